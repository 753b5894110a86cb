package import Tokens

/// The themes that names tell where files have none: `color.text.light` beside `color.text.dark`.
///
/// A `light` that is a shade, as of `primary.light`, `primary.main` and `primary.dark`, is none.
package struct NamedModes: Sendable {
  package enum Mode: Sendable {
    case light, dark
  }

  private var modes: [TokenPath: (mode: Mode, rest: [String])] = [:]

  package init(_ paths: [TokenPath]) {
    let candidates = paths.filter { path in
      let text = path.description.lowercased()
      return text.contains("light") || text.contains("dark")
    }
    guard candidates.count > 1 else { return }
    let all = Set(paths.map(Self.words))
    for path in candidates {
      let words = Self.words(of: path)
      for (place, word) in words.enumerated() where word == "light" || word == "dark" {
        var other = words
        other[place] = word == "light" ? "dark" : "light"
        var rest = words
        rest.remove(at: place)
        var middle = words
        let isShade = Self.middles.contains { name in
          middle[place] = name
          return all.contains(middle)
        }
        guard all.contains(other), !all.contains(rest), !isShade else { continue }
        modes[path] = (word == "light" ? .light : .dark, rest)
        break
      }
    }
  }

  /// What stands between two shades.
  private static let middles = ["main", "default", "base", "medium", "mid", "normal", "regular"]

  private static func words(of path: TokenPath) -> [String] { path.segments.flatMap { NameParts.words(of: $0) } }

  /// The theme that a token is for by its name; nil if that says none.
  package func mode(of path: TokenPath) -> Mode? { modes[path]?.mode }

  /// The words of a name without that of its theme.
  func words(of path: TokenPath) -> [String] { modes[path]?.rest ?? Self.words(of: path) }
}
