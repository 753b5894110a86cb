/// The character of a published haptic: its taps with their strength and sharpness. Not measured amplitudes.
///
/// *Source:* Apple, Human Interface Guidelines, "Playing haptics", and Android, "Haptics design principles" and
/// `HapticFeedbackConstants`, for relative strength, sharpness and the number of taps; the heights are this guide's
/// own.
package struct HapticCharacter {
  package struct Tap {
    /// 0 … 1.
    package let strength: Double
    package let edge: Edge
  }

  package enum Edge {
    case soft, plain, sharp
  }

  /// In order; none for silence.
  package let taps: [Tap]
  /// `one light tap`.
  package let words: String

  private init(_ words: String, _ taps: [Tap]) {
    self.words = words
    self.taps = taps
  }

  private init(_ words: String, _ strengths: Double..., edge: Edge = .plain) {
    self.init(words, strengths.map { Tap(strength: $0, edge: edge) })
  }

  /// The character of a platform's haptic; nil if the platform does not have it.
  package static func of(_ pattern: String, on platform: String) -> HapticCharacter? {
    switch platform {
    case "ios": ios(pattern)
    case "android": android(pattern)
    default: nil
    }
  }

  private static func ios(_ pattern: String) -> HapticCharacter? {
    switch pattern {
    case "impact.light": HapticCharacter("one light tap", 0.4)
    case "impact.medium": HapticCharacter("one medium tap", 0.68)
    case "impact.heavy": HapticCharacter("one heavy tap", 1)
    case "impact.soft": HapticCharacter("one soft, rounded tap", 0.6, edge: .soft)
    case "impact.rigid": HapticCharacter("one rigid, sharp tap", 0.85, edge: .sharp)
    case "selection": HapticCharacter("one faint tick", 0.26, edge: .sharp)
    case "notification.success": HapticCharacter("two taps, the second stronger", 0.55, 0.9)
    case "notification.warning": HapticCharacter("two taps, the second weaker", 0.9, 0.55)
    case "notification.error": HapticCharacter("three quick taps, the last the strongest", 0.7, 0.7, 1, edge: .sharp)
    default: nil
    }
  }

  private static func android(_ pattern: String) -> HapticCharacter? {
    switch pattern {
    case "EFFECT_CLICK": HapticCharacter("one click", 0.68)
    case "EFFECT_TICK": HapticCharacter("one tick, lighter than a click", 0.35, edge: .sharp)
    case "EFFECT_HEAVY_CLICK": HapticCharacter("one heavy click", 1)
    case "EFFECT_DOUBLE_CLICK": HapticCharacter("two clicks", 0.68, 0.68)
    case "LONG_PRESS": HapticCharacter("one heavy click, as an object is held", 0.9)
    case "CONFIRM": HapticCharacter("two taps, the second stronger", 0.5, 0.75)
    case "REJECT": HapticCharacter("three quick taps", 0.75, 0.75, 0.75, edge: .sharp)
    case "TOGGLE_ON", "GESTURE_THRESHOLD_ACTIVATE": HapticCharacter("one tap", 0.6)
    case "TOGGLE_OFF", "GESTURE_THRESHOLD_DEACTIVATE": HapticCharacter("one lighter tap", 0.42)
    case "CONTEXT_CLICK", "VIRTUAL_KEY", "KEYBOARD_PRESS", "KEYBOARD_TAP", "DRAG_START", "GESTURE_START":
      HapticCharacter("one light click", 0.48)
    case "VIRTUAL_KEY_RELEASE", "KEYBOARD_RELEASE", "GESTURE_END":
      HapticCharacter("one faint click, as the finger lifts", 0.3)
    case "CLOCK_TICK", "SEGMENT_TICK": HapticCharacter("one faint tick", 0.32, edge: .sharp)
    case "SEGMENT_FREQUENT_TICK", "TEXT_HANDLE_MOVE":
      HapticCharacter("one very faint tick, made to be repeated", 0.2, edge: .sharp)
    case "NO_HAPTICS": HapticCharacter("nothing is felt", [])
    default: nil
    }
  }
}
