import Printing
import Syntax
package import TokenValues
package import Tokens

/// The direction of a gradient, given by an extension of its token, since the standard's value has only the stops.
package enum GradientCourse: Sendable, Equatable {
  /// Degrees clockwise from upwards, as in CSS.
  case linear(angleDegrees: Double)
  case radial

  package static let toTheRight = GradientCourse.linear(angleDegrees: 90)

  /// `specimen.shape: radial`, `specimen.direction: vertical` or `specimen.angle: 135deg`; by default it runs to the
  /// right.
  package init(_ token: Token) {
    guard let extensions = token.extensions else {
      self = .toTheRight
      return
    }
    if extensions["specimen.shape"]?.string == "radial" {
      self = .radial
    } else if extensions["specimen.direction"]?.string == "vertical" {
      self = .linear(angleDegrees: 180)
    } else {
      let angle = extensions["specimen.angle"]
      let written = angle?.string.flatMap { Double($0.hasSuffix("deg") ? String($0.dropLast(3)) : $0) }
      self = .linear(angleDegrees: angle?.number ?? written ?? 90)
    }
  }

  /// The beginning of the CSS function, up to its first stop.
  package var css: String {
    switch self {
    case .linear(let degrees): "linear-gradient(\(degrees.trimmed(2))deg"
    case .radial: "radial-gradient(closest-side"
    }
  }

  /// The CSS function of a token's value.
  package func css(_ stops: [GradientStop]) -> String { "\(css),\(stops.css))" }

  /// The CSS function for a drawing, with positions to two decimals; a single stop fills the whole.
  package func paint(_ stops: [GradientStop]) -> String {
    let painted = stops.map { "\($0.color.paint) \(($0.position * 100).trimmed(2))%" }
    return "\(css),\((painted.count == 1 ? painted + painted : painted).joined(separator: ",")))"
  }
}
