import Printing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The line of code that produces the same motion on a platform.
package struct SpringEquivalent: Hashable, Sendable {
  /// The platform: `SwiftUI`.
  package let platform: String
  /// One line, with numbers to six significant digits.
  package let code: String
}

extension Spring {
  /// The spring as code for every platform, in a fixed order, with `css` as its last line. Pass nil to leave that line
  /// out, if the motion has no `linear()` short enough for a page. Empty if the spring is not valid.
  ///
  /// For platforms without a mass, stiffness and damping are divided by it.
  ///
  /// - Parameters:
  ///   - engine: the engine that runs the spring; its line is the first.
  ///   - written: the spring as its author wrote it. The engine's own line leaves out what the author leaves out, since
  ///     the engine completes both in the same way.
  package func equivalents(
    css easing: LinearEasing?, on engine: SpringEngine? = nil, written: SpringParameters? = nil
  ) -> [SpringEquivalent] {
    let lines = equivalents(fixed: easing)
    guard let engine, let place = lines.firstIndex(where: { $0.platform == engine.platform }) else { return lines }
    let own = written.flatMap { engine.code(of: $0) } ?? lines[place].code
    return [SpringEquivalent(platform: engine.platform, code: own)] + lines[..<place] + lines[(place + 1)...]
  }

  private func equivalents(fixed easing: LinearEasing?) -> [SpringEquivalent] {
    guard isValid else { return [] }
    var lines = [
      SpringEquivalent(platform: "SwiftUI", code: swiftUICode),
      SpringEquivalent(platform: "UIKit", code: uiKitCode),
      SpringEquivalent(platform: "Core Animation", code: coreAnimationCode),
      SpringEquivalent(platform: "Reanimated 3", code: reanimatedCode),
      SpringEquivalent(platform: "Reanimated 4", code: reanimatedCode),
      SpringEquivalent(platform: "React Native Animated", code: reactNativeCode),
      SpringEquivalent(platform: "Android", code: androidCode),
      SpringEquivalent(platform: "Compose", code: composeCode),
      SpringEquivalent(platform: "Motion", code: motionCode),
    ]
    if let easing {
      let milliseconds = (easing.duration * 1000).trimmed(2)
      lines.append(SpringEquivalent(platform: "CSS", code: "transition: transform \(milliseconds)ms \(easing.css);"))
    }
    return lines
  }

  private var swiftUICode: String {
    let mass = mass == 1 ? "" : "mass: \(self.mass.short), "
    let start = velocity == 0 ? "" : ", initialVelocity: \(velocity.short)"
    return ".interpolatingSpring(\(mass)stiffness: \(stiffness.short), damping: \(damping.short)\(start))"
  }

  private var uiKitCode: String {
    let start = velocity == 0 ? ".zero" : "CGVector(dx: \(velocity.short), dy: \(velocity.short))"
    return "UISpringTimingParameters(mass: \(mass.short), stiffness: \(stiffness.short), damping: \(damping.short), "
      + "initialVelocity: \(start))"
  }

  private var coreAnimationCode: String {
    let start = velocity == 0 ? "" : " spring.initialVelocity = \(velocity.short);"
    return "let spring = CASpringAnimation(); spring.mass = \(mass.short); spring.stiffness = \(stiffness.short); "
      + "spring.damping = \(damping.short);\(start) spring.duration = spring.settlingDuration"
  }

  private var reanimatedCode: String { "withSpring(1, { \(scriptNumbers) })" }

  private var reactNativeCode: String {
    "Animated.spring(value, { toValue: 1, \(scriptNumbers), useNativeDriver: true })"
  }

  private var motionCode: String { "{ type: \"spring\", \(scriptNumbers) }" }

  /// Mass is always written, because engines disagree about its default.
  private var scriptNumbers: String {
    let start = velocity == 0 ? "" : ", velocity: \(velocity.short)"
    return "stiffness: \(stiffness.short), damping: \(damping.short), mass: \(mass.short)\(start)"
  }

  private var androidCode: String {
    let force = "SpringForce(1f).setStiffness(\(normalizedStiffness.short)f).setDampingRatio(\(dampingRatio.short)f)"
    return velocity == 0 ? force : "animation.setSpring(\(force)).setStartVelocity(\(velocity.short)f)"
  }

  private var composeCode: String {
    let force = "spring(dampingRatio = \(dampingRatio.short)f, stiffness = \(normalizedStiffness.short)f)"
    return velocity == 0 ? force : "animateTo(1f, \(force), initialVelocity = \(velocity.short)f)"
  }
}

extension SpringEngine {
  /// The name of its platform among the equivalents.
  package var platform: String {
    switch self {
    case .reactNative: "React Native Animated"
    case .reanimated3, .reanimated4, .swiftUI, .coreAnimation, .android, .compose, .motion: name
    }
  }

  /// Its code for what an author wrote, and nothing else; nil where it has no such parameters.
  fileprivate func code(of written: SpringParameters) -> String? {
    let given = written.given
    guard !given.isEmpty else { return nil }
    func numbers(_ names: [SpringParameter]) -> String? {
      guard given.allSatisfy(names.contains) else { return nil }
      return names.compactMap { name in written[name].map { "\(name.rawValue): \($0.short)" } }.joined(separator: ", ")
    }
    let script: [SpringParameter] = [.stiffness, .damping, .mass, .velocity]
    switch self {
    case .reactNative:
      return (numbers(script) ?? numbers([.tension, .friction, .velocity])).map {
        "Animated.spring(value, { toValue: 1, \($0), useNativeDriver: true })"
      }
    case .reanimated3, .reanimated4: return numbers(script).map { "withSpring(1, { \($0) })" }
    case .motion: return numbers(script).map { "{ type: \"spring\", \($0) }" }
    case .swiftUI:
      return (numbers([.response, .dampingFraction]) ?? numbers([.duration, .bounce])).map { ".spring(\($0))" }
    case .coreAnimation, .android, .compose: return nil
    }
  }
}

extension Double {
  /// The number to six significant digits, without trailing zeros.
  fileprivate var short: String {
    guard isFinite, self != 0 else { return trimmed(0) }
    let exponent = Int(log10(magnitude).rounded(.down))
    // Beyond fifteen places a decimal would be all zeros, and beyond fifteen digits all noise; both are better written
    // with an exponent.
    guard exponent > -10, exponent < 15 else { return "\(self)" }
    return trimmed(min(15, max(0, 5 - exponent)))
  }
}
