/// A program that runs springs, with its default parameters and its rule for when a motion is finished.
package enum SpringEngine: String, CaseIterable, Sendable {
  case reactNative = "react-native"
  case reanimated3 = "reanimated-3"
  case reanimated4 = "reanimated-4"
  case swiftUI = "swiftui"
  case coreAnimation = "core-animation"
  case android
  case compose
  case motion

  /// The engine's usual name.
  package var name: String {
    switch self {
    case .reactNative: "React Native"
    case .reanimated3: "Reanimated 3"
    case .reanimated4: "Reanimated 4"
    case .swiftUI: "SwiftUI"
    case .coreAnimation: "Core Animation"
    case .android: "Android"
    case .compose: "Compose"
    case .motion: "Motion"
    }
  }

  /// The spring that it runs if no parameter is given.
  ///
  /// React Native has two: this one, and stiffness 100, damping 10, mass 1 once any of those is given.
  ///
  /// Sources:
  /// - React Native: https://reactnative.dev/docs/animated#spring
  /// - Reanimated 3: https://docs.swmansion.com/react-native-reanimated/docs/3.x/animations/withSpring/
  /// - Reanimated 4: https://docs.swmansion.com/react-native-reanimated/docs/animations/withSpring/
  /// - SwiftUI: https://developer.apple.com/documentation/swiftui/animation/spring(response:dampingfraction:blendduration:)
  /// - Core Animation: https://developer.apple.com/documentation/quartzcore/caspringanimation
  /// - Android: https://developer.android.com/reference/androidx/dynamicanimation/animation/SpringForce
  /// - Compose: https://developer.android.com/reference/kotlin/androidx/compose/animation/core/Spring
  /// - Motion: https://motion.dev/docs/react-transitions#spring
  package var defaults: SpringParameters {
    switch self {
    case .reactNative: SpringParameters(tension: 40, friction: 7)
    case .reanimated3, .coreAnimation, .motion: SpringParameters(stiffness: 100, damping: 10, mass: 1)
    case .reanimated4: SpringParameters(stiffness: 900, damping: 120, mass: 4)
    case .swiftUI: SpringParameters(response: 0.5, dampingFraction: 0.825)
    case .android: SpringParameters(stiffness: 1500, dampingRatio: 0.5)
    case .compose: SpringParameters(stiffness: 1500, dampingRatio: 1)
    }
  }

  /// The engine's default for a number missing from a partly given family; nil if the number is required.
  ///
  /// A missing mass is 1 everywhere except in Reanimated 4.
  func fallback(for parameter: SpringParameter) -> Double? {
    let own: SpringParameters =
      switch self {
      case .reactNative: SpringParameters(stiffness: 100, damping: 10, mass: 1, tension: 40, friction: 7)
      case .swiftUI: SpringParameters(mass: 1, response: 0.5, dampingFraction: 0.825, duration: 0.5, bounce: 0)
      case .android: SpringParameters(stiffness: 1500, dampingRatio: 0.5, mass: 1)
      case .compose: SpringParameters(stiffness: 1500, dampingRatio: 1, mass: 1)
      case .reanimated3, .reanimated4, .coreAnimation, .motion: defaults
      }
    return own[parameter]
  }

  /// Whether authors usually set a mass for this engine, so that a missing one is worth mentioning.
  var hasMass: Bool {
    switch self {
    case .reactNative, .reanimated3, .reanimated4, .coreAnimation, .motion: true
    case .swiftUI, .android, .compose: false
    }
  }

  /// When this engine itself considers a spring finished, for a move from 0 to 1.
  package var finished: String {
    switch self {
    case .reactNative:
      "React Native stops once the value is within 0.001 of the target and moves at 0.001 a second or less."
    case .reanimated3:
      "Reanimated 3 stops once the value is within 0.01 of the target and moves slower than 2 a second."
    case .reanimated4:
      "Reanimated 4 stops once the spring’s energy is 6e-9 of what it started with, or less."
    case .swiftUI:
      "SwiftUI works the duration out beforehand: ln((1 + |ζω₀ − v|) / 0.001) / (ζω₀) for a spring that overshoots."
    case .coreAnimation:
      "Core Animation reports its own estimate, settlingDuration, by a rule that is not published."
    case .android:
      "Android stops once the value is nearer than three quarters of the smallest visible change, one pixel unless set, "
        + "and slower than 62.5 times that a second."
    case .compose:
      "Compose works the duration out beforehand, up to where the value stays within its visibility threshold, 0.01 "
        + "for a plain number."
    case .motion:
      "Motion stops once the value is within 0.005 of the target and moves at 0.01 a second or less, for a move this "
        + "short."
    }
  }
}
