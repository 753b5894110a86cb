import Motion
import Testing

struct SpringMotionTests {
  /// Worked out with 60 digits (mpmath 1.3) from the closed form.
  static let exact: [(k: Double, c: Double, v: Double, t: Double, value: Double, slope: Double)] = [
    (100, 20.000000000001, 0, 0.1, 0.26424111765710923, 3.6787944117143006),
    (100, 19.999999999999, 0, 0.1, 0.26424111765712149, 3.6787944117145458),
    (100, 20, 0, 0.1, 0.26424111765711536, 3.6787944117144232),
    (100, 19.99999, 3, 0.25, 0.77426648037314741, 1.6827426171487583),
    (100, 20.00001, 3, 0.25, 0.77426602719555084, 1.6827423264310549),
    (1e10, 1000, 0, 0.001, 0.47890040266372359, -30778.367619175466),
    (1, 1e6, 0, 1000, 0.00099950016562700683, 9.9900049983537199e-7),
    (1, 1e6, 5, 1000, 0.0010044951681261837, 9.9899550483287281e-7),
    (1e-6, 1e-4, 0, 3000, 1.8453918827393384, 0.00012481572499268742),
    (100, 1e5, 0, 10, 0.0099501564493382983, 0.00099004985345116034),
    (100, 1e5, 1e5, 1e-5, 0.63212056147096885, 36787.944485023673),
  ]

  @Test(arguments: exact)
  func solvesEveryRegimeToTheLastDigits(
    _ row: (k: Double, c: Double, v: Double, t: Double, value: Double, slope: Double)
  ) {
    let spring = Spring(stiffness: row.k, damping: row.c, velocity: row.v)
    #expect(abs(spring.value(at: row.t) - row.value) < 1e-13)
    #expect(abs(spring.slope(at: row.t) - row.slope) < 1e-11 * max(1, abs(row.slope)))
  }

  @Test(arguments: Sample.springs)
  func agreesWithStepwiseIntegration(_ spring: Spring) {
    let rate = max(spring.angularFrequency, spring.damping / spring.mass)
    let reference = ReferenceMotion(of: spring, until: 40 / rate)
    let scale = max(1, abs(spring.velocity) / spring.angularFrequency)
    for index in stride(from: 0, through: 20_000, by: 500) {
      let time = reference.times[index]
      #expect(abs(spring.value(at: time) - reference.values[index]) < 1e-9 * scale)
      #expect(abs(spring.slope(at: time) - reference.slopes[index]) < 1e-9 * scale * rate)
    }
  }

  @Test(arguments: Sample.springs)
  func startsAtZeroWithItsVelocityAndEndsAtTheTarget(_ spring: Spring) {
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: -1) == 0)
    #expect(abs(spring.slope(at: 0) - spring.velocity) <= 1e-12 * abs(spring.velocity))
    #expect(spring.value(at: .infinity) == 1)
    #expect(spring.slope(at: .infinity) == 0)
  }

  @Test func meetsItselfWhereTheRegimesMeet() {
    for velocity in [0.0, 7, -30] {
      let critical = Spring(stiffness: 100, damping: 20, velocity: velocity)
      for nudge in [1e-15, 1e-12, 1e-9, 1e-6] {
        for damping in [20 * (1 + nudge), 20 * (1 - nudge)] {
          let near = Spring(stiffness: 100, damping: damping, velocity: velocity)
          for time in [0.001, 0.01, 0.1, 0.5, 2] {
            #expect(abs(near.value(at: time) - critical.value(at: time)) < 10 * nudge + 1e-14)
          }
        }
      }
    }
  }

  @Test(arguments: Sample.springs)
  func staysWithinItsEnvelope(_ spring: Spring) throws {
    let end = try #require(spring.settleTime) * 1.2
    for step in 0...2000 {
      let time = end * Double(step) / 2000
      #expect(abs(spring.value(at: time) - 1) <= spring.envelope(at: time) * (1 + 1e-12) + 1e-15)
    }
  }

  @Test func touchesItsEnvelopeOncePerSwing() {
    let spring = Spring(stiffness: 100, damping: 4)
    let touches = (1...5000).map { Double($0) / 1000 }.filter { time in
      spring.envelope(at: time) - abs(spring.value(at: time) - 1) < 1e-4 * spring.envelope(at: time)
    }
    #expect(touches.count >= 15)
  }

  @Test func answersHostileNumbersWithoutTrapping() {
    for k in Sample.hostile {
      for c in Sample.hostile {
        for m in Sample.hostile {
          for v in Sample.hostile {
            let spring = Spring(stiffness: k, damping: c, mass: m, velocity: v)
            for t in [0, 1e-9, 1, 1e9, 1e300, Double.infinity] {
              let value = spring.value(at: t)
              let slope = spring.slope(at: t)
              let envelope = spring.envelope(at: t)
              if spring.isValid {
                #expect(!value.isNaN && !slope.isNaN && !envelope.isNaN, "\(spring) at \(t)")
              } else {
                #expect(value.isNaN && slope.isNaN && envelope.isNaN)
              }
            }
            #expect(spring.value(at: .nan).isNaN)
            #expect(spring.overshoot >= 0)
            if let time = spring.overshootTime { #expect(time >= 0 && time.isFinite, "\(spring)") }
            if let time = spring.settleTime { #expect(time >= 0 && time.isFinite, "\(spring)") }
          }
        }
      }
    }
  }

  @Test func refusesWhatIsNoSpring() {
    #expect(Spring(stiffness: 100, damping: 0).isValid)
    for spring in [
      Spring(stiffness: 0, damping: 1), Spring(stiffness: -1, damping: 1), Spring(stiffness: 1, damping: -1),
      Spring(stiffness: 1, damping: 1, mass: 0), Spring(stiffness: 1, damping: 1, mass: -1),
      Spring(stiffness: .nan, damping: 1), Spring(stiffness: 1, damping: .nan),
      Spring(stiffness: 1, damping: .infinity),
      Spring(stiffness: 1, damping: 1, velocity: .nan), Spring(response: 0, dampingFraction: 1),
      Spring(response: -1, dampingFraction: 1), Spring(duration: 1, bounce: -1), Spring(duration: 1, bounce: -2),
      Spring(duration: 1, bounce: 1.5), Spring(tension: -40, friction: 7), Spring(tension: 40, friction: -7),
    ] {
      #expect(!spring.isValid, "\(spring)")
      #expect(spring.settleTime == nil)
      #expect(spring.overshoot == 0)
      #expect(spring.equivalents(css: spring.linearEasing()).isEmpty)
      #expect(spring.linearEasing() == nil)
      #expect(spring.plotSegments(over: 0...1, error: 0.01).isEmpty)
    }
  }
}
