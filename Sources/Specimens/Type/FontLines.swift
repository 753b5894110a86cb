import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens
import Wording

/// The parts of type styles, each in a line of text: families in themselves, weights and sizes in the system's own
/// family.
enum FontLines: Specimen {
  static let info = SpecimenInfo(
    name: "fonts", summary: "Font families, weights and sizes, each set in a line of text.", options: [.sample],
    example: "font.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.fontFamily, .fontWeight, .dimension], into: &diagnostics).flatMap(\.parted)
    return draw(samples, words: request.block[option: "sample"], request.scene)
  }

  static func draw(_ samples: [Sample], words: String? = nil, _ scene: Scene) -> Node {
    guard let first = samples.first else { return .empty }
    if samples.count == 1, first.type == .fontFamily {
      return first.line(info.name, figure(of: first.value) ?? "", scene)
    }
    let samples = samples.inProportion(filling: 48)
    let families = Families(scene)
    let set = samples.filter { $0.type != .fontFamily }.compactMap { families.family(for: $0).first }.uniqued()
    return Plate.figure(info.name, scene, class: "type", note: set.isEmpty ? nil : note(set)) {
      h("div", .role("list")) {
        for (index, sample) in samples.enumerated() {
          line(sample, index, words, families.family(for: sample), scene)
        }
      }
    }
  }

  private static func line(
    _ sample: Sample, _ index: Int, _ words: String?, _ family: [String], _ scene: Scene
  ) -> Node {
    let size = min(max(sample.value.dimension?.pixels ?? 24, 1), largest)
    return h("div", [.class("setting"), .role("listitem")] + scene.marks(of: sample)) {
      h("div", .class("metrics")) {
        h("b") { Plate.breaking(sample.label) }
        if let figure = figure(of: sample.value) { h("span") { figure } }
        if let remark = sample.remark { h("span") { remark } }
        Plate.path(sample.path, scene)
      }
      h("div", .class("words")) {
        h("p", .class("set"), .style(css(of: sample.value, size, family))) {
          words ?? SampleSentence.of(size: size, index: index, in: scene.script)
        }
      }
    }
  }

  /// The largest size at which a line is set, in pixels.
  private static let largest = 160.0

  private static func figure(of value: TokenValue) -> String? {
    switch value {
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): weight.value.trimmed(0) + (weight.keyword.map { " \($0)" } ?? "")
    case .dimension(let length): Plate.measure(length)
    case .color, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition, .shadow, .gradient, .typography,
      .spring, .haptic:
      nil
    }
  }

  private static func css(of value: TokenValue, _ size: Double, _ family: [String]) -> String {
    var (weight, names) = ("400", family)
    if case .fontFamily(let own) = value { names = own }
    if case .fontWeight(let own) = value { weight = own.css }
    return "font:" + FontStack.font(names, weight: weight, size: size.px(3), lineHeight: "1.3")
  }

  private static func note(_ families: [String]) -> String {
    families.count == 1
      ? "Weights and sizes are set in \(families[0])."
      : "Weights and sizes are set in \(Plate.list(families)), by their names."
  }
}

/// The families of a system, and which of them its sizes and weights are for.
private struct Families {
  private let own: [String]?
  private let all: [(words: [String], names: [String])]

  init(_ scene: Scene) {
    let system = scene.system
    if let path = system?.settings.specimenType, case .typography(let style)? = system?.tokens[path]?.value {
      own = style.fontFamily
    } else {
      own = nil
    }
    all = (system?.tokens.tokens ?? []).compactMap { token in
      guard case .fontFamily(let names) = token.value else { return nil }
      return (NameWords(token.path.description).words, names)
    }
  }

  /// That of the system's own sample; else, for what is called a heading's or code's, the one called so, and for anything
  /// else the one that is called that of text; or the first.
  func family(for sample: Sample) -> [String] {
    if let own { return own }
    let words = NameWords("\(sample.path) \(sample.label)").words
    let meant =
      words.contains(where: Self.headings.contains)
      ? named(Self.headings) : words.contains(where: Self.code.contains) ? named(Self.code) : nil
    return meant ?? Self.text.lazy.compactMap { named([$0]) }.first ?? all.first?.names ?? []
  }

  private func named(_ words: Set<String>) -> [String]? {
    all.first { $0.words.contains(where: words.contains) }?.names
  }

  private static let text = ["body", "text", "base", "sans", "ui", "default"]
  private static let headings: Set = [
    "heading", "headings", "headline", "display", "title", "titles", "hero", "h1", "h2", "h3", "h4", "h5", "h6",
  ]
  private static let code: Set = ["code", "mono", "monospace", "kbd"]
}
