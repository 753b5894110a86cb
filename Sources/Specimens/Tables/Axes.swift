import Diagnostics
import Guide
import Markup
import Plates
import TokenValues
import Tokens

/// The choices between themes as axes: the contexts of each with its default, and how many tokens of each group it
/// changes.
enum Axes: Specimen {
  static let info = SpecimenInfo(
    name: "axes",
    summary: "The choices between themes, and how many tokens of each group they change; of globs, or of all.",
    namesTokens: false, mayBeEmpty: true, example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let themes = request.system.themes
    guard themes.themes.count > 1 else {
      diagnostics.report(
        .emptyBlock, "\(request.system.settings.name) has only one theme", at: request.block.span,
        why: "there is no choice to be shown", fix: "remove the block, or add a modifier to the system’s resolver")
      return .empty
    }
    let tokens =
      request.block.lines.isEmpty
      ? request.system.tokens.tokens : request.tokens(into: &diagnostics).map(\.token.token)
    guard !tokens.isEmpty else { return .empty }
    return Plate.figure(
      info.name, request.scene, note: "How many tokens of each group have another value for another choice."
    ) { counts(of: tokens, in: themes) }
  }

  /// A row for each group of tokens, in the author's order, and last one for all. Of tokens without groups, those of a
  /// type are one, and of very many groups only those are shown that some choice changes.
  private static func counts(of tokens: [Token], in themes: TokenThemes) -> Node {
    var order: [String] = []
    var rows: [String: (all: Int, moved: [Int])] = [:]
    let names = themes.modifiers.map(\.name)
    var isGroup: Set<String> = []
    var total = (all: 0, moved: names.map { _ in 0 })
    for token in tokens {
      let group = token.path.parent == nil ? token.type.plural : token.path.segments.first ?? ""
      if rows[group] == nil { order.append(group) }
      if token.path.parent != nil { isGroup.insert(group) }
      let values = themes.themes.map { $0.tokens[token.path] }
      let moves = themes.axes.moves { isSame(values[$0], values[$1]) }
      var row = rows[group] ?? (0, names.map { _ in 0 })
      row.all += 1
      total.all += 1
      for (axis, isMoved) in moves.enumerated() where isMoved {
        row.moved[axis] += 1
        total.moved[axis] += 1
      }
      rows[group] = row
    }
    let isMoved = order.filter { rows[$0]?.moved.contains { $0 > 0 } ?? false }
    let shown = order.count > mostGroups && order.count - isMoved.count > 1 ? isMoved : order
    let rest = order.filter { !shown.contains($0) }.reduce(0) { $0 + (rows[$1]?.all ?? 0) }
    let unmoved = (all: rest, moved: names.map { _ in 0 })
    return h("table", .class("rows")) {
      h("thead") {
        h("tr") {
          h("th", .attr("scope", "col")) { "Group" }
          for modifier in themes.modifiers {
            h("th", .attr("scope", "col")) {
              modifier.name
              h("span", .class("meta")) { contexts(of: modifier) }
            }
          }
          h("th", .attr("scope", "col")) { "Tokens" }
        }
      }
      h("tbody") {
        for group in shown {
          if let counts = rows[group] { row(group, counts, names, isCode: isGroup.contains(group)) }
        }
        if shown.count < order.count { row("\(order.count - shown.count) others", unmoved, names, isCode: false) }
        if order.count > 1 { row("All", total, names, isCode: false) }
      }
    }
  }

  /// More groups than fit a screen.
  private static let mostGroups = 20

  private static func row(
    _ name: String, _ counts: (all: Int, moved: [Int]), _ names: [String], isCode: Bool
  ) -> Node {
    h("tr") {
      h("th", .attr("scope", "row")) { isCode ? h("code") { name } : .text(name) }
      for (name, count) in zip(names, counts.moved) {
        h("td", .attr("data-label", name)) { count == 0 ? "none" : String(count) }
      }
      h("td", .attr("data-label", "Tokens")) { String(counts.all) }
    }
  }

  /// `light by default, dark`.
  private static func contexts(of modifier: TokenModifier) -> String {
    modifier.contexts.map { $0 == modifier.defaultContext ? $0 + " by default" : $0 }.joined(separator: ", ")
  }

  private static func isSame(_ first: Token?, _ second: Token?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): first.isIdentical(to: second) || first.value == second.value
    case (nil, _?), (_?, nil): false
    }
  }
}

extension TokenType {
  /// What tokens of the type are called together.
  fileprivate var plural: String {
    switch self {
    case .color: "Colours"
    case .dimension: "Lengths"
    case .fontFamily: "Font families"
    case .fontWeight: "Font weights"
    case .duration: "Durations"
    case .cubicBezier: "Curves"
    case .number: "Numbers"
    case .strokeStyle: "Line styles"
    case .border: "Borders"
    case .transition: "Transitions"
    case .shadow: "Shadows"
    case .gradient: "Gradients"
    case .typography: "Type styles"
    case .spring: "Springs"
    case .haptic: "Haptics"
    }
  }
}
