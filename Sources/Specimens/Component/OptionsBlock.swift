package import Diagnostics
package import Markup
package import Plates

/// The options of a component: what each can be, what it is by itself, whether it has to be given.
package enum OptionsBlock: Specimen {
  package static let info = SpecimenInfo(
    name: "options",
    summary:
      "The options of a component: lines `- size | large, medium, small | large | required`; `-` leaves a cell open.",
    namesTokens: false, isFigure: false, example: "- size | large, medium, small | large | required")

  package static let heads = ["Option", "Values", "Default", "Needed"]

  /// The columns that have anything in them, that of the names first.
  package static func columns(of rows: [BlockRow]) -> [Int] {
    heads.indices.filter { index in index == 0 || rows.contains { !$0[index].isEmpty } }
  }

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let form = "- size | large, small | large | required"
    let rows = request.rows("an option with its name", form: form, into: &diagnostics) { $0[0].isEmpty ? nil : $0 }
    if rows.isEmpty { return .empty }
    let shown = columns(of: rows)
    return Plate.told(info.name, request.scene, class: "options") {
      h("table", .class("rows")) {
        h("thead") {
          h("tr") { for index in shown { h("th", .attr("scope", "col")) { heads[index] } } }
        }
        h("tbody") {
          for row in rows {
            h("tr") {
              h("th", .attr("scope", "row")) { CodeSpans.nodes(row[0]) }
              for index in shown.dropFirst() {
                h("td", .attr("data-label", heads[index])) {
                  row[index].isEmpty ? [h("span", .class("none")) { "–" }] : CodeSpans.nodes(row[index])
                }
              }
            }
          }
        }
      }
    }
  }
}
