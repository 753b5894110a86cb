/// Below these, nobody is taken to see a difference.
package struct Thresholds: Hashable, Sendable {
  /// ΔE2000: about 1 is just noticeable to a trained eye.
  package var color = 1.0
  /// CSS pixels.
  package var length = 0.5
  /// Milliseconds: one frame at 60 Hz.
  package var time = 16.0
  /// A share of the distance.
  package var overshoot = 0.01
  /// The largest vertical distance of two timing curves.
  package var easing = 0.02

  package init() {}

  package static let names = ["color", "length", "time", "overshoot", "easing"]

  /// Sets a threshold by its name; false if there is none of that name or it cannot have that value.
  package mutating func set(_ name: String, to value: Double) -> Bool {
    guard value.isFinite, value >= 0 else { return false }
    switch name {
    case "color": color = value
    case "length": length = value
    case "time": time = value
    case "overshoot": overshoot = value
    case "easing": easing = value
    default: return false
    }
    return true
  }
}
