import Diagnostics
import Files
import Markup

/// Rules as pairs: what to do beside what not to do.
enum DoDont: Specimen {
  static let info = SpecimenInfo(
    name: "do-dont", summary: "Pairs of what to do and what not to do.",
    example: """
      do: Say what happens when people act.
      dont: Put two messages into one alert.
      """)

  private struct Rule {
    let isDo: Bool
    let text: String
    let note: String?
  }

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let rules = request.block.lines.compactMap { rule($0, into: &diagnostics) }
    guard !rules.isEmpty else {
      if request.block.lines.isEmpty { EmptyBlock.report(request, fix: "write do: … and dont: …", into: &diagnostics) }
      return .empty
    }
    return Plate.figure(info.name, request, class: "rules") {
      h("ul", .class("do-dont")) {
        for rule in rules {
          h("li", .class(rule.isDo ? "do" : "dont")) {
            h("b") { rule.isDo ? "Do" : "Don’t" }
            h("p") { CodeSpans.nodes(rule.text) }
            if let note = rule.note { h("p", .class("meta")) { CodeSpans.nodes(note) } }
          }
        }
      }
    }
  }

  private static func rule(_ line: FencedBlock.Line, into diagnostics: inout Diagnostics) -> Rule? {
    let parts = line.text.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
    if parts.count == 2, !parts[1].isEmpty {
      switch parts[0].lowercased() {
      case "do": return Rule(isDo: true, text: parts[1], note: line.caption)
      case "dont", "don't", "don’t": return Rule(isDo: false, text: parts[1], note: line.caption)
      default: break
      }
    }
    diagnostics.error(
      "unknown-line", "this line says neither do nor dont", at: line.span, why: "it is left out",
      fix: "write do: … or dont: …")
    return nil
  }
}

/// Text with code between backticks.
enum CodeSpans {
  static func nodes(_ text: String) -> [Node] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return [.text(text)] }
    return parts.enumerated().filter { !$1.isEmpty }.map { index, part in
      index % 2 == 1 ? h("code") { part } : .text(part)
    }
  }
}
