import Colorimetry
import Printing
import Wording

/// Opacities that words give to colours.
extension ColorScan {
  /// Takes in the opacity right before a colour: `Disabled text: 26% #000000`. `60%`, `30%` and `10%` are the usual shares
  /// of a surface.
  static func muted(_ found: Found, in scan: TextScan) -> Found {
    guard scan.isExplicit, scan.valueStart < scan.lexemes.count, let share = scan.lexemes[scan.valueStart].quantity,
      share.unit == .percent, share.high == nil, share.low < 100, ![10, 30, 60].contains(share.low),
      found.color.opacity == 1, share.end <= found.range.lowerBound,
      case let between = Trimming.text(scan.text[share.end..<found.range.lowerBound]), ["", "of"].contains(between)
    else { return found }
    return Found(range: share.start..<found.range.upperBound, color: found.color.withOpacity(share.low / 100))
  }

  /// What leads to an opacity: `à 0.6 alpha`, `mit 60% Alpha`.
  private static let before = ["with ", "à ", "avec ", "bei ", "mit ", "con ", "com ", "al ", "met "]

  /// Takes in `at 60% opacity`, `@ 60%`, `/ 60%`, `(60% opacity)`, `, 60% opacity`, `with 60% opacity` or
  /// `opacity 0.6`; in a cell also a percentage that ends it.
  static func withOpacity(_ found: Found, in text: [UInt8], isCell: Bool) -> Found {
    var index = found.range.upperBound
    var hasSign = false
    while index < text.count, index - found.range.upperBound < 8 {
      let byte = text[index]
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "/") {
        hasSign = true
      } else if byte == UInt8(ascii: "a"), index + 2 < text.count, text[index + 1] == UInt8(ascii: "t") {
        hasSign = true
        index += 1
      } else if let word = Self.before.first(where: { text[index...].starts(with: $0.utf8) }) {
        index += word.utf8.count - 1
      } else if !byte.isSpace, byte != UInt8(ascii: "("), byte != UInt8(ascii: ",") {
        break
      }
      index += 1
    }
    guard index > found.range.upperBound, index < text.count else { return found }
    let word = text[index...].prefix(16).prefix(while: \.isLetter)
    let isNamed = !word.isEmpty && KindWords(word) == .opacity
    if isNamed { index = text[word.endIndex...].firstIndex { !$0.isSpace && !$0.isOne(of: ":=") } ?? index }
    guard text[index].isDigit || text[index] == UInt8(ascii: ".") else { return found }
    var reader = QuantityReader(text, at: index)
    guard let share = reader.read(), share.high == nil, share.low <= 100 else { return found }
    if isNamed {
      let opacity = share.unit == .percent ? share.low / 100 : share.low
      guard share.unit == .percent || share.unit == nil, opacity <= 1 else { return found }
      return Found(range: found.range.lowerBound..<share.end, color: found.color.withOpacity(opacity))
    }
    // `#3B82F6/10`, as in the classes of Tailwind.
    if share.unit == nil, !share.isFraction, text[found.range.upperBound] == UInt8(ascii: "/"),
      index == found.range.upperBound + 1
    {
      return Found(range: found.range.lowerBound..<share.end, color: found.color.withOpacity(share.low / 100))
    }
    var end = share.end
    let rest = KindWords(text[end...].prefix(9))
    // `#FFFFFF at 0.75 alpha`
    let isPart = share.unit == nil && share.low <= 1 && rest.contains(.opacity)
    guard share.unit == .percent || isPart else { return found }
    if rest.contains(.opacity) {
      end += text[end...].prefix(while: \.isSpace).count
      end += text[end...].prefix(while: \.isLetter).count
    } else if isCell, text[end...].elementsEqual(")".utf8) {
      end += 1
    } else if !hasSign, !(isCell && text[end...].allSatisfy(\.isSpace)) {
      return found
    }
    let opacity = isPart ? share.low : share.low / 100
    return Found(range: found.range.lowerBound..<end, color: found.color.withOpacity(opacity))
  }
}
