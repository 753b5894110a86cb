import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Type ramps on one size scale: a letter for every style in its own size and weight, positioned by its size.
enum CompareType: ComparedFoundation {
  static let info = FoundationInfo(id: "type", title: "Type")

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let given = systems.filter { !ramp(of: $0).isEmpty }
    let sets = given.map { Set(ramp(of: $0).map(\.metrics.style.fontSize.pixels)) }
    return Common.sentence(sets, unit: ComparedUnits(given).words, of: "size")
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    let sizes = systems.map { Set(ramp(of: $0).map(\.size)).sorted() }
    let units = ComparedUnits(systems.filter { !ramp(of: $0).isEmpty })
    let start = max(((sizes.compactMap(\.first).min() ?? 0) / 8).rounded(.down) * 8, 0)
    let end = max(56, ((sizes.compactMap(\.last).max() ?? 0) / 8).rounded(.up) * 8)
    let axis = EvenAxis(start: start, end: end, step: 8) { $0 == start ? units.first($0) : $0.trimmed(0) }
    return [
      ComparePlate.figure(
        "type", class: "ramps", style: axis.style,
        note:
          "Above, the style that represents each system. Below, one letter for each style, in its weight and family and at "
          + "its own size, placed over that size in \(units.words); styles of the same size are stacked. Narrow screens have "
          + "room for the sizes alone. "
          + "Styles for other content sizes and alternates are left out."
      ) {
        ComparePlate.rows(systems) { row($0, axis, units) }
        axis.node
      }
    ]
  }

  struct Style {
    let path: TokenPath
    let metrics: TypeMetrics

    var size: Double { metrics.style.fontSize.pixels }
  }

  /// The most styles shown for a system.
  private static let most = 60

  /// The styles of the group that contains the system's specimen type, otherwise of the group with the most styles.
  static func ramp(of system: ComparedSystem) -> [Style] {
    let tokens = system.tokens.filter { $0.type == .typography }
    var counts: [TokenPath?: Int] = [:]
    for token in tokens { counts[token.path.parent, default: 0] += 1 }
    let chosen = system.system.settings.specimenType.flatMap { path in tokens.first { $0.path == path } }
    let largest = tokens.max { (counts[$0.path.parent] ?? 0) < (counts[$1.path.parent] ?? 0) }
    guard let parent = (chosen ?? largest)?.path.parent else { return [] }
    return tokens.filter { $0.path.parent == parent }.prefix(most).compactMap { token in
      TypeMetrics(token).map { Style(path: token.path, metrics: $0) }
    }
  }

  private static func row(_ system: ComparedSystem, _ axis: EvenAxis, _ units: ComparedUnits) -> ComparePlate.Row {
    let styles = ramp(of: system)
    guard !styles.isEmpty else { return .none }
    let placed = stacked(styles)
    let height = (placed.map { $0.bottom + $0.style.size * 0.8 }.max() ?? 0) + 12
    let sizes = SharedSize.all(styles)
    let alternative =
      "\(system.name): \(styles.count.counted("style")) at " + Plate.list(sizes.map { $0.size.trimmed(2) })
      + " \(system.scene.unit)."
    let drawing = ComparePlate.drawing(height: height, alternative: alternative) {
      for (style, bottom) in placed {
        h(
          "text",
          system.marks(style.path) + [
            .attr("x", axis.x(style.size)), .attr("y", (height - 6 - bottom).trimmed(1)),
            .style(css(style.metrics)),
          ]
        ) { "a" }
      }
      for size in sizes {
        h(
          "line", .attr("x1", axis.x(size.size)), .attr("x2", axis.x(size.size)), .attr("y1", (height - 4).trimmed(1)),
          .attr("y2", height.trimmed(1)))
      }
    }
    let values = sizes.map { ComparePlate.value($0.size.trimmed(2), $0.paths, system) }
    return .init(
      remarks: remarks(styles, units.counted(sizes.count.counted("size"), system))
        + system.lenders(of: .typography),
      content: [shown(system), drawing, ComparePlate.values(values)])
  }

  /// Text in the system's specimen type.
  private static func shown(_ system: ComparedSystem) -> Node {
    guard let path = system.system.settings.specimenType,
      let metrics = system.system.tokens[path].flatMap({ TypeMetrics($0) })
    else { return .empty }
    return h("p", system.marks(path) + [.class("shown"), .style(metrics.css)]) { "Good morning, Ada" }
  }

  private static func remarks(_ styles: [Style], _ sizes: String) -> [String] {
    var families: [String] = []
    for style in styles where !families.contains(style.metrics.family) { families.append(style.metrics.family) }
    return ["\(styles.count.counted("style")), \(sizes)"] + families
  }

  /// Styles of the same size, stacked with the author's first at the bottom.
  private static func stacked(_ styles: [Style]) -> [(style: Style, bottom: Double)] {
    var tops: [Double: Double] = [:]
    return styles.map { style in
      let bottom = tops[style.size] ?? 0
      tops[style.size] = bottom + style.size * 0.55 + 6
      return (style, bottom)
    }
  }

  private static func css(_ metrics: TypeMetrics) -> String {
    let style = metrics.style
    return "font:"
      + FontStack.font(style.fontFamily, weight: style.fontWeight.css, size: style.fontSize.pixels.px(2))
  }

  /// A size with the styles that have it, smallest first.
  private struct SharedSize {
    let size: Double
    var paths: [TokenPath]

    static func all(_ styles: [Style]) -> [SharedSize] {
      var found: [SharedSize] = []
      for style in styles {
        if let index = found.firstIndex(where: { $0.size == style.size }) {
          found[index].paths.append(style.path)
        } else {
          found.append(SharedSize(size: style.size, paths: [style.path]))
        }
      }
      return found.sorted { $0.size < $1.size }
    }
  }
}
