/// Estimates the width of text: drawings are made without fonts, so they leave room and never rely on it.
package enum TextWidth {
  /// In ems, for a sans serif between Helvetica and DejaVu Sans in width.
  package static func ems(_ text: String) -> Double { text.unicodeScalars.reduce(0) { $0 + ems($1) } }

  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    if scalar.value < 128 { return ascii[Int(scalar.value)] }
    if scalar.properties.isGraphemeExtend { return 0 }
    // Ideographs, kana, full-width forms and emoji are square.
    return scalar.value >= 0x2E80 ? 1 : 0.62
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value == 0x20 || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
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
    let scalars = text.unicodeScalars
    var at = scalars.startIndex
    while let (word, wordWidth) = nextWord(in: scalars, from: &at) {
      // A word too long for a line may break where an identifier does.
      let pieces = wordWidth > limit ? humps(word).map { ($0[...], ems($0)) } : [(word, wordWidth)]
      for (index, piece) in pieces.enumerated() {
        let space = line.isEmpty || index > 0 ? "" : " "
        let longer = width + (space.isEmpty ? 0 : ascii[0x20]) + piece.1
        if line.isEmpty || longer <= limit {
          line += space
          line += piece.0
          width = longer
        } else {
          lines.append(line)
          line = String(piece.0)
          width = piece.1
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + [lines[most - 1] + "…"]
  }

  /// The next word of a text with its width in ems, after any white space; nil at the end.
  private static func nextWord(
    in scalars: String.UnicodeScalarView, from at: inout String.Index
  ) -> (word: Substring, ems: Double)? {
    while at < scalars.endIndex, isSpace(scalars[at]) { at = scalars.index(after: at) }
    let start = at
    var width = 0.0
    while at < scalars.endIndex, !isSpace(scalars[at]) {
      width += ems(scalars[at])
      at = scalars.index(after: at)
    }
    return start < at ? (Substring(scalars[start..<at]), width) : nil
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
