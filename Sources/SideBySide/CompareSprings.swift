import Diagnostics
import Guide
import Markup
import Motion
import Plates
import Printing
import TokenValues

/// The springs of all systems on one time scale, each with its engine.
enum CompareSprings: ComparedFoundation {
  static let info = FoundationInfo(id: "springs", title: "Springs")

  /// The most springs shown for a system.
  private static let most = 24

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let settled = systems.flatMap { system in
      readings(of: system).springs.compactMap { reading in
        reading.spring.settleTime.map { (name: "\(system.name)’s \(reading.name.lowercased())", time: $0) }
      }
    }
    guard settled.count > 1, let quickest = settled.min(by: { $0.time < $1.time }),
      let slowest = settled.max(by: { $0.time < $1.time })
    else { return nil }
    return "\(quickest.name) settles first, at \(MotionText.time(seconds: quickest.time)); "
      + "\(slowest.name) last, at \(MotionText.time(seconds: slowest.time))."
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    let all = systems.map { readings(of: $0) }
    let springs = all.flatMap(\.springs)
    let (axis, frame) = SpringPlot.frame(of: springs, most: 3)
    return [
      ComparePlate.figure(
        "springs", class: "moving swings",
        note: (["Value over time, the same axes for all systems; target dashed, overshoot shaded."]
          + [SpringReading.settledNote]).joined(separator: " ")
      ) {
        if !springs.isEmpty { Replay.button("Replay", of: "all springs of all systems, each in its own time") }
        ComparePlate.rows(systems) { system in
          let (springs, unread) = readings(of: system)
          guard !springs.isEmpty || !unread.isEmpty else { return .none }
          let engine = system.system.settings.springEngine.map { "run by \($0.name)" } ?? "engine not given"
          return .init(
            remarks: [(springs.count + unread.count).counted("spring"), engine],
            content: [
              h("div", .class("multiples")) {
                for reading in springs {
                  multiple(SpringPlot(reading: reading, axis: axis, frame: frame, isLarge: false), system)
                }
                for spring in unread { spring.node(system.scene) }
              },
              springs.fillings.isEmpty ? .empty : h("p") { springs.fillings.joined(separator: " ") },
            ])
        }
      }
    ]
  }

  private static func multiple(_ plot: SpringPlot, _ system: ComparedSystem) -> Node {
    let reading = plot.reading
    let easing = reading.spring.linearEasing(maximumError: 0.01)
    let timing = easing.map { Replay.timing(seconds: $0.duration, easing: $0.css) } ?? ""
    return h("div", system.marks(reading.sample.path) + [.style(timing)]) {
      plot.node
      h("div", .class("under")) {
        system.link(reading.name, reading.sample.path)
        for line in [reading.terms, reading.overshootText, reading.settleText] { h("span") { line } }
      }
    }
  }

  private static func readings(of system: ComparedSystem) -> (springs: [SpringReading], unread: [UnreadSpring]) {
    // Springs that cannot be read are reported on the system's own pages.
    var unheard = Diagnostics()
    let tokens = system.originals(of: .spring).prefix(most)
    return SpringReading.all(system.samples(tokens), by: system.scene.springEngine, into: &unheard)
  }
}
