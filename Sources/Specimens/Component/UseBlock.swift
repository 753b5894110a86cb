package import Diagnostics
package import Markup
package import Plates
import Printing

/// When to use a component, and what to use instead.
package enum UseBlock: Specimen {
  package static let info = SpecimenInfo(
    name: "use",
    summary:
      "When to use a component: lines `- when: …`, and `- not: … -> page.md` for what to use instead; "
      + "`- inferred-when: …` and `- inferred-not: …` for what the design document does not say itself.",
    namesTokens: false, isFigure: false,
    example: """
      - when: People have to decide before they go on.
      - not: A short confirmation that needs no answer
      """)

  package static let headings = (use: "Use it for", other: "Not for")

  /// What stands behind advice that no document gives.
  package static let inferred = "(inferred by this guide)"

  /// A key without `inferred-`, and whether it has that.
  package static func key(_ key: String?) -> (name: String?, isInferred: Bool) {
    guard let key, key.hasPrefix("inferred-") else { return (key, false) }
    return (String(key.dropFirst("inferred-".count)), true)
  }

  /// What a line says, and the page behind its arrow.
  package static func parts(of text: String) -> (text: String, page: String?) {
    let parts = text.split(separator: "->", maxSplits: 1).map { String($0.trimmed) }
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    var uses: [Node] = []
    var others: [Node] = []
    for entry in request.entries {
      let (key, isInferred) = Self.key(entry.key)
      let mark = isInferred ? h("small") { " \(inferred)" } : .empty
      switch key {
      case "when":
        uses.append(
          h("li") {
            CodeSpans.nodes(entry.text)
            mark
          })
      case "not":
        let (text, page) = parts(of: entry.text)
        let target = page.flatMap { request.link(to: $0, at: entry.span, into: &diagnostics) }
        others.append(
          h("li") {
            CodeSpans.nodes(text)
            if let target {
              ": "
              h("a", .href(target.address)) { target.title }
            }
            mark
          })
      default:
        diagnostics.report(
          .unknownLine, "this line says neither when nor not", at: entry.span, why: "it is left out",
          fix: "write `- when: …`, or `- not: … -> page.md`; put `inferred-` before what no document says")
      }
    }
    if request.block.lines.isEmpty {
      EmptyBlock.report(request, fix: "write `- when: …` and `- not: … -> page.md`", into: &diagnostics)
    }
    if uses.isEmpty, others.isEmpty { return .empty }
    let (suits, suitsNot) = (uses, others)
    return Plate.told(info.name, request.scene, class: "use") {
      if !suits.isEmpty {
        h("div") {
          h("p", .class("head")) { headings.use }
          h("ul") { suits }
        }
      }
      if !suitsNot.isEmpty {
        h("div") {
          h("p", .class("head")) { headings.other }
          h("ul") { suitsNot }
        }
      }
    }
  }
}
