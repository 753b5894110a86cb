import Comparison
import Differences
import Markup
import Motion
import Plates
import Printing
import TokenValues

/// Two motions in one figure: the new curve in ink, the old one as its ghost, on the same axes.
struct CurvePair {
  private let curves: [(side: String, curve: Curve)]

  private struct Curve {
    let segments: [CurveSegment]
    /// Milliseconds, or 1 for a curve of progress alone.
    let end: Double
    /// When it settles; nil for a curve of progress alone.
    let settled: Double?
    let highest: Double
    let lowest: Double
  }

  /// - Parameter later: the class of the curve that there is now.
  init(_ change: ThemedChange, engine: SpringEngine?, later: String) {
    let sides = [("old", change.before), (later, change.after)]
    let reach = sides.compactMap { $0.1 }.compactMap { value -> Double? in
      guard case .spring(let spring) = value else { return nil }
      return SpringMotion(spring, by: engine)?.reach
    }.max()
    curves = sides.compactMap { side, value in
      value.flatMap { Self.curve($0, engine, reach ?? 1) }.map { (side, $0) }
    }
  }

  private static func curve(_ value: TokenValue, _ engine: SpringEngine?, _ reach: Double) -> Curve? {
    if case .cubicBezier(let curve) = value { return eased(curve, milliseconds: nil) }
    if case .transition(let transition) = value {
      return eased(transition.timingFunction, milliseconds: max(1, transition.duration.milliseconds))
    }
    guard case .spring(let written) = value, let motion = SpringMotion(written, by: engine) else { return nil }
    return Curve(
      segments: motion.spring.plotSegments(over: 0...max(reach * 1.05, 0.001), error: 0.002), end: reach * 1.05,
      settled: motion.spring.settleTime, highest: 1 + motion.spring.overshoot, lowest: 0)
  }

  private static func eased(_ curve: CubicBezier, milliseconds: Double?) -> Curve {
    let scale = (milliseconds ?? 1000) / 1000
    let values = (0...40).map { curve.value(at: Double($0) / 40) }
    let segments = Easing.cubicBezier(curve, keyword: nil).outline.map { piece in
      func scaled(_ point: CurvePoint) -> CurvePoint { CurvePoint(t: point.t * scale, x: point.x) }
      return CurveSegment(
        start: scaled(piece.start), control1: scaled(piece.control1), control2: scaled(piece.control2),
        end: scaled(piece.end))
    }
    return Curve(
      segments: segments, end: scale, settled: milliseconds == nil ? nil : scale, highest: values.max() ?? 1,
      lowest: values.min() ?? 0)
  }

  var node: Node? {
    guard let end = curves.map(\.curve.end).max(), end > 0 else { return nil }
    let frame = CurveFrame(
      end: end, low: min(0, curves.map(\.curve.lowest).min() ?? 0) - 0.06,
      high: max(1, curves.map(\.curve.highest).max() ?? 1) + 0.08)
    return h("div", .class("pair pair-curves")) {
      h(
        "svg", .attr("viewBox", "0 0 1000 1000"), .attr("preserveAspectRatio", "none"), .attr("aria-hidden", "true")
      ) {
        Node.drawing(
          """
          <path class="pair-axis" d="M0 \(frame.y(0))H1000"></path>\
          <path class="pair-target" d="M0 \(frame.y(1))H1000"></path>
          """)
        for (side, curve) in curves {
          h("path", .class(side), .attr("d", frame.path(curve.segments))) {}
          if let settled = curve.settled { tick(settled, side, frame) }
        }
      }
      h("div", .class("scale"), .attr("aria-hidden", "true")) {
        h("span") { curves.contains { $0.curve.settled != nil } ? "0 ms" : "0" }
        h("span") { curves.contains { $0.curve.settled != nil } ? MotionText.time(seconds: end) : "1" }
      }
    }
  }

  private func tick(_ time: Double, _ side: String, _ frame: CurveFrame) -> Node {
    let x = frame.x(time).trimmed(1)
    return h(
      "path", .class("tick \(side)"),
      .attr("d", "M\(x) \((frame.y(1) - 40).trimmed(1))V\((frame.y(1) + 40).trimmed(1))")
    ) {}
  }
}
