/// A point on a curve: time or progress horizontally, value vertically.
package struct CurvePoint: Hashable, Sendable {
  /// Seconds for a spring, input progress for an easing.
  package let t: Double
  /// The value: 0 at the start, 1 at the target.
  package let x: Double

  /// A point.
  package init(t: Double, x: Double) {
    self.t = t
    self.x = x
  }
}

/// A cubic Bézier piece of a curve, ready for an SVG path.
package struct CurveSegment: Hashable, Sendable {
  /// Where it starts.
  package let start: CurvePoint
  /// The control point of the start.
  package let control1: CurvePoint
  /// The control point of the end.
  package let control2: CurvePoint
  /// Where it ends.
  package let end: CurvePoint

  /// A cubic with its four points.
  package init(start: CurvePoint, control1: CurvePoint, control2: CurvePoint, end: CurvePoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic through two points with given slopes (Hermite), parametrized evenly.
  package init(from start: CurvePoint, slope startSlope: Double, to end: CurvePoint, slope endSlope: Double) {
    let third = (end.t - start.t) / 3
    self.init(
      start: start, control1: CurvePoint(t: start.t + third, x: start.x + startSlope * third),
      control2: CurvePoint(t: end.t - third, x: end.x - endSlope * third), end: end)
  }

  /// A straight piece.
  package init(lineFrom start: CurvePoint, to end: CurvePoint) {
    let across = (end.t - start.t) / 3
    let up = (end.x - start.x) / 3
    self.init(
      start: start, control1: CurvePoint(t: start.t + across, x: start.x + up),
      control2: CurvePoint(t: end.t - across, x: end.x - up), end: end)
  }

  /// The point at a share `s` of the piece, 0 … 1.
  package func point(at s: Double) -> CurvePoint {
    let r = 1 - s
    let weights = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
    return CurvePoint(
      t: weights.0 * start.t + weights.1 * control1.t + weights.2 * control2.t + weights.3 * end.t,
      x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x)
  }
}
