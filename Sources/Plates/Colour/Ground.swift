package import Colorimetry
package import Markup
package import Tokens

/// A surface in one theme, with the colours on it.
package struct Ground {
  package let theme: Theme
  package let label: String?
  package let name: String
  package let color: Color

  package init(theme: Theme, label: String?, name: String, color: Color) {
    self.theme = theme
    self.label = label
    self.name = name
    self.color = color
  }

  package var style: String { "background:\(color.paint);color:\(color.ink.opaqueHex)" }

  package var heading: Node {
    h("div", .class("head")) {
      h("span") { "On \(name)" + (label.map { ", \($0)" } ?? "") }
      h("code") { color.opaqueHex }
    }
  }

  /// Every surface of every theme, or only of the default theme if neither the surfaces nor the colours on them vary.
  package static func all(_ scene: Scene, varies: Bool, chosen: ThemedToken?) -> [Ground] {
    let found = scene.themes.map { theme in
      let surfaces = Surface.chosen(chosen, scene, in: theme).map { (name: $0.name, color: $0.color) }
      return (theme, surfaces.isEmpty ? [(name: "white", color: Color.white)] : surfaces)
    }
    let differs =
      varies || found.contains { $0.1.map(\.color.hex) != found[0].1.map(\.color.hex) }
    return found.prefix(differs ? found.count : 1).flatMap { theme, surfaces in
      surfaces.map { Ground(theme: theme, label: differs ? theme.name : nil, name: $0.name, color: $0.color) }
    }
  }
}
