import Files
package import Syntax

/// Files of a project that its pages show or lead to and that are no pages: pictures, papers, token files. They stand in
/// the site at the addresses the pages beside them have.
package enum LinkedFiles {
  /// Where the links and pictures of a document lead within the project; whether anything stands there is not known.
  /// Hidden files are none of a site's.
  ///
  /// - Parameter withPages: whether links to Markdown count, which are many and mostly lead to pages that are built.
  package static func paths(in document: MarkdownDocument, withPages: Bool) -> Set<String> {
    var paths: Set<String> = []
    document.forEachDestination { _, destination in
      guard withPages || !leadsToMarkdown(destination),
        let path = LinkIndex.path(of: destination, from: document.file.path), isVisible(path)
      else { return }
      paths.insert(path)
    }
    return paths
  }

  private static func leadsToMarkdown(_ destination: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = destination.baseAddress else { return true }
    let end = ByteSearch.first(UInt8(ascii: "#"), in: base, destination.count) ?? destination.count
    return end == 0 || end > 3 && ByteSearch.first(".md", in: base + end - 3, 3) == 0
  }

  /// The address of a file, by the rule of `PageAddress`.
  package static func url(of path: String) -> String {
    path.hasPrefix("content/") ? String(path.utf8.dropFirst("content/".utf8.count)) ?? path : path
  }

  private static func isVisible(_ path: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in path.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: ".") && before == UInt8(ascii: "/") { return false }
      before = byte
    }
    return !path.isEmpty
  }
}
