package import Diagnostics
package import Markup
import Motion
package import Plates
import Printing
import TokenValues

/// A set of springs as small multiples with the same axes, for comparison.
package enum SpringMultiples: Specimen {
  package static let info = SpecimenInfo(
    name: "springs", summary: "Springs side by side on one scale, each with its overshoot and settle time.",
    options: [SpecimenOption("axes", "Springs of other figures that the axes reach for too, as globs with commas.")],
    example: "motion.spring.*")

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    var unheard = Diagnostics()
    let lines = (request.block[option: "axes"] ?? "").split(separator: ",").map {
      FencedBlock.Line(text: String($0.trimmed), caption: nil, span: request.block.span)
    }
    let others = request.partedSamples(of: [.spring], in: lines, into: &unheard)
    return draw(
      request.partedSamples(of: [.spring], into: &diagnostics), besides: others, request.scene, into: &diagnostics)
  }

  /// - Parameter others: springs that are not drawn here, and that the axes reach for too.
  package static func draw(
    _ samples: [Sample], besides others: [Sample] = [], _ scene: Scene, into diagnostics: inout Diagnostics
  ) -> Node {
    let (springs, unread) = SpringReading.all(samples, by: scene.springEngine, into: &diagnostics)
    guard !springs.isEmpty || !unread.isEmpty else { return .empty }
    var unheard = Diagnostics()
    let known = SpringReading.all(others, by: scene.springEngine, into: &unheard).0
    let (axis, frame) = SpringPlot.frame(of: springs + known, most: 3)
    return Plate.figure(info.name, scene, class: "moving", note: note(springs)) {
      if !springs.isEmpty { Replay.button("Replay", of: "all springs, each in its own time") }
      h("div", .class("multiples"), .role("list")) {
        for reading in springs {
          multiple(SpringPlot(reading: reading, axis: axis, frame: frame, isLarge: false), scene)
        }
        for spring in unread { spring.node(scene, .role("listitem")) }
      }
    }
  }

  private static func multiple(_ plot: SpringPlot, _ scene: Scene) -> Node {
    let reading = plot.reading
    let easing = reading.spring.linearEasing(maximumError: 0.005)
    let timing = easing.map { Replay.timing(seconds: $0.duration, easing: $0.css) } ?? ""
    return h("div", [.role("listitem"), .style(timing)] + scene.marks(of: reading.sample)) {
      plot.node
      h("div", .class("under")) {
        h("b") { Plate.breaking(reading.name) }
        for line in [reading.terms, reading.overshootText] { h("span") { line } }
        h("span") { reading.settleText }
        Plate.path(reading.sample.path, scene)
      }
    }
  }

  private static func note(_ springs: [SpringReading]) -> String {
    let axes = springs.count > 1 ? "the same axes for all, " : ""
    let start = springs.contains { $0.terms == $0.pair } ? "Stiffness / damping, overshoot" : "Overshoot"
    return
      (["\(start) and settle time; \(axes)target dashed."] + springs.fillings + [
        SpringReading.settledNote
      ])
      .joined(separator: " ")
  }
}
