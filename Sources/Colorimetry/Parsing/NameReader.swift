import Printing

/// The text of a CSS name: ASCII letters in lower case, escapes resolved.
enum NameReader {
  /// Longer than any name of a colour; longer names are truncated.
  private static let limit = 64

  static func text(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let name = bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + limit)]
    if name.contains(UInt8(ascii: "\\")) { return unescaped(name) }
    return String(unsafeUninitializedCapacity: name.count) { buffer in
      var count = 0
      for byte in name {
        buffer[count] = lowercased(byte)
        count += 1
      }
      return count
    }
  }

  /// Source: CSS Syntax 3, section 4.3.7 (consume an escaped code point).
  private static func unescaped(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var result: [UInt8] = []
    var index = name.startIndex
    while index < name.endIndex {
      let byte = name[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(lowercased(byte))
        continue
      }
      var code: UInt32 = 0
      var digits = 0
      while index < name.endIndex, digits < 6, let value = hexValue(name[index]) {
        code = code << 4 | value
        digits += 1
        index += 1
      }
      guard digits > 0 else { continue }
      if index < name.endIndex, name[index].isSpace { index += 1 }
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      result.append(contentsOf: String(Character(scalar)).utf8.map(lowercased))
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }
}
