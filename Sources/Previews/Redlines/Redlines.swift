package import Diagnostics
package import Markup
package import Plates
import Printing
import Tokens

/// A dimensioned drawing of a component, from the figures in its document.
package enum Redlines: Specimen {
  package static let info = SpecimenInfo(
    name: "redlines",
    summary: "A dimension drawing from lines such as `height: TOKEN`; as=column stacks icon, label and content. "
      + "`fill:`, `ink:` and `edge:` name its colours where the names of its tokens do not tell them, `glyph:` the icon. "
      + "`drawn-in:` in place of `type:` names a text style that the document does not give, `drawn-radius:` in place of "
      + "`radius:` a length for corners that it only calls rounded.",
    options: [
      SpecimenOption("as", "`row` or `column`: how icon and label stand; by default, the measures decide."),
      SpecimenOption("icon", "`end`: in a row, the icon stands behind the label."), .on, .theme,
    ],
    example: """
      width: 200px
      padding-x: space.14
      height: 48px
      label: Continue
      """)

  package static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let measures = RedlineMeasures(request, into: &diagnostics)
    guard !measures.all.isEmpty else {
      if request.block.lines.isEmpty {
        EmptyBlock.report(request, fix: "write lines such as `height: TOKEN` or `height: 48px`", into: &diagnostics)
      }
      return .empty
    }
    let layout = RedlineLayout(
      measures, inColumn: isColumn(request, measures, into: &diagnostics),
      isIconLast: isIconLast(request, into: &diagnostics), unit: request.scene.unit)
    let colors = RedlineColors(measures, on: request.token(option: "on", into: &diagnostics), request)
    let drawing = RedlineDrawing(layout: layout, measures: measures, id: request.id)
    return Plate.figure(
      info.name, request.scene, class: "redlines",
      note: note(measures, layout, unit: request.scene.unit)
    ) {
      h("div", .class("own"), .style(colors.style)) {
        drawing.node(alternative: alternative(measures))
      }
      h("ul", .class("measures")) {
        for measure in measures.all { row(measure.kind.words, measure.text, measure.token, measure.caption, request) }
        if let type = measures.type, !measures.isTypeChosen {
          row("Type", TokenText.measured(type.style, type.token.token.notGiven), type.token, type.caption, request)
        }
      }
    }
  }

  /// Elements are stacked vertically if the block asks for it, or if its gap can only be between rows.
  private static func isColumn(
    _ request: SpecimenRequest, _ measures: RedlineMeasures, into diagnostics: inout Diagnostics
  ) -> Bool {
    switch request.block[option: "as"] {
    case "column": return true
    case "row": return false
    case nil: break
    case let name?:
      diagnostics.report(
        .invalidOption, "\(name) is not a layout of redlines", at: request.block.span,
        why: "the drawing chooses one by its measures", fix: "write as=row or as=column")
    }
    return measures[.gap] != nil && measures[.paddingY] != nil && measures[.icon] == nil && measures[.height] == nil
  }

  private static func isIconLast(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Bool {
    guard let place = request.block[option: "icon"] else { return false }
    if place == "end" { return true }
    diagnostics.report(
      .invalidOption, "\(place) is not a place of the icon", at: request.block.span,
      why: "it is drawn before the label", fix: "write icon=end, or remove the option")
    return false
  }

  private static func row(
    _ name: String, _ value: String, _ token: ThemedToken?, _ caption: String?, _ request: SpecimenRequest
  ) -> Node {
    h("li", token.map { [.token($0.path.description)] } ?? []) {
      h("b") { name }
      h("span", .class("value")) { value }
      h("span", .class("chain")) {
        if let token {
          Plate.path(token.path, request.scene)
          " "
          Plate.aliases(token.token.aliases, request.scene)
        }
        if let caption { caption }
      }
    }
  }

  private static func note(_ measures: RedlineMeasures, _ layout: RedlineLayout, unit: String) -> String {
    let hasWidth = measures[.width] != nil || measures[.paddingX] == nil
    let hasGap = measures[.icon] != nil && measures.label != nil
    let open = [
      layout.isBodyGiven && measures[.height] == nil && measures[.paddingY] == nil ? "height" : nil,
      layout.isBodyGiven && hasWidth && measures[.width] == nil ? "width" : nil,
      hasGap && measures[.gap] == nil ? "gap" : nil,
    ].compactMap { $0 }
    let isWhole = layout.blocks.isEmpty
    var sentences = ["Figures in \(unit)\(isWhole ? ", true to scale" : "; what they measure is true to scale")."]
    if !open.isEmpty {
      sentences.append("The \(Plate.list(open)) \(open.count == 1 ? "is" : "are") chosen for the drawing, not given.")
    }
    if measures.chosenRadius != nil { sentences.append("The radius is chosen for the drawing, not given.") }
    if !isWhole { sentences.append("Empty boxes stand for parts that are not drawn to scale.") }
    if let type = measures.type, measures.isTypeChosen, measures.label != nil {
      let style = type.caption ?? Plate.name(of: type.token.path)
      sentences.append("The label is drawn in \(style), a style that the document does not give it.")
    }
    return sentences.joined(separator: " ")
  }

  private static func alternative(_ measures: RedlineMeasures) -> String {
    let figures = measures.all.map { "\($0.kind.words.lowercased()) \($0.text)" }
    let name = measures.label.map { "“\($0)”" } ?? "the component"
    return "Dimension drawing of \(name): \(Plate.list(figures))."
  }
}
