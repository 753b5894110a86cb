import Files

/// Where a name is in an alphabetical list: quotation marks and other signs before it do not count, nor do accents
/// of Latin letters.
struct IndexName {
  /// The heading of what begins with a figure, or has neither letter nor figure.
  static let figures = "0–9"

  let letter: String
  let key: NaturalKey

  init(_ name: String) {
    let start = name.firstIndex { $0.isLetter || $0.isNumber } ?? name.startIndex
    let plain = String(name[start...].map { $0.isASCII ? $0 : Self.plain[$0] ?? $0 })
    key = NaturalKey(plain)
    let first = plain.first.map { $0.isLetter ? $0.uppercased() : Self.figures } ?? Self.figures
    // A capital of several letters, as of ß, is under its first.
    letter = first == Self.figures ? first : String(first.prefix(1))
  }

  /// Figures first, then Latin letters, then those of other scripts.
  static func isBefore(_ first: String, _ second: String) -> Bool {
    if (first == figures) != (second == figures) { return first == figures }
    return first < second
  }

  /// Latin letters with the letter that they are listed under.
  private static let plain: [Character: Character] = {
    let rows: [(Character, String)] = [
      ("a", "àáâãäåāăąæ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
      ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľł"), ("n", "ñńņň"), ("o", "òóôõöøōŏőœ"), ("r", "ŕŗř"),
      ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
    ]
    var plain: [Character: Character] = [:]
    for (letter, variants) in rows {
      for variant in variants {
        plain[variant] = letter
        if let capital = variant.uppercased().first, variant.uppercased().count == 1 {
          plain[capital] = Character(letter.uppercased())
        }
      }
    }
    return plain
  }()
}
