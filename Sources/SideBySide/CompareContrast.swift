import Colorimetry
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Contrast: every pair of text and surface by its ratio, the minimum that each system sets, and its least readable
/// pair.
enum CompareContrast: ComparedFoundation {
  static let info = FoundationInfo(id: "contrast", title: "Contrast")

  private static let floor = Contrast.leastOfText
  private static let height = 56.0
  /// The ratios that mark a WCAG level, and the ends of the scale.
  private static let ticks = [1, 1.5, 2, 3, 4.5, 7, 10, 14, 21]

  static func lede(_ systems: [ComparedSystem]) -> String? {
    let pairs = systems.flatMap { readings(of: $0) }.flatMap(\.pairs)
    guard !pairs.isEmpty else { return nil }
    let passing = pairs.count { $0.reading.ratio >= floor }
    let given = systems.filter { !floors(of: $0).isEmpty }.map(\.name)
    let stated =
      given.isEmpty
      ? "No system has a token for its minimum"
      : "Only \(Plate.list(given)) \(given.count == 1 ? "has" : "have") a token for the minimum"
    return "\(stated). Of all \(pairs.count) pairs of text and surface, \(passing) reach \(floor.trimmed(1))."
  }

  static func draw(_ systems: [ComparedSystem]) -> [Node] {
    [
      ComparePlate.figure(
        "contrast", class: "ratios",
        note:
          "WCAG ratio on a logarithmic scale; each line is one text colour on one surface, paired as in the system’s "
          + "settings, equal colours once, and red below \(floor.trimmed(1)). The sample is set in the pair with the lowest ratio."
      ) {
        ComparePlate.rows(systems, row)
        AxisFoot.node(ticks.map { (percent($0), $0 == 1 ? "1 : 1" : $0.trimmed(1)) })
      }
    ]
  }

  // MARK: Reading

  private struct Pair {
    let text: Surface
    let surface: Surface
    let reading: ContrastReading
  }

  private struct ThemeReading {
    /// None for a system with a single theme.
    let theme: String?
    /// In ascending order of ratio.
    let pairs: [Pair]
  }

  /// The most texts, and the most surfaces, that are compared.
  private static let mostColors = 24
  private static let mostThemes = 4

  /// The themes in which the system gives both a text and a surface.
  private static func readings(of system: ComparedSystem) -> [ThemeReading] {
    let themes = system.scene.themes
    return themes.prefix(mostThemes).compactMap { theme in
      let isGiven = { (path: TokenPath) in theme.tokens[path]?.isNotGiven == false }
      let surfaces = Surface.all(system.scene, in: theme).filter { isGiven($0.path) }.prefix(mostColors)
      let texts = system.system.settings.text.flatMap { theme.tokens.matching($0) }.filter {
        $0.color != nil && !$0.isNotGiven
      }
      let names = Plate.names(of: texts.map(\.path), in: system.system)
      var seen: Set<[String]> = []
      let pairs = zip(texts, names).prefix(mostColors).flatMap { token, name -> [Pair] in
        guard let color = token.color else { return [] }
        let text = Surface(path: token.path, name: name, color: color)
        // Equal colours make one pair, and a colour none with itself.
        return surfaces.filter { $0.color.hex != color.hex && seen.insert([color.hex, $0.color.hex]).inserted }.map {
          Pair(text: text, surface: $0, reading: ContrastReading(text: color, on: $0.color))
        }
      }
      guard !pairs.isEmpty else { return nil }
      let sorted = pairs.enumerated().sorted {
        ($0.element.reading.ratio, $0.offset) < ($1.element.reading.ratio, $1.offset)
      }
      return ThemeReading(theme: themes.count > 1 ? theme.name : nil, pairs: sorted.map(\.element))
    }
  }

  /// The tokens with numbers that the system calls a contrast.
  private static func floors(of system: ComparedSystem) -> [(path: TokenPath, ratio: Double)] {
    system.originals(of: .number).compactMap { token in
      guard let number = token.number, (1...21).contains(number),
        token.path.segments.contains(where: { $0.split(separator: "-").contains("contrast") })
      else { return nil }
      return (token.path, number)
    }
  }

  // MARK: Drawing

  private static func row(_ system: ComparedSystem) -> ComparePlate.Row {
    let readings = self.readings(of: system)
    let floors = self.floors(of: system)
    guard !readings.isEmpty || !floors.isEmpty else { return .none }
    let stated = floors.map { floor -> [Node] in
      [h("b") { "Minimum \(floor.ratio.trimmed(2))" }, " ", system.link(Plate.name(of: floor.path), floor.path)]
    }
    let read = readings.compactMap(\.theme)
    let open = read.isEmpty ? [] : system.scene.themes.prefix(mostThemes).map(\.name).filter { !read.contains($0) }
    return .init(
      remarks: (floors.isEmpty ? ["no token for a minimum"] : []) + open.map { "\($0) not given" }
        + system.lendersOfColors,
      content: readings.map { strip($0, floors, system) } + (stated.isEmpty ? [] : [ComparePlate.values(stated)]))
  }

  private static func strip(
    _ reading: ThemeReading, _ floors: [(path: TokenPath, ratio: Double)], _ system: ComparedSystem
  ) -> Node {
    let passing = reading.pairs.count { $0.reading.ratio >= floor }
    let words =
      (reading.theme.map { "\(Plate.withCapital($0)): " } ?? "")
      + "\(passing) of \(reading.pairs.count) pairs reach \(floor.trimmed(1))"
    return h("div", .class(floors.isEmpty ? "strip-of" : "strip-of floored")) {
      ComparePlate.drawing(
        height: height,
        alternative: "\(system.name), \(words)." + (reading.pairs.first.map { " Worst: \(sentence($0))." } ?? "")
      ) {
        for tick in ticks { line(percent(tick), "rule", from: 0) }
        for pair in reading.pairs { line(percent(pair.reading.ratio), pair.reading.ratio < floor ? "off" : nil) }
        for floor in floors {
          h("g", system.marks(floor.path) + [.class("floor")]) {
            line(percent(floor.ratio), nil, from: -6)
            h("text", .attr("x", x(floor.ratio)), .attr("y", "-10")) { floor.ratio.trimmed(2) }
          }
        }
      }
      if let worst = reading.pairs.first, let best = reading.pairs.last { sample(worst, best, words, system) }
    }
  }

  private static func line(_ percent: Double, _ name: String?, from top: Double = 8) -> Node {
    let x = percent.trimmed(2) + "%"
    let names: [Attribute] = name.map { [.class($0)] } ?? []
    return h(
      "line", names + [.attr("x1", x), .attr("x2", x), .attr("y1", top.trimmed(0)), .attr("y2", height.trimmed(0))])
  }

  private static func sample(_ pair: Pair, _ best: Pair, _ words: String, _ system: ComparedSystem) -> Node {
    let style = "background:\(pair.surface.color.paint);color:\(pair.text.color.paint)"
    return h("div", .class("worst")) {
      h("p", system.marks(pair.text.path) + [.class("set-on"), .style(style)]) { "Can you read this?" }
      h("p") {
        "\(words). Worst: "
        system.link(pair.text.name, pair.text.path)
        " on "
        system.link(pair.surface.name, pair.surface.path)
        ", "
        h("b") { pair.reading.ratioText }
        " \(pair.reading.level.label). Best: \(sentence(best))."
      }
    }
  }

  private static func sentence(_ pair: Pair) -> String {
    "\(pair.text.name) on \(pair.surface.name), \(pair.reading.ratioText)"
  }

  /// Logarithmic: equal factors are equally far apart.
  private static func percent(_ ratio: Double) -> Double { log(min(max(ratio, 1), 21)) / log(21) * 100 }

  private static func x(_ ratio: Double) -> String { percent(ratio).trimmed(2) + "%" }
}
