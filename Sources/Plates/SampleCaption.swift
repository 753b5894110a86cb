package import Markup
import Tokens

// What stands under a sample: what it is called, its figure, its path.
extension Sample {
  /// The thing with its caption, as a place in a list.
  ///
  /// - Parameters:
  ///   - figure: its value as text, the largest thing of the caption.
  ///   - remarks: further lines.
  package func item(_ figure: String, remarks: [String] = [], _ scene: Scene, @NodeBuilder drawing: () -> Node) -> Node
  {
    h("li", .token(path.description)) {
      h("div", .class("thing"), content: drawing)
      h("div", .class("under")) {
        h("b", .class("size")) { figure }
        title
        lines(remarks)
        Plate.path(path, scene)
      }
    }
  }

  /// Its name, unless that only repeats its figure as `8` does of `8 px`.
  package var title: Node? { Plate.isNumeric(path.name) ? nil : h("b") { Plate.breaking(name) } }

  /// What the author says of it, what is said here and what its source leaves out, a line each.
  package func lines(_ remarks: [String] = []) -> [Node] {
    let missing = Plate.missing(variants[0].missing)
    return ([remark].compactMap(\.self) + remarks + [missing].compactMap(\.self)).map { line in h("span") { line } }
  }
}
