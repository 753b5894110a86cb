import Colorimetry
import Motion
import Printing
package import Tokens

/// Values as text beside a drawing: exact, short, with units.
package enum TokenText {
  /// One line: `#0066cc`, `16px`, `600`, `200 / 18`.
  package static func short(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): color.hex
    case .dimension(let dimension): dimension.css
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let weight): weight.keyword.map { "\(weight.value.trimmed(0)) (\($0))" } ?? weight.value.trimmed(0)
    case .duration(let span): span.css
    case .cubicBezier(let curve): Easing.cubicBezier(curve, keyword: nil).css
    case .number(let number): number.trimmed(4)
    case .strokeStyle(let style): style.css
    case .border(let border): "\(border.width.css) \(border.style.css) \(border.color.hex)"
    case .transition(let transition): transition.css
    case .shadow(let layers): layers.map(shadow).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color.hex) \(($0.position * 100).trimmed(1)) %" }.joined(separator: ", ")
    case .typography(let type): typography(type)
    case .spring(let spring): springText(spring)
    case .haptic(let haptic): haptic.platforms.map { "\($0.platform) \($0.pattern)" }.joined(separator: ", ")
    }
  }

  private static func shadow(_ layer: Shadow) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { $0.value.trimmed(2) }
    return (layer.inset ? "inset " : "") + lengths.joined(separator: " ") + " " + layer.color.hex
  }

  private static func typography(_ type: Typography) -> String {
    let family = type.fontFamily.first ?? ""
    return "\(type.fontSize.css) / \(type.lineHeight.trimmed(3)), \(type.fontWeight.value.trimmed(0)), \(family)"
  }

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
