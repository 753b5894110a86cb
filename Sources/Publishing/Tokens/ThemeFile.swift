import Guide
import Tokens

/// The tokens of one theme of a system, and the name of the files that hold them.
struct ThemeFile: Sendable {
  let system: DesignSystem
  let theme: Theme
  private let name: String

  /// A file for each theme, the default one first; names that differ only in punctuation are numbered.
  static func all(of system: DesignSystem) -> [ThemeFile] {
    var taken: Set<String> = []
    let first = system.defaultTheme
    let themes = [first] + system.themes.themes.filter { $0.name != first.name }
    return themes.map { theme in
      let plain = plainName(theme.name)
      var name = plain
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(plain)-\(number)"
        number += 1
      }
      return ThemeFile(system: system, theme: theme, name: name)
    }
  }

  /// Its address, from the root of the site: `okta-mobile/tokens.dark.json`.
  func url(withExtension suffix: String) -> String { system.url("tokens.\(name).\(suffix)") }

  /// `dark, compact` becomes `dark-compact`.
  private static func plainName(_ name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "theme" : words.joined(separator: "-")
  }
}
