import Files
import Syntax
import Tokens

/// Apple's text styles, which a document may name without their sizes.
///
/// *Source:* Apple, Human Interface Guidelines, Typography: iOS Dynamic Type sizes, Large (default).
enum TextStyles {
  /// A style at the default content size; `Large Title`, `largeTitle` and `.largeTitle` are one.
  ///
  /// - Returns: `isApples` is whether no other system would call a style so.
  static func style(named name: ArraySlice<UInt8>) -> (fields: TypeFields, isApples: Bool)? {
    guard name.count <= longestName else { return nil }
    let letters = name.filter { Byte.isLetter($0) || Byte.isDigit($0) }.map { Byte.isDigit($0) ? $0 : $0 | 0x20 }
    guard letters.count >= 4, name.allSatisfy({ Byte.isLetter($0) || Byte.isDigit($0) || $0 == 0x20 || $0 == 0x2E })
    else { return nil }
    let word = String(decoding: letters, as: UTF8.self)
    guard let (size, leading) = sizes[word] else { return nil }
    let fields = TypeFields(
      size: points(size), weight: FontWeight(word == "headline" ? 600 : 400), families: ["system-ui"],
      leading: points(leading))
    return (fields, word != "headline" && word != "body" && word != "footnote")
  }

  private static let longestName = 14

  /// In points.
  private static let sizes: [String: (size: Double, leading: Double)] = [
    "largetitle": (34, 41), "title1": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18), "caption1": (12, 16),
    "caption2": (11, 13),
  ]

  private static func points(_ number: Double) -> Quantity {
    Quantity(low: number, high: nil, unit: .pt, isFraction: false, isSquare: false, start: 0, end: 0)
  }
}

extension TextStyles {
  /// The styles that the items of a list or the rows of a table name, where at least three do, one of them is Apple's
  /// alone and no number stands beside any: a document that gives sizes means its own.
  static func entries(of block: Int, in document: MarkdownDocument) -> [RecognizedEntry] {
    var entries: [RecognizedEntry] = []
    var isApples = false
    var text: [UInt8] = []
    for child in document.children(of: block) where !document[child].isHeader {
      let isRow = document[child].kind == .tableRow
      let parts = Array(document.children(of: child).prefix(isRow ? 12 : 1))
      guard let first = parts.first, isRow || document[first].kind == .paragraph else { continue }
      text.removeAll(keepingCapacity: true)
      document.appendPlainText(of: first, to: &text)
      let name = isRow ? text[...] : text[..<endOfName(text)]
      guard let style = style(named: trimmed(name)) else { continue }
      var rest = Array(text[name.endIndex...])
      for cell in parts.dropFirst() { document.appendPlainText(of: cell, to: &rest) }
      guard !rest.contains(where: Byte.isDigit) else { return [] }
      isApples = isApples || style.isApples
      entries.append(
        RecognizedEntry(
          name: TextScan.trimmed(name), kind: .textStyle, value: .type(style.fields), caption: nil, node: first))
    }
    return isApples && entries.count >= 3 ? entries : []
  }

  /// Where a colon, a bracket or a dash ends the name.
  private static func endOfName(_ text: [UInt8]) -> Int {
    text.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "-") || $0 == 0xE2 }
      ?? text.count
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: Byte.isSpace)
    while let last = text.last, Byte.isSpace(last) { text.removeLast() }
    return text
  }
}
