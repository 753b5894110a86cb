import Diagnostics
import Files

/// Tells when the sources of a project change, and reads those again that did.
///
/// It compares the files' times and sizes, which every system has; asking after five thousand of them takes a few
/// milliseconds.
package struct SourceWatch {
  private let input: String
  private let output: String?
  private var loader: SourceLoader?
  /// The stamps of the files and of their folders, in the order of their paths.
  private var stamps: [FileStamp?] = []
  private var watched: [String] = []
  private var files: [String: (stamp: FileStamp, file: SourceFile)] = [:]

  /// - Parameters:
  ///   - input: a project's folder, or a document.
  ///   - output: a folder in it that is left out.
  package init(_ input: String, output: String?) {
    self.input = input
    self.output = output
  }

  /// Whether a file has changed, come or gone since the sources were last read.
  package func hasChanged() -> Bool { watched.map { FileStamp($0) } != stamps }

  /// Whether the folders hold other files than when they were last read; slower, and finds files in new places.
  package func hasMoved() -> Bool {
    do throws(FileSystemError) {
      return try SourceLoader(input, output: output).inputs != loader?.inputs
    } catch {
      return loader != nil
    }
  }

  /// Reads the sources; a file that is as it was is the same object.
  ///
  /// - Throws: `FileSystemError` if there is nothing to read. What is watched stays as it was.
  package mutating func read(jobs: Int) async throws(FileSystemError) -> SourceTree {
    // The stamps come first: a file that is saved while it is read is read again.
    if let loader { watch(loader) }
    let loader = try SourceLoader(input, output: output)
    self.loader = loader
    watch(loader)
    let before = files
    let now = Dictionary(
      loader.inputs.map { ($0, FileStamp(loader.root + "/" + $0)) }, uniquingKeysWith: { first, _ in first })
    let (sources, found) = await loader.load(jobs: jobs) { path in
      guard let known = before[path], let stamp = now[path], known.stamp == stamp else { return nil }
      return known.file
    }
    files = [:]
    for file in sources.files { if let stamp = now[file.path] ?? nil { files[file.path] = (stamp, file) } }
    return SourceTree(sources, diagnostics: found, beside: loader.beside)
  }

  private mutating func watch(_ loader: SourceLoader) {
    var folders: Set<String> = [loader.root]
    for path in loader.inputs {
      var folder = RelativePath.folder(of: path)
      while !folder.isEmpty, folders.insert(loader.root + "/" + folder).inserted {
        folder = RelativePath.folder(of: folder)
      }
    }
    watched = loader.inputs.map { loader.root + "/" + $0 } + folders.sorted()
    stamps = watched.map { FileStamp($0) }
  }
}
