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
    for index in document.linksAndImages {
      let path = document.urlBytes(of: index).withUnsafeBufferPointer { destination in
        withPages || !leadsToMarkdown(destination)
          ? LinkIndex.path(of: destination, from: document.file.path) : nil
      }
      guard let path, isVisible(path) else { continue }
      paths.insert(path)
    }
    return paths
  }

  private static func leadsToMarkdown(_ destination: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = destination.firstIndex(of: UInt8(ascii: "#")) ?? destination.count
    return end == 0 || end > 3 && destination[(end - 3)..<end].elementsEqual(".md".utf8)
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
