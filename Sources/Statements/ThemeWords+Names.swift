import Wording

/// The themes of a system that some words name.
extension ThemeWords {
  /// Of a heading or a column that says nothing else: `Dark`, `Dark mode`, `Value in dark`.
  static func named(alone words: [String], _ names: TokenNames) -> [String] {
    let said = words.filter { !companions.contains($0) }
    guard said.count == 1, let word = said.first else { return [] }
    let own = names.themes(named: word)
    // `Clair`, `Dunkel`: tokens are named in English.
    if own.isEmpty, let theme = ThemeName.theme(named: word) { return names.themes(named: theme) }
    return own
  }

  /// Of a sentence: `in dark`, `dark mode`, `the dark theme`; none where it names several.
  package static func named(inSentence words: [String], _ names: TokenNames) -> [String] {
    var found: [[String]] = []
    for (index, word) in words.enumerated() {
      let themes = names.themes(named: word)
      guard !themes.isEmpty else { continue }
      let next = index + 1 < words.count ? words[index + 1] : ""
      let isNamed = next == "mode" || next == "theme" || next == "appearance" || index > 0 && words[index - 1] == "in"
      if isNamed, !found.contains(themes) { found.append(themes) }
    }
    return found.count == 1 ? found[0] : []
  }
}
