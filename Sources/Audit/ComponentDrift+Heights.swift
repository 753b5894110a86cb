import Claims
import Diagnostics
import Files
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

extension ComponentDrift {
  /// Reports a height on a component's page that none of the tokens has which the page lists as the component's: `11 px high`
  /// where they are 4 px and 8 px.
  ///
  /// - Parameter told: where something else is told of a value.
  static func reportHeights(_ page: AuditedPage, told: Set<ByteRange>, into diagnostics: inout Diagnostics) {
    let own = PartClauses(page).own
    let lengths = own.compactMap { part -> (token: Token, pixels: Double)? in
      guard case .dimension(let length) = part.token.value else { return nil }
      return (part.token, length.pixels)
    }
    let heights = lengths.filter { NameWords($0.token.path.name).words.contains("height") }
    guard let first = heights.first else { return }
    let values = heights.map { $0.pixels }.uniqued().map { "\($0.trimmed(2)) px" }
    for text in page.texts where text.has(.digit) && text.kind != .heading && !page.isAside(text) {
      for (pixels, range) in Self.heights(in: text) where !lengths.contains(where: { $0.pixels == pixels }) {
        let place = page.document.range(ofPlain: range, in: text.node)
        let isTold = told.contains(place) || diagnostics.all.contains { $0.rule == rule && $0.span?.range == place }
        guard !isTold, !text.isStruck(range.lowerBound), !text.isDenied(around: range) else { continue }
        let span = page.document.file.span(place)
        diagnostics.report(
          rule, by: values.count == 1 ? .sure : .likely,
          "no height of the component is \(span.text): its tokens have \(Sentence.list(values))", at: span,
          why: "the document and the component say different things, and people follow either",
          fix: "write a height that the component has, or change the component",
          related: [Diagnostic.Related("\(first.token.path) has its value here", at: first.token.valueSpan)])
      }
    }
  }

  /// The lengths that a text calls high or tall, or gives as a height; a design has no other unit for bare numbers.
  private static func heights(in text: PageText) -> [(pixels: Double, range: Range<Int>)] {
    let bytes = text.bytes
    var found: [(Double, Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isDigit, index == 0 || bytes[index - 1].isOne(of: " (|"),
        case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: index)
      else {
        index += 1
        continue
      }
      let behind = bytes[end...].drop { $0.isOne(of: " -") }.prefix(while: \.isLetter)
      let isSaid =
        ["high", "tall"].contains(behind.lowercasedText)
        || ["height ", "height is ", "height of ", "height: "].contains {
          bytes[..<index].suffix($0.utf8.count).elementsEqual($0.utf8)
        }
      if isSaid, let pixels = quantity.unit == nil ? quantity.low : quantity.pixels, quantity.high == nil {
        found.append((pixels, index..<end))
      }
      index = end
    }
    return found
  }
}
