#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Spring {
  /// The motion as cubics for drawing, at most `error` from the exact curve, in order and joined with equal slopes.
  ///
  /// `range` in seconds. Each piece has the exact value and slope at its ends and is as long as a bound on the fourth
  /// derivative allows (Hermite interpolation is h⁴ / 384 · max|x⁗| off), a few dozen pieces for ordinary springs.
  /// If more than 240 would be needed, the error may exceed `error`. Empty if the spring or the range is not valid.
  package func plotSegments(over range: ClosedRange<Double>, error: Double) -> [CurveSegment] {
    let start = max(0, range.lowerBound)
    guard let solution = SpringSolution(self), range.upperBound > start, range.upperBound <= Self.latest else {
      return []
    }
    // Finer than any screen is wasted, and coarser than a fifth of the distance no longer shows the motion.
    var allowed = error > 1e-7 ? min(error, 0.2) : 1e-7
    for _ in 0..<40 {
      if let segments = solution.segments(from: start, to: range.upperBound, error: allowed) { return segments }
      allowed *= 4
    }
    return solution.evenSegments(from: start, to: range.upperBound)
  }
}

extension SpringSolution {
  private static let mostSegments = 240

  /// Nil if more than 240 pieces would be needed.
  fileprivate func segments(from start: Double, to end: Double, error: Double) -> [CurveSegment]? {
    var segments: [CurveSegment] = []
    var time = start
    var state = state(at: start)
    while time < end {
      let bound = derivativeBound(order: 4, at: time, state)
      guard segments.count < Self.mostSegments, bound.isFinite else { return nil }
      let step = bound > 0 ? (384 * error / bound).squareRoot().squareRoot() : .infinity
      let next = min(end, time + max(step, (end - start) / 1e6))
      let after = self.state(at: next)
      segments.append(
        CurveSegment(
          from: CurvePoint(t: time, x: 1 + state.offset), slope: state.slope,
          to: CurvePoint(t: next, x: 1 + after.offset), slope: after.slope))
      (time, state) = (next, after)
    }
    return segments
  }

  /// As many equal pieces as are allowed, for motion too fast to draw accurately.
  fileprivate func evenSegments(from start: Double, to end: Double) -> [CurveSegment] {
    let times = (0...Self.mostSegments).map { start + (end - start) * Double($0) / Double(Self.mostSegments) }
    let points = times.map { CurvePoint(t: $0, x: 1 + offset(at: $0)) }
    return zip(points, points.dropFirst()).map { CurveSegment(lineFrom: $0, to: $1) }
  }
}
