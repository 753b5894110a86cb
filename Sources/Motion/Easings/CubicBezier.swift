/// A CSS cubic Bézier timing curve from (0, 0) to (1, 1): progress in, progress out.
package struct CubicBezier: Hashable, Sendable {
  /// Input progress of the first control point, 0 … 1.
  package let x1: Double
  /// Output progress of the first control point, any number.
  package let y1: Double
  /// Input progress of the second control point, 0 … 1.
  package let x2: Double
  /// Output progress of the second control point, any number.
  package let y2: Double

  /// Creates a curve from its control points; `isValid` tells whether CSS would accept it.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Creates a curve from its control points in CSS order.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { self.init(x1: x1, y1: y1, x2: x2, y2: y2) }

  /// CSS `ease`.
  package static let ease = CubicBezier(0.25, 0.1, 0.25, 1)
  /// The identity.
  package static let linear = CubicBezier(0, 0, 1, 1)
  /// CSS `ease-in`.
  package static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// CSS `ease-out`.
  package static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// CSS `ease-in-out`.
  package static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The CSS keyword for exactly this curve.
  package var keyword: String? {
    let keywords: [(String, CubicBezier)] = [
      ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ]
    return keywords.first { $0.1 == self }?.0
  }

  /// How far the output passes 1 at most, as a share of the way; 0 for a curve that stays below.
  ///
  /// At the roots of dy/ds, in its Bernstein form.
  package var overshoot: Double {
    let (a, b, c) = (1 + 3 * (y1 - y2), 2 * (y2 - 2 * y1), y1)
    let root = b * b - 4 * a * c
    guard isValid, root >= 0 else { return 0 }
    var places = [-c / b]
    if a != 0 { places = [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)] }
    let heights = places.filter { $0 > 0 && $0 < 1 }.map { s in 3 * (1 - s) * s * (y1 * (1 - s) + y2 * s) + s * s * s }
    return max(0, (heights.max() ?? 0) - 1)
  }

  /// Whether the numbers are finite and both x are within 0 … 1, as CSS requires.
  package var isValid: Bool { (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite }
}

extension CubicBezier {
  /// Output progress at input progress `x`, to 1e-9 or better for outputs of ordinary size, even at vertical tangents.
  ///
  /// Outside 0 … 1 the curve continues along its end tangents. NaN if the curve is not valid or `x` is NaN.
  /// Source: https://drafts.csswg.org/css-easing-2/#cubic-bezier-easing-functions
  package func value(at x: Double) -> Double {
    guard isValid, !x.isNaN else { return .nan }
    if x <= 0 { return x == 0 || slopeBefore == 0 ? 0 : x * slopeBefore }
    if x >= 1 { return x == 1 || slopeAfter == 0 ? 1 : 1 + (x - 1) * slopeAfter }
    // Solved from the nearer end, where the last bits of the input still count.
    if x > 0.75 { return 1 - reversed.value(at: 1 - x) }
    return output(at: x < 0.25 ? parameterFromStart(for: x) : parameterFromMiddle(for: x))
  }

  /// dy/dx at input progress `x`; infinite at a vertical tangent, NaN if the curve is not valid or `x` is NaN.
  package func slope(at x: Double) -> Double {
    guard isValid, !x.isNaN else { return .nan }
    if x < 0 { return slopeBefore }
    if x > 1 { return slopeAfter }
    if x == 0 { return startSlope }
    if x == 1 { return reversed.startSlope }
    if x > 0.75 { return reversed.slope(at: 1 - x) }
    let s = x < 0.25 ? parameterFromStart(for: x) : parameterFromMiddle(for: x)
    let r = 1 - s
    let run = x1 * r * r + 2 * (x2 - x1) * s * r + (1 - x2) * s * s
    let rise = y1 * r * r + 2 * (y2 - y1) * s * r + (1 - y2) * s * s
    return run > 0 ? rise / run : rise == 0 ? 1 : .infinity * rise
  }

  /// The same curve seen from its other end.
  private var reversed: CubicBezier { CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// The slope of the continuation before 0: towards the first control point that does not coincide with the start.
  private var slopeBefore: Double { x1 > 0 ? y1 / x1 : x2 > 0 ? y2 / x2 : 0 }

  /// The slope of the continuation after 1.
  private var slopeAfter: Double { reversed.slopeBefore }

  /// The tangent at the start; a control point that coincides with the start is ignored.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return .infinity * y1 }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : .infinity * y2
  }

  private func output(at s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (y1 * r + y2 * s) + s * s)
  }

  /// The curve's parameter for `x`, from x(s) = s·(c + s·(b + s·a)).
  private func parameterFromStart(for x: Double) -> Double {
    let a = 1 + 3 * (x1 - x2)
    let b = 3 * (x2 - 2 * x1)
    let c = 3 * x1
    return bracketedRoot(from: 0, to: 1) { s in
      (s * (c + s * (b + s * a)) - x, c + s * (2 * b + s * 3 * a))
    }
  }

  /// The curve's parameter for `x`, expanded about the middle, so that no terms cancel where the curve is steepest
  /// there.
  private func parameterFromMiddle(for x: Double) -> Double {
    let lean = (1 - x1) - x2
    let a = 1 + 3 * (x1 - x2)
    let b = 1.5 * lean
    let c = 0.75 * ((1 - x1) + x2)
    let goal = (x - 0.5) + 0.375 * lean
    return 0.5
      + bracketedRoot(from: -0.5, to: 0.5) { s in
        (s * (c + s * (b + s * a)) - goal, c + s * (2 * b + s * 3 * a))
      }
  }
}
