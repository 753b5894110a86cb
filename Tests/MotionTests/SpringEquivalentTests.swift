import Motion
import Testing

struct SpringEquivalentTests {
  @Test func writesALineForEveryPlatform() throws {
    let spring = Spring(stiffness: 200, damping: 18)
    let lines = spring.equivalents(css: spring.linearEasing())
    #expect(
      lines.dropLast().map { "\($0.platform): \($0.code)" } == [
        "SwiftUI: .interpolatingSpring(stiffness: 200, damping: 18)",
        "UIKit: UISpringTimingParameters(mass: 1, stiffness: 200, damping: 18, initialVelocity: .zero)",
        "Core Animation: let spring = CASpringAnimation(); spring.mass = 1; spring.stiffness = 200; spring.damping = 18; "
          + "spring.duration = spring.settlingDuration",
        "Reanimated 3: withSpring(1, { stiffness: 200, damping: 18, mass: 1 })",
        "Reanimated 4: withSpring(1, { stiffness: 200, damping: 18, mass: 1 })",
        "React Native Animated: Animated.spring(value, { toValue: 1, stiffness: 200, damping: 18, mass: 1, useNativeDriver: true })",
        "Android: SpringForce(1f).setStiffness(200f).setDampingRatio(0.636396f)",
        "Compose: spring(dampingRatio = 0.636396f, stiffness = 200f)",
        "Motion: { type: \"spring\", stiffness: 200, damping: 18, mass: 1 }",
      ])
    let css = try #require(lines.last)
    #expect(css.platform == "CSS")
    #expect(css.code.hasPrefix("transition: transform 729.87ms linear(0, "))
    #expect(css.code.hasSuffix(", 1);"))
  }

  @Test func normalizesTheMassWhereAPlatformHasNone() {
    let spring = Spring(stiffness: 200, damping: 18, mass: 4, velocity: 2.5)
    let lines = spring.equivalents(css: spring.linearEasing()).dropLast()
    #expect(
      lines.map(\.code) == [
        ".interpolatingSpring(mass: 4, stiffness: 200, damping: 18, initialVelocity: 2.5)",
        "UISpringTimingParameters(mass: 4, stiffness: 200, damping: 18, initialVelocity: CGVector(dx: 2.5, dy: 2.5))",
        "let spring = CASpringAnimation(); spring.mass = 4; spring.stiffness = 200; spring.damping = 18; "
          + "spring.initialVelocity = 2.5; spring.duration = spring.settlingDuration",
        "withSpring(1, { stiffness: 200, damping: 18, mass: 4, velocity: 2.5 })",
        "withSpring(1, { stiffness: 200, damping: 18, mass: 4, velocity: 2.5 })",
        "Animated.spring(value, { toValue: 1, stiffness: 200, damping: 18, mass: 4, velocity: 2.5, useNativeDriver: true })",
        "animation.setSpring(SpringForce(1f).setStiffness(50f).setDampingRatio(0.318198f)).setStartVelocity(2.5f)",
        "animateTo(1f, spring(dampingRatio = 0.318198f, stiffness = 50f), initialVelocity = 2.5f)",
        "{ type: \"spring\", stiffness: 200, damping: 18, mass: 4, velocity: 2.5 }",
      ])
  }

  @Test func printsEvenExtremeNumbersInOneLine() {
    for spring in [
      Spring(stiffness: 1e59, damping: 1e20), Spring(stiffness: 1e-30, damping: 1e-20),
      Spring(stiffness: 1, damping: 0),
    ] {
      let lines = spring.equivalents(css: nil)
      #expect(lines.count == 9)
      #expect(lines.allSatisfy { !$0.code.contains("\n") && !$0.code.contains("–") })
    }
  }

  @Test(arguments: [
    (
      SpringEngine.reactNative, SpringParameters(damping: 10), "React Native Animated",
      "Animated.spring(value, { toValue: 1, damping: 10, useNativeDriver: true })"
    ),
    (
      .reactNative, SpringParameters(tension: 40, friction: 7), "React Native Animated",
      "Animated.spring(value, { toValue: 1, tension: 40, friction: 7, useNativeDriver: true })"
    ),
    (
      .reanimated3, SpringParameters(stiffness: 200, damping: 18), "Reanimated 3",
      "withSpring(1, { stiffness: 200, damping: 18 })"
    ),
    (
      .swiftUI, SpringParameters(response: 0.5, dampingFraction: 0.82), "SwiftUI",
      ".spring(response: 0.5, dampingFraction: 0.82)"
    ),
  ]) func beginsWithTheSystemsOwnEngineInItsAuthorsTerms(
    engine: SpringEngine, written: SpringParameters, platform: String, code: String
  ) {
    let spring = Spring(stiffness: 100, damping: 10)
    let lines = spring.equivalents(css: nil, on: engine, written: written)
    #expect(lines[0].platform == platform && lines[0].code == code)
    #expect(Set(lines.map(\.platform)) == Set(spring.equivalents(css: nil).map(\.platform)))
    #expect(lines.count == 9)
  }

  @Test func writesEveryNumberWhereTheTermsAreNotTheEnginesOwn() {
    let spring = Spring(stiffness: 100, damping: 10)
    let lines = spring.equivalents(
      css: nil, on: .reactNative, written: SpringParameters(response: 0.5, dampingFraction: 1))
    #expect(lines[0].code.contains("stiffness: 100, damping: 10, mass: 1"))
  }
}
