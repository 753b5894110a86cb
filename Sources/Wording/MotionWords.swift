/// Words of motion in the names of tokens and of values.
package enum MotionWords {
  /// For times in which nothing moves, or which begin again and again: none of them says how long a motion lasts.
  package static let pauses: Set<String> = [
    "delay", "stagger", "interval", "pause", "timeout", "wait", "loop", "cycle", "pulse", "hold", "ambient",
  ]
}
