package import Tokens

/// The themes that names tell where files have none: `color.text.light` beside `color.text.dark`.
///
/// A `light` that is a shade, as of `primary.light`, `primary.main` and `primary.dark`, is none.
package struct NamedModes: Sendable {
  package enum Mode: Sendable {
    case light, dark
  }

  private var modes: [TokenPath: (mode: Mode, rest: [String])] = [:]
  /// What was split once: the words of each name are asked for again and again.
  private let words: [TokenPath: [String]]

  package init(_ paths: [TokenPath]) {
    words = Dictionary(paths.map { ($0, NameParts.words(of: $0)) }) { first, _ in first }
    let candidates = paths.filter { path in
      let text = path.description.lowercased()
      return text.contains("light") || text.contains("dark")
    }
    guard candidates.count > 1 else { return }
    let all = Set(words.values)
    for path in candidates {
      let words = words(of: path)
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

  /// The theme that a token is for by its name; nil if that says none.
  package func mode(of path: TokenPath) -> Mode? { modes[path]?.mode }

  /// The words of a name without that of its theme.
  func words(of path: TokenPath) -> [String] { modes[path]?.rest ?? words[path] ?? NameParts.words(of: path) }
}
