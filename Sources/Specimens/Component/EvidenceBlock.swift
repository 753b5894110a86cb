package import Diagnostics
package import Markup
package import Plates
import Printing

/// What a page rests on: each claim with its source, folded.
package enum EvidenceBlock: Specimen {
  package static let info = SpecimenInfo(
    name: "evidence", summary: "What a page rests on: lines `- claim | source | date`.", namesTokens: false,
    isFigure: false,
    example: "- Targets of 48 | usability test with twelve people | 2026-03-02")

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let form = "- claim | source | date"
    let rows = request.rows("a claim with its source", form: form, into: &diagnostics) { $0[0].isEmpty ? nil : $0 }
    if rows.isEmpty { return .empty }
    let isDated = rows.contains { !$0[2].isEmpty }
    return Plate.told(info.name, request.scene, class: "evidence") {
      h("details") {
        h("summary") { "\(rows.count.counted("claim")) with \(rows.count == 1 ? "its source" : "their sources")" }
        h("table", .class("rows")) {
          h("thead") {
            h("tr") {
              for head in ["Claim", "Source"] + (isDated ? ["Date"] : []) { h("th", .attr("scope", "col")) { head } }
            }
          }
          h("tbody") {
            for row in rows {
              h("tr") {
                h("th", .attr("scope", "row")) { CodeSpans.nodes(row[0]) }
                h("td", .attr("data-label", "Source")) { CodeSpans.nodes(row[1]) }
                if isDated { h("td", .attr("data-label", "Date")) { row[2] } }
              }
            }
          }
        }
      }
    }
  }
}
