/// The cubic Bézier that comes nearest to a spring, for places that know nothing better.
package struct BezierFit: Hashable, Sendable {
  /// The curve, to three decimals.
  package let curve: CubicBezier
  /// What it runs for, in seconds; the target is held from then on.
  package let duration: Double
  /// The largest distance from the spring's motion over all times.
  package let maximumError: Double
}

extension Spring {
  /// The best cubic Bézier for this spring; nil when it is not valid or never settles.
  package var bezierFit: BezierFit? { nil }
}
