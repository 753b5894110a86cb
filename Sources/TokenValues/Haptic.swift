/// A haptic, with its name on each platform.
package struct Haptic: Hashable, Sendable {
  /// One platform's name for a haptic.
  package struct Pattern: Hashable, Sendable {
    package let platform: String
    package let pattern: String

    package init(platform: String, pattern: String) {
      self.platform = platform
      self.pattern = pattern
    }
  }

  /// In the author's order.
  package let platforms: [Pattern]

  package init(_ platforms: [Pattern]) { self.platforms = platforms }

  package subscript(platform: String) -> String? { platforms.first { $0.platform == platform }?.pattern }

  /// The names that a platform publishes; nil if they are not known.
  package static func vocabulary(of platform: String) -> [String]? {
    switch platform {
    case "ios": ios
    case "android": android
    default: nil
    }
  }

  /// *Source:* Apple, `UIImpactFeedbackGenerator.FeedbackStyle`, `UISelectionFeedbackGenerator`,
  /// `UINotificationFeedbackGenerator.FeedbackType`.
  private static let ios = [
    "impact.light", "impact.medium", "impact.heavy", "impact.soft", "impact.rigid", "selection",
    "notification.success", "notification.warning", "notification.error",
  ]

  /// *Source:* Android, `VibrationEffect` and `HapticFeedbackConstants`.
  private static let android = [
    "EFFECT_CLICK", "EFFECT_TICK", "EFFECT_HEAVY_CLICK", "EFFECT_DOUBLE_CLICK", "CLOCK_TICK", "CONFIRM",
    "CONTEXT_CLICK", "DRAG_START", "GESTURE_END", "GESTURE_START", "GESTURE_THRESHOLD_ACTIVATE",
    "GESTURE_THRESHOLD_DEACTIVATE", "KEYBOARD_PRESS", "KEYBOARD_RELEASE", "KEYBOARD_TAP", "LONG_PRESS",
    "NO_HAPTICS", "REJECT", "SEGMENT_FREQUENT_TICK", "SEGMENT_TICK", "TEXT_HANDLE_MOVE", "TOGGLE_OFF", "TOGGLE_ON",
    "VIRTUAL_KEY", "VIRTUAL_KEY_RELEASE",
  ]
}
