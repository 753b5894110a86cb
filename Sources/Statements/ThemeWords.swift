/// The themes that some words name.
enum ThemeWords {
  private static let companions: Set<String> = [
    "mode", "theme", "value", "values", "hex", "color", "in", "the", "appearance", "token", "tokens", "surface",
    "background", "default",
  ]

  /// Words for the themes that groups of tokens hold, in documents without themes of their own.
  static let modes: Set<String> = ["light", "dark", "day", "night"]

  /// The one theme that a sentence speaks of: `in dark`, `light mode`.
  static func mode(inSentence words: [String]) -> String? {
    let found = Set(words.indices.filter { isMode(words, $0, mayBeIn: true) }.map { words[$0] })
    return found.count == 1 ? found.first : nil
  }

  /// The one theme that a heading names, and not only a colour: `Dark`, `Dark mode & theming`, `Neutrals (light theme)`.
  static func mode(ofHeading words: [String]) -> String? {
    let said = words.filter { !companions.contains($0) }
    if said.count == 1, modes.contains(said[0]) { return said[0] }
    let found = Set(words.indices.filter { isMode(words, $0, mayBeIn: false) }.map { words[$0] })
    return found.count == 1 && modes.isDisjoint(with: said.filter { !found.contains($0) }) ? found.first : nil
  }

  /// A name without the theme behind it: `ink in dark mode` is `ink`.
  static func withoutMode(_ words: [String]) -> [String] {
    guard let place = words.lastIndex(where: modes.contains), place > 1, words[place - 1] == "in",
      place + 2 >= words.count
    else { return words }
    return Array(words[..<(place - 1)])
  }

  private static func isMode(_ words: [String], _ index: Int, mayBeIn: Bool) -> Bool {
    guard modes.contains(words[index]) else { return false }
    if index + 1 < words.count, ["mode", "theme", "appearance", "variant"].contains(words[index + 1]) { return true }
    return mayBeIn && index > 0 && words[index - 1] == "in"
  }

  /// Of a heading or a column that says nothing else: `Dark`, `Dark mode`, `Value in dark`.
  static func named(alone words: [String], _ names: TokenNames) -> [String] {
    let said = words.filter { !companions.contains($0) }
    guard said.count == 1, let word = said.first else { return [] }
    return names.themes(named: word)
  }

  /// Of a sentence: `in dark`, `dark mode`, `the dark theme`; none where it names several.
  static func named(inSentence words: [String], _ names: TokenNames) -> [String] {
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
