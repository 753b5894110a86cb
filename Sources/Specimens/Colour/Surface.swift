import Colorimetry
import Guide
import Tokens

/// A colour of the system that text and tints stand on.
struct Surface {
  let path: TokenPath
  /// Names of all the surface tokens of this colour.
  let name: String
  /// Opaque.
  let color: Color
}

extension Surface {
  /// The surfaces of a theme in the order of the system's settings, those of one colour together.
  static func all(_ request: SpecimenRequest, in theme: Theme) -> [Surface] {
    surfaces(of: request.system.settings.surfaces.flatMap { theme.tokens.matching($0) })
  }

  /// What a drawing stands on where nobody says otherwise: the first surface of the theme, or white.
  static func ground(_ request: SpecimenRequest, in theme: Theme) -> Surface? { all(request, in: theme).first }

  /// The colour under one value of a token: the ground of the first theme that has the value.
  static func under(_ variant: Plate.Variant, _ request: SpecimenRequest) -> Color {
    guard !request.system.settings.surfaces.isEmpty else { return .white }
    let theme = Plate.themes(request).first { $0.name == variant.theme }
    let surfaces = theme.map { theme in request.system.settings.surfaces.flatMap { theme.tokens.matching($0) } } ?? []
    let colors = surfaces.compactMap(\.color)
    return colors.first.map { $0.composited(over: colors.first { !$0.isTranslucent } ?? .white) } ?? .white
  }

  /// A surface that a block names by its option `on`, or those of the settings.
  static func chosen(_ token: ThemedToken?, _ request: SpecimenRequest, in theme: Theme) -> [Surface] {
    guard let token else { return all(request, in: theme) }
    return surfaces(of: theme.tokens[token.path].map { [$0] } ?? [])
  }

  private static func surfaces(of tokens: [Token]) -> [Surface] {
    let coloured = tokens.compactMap { token in token.color.map { (token.path, $0) } }
    let names = Plate.names(of: coloured.map(\.0))
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
