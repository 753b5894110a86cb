extension Spring {
  /// A spring of mass 1 by its period in seconds and its damping ratio: SwiftUI's `response`, `dampingFraction`.
  ///
  /// Source: k = (2π / T)², c = 4πζ / T.
  package init(response: Double, dampingFraction: Double, velocity: Double = 0) {
    // A negative period would square to a plausible stiffness.
    let frequency = response > 0 ? 2 * .pi / response : .nan
    self.init(stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency, velocity: velocity)
  }

  /// A spring of mass 1 by its perceptual duration in seconds and its bounce, above −1 and up to 1.
  ///
  /// Source: ζ = 1 − b for b ≥ 0, ζ = 1 / (1 + b) for b < 0; the duration is the undamped period.
  package init(duration: Double, bounce: Double, velocity: Double = 0) {
    let ratio =
      bounce >= 0
      ? 1 - bounce
      : bounce > -1 ? 1 / (1 + bounce) : .nan
    self.init(response: duration, dampingFraction: ratio, velocity: velocity)
  }

  /// A spring by stiffness and damping ratio: Android and Compose, where the mass is 1.
  ///
  /// Source: c = 2ζ√(k·m).
  package init(stiffness: Double, dampingRatio: Double, mass: Double = 1, velocity: Double = 0) {
    let damping = 2 * dampingRatio * stiffness.squareRoot() * mass.squareRoot()
    self.init(stiffness: stiffness, damping: damping, mass: mass, velocity: velocity)
  }

  /// A spring of mass 1 by Origami's tension and friction.
  ///
  /// Source: k = (tension − 30)·3.62 + 194, c = (friction − 8)·3 + 25; Origami, as React Native reads it.
  package init(tension: Double, friction: Double, velocity: Double = 0) {
    self.init(stiffness: (tension - 30) * 3.62 + 194, damping: (friction - 8) * 3 + 25, velocity: velocity)
  }
}
