package import Diagnostics
import Guide
package import Markup
package import Plates
import Printing
import TokenValues
import Tokens
import Wording

/// How accessible a component is: what its tokens tell by calculation, and what somebody has tested.
package enum ChecksBlock: Specimen {
  package static let info = SpecimenInfo(
    name: "checks",
    summary:
      "Accessibility: computed contrast and targets of the page’s `tokens` blocks, contrast in its previews, lines "
      + "`- pair: TOKEN on TOKEN | graphic | words` for pairs that names do not tell (`backdrop` for what nobody has to tell "
      + "apart), and lines "
      + "`- 4.1.2 | VoiceOver, iOS 18 | pass | 2026-03-02` for what was tested.",
    options: [
      SpecimenOption("of", "The components that are computed, as globs with commas, in place of all of the page.")
    ],
    namesTokens: false, isFigure: false, mayBeEmpty: true, example: "- 4.1.2 | VoiceOver, iOS 18 | pass | 2026-03-02")

  package static let heads = ["Criterion", "What", "Result"]

  /// One line of what is computed.
  package struct Row {
    package let criterion: String
    package let what: String
    /// What is read, of each theme that reads otherwise, and whether that is too little.
    let readings: [(words: String, fails: Bool)]
    /// Whether one of its colours is chosen for the drawing, and not given.
    var isChosen = false

    package var result: String { readings.map(\.words).joined(separator: "; ") }
  }

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let tested = tested(request, into: &diagnostics)
    let named = namedPairs(request, into: &diagnostics)
    return Plate.told(info.name, request.scene, class: "checks") {
      let computed = Self.computed(request, named)
      if !computed.isEmpty || !tested.isEmpty {
        h("table", .class("rows")) {
          h("thead") { h("tr") { for head in heads { h("th", .attr("scope", "col")) { head } } } }
          h("tbody") {
            for (index, row) in computed.enumerated() {
              self.row(row, isFirst: index == 0 || computed[index - 1].criterion != row.criterion)
            }
            for row in tested { self.row(tested: row) }
          }
        }
      }
      h("p", .class("meta")) { remark(computed: computed, tested: tested) }
    }
  }

  /// What is said below the table of what it is made from.
  package static func remark(computed: [Row], tested: [BlockRow]) -> String {
    let chosen = computed.count(where: \.isChosen)
    let source =
      switch (computed.count, chosen) {
      case (0, _): "No contrast or target size is computed here."
      case (_, 0): "Computed from tokens."
      case (chosen, _): "Computed from the colours of the drawing, which the document does not give."
      default:
        "Computed from tokens. Where a line says “if drawn”, the document gives the colour but does not say that it is "
          + "used here."
      }
    return source + (tested.isEmpty ? " Assistive technology: not tested." : "")
  }

  /// - Parameter isFirst: whether the row above is of another criterion; if not, only a screen reader hears it again.
  private static func row(_ row: Row, isFirst: Bool) -> Node {
    h("tr") {
      h("th", .attr("scope", "row")) {
        if isFirst { row.criterion } else { h("span", .class("hush")) { row.criterion } }
      }
      h("td", .attr("data-label", heads[1])) { row.what }
      h("td", .attr("data-label", heads[2])) {
        for (index, reading) in row.readings.enumerated() {
          if index > 0 { "; " }
          if reading.fails { h("span", .class("fails")) { reading.words } } else { reading.words }
        }
      }
    }
  }

  private static func row(tested row: BlockRow) -> Node {
    h("tr") {
      h("th", .attr("scope", "row")) { row[0] }
      h("td", .attr("data-label", heads[1])) { CodeSpans.nodes(row[1]) }
      h("td", .attr("data-label", heads[2])) {
        row[2].isEmpty ? "not tested" : row[2]
        if !row[3].isEmpty { h("span", .class("meta")) { " \(row[3])" } }
      }
    }
  }
}

// MARK: - What is tested

extension ChecksBlock {
  /// The lines of what somebody has tested.
  package static func tested(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> [BlockRow] {
    request.rows.filter { row in
      if isPair(row) { return false }
      if !row[0].isEmpty, !row[1].isEmpty { return true }
      diagnostics.report(
        .unknownLine, "this line names no criterion or nothing tested", at: row.span, why: "it is left out",
        fix: "write `- 4.1.2 | VoiceOver, iOS 18 | pass | 2026-03-02`")
      return false
    }
  }

  fileprivate static func isPair(_ row: BlockRow) -> Bool { row[0].hasPrefix("pair:") }
}

// MARK: - What is computed

extension ChecksBlock {
  /// What the page's tokens tell by calculation.
  package static func computed(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> [Row] {
    computed(request, namedPairs(request, into: &diagnostics))
  }

  private static func computed(_ request: SpecimenRequest, _ named: [NamedPair]) -> [Row] {
    let tokens = componentTokens(request)
    let told = request.rows.filter(isPair).map { Self.parts(of: $0).map { TokenPath($0) } }
    let contrast = ComponentRatios(request)
    let pairs = PartPairs(tokens)
    // Graphics and backdrops are held to less.
    let text = ContrastFloor.text(request.system)
    let judged: [(part: ThemedToken, ground: ThemedToken?)] =
      pairs.all.filter(\.part.isRead).map { ($0.part.token, $0.ground?.token) }
      + named.filter { $0.floor.criterion == text.criterion }.map { ($0.tokens[0], $0.tokens[1]) }
    return contrast.rows(of: pairs, except: told, request.system)
      + named.map { pair in
        contrast.row(
          pair.tokens[0], on: pair.tokens[1], pair.floor,
          isDisabled: pair.tokens.contains { PartColor.isDisabled($0.path) }, what: pair.what)
          ?? Row(criterion: pair.floor.criterion, what: pair.what, readings: [("not given", false)])
      } + contrast.rows(ofPreviewsBesides: judged, request) + targets(of: tokens, pairs, in: request.system)
  }

  /// A pair that a line names.
  private struct NamedPair {
    /// What is drawn, and what it is drawn on.
    let tokens: [ThemedToken]
    let floor: ContrastFloor
    let what: String
  }

  /// The two names of a line `- pair: TOKEN on TOKEN`; empty if it is written otherwise.
  private static func parts(of row: BlockRow) -> [String] {
    let words = row[0].dropFirst("pair:".count).split(separator: " ").map(String.init)
    return words.count == 3 && words[1] == "on" ? [words[0], words[2]] : []
  }

  /// The pairs that lines name: `- pair: TOKEN on TOKEN`, ` | graphic` for what is seen and not read, ` | backdrop` for
  /// what only decorates, and words for the row instead of the names of the tokens, also of a pair that these tell.
  private static func namedPairs(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> [NamedPair] {
    request.rows.filter(isPair).compactMap { row in
      let parts = parts(of: row)
      guard !parts.isEmpty, ["", "text", "graphic", "backdrop"].contains(row[1]) else {
        diagnostics.report(
          .unknownLine, "this line does not name two colours", at: row.span, why: "it is left out",
          fix: "write `- pair: TOKEN on TOKEN`, ` | graphic` for an icon or an edge, ` | backdrop` for decoration")
        return nil
      }
      let found = parts.compactMap { request.token($0, at: row.span, into: &diagnostics) }
      guard found.count == 2 else { return nil }
      if let other = found.first(where: { ![.color, .border].contains($0.type) }) {
        diagnostics.report(
          .undrawableToken, "\(other.path) is \(other.type.noun), not a colour", at: row.span,
          why: "it has no contrast", fix: "name a colour or a border")
        return nil
      }
      let floor =
        switch row[1] {
        case "graphic": ContrastFloor.graphics(request.system)
        case "backdrop": ContrastFloor.backdrop
        default: ContrastFloor.text(request.system)
        }
      let names = Plate.names(of: found.map(\.path), in: request.system)
      let what = !row[2].isEmpty ? row[2] : "\(names[0]) on \(names[1].prefix(1).lowercased() + names[1].dropFirst())"
      return NamedPair(tokens: found, floor: floor, what: what)
    }
  }

  /// What the option `of` names; nil for all.
  static func chosen(_ request: SpecimenRequest) -> [TokenGlob]? {
    request.block[option: "of"]?.split(separator: ",").map { TokenGlob(String($0.trimmed)) }
  }

  /// The tokens that the page's `tokens` blocks name, in their order, each once; of them those of the block's option `of`.
  private static func componentTokens(_ request: SpecimenRequest) -> [ThemedToken] {
    var seen: Set<TokenPath> = []
    var found: [ThemedToken] = []
    let chosen = chosen(request)
    for block in request.blocks(named: [TokensSpecimen.info.name]) {
      for line in block.lines {
        for token in request.system.tokens.matching(TokenGlob(line.text)) where seen.insert(token.path).inserted {
          if let chosen, !chosen.contains(where: { $0.matches(token.path) }) { continue }
          found.append(ThemedToken(path: token.path, system: request.system))
        }
      }
    }
    return found
  }

  /// WCAG's least target in CSS pixels. Source: https://www.w3.org/TR/WCAG22/#target-size-minimum
  private static let leastTarget = 24.0

  private static func targets(of tokens: [ThemedToken], _ pairs: PartPairs, in system: DesignSystem) -> [Row] {
    var floors = [(least: leastTarget, words: "\(leastTarget.trimmed(2)) CSS px")]
    if let own = system.settings.requirements.target?.value {
      // A stricter floor of its own is the only one that is asked for.
      if own >= leastTarget { floors = [] }
      floors.append((own, "\(own.trimmed(2)) \(unit(ofTarget: own, in: system)), which this system requires"))
    }
    return tokens.compactMap { token in
      guard !token.token.isNotGiven, let size = token.value.dimension, isTarget(token.path) else { return nil }
      var readings = floors.map { floor in
        let fails = size.pixels < floor.least
        return (words: (fails ? "less than " : "at least ") + floor.words, fails: fails)
      }
      readings[0].words = "\(Plate.measure(size)), \(readings[0].words)"
      return Row(
        criterion: "2.5.8 Target size", what: name(of: token.path, pairs.group(of: token.path.segments.dropLast())),
        readings: readings)
    }
  }

  /// The unit of the least target that a system requires: that of its token, else the one it speaks of.
  private static func unit(ofTarget least: Double, in system: DesignSystem) -> String {
    let unit = system.tokens.tokens.lazy.compactMap { token -> Dimension.Unit? in
      guard case .dimension(let size) = token.value, size.value == least, size.unit.isAbsolute, isTarget(token.path)
      else { return nil }
      return size.unit
    }.first
    return (unit ?? system.settings.unit).rawValue
  }

  /// `Large: height`.
  private static func name(of path: TokenPath, _ group: String) -> String {
    let name = Plate.name(of: TokenPath(path.name))
    return group.isEmpty ? name : "\(group): \(name.prefix(1).lowercased() + name.dropFirst())"
  }

  private static let targetNames: Set = ["target", "touch-target", "touchTarget", "hit-area", "hitArea"]
  private static let heights: Set = ["height", "min-height", "minHeight"]

  /// A target by its name, or the height of something that is pressed as a whole.
  private static func isTarget(_ path: TokenPath) -> Bool {
    let segments = path.segments
    if segments.contains(where: targetNames.contains) { return true }
    guard let last = segments.last, heights.contains(last) else { return false }
    return segments.dropLast().contains { !ComponentWords.controls.isDisjoint(with: PartColor.words(of: $0).suffix(1)) }
  }
}
