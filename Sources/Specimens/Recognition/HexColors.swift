package import Colorimetry

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Hex colours in running text, by exact grammar.
package enum HexColors {
  package struct Found: Sendable {
    package let range: Range<Int>
    package let color: Color
  }

  /// `#rgb`, `#rrggbb` or `#rrggbbaa` standing alone: no letter, digit, `#`, `&`, `/` or `-` before it and no letter,
  /// digit or `-` behind it. Three digits count only where one of them is a letter, since `#123` is an issue's number.
  package static func find(in text: ArraySlice<UInt8>) -> [Found] {
    text.withUnsafeBufferPointer { bytes in
      var found: [Found] = []
      var at = 0
      while let range = next(in: bytes, from: at) {
        at = range.upperBound
        guard let color = Color(hex: String(decoding: bytes[range], as: UTF8.self)) else { continue }
        let start = text.startIndex + range.lowerBound
        found.append(Found(range: start..<(start + range.count), color: color))
      }
      return found
    }
  }

  /// Where the next of them stands, `#` included.
  static func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    guard let base = text.baseAddress else { return nil }
    var at = start
    while let found = memchr(base + at, 0x23, text.count - at) {
      let hash = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      at = hash + 1
      while at < text.count, isHexDigit(text[at]) { at += 1 }
      let isColor =
        switch at - hash - 1 {
        case 3: text[(hash + 1)..<at].contains { $0 >= UInt8(ascii: "A") }
        case 6, 8: true
        default: false
        }
      if isColor, hash == 0 || !isJoinedBefore(text[hash - 1]), at == text.count || !isJoined(text[at]) {
        return hash..<at
      }
    }
    return nil
  }

  /// Whether a text is nothing but a `#` and 3, 4, 6 or 8 digits.
  static func isColor(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.count {
    case 4, 5, 7, 9: text[0] == UInt8(ascii: "#") && text[1...].allSatisfy(isHexDigit)
    default: false
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func isJoinedBefore(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "/"): true
    default: isJoined(byte)
    }
  }

  private static func isJoined(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
