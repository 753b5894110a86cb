/// Ids for headings: lower case, spaces to hyphens, punctuation dropped, letters of every script kept.
///
/// A second heading of the same name gets `-1`, the next `-2`, passing over names that a heading has by itself.
enum Slugs {
  /// The ids of all headings in order: a plain slug belongs to the first heading that has it.
  static func ids(for titles: [String]) -> [String] {
    let plain = titles.map(slug)
    if areDistinct(plain) { return plain }
    var taken = Set(plain)
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

  /// Few are compared two by two, which costs less than a set of them.
  private static func areDistinct(_ slugs: [String]) -> Bool {
    guard slugs.count <= 32 else { return Set(slugs).count == slugs.count }
    return slugs.indices.allSatisfy { index in slugs[..<index].allSatisfy { $0 != slugs[index] } }
  }

  /// The id of a heading by itself; `section` where nothing of its text can stand in one.
  private static func slug(_ title: String) -> String {
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
    var title = title
    return title.withUTF8 { bytes in
      if bytes.contains(where: { $0 >= 0x80 }) { return nil }
      let slug = String(unsafeUninitializedCapacity: bytes.count) { out in
        var count = 0
        for byte in bytes {
          switch byte {
          case 0x41...0x5A: out[count] = byte | 0x20
          case 0x61...0x7A, 0x30...0x39, 0x2D, 0x5F: out[count] = byte
          case 0x20: out[count] = 0x2D
          default: continue
          }
          count += 1
        }
        return count
      }
      return slug.isEmpty ? "section" : slug
    }
  }
}
