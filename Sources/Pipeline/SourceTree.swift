package import Diagnostics
package import Files
import Guide
import Syntax

/// The sources of a project in one state, wherever they are read: on the disk, in a git revision, from a dictionary.
///
/// Everything after loading takes one of these, so two states of a project are built by the same code.
package struct SourceTree: Sendable {
  package let sources: Sources
  /// What could not be read.
  package let diagnostics: Diagnostics
  /// Finds files of the project that are not sources.
  package let beside: FileFinder
  /// Reads such files to compare them; nil where nobody does.
  package let assets: AssetReader?
  /// Files of data that are no sources, because they hold no tokens or are written in a notation that is not read.
  package let leftOut: [SourceFile]
  /// What is before the paths of the project where something is said of a file: `docs/`, or nothing.
  let place: String
  /// Whether it differs from the tree that was read before in nothing but the texts of pages.
  let isRewritten: Bool

  package init(
    _ sources: Sources, diagnostics: Diagnostics = Diagnostics(), beside: @escaping FileFinder = { _ in nil },
    assets: AssetReader? = nil, leftOut: [SourceFile] = [], place: String = "", isRewritten: Bool = false
  ) {
    self.isRewritten = isRewritten
    self.place = place
    self.assets = assets
    self.leftOut = leftOut
    self.sources = sources
    self.diagnostics = diagnostics
    self.beside = beside
  }

  /// The inputs of a folder, or one document, as they are on the disk now.
  package init(onDisk path: String, jobs: Int) async throws(FileSystemError) {
    let loader = try SourceLoader(path, output: SourceLoader.defaultOutput(for: path))
    let (sources, diagnostics) = await loader.load(jobs: jobs)
    self.init(
      sources, diagnostics: diagnostics, beside: loader.beside, assets: loader.assets,
      leftOut: loader.leftOut(by: sources), place: loader.prefix)
  }
}

extension SourceTree {
  /// Everything that is compared by its bytes: the sources, and what is left out of them.
  var compared: Sources { Sources(sources.files + leftOut) }

  /// The files that may hold tokens, those that are no sources included.
  var tokenFiles: [SourceFile] {
    sources.files.filter { file in
      DataReader.isData(file.path)
        || ProjectLayout.isStylesheet(file.path) && !file.path.hasPrefix("templates/")
    } + leftOut.filter { !ProjectLayout.isStylesheet($0.path) }
  }
}

extension Sources {
  /// The paths of the files that only one of both has, or that have other bytes.
  func differing(from other: Sources) -> [String] {
    files.filter { other[$0.path]?.bytes != $0.bytes }.map(\.path)
      + other.files.filter { self[$0.path] == nil }.map(\.path)
  }

  /// Whether both have the same files with the same bytes.
  package func isIdentical(to other: Sources) -> Bool {
    files.count == other.files.count
      && zip(files, other.files).allSatisfy { $0.path == $1.path && $0.bytes == $1.bytes }
  }
}
