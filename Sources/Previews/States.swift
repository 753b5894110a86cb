package import Diagnostics
import Files
import Guide
package import Markup
package import Plates
import Printing
import Tokens

/// A table of every variant of a component in every state.
package enum States: Specimen {
  package static let info = SpecimenInfo(
    name: "states", summary: "A matrix of variants and states, from one piece of HTML.",
    options: Stages.options + [align],
    namesTokens: false,
    example: """
      variants: primary, secondary
      states: default, pressed
      ---
      <button class="button {variant} {state}">Continue</button>
      """)

  private static let align = SpecimenOption(
    "align", "`top`: all of a row begin at one height, as where a state moves or grows; without it they are centred.")

  /// The most cells drawn.
  static let most = 240

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let stages = Stages(request, into: &diagnostics)
    let matrix = StateMatrix(request, into: &diagnostics)
    guard !matrix.variants.isEmpty, !matrix.states.isEmpty, !matrix.nodes.isEmpty else {
      EmptyBlock.report(
        request, fix: "write `variants: …` and `states: …`, then `---`, then HTML with {variant} and {state}",
        into: &diagnostics)
      return .empty
    }
    let stylesheet = PreviewStylesheet.used(by: matrix.nodes, adding: matrix.variants + matrix.states, request)
    stylesheet.reportUnknownClasses(in: matrix.nodes, request, into: &diagnostics)
    return Plate.figure(info.name, request.scene, class: isNarrow(matrix, stages) ? "narrow" : "") {
      let isFromTop = request.block[option: align.name] == "top"
      let layout = StateLayout(matrix, stylesheet, width: stages.width, isFromTop: isFromTop)
      let figure = ShadowFigure(
        stages, basis: layout.tableWidth, css: layout.css, stylesheet: stylesheet, request)
      figure.node(label: matrix.sentence(figure.stages.inThemes(of: request))) { [table(matrix, $0)] }
    }
  }

  /// Whether a few states of one theme have room enough in the column of the text.
  private static func isNarrow(_ matrix: StateMatrix, _ stages: Stages) -> Bool {
    stages.all.count == 1 && matrix.states.count <= mostNarrow
      && (stages.width ?? 0) * Double(matrix.states.count) <= widthOfColumn
  }

  private static let mostNarrow = 3
  /// Of what the column leaves beside the names of the variants, in CSS pixels.
  private static let widthOfColumn = 640.0

  private static func table(_ matrix: StateMatrix, _ stage: Int) -> Node {
    h("table") {
      h("thead") {
        h("tr") {
          h("td")
          for state in matrix.states { h("th", .attr("scope", "col")) { spoken(state) } }
        }
      }
      h("tbody") {
        for (row, variant) in matrix.variants.enumerated() {
          h("tr") {
            h("th", .attr("scope", "row")) { spoken(variant) }
            for (column, state) in matrix.states.enumerated() {
              h("td", .attr("data-state", spoken(state))) {
                // A picture of the state, not a control, so it is not reachable by keyboard.
                h("sp-set", .flag("inert")) {
                  PreviewRendering(
                    values: matrix.values(row, state), idSuffix: "-\(stage)-\(row)-\(column)"
                  ).nodes(matrix.nodes)
                }
              }
            }
          }
        }
      }
    }
  }

  /// The name as a label, with an initial capital however short it is: `On`, `Off`.
  static func spoken(_ name: String) -> String {
    let words = Plate.name(of: TokenPath(name))
    return Plate.withCapital(words)
  }
}

/// The layout of the matrix: a table with the variants at the left; in less space each variant above a row of its
/// states; in even less, states below each other, each with its name.
private struct StateLayout {
  private let states: Int
  /// The narrowest cell that still shows the component at its own size, in CSS pixels.
  private let cell: Double
  private let head: Double
  private let width: Double
  /// Of a row, as a grid and as a row of a table.
  private let (aligned, verticalAlign): (String, String)

  private static let gap = 16.0
  private static let padding = 32.0
  /// Text may wrap if it would make a cell wider than this.
  private static let comfortable = 208.0

  /// - Parameter isFromTop: whether all of a row begin at one height.
  init(_ matrix: StateMatrix, _ stylesheet: PreviewStylesheet, width: Double?, isFromTop: Bool) {
    (aligned, verticalAlign) = isFromTop ? ("start", "top") : ("center", "middle")
    states = matrix.states.count
    head = matrix.variants.count > 1 ? 96 : 0
    self.width = width ?? 480
    var cell = 88.0
    var natural = NaturalWidth(stylesheet)
    for row in matrix.variants.indices.prefix(12) {
      for state in matrix.states.prefix(12) {
        natural.names = matrix.values(row, state)
        let range = natural.range(of: matrix.nodes)
        cell = max(cell, range.least, min(range.most, Self.comfortable))
      }
    }
    self.cell = min(cell, self.width).rounded(.up)
  }

  private func width(ofColumns count: Int) -> Double {
    Double(count) * (cell + Self.gap) - Self.gap + Self.padding
  }

  /// The columns where a row does not fit: three states are below each other, so that none is alone on a second row.
  private var halved: Int { states == 3 ? 1 : (states + 1) / 2 }

  /// The minimum width of the figure for a table with the variants at the left.
  var tableWidth: Double { head + width(ofColumns: states) + Self.gap }

  var css: String {
    let hidden = "position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap"
    let rows = """
      table,thead,tbody{display:block}
      tr{display:grid;grid-template-columns:repeat(\(states),minmax(0,1fr));gap:4px 16px;padding:0 0 20px;align-items:\(aligned)}
      thead>tr{padding:0 0 12px}thead>tr>td{display:none}tbody>tr:last-child{padding:0}
      table>*>tr>*{padding:0}tbody>tr>th{\(head == 0 ? hidden : "grid-column:1/-1;padding:0 0 10px;font-weight:600")}
      """
    let stacked = """
      thead{\(hidden)}
      tbody>tr{grid-template-columns:repeat(\(halved),minmax(0,1fr));row-gap:16px;padding:0 0 32px;align-items:start}
      tbody>tr>td::before{content:attr(data-state);display:block;font-size:13px;line-height:1.4;padding:0 0 8px}
      """
    return """
      sp-stage{padding:32px 16px;align-items:stretch}
      sp-set{width:100%;max-width:\(width.px(2))}
      table{width:100%;border-spacing:0;table-layout:fixed}
      table>*>tr>th{font-size:13px;line-height:1.4;font-weight:400;text-align:left}
      thead>tr>th{vertical-align:bottom;padding:0 16px 14px 0}
      thead>tr>td{width:\(head.px(0))}
      tbody>tr>*{vertical-align:\(verticalAlign);padding:12px 16px 12px 0}
      \(head == 0 ? rows : Self.below(tableWidth, rows))
      \(Self.below(width(ofColumns: states), stacked))
      \(Self.below(width(ofColumns: halved), "tbody>tr{grid-template-columns:repeat(auto-fill,minmax(min(100%,\(cell.px(0))),1fr))}"))
      """
  }

  private static func below(_ width: Double, _ css: String) -> String {
    "@container (max-width:\((width - 1).px(0))){\(css)}"
  }
}

/// The content of a `states` block: names, and the HTML that they are inserted into.
struct StateMatrix {
  private(set) var variants: [String] = []
  private(set) var states: [String] = []
  /// The words on each variant, where they differ.
  private var labels: [String] = []
  private(set) var nodes: [PreviewNode] = []

  init(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) {
    let text = BlockText(request.block)
    guard let rule = Self.separator(in: text.bytes) else {
      diagnostics.report(
        .missingSeparator, "the block has no line --- between its names and its HTML", at: request.block.span,
        fix: "write --- on a line of its own before the HTML")
      return
    }
    readNames(request.block.lines, before: text.span(rule).range.start, into: &diagnostics)
    nodes = PreviewMarkup.parse(
      text, rule.upperBound..<text.bytes.count, placeholders: ["variant", "state"] + (labels.isEmpty ? [] : ["label"]),
      into: &diagnostics)
    bound(request, into: &diagnostics)
  }

  /// What the placeholders of the HTML stand for in one cell.
  func values(_ row: Int, _ state: String) -> [(name: String, value: String)] {
    [("variant", variants[row]), ("state", state)] + (labels.isEmpty ? [] : [("label", labels[row])])
  }

  /// The text alternative of the matrix, as a sentence.
  func sentence(_ themes: String) -> String {
    let words = variants.map { States.spoken($0).lowercased() }
    let conditions = states.map { States.spoken($0).lowercased() }
    return "\(variants.count.counted("variant")) (\(Plate.list(words))) in "
      + "\(states.count.counted("state")) (\(Plate.list(conditions)))\(themes)."
  }

  private mutating func readNames(
    _ lines: [FencedBlock.Line], before end: Int, into diagnostics: inout Diagnostics
  ) {
    for line in lines where line.span.range.start < end {
      let parts = line.text.split(separator: ":", maxSplits: 1)
      let names =
        parts.count < 2 ? [] : parts[1].split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
      switch parts.first.map({ $0.trimmed }) {
      case "variants": variants = names
      case "states": states = names
      case "labels": read(labels: names, line, into: &diagnostics)
      default:
        diagnostics.report(
          .unknownLine, "\(line.text) is not a line of a states block", at: line.span, why: "it is left out",
          fix: "write variants: a, b, states: a, b or labels: A, B; the HTML comes after ---")
      }
    }
  }

  private mutating func read(labels names: [String], _ line: FencedBlock.Line, into diagnostics: inout Diagnostics) {
    guard names.count == variants.count else {
      diagnostics.report(
        .unknownLine, "\(names.count.counted("label")) for \(variants.count.counted("variant"))", at: line.span,
        why: "the labels are left out", fix: "below variants:, write one label for each of them")
      return
    }
    labels = names
  }

  private mutating func bound(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) {
    let count = variants.count * states.count
    guard count > States.most else { return }
    diagnostics.report(
      .previewLimit, "the matrix has \(count) cells, more than \(States.most)", at: request.block.span,
      fix: "split it into several blocks")
    states = Array(states.prefix(24))
    variants = Array(variants.prefix(States.most / max(states.count, 1)))
  }

  /// The range of the first line `---`, including its line ending.
  private static func separator(in bytes: [UInt8]) -> Range<Int>? {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end].filter { !$0.isSpace }
      if line == Array("---".utf8) { return start..<min(end + 1, bytes.count) }
      start = end + 1
    }
    return nil
  }
}
