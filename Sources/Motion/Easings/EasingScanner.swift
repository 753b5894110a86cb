import Printing

/// Reads the words, numbers and signs of an easing function byte by byte.
struct EasingScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// CSS white space and comments.
  mutating func skipSpace() {
    while let byte {
      if byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
        offset += 1
      } else if byte == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2A {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == 0x2A, offset + 1 < bytes.count, bytes[offset + 1] == 0x2F {
        offset += 2
        return
      }
      offset += 1
    }
  }

  /// A name of letters, digits and hyphens, in lower case; nil if none starts here.
  mutating func word() -> String? {
    let start = offset
    while let byte, byte.isLetter || byte == 0x2D || offset > start && byte.isDigit { offset += 1 }
    guard offset > start else { return nil }
    return String(decoding: bytes[start..<offset].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Consumes `sign` if it comes next.
  mutating func take(_ sign: Character) -> Bool {
    guard let byte, byte == sign.asciiValue else { return false }
    offset += 1
    return true
  }

  /// A CSS number as text; nil, with nothing consumed, if none starts here.
  mutating func number() -> String? {
    let start = offset
    if byte == 0x2B || byte == 0x2D { offset += 1 }
    var digits = skipDigits()
    if byte == 0x2E {
      let point = offset
      offset += 1
      let fraction = skipDigits()
      if fraction == 0 { offset = point }
      digits += fraction
    }
    guard digits > 0 else {
      offset = start
      return nil
    }
    skipExponent()
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipExponent() {
    guard byte == 0x45 || byte == 0x65 else { return }
    let start = offset
    offset += 1
    if byte == 0x2B || byte == 0x2D { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte, byte.isDigit { offset += 1 }
    return offset - start
  }

}
