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

  /// Whether a document may lead to such a file, by its text alone: one that cannot need not be parsed to know it.
  ///
  /// Addresses are after `](` and `]:` and in the tags of links and pictures. Those of other hosts and of pages, which
  /// are nearly all, are recognised where they are written plainly.
  static func mayBeNamed(in bytes: [UInt8], withPages: Bool, isRooted: Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch bytes[index] {
        // UTF-16 has one in every letter of ASCII.
        case 0: return true
        case UInt8(ascii: "<"):
          if beginsTag("a", in: bytes, at: index + 1) || beginsTag("img", in: bytes, at: index + 1) { return true }
        case UInt8(ascii: "]"):
          guard next == UInt8(ascii: "(") || next == UInt8(ascii: ":") else { continue }
          let rest = bytes[(index + 2)...].drop(while: \.isSpace).prefix(mostRead)
          guard
            let end = rest.firstIndex(where: { $0.isSpace || $0 == UInt8(ascii: ")") })
              ?? (rest.count < mostRead ? rest.endIndex : nil)
          else { return true }
          let written = UnsafeBufferPointer(rebasing: rest[..<end])
          if mayLeadToFile(written, withPages: withPages, isRooted: isRooted) { return true }
        default: continue
        }
      }
      return false
    }
  }

  /// In bytes: a longer destination is not looked through, so that the time is linear in a text of nothing but brackets.
  private static let mostRead = 2048

  private static func beginsTag(_ name: StaticString, in bytes: BorrowedBytes, at start: Int) -> Bool {
    let end = start + name.utf8CodeUnitCount
    guard end < bytes.count, !bytes[end].isLetter, !bytes[end].isDigit else { return false }
    return name.withUTF8Buffer { name in name.indices.allSatisfy { bytes[start + $0].lowercased == name[$0] } }
  }

  /// Whether a destination as it is written may lead to a file that is no page.
  private static func mayLeadToFile(_ written: BorrowedBytes, withPages: Bool, isRooted: Bool) -> Bool {
    guard let first = written.first else { return false }
    if written.contains(where: { $0.isOne(of: "\\&<>(") }) { return true }
    if isRooted, first == UInt8(ascii: "/") { return true }
    if first == UInt8(ascii: "#") || LinkIndex.isExternal(written) { return false }
    return withPages || !leadsToMarkdown(written) || leadsToHidden(written)
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
