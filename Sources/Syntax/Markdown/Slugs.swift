/// Ids for headings: lower case, spaces to hyphens, punctuation dropped, letters of every script kept.
///
/// A second heading of the same name gets `-1`, the next `-2`, passing over names that a heading has by itself.
package struct Slugs {
  private var taken: Set<String> = []
  private var next: [String: Int] = [:]

  package init() {}

  /// Marks the plain slugs of all headings as taken by their first owner, in order, and gives every heading its own.
  package static func ids(for titles: [String]) -> [String] {
    let plain = titles.map(slug)
    var slugs = Slugs()
    slugs.taken = Set(plain)
    var seen: Set<String> = []
    return plain.map { seen.insert($0).inserted ? $0 : slugs.numbered($0) }
  }

  /// The id of a heading by itself; `section` where nothing of its text can stand in one.
  package static func slug(_ title: String) -> String {
    if let quick = ascii(title) { return quick }
    var out = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      if scalar == " " || scalar == "-" || scalar == "_" {
        out.append(scalar == " " ? "-" : scalar)
      } else if isWord(scalar) {
        out.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return out.isEmpty ? "section" : String(out)
  }

  private mutating func numbered(_ slug: String) -> String {
    var number = next[slug, default: 1]
    while !taken.insert("\(slug)-\(number)").inserted { number += 1 }
    next[slug] = number + 1
    return "\(slug)-\(number)"
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

  /// The common case, byte by byte; nil where a byte is not ASCII.
  private static func ascii(_ title: String) -> String? {
    var out: [UInt8] = []
    out.reserveCapacity(title.utf8.count)
    for byte in title.utf8 {
      switch byte {
      case 0x41...0x5A: out.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x2D, 0x5F: out.append(byte)
      case 0x20: out.append(0x2D)
      case 0x80...: return nil
      default: continue
      }
    }
    return out.isEmpty ? "section" : String(decoding: out, as: UTF8.self)
  }
}
