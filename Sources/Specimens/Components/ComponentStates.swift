import Guide
import Markup
import Plates
import Previews
import Printing
import Tokens

/// Components drawn from the tokens of their properties, at rest and in each state side by side, with the contrast of
/// their text and the chain of each property.
enum ComponentStates {
  static let name = "component-states"

  static func draw(_ families: [ComponentFamily], _ scene: Scene) -> Node {
    guard let system = scene.system, !families.isEmpty else { return .empty }
    let cells = families.flatMap { ComponentCell.all(of: $0, scene) }.filter { !$0.isStroke }
    return Plate.figure(name, scene, note: note(cells)) {
      if !cells.isEmpty { ComponentCell.list(cells, scene) }
      properties(families, of: system, scene)
    }
  }

  static func note(_ cells: [ComponentCell]) -> String {
    var note = "Drawn 1 : 1 from the properties"
    note += cells.contains { $0.contrast != nil } ? "; the figure is the contrast of text on background." : "."
    if cells.contains(where: \.lacksBorderWidth) { note += " Where no border width is given, 1 px is drawn." }
    if cells.contains(where: \.lacksPadding) { note += " \(ComponentCell.roomNote)" }
    if cells.contains(where: \.lacksText) { note += " Where no colour is given for words, none are drawn." }
    if cells.contains(where: \.lacksLength) { note += " \(ComponentCell.lengthNote)" }
    if cells.contains(where: \.needsExtent) {
      note += " A dashed line is where one ends that has the colour of its ground."
    }
    return note
  }

  /// Every property with its chain, collapsed.
  private static func properties(_ families: [ComponentFamily], of system: DesignSystem, _ scene: Scene) -> Node {
    let tokens = families.flatMap(\.properties).filter { system.tokens[$0] != nil }
    return h("details", .class("figures")) {
      h("summary") { tokens.count == 1 ? "1 property" : "\(tokens.count) properties" }
      TokenTable.table(
        tokens.map { ThemedToken(path: $0, system: system) }, of: system, pageURL: scene.pageURL)
    }
  }
}
