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
    guard !samples.isEmpty else { return .empty }
    let samples = samples.inProportion(filling: 48)
    let family = family(of: scene)
    let isSet = !family.isEmpty && samples.contains { $0.type != .fontFamily }
    return Plate.figure(info.name, scene, class: "type", note: isSet ? note(family) : nil) {
      h("div", .role("list")) {
        for (index, sample) in samples.enumerated() { line(sample, index, words, family, scene) }
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
    return "font:\(weight) \(size.trimmed(3))px/1.3 \(FontStack.css(names))"
  }

  private static func note(_ family: [String]) -> String { "Weights and sizes are set in \(family[0])." }

  /// The family of the system's own sample, or else the one of its tokens that is called that of text, or the first one.
  private static func family(of scene: Scene) -> [String] {
    guard let system = scene.system else { return [] }
    if let path = system.settings.specimenType, case .typography(let style)? = system.tokens[path]?.value {
      return style.fontFamily
    }
    let families = system.tokens.tokens.compactMap { token -> (words: [String], names: [String])? in
      guard case .fontFamily(let names) = token.value else { return nil }
      return (NameWords(Array(token.path.description.utf8)[...]).words, names)
    }
    let ofText = ofText.lazy.compactMap { word in families.first { $0.words.contains(word) } }.first
    return (ofText ?? families.first)?.names ?? []
  }

  private static let ofText = ["body", "text", "base", "sans", "ui", "default"]
}
