import Motion
import Printing
package import TokenValues

/// A control that a spring presses, and that the same spring lets go.
package struct SpringPress {
  package let reading: SpringReading
  /// The scale at rest, and the one it has while pressed.
  package let rest: Double
  package let pressed: Double
  /// The size of the control, if its figures give one.
  package let size: Dimension?
  /// The unit in which a length is told that is computed.
  package let unit: String

  package init(reading: SpringReading, rest: Double, pressed: Double, size: Dimension?, unit: String) {
    self.reading = reading
    self.rest = rest
    self.pressed = pressed
    self.size = size
    self.unit = unit
  }

  private var overshoot: Double { min(reading.spring.overshoot, 2) }

  /// The furthest scale on the way down, and on the way back.
  package var extremes: (down: Double, back: Double) {
    (pressed + (pressed - rest) * reading.spring.overshoot, rest + (rest - pressed) * reading.spring.overshoot)
  }

  /// `peak 1.003, 0.3 px beyond rest on each 100`: what is seen of the overshoot when the control is let go.
  package var peak: String? {
    guard reading.spring.overshoot >= 0.0005 else { return nil }
    let beyond = extremes.back - rest
    let scale = "peak \(extremes.back.trimmed(3))"
    if let size { return "\(scale), \((beyond * size.pixels).trimmed(2)) \(unit) on \(Plate.measure(size))" }
    return "\(scale), \((beyond * 100).trimmed(2)) \(unit) on each 100"
  }

  /// `Spring 100 / 10, each way; lowest 0.977, peak 1.003, 0.3 px on each 100`.
  package var remark: String {
    let figures = peak.map { "; lowest \(extremes.down.trimmed(3)), \($0)" } ?? ", no overshoot"
    return "Spring \(reading.terms), each way\(figures)"
  }

  package var sentence: String {
    let scales = "from scale \(rest.trimmed(4)) to \(pressed.trimmed(4)), and back when let go"
    return "\(scales); each way the spring \(reading.motionWords)"
  }

  package static let note = "Drawn let go once it has settled; how long a finger stays is not given."

  /// The way down and the way back, in one frame: at rest is 1, pressed is 0.
  package var paths: (down: String, back: String) {
    let segments = reading.spring.plotSegments(over: 0...reading.reach, error: 0.006)
    // With its ends exchanged, a frame is upside down.
    return (
      CurveFrame(end: reading.reach, low: 1 + overshoot, high: -overshoot).path(segments),
      CurveFrame(end: reading.reach, low: -overshoot, high: 1 + overshoot).path(segments)
    )
  }

  /// The heights of the targets in the frame: pressed, and at rest.
  package var targets: (pressed: Double, rest: Double) {
    let frame = CurveFrame(end: 1, low: -overshoot, high: 1 + overshoot)
    return (frame.y(0), frame.y(1))
  }
}
