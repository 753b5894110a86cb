package import Files

/// The files of a test project, in which every `↓` marks the place of a finding that is expected.
package struct MarkedProject {
  package let sources: Sources
  /// Every mark in the order of the files: `content/guide.yml:2:10`.
  package let places: [String]

  package init(_ files: [String: String]) {
    let marked = files.map { (path: $0.key, text: MarkedText($0.value)) }.sorted { $0.path < $1.path }
    sources = Sources(Dictionary(uniqueKeysWithValues: marked.map { ($0.path, $0.text.text) }))
    places = marked.flatMap { path, text in text.positions.map { "\(path):\($0.line):\($0.column)" } }
  }
}
