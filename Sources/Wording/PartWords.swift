import Printing

/// Words for what of a thing has a colour: its background, its border, its text.
package enum PartWords {
  /// The part that a word in whatever of its forms names, as a name has it; nil for any other word.
  package static func part(_ word: ArraySlice<UInt8>) -> String? {
    let small = String(decoding: word, as: UTF8.self).lowercased()
    if let part = whole[small] { return part }
    guard word.first.map({ $0 >= 0x80 }) == true else { return nil }
    return stems.first { small.hasPrefix($0.stem) }?.part
  }

  /// Whether a word says that a pointer is over something.
  package static func isHover(_ word: ArraySlice<UInt8>) -> Bool {
    hovers.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// Whether a word says what something does or becomes, so that the words before it are no name: `the bar turns solid`.
  package static func isVerb(_ word: ArraySlice<UInt8>) -> Bool {
    verbs.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static let whole: [String: String] = {
    let words =
      "background ground fill border outline underline stroke line text label icon overlay divider "
      + "hintergrund rahmen füllung fond bordure contour texte fondo borde relleno texto fundo borda preenchimento "
      + "sfondo bordo riempimento testo achtergrond rand tło obramowanie wypełnienie tekst"
    return Dictionary(words.split(separator: " ").map { (String($0), String($0)) }) { first, _ in first }
  }()

  private static let stems: [(stem: String, part: String)] = [
    ("фон", "фон"), ("заливк", "заливка"), ("рамк", "рамка"), ("границ", "граница"), ("обводк", "обводка"),
    ("лини", "линия"), ("подложк", "подложка"),
  ]
  private static let hovers: Set<String> = ["hover", "hovered", "hovering", "survol", "наведении", "наведенні"]
  private static let verbs: Set<String> = [
    "turns", "turn", "becomes", "become", "changes", "gets", "appears", "fades", "shifts", "goes", "wird", "werden",
    "devient", "становится", "меняется",
  ]
}
