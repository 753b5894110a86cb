/// Finds where addresses end, by the rules of cmark-gfm's autolinks.
struct Hosts {
  /// A run of what can be in the name of a host.
  private struct Name {
    var end = -1
    /// -1 where there is none.
    var lastDot = -1
    var dotBefore = -1
    var lastUnderscore = -1
  }

  let text: Bytes
  let limit: Int
  /// The last run looked at: all that begin in it end with it.
  private var name = Name()

  init(text: Bytes, limit: Int) {
    self.text = text
    self.limit = limit
  }

  /// Where the address ends that is looked at from a place on, up to the next blank; nil where it is none.
  mutating func addressEnd(from start: Int, hostFrom host: Int, needsDot: Bool) -> Int? {
    if host >= name.end { read(from: host) }
    // Of names with an underscore, only those are hosts that have it before their last two parts.
    guard name.lastUnderscore <= max(name.dotBefore, host), !needsDot || name.lastDot > host else { return nil }
    var end = max(name.end, host + 1)
    while end < limit, !text[end].isMarkdownSpace { end += 1 }
    return trimmed(start, text.first(UInt8(ascii: "<"), in: start..<min(end, limit)) ?? min(end, limit))
  }

  /// Reads letters, digits, hyphens, dots and underscores; the last byte of a block is not looked at.
  private mutating func read(from host: Int) {
    name = Name(end: host + 1)
    while name.end < limit - 1 {
      switch text[name.end] {
      case UInt8(ascii: "_"): name.lastUnderscore = name.end
      case UInt8(ascii: "."): (name.dotBefore, name.lastDot) = (name.lastDot, name.end)
      case UInt8(ascii: "-"): break
      case let byte where byte >= 0x80 || byte.isPunctuation || byte.isMarkdownSpace: return
      default: break
      }
      name.end += 1
    }
  }

  /// Without the punctuation, entities and unopened parentheses at its end.
  private func trimmed(_ start: Int, _ stop: Int) -> Int? {
    var end = stop
    var excess = 0
    for offset in start..<end {
      if text[offset] == UInt8(ascii: ")") { excess += 1 } else if text[offset] == UInt8(ascii: "(") { excess -= 1 }
    }
    while end > start {
      switch text[end - 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
        UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
        end -= 1
      case UInt8(ascii: ";"): end = beforeEntity(start, end)
      case UInt8(ascii: ")"):
        guard excess > 0 else { return end }
        excess -= 1
        end -= 1
      default: return end
      }
    }
    return nil
  }

  private func beforeEntity(_ start: Int, _ end: Int) -> Int {
    var place = end - 2
    while place > start, text[place].isLetter { place -= 1 }
    return place >= start && place < end - 2 && text[place] == UInt8(ascii: "&") ? place : end - 1
  }
}

/// The characters around a place, as far as they matter to what may begin or end there.
enum ScalarReading {
  /// The scalar that begins here; a line ending at the limit or where the bytes are no UTF-8.
  static func scalar(_ text: Bytes, at offset: Int, limit: Int) -> Unicode.Scalar {
    guard offset < limit else { return "\n" }
    if text[offset] < 0x80 { return Unicode.Scalar(text[offset]) }
    var decoder = UTF8()
    var bytes = (offset..<min(offset + 4, limit)).lazy.map { text[$0] }.makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) { return scalar }
    return "\n"
  }

  /// The scalar that ends here; a line ending where none does.
  static func scalar(_ text: Bytes, before offset: Int, from start: Int) -> Unicode.Scalar {
    var first = offset - 1
    while first > start, text[first] & 0xC0 == 0x80, offset - first < 4 { first -= 1 }
    return first >= start ? scalar(text, at: first, limit: offset) : "\n"
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(scalar.value).isPunctuation }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }
}
