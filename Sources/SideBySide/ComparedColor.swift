import Colorimetry
import Plates
import TokenValues
import Tokens

/// An opaque colour of a system in some theme, with its OKLCH coordinates.
struct ComparedColor {
  let color: Color
  let path: TokenPath
  /// The themes with this colour, if the token differs between themes.
  let label: String?
  let lightness: Double
  let chroma: Double
  let hueDegrees: Double

  /// Below this chroma a colour counts as grey, including slates tinted towards blue but not navies.
  static let grey = 0.055

  var isNeutral: Bool { chroma < Self.grey }

  /// The most colours of a system in a drawing; the drawing says if there are more.
  static let most = 60

  /// Every opaque colour of every theme, each once, under the first token with that value of its own.
  static func all(of system: ComparedSystem) -> [ComparedColor] {
    let tokens = system.tokens.filter { $0.type == .color }
    let ordered = tokens.filter(\.aliases.isEmpty) + tokens.filter { !$0.aliases.isEmpty }
    var seen: Set<String> = []
    var found: [ComparedColor] = []
    for token in ordered {
      for variant in ThemedToken(path: token.path, system: system.system).variants {
        guard let color = variant.value.color, !color.isTranslucent, seen.insert(color.hex).inserted else { continue }
        let polar = color.converted(to: .oklch)
        found.append(
          ComparedColor(
            color: color, path: token.path, label: variant.label, lightness: min(max(polar.c1 ?? 0, 0), 1),
            chroma: polar.c2 ?? 0, hueDegrees: polar.c3 ?? 0))
      }
    }
    return found
  }

  /// The names for the colours of one row.
  static func names(_ colors: [ComparedColor], of system: ComparedSystem) -> [String] {
    var paths: [TokenPath] = []
    for color in colors where !paths.contains(color.path) { paths.append(color.path) }
    let names = Dictionary(zip(paths, Plate.names(of: paths, in: system.system))) { first, _ in first }
    return colors.map { color in
      let name = names[color.path] ?? color.path.name
      return color.label.map { "\(name), \($0)" } ?? name
    }
  }
}
