package import Markup
import Printing

/// A time axis from 0 in even units: steps of 1, 2 or 5 times a power of ten.
package struct TimeAxis {
  /// Milliseconds at its end, a whole number of steps.
  package let end: Double
  /// Milliseconds from tick to tick.
  package let step: Double

  /// - Parameters:
  ///   - reach: what has to fit, in milliseconds.
  ///   - most: the largest number of steps.
  package init(covering reach: Double, most: Int = 7) {
    let reach = reach.isFinite ? min(max(reach, 1), 1e9) : 1
    var power = 1.0
    while power * 10 * Double(most) < reach { power *= 10 }
    step = [1, 2, 5, 10].map { $0 * power }.first { $0 * Double(most) >= reach } ?? power * 10
    end = (reach / step - 1e-9).rounded(.up) * step
  }

  package var ticks: [Double] { (0...Int((end / step).rounded())).map { Double($0) * step } }

  /// Whether it is told in seconds.
  package var isInSeconds: Bool { end >= 10_000 }

  /// A time on it as a share of its length, in per cent.
  package func percent(_ milliseconds: Double) -> Double { min(max(milliseconds / end * 100, 0), 100) }

  package func left(_ milliseconds: Double) -> String { percent(milliseconds).trimmed(2) + "%" }

  /// `0 ms`, `200`, `400`: the unit stands once.
  package func label(_ tick: Double) -> String {
    (isInSeconds ? tick / 1000 : tick).trimmed(1) + (tick == 0 ? isInSeconds ? " s" : " ms" : "")
  }

  /// Ticks with their figures, as the foot of the lanes above it.
  package var node: Node {
    h("div", .class("lane axis"), .attr("aria-hidden", "true")) {
      h("div", .class("track")) {
        for tick in ticks { h("span", .style("left:\(left(tick))")) { label(tick) } }
      }
    }
  }
}

/// Times and figures as they are written beside a drawing.
package enum MotionText {
  /// `729 ms`; under 10 ms with a decimal, from 10 s on in seconds.
  package static func time(milliseconds: Double) -> String {
    if milliseconds >= 10_000 { return (milliseconds / 1000).trimmed(2) + " s" }
    return milliseconds.trimmed(milliseconds < 10 ? 1 : 0) + " ms"
  }

  package static func time(seconds: Double) -> String { time(milliseconds: seconds * 1000) }

  /// `7.5 %`; a share too small to show is said to be.
  package static func percent(_ share: Double) -> String {
    share > 0 && share < 0.0005 ? "under 0.1 %" : (share * 100).trimmed(1) + " %"
  }
}
