#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The closed form of a spring's motion, with everything that does not depend on time computed in advance.
///
/// With u = x − 1, a = ζω₀ and s = √|ω₀² − a²| the motion is u = e^(−at)·(−cos st + (v − a)·sin st / s), and the
/// hyperbolic counterpart beyond critical damping. The quotient sin st / s tends to t as s tends to 0, so the cases
/// join continuously. Beyond critical damping the slow root is computed as ω₀² / (a + s), because a − s would cancel.
struct SpringSolution {
  /// ω₀, radians a second.
  let frequency: Double
  /// a = ζω₀, the decay a second.
  let decay: Double
  /// s = √|ω₀² − a²|, radians a second.
  let split: Double
  /// Initial velocity, targets a second.
  let velocity: Double
  /// Whether the spring oscillates: ζ < 1.
  let isUnderdamped: Bool
  /// The smaller decay beyond critical damping, a − s.
  let slowRate: Double
  /// The larger decay beyond critical damping, a + s.
  let fastRate: Double

  /// Nil if the spring is not valid.
  init?(_ spring: Spring) {
    guard spring.isValid else { return nil }
    frequency = spring.angularFrequency
    decay = spring.damping / (2 * spring.mass)
    velocity = spring.velocity
    isUnderdamped = decay < frequency
    split = ((frequency - decay).magnitude * (frequency + decay)).squareRoot()
    fastRate = decay + split
    slowRate = frequency / fastRate * frequency
  }

  /// x(t) − 1; `time` in seconds, 0 or more.
  func offset(at time: Double) -> Double { state(at: time).offset }

  /// x′(t), targets a second; `time` in seconds, 0 or more.
  func slope(at time: Double) -> Double { state(at: time).slope }

  /// x(t) − 1 and x′(t) together; `time` in seconds, 0 or more.
  func state(at time: Double) -> (offset: Double, slope: Double) {
    let fade = exp(-(isUnderdamped ? decay : slowRate) * time)
    // After it has faded out, phases too large to represent do not matter.
    guard fade > 0 else { return (0, 0) }
    return isUnderdamped ? swing(at: time, fade) : creep(at: time, fade)
  }

  private func swing(at time: Double, _ fade: Double) -> (offset: Double, slope: Double) {
    let phase = split * time
    let cosine = cos(phase)
    let sine = phase < 1e-8 ? time : sin(phase) / split
    return (fade * (-cosine + (velocity - decay) * sine), fade * (velocity * cosine + initialPull * sine))
  }

  private func creep(at time: Double, _ fade: Double) -> (offset: Double, slope: Double) {
    let share = fastShare(at: time)
    let offset = fade * (-1 + (velocity - slowRate) * share)
    let phase = 2 * split * time
    guard phase > 1 else { return (offset, fade * (velocity + fastRate * (slowRate - velocity) * share)) }
    // Further on the two terms would cancel, but the two exponentials do not.
    let slowPart = slowRate * (fastRate - velocity)
    let fastPart = fastRate * (slowRate - velocity) * exp(-phase)
    return (offset, fade * ((slowPart - fastPart) / (2 * split)))
  }

  /// ω₀² − a·v: the derivative of the slope at the start, without the decay.
  var initialPull: Double { frequency * frequency - decay * velocity }

  /// (1 − e^(−2st)) / 2s, which tends to t as s vanishes and to 1 / 2s once the fast part is gone.
  func fastShare(at time: Double) -> Double {
    let phase = 2 * split * time
    return phase < 1e-16 ? time : -expm1(-phase) / (2 * split)
  }
}
