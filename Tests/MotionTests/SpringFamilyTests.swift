import Motion
import Testing

struct SpringFamilyTests {
  @Test func readsDurationAndBounceAsApplePublishesThem() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    #expect(spring.mass == 1)
  }

  @Test func readsTensionAndFrictionAsOrigami() {
    let spring = Spring(tension: 40, friction: 7)
    #expect(abs(spring.stiffness - 230.2) < 1e-12)
    #expect(spring.damping == 22)
  }

  @Test(arguments: [-0.9, -0.5, -0.1, 0, 0.15, 0.3, 0.7, 0.95, 1])
  func goesRoundThroughEveryFamily(_ bounce: Double) {
    let spring = Spring(duration: 0.42, bounce: bounce)
    #expect(spring.isValid)
    #expect(abs(spring.bounce - bounce) < 1e-12)
    #expect(abs(spring.response - 0.42) < 1e-12)
    let others = [
      Spring(duration: spring.response, bounce: spring.bounce),
      Spring(response: spring.response, dampingFraction: spring.dampingRatio),
      Spring(stiffness: spring.stiffness, dampingRatio: spring.dampingRatio),
      Spring(stiffness: 3 * spring.stiffness, dampingRatio: spring.dampingRatio, mass: 3),
      Spring(
        tension: (spring.normalizedStiffness - 194) / 3.62 + 30, friction: (spring.normalizedDamping - 25) / 3 + 8),
      Spring(stiffness: spring.normalizedStiffness, damping: spring.normalizedDamping),
    ]
    for other in others {
      #expect(abs(other.normalizedStiffness / spring.stiffness - 1) < 1e-12)
      #expect(abs(other.normalizedDamping - spring.damping) < 1e-11)
      #expect(abs(other.value(at: 0.2) - spring.value(at: 0.2)) < 1e-12)
    }
  }

  @Test func keepsTheVelocityOfEveryFamily() {
    for spring in [
      Spring(stiffness: 100, damping: 10, velocity: 3), Spring(response: 0.5, dampingFraction: 1, velocity: 3),
      Spring(duration: 0.5, bounce: 0, velocity: 3), Spring(stiffness: 100, dampingRatio: 1, velocity: 3),
      Spring(tension: 40, friction: 7, velocity: 3),
    ] {
      #expect(spring.velocity == 3)
      #expect(spring.slope(at: 0) == 3)
    }
  }

  @Test func movesTheSameWithEverythingScaledByTheMass() {
    let one = Spring(stiffness: 200, damping: 18)
    let four = Spring(stiffness: 800, damping: 72, mass: 4)
    #expect(one.value(at: 0.3) == four.value(at: 0.3))
    #expect(one.settleTime == four.settleTime)
  }
}
