import Markup
import Plates
import Printing

/// The chromatic colours of each system by hue and lightness, with the hue circle laid out flat.
enum CompareHues {
  private static let height = 96.0
  private static let radius = 10.0
  /// The lightness at the bottom of a row.
  private static let lowest = 0.2

  static func figure(_ systems: [ComparedSystem]) -> Node {
    let axis = EvenAxis(end: 360, step: 30) { "\($0.fixed(0))°" }
    return ComparePlate.figure(
      "hues", class: "hues", style: axis.style,
      note:
        "Hue across in degrees of OKLCH, lightness up from \((lowest * 100).fixed(0)) to 100; every colour with a chroma of \(ComparedColor.grey.trimmed(3)) or "
        + "more, each value once."
    ) {
      ComparePlate.rows(systems) { row($0, axis) }
      AxisFoot.node(words.map { (axis.percent($0.degrees), $0.word) })
    }
  }

  /// The positions in OKLCH of the hues with a name of their own.
  private static let words: [(degrees: Double, word: String)] = [
    (0, "0°"), (29, "red"), (70, "orange"), (109, "yellow"), (142, "green"), (195, "cyan"), (264, "blue"),
    (305, "purple"), (328, "magenta"), (360, "360°"),
  ]

  private static func row(_ system: ComparedSystem, _ axis: EvenAxis) -> ComparePlate.Row {
    let all = ComparedColor.all(of: system).filter { !$0.isNeutral }
    let colors = Array(all.prefix(ComparedColor.most))
    guard !colors.isEmpty else { return .none }
    let names = ComparedColor.names(colors, of: system)
    let sorted = zip(colors, names).sorted { ($0.0.hueDegrees, $0.1) < ($1.0.hueDegrees, $1.1) }
    let drawing = ComparePlate.drawing(
      height: height, alternative: "\(system.name): " + Plate.list(sorted.map { "\($1) at \(degrees($0))" }) + "."
    ) {
      for (color, _) in sorted {
        h(
          "circle",
          system.marks(color.path) + [
            .attr("cx", axis.x(color.hueDegrees)), .attr("cy", y(color).trimmed(1)), .attr("r", radius.trimmed(0)),
            .attr("fill", color.color.paint),
          ])
      }
    }
    let values = sorted.map { color, name in
      [system.link(name, color.path), " ", h("code") { color.color.figure }, " \(degrees(color))"]
    }
    let remarks =
      [all.count.counted("colour")] + system.lendersOfColors
      + (all.count > colors.count ? ["first \(colors.count) drawn"] : [])
    return .init(remarks: remarks, content: [drawing, ComparePlate.values(values)])
  }

  private static func y(_ color: ComparedColor) -> Double {
    radius + 1 + (1 - max(color.lightness, lowest)) / (1 - lowest) * (height - 2 * radius - 2)
  }

  private static func degrees(_ color: ComparedColor) -> String { "\(color.hueDegrees.fixed(0))°" }
}
