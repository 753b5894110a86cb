package import Markup
import Printing

/// Motion that runs when asked: a button over which, or on which, the things of its `moving` neighbourhood move.
///
/// The stylesheet runs them; pressing puts them back to the start, letting go runs them again.
package enum Replay {
  /// The button of a whole set.
  package static func button(_ label: String, of subject: String) -> Node {
    h("button", .class("replay"), .attr("type", "button")) {
      label
      h("span", .class("hush")) { " \(subject)" }
    }
  }

  /// The button of one spring, with a rail on which a block runs to the target.
  ///
  /// - Parameter top: the value at the end of the rail, 1 or more.
  package static func rail(_ label: String, of subject: String, top: Double) -> Node {
    h("button", .class("replay"), .attr("type", "button"), .style("--t:\(max(top, 1).trimmed(3))")) {
      label
      h("span", .class("hush")) { " \(subject)" }
      h("span", .class("rail")) { h("i") }
    }
  }

  /// A dot that runs along the curve of a plot.
  ///
  /// - Parameters:
  ///   - time: where the motion ends, in the frame's time.
  ///   - seconds: how long it runs.
  ///   - easing: CSS.
  package static func dot(in frame: CurveFrame, to time: Double) -> Node {
    h(
      "i", .class("run"),
      .style("--x:\(frame.left(time));--a:\(frame.bottom(0));--b:\(frame.bottom(1))"))
  }

  /// The style by which what is inside knows its timing.
  package static func timing(seconds: Double, easing: String) -> String {
    "--d:\((seconds * 1000).trimmed(2))ms;--e:\(easing)"
  }
}
