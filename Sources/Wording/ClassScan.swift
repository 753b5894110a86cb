import Files
import Printing
import TokenValues

/// A style of type in the classes of Tailwind: `text-4xl font-bold`, `text-[17px] leading-tight`.
///
/// *Source:* https://tailwindcss.com/docs/font-size and its neighbours: the scales of the default theme, which are the
/// same in versions 3 and 4.
package enum ClassScan {
  /// Whether a text may give a style in classes: all of them have one for the size.
  package static func mayHoldStyle(_ text: ArraySlice<UInt8>) -> Bool { text.firstPlace(of: prefix[...]) != nil }

  /// The style that the classes of a whole text give; nil where it is anything else, or gives no size.
  ///
  /// - Parameter usesScale: whether the document says that it uses Tailwind; a size in brackets says all itself.
  package static func style(_ text: ArraySlice<UInt8>, usesScale: () -> Bool) -> TypeFields? {
    guard text.count <= longest, mayHoldStyle(text) else { return nil }
    var fields: TypeFields?
    var (weight, leading, tracking): (FontWeight?, Quantity?, Quantity?)
    // `text-sm (default)`, `text-sm – captions`
    let remarks = [" (", " - ", " – ", " — "].compactMap { text.firstPlace(of: Array($0.utf8)[...])?.lowerBound }
    let classes = remarks.min().map { text[..<$0] } ?? text
    for bytes in classes.split(separator: 0x20) {
      guard bytes.allSatisfy(isOfClass), bytes.contains(UInt8(ascii: "-")) || bytes.allSatisfy({ $0.isLetter }) else {
        // `text-base leading-8 with some opacity`
        guard fields != nil, let end = text[..<bytes.startIndex].firstPlace(of: " with ") else { return nil }
        return style(text[..<end.lowerBound], usesScale: usesScale)
      }
      let name = String(decoding: bytes, as: UTF8.self)
      guard let dash = name.firstIndex(of: "-") else { continue }
      let value = String(name[name.index(after: dash)...])
      switch name[..<dash] {
      // `text-sm, text-base, text-lg`: several sizes are none of a style.
      case "text" where value.hasSuffix(",") && sizes[String(value.dropLast())] != nil: return nil
      case "text":
        if let size = measure(inBrackets: value), size.unit?.isLength == true {
          fields = fields ?? TypeFields(size: size)
        } else if let (size, line) = sizes[value], usesScale() {
          fields = fields ?? TypeFields(size: rem(size), leading: line.map(ratio) ?? rem(lines[value] ?? size))
        }
      // What has sides is a component.
      case "p", "px", "py": return nil
      case "font": weight = weights[value].map { FontWeight($0) } ?? weight
      case "leading":
        leading =
          measure(inBrackets: value) ?? leadings[value].map(ratio) ?? Double(value).map { rem($0 / 4) } ?? leading
      case "tracking": tracking = measure(inBrackets: value) ?? trackings[value].map(em) ?? tracking
      default: continue
      }
    }
    guard var fields else { return nil }
    fields.weight = weight
    fields.leading = leading ?? fields.leading
    fields.tracking = tracking
    return fields
  }

  /// The weight of `font-semibold`, by its name.
  package static func weight(named name: Substring) -> Double? { weights[String(name)] }

  /// The sizes from one class to another: `text-sm` to `text-lg`; whose leadings are two.
  package static func range(_ text: ArraySlice<UInt8>, usesScale: () -> Bool) -> Quantity? {
    let parts = text.split { $0 == 0x20 }
    guard parts.count == 3, parts[1].isWord("to"), parts[0].starts(with: prefix), parts[2].starts(with: prefix),
      let low = style(parts[0], usesScale: usesScale)?.size, let high = style(parts[2], usesScale: usesScale)?.size,
      low.unit == high.unit, low.low < high.low
    else { return nil }
    return Quantity(
      low: low.low, high: high.low, unit: low.unit, isFraction: true, isSquare: false, start: 0, end: 0)
  }

  /// The classes of a text up to a remark, those for each width of the screen together: `text-3xl`, `sm:text-4xl`.
  package static func screens(_ text: ArraySlice<UInt8>) -> [(screen: String?, classes: ArraySlice<UInt8>)] {
    let remarks = [" (", " - ", " – ", " — "].compactMap { text.firstPlace(of: Array($0.utf8)[...])?.lowerBound }
    let whole = remarks.min().map { text[..<$0] } ?? text
    guard whole.count <= longest, whole.contains(UInt8(ascii: ":")) else { return [(nil, whole)] }
    var found: [(screen: String?, classes: ArraySlice<UInt8>)] = []
    for word in whole.split(whereSeparator: { $0.isSpace || $0 == UInt8(ascii: ",") }) {
      let parts = word.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      if parts.count == 1 {
        if let last = found.indices.last, found[last].screen == nil {
          found[last].classes = whole[found[last].classes.startIndex..<word.endIndex]
        } else if found.isEmpty {
          found.append((nil, word))
        } else {
          return [(nil, whole)]
        }
      } else if parts.count == 2, case let screen = String(decoding: parts[0], as: UTF8.self), widths.contains(screen) {
        // Of several classes for one width the one of the size.
        guard parts[1].starts(with: prefix) else { continue }
        found.append((screen, parts[1]))
      } else {
        return [(nil, whole)]
      }
    }
    return found
  }

  private static let widths: Set<String> = ["sm", "md", "lg", "xl", "2xl", "mobile", "tablet", "desktop"]

  private static let longest = 160
  private static let prefix = Array("text-".utf8)

  private static func isOfClass(_ byte: UInt8) -> Bool {
    byte.isLetter && !byte.isUppercase || byte.isDigit || byte.isOne(of: "-[].:()/%#_,~")
  }

  /// `[17px]`: a value that is no step of the scale; `[16px]~[18px]` is a range.
  package static func measure(inBrackets value: String) -> Quantity? {
    let ends = value.split(separator: "~").map(String.init)
    if ends.count == 2, let low = measure(inBrackets: ends[0]), let high = measure(inBrackets: ends[1]),
      low.unit == high.unit, low.low < high.low
    {
      return Quantity(
        low: low.low, high: high.low, unit: low.unit, isFraction: low.isFraction || high.isFraction, isSquare: false,
        start: low.start, end: low.end)
    }
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    let bytes = Array(value.utf8.dropFirst().dropLast())
    guard let first = bytes.first, first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else {
      return nil
    }
    var reader = QuantityReader(bytes, at: 0)
    let quantity = reader.read()
    return reader.index == bytes.count ? quantity : nil
  }

  // MARK: Scales

  /// In rem, with the leading where it is a ratio.
  private static let sizes: [String: (size: Double, ratio: Double?)] = [
    "xs": (0.75, nil), "sm": (0.875, nil), "base": (1, nil), "lg": (1.125, nil), "xl": (1.25, nil), "2xl": (1.5, nil),
    "3xl": (1.875, nil), "4xl": (2.25, nil), "5xl": (3, 1), "6xl": (3.75, 1), "7xl": (4.5, 1), "8xl": (6, 1),
    "9xl": (8, 1),
  ]

  /// The leading in rem of the sizes that have it as a length.
  private static let lines: [String: Double] = [
    "xs": 1, "sm": 1.25, "base": 1.5, "lg": 1.75, "xl": 1.75, "2xl": 2, "3xl": 2.25, "4xl": 2.5,
  ]

  private static let weights: [String: Double] = [
    "thin": 100, "extralight": 200, "light": 300, "normal": 400, "medium": 500, "semibold": 600, "bold": 700,
    "extrabold": 800, "black": 900,
  ]

  private static let leadings: [String: Double] = [
    "none": 1, "tight": 1.25, "snug": 1.375, "normal": 1.5, "relaxed": 1.625, "loose": 2,
  ]

  /// In em.
  private static let trackings: [String: Double] = [
    "tighter": -0.05, "tight": -0.025, "normal": 0, "wide": 0.025, "wider": 0.05, "widest": 0.1,
  ]

  private static func rem(_ number: Double) -> Quantity { Quantity(number, .rem) }
  private static func em(_ number: Double) -> Quantity { Quantity(number, .em) }
  private static func ratio(_ number: Double) -> Quantity { Quantity(number, nil) }
}
