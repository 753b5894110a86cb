/// Finds where a text stops being valid UTF-8.
package enum UTF8Fault {
  /// The offset of the first byte that does not begin a well-formed sequence; nil if there is none. Linear.
  ///
  /// Source: The Unicode Standard, table 3-7, Well-Formed UTF-8 Byte Sequences.
  package static func first(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while true {
        while index + 32 <= bytes.count, isASCII(manyIn: bytes, index) { index += 32 }
        while index + 8 <= bytes.count, isASCII(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
          index += 8
        }
        guard index < bytes.count else { return nil }
        guard let length = sequenceLength(bytes[index...]) else { return index }
        index += length
      }
    }
  }

  private static func isASCII(_ eightBytes: UInt64) -> Bool { eightBytes & 0x8080_8080_8080_8080 == 0 }

  /// The same for 32 bytes at once.
  @inline(__always)
  private static func isASCII(manyIn bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    let four = bytes.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
    return isASCII(four.x | four.y | four.z | four.w)
  }

  private static func sequenceLength(_ rest: Slice<UnsafeRawBufferPointer>) -> Int? {
    let first = rest[rest.startIndex]
    if first < 0x80 { return 1 }
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard rest.count >= length, second.contains(rest[rest.startIndex + 1]),
      rest[(rest.startIndex + 2)..<(rest.startIndex + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return length
  }
}
