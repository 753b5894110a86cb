/// How wide text will be, roughly: drawings are made without fonts, so they leave room and never count on it.
enum TextWidth {
  /// In ems of a sans serif of the width of Helvetica to that of DejaVu Sans.
  static func ems(_ text: String) -> Double { text.reduce(0) { $0 + ems($1) } }

  private static func ems(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch character {
    case "i", "j", "l", "t", "f", "r", "I", " ", ".", ",", ":", ";", "'", "!", "|", "(", ")", "[", "]", "-", "’":
      return 0.36
    case "m", "w", "M", "W", "%", "@", "—", "…": return 0.9
    default: break
    }
    // Ideographs, kana, full-width forms and emoji are square.
    if scalar.value >= 0x2E80 { return 1 }
    return character.isUppercase ? 0.7 : 0.59
  }

  /// Text in lines no wider than `limit` ems where its words allow; a longer word breaks before
  /// its capitals and points or stands in a line of its own.
  /// Lines beyond `most` are left out, and the last one ends in an ellipsis.
  static func lines(_ text: String, limit: Double, most: Int = 6) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      // A word too long for a line may break where an identifier does.
      for (index, piece) in (ems(String(word)) > limit ? humps(word) : [String(word)]).enumerated() {
        let longer = line.isEmpty || index > 0 ? line + piece : line + " " + piece
        if line.isEmpty || ems(longer) <= limit {
          line = longer
        } else {
          lines.append(line)
          line = piece
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + [lines[most - 1] + "…"]
  }

  /// `AccessibilityModifiers.swift` as `Accessibility`, `Modifiers`, `.swift`.
  private static func humps(_ word: Substring) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if let last = piece.last, character == "." || character.isUppercase && last.isLowercase {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + (piece.isEmpty ? [] : [piece])
  }
}
