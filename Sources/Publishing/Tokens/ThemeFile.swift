import Guide
import Tokens

/// The tokens of one theme of a system, and the name of the files that hold them.
struct ThemeFile: Sendable {
  let system: DesignSystem
  let theme: Theme
  private let name: String

  /// A file for each theme, the default one first; names that differ only in punctuation are numbered.
  static func all(of system: DesignSystem) -> [ThemeFile] {
    var names = FileNames()
    let first = system.defaultTheme
    let themes = [first] + system.themes.themes.filter { $0.name != first.name }
    return themes.map { theme in
      ThemeFile(system: system, theme: theme, name: names.next(for: theme.name, orElse: "theme"))
    }
  }

  /// Its address, from the root of the site: `okta-mobile/tokens.dark.json`.
  func url(withExtension suffix: String) -> String { system.url("tokens.\(name).\(suffix)") }
}
