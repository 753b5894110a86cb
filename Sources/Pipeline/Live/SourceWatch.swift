import Diagnostics
import Files
import Guide

/// Tells when the sources of a project change, and reads those again that did.
///
/// It compares the files' times and sizes, which every system has; asking after five thousand of them takes a few
/// milliseconds.
package struct SourceWatch {
  private let input: String
  private let output: String?
  private var loader: SourceLoader?
  /// What was last read.
  private var tree: SourceTree?
  /// The stamps of the inputs, in their order, and those of their folders.
  private var stamps: [FileStamp?] = []
  private var folderStamps: [FileStamp?] = []
  /// The stamps that were last compared with them.
  private var seen: (files: [FileStamp?], folders: [FileStamp?])?
  /// The absolute paths of the inputs, and the place of each among them.
  private var places: [String] = []
  private var numbers: [String: Int] = [:]
  /// The absolute paths of their folders, sorted.
  package private(set) var folders: [String] = []

  /// - Parameters:
  ///   - input: a project's folder, or a document.
  ///   - output: a folder in it that is left out.
  package init(_ input: String, output: String?) {
    self.input = input
    self.output = output
  }

  /// Whether a file has changed, come or gone since the sources were last read.
  package mutating func hasChanged(jobs: Int) async -> Bool {
    let now = await (
      files: concurrentMap(places, jobs: jobs) { FileStamp($0) },
      folders: concurrentMap(folders, jobs: jobs) { FileStamp($0) }
    )
    seen = now
    return now.files != stamps || now.folders != folderStamps
  }

  /// What is known of files that are said to be written to their end.
  package enum Told {
    /// Their texts are those that were last read.
    case nothing
    /// They are sources with other texts, in folders that are as they were: only they are read next.
    case texts
    /// Something else may have changed, or nobody said anything: everything has to be looked at.
    case more
  }

  /// Looks at some files that are said to be written to their end, and at nothing else.
  ///
  /// - Parameter written: absolute paths.
  package mutating func told(of written: Set<String>) -> Told {
    var files = stamps
    var told = written.isEmpty ? Told.more : .nothing
    for path in written {
      let folder = RelativePath.folder(of: path)
      guard let number = numbers[path], let stamp = FileStamp(path), let place = folders.firstIndex(of: folder),
        FileStamp(folder) == folderStamps[place]
      else { return .more }
      // Two texts that are saved shortly after each other can have the same stamp.
      if stamp == stamps[number], isAsRead(number) { continue }
      (files[number], stamps[number]) = (stamp, nil)
      told = .texts
    }
    seen = (files, folderStamps)
    return told
  }

  /// Whether an input has the bytes that were last read.
  private func isAsRead(_ number: Int) -> Bool {
    guard let loader, let tree, let file = loader.read(loader.inputs[number]) else { return false }
    return tree.sources[file.path]?.bytes == file.bytes
  }

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
    // The stamps come first: a file that is saved while it is read, or was since they were taken, is read again.
    if let now = seen, now.folders == folderStamps {
      // Where only some pages have another text, what is known of all other files still holds.
      let changed = now.files.indices.filter { now.files[$0] != stamps[$0] }
      if let tree = reading(changed) {
        stamps = now.files
        return keep(tree)
      }
    }
    let loader = try SourceLoader(input, output: output)
    let before = Dictionary(
      zip(self.loader?.inputs ?? [], stamps), uniquingKeysWith: { first, _ in first })
    watch(loader)
    let after = Dictionary(zip(loader.inputs, stamps), uniquingKeysWith: { first, _ in first })
    let known = tree?.sources
    let (sources, found) = await loader.load(jobs: jobs) { path in
      guard let stamp = before[path] ?? nil, after[path] ?? nil == stamp else { return nil }
      return known?[path]
    }
    return keep(SourceTree(sources, diagnostics: found, beside: loader.beside))
  }

  /// What was last read, with some of its pages read again; nil where more may have changed than their texts.
  private func reading(_ changed: [Int]) -> SourceTree? {
    guard let loader, let tree, !changed.isEmpty else { return nil }
    var sources = tree.sources
    for number in changed {
      let path = loader.inputs[number]
      guard ProjectLayout.isPage(path), let file = loader.read(path), sources.replace(file) else { return nil }
    }
    return SourceTree(sources, diagnostics: tree.diagnostics, beside: tree.beside, isRewritten: true)
  }

  private mutating func keep(_ tree: SourceTree) -> SourceTree {
    (self.tree, seen) = (tree, nil)
    return tree
  }

  private mutating func watch(_ loader: SourceLoader) {
    self.loader = loader
    var folders: Set<String> = [loader.root]
    for path in loader.inputs {
      var folder = RelativePath.folder(of: path)
      while !folder.isEmpty, folders.insert(loader.root + "/" + folder).inserted {
        folder = RelativePath.folder(of: folder)
      }
    }
    places = loader.inputs.map { loader.root + "/" + $0 }
    numbers = Dictionary(places.enumerated().map { ($1, $0) }) { first, _ in first }
    self.folders = folders.sorted()
    stamps = places.map { FileStamp($0) }
    folderStamps = self.folders.map { FileStamp($0) }
  }
}
