#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Spring {
  /// x(t), from 0 towards 1, by the exact solution; `t` in seconds. Before the start it is 0.
  ///
  /// NaN if the spring is not valid or `t` is NaN.
  package func value(at t: Double) -> Double {
    guard let solution = SpringSolution(self), !t.isNaN else { return .nan }
    guard t > 0 else { return 0 }
    return 1 + solution.offset(at: min(t, Self.latest))
  }

  /// x′(t) in targets a second, by the exact solution; before the start it is the initial velocity.
  ///
  /// NaN if the spring is not valid or `t` is NaN.
  package func slope(at t: Double) -> Double {
    guard let solution = SpringSolution(self), !t.isNaN else { return .nan }
    return solution.slope(at: min(max(t, 0), Self.latest))
  }

  /// The largest possible distance from the target after `t` seconds: the motion stays within 1 ± this.
  ///
  /// Below critical damping this is the exponential that touches the motion; from critical damping on, the slow
  /// exponential plus the share of the fast one. NaN as for `value(at:)`.
  package func envelope(at t: Double) -> Double {
    guard let solution = SpringSolution(self), !t.isNaN else { return .nan }
    return solution.envelope(at: min(max(t, 0), Self.latest))
  }

  /// Later times are treated as this one, so that products with frequencies stay finite.
  static let latest = 1e200
}

extension SpringSolution {
  /// See `Spring.envelope(at:)`.
  func envelope(at time: Double) -> Double {
    guard isUnderdamped else {
      let fade = exp(-slowRate * time)
      return fade > 0 ? fade * (1 + (velocity - slowRate).magnitude * fastShare(at: time)) : 0
    }
    let fade = exp(-decay * time)
    return fade > 0 ? fade * amplitude : 0
  }

  /// The factor of the e^(−at) that touches the motion, below critical damping.
  var amplitude: Double { hypot(1, (velocity - decay) / split) }
}
