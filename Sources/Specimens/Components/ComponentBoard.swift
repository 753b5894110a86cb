package import Guide
package import Markup
import Plates
package import Tokens

/// The components that the tokens of a system describe, each drawn once, at rest and in the theme shown first.
package enum ComponentBoard {
  package struct Part {
    package let name: String
    /// The first token of the component.
    package let token: TokenPath
    /// The names of its states beside rest.
    package let states: [String]
    fileprivate let cell: Cell
    /// Made on each call: lists of names have no need of it.
    package var drawing: Node { cell.drawing }
  }

  /// The number of the components.
  package static func count(in system: DesignSystem) -> Int { ComponentList(system).paths.count }

  /// In the author's order.
  ///
  /// - Parameter pageURL: the page with the drawings, from the root of the site.
  package static func parts(of system: DesignSystem, pageURL: String) -> [Part] {
    let list = ComponentList(system)
    let scene = Scene(system: system, pageURL: pageURL, id: "board", only: system.defaultTheme.name)
    return zip(list.paths, Plate.names(of: list.paths)).compactMap { path, name in
      guard let family = list[path], let cell = Cell.all(of: family, scene).first,
        let token = family.properties.first
      else { return nil }
      let states = family.states.map(\.name).filter { !$0.isEmpty }
      return Part(name: name, token: token, states: states.map(Plate.spoken), cell: cell)
    }
  }
}
