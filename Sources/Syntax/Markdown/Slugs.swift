import Printing

/// Ids for headings: lower case, spaces to hyphens, punctuation dropped, letters of every script kept.
///
/// A second heading of the same name gets `-1`, the next `-2`, passing over names that a heading has by itself.
enum Slugs {
  /// Marks and jamo in a row that are kept: strings with more are slow to compare.
  /// Source: Unicode Standard Annex #15, 13.1, Stream-Safe Text Format.
  private static let mostMarks = 30

  /// The ids of all headings in order: a plain slug belongs to the first heading that has it.
  static func ids(for titles: [String]) -> [String] {
    let plain = titles.map(slug)
    var taken = Set(plain)
    if taken.count == plain.count { return plain }
    var next: [String: Int] = [:]
    var seen: Set<String> = []
    return plain.map { slug in
      if seen.insert(slug).inserted { return slug }
      var number = next[slug, default: 1]
      while !taken.insert("\(slug)-\(number)").inserted { number += 1 }
      next[slug] = number + 1
      return "\(slug)-\(number)"
    }
  }

  /// The id of one more heading, which is then taken.
  static func id(for title: String, besides taken: inout Set<String>) -> String {
    let plain = slug(title)
    if taken.insert(plain).inserted { return plain }
    var number = 1
    while !taken.insert("\(plain)-\(number)").inserted { number += 1 }
    return "\(plain)-\(number)"
  }

  /// The id of a heading by itself; `section` where nothing of its text can be in one.
  private static func slug(_ title: String) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(title.utf8.count)
    var marks = 0
    for scalar in title.unicodeScalars {
      if scalar.isASCII {
        marks = 0
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        switch byte {
        case UInt8(ascii: " "): out.append(UInt8(ascii: "-"))
        case UInt8(ascii: "-"), UInt8(ascii: "_"): out.append(byte)
        default: if byte.isLetter || byte.isDigit { out.append(byte.lowercased) }
        }
      } else if isWord(scalar) {
        marks = joinsWhatIsBefore(scalar) ? marks + 1 : 0
        if marks <= mostMarks { out += scalar.properties.lowercaseMapping.utf8 }
      }
    }
    return out.isEmpty ? "section" : String(decoding: out, as: UTF8.self)
  }

  /// Marks of all kinds, and the letters that Korean syllables are put together from.
  private static func joinsWhatIsBefore(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
      true
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned:
      false
    @unknown default: false
    }
  }
}
