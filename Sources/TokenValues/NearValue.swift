import Colorimetry
import Printing

/// A text that nearly is a value: a slip, and no way of writing that another tool reads.
package struct NearValue {
  /// What is wrong with it.
  package let fault: String
  package let fix: String

  /// Nil for a text that may well be meant as it is.
  package init?(_ text: String) {
    let text = text.split(separator: " ").joined(separator: " ")
    guard let made = Self.color(text) ?? Self.declaration(text) ?? Self.quantity(text) else { return nil }
    self = made
  }

  private init(_ fault: String, fix: String) { (self.fault, self.fix) = (fault, fix) }

  private static func isHex(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isDigit || (0x61...0x66).contains($0 | 0x20) }
  }

  private static func color(_ text: String) -> NearValue? {
    if text.hasPrefix("#") {
      guard CSSText.color(text) == nil, text.utf8.dropFirst().allSatisfy({ $0.isLetter || $0.isDigit }) else {
        return nil
      }
      return isHex(text.dropFirst())
        ? NearValue("\(text) has \(text.count - 1) digits", fix: "write 3, 4, 6 or 8 digits")
        : NearValue("\(text) has letters that are no digits", fix: "write digits from 0 to 9 and a to f")
    }
    if [6, 8].contains(text.count), isHex(text), text.contains(where: \.isLetter), text.contains(where: \.isNumber) {
      return NearValue("\(text) has no # before it", fix: "write #\(text)")
    }
    guard let name = ["rgb", "rgba", "hsl", "hsla"].first(where: { text.hasPrefix($0 + "(") }),
      !["var(", "calc(", "from ", "{", "$"].contains(where: text.contains), CSSText.color(text) == nil
    else { return nil }
    return NearValue("\(name)() has other arguments in CSS", fix: "check its channels and its last bracket")
  }

  /// A whole declaration of CSS in the place of its value.
  private static func declaration(_ text: String) -> NearValue? {
    if text.hasSuffix(";") { return NearValue("it ends in a semicolon", fix: "write the value alone") }
    guard let colon = text.firstIndex(of: ":"), text[..<colon].utf8.count > 2,
      text[..<colon].utf8.allSatisfy({ $0.isLetter || $0 == UInt8(ascii: "-") }),
      text[text.index(after: colon)...].hasPrefix(" ")
    else { return nil }
    return NearValue("it is a whole declaration", fix: "write the value alone")
  }

  /// A length or a time with a slip: `16 px`, `1,5rem`, `16pxx`.
  private static func quantity(_ text: String) -> NearValue? {
    let number = text.prefix { $0.isNumber || ".,-".contains($0) }
    let unit = text.dropFirst(number.count).filter { $0 != " " }
    guard number.contains(where: \.isNumber),
      known.contains(unit) && WrittenQuantity(text) == nil || slips.contains(unit)
    else { return nil }
    return NearValue("\(text) is no number with a unit", fix: "write it as in 1.5rem or 16px")
  }

  private static let known: Set = ["px", "rem", "em", "ms", "s", "pt", "dp", "sp"]
  private static let slips: Set = ["pxx", "ppx", "xp", "rme", "remm", "rrem", "msec", "mms"]
}
