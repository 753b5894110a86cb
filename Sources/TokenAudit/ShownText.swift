package import Claims
import Colorimetry
import Guide
package import Statements
package import Tokens

/// A text of the system on its ground, in the theme in which it has least contrast.
package struct ShownText {
  /// What has the text: a component's colour, or a token.
  package let name: String
  package let ground: String
  package let ratio: Double
  /// The contrast that WCAG asks of it at level AA.
  package let least: Double

  /// Every text of a component on its own ground, and every text of the settings on every surface.
  package static func all(in subject: AuditedSystem, looks: [TokenPath: SaidLook]) -> [ShownText] {
    var found: [String: ShownText] = [:]
    func add(_ text: ShownText) {
      let key = text.name + " " + text.ground
      if let known = found[key], known.ratio <= text.ratio { return }
      found[key] = text
    }
    let settings = subject.system.settings
    for theme in subject.system.themes.themes {
      for component in ComponentContrast.components(of: theme, looks) {
        add(
          ShownText(
            name: component.token.path.description, ground: "its background",
            ratio: Contrast.wcag(foreground: component.text, background: component.background),
            least: component.need.least))
      }
      let seen = SeenSurfaces(in: theme, settings)
      for text in SeenSurfaces.colors(settings.text, theme) where LowContrast.isText(text.token) {
        for surface in seen.under(text) {
          add(
            ShownText(
              name: text.token.path.description, ground: surface.token.path.description,
              ratio: Contrast.wcag(foreground: text.color, background: surface.color), least: Contrast.leastOfText))
        }
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }
}
