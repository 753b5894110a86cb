/// The cubic Bézier nearest to a spring, for platforms that support nothing better.
package struct BezierFit: Hashable, Sendable {
  /// The curve, to four decimals.
  package let curve: CubicBezier
  /// The duration, in seconds: the best one for the curve, at most the settle time. The target is held after it.
  package let duration: Double
  /// The largest distance from the spring's motion over all times, 0 … .
  package let maximumError: Double
}

extension Spring {
  /// The cubic Bézier and duration with the smallest maximum distance found by a search from several starting points;
  /// nil if the spring is not valid or never settles.
  ///
  /// A cubic can pass the target at most once. For a spring that oscillates it keeps the first overshoot and loses the
  /// rest, which shows in its error. Takes a few milliseconds.
  package var bezierFit: BezierFit? {
    guard let solution = SpringSolution(self), let settled = settleTime else { return nil }
    let mismatch = BezierMismatch(solution: solution, settleTime: settled)
    var found: [(point: [Double], value: Double)] = []
    for share in [0.3, 0.55, 1.0] {
      // The last two start with the spring's own velocity.
      for (x1, y1, x2, y2) in [
        (0.25, 0.1, 0.25, 1), (0.3, 0.4, 0.5, 1.4), (0.27, 0.27 * velocity * share * settled, 0.3, 1),
        (0.27, 0.27 * velocity * share * settled, 0.3, 0.2),
      ] {
        let start = [x1, y1, x2, y2, share]
        let near = SimplexSearch.minimum(from: start, step: 0.15, rounds: 100) { mismatch.norm($0, squarings: 1) }
        found.append(
          SimplexSearch.minimum(from: near.point, step: 0.05, rounds: 60) { mismatch.norm($0, squarings: 4) })
      }
    }
    found.sort { $0.value < $1.value }
    let finished = found.prefix(4).map { start in
      let near = [3, 5, 7].reduce(start.point) { point, squarings in
        SimplexSearch.minimum(from: point, step: 0.04, rounds: 100) { mismatch.norm($0, squarings: squarings) }.point
      }
      return SimplexSearch.minimum(from: near, step: 0.004, rounds: 90, of: mismatch.largest)
    }
    let best = finished.min { $0.value < $1.value }
    return best.map { mismatch.rounded($0.point) }
  }
}

/// The distance of a cubic Bézier from a spring's motion; the unknowns are x1, y1, x2, y2 and the share of the settle
/// time.
struct BezierMismatch {
  let solution: SpringSolution
  let settleTime: Double

  private static let coarse = 48
  private static let fine = 1_000

  /// The 2ⁿth root of the mean of the distances' 2ⁿth powers: it approaches the largest distance but is smooth, so that
  /// a search does not get stuck on an edge.
  func norm(_ point: [Double], squarings: Int) -> Double {
    let (curve, duration) = read(point)
    var errors = [rest(after: duration)]
    for step in 1...Self.coarse {
      errors.append(error(of: curve, duration, at: Double(step) / Double(Self.coarse)).magnitude)
    }
    let largest = errors.reduce(0, max)
    guard largest > 0, largest.isFinite else { return largest + outside(point) }
    var mean = errors.reduce(0) { sum, error in
      var power = error / largest
      for _ in 0..<squarings { power *= power }
      return sum + power
    }
    mean /= Double(errors.count)
    for _ in 0..<squarings { mean = mean.squareRoot() }
    return largest * mean + outside(point)
  }

  /// The largest distance, at the coarse sample points and after the end.
  func largest(_ point: [Double]) -> Double {
    let (curve, duration) = read(point)
    var largest = rest(after: duration)
    for step in 1...Self.coarse {
      largest = max(largest, error(of: curve, duration, at: Double(step) / Double(Self.coarse)).magnitude)
    }
    return largest + outside(point)
  }

  /// How far the unknowns exceed their bounds, so that the search turns back.
  private func outside(_ point: [Double]) -> Double {
    [point[0], point[2], point[4]].reduce(0) { $0 + max(0, -$1, $1 - 1) }
  }

  /// The fit with printable numbers, and its error as printed.
  func rounded(_ point: [Double]) -> BezierFit {
    let (exact, exactDuration) = read(point)
    let numbers = [exact.x1, exact.y1, exact.x2, exact.y2].map { ($0 * 10_000).rounded() / 10_000 }
    let curve = CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    // Rounded to whole milliseconds if they are precise enough.
    let duration = exactDuration < 0.1 ? exactDuration : (exactDuration * 1000).rounded() / 1000
    return BezierFit(
      curve: curve, duration: duration, maximumError: max(rest(after: duration), peak(of: curve, duration)))
  }

  /// The largest distance on the curve: the worst of many sample points, refined between its neighbours.
  private func peak(of curve: CubicBezier, _ duration: Double) -> Double {
    let share = 1 / Double(Self.fine)
    let distance = { (s: Double) in error(of: curve, duration, at: s).magnitude }
    let worst = (0...Self.fine).max { distance(Double($0) * share) < distance(Double($1) * share) } ?? 0
    var low = max(0, Double(worst - 1) * share)
    var high = min(1, Double(worst + 1) * share)
    for _ in 0..<60 {
      let third = (high - low) / 3
      if distance(low + third) < distance(high - third) { low += third } else { high -= third }
    }
    return max(distance((low + high) / 2), distance(Double(worst) * share))
  }

  private func read(_ point: [Double]) -> (curve: CubicBezier, duration: Double) {
    let curve = CubicBezier(min(max(point[0], 0), 1), point[1], min(max(point[2], 0), 1), point[3])
    return (curve, min(max(point[4], 0.01), 1) * settleTime)
  }

  /// The curve minus the motion at the curve's parameter `s`.
  private func error(of curve: CubicBezier, _ duration: Double, at s: Double) -> Double {
    let r = 1 - s
    let across = s * (3 * r * (curve.x1 * r + curve.x2 * s) + s * s)
    let up = s * (3 * r * (curve.y1 * r + curve.y2 * s) + s * s)
    return up - 1 - solution.offset(at: across * duration)
  }

  /// The largest distance of the motion from the target after a time.
  private func rest(after time: Double) -> Double {
    let here = solution.offset(at: time).magnitude
    guard let turn = solution.turn(after: time) else { return here }
    return max(here, solution.offset(at: turn).magnitude)
  }
}

extension SpringSolution {
  /// The first turning point after `time`; nil if there is none.
  fileprivate func turn(after time: Double) -> Double? {
    guard isUnderdamped else { return overdampedTurn.flatMap { $0 > time ? $0 : nil } }
    let half = Double.pi / split
    let first = firstMaximum
    let turn = first + ((time - first) / half).rounded(.up) * half
    return turn.isFinite ? max(turn, time) : nil
  }
}
