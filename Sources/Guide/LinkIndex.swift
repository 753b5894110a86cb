import Diagnostics
import Files
import Syntax
import Tokens

/// Where every link of a guide leads: `.md` files to pages, anchors to headings, `token:` to the token table.
package struct LinkIndex: Sendable {
  package enum Target: Sendable, Equatable {
    /// Somewhere else: left as it is.
    case external
    /// An address from the root of the site, with its anchor where the link has one.
    case page(url: String, anchor: String?)
    /// Nothing: with what is wrong and how to mend it, and the page where only the anchor is wrong.
    case broken(rule: String, message: String, fix: String, page: String? = nil)
  }

  private final class Known: Sendable {
    let url: String
    let title: String
    let anchors: Set<String>
    /// The anchor of the heading that is the page's title, which is the top of the page.
    let top: String?

    init(url: String, title: String, anchors: Set<String>, top: String?) {
      self.url = url
      self.title = title
      self.anchors = anchors
      self.top = top
    }
  }

  private let pages: [String: Known]
  /// The source files of all pages, sorted.
  package let sources: [String]

  package init(_ guide: Guide) {
    var pages: [String: Known] = [:]
    for page in guide.pages {
      pages[page.source.path] = Known(
        url: page.url, title: page.title, anchors: Set(page.document.headings.map(\.id)), top: page.titleHeading?.id)
    }
    self.pages = pages
    sources = pages.keys.sorted()
  }

  /// Where a link or image of a page leads.
  package func target(of destination: String, on page: Page, in system: DesignSystem) -> Target {
    if destination.hasPrefix("token:") { return token(String(destination.dropFirst(6)), system) }
    if Self.isExternal(destination) { return .external }
    let hash = destination.utf8.firstIndex(of: UInt8(ascii: "#"))
    let end = destination.utf8.firstIndex(of: UInt8(ascii: "?")).map { min($0, hash ?? $0) } ?? hash
    let path = Self.percentDecoded(end.map { String(destination[..<$0]) } ?? destination)
    let behind = hash.map { destination[destination.utf8.index(after: $0)...] } ?? ""
    let anchor = behind.isEmpty ? nil : Self.percentDecoded(String(behind))
    let wanted = path.isEmpty ? page.source.path : RelativePath.resolved(path, from: page.source.path)
    guard let wanted else {
      return .broken(
        rule: "broken-link", message: "\(path) leads out of the project", fix: "link to a file of the project")
    }
    guard let known = pages[wanted] else { return missing(path, wanted) }
    if let anchor, !known.anchors.contains(anchor) {
      let near = Suggestion.nearest(to: anchor, in: known.anchors.sorted())
      return .broken(
        rule: "broken-anchor", message: "\(wanted) has no heading #\(anchor)",
        fix: near.map { "did you mean #\($0)?" } ?? "link to one of its headings", page: known.url)
    }
    return .page(url: known.url, anchor: anchor == known.top ? nil : anchor)
  }

  /// The page of a source file; nil where the file is none.
  package func page(ofSource path: String) -> (url: String, title: String)? { pages[path].map { ($0.url, $0.title) } }

  private func token(_ name: String, _ system: DesignSystem) -> Target {
    let path = TokenPath(name)
    if system.tokens[path] != nil {
      return .page(url: system.url("tokens.html"), anchor: TokenAnchor.id(of: path))
    }
    let near = Suggestion.nearest(to: name, in: system.tokens.tokens.lazy.map(\.path.description))
    return .broken(
      rule: "unknown-token", message: "\(name) names no token of \(system.settings.name)",
      fix: near.map { "did you mean \($0)?" } ?? "name a token of the system")
  }

  private func missing(_ path: String, _ wanted: String) -> Target {
    let isPage = ProjectLayout.isPage(wanted)
    let near = isPage ? Suggestion.nearest(to: wanted, in: sources) : nil
    return .broken(
      rule: "broken-link", message: "\(path) is no page of the guide",
      fix: near.map { "did you mean \($0)?" } ?? "write the page, link elsewhere, or name the file in a code span")
  }

  private static func isExternal(_ destination: String) -> Bool {
    if destination.hasPrefix("//") { return true }
    guard let end = destination.utf8.firstIndex(where: { !isSchemePart($0) }) else { return false }
    return end > destination.startIndex && destination.utf8[end] == UInt8(ascii: ":")
  }

  /// Source: RFC 3986, section 3.1.
  private static func isSchemePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
