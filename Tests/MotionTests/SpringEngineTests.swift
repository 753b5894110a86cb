import Motion
import Testing

struct SpringEngineTests {
  /// What each engine makes of a spring with everything left out; from their documentation, as linked in `source`.
  static let defaults: [(SpringEngine, Double, Double, Double)] = [
    (.reactNative, 230.2, 22, 1), (.reanimated3, 100, 10, 1), (.reanimated4, 900, 120, 4),
    (.swiftUI, 157.913_670_417, 20.734_511_514, 1), (.coreAnimation, 100, 10, 1),
    (.android, 1500, 38.729_833_462, 1), (.compose, 1500, 77.459_666_924, 1), (.motion, 100, 10, 1),
  ]

  @Test(arguments: defaults)
  func fillsInAWholeSpring(_ row: (engine: SpringEngine, stiffness: Double, damping: Double, mass: Double)) throws {
    let resolved = try SpringParameters().resolved(by: row.engine).get()
    #expect(abs(resolved.spring.stiffness - row.stiffness) < 1e-8)
    #expect(abs(resolved.spring.damping - row.damping) < 1e-8)
    #expect(resolved.spring.mass == row.mass)
    #expect(resolved.spring.velocity == 0)
    #expect(!resolved.fromDefaults.isEmpty)
    #expect(resolved.fromDefaults.allSatisfy { $0.hasSuffix(", \(row.engine.name) default") })
  }

  @Test func reactNativeChangesItsMindOnceAnythingIsGiven() throws {
    #expect(
      try SpringParameters().resolved(by: .reactNative).get().fromDefaults
        == ["tension 40, React Native default", "friction 7, React Native default"])
    let resolved = try SpringParameters(damping: 18).resolved(by: .reactNative).get()
    #expect(resolved.spring == Spring(stiffness: 100, damping: 18))
    #expect(resolved.fromDefaults == ["stiffness 100, React Native default", "mass 1, React Native default"])
    #expect(
      try SpringParameters(mass: 2).resolved(by: .reactNative).get().spring
        == Spring(stiffness: 100, damping: 10, mass: 2))
    #expect(
      try SpringParameters(tension: 60).resolved(by: .reactNative).get().spring == Spring(tension: 60, friction: 7))
  }

  @Test func theEngineChangesTheMotion() throws {
    let written = SpringParameters(stiffness: 200, damping: 18)
    let three = try written.resolved(by: .reanimated3).get()
    let four = try written.resolved(by: .reanimated4).get()
    #expect(abs(three.spring.overshoot - 0.0749) < 0.0001)
    #expect(abs(four.spring.overshoot - 0.3484) < 0.0001)
    #expect(four.fromDefaults == ["mass 4, Reanimated 4 default"])
    #expect(three.engine == .reanimated3)
  }

  @Test func readsHalvesAsThePlatformDoes() throws {
    #expect(
      try SpringParameters(stiffness: 200).resolved(by: .android).get().spring
        == Spring(stiffness: 200, dampingRatio: 0.5))
    #expect(
      try SpringParameters(stiffness: 200).resolved(by: .compose).get().spring
        == Spring(stiffness: 200, dampingRatio: 1))
    #expect(
      try SpringParameters(stiffness: 200).resolved(by: .android).get().fromDefaults
        == ["dampingRatio 0.5, Android default"])
    #expect(
      try SpringParameters(response: 0.3).resolved(by: .swiftUI).get().spring
        == Spring(response: 0.3, dampingFraction: 0.825))
    #expect(try SpringParameters(bounce: 0.3).resolved(by: .swiftUI).get().spring == Spring(duration: 0.5, bounce: 0.3))
    #expect(try SpringParameters(stiffness: 100, damping: 10).resolved(by: .swiftUI).get().fromDefaults == [])
  }

  @Test func anythingCompleteMeansTheSameEverywhere() throws {
    for engine in SpringEngine.allCases {
      for (written, spring) in [
        (
          SpringParameters(stiffness: 90, damping: 9, mass: 2, velocity: 1),
          Spring(stiffness: 90, damping: 9, mass: 2, velocity: 1)
        ),
        (SpringParameters(response: 0.4, dampingFraction: 0.7), Spring(response: 0.4, dampingFraction: 0.7)),
        (SpringParameters(duration: 0.4, bounce: -0.2), Spring(duration: 0.4, bounce: -0.2)),
        (SpringParameters(stiffness: 90, dampingRatio: 0.7, mass: 1), Spring(stiffness: 90, dampingRatio: 0.7)),
        (SpringParameters(tension: 40, friction: 7), Spring(tension: 40, friction: 7)),
      ] {
        let resolved = try written.resolved(by: engine).get()
        #expect(resolved.spring == spring)
        #expect(resolved.fromDefaults == [])
      }
    }
  }

  @Test func saysWhyNumbersMakeNoSpring() {
    let faults: [(SpringParameters, SpringEngine, SpringError, String)] = [
      (
        SpringParameters(stiffness: 100, response: 0.5), .swiftUI, .mixed([.stiffness, .response]),
        "stiffness and response do not define one spring"
      ),
      (
        SpringParameters(stiffness: 100, damping: 10, dampingRatio: 1), .android,
        .mixed([.stiffness, .damping, .dampingRatio]), "stiffness, damping and dampingRatio do not define one spring"
      ),
      (
        SpringParameters(stiffness: 100), .swiftUI, .missing(.damping, .swiftUI),
        "the spring has no damping, and SwiftUI has no default for it"
      ),
      (
        SpringParameters(stiffness: 0, damping: 10), .motion, .outOfRange(.stiffness, 0),
        "stiffness is 0, but has to be above 0"
      ),
      (
        SpringParameters(duration: 0.5, bounce: -1), .swiftUI, .outOfRange(.bounce, -1),
        "bounce is -1, but has to be above −1 and at most 1"
      ),
      (
        SpringParameters(stiffness: 100, damping: .infinity), .motion, .outOfRange(.damping, .infinity),
        "damping is not finite, but has to be 0 or more"
      ),
      (
        SpringParameters(tension: -100, friction: 7), .reactNative, .noSpring([.tension, .friction]),
        "tension and friction define no spring: its stiffness has to be above 0 and its damping 0 or more"
      ),
    ]
    for (written, engine, error, message) in faults {
      #expect(written.resolved(by: engine) == .failure(error))
      #expect(error.message == message)
      #expect(!error.fix.isEmpty)
    }
  }

  @Test func survivesHostileNumbers() {
    for engine in SpringEngine.allCases {
      for parameter in SpringParameter.allCases {
        for number in Sample.hostile {
          var written = SpringParameters()
          written[parameter] = number
          if case .success(let resolved) = written.resolved(by: engine) { #expect(resolved.spring.isValid) }
        }
      }
    }
  }

  @Test func everyEngineSaysWhenItEnds() {
    for engine in SpringEngine.allCases {
      #expect(engine.finished.hasPrefix(engine.name))
      #expect(engine.finished.hasSuffix("."))
      #expect(SpringEngine(rawValue: engine.rawValue) == engine)
    }
  }
}
