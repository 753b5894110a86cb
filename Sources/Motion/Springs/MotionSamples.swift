/// A motion sampled so densely over its duration that a straight line between neighbours is never further off than
/// `gap`.
struct MotionSamples {
  /// Shares of the duration, rising from 0 to 1.
  private(set) var positions: [Double] = [0]
  /// x there.
  private(set) var values: [Double] = [0]
  /// dx per whole duration there.
  private(set) var slopes: [Double]
  let solution: SpringSolution
  let duration: Double

  /// Nil if more than 20,000 samples would be needed.
  init?(of solution: SpringSolution, duration: Double, gap: Double) {
    self.solution = solution
    self.duration = duration
    slopes = [solution.velocity * duration]
    var time = 0.0
    var state = (offset: -1.0, slope: solution.velocity)
    while time < duration {
      guard positions.count < 20_000 else { return nil }
      // A chord of width h is at most h² / 8 · max|x″| off, and the bound on x″ only falls.
      let bound = solution.derivativeBound(order: 2, at: time, state)
      guard bound.isFinite else { return nil }
      let step = bound > 0 ? (8 * gap / bound).squareRoot() : duration
      let next = time + min(step, duration / 24)
      guard next > time else { return nil }
      time = next > duration * (1 - 1e-9) ? duration : next
      state = solution.state(at: time)
      positions.append(time / duration)
      values.append(1 + state.offset)
      slopes.append(state.slope * duration)
    }
    positions[positions.count - 1] = 1
  }

  var count: Int { positions.count }

  /// x at a share of the duration.
  func value(at position: Double) -> Double { 1 + solution.offset(at: position * duration) }
}
