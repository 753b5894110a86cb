import Files
import Printing
import Scans
import Syntax
import Wording

/// Apple's text styles where a document names them.
extension TextStyles {
  /// Whether a heading or lead-in speaks of Apple's text styles.
  static func areNamed(in node: Int, of document: MarkdownDocument) -> Bool {
    let range = document[node].range
    guard range.count <= Surrounding.longest else { return false }
    return names.contains { document.file[range].firstPlace(of: $0[...]) != nil }
  }

  private static let names = ["ynamic Type", "ynamic type", "ext Styles", "ext styles"].map { Array($0.utf8) }

  /// The styles that the items of a list or the rows of a table name, where at least three do, one of them is Apple's
  /// alone and no number is beside any: a document that gives sizes means its own.
  ///
  /// - Parameter source: the heading or lead-in that speaks of them.
  static func values(of block: Int, in document: MarkdownDocument, after source: Int) -> [RecognizedValue] {
    var values: [RecognizedValue] = []
    var isApples = false
    for child in document.children(of: block) where !document[child].isHeader {
      let isRow = document[child].kind == .tableRow
      let parts = Array(document.children(of: child).prefix(isRow ? 12 : 1))
      guard let first = parts.first, isRow || document[first].kind == .paragraph else { continue }
      let text = document.plainBytes(of: first)
      let name = Trimming.bytes(isRow ? text : text.prefix { !endsName($0) })
      guard let style = style(named: name) else { continue }
      let isNumbered =
        text[name.endIndex...].contains(where: \.isDigit)
        || parts.dropFirst().contains { document.plainBytes(of: $0).contains(where: \.isDigit) }
      guard !isNumbered else { return [] }
      isApples = isApples || style.isApples
      let part = name.startIndex - text.startIndex..<name.endIndex - text.startIndex
      let place = document.range(ofPlain: part, in: first)
      values.append(
        RecognizedValue(
          .textStyle, .type(style.fields), name: Name(String(decoding: name, as: UTF8.self), place), range: place,
          node: first, evidence: [.above(node: source)]))
    }
    return isApples && values.count >= 3 ? values : []
  }

  /// A colon, a bracket or a dash.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "-") || byte == 0xE2
  }
}
