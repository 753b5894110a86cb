import Diagnostics
import Markup
import Tokens

/// Type styles at real size on their baselines, metrics at the left, allowed variants beside their default.
enum TypeRamp: Specimen {
  static let info = SpecimenInfo(
    name: "type-ramp", summary: "Type styles at real size with size and leading, weight, tracking and family.",
    options: ["sample"], example: "type.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let rows = TypeRow.all(request, into: &diagnostics)
    guard !rows.isEmpty else { return .empty }
    let items = rows.flatMap { [$0.main] + $0.variants }
    let families = Set(items.map(\.metrics.family))
    let family = families.count == 1 ? families.first : nil
    return Plate.figure(info.name, request, class: "type", note: note(items.map(\.metrics), family)) {
      h("div", .role("list")) {
        for row in rows { node(row, withFamily: family == nil, request) }
      }
    }
  }

  private static func node(_ row: TypeRow, withFamily: Bool, _ request: SpecimenRequest) -> Node {
    h("div", .class("setting"), .role("listitem")) {
      h("div", .class("metrics")) {
        h("b") { Plate.breaking(row.main.name) }
        for line in row.main.metrics.lines(withFamily: withFamily) { h("span") { line } }
        Plate.path(row.main.drawn.path, request)
      }
      h("div", .class("words")) {
        sample(row.main, isDefault: true)
        for variant in row.variants {
          h("div") {
            sample(variant, isDefault: false)
            h("div", .class("metrics")) {
              h("b") { Plate.breaking(variant.name) }
              h("span") { variant.metrics.differences(from: row.main.metrics).joined(separator: ", ") }
              Plate.path(variant.drawn.path, request)
            }
          }
        }
      }
    }
  }

  private static func sample(_ item: TypeItem, isDefault: Bool) -> Node {
    // The empty element stands on the baseline and draws it through the whole row.
    h(
      "p", .class(item.metrics.hasLeading ? "set led" : "set"), .token(item.drawn.path.description),
      .style(item.metrics.css)
    ) {
      if isDefault { h("i") }
      item.sample
    }
  }

  private static func note(_ metrics: [TypeMetrics], _ family: String?) -> String {
    var parts = ["Set at real size on its baseline; the bar at the left is the size"]
    parts[0] += metrics.contains(where: \.hasLeading) ? ", the bracket the leading." : "."
    if let family { parts.append(family == TypeMetrics.noFamily ? "No family is given." : "All in \(family).") }
    if metrics.contains(where: { !$0.missing.isEmpty }) {
      parts.append("What the document does not give is set as the platform has it.")
    }
    return parts.joined(separator: " ")
  }
}

/// One style in a ramp.
struct TypeItem {
  let drawn: DrawnToken
  let metrics: TypeMetrics
  let sample: String

  var name: String { drawn.name }
}

/// A style and those that are allowed in its place.
struct TypeRow {
  let main: TypeItem
  var variants: [TypeItem]

  static func all(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> [TypeRow] {
    var rows: [TypeRow] = []
    for (index, drawn) in DrawnToken.all(of: [.typography], request, into: &diagnostics).enumerated() {
      guard let metrics = TypeMetrics(drawn.token) else { continue }
      let words =
        request.block[option: "sample"] ?? SampleSentence.of(size: metrics.style.fontSize.pixels, index: index)
      let item = TypeItem(drawn: drawn, metrics: metrics, sample: words)
      if let row = rows.indices.last, isVariant(drawn.path, of: rows[row].main.drawn.path) {
        rows[row].variants.append(item)
      } else {
        rows.append(TypeRow(main: item, variants: []))
      }
    }
    return rows
  }

  /// `type.body-loading` is one of `type.body`; so is everything beside a `type.body.default`.
  private static func isVariant(_ path: TokenPath, of main: TokenPath) -> Bool {
    guard path.parent == main.parent, path != main else { return false }
    return path.name.hasPrefix(main.name + "-") || ["default", "base", "regular"].contains(main.name)
  }
}
