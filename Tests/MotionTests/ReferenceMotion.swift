import Motion

/// The spring's equation integrated step by step (Runge–Kutta, fourth order): an oracle that shares nothing with the
/// closed form.
struct ReferenceMotion {
  let times: [Double]
  let values: [Double]
  let slopes: [Double]

  init(of spring: Spring, until end: Double, steps: Int = 20_000) {
    let h = end / Double(steps)
    /// x″ of a state.
    func pull(_ x: Double, _ v: Double) -> Double {
      (-spring.stiffness * (x - 1) - spring.damping * v) / spring.mass
    }
    var times = [0.0]
    var values = [0.0]
    var slopes = [spring.velocity]
    var (x, v) = (0.0, spring.velocity)
    for step in 1...steps {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      times.append(Double(step) * h)
      values.append(x)
      slopes.append(v)
    }
    self.times = times
    self.values = values
    self.slopes = slopes
  }
}

/// Springs of every regime and temper.
enum Sample {
  static let springs: [Spring] =
    [0.02, 0.2, 0.5, 0.8, 0.99, 0.999_999, 1, 1.000_001, 1.2, 3, 40].flatMap { ratio in
      [0.0, 12, -12, 300].map { Spring(stiffness: 100, dampingRatio: ratio, velocity: $0) }
    } + [
      Spring(stiffness: 200, damping: 18, mass: 4), Spring(stiffness: 900, damping: 120, mass: 4),
      Spring(stiffness: 1e6, damping: 300, mass: 0.01), Spring(stiffness: 0.01, damping: 0.05, mass: 2),
      Spring(tension: 40, friction: 7), Spring(duration: 0.5, bounce: -0.4, velocity: 3),
    ]
  /// Numbers that no author should write and every reader will meet.
  static let hostile: [Double] = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, 1e-60, 1e60, -1e60, 1e300, 1.7e308, .infinity, -.infinity, .nan,
  ]
}
