import Colorimetry
import Motion
import Printing
package import TokenValues

/// Values as JSON in the form of the standard.
package enum StandardText {
  /// On one line, every figure with up to six digits after the point; nil for a value that the standard has no form for.
  package static func line(of value: TokenValue) -> String? { StandardValue.json(value)?.line }
}

/// Values in the form of the standard.
enum StandardValue {
  /// Nil for a value that the standard has no form for.
  ///
  /// - Parameter references: the tokens that parts of the value refer to, by the name of the part.
  static func json(_ value: TokenValue, _ references: [String: String] = [:]) -> JSONText? {
    func part(_ name: String, _ json: JSONText?) -> JSONText? { references[name].map(JSONText.string) ?? json }
    switch value {
    case .color(let color): return self.color(color)
    case .dimension(let length): return dimension(length)
    case .fontFamily(let names): return families(names)
    case .fontWeight(let weight): return .number(weight.value)
    case .duration(let time): return duration(time)
    case .cubicBezier(let curve): return self.curve(curve)
    case .number(let number): return .number(number)
    case .strokeStyle(let style): return self.style(style)
    case .border(let border):
      return object([
        ("color", part("color", color(border.color))), ("width", part("width", dimension(border.width))),
        ("style", part("style", style(border.style))),
      ])
    case .transition(let transition):
      return object([
        ("duration", part("duration", duration(transition.duration))),
        ("delay", part("delay", duration(transition.delay))),
        ("timingFunction", part("timingFunction", curve(transition.timingFunction))),
      ])
    case .shadow(let layers):
      let written = layers.map { shadow($0, layers.count == 1 ? references : [:]) }
      guard written.allSatisfy({ $0 != nil }) else { return nil }
      return written.count == 1 ? written[0] : .array(written.compactMap(\.self))
    case .gradient(let stops):
      return .array(
        stops.map { .object([("color", color($0.color)), ("position", .number($0.position))]) })
    case .typography(let style): return typography(style, references)
    case .spring(let spring):
      return .object(spring.given.map { ($0.rawValue, .number(spring[$0] ?? 0)) })
    case .haptic(let haptic): return .object(haptic.platforms.map { ($0.platform, .string($0.pattern)) })
    }
  }

  /// The type that a part of a composite value refers to.
  static func type(ofPart name: String) -> TokenType? {
    switch name {
    case "color": .color
    case "width", "offsetX", "offsetY", "blur", "spread", "fontSize", "letterSpacing": .dimension
    case "style": .strokeStyle
    case "duration", "delay": .duration
    case "timingFunction": .cubicBezier
    case "fontFamily": .fontFamily
    case "fontWeight": .fontWeight
    case "lineHeight": .number
    default: nil
    }
  }

  // MARK: Colours

  private static func color(_ color: Color) -> JSONText {
    // What a space does not allow is written as it is seen.
    let color = isAllowed(color) ? color : (Color(hex: color.opaqueHex) ?? color).withOpacity(color.opacity)
    let components = [color.c1, color.c2, color.c3].map { $0.map { JSONText.number($0) } ?? .string("none") }
    var members: [(String, JSONText)] = [
      ("colorSpace", .string(color.space.rawValue)), ("components", .array(components)),
    ]
    if color.opacity < 1 { members.append(("alpha", .number(color.opacity))) }
    return .object(members + [("hex", .string(color.opaqueHex))])
  }

  /// *Source:* Design Tokens Color Module 2025.10, section 4.
  private static func isAllowed(_ color: Color) -> Bool {
    func isIn(_ range: ClosedRange<Double>, _ values: Double?...) -> Bool {
      values.allSatisfy { $0.map { range.contains($0) } ?? true }
    }
    func isHue(_ value: Double?) -> Bool { value.map { $0 >= 0 && $0 < 360 } ?? true }
    switch color.space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return isIn(0...1, color.c1, color.c2, color.c3)
    case .hsl, .hwb: return isHue(color.c1) && isIn(0...100, color.c2, color.c3)
    case .lab: return isIn(0...100, color.c1)
    case .lch: return isIn(0...100, color.c1) && isIn(0...Double.infinity, color.c2) && isHue(color.c3)
    case .oklab: return isIn(0...1, color.c1)
    case .oklch: return isIn(0...1, color.c1) && isIn(0...Double.infinity, color.c2) && isHue(color.c3)
    }
  }

  // MARK: Parts

  /// Points and density-independent pixels are pixels on the web; em and per cent have no length of their own.
  private static func dimension(_ length: Dimension) -> JSONText? {
    switch length.unit {
    case .px, .pt, .dp, .sp: .object([("value", .number(length.value)), ("unit", .string("px"))])
    case .rem: .object([("value", .number(length.value)), ("unit", .string("rem"))])
    case .em, .percent, .notGiven:
      length.value == 0 ? .object([("value", .number(0)), ("unit", .string("px"))]) : nil
    }
  }

  private static func duration(_ time: TimeSpan) -> JSONText {
    .object([("value", .number(time.value)), ("unit", .string(time.unit.rawValue))])
  }

  private static func curve(_ curve: CubicBezier) -> JSONText {
    .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) })
  }

  private static func families(_ names: [String]) -> JSONText {
    names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
  }

  private static func style(_ style: StrokeStyle) -> JSONText? {
    switch style {
    case .keyword(let keyword): return .string(keyword.rawValue)
    case .dashes(let lengths, let cap):
      let dashes = lengths.compactMap(dimension)
      guard dashes.count == lengths.count else { return nil }
      return .object([("dashArray", .array(dashes)), ("lineCap", .string(cap.rawValue))])
    }
  }

  private static func shadow(_ shadow: Shadow, _ references: [String: String]) -> JSONText? {
    func part(_ name: String, _ json: JSONText?) -> JSONText? { references[name].map(JSONText.string) ?? json }
    let written = object([
      ("color", part("color", color(shadow.color))), ("offsetX", part("offsetX", dimension(shadow.offsetX))),
      ("offsetY", part("offsetY", dimension(shadow.offsetY))), ("blur", part("blur", dimension(shadow.blur))),
      ("spread", part("spread", dimension(shadow.spread))),
    ])
    guard case .members(let members)? = written, shadow.inset else { return written }
    return .members(members + [JSONText.Member(name: "inset", value: .bool(true))])
  }

  private static func typography(_ style: Typography, _ references: [String: String]) -> JSONText? {
    func part(_ name: String, _ json: JSONText?) -> JSONText? { references[name].map(JSONText.string) ?? json }
    // A tracking in em is one of the style's own size.
    var tracking = style.letterSpacing
    switch tracking.unit {
    case .em: tracking = Dimension(tracking.value * style.fontSize.pixels, .px)
    case .percent: tracking = Dimension(tracking.value / 100 * style.fontSize.pixels, .px)
    case .px, .rem, .pt, .dp, .sp, .notGiven: break
    }
    return object([
      ("fontFamily", part("fontFamily", families(style.fontFamily))),
      ("fontSize", part("fontSize", dimension(style.fontSize))),
      ("fontWeight", part("fontWeight", .number(style.fontWeight.value))),
      ("letterSpacing", part("letterSpacing", dimension(tracking))),
      ("lineHeight", part("lineHeight", .number(style.lineHeight))),
    ])
  }

  /// Nil unless all members can be written.
  private static func object(_ members: [(name: String, value: JSONText?)]) -> JSONText? {
    let written = members.compactMap { member in member.value.map { (name: member.name, value: $0) } }
    return written.count == members.count ? .object(written) : nil
  }
}
