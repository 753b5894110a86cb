import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens
import Wording

/// Type styles at real size on their baselines, with metrics at the left; allowed variants are rows below their default.
enum TypeRamp: Specimen {
  static let info = SpecimenInfo(
    name: "type-ramp",
    summary: "Type styles at real size with their metrics: lines of `GLOB | name | the words it sets`.",
    options: [.sample, .theme], example: "type.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let parts = WrittenStyles(request)
    let samples = request.partedSamples(of: [.typography], in: parts.others, into: &diagnostics)
      .inProportion(filling: 48)
    return draw(
      samples.map(TypeWording.init) + parts.wordings, words: request.block[option: "sample"], request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    draw(samples.inProportion(filling: 48).map { TypeWording(sample: $0, words: nil) }, words: nil, scene)
  }

  private static func draw(_ samples: [TypeWording], words: String?, _ scene: Scene) -> Node {
    let rows = TypeRow.all(samples, words: words, in: scene.script)
    guard !rows.isEmpty else { return .empty }
    let items = rows.flatMap { [$0.main] + $0.variants }
    let family = commonFamily(of: items)
    let untold = TypeMetrics.untold(of: items.map(\.metrics))
    return Plate.figure(
      info.name, scene, class: "type", note: note(items.map(\.metrics), family, untold, isOfSystem: scene.system != nil)
    ) {
      h("div", [.role("list")] + stage(scene)) {
        for row in rows { settings(row, withFamily: row.main.metrics.family != family, untold, scene) }
      }
    }
  }

  /// The family of most styles, which the note names; of several that are as frequent, the first. Families alone are
  /// what their rows are about, so that each names its own.
  private static func commonFamily(of items: [TypeItem]) -> String? {
    if items.allSatisfy(\.metrics.isFamilyAlone), Set(items.map(\.metrics.family)).count > 1 { return nil }
    let counts = Dictionary(items.map { ($0.metrics.family, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return items.lazy.map(\.metrics.family).first { counts[$0] == most }
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

  /// The rows of a style: its own, and one for each variant, in the same words so that they compare.
  private static func settings(
    _ row: TypeRow, withFamily: Bool, _ untold: Set<String>, _ scene: Scene
  ) -> [Node] {
    let family = withFamily ? [row.main.metrics.family] : []
    let lines =
      row.main.written.map { [$0] + family } ?? row.main.metrics.lines(withFamily: withFamily, untold: untold)
    let main = setting(row.main, lines, isVariant: false, scene)
    let variants = row.variants.map { variant in
      let differences =
        variant.written ?? variant.metrics.differences(from: row.main.metrics).joined(separator: ", ")
      return setting(variant, [differences], isVariant: true, scene)
    }
    return [main] + variants
  }

  private static func setting(_ item: TypeItem, _ lines: [String], isVariant: Bool, _ scene: Scene) -> Node {
    let names: [Attribute] = [.class(isVariant ? "setting variant" : "setting"), .role("listitem")]
    return h("div", names + scene.shown(in: item.themes)) {
      h("div", .class("metrics")) {
        title(item.name)
        h("span") {
          lines.joined(separator: ", ") + " "
          if item.parts.isEmpty { Plate.path(item.path, scene) } else { links(to: item.parts, scene) }
        }
        if let remark = item.remark { h("span") { remark } }
      }
      h("div", .class("words")) {
        h(
          "p", .class(item.metrics.hasLeading ? "set led" : "set"),
          .token((item.parts.first?.token.path ?? item.path).description),
          .style(item.metrics.css + item.letters.css)
        ) {
          // The empty element aligns with the baseline and draws it across the whole row.
          h("i")
          item.sample
        }
      }
    }
  }

  /// The name of a style, and behind a comma what it is for.
  private static func title(_ name: String) -> Node {
    guard let comma = name.firstRange(of: ", ") else { return h("b") { Plate.breaking(name) } }
    return h("span") {
      h("b") { Plate.breaking(String(name[..<comma.lowerBound])) }
      String(name[comma.lowerBound...])
    }
  }

  /// The tokens of a style that is written in parts, by what they are of it.
  private static func links(to parts: [(part: StyleParts.Part, token: Token)], _ scene: Scene) -> Node {
    h("span", .class("path")) {
      for (index, (part, token)) in parts.enumerated() {
        if index > 0 { ", " }
        h("span", .token(token.path.description)) {
          if let url = scene.link(to: token.path) {
            h("a", .href(url), .attr("title", token.path.description)) { part.name }
          } else {
            part.name
          }
        }
      }
    }
  }

  /// - Parameter isOfSystem: whether they are tokens, which say all that is given.
  private static func note(
    _ all: [TypeMetrics], _ family: String?, _ untold: Set<String>, isOfSystem: Bool
  ) -> String {
    let metrics = all.filter { !$0.isFamilyAlone }
    let isAny = metrics.count < all.count
    guard !metrics.isEmpty else {
      let families =
        all.count > 1
        ? "Families alone, at a size that only shows them." : "A family alone, at a size that only shows it."
      return family.map { "\(families) Set in \($0)." } ?? families
    }
    let sized = metrics.filter { !$0.missing.contains("fontSize") }
    let hasLeading = metrics.contains(where: \.hasLeading)
    var parts: [String]
    if sized.isEmpty {
      parts = [
        "No size is given: set at one that only shows the rest\(hasLeading ? "; the bracket is the leading" : "")."
      ]
    } else {
      let isBare = sized.contains { $0.style.fontSize.unit == .notGiven }
      let scale = isBare ? "No unit is given: set in proportion" : "Set at real size"
      let leading = hasLeading ? ", the bracket the leading" : ""
      parts = ["\(scale) on its baseline; the bar at the left is the size\(leading)."]
    }
    if let family {
      let isAll = all.allSatisfy { $0.family == family }
      let rest =
        (all.contains { $0.family == family && $0.isOfPlatforms } ? ", shown in the reader’s system font" : "")
        + (isAll ? "" : ", unless another family stands beside it")
      parts.append(
        family == TypeMetrics.noFamily
          ? (isOfSystem ? "No family is named with them\(rest)." : "The reader’s own type\(rest).")
          : "\(isAll ? "All" : "Set") in \(family)\(rest).")
    }
    let isOpen = metrics.contains { !$0.missing.isSubset(of: untold) }
    if isOfSystem {
      if untold.count == 2 { parts.append("Leading and tracking are not given.") }
      if untold.count == 1 { parts.append("\(untold == ["lineHeight"] ? "Leading" : "Tracking") is not given.") }
      let lacking = untold.isEmpty ? "What" : "What else"
      if isOpen { parts.append("\(lacking) the document does not give is set in the platform’s default.") }
    } else if isOpen || !untold.isEmpty {
      // Another place of a document may give what these lines do not.
      parts.append("The rest is set in the platform’s default.")
    }
    if isAny { parts.append("A family alone is set at a size that only shows it.") }
    return parts.joined(separator: " ")
  }
}

/// A style with the words that its line gives it.
struct TypeWording {
  let sample: Sample
  let words: String?
  /// The tokens that it is put together of; none for a style that is a token itself.
  var parts: [(part: StyleParts.Part, token: Token)] = []
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
        name: name + themes, caption: name, note: sample.note, path: sample.path, place: sample.place,
        variants: sample.variants),
      words: String(caption[caption.index(after: bar)...].trimmed))
  }
}

/// One style in a ramp.
struct TypeItem {
  /// The name of the style, with its themes if they differ.
  let name: String
  let path: TokenPath
  let metrics: TypeMetrics
  /// The words it is set in.
  var sample: String
  /// How its source writes it, where that says more than its metrics.
  let written: String?
  /// What its source says of it.
  let remark: String?
  /// How its source says that its letters are set.
  var letters: LetterStyle { LetterStyle([written, remark].compactMap(\.self).joined(separator: " ")) }
  /// The tokens that it is put together of; none for a style that is a token.
  let parts: [(part: StyleParts.Part, token: Token)]
  /// Those in which it is so; empty for all.
  let themes: [String]
}

/// A style with those allowed in its place.
struct TypeRow {
  let main: TypeItem
  var variants: [TypeItem]

  static func all(_ samples: [TypeWording], words: String?, in script: SampleScript) -> [TypeRow] {
    var rows: [TypeRow] = []
    for (index, wording) in samples.enumerated() {
      let sample = wording.sample
      guard let metrics = TypeMetrics(sample.value, missing: sample.variants[0].missing) else { continue }
      let role = [sample.path.description, sample.caption ?? ""].joined(separator: " ")
      let words =
        wording.words ?? words
        ?? SampleSentence.of(size: metrics.style.fontSize.pixels, role: role, index: index, in: script)
      var item = TypeItem(
        name: sample.name, path: sample.path, metrics: metrics, sample: words,
        written: sample.variants[0].written, remark: sample.remark, parts: wording.parts,
        themes: sample.variants.flatMap(\.themes))
      if let row = rows.indices.last, isVariant(item.path, of: rows[row].main.path) {
        if wording.words == nil { item.sample = rows[row].main.sample }
        rows[row].variants.append(item)
      } else {
        rows.append(TypeRow(main: item, variants: []))
      }
    }
    return rows
  }

  /// `type.body-loading` and `type.strong.body` are variants of `type.body`; so is everything beside a
  /// `type.body.default`.
  static func isVariant(_ path: TokenPath, of main: TokenPath) -> Bool {
    if let group = path.parent, group.parent == main.parent, path.name == main.name { return true }
    guard path.parent == main.parent, path != main else { return false }
    return path.name.hasPrefix(main.name + "-") || ["default", "base", "regular"].contains(main.name)
  }
}
