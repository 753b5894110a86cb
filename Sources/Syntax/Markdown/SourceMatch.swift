/// Text as it is meant against text as it is written: with backslashes, entities and replaced zero bytes.
enum SourceMatch {
  /// How many bytes of the source make how many bytes of the text.
  struct Step {
    let source: Int
    let literal: Int
  }

  /// The offset at which the source of `count` bytes of a literal ends; nil where the source reads otherwise.
  static func end(
    of literal: UnsafePointer<UInt8>, _ count: Int, in base: UnsafePointer<UInt8>, from start: Int, to limit: Int
  ) -> Int? {
    var at = start
    var index = 0
    while index < count {
      guard let step = step(literal + index, count - index, base, at, limit) else { return nil }
      at &+= step.source
      index &+= step.literal
    }
    return at
  }

  /// What stands at a place of the source for the first bytes of the text; nil where something else stands there.
  @inline(__always)
  static func step(
    _ literal: UnsafePointer<UInt8>, _ count: Int, _ base: UnsafePointer<UInt8>, _ at: Int, _ limit: Int
  ) -> Step? {
    guard at < limit else { return nil }
    let byte = base[at]
    if byte != 0x5C, byte != 0x26, byte != 0 { return byte == literal[0] ? Step(source: 1, literal: 1) : nil }
    return special(literal, count, base, at, limit)
  }

  private static func special(
    _ literal: UnsafePointer<UInt8>, _ count: Int, _ base: UnsafePointer<UInt8>, _ at: Int, _ limit: Int
  ) -> Step? {
    switch base[at] {
    case 0x5C where at + 1 < limit && base[at + 1].isPunctuation:
      return literal[0] == base[at + 1] ? Step(source: 2, literal: 1) : nil
    case 0x26:
      if let entity = entity(literal, count, base, at, limit) { return entity }
    case 0:
      return count >= 3 && literal[0] == 0xEF && literal[1] == 0xBF && literal[2] == 0xBD
        ? Step(source: 1, literal: 3) : nil
    default: break
    }
    return base[at] == literal[0] ? Step(source: 1, literal: 1) : nil
  }

  /// An entity; nil where the `&` stands for itself.
  private static func entity(
    _ literal: UnsafePointer<UInt8>, _ count: Int, _ base: UnsafePointer<UInt8>, _ at: Int, _ limit: Int
  ) -> Step? {
    guard at + 1 < limit else { return nil }
    return base[at + 1] == 0x23 ? number(literal, count, base, at, limit) : name(literal, count, base, at, limit)
  }

  private static func number(
    _ literal: UnsafePointer<UInt8>, _ count: Int, _ base: UnsafePointer<UInt8>, _ at: Int, _ limit: Int
  ) -> Step? {
    let isHex = at + 2 < limit && base[at + 2] | 0x20 == 0x78
    var place = at + (isHex ? 3 : 2)
    let first = place
    var value: UInt32 = 0
    while place < limit, place - first < 8, let digit = digit(base[place], isHex: isHex) {
      value = value &* (isHex ? 16 : 10) &+ digit
      place += 1
    }
    guard place > first, place < limit, base[place] == 0x3B, place - first <= (isHex ? 6 : 7) else { return nil }
    let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    var length = 0
    for byte in UTF8.encode(scalar) ?? UTF8.EncodedScalar() {
      guard length < count, literal[length] == byte else { return nil }
      length += 1
    }
    return Step(source: place + 1 - at, literal: length)
  }

  private static func digit(_ byte: UInt8, isHex: Bool) -> UInt32? {
    if byte.isDigit { return UInt32(byte - 0x30) }
    let lower = byte | 0x20
    return isHex && lower >= 0x61 && lower <= 0x66 ? UInt32(lower - 0x61 + 10) : nil
  }

  private static func name(
    _ literal: UnsafePointer<UInt8>, _ count: Int, _ base: UnsafePointer<UInt8>, _ at: Int, _ limit: Int
  ) -> Step? {
    var place = at + 1
    while place < limit, place - at <= 33, base[place].isLetter || base[place].isDigit { place += 1 }
    guard place > at + 1, place < limit, base[place] == 0x3B else { return nil }
    let source = place + 1 - at
    if literal[0] == 0x26 {
      // Only `&amp;` and `&AMP;` mean an ampersand; other names that stand as they are have no meaning.
      let isAmp =
        source == 5 && base[at + 1] | 0x20 == 0x61 && base[at + 2] | 0x20 == 0x6D && base[at + 3] | 0x20 == 0x70
      return isAmp ? Step(source: source, literal: 1) : nil
    }
    let first = scalarLength(literal, count)
    guard first < count else { return Step(source: source, literal: first) }
    let second = scalarLength(literal + first, count - first)
    let repeats = (0..<second).allSatisfy { place + 1 + $0 < limit && base[place + 1 + $0] == literal[first + $0] }
    let isLigature = literal[0] == 0x66 && literal[first] == 0x6A && base[at + 1] == 0x66
    let isPair = !repeats && (isLigature || isSecond(literal + first, second))
    return Step(source: source, literal: isPair ? first + second : first)
  }

  private static func scalarLength(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let length = bytes[0] < 0x80 ? 1 : bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    return min(length, count)
  }

  /// The scalars that come second in the entities that stand for two: overlays, variants and a hair space.
  private static func isSecond(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    switch String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self) {
    case "\u{338}", "\u{20D2}", "\u{20E5}", "\u{333}", "\u{331}", "\u{FE00}", "\u{200A}": true
    default: false
    }
  }
}
