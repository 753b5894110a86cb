import Files
import Printing
package import Syntax

/// Files that pages show or link to and that are not pages themselves: pictures, documents, token files. They are
/// published at addresses next to those of the pages beside them.
package enum LinkedFiles {
  /// The paths within the project to which a document's links and pictures lead, whether or not they exist.
  ///
  /// - Parameters:
  ///   - withPages: whether links to Markdown files count; they are many, and most lead to pages that are built.
  ///   - isRooted: whether addresses from the root count, with all that they may mean.
  package static func paths(
    in document: MarkdownDocument, withPages: Bool, isRooted: Bool = false
  ) -> Set<String> {
    var paths: Set<String> = []
    func insert(_ path: String) { if !path.utf8.contains(where: { $0 < 0x20 }) { paths.insert(path) } }
    func add(_ destination: BorrowedBytes) {
      if isRooted, destination.first == UInt8(ascii: "/"), let written = LinkIndex.written(destination) {
        return WrittenAddress.files(meantBy: written, on: document.file.path).forEach(insert)
      }
      let isCounted = withPages || !leadsToMarkdown(destination) || leadsToHidden(destination)
      guard isCounted, let path = LinkIndex.path(of: destination, from: document.file.path) else { return }
      insert(path)
    }
    document.forEachDestination { _, destination in add(destination) }
    for address in document.htmlAddresses { address.address.withBytes(add) }
    return paths
  }

  private static func leadsToMarkdown(_ destination: BorrowedBytes) -> Bool {
    guard let base = destination.baseAddress else { return true }
    let end = ByteSearch.first(UInt8(ascii: "#"), in: base, destination.count) ?? destination.count
    return end == 0 || end > 3 && ByteSearch.first(".md", in: base + end - 3, 3) == 0
  }

  /// Whether some part of an address begins with a dot and a letter, as hidden files do.
  private static func leadsToHidden(_ destination: BorrowedBytes) -> Bool {
    destination.indices.contains { place in
      destination[place] == UInt8(ascii: ".") && place + 1 < destination.count && destination[place + 1].isLetter
        && (place == 0 || destination[place - 1] == UInt8(ascii: "/"))
    }
  }

  /// The address of a file, by the same rule as `PageAddress`.
  package static func url(of path: String) -> String {
    path.hasPrefix("content/") ? String(path.utf8.dropFirst("content/".utf8.count)) ?? path : path
  }

  /// Whether no part of a path begins with a dot: hidden files are never part of a site.
  package static func isVisible(_ path: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in path.utf8 {
      if byte == UInt8(ascii: ".") && before == UInt8(ascii: "/") { return false }
      before = byte
    }
    return !path.isEmpty
  }
}
