import Printing

/// Texts in Spanish, where some words mean what they do in no other language: `radios` are radii.
package enum SpanishText {
  /// Whether two of the commonest words of design documents in Spanish stand in the first part of a text.
  package static func isOne(_ text: [UInt8]) -> Bool {
    var found: Set<String> = []
    for word in text.prefix(longest).split(whereSeparator: { !$0.isLetter && $0 < 0x80 }) where word.count <= 8 {
      let word = String(decoding: word, as: UTF8.self).lowercased()
      if words.contains(word), found.insert(word).inserted, found.count == 2 { return true }
    }
    return false
  }

  private static let longest = 8_192

  private static let words: Set<String> = [
    "y", "el", "los", "las", "del", "una", "con", "para", "sin", "valor", "uso", "guía", "diseño", "espacio",
  ]
}
