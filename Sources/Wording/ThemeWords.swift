import Files
import Printing

/// The themes that some words name.
package enum ThemeWords {
  /// Words beside one that names a theme that say nothing else.
  package static let companions: Set<String> = [
    "mode", "theme", "value", "values", "hex", "color", "in", "the", "appearance", "token", "tokens", "surface",
    "background", "default", "modus", "thema", "modo", "tema", "thème",
  ]

  /// Words for the themes that groups of tokens hold, in documents without themes of their own.
  package static let modes: Set<String> = ["light", "dark", "day", "night"]

  /// Words for what a theme runs on.
  package static let platforms: Set<String> = [
    "android", "ios", "ipados", "macos", "windows", "web", "native", "desktop", "mobile", "tablet", "phone", "tv",
    "email",
  ]

  /// The other of two themes, as their names are written.
  package static let opposites = [
    "light": "dark", "dark": "light", "Light": "Dark", "Dark": "Light", "day": "night", "night": "day", "Day": "Night",
    "Night": "Day",
  ]

  /// The theme that a word is for, in any language.
  private static func theme(named word: String) -> String? {
    modes.contains(word) ? word : ThemeName.theme(named: word)
  }

  /// The one theme that a sentence speaks of: `in dark`, `light mode`.
  package static func mode(inSentence words: [String]) -> String? {
    let found = Set(words.indices.compactMap { mode(words, $0, mayBeIn: true) })
    return found.count == 1 ? found.first : nil
  }

  /// The last theme that some words speak of: that of what follows them.
  package static func lastMode(in words: [String]) -> String? {
    words.indices.reversed().lazy.compactMap { index in
      mode(words, index, mayBeIn: true) ?? (isThemeAlone(words[index]) ? theme(named: words[index]) : nil)
    }.first
  }

  /// Whether a word says by itself that it is a theme's name: `라이트`, `ダークモード`.
  private static func isThemeAlone(_ word: String) -> Bool {
    ["라이트", "다크"].contains { word.hasPrefix($0) }
      || ["モード", "テーマ", "모드", "테마", "模式", "主题", "主題"].contains { word.contains($0) }
  }

  /// The one theme that a heading names, and not only a colour: `Dark`, `Dark mode & theming`, `Neutrals (light theme)`,
  /// `Modo oscuro`.
  package static func mode(ofHeading words: [String]) -> String? {
    guard words.contains(where: { theme(named: $0) != nil }) else { return nil }
    let said = words.filter { !companions.contains($0) }
    if said.count == 1, let theme = theme(named: said[0]) { return theme }
    // `Candlelight (default / dark)`
    if words.count > 2, words[words.count - 2] == "default", let theme = words.last.flatMap(theme(named:)) {
      return theme
    }
    let found = Set(words.indices.compactMap { mode(words, $0, mayBeIn: false) })
    let others = Set(said.compactMap(theme(named:)))
    return found.count == 1 && others.isSubset(of: found) ? found.first : nil
  }

  /// The one theme that a heading names before what it says of it: `3.2 Dark (warm)`, `Night — the chart room`,
  /// `High contrast theme`.
  ///
  /// - Parameter words: those of the heading.
  package static func mode(ofHeading text: ArraySlice<UInt8>, _ words: [String]) -> String? {
    guard words.contains(where: { $0 == "high" || theme(named: $0) != nil }) else { return nil }
    if let mode = mode(ofHeading: words) { return mode }
    let subject = remarks.compactMap { text.firstPlace(of: $0)?.lowerBound }.min()
    let said = (subject.map { NameWords(text[..<$0]).words } ?? words)
      .drop { $0.utf8.allSatisfy(\.isDigit) }
      .filter { !companions.contains($0) && $0 != "palette" && $0 != "scheme" }
    if said.count == 1 { return theme(named: said[0]) }
    return said == ["high", "contrast"] ? "high-contrast" : nil
  }

  /// Signs behind which a heading says more of what it names.
  private static let remarks: [StaticString] = [" (", " —", " –", " - ", ":", ",", "（", "：", "・"]

  /// Whether what stands behind a name only says more of it: ` — near-black`, ` (warm)`.
  package static func isRemark(_ rest: ArraySlice<UInt8>) -> Bool { remarks.contains { rest.starts(with: $0) } }

  /// A name without the theme behind it: `ink in dark mode` is `ink`.
  package static func withoutMode(_ words: [String]) -> [String] {
    guard let place = words.lastIndex(where: modes.contains), place > 1, words[place - 1] == "in",
      place + 2 >= words.count
    else { return words }
    return Array(words[..<(place - 1)])
  }

  /// The theme that a word names where one beside it says that it is a theme.
  private static func mode(_ words: [String], _ index: Int, mayBeIn: Bool) -> String? {
    guard let theme = theme(named: words[index]) else { return nil }
    if index + 1 < words.count, ThemeName.isMode(words[index + 1]) { return theme }
    guard index > 0 else { return nil }
    return ThemeName.isMode(words[index - 1]) || mayBeIn && words[index - 1] == "in" ? theme : nil
  }
}
