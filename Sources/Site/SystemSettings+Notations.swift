import Guide
import Motion

extension SystemSettings {
  /// The notations of its platforms, in which values are copied first: that of the engine of its springs, which is the
  /// language the system is written in, or else those of the platforms that it names.
  ///
  /// `templates/assets/js/site.js` has the same names.
  var notations: [String] {
    if let springEngine { return [Self.notation(of: springEngine)] }
    var found: [String] = []
    for platform in platforms {
      if let notation = Self.languages[platform.lowercased()], !found.contains(notation) { found.append(notation) }
    }
    return found
  }

  private static func notation(of engine: SpringEngine) -> String {
    switch engine {
    case .reactNative, .reanimated3, .reanimated4: "React Native"
    case .swiftUI, .coreAnimation: "Swift"
    case .android, .compose: "Kotlin"
    case .motion: "CSS variable"
    }
  }

  private static let languages = [
    "react native": "React Native", "ios": "Swift", "ipados": "Swift", "macos": "Swift", "watchos": "Swift",
    "tvos": "Swift", "visionos": "Swift", "android": "Kotlin", "web": "CSS variable",
  ]
}
