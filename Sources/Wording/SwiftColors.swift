package import Colorimetry
import Printing
import TokenValues

/// Colours as programs for Apple's systems make them: `Color(red: 0.35, green: 0.55, blue: 0.5)`, `UIColor(red: 250/255,
/// green: 250/255, blue: 250/255, alpha: 1)`, `Color.black.opacity(0.06)`.
package enum SwiftColors {
  /// The colour of a call whose name ends at a place, and where it ends; nil for any other text.
  ///
  /// - Parameter name: with its points: `Color`, `Color.black.opacity`.
  package static func read(_ name: Range<Int>, in text: [UInt8]) -> (color: Color, end: Int)? {
    let path = text[name].split(separator: UInt8(ascii: "."))
    guard let first = path.first, ["Color", "UIColor", "NSColor"].contains(where: { first.elementsEqual($0.utf8) })
    else { return nil }
    if path.count == 1 {
      guard let inner = arguments(text, behind: name.upperBound), let color = color(text[inner]) else { return nil }
      return (color, inner.upperBound + 1)
    }
    guard let plain = plain.first(where: { path[1].elementsEqual($0.name.utf8) })?.color else { return nil }
    if path.count == 2 { return (plain, name.upperBound) }
    guard path.count == 3, ["opacity", "withAlphaComponent"].contains(where: { path[2].elementsEqual($0.utf8) }),
      let inner = arguments(text, behind: name.upperBound), let opacity = share(text[inner])
    else { return nil }
    return (plain.withOpacity(opacity), inner.upperBound + 1)
  }

  private static let plain: [(name: String, color: Color)] = [("black", .black), ("white", .white)]

  /// What is in the bracket that begins at a place.
  private static func arguments(_ text: [UInt8], behind open: Int) -> Range<Int>? {
    guard open < text.count, text[open] == UInt8(ascii: "("),
      let close = text[open...].prefix(longest).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return open + 1..<close
  }

  private static let longest = 120

  /// By its labels, in whatever colour space is named before them.
  private static func color(_ arguments: ArraySlice<UInt8>) -> Color? {
    var shares: [String: Double] = [:]
    for argument in arguments.split(separator: UInt8(ascii: ",")) {
      let sides = argument.split(separator: UInt8(ascii: ":"))
      guard sides.count == 2, let share = share(sides[1]) else { continue }
      shares[String(decoding: sides[0].filter { !$0.isSpace }, as: UTF8.self)] = share
    }
    guard let red = shares["red"], let green = shares["green"], let blue = shares["blue"] else { return nil }
    let channels = [red, green, blue].map { "\(($0 * 100).trimmed(4))%" }.joined(separator: " ")
    return CSSText.color("rgb(\(channels))")?.withOpacity(shares["opacity"] ?? shares["alpha"] ?? 1)
  }

  /// `0.35`, or `250/255` and `250.0 / 255.0`, from 0 to 1.
  private static func share(_ text: ArraySlice<UInt8>) -> Double? {
    let numbers = text.split(separator: UInt8(ascii: "/")).map { part in
      Double(String(decoding: part.filter { !$0.isSpace }, as: UTF8.self))
    }
    guard (1...2).contains(numbers.count), let first = numbers[0] else { return nil }
    var share = first
    if numbers.count == 2 {
      guard let whole = numbers[1], whole > 0 else { return nil }
      share /= whole
    }
    return (0...1).contains(share) ? share : nil
  }
}
