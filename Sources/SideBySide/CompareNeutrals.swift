import Colorimetry
import Markup
import Plates
import Printing

/// Greys by lightness: continuous strips on one scale from white to black.
enum CompareNeutrals: ComparedFoundation {
  static let info = FoundationInfo(id: "neutrals", title: "Neutrals")

  private static let height = 88.0
  private static let foot = 10.0

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let sets = systems.map { Set(neutrals(of: $0).map(\.color.opaqueHex)) }.filter { !$0.isEmpty }
    guard sets.count > 1 else { return nil }
    let counts = Dictionary(sets.flatMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    let written = Dictionary(systems.flatMap(neutrals).map { ($0.color.opaqueHex, $0.color.writtenOpaqueHex) }) {
      first, _ in
      first
    }
    let shared = counts.filter { $0.value > 1 }.map { (hex: written[$0.key] ?? $0.key, count: $0.value) }
      .sorted { ($0.count, $1.hex) > ($1.count, $0.hex) }
    guard !shared.isEmpty else { return "No two systems share a grey." }
    if shared.count == 1 {
      return "\(shared[0].hex) alone is in more than one system: \(Plate.number(shared[0].count)) have it."
    }
    let named = shared.prefix(4).map { "\($0.hex) in \(Plate.number($0.count))" }
    let more = shared.count > 4 ? ["\(shared.count - 4) more"] : []
    return "Shared by several systems: \(Plate.list(named + more))."
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    let axis = EvenAxis(end: 100, step: 10) { (100 - $0).fixed(0) }
    return [
      ComparePlate.figure(
        "neutrals", class: "greys", style: axis.style,
        note:
          "OKLCH lightness from white, 100, to black, 0; all themes together; each step reaches halfway to its neighbours, "
          + "and the tick under it marks its own lightness."
      ) {
        ComparePlate.rows(systems) { row($0, axis) }
        axis.node
      }
    ]
  }

  /// Lightest first.
  private static func neutrals(of system: ComparedSystem) -> [ComparedColor] {
    let all = ComparedColor.all(of: system).filter(\.isNeutral).prefix(ComparedColor.most)
    return all.enumerated().sorted { ($1.element.lightness, $0.offset) < ($0.element.lightness, $1.offset) }
      .map(\.element)
  }

  private static func row(_ system: ComparedSystem, _ axis: EvenAxis) -> ComparePlate.Row {
    let greys = neutrals(of: system)
    guard let first = greys.first, let last = greys.last else { return .none }
    let names = ComparedColor.names(greys, of: system)
    let places = greys.map { 100 - $0.lightness * 100 }
    let alternative =
      "\(system.name): \(greys.count.counted("grey")) from lightness \(figure(first)) to \(figure(last))."
    let drawing = ComparePlate.drawing(height: height, alternative: alternative) {
      for (index, grey) in greys.enumerated() {
        let start = index == 0 ? places[0] : (places[index - 1] + places[index]) / 2
        let end = index == greys.count - 1 ? places[index] : (places[index] + places[index + 1]) / 2
        h(
          "rect",
          system.marks(grey.path) + [
            .attr("x", start.trimmed(2) + "%"),
            .attr("width", max(end - start, greys.count == 1 ? 1.2 : 0).trimmed(2) + "%"),
            .attr("height", (height - foot - 2).trimmed(0)), .attr("fill", grey.color.paint),
          ])
      }
      for place in places {
        h(
          "line", .attr("x1", axis.x(place)), .attr("x2", axis.x(place)), .attr("y1", (height - foot).trimmed(0)),
          .attr("y2", height.trimmed(0)))
      }
    }
    let values = zip(greys, names).map { grey, name in
      [system.link(name, grey.path), " ", h("code") { grey.color.figure }, " \(figure(grey))"]
    }
    return .init(
      remarks: [greys.count.counted("grey")] + system.lendersOfColors,
      content: [drawing, ComparePlate.values(values)])
  }

  private static func figure(_ grey: ComparedColor) -> String { (grey.lightness * 100).fixed(1) }
}
