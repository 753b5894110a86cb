import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Type styles at real size on their baselines, with metrics at the left and allowed variants beside their default.
enum TypeRamp: Specimen {
  static let info = SpecimenInfo(
    name: "type-ramp",
    summary: "Type styles at real size with their metrics: lines of `GLOB | name | the words it sets`.",
    options: [.sample, .theme], example: "type.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.partedSamples(of: [.typography], into: &diagnostics).inProportion(filling: 48)
    return draw(samples.map(TypeWording.init), words: request.block[option: "sample"], request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    draw(samples.inProportion(filling: 48).map { TypeWording(sample: $0, words: nil) }, words: nil, scene)
  }

  private static func draw(_ samples: [TypeWording], words: String?, _ scene: Scene) -> Node {
    let rows = TypeRow.all(samples, words: words)
    guard !rows.isEmpty else { return .empty }
    let items = rows.flatMap { [$0.main] + $0.variants }
    let families = Set(items.map(\.metrics.family))
    let family = families.count == 1 ? families.first : nil
    return Plate.figure(info.name, scene, class: "type", note: note(items.map(\.metrics), family)) {
      h("div", [.role("list")] + stage(scene)) {
        for row in rows { setting(row, withFamily: family == nil, scene) }
      }
    }
  }

  /// The system's surface below the words, and its first colour of text; nothing for a document without settings.
  private static func stage(_ scene: Scene) -> [Attribute] {
    let theme = scene.defaultTheme
    guard let ground = Surface.ground(scene, in: theme)?.color else { return [] }
    let texts = scene.system?.settings.text.lazy.flatMap { theme.tokens.matching($0) } ?? []
    let text = texts.lazy.compactMap(\.color).first ?? ground.ink
    let edge = ground.needsEdge ? ";--edge:color-mix(in srgb,currentColor 12%,#0000)" : ""
    return [.class("on-surface"), .style("--g:\(ground.paint);--t:\(text.paint)\(edge)")]
  }

  private static func setting(_ row: TypeRow, withFamily: Bool, _ scene: Scene) -> Node {
    h("div", .class("setting"), .role("listitem")) {
      metrics(of: row.main, row.main.metrics.lines(withFamily: withFamily), scene)
      h("div", .class("words")) {
        sample(row.main, isDefault: true)
        for variant in row.variants {
          h("div") {
            sample(variant, isDefault: false)
            metrics(of: variant, [variant.metrics.differences(from: row.main.metrics).joined(separator: ", ")], scene)
          }
        }
      }
    }
  }

  private static func metrics(of item: TypeItem, _ lines: [String], _ scene: Scene) -> Node {
    h("div", .class("metrics")) {
      h("b") { Plate.breaking(item.name) }
      for line in lines { h("span") { line } }
      Plate.path(item.path, scene)
    }
  }

  private static func sample(_ item: TypeItem, isDefault: Bool) -> Node {
    h(
      "p", .class(item.metrics.hasLeading ? "set led" : "set"), .token(item.path.description),
      .style(item.metrics.css)
    ) {
      // The empty element aligns with the baseline and draws it across the whole row.
      if isDefault { h("i") }
      item.sample
    }
  }

  private static func note(_ metrics: [TypeMetrics], _ family: String?) -> String {
    let isBare = metrics.contains { $0.style.fontSize.unit == .notGiven }
    let scale = isBare ? "No unit is given: set in proportion" : "Set at real size"
    var parts = ["\(scale) on its baseline; the bar at the left is the size"]
    parts[0] += metrics.contains(where: \.hasLeading) ? ", the bracket the leading." : "."
    if let family { parts.append(family == TypeMetrics.noFamily ? "No family is given." : "All in \(family).") }
    if metrics.contains(where: { !$0.missing.isEmpty }) {
      parts.append("What the document does not give is set in the platform’s default.")
    }
    return parts.joined(separator: " ")
  }
}

/// A style with the words that its line gives it.
struct TypeWording {
  let sample: Sample
  let words: String?
}

extension TypeWording {
  /// The caption of a line is its name, and after a bar its words.
  init(_ sample: Sample) {
    guard let caption = sample.caption, let bar = caption.firstIndex(of: "|") else {
      self.init(sample: sample, words: nil)
      return
    }
    let name = String(caption[..<bar].trimmed)
    let themes = sample.name.hasPrefix(caption) ? String(sample.name.dropFirst(caption.count)) : ""
    self.init(
      sample: Sample(
        name: name + themes, caption: name, path: sample.path, place: sample.place, variants: sample.variants),
      words: String(caption[caption.index(after: bar)...].trimmed))
  }
}

/// One style in a ramp.
struct TypeItem {
  /// The name of the style, with its themes if they differ.
  let name: String
  let path: TokenPath
  let metrics: TypeMetrics
  let sample: String
}

/// A style with those allowed in its place.
struct TypeRow {
  let main: TypeItem
  var variants: [TypeItem]

  static func all(_ samples: [TypeWording], words: String?) -> [TypeRow] {
    var rows: [TypeRow] = []
    for (index, wording) in samples.enumerated() {
      let sample = wording.sample
      guard let metrics = TypeMetrics(sample.value, missing: sample.variants[0].missing) else { continue }
      let role = [sample.path.description, sample.caption ?? ""].joined(separator: " ")
      let words =
        wording.words ?? words ?? SampleSentence.of(size: metrics.style.fontSize.pixels, role: role, index: index)
      let item = TypeItem(name: sample.name, path: sample.path, metrics: metrics, sample: words)
      if let row = rows.indices.last, isVariant(item.path, of: rows[row].main.path) {
        rows[row].variants.append(item)
      } else {
        rows.append(TypeRow(main: item, variants: []))
      }
    }
    return rows
  }

  /// `type.body-loading` is a variant of `type.body`; so is everything beside a `type.body.default`.
  private static func isVariant(_ path: TokenPath, of main: TokenPath) -> Bool {
    guard path.parent == main.parent, path != main else { return false }
    return path.name.hasPrefix(main.name + "-") || ["default", "base", "regular"].contains(main.name)
  }
}
