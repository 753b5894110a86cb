package import Diagnostics
package import Markup
package import Plates
import Printing

/// Known faults of a component and what its document leaves open, the gravest first.
package enum IssuesBlock: Specimen {
  package static let info = SpecimenInfo(
    name: "issues",
    summary: "Open points: lines `- grave | who is affected | what | what is done meanwhile | page.md`.",
    options: [by], namesTokens: false, isFigure: false,
    example: "- moderate | screen readers | The state of the switch is not announced | A label says it | -")

  private static let by = SpecimenOption(
    "by", "`subject`, if the second cell says what a point is about; the points are then a table.")

  private static let severities = ["grave", "moderate", "minor"]

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let isBySubject = isBySubject(request.block)
    let form = "- grave | \(isBySubject ? "subject" : "who") | what | meanwhile | page.md"
    let issues = sorted(
      request.rows("an open point, which is grave, moderate or minor", form: form, into: &diagnostics) { row in
        rank(of: row) == nil ? nil : row
      })
    if issues.isEmpty { return .empty }
    var items: [Node] = []
    for row in issues {
      let links = pages(of: row).compactMap { link(to: $0, of: row, request, into: &diagnostics) }
      items.append(isBySubject ? line(row, links) : item(row, links))
    }
    let list = items
    return Plate.told(info.name, request.scene, class: "issues") {
      if isBySubject { table(list) } else { h("ul", .role("list")) { list } }
    }
  }

  /// Whether the second cell says what a point is about, and not who is affected.
  package static func isBySubject(_ block: FencedBlock) -> Bool { block[option: by.name] == "subject" }

  /// The pages that a line leads to.
  package static func pages(of row: BlockRow) -> [String] {
    row[4].split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
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

  // MARK: Drawing

  private typealias Link = (address: String, title: String)

  private static func item(_ row: BlockRow, _ links: [Link]) -> Node {
    let severity = row[0].lowercased()
    return h("li", .class(severity)) {
      h("p", .class("head")) {
        h("b") { Plate.spoken(severity) }
        if !row[1].isEmpty { " for \(row[1])" }
      }
      h("p") { CodeSpans.nodes(row[2]) }
      if !row[3].isEmpty || !links.isEmpty {
        h("p", .class("meta")) {
          if !row[3].isEmpty {
            "Meanwhile: "
            Node.fragment(CodeSpans.nodes(row[3]))
          }
          if !links.isEmpty {
            row[3].isEmpty ? "See " : " · "
            anchors(links)
          }
        }
      }
    }
  }

  /// What the columns of a list of subjects hold.
  private static let heads = ["Point", "What the document says", "Meanwhile"]

  private static func table(_ lines: [Node]) -> Node {
    h("table", .class("rows")) {
      h("thead") { h("tr") { for head in heads { h("th", .attr("scope", "col")) { head } } } }
      h("tbody") { lines }
    }
  }

  private static func line(_ row: BlockRow, _ links: [Link]) -> Node {
    let severity = row[0].lowercased()
    return h("tr", .class(severity)) {
      h("th", .attr("scope", "row")) {
        CodeSpans.nodes(row[1])
        h("span", .class("meta")) { Plate.spoken(severity) }
      }
      h("td", .attr("data-label", heads[1])) { CodeSpans.nodes(Plate.sentence(row[2])) }
      h("td", .attr("data-label", heads[2])) {
        CodeSpans.nodes(row[3])
        // Each on a line of its own.
        if !links.isEmpty {
          h("span", .class("meta")) { for link in links { h("a", .href(link.address)) { link.title } } }
        }
      }
    }
  }

  private static func anchors(_ links: [Link]) -> Node {
    .fragment(
      links.enumerated().flatMap { index, link -> [Node] in
        (index == 0 ? [] : [.text(", ")]) + [h("a", .href(link.address)) { link.title }]
      })
  }

  /// A link that says only the page where it leads to that page's own open points.
  private static func link(
    to target: String, of row: BlockRow, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> Link? {
    guard let link = request.link(to: target, at: row.span, into: &diagnostics) else { return nil }
    let points = ": Open points"
    return link.title.hasSuffix(points) ? (link.address, String(link.title.dropLast(points.count))) : link
  }
}
