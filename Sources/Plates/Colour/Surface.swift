package import Colorimetry
import Guide
import TokenValues
package import Tokens

/// A colour of the system used as a background of text and tints.
package struct Surface {
  package let path: TokenPath
  /// Names of all the surface tokens of this colour.
  package let name: String
  /// Opaque.
  package let color: Color

  package init(path: TokenPath, name: String, color: Color) {
    self.path = path
    self.name = name
    self.color = color
  }
}

extension Surface {
  /// The surfaces of a theme in the order of the system's settings; surfaces of the same colour are merged.
  package static func all(_ scene: Scene, in theme: Theme) -> [Surface] {
    scene.ground.map { [$0] } ?? surfaces(of: tokens(scene, in: theme), scene)
  }

  /// The default background of a drawing: the first surface of the theme, or white.
  package static func ground(_ scene: Scene, in theme: Theme) -> Surface? { all(scene, in: theme).first }

  /// The name of the token that is the first surface of a theme, without others of its colour.
  package static func first(_ scene: Scene, in theme: Theme) -> String? {
    if let ground = scene.ground { return ground.name }
    let paths = tokens(scene, in: theme).filter { $0.color != nil }.map(\.path)
    return Plate.names(of: paths, in: scene.system).first
  }

  /// The ground of a theme that a document names, for a value of that theme alone.
  package static func own(_ variant: Sample.Variant, _ scene: Scene) -> Surface? {
    variant.themes == ["dark"] ? scene.darkGround : nil
  }

  /// The background of one value of a sample: the default one of the first theme with that value.
  package static func under(_ variant: Sample.Variant, _ scene: Scene) -> Color {
    guard scene.system?.settings.surfaces.isEmpty == false else {
      return (own(variant, scene) ?? scene.ground)?.color ?? .white
    }
    let theme = scene.themes.first { $0.name == variant.themes.first }
    let colors = theme.map { tokens(scene, in: $0) }?.compactMap(\.value.color) ?? []
    return colors.first.map { $0.composited(over: colors.first { !$0.isTranslucent } ?? .white) } ?? .white
  }

  /// The surface named by a block's option `on`, or those of the settings.
  package static func chosen(_ token: ThemedToken?, _ scene: Scene, in theme: Theme) -> [Surface] {
    guard let token else { return all(scene, in: theme) }
    return surfaces(of: theme.tokens[token.path].map { [$0] } ?? [], scene)
  }

  private static func tokens(_ scene: Scene, in theme: Theme) -> [Token] {
    scene.system?.settings.surfaces.flatMap { theme.tokens.matching($0) } ?? []
  }

  private static func surfaces(of tokens: [Token], _ scene: Scene) -> [Surface] {
    let coloured = tokens.compactMap { token in token.color.map { (token.path, $0) } }
    let names = Plate.names(of: coloured.map(\.0), in: scene.system)
    let base = coloured.first { !$0.1.isTranslucent }?.1 ?? .white
    var found: [Surface] = []
    var places: [String: Int] = [:]
    for ((path, color), name) in zip(coloured, names) {
      let opaque = color.composited(over: base)
      if let index = places[opaque.hex] {
        guard found[index].path != path else { continue }
        found[index] = Surface(
          path: found[index].path, name: "\(found[index].name), \(name)", color: found[index].color)
      } else {
        places[opaque.hex] = found.count
        found.append(Surface(path: path, name: name, color: opaque))
      }
    }
    return found
  }
}
