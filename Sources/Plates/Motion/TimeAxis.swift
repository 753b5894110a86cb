package import Markup
import Printing
package import TokenValues

/// A time axis from 0 in equal steps of 1, 2 or 5 times a power of ten.
package struct TimeAxis {
  /// The time at its end in milliseconds, a whole number of steps, but where these are joined.
  package let end: Double
  /// Milliseconds between ticks.
  package let step: Double

  /// - Parameters:
  ///   - reach: the longest time that must fit, in milliseconds.
  ///   - most: the largest number of steps.
  package init(covering reach: Double, most: Int = 7) {
    let reach = reach.isFinite ? min(max(reach, 1), 1e9) : 1
    var power = 1.0
    while power * 10 * Double(most) < reach { power *= 10 }
    step = [1, 2, 5, 10].map { $0 * power }.first { $0 * Double(most) >= reach } ?? power * 10
    end = (reach / step - 1e-9).rounded(.up) * step
  }

  private init(end: Double, step: Double) {
    self.end = end
    self.step = step
  }

  /// The same span in fewer steps, as many of which as fit before its end are marked.
  package func with(most: Int) -> TimeAxis {
    let steps = (end / step).rounded()
    return TimeAxis(end: end, step: step * (steps / Double(max(most, 1)) - 1e-9).rounded(.up))
  }

  package var ticks: [Double] { (0...Int(end / step + 1e-9)).map { Double($0) * step } }

  /// Whether it is labelled in seconds.
  package var isInSeconds: Bool { end >= 10_000 }

  /// A time as a percentage of the axis.
  package func percent(_ milliseconds: Double) -> Double { min(max(milliseconds / end * 100, 0), 100) }

  package func left(_ milliseconds: Double) -> String { percent(milliseconds).trimmed(2) + "%" }

  /// `0 ms`, `200`, `400`: only the first has the unit.
  package func label(_ tick: Double) -> String {
    (isInSeconds ? tick / 1000 : tick).trimmed(1) + (tick == 0 ? isInSeconds ? " s" : " ms" : "")
  }

  /// Ticks with their figures, below the lanes.
  package var node: Node {
    h("div", .class("lane axis"), .attr("aria-hidden", "true")) {
      h("div", .class("track")) {
        for tick in ticks { h("span", .style("left:\(left(tick))")) { label(tick) } }
      }
    }
  }
}

/// Times and figures as text beside a drawing.
package enum MotionText {
  /// `729 ms`; with a decimal below 10 ms, in seconds from 10 s on.
  package static func time(milliseconds: Double) -> String {
    if milliseconds >= 10_000 { return (milliseconds / 1000).trimmed(2) + " s" }
    return milliseconds.trimmed(milliseconds < 10 ? 1 : 0) + " ms"
  }

  /// In the unit that it is given in: `3 s`, `250 ms`.
  package static func time(_ span: TimeSpan) -> String { "\(span.value.trimmed(4)) \(span.unit.rawValue)" }

  /// `150–300 ms`, with one unit if both have it.
  package static func range(_ least: TimeSpan?, _ most: TimeSpan) -> String {
    guard let least else { return time(most) }
    return (least.unit == most.unit ? least.value.trimmed(4) : time(least)) + "–" + time(most)
  }

  package static func time(seconds: Double) -> String { time(milliseconds: seconds * 1000) }

  /// `7.5 %`; for a share too small to show, words that say so.
  package static func percent(_ share: Double) -> String {
    share > 0 && share < 0.0005 ? "under 0.1 %" : (share * 100).trimmed(1) + " %"
  }
}
