import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens
import Wording

/// Places in the order from back to front as sheets that lie on each other.
enum Layers: Specimen {
  static let info = SpecimenInfo(
    name: "layers", summary: "Whole numbers as sheets from back to front; equal ones share a sheet.",
    example: "layer.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.number], into: &diagnostics).filter { level(of: $0.value) != nil }
    return samples.isEmpty ? .empty : draw(samples, request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let sheets = Sheet.all(samples)
    return Plate.figure(
      info.name, scene, note: "From back to front; the distance between sheets means nothing."
    ) {
      h("ol", .class("layers"), .role("list")) {
        for (place, sheet) in sheets.enumerated() { sheet.node(at: place, of: sheets.count, scene) }
      }
    }
  }

  /// The number of a layer; nil for a fraction and for what is no number.
  static func level(of value: TokenValue) -> Double? {
    guard case .number(let number) = value, number == number.rounded() else { return nil }
    return number
  }
}

/// What lies on one level; the page itself has none.
private struct Sheet {
  /// How far the next sheet is moved, and the last one at most, in per cent of the figure's width.
  private static let (step, most) = (2.5, 36.0)
  let level: Double?
  var samples: [Sample] = []

  /// From back to front; those of one level in the order of their source. The page lies before negative levels.
  static func all(_ samples: [Sample]) -> [Sheet] {
    var byLevel: [Double: [Sample]] = [:]
    for sample in samples {
      if let level = Layers.level(of: sample.value) { byLevel[level, default: []].append(sample) }
    }
    var sheets = byLevel.sorted { $0.key < $1.key }.map { Sheet(level: $0.key, samples: $0.value) }
    let behind = sheets.count { ($0.level ?? 0) < 0 }
    if behind > 0 { sheets.insert(Sheet(level: nil), at: behind) }
    return sheets
  }

  /// Every sheet lies farther to the right than the one behind it.
  func node(at place: Int, of count: Int, _ scene: Scene) -> Node {
    let step = min(Self.step, Self.most / Double(count))
    let sides = [place, count - 1 - place].map { "\((Double($0) * step).trimmed(2))%" }
    return h("li", .class(level == nil ? "page" : ""), .style("margin-inline:\(sides[0]) \(sides[1])")) {
      if let level { h("b", .class("size")) { level.trimmed(0) } } else { h("span") { "The page" } }
      for sample in samples {
        h("div", scene.marks(of: sample)) {
          if sample.remark == nil || sample.label != level?.trimmed(0) {
            h("b") { Plate.breaking(Self.title(of: sample)) }
          }
          if sample.varies { h("span") { sample.figure { Layers.level(of: $0)?.trimmed(0) } } }
          sample.lines([sample.variants[0].written, use(of: sample, scene)].compactMap(\.self))
          Plate.path(sample.path, scene)
        }
      }
    }
  }

  /// What a token is said to be for, unless that is what it is called.
  private func use(of sample: Sample, _ scene: Scene) -> String? {
    Plate.remark(scene.system?.allTokens[sample.path]?.description, beside: sample.label)
  }

  /// Its label without the word for the axis, which the sheets show: `Sticky` for `Z sticky`.
  private static func title(of sample: Sample) -> String {
    guard sample.caption == nil, StackingName.matches(sample.path.name) else { return sample.label }
    let words = sample.label.split(separator: " ")
    let rest = words.drop { ["z", "index", "zindex"].contains($0.lowercased()) }
    guard let first = rest.first, rest.count < words.count else { return sample.label }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + rest.dropFirst().map(String.init)).joined(
      separator: " ")
  }
}
