package import Colorimetry
package import Motion

/// A fully resolved value.
package enum TokenValue: Hashable, Sendable {
  case color(Color)
  case dimension(Dimension)
  case fontFamily([String])
  case fontWeight(FontWeight)
  case duration(TimeSpan)
  case cubicBezier(CubicBezier)
  case number(Double)
  case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  case shadow([Shadow])
  case gradient([GradientStop])
  indirect case typography(Typography)
  indirect case spring(SpringParameters)
  case haptic(Haptic)

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .spring: .spring
    case .haptic: .haptic
    }
  }
}
