/// Estimates the width of text: drawings are made without fonts, so they leave room and never rely on it.
package enum TextWidth {
  /// In ems, for a sans serif between Helvetica and DejaVu Sans in width.
  package static func ems(_ text: String) -> Double { ems(0, then: text) }

  /// The width of a text that continues another of the given width.
  private static func ems(_ width: Double, then text: some StringProtocol) -> Double {
    text.unicodeScalars.reduce(width) { $0 + ems($1) }
  }

  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    if scalar.value < 128 { return ascii[Int(scalar.value)] }
    if scalar.properties.isGraphemeExtend { return 0 }
    // Ideographs, kana, full-width forms and emoji are square.
    return scalar.value >= 0x2E80 ? 1 : 0.62
  }

  private static let ascii: [Double] = (0..<128).map { value in
    switch Character(Unicode.Scalar(UInt8(value))) {
    case "i", "j", "l", "t", "f", "r", "I", " ", ".", ",", ":", ";", "'", "!", "|", "(", ")", "[", "]", "-": 0.36
    case "m", "w", "M", "W", "%", "@": 0.9
    case "A"..."Z": 0.7
    default: value < 32 ? 0 : 0.59
    }
  }

  /// Breaks text into lines no wider than `limit` ems if its words allow. A longer word breaks before its capitals and
  /// points, or is on a line of its own. Lines beyond `most` are dropped, and the last one ends in an ellipsis.
  package static func lines(_ text: String, limit: Double, most: Int = 6) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0.0
    for word in text.split(whereSeparator: \.isWhitespace) {
      // A word too long for a line may break where an identifier does.
      for (index, piece) in (ems(0, then: word) > limit ? humps(word) : [String(word)]).enumerated() {
        let space = line.isEmpty || index > 0 ? "" : " "
        let longer = ems(ems(width, then: space), then: piece)
        if line.isEmpty || longer <= limit {
          line += space + piece
          width = longer
        } else {
          lines.append(line)
          line = piece
          width = ems(piece)
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
