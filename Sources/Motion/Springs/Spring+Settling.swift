#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Spring {
  /// The settle time, in seconds: the last t with |x − 1| > 0.001; nil if the motion never settles.
  package var settleTime: Double? { settleTime(threshold: Self.settleThreshold) }

  /// The last t with |x − 1| > `threshold`, in seconds; nil without damping, or for a threshold outside 0 … 1.
  ///
  /// The last swing beyond the threshold is found from the turning points, which are known exactly; the point where
  /// that swing returns is then found as a bracketed root. Nothing is sampled.
  package func settleTime(threshold: Double) -> Double? {
    guard let solution = SpringSolution(self), threshold > 0, threshold < 1 else { return nil }
    let time = solution.isUnderdamped ? solution.lastSwing(over: threshold) : solution.lastCreep(over: threshold)
    guard let time, time.isFinite, time < Self.latest else { return nil }
    return time
  }
}

extension SpringSolution {
  /// The last time the distance is above `threshold`, under critical damping.
  fileprivate func lastSwing(over threshold: Double) -> Double? {
    guard decay > 0 else { return nil }
    let half = Double.pi / split
    let peak = firstMaximum
    // The first turning point after the start is either that maximum or the minimum half a period before it.
    let first = peak > half ? peak - half : peak
    let firstIsMaximum = !(peak > half)
    let swings = ((log(turningAmplitude / threshold) / decay) - first) / half
    guard swings < 1e12 else { return log(turningAmplitude / threshold) / decay }
    guard swings > 0 else {
      return crossing(from: 0, to: first, side: -1, threshold: threshold)
    }
    var last = (swings.rounded(.up) - 1).rounded()
    // Rounding can put a turning point that only just reaches the threshold on the wrong side of it.
    if isOutside(first + (last + 1) * half, threshold) { last += 1 }
    if last > 0, !isOutside(first + last * half, threshold) { last -= 1 }
    let isMaximum = (last.truncatingRemainder(dividingBy: 2) == 0) == firstIsMaximum
    let start = first + last * half
    return crossing(from: start, to: start + half, side: isMaximum ? 1 : -1, threshold: threshold)
  }

  private func isOutside(_ time: Double, _ threshold: Double) -> Bool { offset(at: time).magnitude > threshold }

  /// The last time the distance is above `threshold`, at critical damping and beyond.
  fileprivate func lastCreep(over threshold: Double) -> Double? {
    var start = 0.0
    var side = -1.0
    if let turn = overdampedTurn {
      let height = offset(at: turn)
      if height.magnitude > threshold {
        start = turn
        side = height > 0 ? 1 : -1
      } else {
        // It passes the target, but not by enough to count.
        return crossing(from: 0, to: turn, side: -1, threshold: threshold)
      }
    }
    var end = start + 8 / slowRate
    while end.isFinite, isOutside(end, threshold) { end += end - start }
    guard end.isFinite else { return nil }
    return crossing(from: start, to: end, side: side, threshold: threshold)
  }

  /// The time at which side·(x − 1) falls to `threshold`, within an interval in which it does so once.
  private func crossing(from start: Double, to end: Double, side: Double, threshold: Double) -> Double {
    bracketedRoot(from: start, to: end) { time in
      let state = state(at: time)
      return (side * state.offset - threshold, side * state.slope)
    }
  }
}
