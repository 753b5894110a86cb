import Colorimetry
import Diagnostics
import Guide
import Markup
import Plates
import Printing
import Tokens

/// How accessible a component is: what its tokens tell by calculation, and what somebody has tested.
enum ChecksBlock: Specimen {
  static let info = SpecimenInfo(
    name: "checks",
    summary: "Accessibility: computed contrast and targets of the page's `tokens` blocks, and lines "
      + "`- 4.1.2 | VoiceOver, iOS 18 | pass | 2026-03-02` for what was tested.",
    namesTokens: false, isFigure: false, mayBeEmpty: true, example: "- 4.1.2 | VoiceOver, iOS 18 | pass | 2026-03-02")

  private static let heads = ["Criterion", "What", "Result"]

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let tested = request.rows.filter { !$0[0].isEmpty && !$0[1].isEmpty }
    for row in request.rows where row[0].isEmpty || row[1].isEmpty {
      diagnostics.report(
        .unknownLine, "this line names no criterion or nothing tested", at: row.span, why: "it is left out",
        fix: "write `- 4.1.2 | VoiceOver, iOS 18 | pass | 2026-03-02`")
    }
    let tokens = componentTokens(request)
    let computed = ComponentContrast.rows(of: tokens, in: request.system) + targets(of: tokens, in: request.system)
    return Plate.told(info.name, request.scene, class: "checks") {
      if !computed.isEmpty || !tested.isEmpty {
        h("table", .class("rows")) {
          h("thead") { h("tr") { for head in heads { h("th", .attr("scope", "col")) { head } } } }
          h("tbody") {
            for row in computed { self.row(row) }
            for row in tested { self.row(tested: row) }
          }
        }
      }
      h("p", .class("meta")) {
        computed.isEmpty ? "No token of this page tells a contrast or the size of a target. " : "Computed from tokens. "
        tested.isEmpty ? "Assistive technology: not tested." : ""
      }
    }
  }

  /// One line of the table.
  struct Row {
    let criterion: String
    let what: String
    let result: String
    let fails: Bool
  }

  private static func row(_ row: Row) -> Node {
    h("tr") {
      h("th", .attr("scope", "row")) { row.criterion }
      h("td", .attr("data-label", heads[1])) { row.what }
      h("td", .attr("data-label", heads[2]), .class(row.fails ? "fails" : "passes")) { row.result }
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

  /// The tokens that the page's `tokens` blocks name, in their order, each once.
  private static func componentTokens(_ request: SpecimenRequest) -> [ThemedToken] {
    var seen: Set<TokenPath> = []
    var found: [ThemedToken] = []
    for block in request.blocks(named: [TokensSpecimen.info.name]) {
      for line in block.lines {
        for token in request.system.tokens.matching(TokenGlob(line.text)) where seen.insert(token.path).inserted {
          found.append(ThemedToken(path: token.path, system: request.system))
        }
      }
    }
    return found
  }

  /// WCAG's least target: 24 CSS pixels. Source: https://www.w3.org/TR/WCAG22/#target-size-minimum
  private static let leastTarget = 24.0

  private static func targets(of tokens: [ThemedToken], in system: DesignSystem) -> [Row] {
    tokens.compactMap { token in
      guard let size = token.value.dimension, isTarget(token.path) else { return nil }
      let passes = size.pixels >= leastTarget
      return Row(
        criterion: "2.5.8 Target size", what: Plate.name(of: token.path),
        result: "\(Plate.measure(size))\(passes ? "" : ", less than 24 px")", fails: !passes)
    }
  }

  private static func isTarget(_ path: TokenPath) -> Bool {
    path.segments.contains { ["target", "touch-target", "touchTarget", "hit-area", "hitArea"].contains($0) }
  }
}
