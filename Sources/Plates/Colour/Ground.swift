package import Colorimetry
package import Markup
package import Tokens

/// A surface in one theme, with the colours on it.
package struct Ground {
  package let theme: Theme
  package let label: String?
  /// The themes that look the same, `theme` among them.
  private let themes: [String]
  package let name: String
  package let color: Color

  package init(_ drawn: DrawnTheme, name: String, color: Color) {
    theme = drawn.theme
    label = drawn.label
    themes = drawn.themes
    self.name = name
    self.color = color
  }

  /// The attributes of its element, with the given classes.
  package func attributes(_ classes: String, _ scene: Scene) -> [Attribute] {
    [.class(classes), .style("background:\(color.paint);color:\(color.ink.opaqueHex)")] + scene.shown(in: themes)
  }

  package var heading: Node {
    h("div", .class("head")) {
      h("span") { "On \(name)" + (label.map { ", \($0)" } ?? "") }
      h("code") { color.writtenOpaqueHex }
    }
  }

  /// Every surface of every theme in which the surfaces, or the samples on them, differ.
  package static func all(_ scene: Scene, below samples: [Sample], chosen: ThemedToken?) -> [Ground] {
    scene.drawnThemes(of: samples, chosen: chosen).flatMap { drawn in
      let surfaces = Surface.chosen(chosen, scene, in: drawn.theme).map { (name: $0.name, color: $0.color) }
      return (surfaces.isEmpty ? [(name: "white", color: Color.white)] : surfaces).map {
        Ground(drawn, name: $0.name, color: $0.color)
      }
    }
  }
}
