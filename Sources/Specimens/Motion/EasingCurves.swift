import Diagnostics
import Markup
import Motion
import Plates
import Printing
import TokenValues

/// Timing curves in the unit square, with their control handles.
enum EasingCurves: Specimen {
  static let info = SpecimenInfo(
    name: "easing", summary: "Cubic Bézier curves in one unit square each, with handles, CSS value and keyword.",
    example: "motion.easing.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.partedSamples(of: [.cubicBezier], into: &diagnostics)
    return samples.isEmpty ? .empty : draw(samples, request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let curves = samples.compactMap { sample in
      if case .cubicBezier(let curve) = sample.value { (sample: sample, curve: curve) } else { nil }
    }
    guard !curves.isEmpty else { return .empty }
    let frame = frame(of: curves.map(\.curve))
    return Plate.figure(info.name, scene, class: "moving", note: note(frame)) {
      Replay.button("Replay", of: curves.count > 1 ? "all curves" : curves[0].sample.name)
      h("div", .class("multiples squares"), .role("list"), .style(Replay.timing(seconds: 1, easing: "linear"))) {
        for item in curves { multiple(item.sample, item.curve, frame, scene) }
      }
    }
  }

  /// One frame for all curves, tall enough for their handles, within two squares.
  private static func frame(of curves: [CubicBezier]) -> CurveFrame {
    let heights = curves.flatMap { [$0.y1, $0.y2] }
    return CurveFrame(end: 1, low: max(min(heights.min() ?? 0, 0), -1), high: min(max(heights.max() ?? 1, 1), 2))
  }

  private static func multiple(
    _ sample: Sample, _ curve: CubicBezier, _ frame: CurveFrame, _ scene: Scene
  ) -> Node {
    h("div", [.role("listitem"), .style("--e:\(curve.css)")] + scene.marks(of: sample)) {
      h(
        "div", .class("plot unit-square"), .role("img"), .label(sentence(sample.name, curve)),
        .style("aspect-ratio:1/\((frame.high - frame.low).trimmed(3))"),
        .attr("data-play", playground(curve))
      ) {
        h("svg", .attr("viewBox", "0 0 1000 1000"), .attr("preserveAspectRatio", "none")) {
          h("path", .class("unit"), .attr("d", unit(frame)))
          h("path", .class("handle"), .attr("d", handles(curve, frame)))
          h("path", .class("curve"), .attr("d", frame.path(Easing.cubicBezier(curve, keyword: nil).outline)))
        }
        for (x, y) in [(curve.x1, curve.y1), (curve.x2, curve.y2)] {
          h("i", .class("knob"), .style("left:\(frame.left(x));bottom:\(frame.bottom(clamped(y, frame)))"))
        }
        Replay.dot(in: frame, to: 1)
      }
      h("div", .class("under")) {
        h("b") { Plate.breaking(sample.name) }
        h("code") { curve.css }
        if let keyword = curve.keyword { h("span") { "the keyword \(keyword)" } }
        Plate.path(sample.path, scene)
      }
    }
  }

  /// What a playground begins with, as a query.
  private static func playground(_ curve: CubicBezier) -> String {
    "play=easing&curve=" + [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.trimmed(9) }.joined(separator: ",")
  }

  private static func unit(_ frame: CurveFrame) -> String {
    var path = PathData()
    path.move(0, frame.y(0))
    path.line(1000, frame.y(0))
    path.line(1000, frame.y(1))
    path.line(0, frame.y(1))
    path.close()
    return path.text
  }

  private static func handles(_ curve: CubicBezier, _ frame: CurveFrame) -> String {
    var path = PathData()
    path.move(0, frame.y(0))
    path.line(frame.x(curve.x1), frame.y(clamped(curve.y1, frame)))
    path.move(1000, frame.y(1))
    path.line(frame.x(curve.x2), frame.y(clamped(curve.y2, frame)))
    return path.text
  }

  private static func clamped(_ value: Double, _ frame: CurveFrame) -> Double {
    min(max(value, frame.low), frame.high)
  }

  /// The text alternative: the progress at a quarter, half and three quarters of the time.
  private static func sentence(_ name: String, _ curve: CubicBezier) -> String {
    let shares = [0.25, 0.5, 0.75].map { Plate.percent(curve.value(at: $0)) }
    return "\(name), \(curve.css): \(shares[0]) of the way after a quarter of the time, \(shares[1]) after half of it, "
      + "\(shares[2]) after three quarters."
  }

  private static func note(_ frame: CurveFrame) -> String {
    let beyond = frame.high > 1 || frame.low < 0 ? "; outside the square the curve passes the start or the target" : ""
    return "Time across, progress up\(beyond). Replayed over one second, whatever time it is used for."
  }
}
