import Colorimetry
import Motion
import Printing
package import Tokens

/// Values as text beside a drawing: exact, short, with units.
package enum TokenText {
  /// The same for a token, without what its source leaves out.
  package static func short(_ token: Token) -> String { short(token.value, missing: Plate.notGiven(token)) }

  /// One line: `#0066cc`, `16px`, `600`, `200 / 18`.
  ///
  /// - Parameter missing: the fields of the value that its source leaves out; `value` for all of it.
  package static func short(_ value: TokenValue, missing: [String] = []) -> String {
    if missing.contains("value") { return "not given" }
    return switch value {
    case .color(let color): color.hex
    case .dimension(let dimension): length(dimension)
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let weight): weight.keyword.map { "\(weight.value.trimmed(0)) (\($0))" } ?? weight.value.trimmed(0)
    case .duration(let span): span.css
    case .cubicBezier(let curve): Easing.cubicBezier(curve, keyword: nil).css
    case .number(let number): number.trimmed(4)
    case .strokeStyle(let style): style.css
    case .border(let given): border(given, missing)
    case .transition(let transition): transition.css
    case .shadow(let layers): layers.map(shadow).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color.hex) \(($0.position * 100).trimmed(1)) %" }.joined(separator: ", ")
    case .typography(let type): typography(type, missing)
    case .spring(let spring): springText(spring)
    case .haptic(let haptic): haptic.platforms.map { "\($0.platform) \($0.pattern)" }.joined(separator: ", ")
    }
  }

  private static func shadow(_ layer: Shadow) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { $0.value.trimmed(2) }
    return (layer.inset ? "inset " : "") + lengths.joined(separator: " ") + " " + layer.color.hex
  }

  /// With the unit it is written in: `16px`, `16pt`.
  private static func length(_ length: Dimension) -> String { length.value.trimmed(4) + length.unit.rawValue }

  private static func border(_ border: Border, _ missing: [String]) -> String {
    [
      missing.contains("width") ? nil : length(border.width), missing.contains("style") ? nil : border.style.css,
      missing.contains("color") ? nil : border.color.hex,
    ].compactMap(\.self).joined(separator: " ")
  }

  private static func typography(_ type: Typography, _ missing: [String]) -> String {
    let size = missing.contains("fontSize") ? "size not given" : length(type.fontSize)
    let leading = missing.contains("lineHeight") ? "" : " / \(type.lineHeight.trimmed(3))"
    let weight = missing.contains("fontWeight") ? nil : type.fontWeight.value.trimmed(0)
    let family = missing.contains("fontFamily") ? nil : families(type.fontFamily)
    return ([size + leading] + [weight, family].compactMap(\.self)).joined(separator: ", ")
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
