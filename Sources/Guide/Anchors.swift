import Printing
import Syntax
import Wording

/// The anchors of a page’s headings, and those by which other tools call them.
struct Anchors: Sendable {
  private static let few = 64

  let all: Set<String>
  /// The first thousand anchors, sorted, for suggestions.
  let sorted: [String]
  /// Those that are written in headings, as other tools read them: `## Colour {#colour}`.
  let written: Set<String>
  /// The anchors with accents, by what is left without them: some sites write the addresses of their headings so.
  let unaccented: [String: String]
  /// Those that tools make which build a site of the pages.
  let madeByTools: SiteAnchors
  /// The letters before what only a template knows, of each heading that has such: `## Colour {{ status("new") }}`.
  let beforeTemplates: [String]

  init(_ headings: [Heading]) {
    all = Set(headings.map(\.id))
    sorted = headings.prefix(1000).map(\.id).sorted()
    written = Set(headings.compactMap { Self.written(in: $0.text) })
    unaccented = Dictionary(
      headings.lazy.map(\.id).filter { $0.utf8.contains { $0 >= 0x80 } }.map { (Unaccented.plain($0), $0) }
    ) { first, _ in first }
    madeByTools = SiteAnchors(headings)
    beforeTemplates = headings.compactMap { Self.lettersBeforeTemplate(in: $0.text) }
  }

  private static func written(in text: String) -> String? {
    guard text.hasSuffix("}"), let start = text.ranges(of: "{#").last?.upperBound else { return nil }
    return String(text[start...].dropLast())
  }

  private static func lettersBeforeTemplate(in text: String) -> String? {
    guard let place = text.firstRange(of: "{{") ?? text.firstRange(of: "{%") else { return nil }
    let own = letters(text[..<place.lowerBound].lowercased())
    return own.isEmpty ? nil : own
  }

  private static func letters(_ text: some StringProtocol) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }

  /// Whether an anchor begins as one of a heading that ends with what only a template knows.
  func mayBeOfATemplate(_ anchor: String) -> Bool {
    !beforeTemplates.isEmpty && beforeTemplates.contains { Self.letters(anchor).hasPrefix($0) }
  }

  /// The anchors of a page; nil if it has few.
  static func many(of headings: [Heading]) -> Anchors? { headings.count > few ? Anchors(headings) : nil }
}
