import Files
import Syntax

/// Files of a project that its pages show or lead to and that are no pages: pictures, papers, token files. They stand in
/// the site at the addresses the pages beside them have.
package enum LinkedFiles {
  /// Where the links and pictures of a page lead within the project; whether anything stands there is not known. Hidden
  /// files are none of a site's.
  package static func paths(on page: Page) -> Set<String> {
    let document = page.document
    var paths: Set<String> = []
    for index in document.nodes.indices where document[index].kind == .image || document[index].kind == .link {
      let path = document.urlBytes(of: index).withUnsafeBufferPointer { LinkIndex.path(of: $0, from: page.source.path) }
      guard let path, !path.isEmpty, isVisible(path) else { continue }
      paths.insert(path)
    }
    return paths
  }

  /// The address of a file, by the rule of `PageAddress`.
  package static func url(of path: String) -> String {
    path.hasPrefix("content/") ? String(path.utf8.dropFirst("content/".utf8.count)) ?? path : path
  }

  private static func isVisible(_ path: String) -> Bool {
    !path.utf8.contains { $0 < 0x20 } && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
