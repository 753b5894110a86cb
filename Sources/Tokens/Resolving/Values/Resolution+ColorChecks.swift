import Colorimetry
import Diagnostics
import Files
import Printing
import Syntax

extension Resolution {
  /// The smallest and largest value of a component; 360 is outside the range of a hue.
  private struct Bounds {
    let low: Double
    let high: Double
    var isHue = false

    static let unit = Bounds(low: 0, high: 1)
    static let percent = Bounds(low: 0, high: 100)
    static let hue = Bounds(low: 0, high: 360, isHue: true)
    static let chroma = Bounds(low: 0, high: .infinity)
    static let any = Bounds(low: -.infinity, high: .infinity)

    func allows(_ value: Double) -> Bool { value >= low && (isHue ? value < high : value <= high) }

    var text: String {
      if isHue { return "0 up to but not including 360" }
      return high.isFinite ? "\(low.trimmed(0)) … \(high.trimmed(0))" : "0 or more"
    }
  }

  /// *Source:* Design Tokens Color Module 2025.10, section 4.2.
  private static func bounds(_ space: ColorSpace) -> [Bounds] {
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: [.unit, .unit, .unit]
    case .hsl, .hwb: [.hue, .percent, .percent]
    case .lab: [.percent, .any, .any]
    case .lch: [.percent, .chroma, .hue]
    case .oklab: [.unit, .any, .any]
    case .oklch: [.unit, .chroma, .hue]
    }
  }

  mutating func checkRanges(_ components: [Double?], _ space: ColorSpace, _ written: [JSONValue]) {
    guard reading.quiet == 0 else { return }
    for (index, bounds) in Self.bounds(space).enumerated() {
      guard let value = components[index], !bounds.allows(value) else { continue }
      reading.report(
        .componentOutOfRange, "\(value.trimmed(4)) is outside the range of \(space.rawValue)", written[index].range,
        why: "component \(index + 1) of \(space.rawValue) is \(bounds.text)",
        fix: bounds.isHue ? "write \(wrapped(value).trimmed(4))" : "write a number within the range")
    }
  }

  private func wrapped(_ hue: Double) -> Double {
    let rest = hue.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  /// The six digits of a `hex`; any other value is reported.
  mutating func hex(_ json: JSONValue) -> [Int]? {
    primitive(json, "a hex colour") { resolution, json in
      guard let text = json.string else {
        resolution.reportInvalid(json, "a hex colour", fix: "write # and six digits")
        return nil
      }
      if let channels = Self.channels(hex: text) { return channels }
      // The components say which colour it is, and all that CSS writes can be held against them.
      let color = Color(hex: text)
      resolution.reading.report(
        color == nil ? .invalidValue : .hexLength, "\"\(text.prefix(40))\" is not # and six hex digits", json.range,
        why: [5, 9].contains(text.utf8.count) ? "the fallback has no alpha of its own" : "the standard asks for six",
        fix: Self.hexFix(text, resolution.reading.file.span(json.range)))
      return color.flatMap { Self.channels(hex: $0.opaqueHex) }
    }
  }

  /// Three digits mean exactly one colour of six; with an alpha it has to be said where that goes.
  private static func hexFix(_ text: String, _ span: Span) -> Fix {
    guard let color = Color(hex: text) else { return "write it as #rrggbb" }
    let written = "\"\(color.opaqueHex)\""
    if color.opacity < 1 { return Fix("write \(written), and the alpha beside the components") }
    return span.text.count == 6
      ? Fix("write \(written)", replacing: span, with: written) : Fix("write \(written)")
  }

  private static func channels(hex: String) -> [Int]? {
    let bytes = Array(hex.utf8)
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
    var digits: [Int] = []
    for byte in bytes.dropFirst() {
      guard let digit = Int(String(UnicodeScalar(byte)), radix: 16) else { return nil }
      digits.append(digit)
    }
    return [digits[0] * 16 + digits[1], digits[2] * 16 + digits[3], digits[4] * 16 + digits[5]]
  }

  /// Reports a fallback that differs from the colour of the components.
  ///
  /// A difference of one step in a channel is allowed for rounding; outside sRGB, both clipping and mapping are
  /// accepted.
  mutating func checkHex(_ hex: [Int], _ color: Color, _ written: JSONValue) {
    guard reading.quiet == 0 else { return }
    let rgb = color.space == .srgb ? color : color.converted(to: .srgb)
    let clipped = [rgb.c1, rgb.c2, rgb.c3].map { Int((min(1, max(0, $0 ?? 0)) * 255).rounded()) }
    guard !zip(hex, clipped).allSatisfy({ abs($0 - $1) <= 1 }) else { return }
    let mapped = color.opaqueHex
    if let channels = Self.channels(hex: mapped), zip(hex, channels).allSatisfy({ abs($0 - $1) <= 1 }) { return }
    reading.report(
      .hexMismatch, "the hex value does not match the components, which give \(mapped)", written.range,
      fix: Fix("write \"\(mapped)\"", replacing: reading.file.span(written.range), with: "\"\(mapped)\""))
  }

  /// Channels of 0 … 1 named r, g, b and a, as design tools export them.
  mutating func channels(_ object: JSONObject, _ json: JSONValue) -> Color? {
    let channels = ["r", "g", "b"].compactMap { object[$0]?.number }
    guard channels.count == 3, channels.allSatisfy({ (0...1).contains($0) }) else {
      reportInvalid(json, "a colour", fix: #"write {"colorSpace": "srgb", "components": [0, 0.5, 1]}"#)
      return nil
    }
    let alpha = object["a"]?.number ?? object["alpha"]?.number ?? 1
    let color = Color(.srgb, channels[0], channels[1], channels[2], alpha: alpha)
    reading.report(
      .legacyValue, "the colour is written with r, g and b", json.range,
      why: "the standard names the colour space and its components", fix: "write \(Self.written(color))")
    return color
  }
}
