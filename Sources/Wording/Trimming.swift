import Printing

/// Texts without what only leads to them or parts them.
package enum Trimming {
  /// Bytes without what stands in brackets.
  package static func withoutBrackets(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var depth = 0
    return bytes.filter { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      defer { if byte == UInt8(ascii: ")") { depth -= 1 } }
      return depth == 0
    }
  }

  /// Bytes as text without spaces, list signs and opening brackets at its ends.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: Trimming.bytes(bytes), as: UTF8.self)
  }

  /// The same as bytes.
  package static func bytes(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first {
      if first < 0x80 {
        // `"Before" label`
        if first == UInt8(ascii: "\""), bytes.dropFirst().dropLast().contains(first), bytes.last != first { break }
        guard first.isSpace || isOuter(first) || first.isOne(of: ".$") else { break }
        bytes.removeFirst()
      } else if let length = emoji(bytes) {
        bytes.removeFirst(length)
      } else {
        guard isSign(bytes.prefix(3)) else { break }
        bytes.removeFirst(3)
      }
    }
    while let last = bytes.last {
      if last < 0x80 {
        guard last.isSpace || isOuter(last) || last.isOne(of: "=(~") else { break }
        bytes.removeLast()
      } else {
        guard isSign(bytes.suffix(3)) else { break }
        bytes.removeLast(3)
      }
    }
    let isVariable = bytes.first == UInt8(ascii: "$") && bytes.dropFirst().first?.isLetter ?? false
    return isVariable && bytes.dropFirst().allSatisfy(isOfVariable) ? bytes.dropFirst() : bytes
  }

  private static func isOfVariable(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// The length of a pictograph at the start of a text, or of the selector behind one.
  private static func emoji(_ bytes: ArraySlice<UInt8>) -> Int? {
    let signs = Array(bytes.prefix(4))
    if signs.count == 4, signs[0] == 0xF0, signs[1] == 0x9F { return 4 }
    guard signs.count >= 3 else { return nil }
    let isPictograph = signs[0] == 0xE2 && (0x98...0x9E).contains(signs[1]) || Array(signs.prefix(3)) == Self.star
    return isPictograph || signs.starts(with: [0xEF, 0xB8, 0x8F]) ? 3 : nil
  }

  private static let star = Array("⭐".utf8)

  private static func isOuter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "|")
  }

  /// A dash, a quotation mark, a bullet, an arrow, `≈`, or `、`, `（`, `，`, `：` and `；`: three bytes each.
  private static func isSign(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 3, let first = bytes.first else { return false }
    switch (first, bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2]) {
    case (0xE2, 0x80, 0x93), (0xE2, 0x80, 0x94), (0xE2, 0x80, 0x98), (0xE2, 0x80, 0x9C), (0xE2, 0x80, 0x9D),
      (0xE2, 0x80, 0x9E), (0xE2, 0x80, 0xA2),
      (0xE2, 0x86, 0x92), (0xE2, 0x89, 0x88), (0xE3, 0x80, 0x80), (0xE3, 0x80, 0x81), (0xEF, 0xBC, 0x88),
      (0xEF, 0xBC, 0x8C), (0xEF, 0xBC, 0x9A), (0xEF, 0xBC, 0x9B):
      return true
    default: return false
    }
  }
}
