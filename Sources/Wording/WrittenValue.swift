package import Colorimetry
package import Motion
import Printing

/// A value as a document writes it.
package enum WrittenValue {
  /// With whether its opacity is written too.
  case color(Color, hasOpacity: Bool)
  case quantity(Quantity)
  case curve(CubicBezier)
  /// The name of a family of type.
  case family(String)

  /// The value that a text has at an offset, and where it ends; nil where there is none, or only a part of a range.
  package static func read(_ text: [UInt8], at start: Int) -> (value: WrittenValue, end: Int)? {
    guard start < text.count else { return nil }
    if text[start] == UInt8(ascii: "#") { return hex(text, at: start) }
    if text[start].isLetter { return function(text, at: start) }
    var reader = QuantityReader(text, at: start)
    guard let quantity = reader.read(), quantity.high == nil, !quantity.isSquare else { return nil }
    return (.quantity(quantity), reader.index)
  }

  /// A number below a header that is nothing but a unit of length, in that unit: `16` below `px`.
  package func inUnit(of header: [String]) -> WrittenValue {
    guard header.count == 1, case .quantity(let quantity) = self, quantity.unit == nil else { return self }
    switch header[0] {
    case "px", "pixels": return .quantity(quantity.with(.px))
    case "pt", "points": return .quantity(quantity.with(.pt))
    case "dp": return .quantity(quantity.with(.dp))
    default: return self
    }
  }

  /// A whole number in brackets behind a name that says that it is of a space or of corners, in pixels: `--space-4`(16).
  package func inPixels(named name: ArraySlice<UInt8>) -> WrittenValue {
    guard case .quantity(let quantity) = self, quantity.unit == nil, !quantity.isFraction,
      let first = NameWords(name).words.first, Self.lengths.contains(first)
    else { return self }
    return .quantity(quantity.with(.px))
  }

  private static let lengths: Set<String> = ["space", "spacing", "radius", "gap"]

  private static func hex(_ text: [UInt8], at start: Int) -> (WrittenValue, Int)? {
    let end = text[(start + 1)...].firstIndex { !$0.isHexDigit } ?? text.count
    guard end == text.count || !text[end].isLetter && !text[end].isDigit else { return nil }
    let digits = end - start - 1
    guard [3, 4, 6, 8].contains(digits), let color = Color(hex: String(decoding: text[start..<end], as: UTF8.self))
    else { return nil }
    return (.color(color, hasOpacity: digits == 4 || digits == 8), end)
  }

  /// `rgba(…)`, `oklch(…)`, `cubic-bezier(…)`.
  private static func function(_ text: [UInt8], at start: Int) -> (WrittenValue, Int)? {
    var open = start
    while open < text.count, text[open].isLetter || text[open] == UInt8(ascii: "-") { open += 1 }
    guard open < text.count, text[open] == UInt8(ascii: "("), open - start <= longestName,
      let close = text[open...].prefix(longest).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let css = String(decoding: text[start...close], as: UTF8.self)
    do {
      let color = try Color(css: css)
      return (.color(color, hasOpacity: color.opacity < 1), close + 1)
    } catch {
      return curve(css).map { (.curve($0), close + 1) }
    }
  }

  private static func curve(_ css: String) -> CubicBezier? {
    guard css.hasPrefix("cubic-bezier(") else { return nil }
    do {
      guard case .cubicBezier(let curve, _) = try Easing(css: css) else { return nil }
      return curve
    } catch {
      return nil
    }
  }

  private static let longestName = 20
  private static let longest = 120
}
