#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Spring {
  /// The motion as CSS `linear()`, with the fewest stops found that keep every value within `maximumError`.
  ///
  /// The error includes the rounding of the stops and the jump to 1 at the end. `maximumError` is limited to 0.000001 …
  /// 0.5. Nil for a spring that is not valid, never settles, or oscillates for so long that it would take more than
  /// 1,000 stops.
  package func linearEasing(maximumError: Double = 0.0025) -> LinearEasing? {
    let allowed = maximumError > 1e-6 ? min(maximumError, 0.5) : 1e-6
    // The last stop is 1, so the motion has to end this close to it.
    let duration = settleTime(threshold: min(Self.settleThreshold, allowed / 2))
    guard let duration, duration > 0, let solution = SpringSolution(self) else { return nil }
    let gap = allowed / 128
    guard let samples = MotionSamples(of: solution, duration: duration, gap: gap) else { return nil }
    let places = min(9, max(1, Int(-log10(allowed / 40).rounded(.down))))
    var margin = allowed - gap - 0.5 / RoundedStop.powers[places]
    for _ in 0..<6 {
      let stops = StopSearch(samples: samples, error: margin, valuePlaces: places).stops()
      guard stops.count <= 1_000 else { return nil }
      let error = samples.largestError(of: stops, gap: gap)
      if error <= allowed { return LinearEasing(stops: stops, duration: duration, maximumError: error) }
      margin -= max(error - allowed, allowed / 50)
    }
    return nil
  }
}

extension MotionSamples {
  /// The largest distance between the polyline through `stops` and the motion, computed exactly: at the samples, at the
  /// stops, and between them where the motion runs parallel to the line.
  func largestError(of stops: [RoundedStop], gap: Double) -> Double {
    var largest = 0.0
    var index = 0
    for (from, to) in zip(stops, stops.dropFirst()) {
      let steepness = (to.value - from.value) / (to.position - from.position)
      var left = node(at: from.position, value: from.value, against: steepness)
      while index < count, positions[index] <= from.position { index += 1 }
      while true {
        let isLast = index >= count || positions[index] >= to.position
        let right =
          isLast
          ? node(at: to.position, value: to.value, against: steepness)
          : Node(
            position: positions[index],
            error: values[index] - from.value - steepness * (positions[index] - from.position),
            slope: slopes[index] - steepness)
        largest = max(largest, right.error.magnitude, left.error.magnitude)
        // Only a turning point between two samples can be further out, and by no more than the gap.
        if left.slope * right.slope < 0, max(left.error.magnitude, right.error.magnitude) + 2 * gap > largest {
          largest = max(largest, turn(between: left, right, line: from, steepness).magnitude)
        }
        if isLast { break }
        left = right
        index += 1
      }
    }
    return largest
  }

  /// A point between or at stops, with the motion's distance from the line and how fast that distance grows.
  private struct Node {
    let position: Double
    let error: Double
    let slope: Double
  }

  private func node(at position: Double, value: Double, against steepness: Double) -> Node {
    let state = solution.state(at: position * duration)
    return Node(position: position, error: 1 + state.offset - value, slope: state.slope * duration - steepness)
  }

  private func turn(between left: Node, _ right: Node, line from: RoundedStop, _ steepness: Double) -> Double {
    let frequency = solution.frequency
    let place = bracketedRoot(from: left.position, to: right.position) { position in
      let (offset, rate) = solution.state(at: position * duration)
      let pull = -frequency * frequency * offset - 2 * solution.decay * rate
      return (rate * duration - steepness, pull * duration * duration)
    }
    return value(at: place) - from.value - steepness * (place - from.position)
  }
}
