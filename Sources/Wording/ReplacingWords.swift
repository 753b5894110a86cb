import Printing

/// Words that ask for a change: what they speak of is as it was, or as it will be.
package enum ReplacingWords {
  /// Whether a word asks for one thing in the place of another: `Replace`, `ersetze`, `заменить`.
  package static func replace(_ word: ArraySlice<UInt8>) -> Bool {
    lengths.mayHold(word) && replacing.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static let replacing: Set<String> = [
    "replace", "swap", "ersetze", "ersetzen", "ersetzt", "remplacer", "remplacez", "remplace", "reemplazar",
    "reemplaza",
    "sustituir", "sustituye", "substituir", "substitua", "sostituire", "sostituisci", "vervang", "vervangen", "zastąp",
    "zastąpić", "zamień", "değiştir", "ganti", "ersätt", "erstatt", "заменить", "замените", "замінити", "замініть",
  ]
  private static let lengths = WordLengths(replacing)
}
