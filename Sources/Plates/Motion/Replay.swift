package import Markup
import Printing

/// Motion on demand: a button that runs the animations of the `moving` elements around or inside it.
///
/// The stylesheet runs them; pressing returns them to the start, and releasing runs them again.
package enum Replay {
  /// The button for a whole set.
  package static func button(_ label: String, of subject: String) -> Node {
    h("button", .class("replay"), .attr("type", "button")) {
      label
      h("span", .class("hush")) { " \(subject)" }
    }
  }

  /// The button for one spring, with a rail along which a block moves to the target.
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
  /// - Parameter time: the end of the motion, in the time of the frame.
  package static func dot(in frame: CurveFrame, to time: Double) -> Node {
    h(
      "i", .class("run"),
      .style("--x:\(frame.left(time));--a:\(frame.bottom(0));--b:\(frame.bottom(1))"))
  }

  /// The style that gives the elements inside their timing.
  package static func timing(seconds: Double, easing: String) -> String {
    "--d:\((seconds * 1000).trimmed(2))ms;--e:\(easing)"
  }
}
