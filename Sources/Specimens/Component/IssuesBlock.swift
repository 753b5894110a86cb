package import Diagnostics
package import Markup
package import Plates

/// Known faults of a component and what its document leaves open, the gravest first.
package enum IssuesBlock: Specimen {
  package static let info = SpecimenInfo(
    name: "issues",
    summary: "Open points: lines `- grave | who is affected | what | what is done meanwhile | page.md`.",
    namesTokens: false, isFigure: false,
    example: "- moderate | screen readers | The state of the switch is not announced | A label says it | -")

  private static let severities = ["grave", "moderate", "minor"]

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let form = "- grave | who | what | meanwhile | page.md"
    let issues = sorted(
      request.rows("an open point, which is grave, moderate or minor", form: form, into: &diagnostics) { row in
        rank(of: row) == nil ? nil : row
      })
    if issues.isEmpty { return .empty }
    var items: [Node] = []
    for row in issues { items.append(item(row, row[0].lowercased(), request, into: &diagnostics)) }
    let list = h("ul", .role("list")) { items }
    return Plate.told(info.name, request.scene, class: "issues") { list }
  }

  /// The lines that are open points, the gravest first.
  package static func sorted(_ rows: [BlockRow]) -> [BlockRow] {
    let ranked = rows.compactMap { row in rank(of: row).map { (rank: $0, row: row) } }
    // Sorting is not stable: those of one severity keep the author's order by their index.
    return ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.row)
  }

  private static func rank(of row: BlockRow) -> Int? {
    row[2].isEmpty ? nil : severities.firstIndex(of: row[0].lowercased())
  }

  private static func item(
    _ row: BlockRow, _ severity: String, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> Node {
    let link = row[4].isEmpty ? nil : request.link(to: row[4], at: row.span, into: &diagnostics)
    return h("li", .class(severity)) {
      h("p", .class("head")) {
        h("b") { Plate.spoken(severity) }
        if !row[1].isEmpty { " for \(row[1])" }
      }
      h("p") { CodeSpans.nodes(row[2]) }
      if !row[3].isEmpty || link != nil {
        h("p", .class("meta")) {
          if !row[3].isEmpty {
            "Meanwhile: "
            Node.fragment(CodeSpans.nodes(row[3]))
          }
          if let link {
            row[3].isEmpty ? "See " : " · "
            h("a", .href(link.address)) { link.title }
          }
        }
      }
    }
  }
}
