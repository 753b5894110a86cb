import Diagnostics
import Markup
import Motion
import Plates
import Printing
import TokenValues

/// Transitions on one time axis: the delay, then the curve over its duration.
enum TransitionAxis: Specimen {
  static let info = SpecimenInfo(
    name: "transitions", summary: "Transition tokens on one time axis: delay, duration and curve.",
    example: "motion.transition.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    draw(request.partedSamples(of: [.transition], into: &diagnostics), request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let transitions = samples.compactMap { sample in
      if case .transition(let transition) = sample.value { (sample: sample, transition: transition) } else { nil }
    }
    guard !transitions.isEmpty else { return .empty }
    let ends = transitions.map { $0.transition.delay.milliseconds + $0.transition.duration.milliseconds }
    let axis = TimeAxis(covering: ends.max() ?? 1)
    return Plate.figure(info.name, scene, note: "One time axis for all; a dashed line is a delay.") {
      Lane.chart(transitions.map { lane($0.sample, $0.transition, axis) }, over: axis, scene)
    }
  }

  private static func lane(_ sample: Sample, _ transition: Transition, _ axis: TimeAxis) -> Lane {
    let delay = max(transition.delay.milliseconds, 0)
    let end = delay + max(transition.duration.milliseconds, 0)
    let curve = transition.timingFunction
    let words = curve.keyword ?? curve.css
    let time = MotionText.time(transition.duration)
    let text = delay > 0 ? "\(time) after \(MotionText.time(transition.delay))" : time
    var marks: [Node] = []
    if delay > 0 { marks.append(axis.bar(from: 0, to: delay, class: "wait")) }
    let frame = CurveFrame(end: 1, low: min(0, curve.y1, curve.y2), high: max(1, curve.y1, curve.y2))
    let outline = Easing.cubicBezier(curve, keyword: nil).outline
    marks.append(axis.curve(frame.path(outline), target: frame.y(1), from: delay, to: end))
    marks.append(axis.figure(text, from: delay, to: end, within: "below"))
    return Lane(
      name: sample.name, remark: words, token: sample.path, marks: marks, themes: sample.variants.flatMap(\.themes))
  }
}

extension TimeAxis {
  /// A curve of 1000 × 1000 units over a stretch of the track, with its target as a dashed line.
  func curve(_ path: String, target: Double, from start: Double, to end: Double) -> Node {
    let width = max(percent(end) - percent(start), 0).trimmed(2)
    return h(
      "svg", .attr("viewBox", "0 0 1000 1000"), .attr("preserveAspectRatio", "none"), .attr("aria-hidden", "true"),
      .style("left:\(left(start));width:\(width)%")
    ) {
      h("path", .class("target"), .attr("d", "M0 \(target.trimmed(1))h1000"))
      h("path", .class("curve"), .attr("d", path))
    }
  }
}
