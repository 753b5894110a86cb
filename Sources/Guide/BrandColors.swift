import Colorimetry
import Files
import Printing
import Syntax
import Wording

/// The colours that a document says are its brand's, as it writes them, so that a system without tokens is recognised too:
/// those of the first section that is called so, else those of the list that calls one of its colours so.
enum BrandColors {
  static func all(in document: MarkdownDocument) -> [String] {
    guard document.file.bytes.contains(UInt8(ascii: "#")) else { return [] }
    var listed: [String] = []
    /// The level of the heading that the section is below.
    var section: Int?
    var own: [Named] = []
    for node in document.children(of: 0) {
      if document[node].kind == .heading {
        let level = document[node].level
        if let open = section, level <= open {
          if !own.isEmpty { break }
          section = nil
        }
        if section == nil, level > 1, isOfBrand(document.plainBytes(of: node)) { section = level }
        continue
      }
      let text = document.file[document[node].range]
      if section != nil {
        own += HexColors.find(in: text).map { Named(color: $0, line: line(of: $0, in: text)) }
      } else if listed.isEmpty, document[node].kind != .codeBlock {
        listed = colors(inList: text)
      }
    }
    guard !own.isEmpty else { return listed }
    let usual = own.first(where: \.isUsual)?.color
    // Of the steps of one scale only the usual one is the brand's.
    if let usual, own.count(where: \.isStep) * 2 > own.count { return distinct([usual], first: usual) }
    return distinct(own.map(\.color), first: usual ?? own.first { isVivid($0.color.color) }?.color)
  }

  /// A colour with the line that it is in.
  private struct Named {
    let color: HexColors.Found
    let line: String

    private var words: [String] { line.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }

    /// Whether it is one of a scale whose names are numbers: `primary-300`.
    var isStep: Bool { words.contains { word in Int(word).map { $0 % 50 == 0 && (50...950).contains($0) } ?? false } }

    /// Whether its line calls it the one that is used: `primary-500 … Default primary`.
    var isUsual: Bool { words.contains { ["default", "base", "main"].contains($0) } || words.contains("500") }
  }

  /// What stands before and behind a colour in its line.
  private static func line(of color: HexColors.Found, in text: ArraySlice<UInt8>) -> String {
    let start = text[..<color.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? text.startIndex
    let end = text[color.range.upperBound...].firstIndex(of: 0x0A) ?? text.endIndex
    return String(decoding: text[start..<color.range.lowerBound], as: UTF8.self) + " "
      + String(decoding: text[color.range.upperBound..<end], as: UTF8.self)
  }

  /// Those of a list with a line that calls its colour the brand's, that one first: `- **Primary**: #2b59c3`.
  private static func colors(inList text: ArraySlice<UInt8>) -> [String] {
    let found = HexColors.find(in: text)
    let first = found.first { colour in
      let start = text[..<colour.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? text.startIndex
      return isOfBrand(text[start..<colour.range.lowerBound])
    }
    return first == nil ? [] : distinct(found, first: first)
  }

  private static let most = 6

  private static func distinct(_ found: [HexColors.Found], first: HexColors.Found?) -> [String] {
    let opaque = ([first].compactMap(\.self) + found).map(\.color).filter { $0.opacity == 1 }
    return Array(opaque.map(\.opaqueHex).uniqued().prefix(most))
  }

  private static func isVivid(_ color: Color) -> Bool { (color.converted(to: .oklch).c2 ?? 0) > leastChroma }

  /// Colours with less chroma in OKLCH are greys.
  private static let leastChroma = 0.04

  /// Whether the words before a colour, or of a heading, call it the brand's and say nothing else.
  private static func isOfBrand(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= longest else { return false }
    // `Brand accent — brass`
    let name = String(decoding: text, as: UTF8.self).prefix { !["(", "—", "–", ":"].contains($0) }
    let words = NameWords(Array(name.utf8)[...]).words.filter { Int($0) == nil }
    return words.contains(where: brands.contains) && words.allSatisfy { brands.contains($0) || beside.contains($0) }
  }

  private static let longest = 60
  private static let brands: Set = [
    "brand", "primary", "accent", "marke", "primär", "marque", "principal", "primario", "primaire", "marca",
    "品牌", "主色", "ブランドカラー", "プライマリ", "プライマリカラー", "メインカラー", "브랜드", "주요",
  ]
  private static let beside: Set = [
    "color", "palette", "main", "core", "key", "anchor", "identity", "scale", "ramp", "base", "default", "action",
    "the",
    "our", "and", "c", "css", "var", "hex", "500", "600", "farbe", "couleur", "cor", "kleur",
  ]
}
