/// Text as it is meant against text as it is written: with backslashes, entities and replaced zero bytes.
enum SourceMatch {
  /// How many bytes of the source make how many bytes of the text.
  struct Step {
    let source: Int
    let literal: Int
  }

  /// The offset at which the source of a literal ends; nil where the source reads otherwise.
  static func end(of literal: Bytes, in text: Bytes, from start: Int, to limit: Int) -> Int? {
    var at = start
    var index = 0
    while index < literal.count {
      guard let step = step(literal, index, text, at, limit) else { return nil }
      at += step.source
      index += step.literal
    }
    return at
  }

  /// What is written at a place of the source for the text from an index on; nil where something else is.
  @inline(__always)
  static func step(_ literal: Bytes, _ index: Int, _ text: Bytes, _ at: Int, _ limit: Int) -> Step? {
    guard at < limit else { return nil }
    let byte = text[at]
    if byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "&"), byte != 0 {
      return byte == literal[index] ? Step(source: 1, literal: 1) : nil
    }
    return special(literal[index...], text, at, limit)
  }

  private static func special(_ literal: Bytes, _ text: Bytes, _ at: Int, _ limit: Int) -> Step? {
    switch text[at] {
    case UInt8(ascii: "\\") where at + 1 < limit && text[at + 1].isPunctuation:
      return literal[0] == text[at + 1] ? Step(source: 2, literal: 1) : nil
    case UInt8(ascii: "&"):
      if let entity = entity(literal, text, at, limit) { return entity }
    case 0: return literal.has("\u{FFFD}", at: 0) ? Step(source: 1, literal: 3) : nil
    default: break
    }
    return text[at] == literal[0] ? Step(source: 1, literal: 1) : nil
  }

  /// An entity; nil where the `&` means itself.
  private static func entity(_ literal: Bytes, _ text: Bytes, _ at: Int, _ limit: Int) -> Step? {
    guard at + 1 < limit else { return nil }
    return text[at + 1] == UInt8(ascii: "#") ? number(literal, text, at, limit) : name(literal, text, at, limit)
  }

  private static func number(_ literal: Bytes, _ text: Bytes, _ at: Int, _ limit: Int) -> Step? {
    let isHex = at + 2 < limit && text[at + 2] | 0x20 == UInt8(ascii: "x")
    var place = at + (isHex ? 3 : 2)
    let first = place
    var value: UInt32 = 0
    while place < limit, place - first < 8, let digit = digit(text[place], isHex: isHex) {
      value = value &* (isHex ? 16 : 10) &+ digit
      place += 1
    }
    guard place > first, place < limit, text[place] == UInt8(ascii: ";"), place - first <= (isHex ? 6 : 7) else {
      return nil
    }
    let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    var length = 0
    for byte in UTF8.encode(scalar) ?? UTF8.EncodedScalar() {
      guard length < literal.count, literal[length] == byte else { return nil }
      length += 1
    }
    return Step(source: place + 1 - at, literal: length)
  }

  private static func digit(_ byte: UInt8, isHex: Bool) -> UInt32? {
    if byte.isDigit { return UInt32(byte - UInt8(ascii: "0")) }
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    return isHex && isLetter ? UInt32((byte | 0x20) - UInt8(ascii: "a") + 10) : nil
  }

  private static func name(_ literal: Bytes, _ text: Bytes, _ at: Int, _ limit: Int) -> Step? {
    var place = at + 1
    while place < limit, place - at <= 33, text[place].isLetter || text[place].isDigit { place += 1 }
    guard place > at + 1, place < limit, text[place] == UInt8(ascii: ";") else { return nil }
    let source = place + 1 - at
    if literal[0] == UInt8(ascii: "&") {
      // Only `&amp;` and `&AMP;` mean an ampersand; other names that are kept as they are have no meaning.
      return text.has("&amp;", at: at) || text.has("&AMP;", at: at) ? Step(source: source, literal: 1) : nil
    }
    let first = scalarLength(literal)
    guard first < literal.count else { return Step(source: source, literal: first) }
    let rest = literal[first...]
    let second = rest[0..<scalarLength(rest)]
    let isLigature = literal.has("fj", at: 0) && text[at + 1] == UInt8(ascii: "f")
    let isPair = !text.has(second, at: place + 1) && (isLigature || isSecond(second))
    return Step(source: source, literal: isPair ? first + second.count : first)
  }

  private static func scalarLength(_ bytes: Bytes) -> Int {
    let length =
      switch bytes[0] {
      case ..<0x80: 1
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    return min(length, bytes.count)
  }

  /// The scalars that come second in the entities that mean two: overlays, variants and a hair space.
  private static func isSecond(_ scalar: Bytes) -> Bool {
    let seconds: [StaticString] = ["\u{338}", "\u{20D2}", "\u{20E5}", "\u{333}", "\u{331}", "\u{FE00}", "\u{200A}"]
    return seconds.contains { scalar.count > 1 && scalar.has($0, at: 0) }
  }
}
