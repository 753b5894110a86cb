import Diagnostics
import Markup
import Plates
import Printing
import TokenValues

/// Durations on one time axis: single ones as ticks, ranges as bars.
enum DurationAxis: Specimen {
  static let info = SpecimenInfo(
    name: "durations",
    summary: "Durations and ranges of durations (`…-min` and `…-max`, or groups of min and max) on one axis.",
    example: "motion.duration.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.partedSamples(of: [.duration], into: &diagnostics)
    guard samples.count == 1, let first = samples.first else { return draw(samples, request.scene) }
    return first.line(
      info.name, first.figure { if case .duration(let span) = $0 { MotionText.time(span) } else { nil } }, request.scene
    )
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let stretches = Stretch.all(samples)
    guard !stretches.isEmpty else { return .empty }
    let axis = TimeAxis(covering: stretches.map(\.end).max() ?? 1)
    let hasRanges = stretches.contains { $0.start != nil }
    return Plate.figure(info.name, scene, note: note(hasRanges: hasRanges, of: stretches.count)) {
      Lane.chart(stretches.map { lane($0, axis) }, over: axis, scene)
    }
  }

  private static func lane(_ stretch: Stretch, _ axis: TimeAxis) -> Lane {
    let mark: [Node]
    if let start = stretch.start {
      mark = [axis.bar(from: start, to: stretch.end), axis.figure(stretch.text, from: start, to: stretch.end)]
    } else {
      mark = [
        axis.bar(from: 0, to: stretch.end, class: "span"),
        axis.figure(stretch.text, from: stretch.end, to: stretch.end),
      ]
    }
    return Lane(
      name: stretch.name, remark: nil, token: stretch.path, marks: mark, written: stretch.stem, themes: stretch.themes)
  }

  private static func note(hasRanges: Bool, of count: Int) -> String? {
    switch (count > 1, hasRanges) {
    case (true, true): "One time axis for all; bars are ranges, from the shortest to the longest."
    case (true, false): "One time axis for all."
    case (false, true): "The bar is a range, from the shortest to the longest."
    case (false, false): nil
    }
  }
}
