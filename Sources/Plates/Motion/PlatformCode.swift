package import Markup
package import Motion
import Printing
package import TokenValues
package import Tokens

/// The code of a system's own platform for values whose text does not tell it, for the site's script.
package enum PlatformCode {
  /// Of a spring, all its numbers; of a haptic or an elevation, what React Native is told.
  package static func attributes(of value: TokenValue, at path: TokenPath, by engine: SpringEngine?) -> [Attribute] {
    switch value {
    case .spring(let written): SpringReading.attributes(of: written, by: engine)
    case .haptic(let haptic): code(haptic.platforms.lazy.compactMap { $0.code(by: engine) }.first)
    case .number(let level) where engine?.isReactNative == true && path.segments.contains("elevation"):
      code("{ elevation: \(level.trimmed(4)) }")
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border,
      .transition, .shadow, .gradient, .typography:
      []
    }
  }

  private static func code(_ code: String?) -> [Attribute] {
    code.map { [.attr("data-engine", SpringEngine.reactNative.platform), .attr("data-code", $0)] } ?? []
  }
}

extension SpringEngine {
  /// Whether what it moves is written in React Native.
  fileprivate var isReactNative: Bool { [.reactNative, .reanimated3, .reanimated4].contains(self) }
}

extension Haptic {
  /// Its names: `iOS impact.light, Android CONFIRM`, or `Expo ImpactFeedbackStyle.Light`.
  package func names(by engine: SpringEngine?) -> String {
    platforms.map { "\($0.platformName(by: engine)) \($0.name(by: engine))" }.joined(separator: ", ")
  }
}

extension Haptic.Pattern {
  /// As the code of a system calls it: in React Native `ImpactFeedbackStyle.Light`, otherwise `impact.light`.
  package func name(by engine: SpringEngine?) -> String {
    expo(by: engine).map { "\($0.type).\($0.value)" } ?? pattern
  }

  /// Whose name that is: the platform’s, or Expo’s, which calls the feedback of each platform.
  package func platformName(by engine: SpringEngine?) -> String {
    expo(by: engine) == nil ? platformName : "Expo"
  }

  fileprivate func code(by engine: SpringEngine?) -> String? {
    if pattern == "selection", platform == "ios", engine?.isReactNative == true { return "Haptics.selectionAsync()" }
    return expo(by: engine).map { "Haptics.\($0.call)(Haptics.\($0.type).\($0.value))" }
  }

  /// *Source:* Expo, `expo-haptics`: `impactAsync`, `notificationAsync`, `selectionAsync`.
  private func expo(by engine: SpringEngine?) -> (call: String, type: String, value: String)? {
    guard platform == "ios", engine?.isReactNative == true, character != nil else { return nil }
    let parts = pattern.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let value = Plate.withCapital(parts[1])
    return parts[0] == "impact"
      ? ("impactAsync", "ImpactFeedbackStyle", value) : ("notificationAsync", "NotificationFeedbackType", value)
  }
}
