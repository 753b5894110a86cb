#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension SpringSolution {
  /// A bound on the `order`th derivative of x from `time` on, which only falls with time; `order` is 1 or more, `state`
  /// the motion at that time.
  ///
  /// Far beyond critical damping it is the sum of the magnitudes of the two exponentials. Elsewhere it is the energy of
  /// the derivative, √(y² + (y′ / ω₀)²), which damping never increases, because the derivative obeys the spring's own
  /// equation.
  func derivativeBound(order: Int, at time: Double, _ state: (offset: Double, slope: Double)) -> Double {
    if !isUnderdamped, split > decay / 2 {
      let slow = ((velocity - fastRate) / (2 * split)).magnitude * exp(-slowRate * time)
      let fast = ((slowRate - velocity) / (2 * split)).magnitude * exp(-fastRate * time)
      return slow * power(slowRate, order) + fast * power(fastRate, order)
    }
    var (before, last) = state
    for _ in 0..<order {
      (before, last) = (last, -frequency * frequency * before - 2 * decay * last)
    }
    let rate = last / frequency
    let energy = before * before + rate * rate
    return energy > 1e-200 && energy < 1e200 ? energy.squareRoot() : hypot(before, rate)
  }

  private func power(_ base: Double, _ exponent: Int) -> Double { (0..<exponent).reduce(1) { made, _ in made * base } }
}
