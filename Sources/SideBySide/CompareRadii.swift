import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Radii as a gauge: every corner of a system in one drawing, all on one scale.
enum CompareRadii: ComparedFoundation {
  static let info = FoundationInfo(id: "radii", title: "Radii")

  private static let side = 168.0
  private static let head = 24.0

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let given = systems.filter { !corners(of: $0).isEmpty }
    return Common.sentence(
      given.map { Set(corners(of: $0).map(\.value)) }, unit: ComparedUnits(given).words, of: "radius")
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    let largest = max(systems.flatMap { corners(of: $0).map(\.value) }.max() ?? 1, 1)
    let scale = max((side / largest * 2).rounded(.down) / 2, 1)
    return [
      ComparePlate.figure(
        "radii", class: "gauges",
        note: "All drawn \(scale.trimmed(1)) : 1 from one corner, each figure where its curve meets the edge. "
          + "Figures are in \(ComparedUnits(systems.filter { !corners(of: $0).isEmpty }).words). "
          + "Pills and circles, which take their radius from what they round, are named below."
      ) {
        h("div", .class("gauge-row"), .role("list")) {
          for system in systems { gauge(system, scale) }
        }
      }
    ]
  }

  /// The radii that make a corner rather than a pill.
  private static func corners(of system: ComparedSystem) -> [SharedValue<Double>] {
    system.radii.filter { $0.value < Corner.pill }
  }

  private static func gauge(_ system: ComparedSystem, _ scale: Double) -> Node {
    let all = system.radii
    let corners = all.filter { $0.value < Corner.pill }
    let round = all.filter { $0.value >= Corner.pill }
    let circles = system.originals(of: .number).filter { token in
      ComparedLengths.radii.groups.contains(token.path.root)
    }
    return h("div", .role("listitem")) {
      ComparePlate.who(system)
      if corners.isEmpty { ComparePlate.notGiven } else { drawing(corners, system, scale) }
      ComparePlate.values(
        corners.map { ComparePlate.value($0.value.trimmed(2), $0.paths, system) }
          + round.map { ComparePlate.value("\($0.value.trimmed(2))", $0.paths, system) }
          + circles.map { ComparePlate.value(Corner($0.value)?.figure ?? "", [$0.path], system) })
    }
  }

  private static func drawing(_ corners: [SharedValue<Double>], _ system: ComparedSystem, _ scale: Double) -> Node {
    let figures = Plate.list(corners.map { $0.value.trimmed(2) })
    return h(
      "svg", .class("gauge"), .attr("height", (side + head).trimmed(0)), .role("img"),
      .label("\(system.name): corners of \(figures) \(system.scene.unit) in one drawing.")
    ) {
      for corner in corners {
        let radius = corner.value * scale
        let (x, y) = ((radius + 1).trimmed(1), (radius + head).trimmed(1))
        h("g", system.marks(corner.paths[0])) {
          h(
            "path",
            .attr(
              "d",
              "M1 \((side + head).trimmed(0))V\(y)A\(radius.trimmed(1)) \(radius.trimmed(1)) 0 0 1 \(x) \(head.trimmed(0))H999"
            ))
          h("line", .attr("x1", x), .attr("x2", x), .attr("y1", "18"), .attr("y2", "28"))
          h("text", .attr("x", x), .attr("y", "13")) { corner.value.trimmed(2) }
        }
      }
    }
  }
}
