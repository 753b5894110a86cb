package import Diagnostics
import Files
package import Markup
package import Plates
import Printing

/// Rules as pairs of what to do and what not to do, each with a live preview if it has one.
package enum DoDont: Specimen {
  package static let info = SpecimenInfo(
    name: "do-dont", summary: "Pairs of what to do and what not to do, with HTML below a rule that can be shown.",
    options: Stages.options,
    namesTokens: false,
    example: """
      do: Say what happens when people act.
      <button class="button">Delete 3 files</button>
      dont: Leave people to guess.
      <button class="button">OK</button>
      """)

  private struct Rule {
    let isDo: Bool
    let text: String
    let note: String?
    /// The range of its HTML in the body of the block; empty if it has none.
    var html: Range<Int>
  }

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let text = BlockText(request.block)
    let rules = rules(request, text, into: &diagnostics)
    guard !rules.isEmpty else {
      if request.block.lines.isEmpty { EmptyBlock.report(request, fix: "write do: … and dont: …", into: &diagnostics) }
      return .empty
    }
    let stages = Stages(request, into: &diagnostics).first
    let items = rules.map { rule in
      h("li", .class(rule.isDo ? "do" : "dont")) {
        h("b") { rule.isDo ? "Do" : "Don’t" }
        h("p") { CodeSpans.nodes(rule.text) }
        if let note = rule.note { h("p", .class("meta")) { CodeSpans.nodes(note) } }
        preview(rule, text, stages, request, into: &diagnostics)
      }
    }
    return Plate.figure(info.name, request.scene(inSection: "what to do and what not to do"), class: "rules") {
      h("ul", .class("do-dont")) { items }
    }
  }

  /// The HTML of a rule on the system's background: a picture of the rule, not reachable by keyboard.
  private static func preview(
    _ rule: Rule, _ text: BlockText, _ stages: Stages, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> Node {
    guard !rule.html.isEmpty else { return .empty }
    let nodes = PreviewMarkup.parse(text, rule.html, into: &diagnostics)
    guard !nodes.elements.isEmpty else { return .empty }
    let stylesheet = PreviewStylesheet.used(by: nodes, request)
    stylesheet.reportUnknownClasses(in: nodes, request, into: &diagnostics)
    return .later {
      let figure = ShadowFigure(
        stages, basis: 0, css: "sp-stage{padding:32px 16px}" + Preview.width(stages.width), stylesheet: stylesheet,
        request)
      return figure.node(label: rule.isDo ? "What to do, shown." : "What not to do, shown.") { _ in
        [h("sp-set", .flag("inert")) { PreviewRendering(idSuffix: "-\(rule.html.lowerBound)").nodes(nodes) }]
      }
    }
  }

  /// The rules, each with the HTML up to the next one.
  private static func rules(
    _ request: SpecimenRequest, _ text: BlockText, into diagnostics: inout Diagnostics
  ) -> [Rule] {
    var rules: [Rule] = []
    var lines = request.block.lines[...]
    var start = 0
    while start < text.bytes.count {
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      defer { start = end + 1 }
      let first = text.bytes[start..<end].first { !$0.isSpace }
      guard let first, let line = lines.popFirst() else { continue }
      if let rule = rule(line, before: end) {
        rules.append(rule)
      } else if let last = rules.indices.last, first == UInt8(ascii: "<") || !rules[last].html.isEmpty {
        rules[last].html = (rules[last].html.isEmpty ? start : rules[last].html.lowerBound)..<end
      } else {
        diagnostics.report(
          .unknownLine, "this line says neither do nor dont", at: line.span, why: "it is left out",
          fix: "write do: … or dont: …, and HTML below it where it is to be seen")
      }
    }
    return rules
  }

  private static func rule(_ line: FencedBlock.Line, before end: Int) -> Rule? {
    said(by: line).map { Rule(isDo: $0.isDo, text: $0.text, note: line.caption, html: end..<end) }
  }

  /// What a line tells to do or not to do; nil for any other line.
  package static func said(by line: FencedBlock.Line) -> (isDo: Bool, text: String)? {
    let parts = line.text.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    switch parts[0].lowercased() {
    case "do": return (true, parts[1])
    case "dont", "don't", "don’t": return (false, parts[1])
    default: return nil
    }
  }
}
