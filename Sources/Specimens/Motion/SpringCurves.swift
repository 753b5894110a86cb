import Diagnostics
import Markup
import Motion
import Plates
import Printing
import TokenValues

/// A spring as a large figure with all its properties.
enum SpringCurves: Specimen {
  static let info = SpecimenInfo(
    name: "spring",
    summary: "Springs as large curves: overshoot, settle time, envelope, every figure, every platform’s code.",
    example: "motion.spring.press")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.partedSamples(of: [.spring], into: &diagnostics)
    return draw(samples, beside: neighbours(request), request.scene, into: &diagnostics)
  }

  /// The most blocks of a page that share one time axis.
  private static let mostBlocks = 24

  /// The springs of the page's other blocks, with which these are compared.
  private static func neighbours(_ request: SpecimenRequest) -> [SpringReading] {
    var unheard = Diagnostics()
    let blocks = request.blocks(named: [info.name, SpringMultiples.info.name]).prefix(mostBlocks)
    guard blocks.count > 1 else { return [] }
    return blocks.flatMap { block in
      let samples = request.with(block).partedSamples(of: [.spring], into: &unheard)
      return SpringReading.all(samples, by: request.scene.springEngine, into: &unheard).springs
    }
  }

  /// - Parameter others: further springs on the same time axis.
  static func draw(
    _ samples: [Sample], beside others: [SpringReading] = [], _ scene: Scene, into diagnostics: inout Diagnostics
  ) -> Node {
    let (springs, unread) = SpringReading.all(samples, by: scene.springEngine, into: &diagnostics)
    guard !springs.isEmpty || !unread.isEmpty else { return .empty }
    let (axis, frame) = SpringPlot.frame(of: springs + others, most: 7)
    return Plate.figure(info.name, scene, class: "springs", note: note(springs)) {
      for reading in springs {
        let plot = SpringPlot(reading: reading, axis: axis, frame: frame, isLarge: true)
        large(plot, isNamed: springs.count > 1, scene)
      }
      for spring in unread { spring.node(scene) }
    }
  }

  /// - Parameter isNamed: whether to show its name above it; for a single spring the page has already named it.
  private static func large(_ plot: SpringPlot, isNamed: Bool, _ scene: Scene) -> Node {
    let reading = plot.reading
    let easing = reading.spring.linearEasing()
    let timing = easing.map { Replay.timing(seconds: $0.duration, easing: $0.css) } ?? ""
    return h("div", [.class("moving"), .style(timing)] + scene.marks(of: reading.sample)) {
      h("div", .class("head")) {
        if isNamed { h("b", .class("name")) { Plate.breaking(reading.name) } }
        h("span") { TokenText.short(.spring(reading.written)) }
        Plate.path(reading.sample.path, scene)
        Plate.aliases(of: reading.sample.variants, scene)
      }
      plot.node
      if let easing {
        Replay.rail("Replay", of: reading.name, top: 1 + min(reading.spring.overshoot, 2))
        details(reading, easing, isFolded: isNamed)
      } else {
        details(reading, nil, isFolded: isNamed)
      }
    }
  }

  // MARK: Figures

  /// Every figure and every platform's code; of several springs, all of it folded, since the curves are compared.
  private static func details(
    _ reading: SpringReading, _ easing: LinearEasing?, isFolded: Bool
  ) -> Node {
    let equivalents = reading.spring.equivalents(css: easing, on: reading.engine, written: reading.written)
    guard isFolded else {
      return .fragment([
        figures(reading),
        h("details", .class("codes")) {
          h("summary") { "The same motion on each platform" }
          code(equivalents, easing, reading)
        },
      ])
    }
    return h("details", .class("codes")) {
      h("summary") { "Every figure, and the same motion on each platform" }
      figures(reading)
      code(equivalents, easing, reading)
    }
  }

  private static func figures(_ reading: SpringReading) -> Node {
    let spring = reading.spring
    return h("dl", .class("figs")) {
      figure("Stiffness", spring.stiffness.trimmed(2), reading.source(of: .stiffness))
      figure("Damping", spring.damping.trimmed(2), reading.source(of: .damping))
      figure("Mass", spring.mass.trimmed(3), reading.source(of: .mass))
      if spring.velocity != 0 { figure("Initial velocity", spring.velocity.trimmed(3), "× the distance per second") }
      figure("Damping ratio", spring.dampingRatio.trimmed(3), regime(spring))
      figure("Angular frequency", "\(spring.angularFrequency.trimmed(2)) rad/s", nil)
      figure(
        "Overshoot", spring.overshoot > 0 ? MotionText.percent(spring.overshoot) : "none",
        spring.overshootTime.map { "at \(MotionText.time(seconds: $0))" })
      figure("Settle time", spring.settleTime.map { MotionText.time(seconds: $0) } ?? "never", "within 0.001")
      figure(
        "Response", "\(spring.response.trimmed(3)) s",
        "bounce \(spring.bounce.trimmed(3))")
    }
  }

  private static func figure(_ term: String, _ value: String, _ small: String?) -> Node {
    h("div") {
      h("dt") { term }
      h("dd") {
        value
        if let small { h("small") { " \(small)" } }
      }
    }
  }

  private static func regime(_ spring: Spring) -> String {
    if spring.dampingRatio < 1 { return spring.damping == 0 ? "undamped" : "underdamped" }
    return spring.dampingRatio > 1 ? "overdamped" : "critically damped"
  }

  // MARK: Code

  /// The same motion in each platform's code; platforms with the same code share a line.
  private static func code(
    _ equivalents: [SpringEquivalent], _ easing: LinearEasing?, _ reading: SpringReading
  ) -> Node {
    var lines: [(platforms: [String], code: String)] = []
    for equivalent in equivalents {
      if let index = lines.firstIndex(where: { $0.code == equivalent.code }) {
        lines[index].platforms.append(equivalent.platform)
      } else {
        lines.append(([equivalent.platform], equivalent.code))
      }
    }
    let list = h("dl", .class("code")) {
      for line in lines {
        h("div") {
          h("dt") {
            Plate.list(line.platforms)
            if line.platforms == ["CSS"], let easing { h("small") { error(of: easing) } }
          }
          h("dd") { h("code") { line.code } }
        }
      }
    }
    guard let completed = reading.completed else { return list }
    return .fragment([h("p", .class("meta")) { completed }, list])
  }

  private static func error(of easing: LinearEasing) -> String {
    let time = MotionText.time(seconds: easing.duration)
    return "\(easing.stops.count) stops over \(time), at most \(easing.maximumError.trimmed(4)) from the exact motion"
  }

  private static func note(_ springs: [SpringReading]) -> String? {
    if springs.isEmpty { return nil }
    let swings = springs.contains { $0.spring.dampingRatio < 1 }
    var parts = ["Value over time, exact solution" + (swings ? "; the faint lines are its envelope." : ".")]
    parts += springs.fillings
    parts.append(SpringReading.settledNote)
    if let engine = springs.first?.engine { parts.append(engine.finished) }
    return parts.joined(separator: " ")
  }
}
