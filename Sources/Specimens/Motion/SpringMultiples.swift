import Diagnostics
import Markup
import Motion
import Plates
import TokenValues

/// A set of springs as small multiples with the same axes, for comparison.
enum SpringMultiples: Specimen {
  static let info = SpecimenInfo(
    name: "springs", summary: "Springs side by side on one scale, each with its overshoot and settle time.",
    example: "motion.spring.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    draw(request.partedSamples(of: [.spring], into: &diagnostics), request.scene, into: &diagnostics)
  }

  static func draw(_ samples: [Sample], _ scene: Scene, into diagnostics: inout Diagnostics) -> Node {
    let (springs, unread) = SpringReading.all(samples, by: scene.springEngine, into: &diagnostics)
    guard !springs.isEmpty || !unread.isEmpty else { return .empty }
    let (axis, frame) = SpringPlot.frame(of: springs, most: 3)
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
