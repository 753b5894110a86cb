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
  /// Whether its cells are places in files, which name nothing.
  let isPlace: Bool
  /// Whether its header says that its cells name the rows.
  let isNaming: Bool
  /// Whether its cells are colours that need no `#`.
  let isHex: Bool
  /// Whether its cells name the rows.
  var isName = false
  /// Whether a cell may be an easing by its keyword.
  var isEasing = false

  init(_ cell: Int, in document: MarkdownDocument) {
    header = cell
    let text = document.plainBytes(of: cell)
    words = KindWords(text)
    kind = words.kind
    unit = Surrounding.unit(in: text)
    let title = TextScan.trimming(text)
    parameter = TextScan.parameter(inHeader: title)
    isPlace = title.isWord("file") || title.isWord("files") || title.isWord("path")
    isNaming = title.isWord("name") || title.isWord("token") || title.isWord("variable") || title.isWord("role")
    isHex = title.isWord("hex") || title.isWord("hex code")
  }

  /// Whether its cells name font families.
  var isFamily: Bool {
    !isName && words.contains(.typography)
      && words.isDisjoint(with: [.size, .weight, .leading, .letter, .ramp, .line, .height, .width, .color])
  }

  var isLineHeight: Bool { words.contains(.leading) || words.isSuperset(of: [.line, .height]) }

  var theme: String? { words.contains(.light) ? "light" : words.contains(.dark) ? "dark" : nil }
}
