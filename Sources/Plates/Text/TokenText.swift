package import Colorimetry
import Motion
import Printing
package import TokenValues
package import Tokens

/// Values as text beside a drawing: exact, short, with units.
package enum TokenText {
  /// The same for a token, without what its source leaves out.
  package static func short(_ token: Token) -> String { truth(token) ?? short(token.value, missing: token.notGiven) }

  /// `true` or `false`, of a number that stands for one of them.
  package static func truth(_ token: Token) -> String? {
    token.isBoolean ? token.number.map { $0 == 0 ? "false" : "true" } : nil
  }

  /// The same beside a drawing, where a translucent colour is in hex and per cent: `#ffffff 8 %`.
  package static func told(_ value: TokenValue, missing: [String] = []) -> String {
    if missing.contains("alpha") || Token.isNotGiven(value, missing) { return short(value, missing: missing) }
    return switch value {
    case .color(let color): color.figure
    case .border(let given): border(given, missing, \.figure)
    case .gradient(let stops): gradient(stops, " at ", \.figure)
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition, .shadow,
      .typography, .spring, .haptic:
      short(value, missing: missing)
    }
  }

  /// One line: `#0066cc`, `16px`, `600`, `200 / 18`.
  ///
  /// - Parameter missing: the fields of the value that its source leaves out; `value` for all of it.
  package static func short(_ value: TokenValue, missing: [String] = []) -> String {
    if missing.contains("value") { return "not given" }
    return switch value {
    case .color(let given): color(given, missing)
    case .dimension(let dimension): length(dimension)
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let weight): weight.keyword.map { "\(weight.value.trimmed(0)) (\($0))" } ?? weight.value.trimmed(0)
    case .duration(let span): span.css
    case .cubicBezier(let curve): Easing.cubicBezier(curve, keyword: nil).css
    case .number(let number): number.asWritten
    case .strokeStyle(let style): style.css
    case .border(let given): border(given, missing, \.writtenHex)
    case .transition(let transition): transition.css
    case .shadow(let layers): layers.map { shadow($0, missing) }.joined(separator: ", ")
    case .gradient(let stops): gradient(stops, " ", \.writtenHex)
    case .typography(let type): typography(type, missing, length)
    case .spring(let spring): springText(spring)
    case .haptic(let haptic): haptic.platforms.map { "\($0.platform) \($0.pattern)" }.joined(separator: ", ")
    }
  }

  // MARK: Colours and shadows

  /// `#0066cc`, `#0066cc80`; of a colour that is not given, its opacity.
  private static func color(_ color: Color, _ missing: [String]) -> String {
    if Token.isNotGiven(.color(color), missing) { return opacity(of: color) ?? "not given" }
    return missing.contains("alpha") ? color.writtenOpaqueHex : color.writtenHex
  }

  private static func opacity(of color: Color) -> String? {
    color.isTranslucent ? "opacity \(color.opacity.trimmed(4))" : nil
  }

  /// The colour of a shadow or a border, `#000000 5 %`; one that is not given as its opacity, nil if that is not given
  /// either.
  package static func figure(ofPart color: Color, missing: [String]) -> String? {
    if missing.contains("color") || missing.contains("colour") {
      return missing.contains("alpha") ? nil : opacity(of: color)
    }
    return missing.contains("alpha") ? color.writtenOpaqueHex : color.figure
  }

  /// `0 2 4 0 #0000000d`, in words if some of it is not given or its radius is no blur of CSS: `y 2, radius 4, opacity 0.05`.
  private static func shadow(_ layer: Shadow, _ missing: [String]) -> String {
    let parts = shadowLengths.filter { !missing.contains($0.field) }
    let inset = layer.inset ? "inset " : ""
    let isWhole = parts.count == shadowLengths.count && !missing.contains("color") && !missing.contains("colour")
    if isWhole, layer.radius == .blur {
      let lengths = parts.map { part in
        let length = layer[keyPath: part.length]
        // Pixels need no unit.
        return length.value.trimmed(2) + (length.unit.isAbsolute || length.value == 0 ? "" : length.unit.rawValue)
      }.joined(separator: " ")
      return inset + lengths + " " + (missing.contains("alpha") ? layer.color.writtenOpaqueHex : layer.color.writtenHex)
    }
    let lengths = parts.filter { $0.field != "spread" || layer.spread.value != 0 }.map { part in
      let name = part.field == "blur" && layer.radius == .sigma ? "radius" : part.name
      return "\(name) \(layer[keyPath: part.length].value.trimmed(2))"
    }
    return inset
      + (lengths + [figure(ofPart: layer.color, missing: missing)].compactMap(\.self)).joined(separator: ", ")
  }

  /// Each colour, the sign between and its place.
  private static func gradient(_ stops: [GradientStop], _ sign: String, _ color: (Color) -> String) -> String {
    stops.map { "\(color($0.color))\(sign)\(($0.position * 100).trimmed(1)) %" }.joined(separator: ", ")
  }

  private static var shadowLengths: [(field: String, name: String, length: KeyPath<Shadow, Dimension>)] {
    [
      ("offsetX", "x", \.offsetX), ("offsetY", "y", \.offsetY), ("blur", "blur", \.blur),
      ("spread", "spread", \.spread),
    ]
  }

  // MARK: Lengths and type

  /// With the unit it is written in: `16px`, `16pt`.
  private static func length(_ length: Dimension) -> String {
    length.value.asWritten + (length.unit == .notGiven ? " (unit not given)" : length.unit.rawValue)
  }

  private static func border(_ border: Border, _ missing: [String], _ color: (Color) -> String) -> String {
    [
      missing.contains("width") ? nil : length(border.width), missing.contains("style") ? nil : border.style.css,
      missing.contains("color") ? nil : color(border.color),
    ].compactMap(\.self).joined(separator: " ")
  }

  /// A style among measures, which have their units apart: `22 pt / 28 pt, 400`.
  package static func measured(_ type: Typography, _ missing: [String]) -> String {
    typography(type, missing, Plate.measure)
  }

  private static func typography(
    _ type: Typography, _ missing: [String], _ length: (Dimension) -> String
  ) -> String {
    let size = missing.contains("fontSize") ? "size not given" : length(type.fontSize)
    let weight = missing.contains("fontWeight") ? nil : type.fontWeight.value.trimmed(0)
    let tracks = type.letterSpacing.value != 0 && !missing.contains("letterSpacing")
    let tracking = tracks ? "tracking \(length(type.letterSpacing))" : nil
    let family = missing.contains("fontFamily") ? nil : families(type.fontFamily)
    return ([size + leading(of: type, missing, length)] + [weight, tracking, family].compactMap(\.self)).joined(
      separator: ", ")
  }

  /// ` / 28pt`, or as a factor where the size times it is not a whole number; nothing if it is not given.
  private static func leading(
    of type: Typography, _ missing: [String], _ length: (Dimension) -> String
  ) -> String {
    if missing.contains("lineHeight") { return "" }
    if missing.contains("fontSize") { return " / \(type.lineHeight.trimmed(3))" }
    let leading = type.fontSize.value * type.lineHeight
    guard type.fontSize.unit.isAbsolute, TypeMetrics.isWhole(leading) else { return " / \(type.lineHeight.trimmed(3))" }
    return " / \(length(Dimension(leading.rounded(), type.fontSize.unit)))"
  }

  /// The first family and the others that have a name: what stands in for them is for the browser.
  private static func families(_ families: [String]) -> String {
    let named = families.dropFirst().filter { !$0.hasPrefix("ui-") && !standIns.contains($0) }
    return (families.prefix(1) + named).joined(separator: ", ")
  }

  private static let standIns: Set = ["system-ui", "sans-serif", "serif", "monospace", "cursive", "fantasy"]

  /// The parameters of a spring in its author's terms.
  private static func springText(_ spring: SpringParameters) -> String {
    let parts: [(String, Double?)] = [
      ("stiffness", spring.stiffness), ("damping", spring.damping), ("damping ratio", spring.dampingRatio),
      ("mass", spring.mass), ("response", spring.response), ("damping fraction", spring.dampingFraction),
      ("duration", spring.duration), ("bounce", spring.bounce), ("tension", spring.tension),
      ("friction", spring.friction), ("velocity", spring.velocity),
    ]
    return parts.compactMap { name, value in value.map { "\(name) \($0.trimmed(4))" } }.joined(separator: ", ")
  }
}
