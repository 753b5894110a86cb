package import Motion
import Printing

/// A transition from one state to another over time.
package struct Transition: Hashable, Sendable {
  package let duration: TimeSpan
  package let delay: TimeSpan
  package let timingFunction: CubicBezier

  package init(duration: TimeSpan, delay: TimeSpan, timingFunction: CubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }

  package var css: String {
    let curve = timingFunction
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.trimmed(4) }.joined(separator: ", ")
    return "\(duration.css) cubic-bezier(\(points)) \(delay.css)"
  }
}
