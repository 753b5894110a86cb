package import Markup
import Printing
package import TokenValues
import Tokens

// The caption of a sample: its name, figure and path.
extension Sample {
  /// The sample with its caption, as a list item.
  ///
  /// - Parameters:
  ///   - figure: its value, the most prominent part of the caption.
  ///   - remarks: further lines.
  package func item(_ figure: Node, remarks: [String] = [], _ scene: Scene, @NodeBuilder drawing: () -> Node) -> Node {
    h("li", scene.marks(of: self)) {
      h("div", .class("thing"), content: drawing)
      h("div", .class("under")) {
        h("b", .class("size")) { figure }
        title
        lines(remarks)
        Plate.path(path, scene)
      }
    }
  }

  /// Its value as text; where themes differ, a line for each, which goes with the theme when a reader chooses another.
  package func figures(_ scene: Scene, _ text: (TokenValue) -> String?) -> Node {
    figures(scene, ofVariants: { $0.figure(text) })
  }

  package func figures(_ scene: Scene, ofVariants text: (Variant) -> String?) -> Node {
    let texts = variants.map(text)
    if let first = texts[0], texts.allSatisfy({ $0 == first }) {
      // A phrase is set smaller than a figure.
      let isPhrase = variants[0].written != nil && first.count > Self.longestFigure
      return isPhrase ? h("small", .class("phrase")) { first } : .text(first)
    }
    return .fragment(
      zip(variants, texts).compactMap { variant, text in
        text.map { text in
          h("span", [.class("of-theme")] + scene.shown(in: variant.themes)) {
            if let label = variant.label { h("small") { label } }
            " "
            h("span", .class("unbroken")) { text }
          }
        }
      })
  }

  private static let longestFigure = 8

  /// The author's caption or its name, unless that only repeats the figure, as `8` does for `8 px`.
  package var title: Node? { caption == nil && repeatsFigure ? nil : h("b") { Plate.breaking(label) } }

  /// Whether its name is a number that its path shows, or its value itself.
  private var repeatsFigure: Bool {
    guard Plate.isNumeric(path.name) else { return false }
    return path.parent != nil || variants[0].value.dimension.map { $0.value.trimmed(4) == path.name } ?? true
  }

  /// What is said of it, the given remarks and the fields not given, one to a line.
  package func lines(_ remarks: [String] = []) -> [Node] {
    let missing = Plate.missing(variants[0].missing)
    return ([remark].compactMap(\.self) + remarks + [missing].compactMap(\.self)).map { line in h("span") { line } }
  }

  /// The sample alone, as a line instead of a plate: there is nothing to compare it with.
  package func line(_ specimen: String, _ figure: String, _ scene: Scene) -> Node {
    h("p", .class("told single"), .specimen(specimen), .token(path.description)) {
      h("b") { scene.title ?? label }
      " "
      h("span", .class("size")) { figure }
      " "
      Plate.path(path, scene)
      if let missing = Plate.missing(variants[0].missing) { " " + missing }
    }
  }
}
