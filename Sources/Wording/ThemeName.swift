import Printing

/// The names of light and dark themes, in the languages of `KindWords`.
package enum ThemeName {
  /// The theme that a word names, `light` for `clair` and `dark` for `ダークモード`; nil where it names none.
  package static func theme(named word: String) -> String? { theme(KindWords(Array(word.utf8)[...])) }

  package static func theme(_ words: KindWords) -> String? {
    // `Bars, from light to dark`
    if words.isSuperset(of: [.light, .dark]) { return nil }
    return words.contains(.light) ? "light" : words.contains(.dark) ? "dark" : nil
  }

  /// Whether a word beside the name of a theme says that it is one: `dark mode`, `modo oscuro`.
  package static func isMode(_ word: String) -> Bool { modes.contains(word) }

  private static let modes: Set<String> = [
    "mode", "theme", "appearance", "variant", "modus", "thema", "modo", "tema", "thème", "motyw", "tryb", "modu",
  ]

  /// The theme that a name is that of and of nothing else: `Dark`, `Modo oscuro`.
  package static func theme(ofName name: ArraySlice<UInt8>) -> String? {
    name.contains(0x20) ? theme(inPhrase: name) : theme(KindWords(name))
  }

  /// The theme that the end of a name is for, and the name before it: `Background (dark)`.
  package static func ending(_ name: String) -> (stem: String, theme: String)? {
    let text = Array(name.utf8)[...]
    guard text.last == UInt8(ascii: ")"), let start = text.lastIndex(of: UInt8(ascii: "(")),
      let theme = theme(ofName: Trimming.bytes(text[(start + 1)...].dropLast())),
      case let stem = Trimming.text(text[..<start]), !stem.isEmpty
    else { return nil }
    return (stem, theme)
  }

  /// Both themes in the order in which a text names them with a slash: `Palette (light / dark)`; else none.
  package static func pair(in text: ArraySlice<UInt8>) -> [String] {
    guard let slash = text.firstIndex(of: UInt8(ascii: "/")) else { return [] }
    let before = Trimming.bytes(text[..<slash]).split { !$0.isLetter && $0 < 0x80 }.last
    let behind = Trimming.bytes(text[(slash + 1)...]).split { !$0.isLetter && $0 < 0x80 }.first
    let themes = [before, behind].compactMap { $0.flatMap { theme(ofName: $0) } }
    return Set(themes).count == 2 ? themes : []
  }

  /// A name without the themes that it ends with: `Text (light / dark)`, `Muted text — Light`.
  package static func stem(_ name: String) -> String {
    guard let sign = name.lastIndex(where: { "(:,—–-".contains($0) }) else { return name }
    let (stem, words) = (name[..<sign], name[sign...].split { !$0.isLetter }.map { $0.lowercased() })
    guard stem.last == " " || "(:,".contains(name[sign]), words.contains(where: { theme(named: $0) != nil }),
      words.allSatisfy({ theme(named: $0) != nil || isMode($0) })
    else { return name }
    let text = Trimming.text(Array(stem.utf8)[...])
    return text.isEmpty ? name : text
  }

  /// The theme of a few words one of which says that they name one.
  package static func theme(inPhrase text: ArraySlice<UInt8>) -> String? {
    guard let theme = theme(KindWords(text)) else { return nil }
    let words = text.split { !$0.isLetter && $0 < 0x80 }
    return words.contains { isMode(String(decoding: $0, as: UTF8.self).lowercased()) } ? theme : nil
  }
}
