package import Guide
package import Markup
import Plates
import Previews
package import Tokens

/// The components that the tokens of a system describe, each drawn once, at rest and in the theme shown first.
package enum ComponentBoard {
  package struct Part {
    package let name: String
    /// The first token of the component.
    package let token: TokenPath
    fileprivate let family: ComponentFamily
    fileprivate let scene: Scene

    /// The names of its states beside rest.
    package var states: [String] { family.states.map(\.name).filter { !$0.isEmpty }.map(Plate.spoken) }
    /// Made on each call: lists of names have no need of it.
    package var drawing: Node { atRest?.drawing ?? .empty }
    /// The contrast of its text on its background at rest, `1.00 fail`; nil if one of the two is not given.
    package var contrast: String? {
      guard let atRest, atRest.hasBackground else { return nil }
      return atRest.contrast.map { ContrastReading.text(of: $0.ratio) }
    }
    /// What its source says of it.
    package var description: String? { scene.system?.tokens.group(family.path)?.description }

    private var atRest: ComponentCell? { ComponentCell.all(of: family.atRest, scene).first }
  }

  /// In the author's order.
  ///
  /// - Parameter pageURL: the page with the drawings, from the root of the site.
  package static func parts(of system: DesignSystem, pageURL: String) -> [Part] {
    let list = system.describedComponents
    let scene = Scene(system: system, pageURL: pageURL, id: "board", only: system.defaultTheme.name)
    return zip(list.paths, Plate.names(of: list.paths)).compactMap { path, name in
      guard let family = list[path], let token = family.properties.first else { return nil }
      return Part(name: name, token: token, family: family, scene: scene)
    }
  }
}
