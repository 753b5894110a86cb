#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Spring {
  /// The largest x − 1, or 0 if the value never passes its target; exact for any initial velocity.
  ///
  /// Source: for a spring that starts at rest, e^(−πζ / √(1 − ζ²)).
  package var overshoot: Double { SpringSolution(self)?.overshoot?.height ?? 0 }

  /// When the overshoot is largest, in seconds; nil if the value never passes its target.
  package var overshootTime: Double? { SpringSolution(self)?.overshoot?.time }
}

extension SpringSolution {
  /// The first and highest maximum above the target; nil if there is none.
  var overshoot: (time: Double, height: Double)? {
    let found = isUnderdamped ? underdampedOvershoot : overdampedOvershoot
    guard let found, found.height > 0, found.time.isFinite else { return nil }
    return found
  }

  /// At turning points (v, (ω₀² − av) / s) is perpendicular to (cos st, sin st).
  private var underdampedOvershoot: (time: Double, height: Double)? {
    let time = firstMaximum
    return (time, exp(-decay * time) * turningAmplitude)
  }

  /// Time of the first maximum after the start, under critical damping.
  var firstMaximum: Double {
    let angle = atan2(velocity * split, -initialPull)
    return (angle > 0 ? angle : angle + 2 * .pi) / split
  }

  /// |x − 1| at any turning point, without the decay: √(ω₀² − 2av + v²) / ω₀.
  var turningAmplitude: Double { hypot(split, velocity - decay) / frequency }

  /// Beyond critical damping the target is passed at most once, and only if the initial velocity exceeds the fast root.
  private var overdampedOvershoot: (time: Double, height: Double)? {
    guard velocity > fastRate, let time = overdampedTurn else { return nil }
    return (time, exp(-slowRate * time) * ((velocity - fastRate) / fastRate))
  }

  /// The time of the only turning point beyond critical damping; nil if there is none after the start.
  var overdampedTurn: Double? {
    guard velocity < 0 || velocity > fastRate else { return nil }
    let share = velocity / (velocity - slowRate) / fastRate
    let spent = 2 * split * share
    if spent < 1e-16 { return share }
    if spent < 0.5 { return -log1p(-spent) / (2 * split) }
    let kept = slowRate / fastRate * ((velocity - fastRate) / (velocity - slowRate))
    return -log(kept) / (2 * split)
  }
}
