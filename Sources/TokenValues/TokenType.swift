/// The type of a token: thirteen from the standard, and `spring` and `haptic`, which it lacks.
///
/// *Source:* Design Tokens Format Module 2025.10, sections 8 and 9.
package enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition, shadow
  case gradient, typography, spring, haptic

  /// The type with an indefinite article: `a colour`.
  package var noun: String {
    switch self {
    case .color: "a colour"
    case .dimension: "a dimension"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .duration: "a duration"
    case .cubicBezier: "a cubic Bézier curve"
    case .number: "a number"
    case .strokeStyle: "a stroke style"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .typography: "a typography style"
    case .spring: "a spring"
    case .haptic: "a haptic"
    }
  }
}
