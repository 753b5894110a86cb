package import Colorimetry
import Plates
package import TokenValues

/// What is under a translucent colour where a system does not say it.
package enum RevealingGround {
  /// White or black, whichever shows more of the difference between two colours: white is unseen on white.
  package static func of(_ before: Color, _ after: Color) -> Color {
    func difference(on ground: Color) -> Double {
      ColorDifference.e2000(before.composited(over: ground), after.composited(over: ground))
    }
    guard before.isTranslucent || after.isTranslucent else { return .white }
    return difference(on: .black) > difference(on: .white) ? .black : .white
  }

  /// The same for two values, of which one may be missing: it then shows the other one.
  package static func of(_ before: TokenValue?, _ after: TokenValue?) -> Color {
    let (a, b) = (before.flatMap(color), after.flatMap(color))
    if let a, let b { return of(a, b) }
    guard let only = a ?? b, only.isTranslucent else { return .white }
    func visibility(on ground: Color) -> Double { ColorDifference.e2000(only.composited(over: ground), ground) }
    return visibility(on: .black) > visibility(on: .white) ? .black : .white
  }

  /// The colour of a value that is drawn on a ground.
  private static func color(of value: TokenValue) -> Color? {
    switch value {
    case .color(let color): color
    case .border(let border): border.color
    case .shadow(let layers): layers.first?.color
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition, .gradient,
      .typography, .spring, .haptic:
      nil
    }
  }
}
