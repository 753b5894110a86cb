import Printing

/// How words are written where keyboards or code have no accents.
package enum Unaccented {
  /// `espacamento` for `espaçamento`, `hohe` and `hoehe` for `höhe`; none for a word without accents, or where what is
  /// left is a word of every day.
  package static func spellings(of word: Substring) -> [String] {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return [] }
    let plain = plain(word)
    let german = word.map { umlauts[$0] ?? String($0) }.joined()
    return [plain, german].filter { $0.utf8.allSatisfy(\.isLetter) && !everyday.contains($0) }
  }

  /// The same letters without their accents, as many sites write their addresses.
  package static func plain(_ text: some StringProtocol) -> String { String(text.map { letters[$0] ?? $0 }) }

  private static let letters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: [
      ("a", "áàâãäąăå"), ("c", "çć"), ("e", "éèêëę"), ("g", "ğ"), ("i", "íìîïı"), ("l", "ł"), ("n", "ñń"),
      ("o", "óòôõö"), ("s", "śşș"), ("t", "ț"), ("u", "úùûü"), ("z", "źż"),
    ].flatMap { letter, accented in accented.map { ($0, Character(letter)) } })

  private static let umlauts: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"]

  /// `hohe` is high in German, and English systems degrade.
  private static let everyday: Set<String> = ["degrade", "degrades", "hohe"]
}
