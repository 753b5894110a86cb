package import Motion

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

  package var css: String { "\(duration.css) \(timingFunction.css(places: 4)) \(delay.css)" }
}
