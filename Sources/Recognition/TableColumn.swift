import Motion
import Syntax

/// What the head of a table says of a column.
struct TableColumn {
  /// Its cell in the head.
  let header: Int
  let words: KindWords
  /// What a spring's column holds.
  let parameter: SpringParameter?
  let kind: ValueKind?
  /// The unit its header names: `Size (pt)`.
  let unit: Quantity.Unit?
  var isName = false
  /// Whether another column holds values of the kind too.
  var sharesKind = false

  init(_ cell: Int, in document: MarkdownDocument) {
    header = cell
    let text = document.plainBytes(of: cell)
    words = KindWords(text)
    kind = words.kind
    unit = Surrounding.unit(in: text)
    parameter = TextScan.parameter(inHeader: TextScan.trimming(text))
  }

  /// Whether its cells name font families.
  var isFamily: Bool {
    words.contains(.typography)
      && words.isDisjoint(with: [.size, .weight, .leading, .letter, .ramp, .line, .height, .width, .color])
  }

  var isLineHeight: Bool { words.contains(.leading) || words.isSuperset(of: [.line, .height]) }

  var theme: String? { words.contains(.light) ? "light" : words.contains(.dark) ? "dark" : nil }
}
