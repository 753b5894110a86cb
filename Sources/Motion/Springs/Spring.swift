#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A damped spring that pulls a value from 0 to its target 1: `m·x″ = −k·(x − 1) − c·x′`.
///
/// Any numbers are accepted; check `isValid` before showing results. Nothing here traps.
package struct Spring: Hashable, Sendable {
  /// The motion has settled once it never again strays further than this from the target.
  package static let settleThreshold = 0.001

  /// Spring constant k, above 0.
  package let stiffness: Double
  /// Damping coefficient c, 0 or more.
  package let damping: Double
  /// Mass m, above 0.
  package let mass: Double
  /// Initial velocity, in targets a second; a negative one moves away from the target first.
  package let velocity: Double

  /// Creates a spring from physical parameters.
  package init(stiffness: Double, damping: Double, mass: Double = 1, velocity: Double = 0) {
    self.stiffness = stiffness
    self.damping = damping
    self.mass = mass
    self.velocity = velocity
  }
}

extension Spring {
  /// Whether the numbers describe a spring: finite, stiffness and mass above 0, damping 0 or more.
  ///
  /// Frequencies and rates must be within 1e±60 a second, so that no product of them overflows. If the spring is not
  /// valid, its motion is NaN, its overshoot 0 and its times nil.
  package var isValid: Bool {
    guard stiffness > 0, mass > 0, damping >= 0, velocity.magnitude <= Self.largest else { return false }
    let frequency = angularFrequency
    return frequency >= 1 / Self.largest && frequency <= Self.largest && damping / mass <= Self.largest
  }

  private static let largest = 1e60

  /// ζ: under 1 it overshoots, at 1 it is critically damped, over 1 it creeps.
  package var dampingRatio: Double { damping / (2 * mass) / angularFrequency }

  /// ω₀ = √(k / m), radians a second.
  package var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// Period of the undamped spring, in seconds; Apple's "response" and "perceptual duration".
  package var response: Double { 2 * .pi / angularFrequency }

  /// Apple's bounce: 1 − ζ up to critical damping, below 0 (and above −1) beyond it.
  package var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The stiffness of the same motion at mass 1.
  package var normalizedStiffness: Double { stiffness / mass }

  /// The damping of the same motion at mass 1.
  package var normalizedDamping: Double { damping / mass }
}
