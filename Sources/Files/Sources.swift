/// The files a build reads, by path, always walked in the order of their paths.
package struct Sources: Sendable {
  package let files: [SourceFile]
  private let byPath: [String: SourceFile]

  /// A path given twice keeps its first file.
  package init(_ files: [SourceFile]) {
    byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.files = byPath.values.sorted { $0.path < $1.path }
  }

  /// What tests use: a dictionary of files.
  package init(_ texts: [String: String]) {
    self.init(texts.map { SourceFile(path: $0.key, text: $0.value) })
  }

  package subscript(path: String) -> SourceFile? { byPath[path] }

  /// The files below a folder (`content/omnivia`), itself not named, in order.
  package func files(under folder: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix(folder + "/") }
  }
}
