import Files
import Printing
import Syntax
import TokenValues
import Wording

/// Apple's text styles, which a document may name without their sizes.
///
/// *Source:* Apple, Human Interface Guidelines, Typography: iOS Dynamic Type sizes, Large (default).
enum TextStyles {
  /// A style at the default content size; `Large Title`, `largeTitle` and `.largeTitle` are one.
  ///
  /// - Returns: `isApples` is whether no other system would call a style so.
  static func style(named name: ArraySlice<UInt8>) -> (fields: TypeFields, isApples: Bool)? {
    guard name.count <= longestName else { return nil }
    let letters = name.filter { $0.isLetter || $0.isDigit }.map { $0.isDigit ? $0 : $0 | 0x20 }
    guard letters.count >= 4,
      name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") })
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
