import Printing

/// 128 bits that stand for some bytes: equal bytes have equal digests, and different ones practically never do.
///
/// It tells whether something changed. It is no protection against somebody who looks for two texts with one digest: they
/// would only keep their own site from being built.
package struct Digest: Hashable, Sendable {
  fileprivate(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  fileprivate(set) var low: UInt64 = 0xD1B5_4A32_D192_ED03

  package init() {}

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  package init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  init(_ bytes: UnsafeRawBufferPointer) { combine(bytes) }

  init(_ packed: PackedWriter) { self.init(packed.bytes) }

  /// Takes in more bytes; where they begin and end counts.
  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 16 <= bytes.count {
      combine(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)))
      place += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for index in place..<bytes.count {
      let shift = UInt64(index - place) % 8 * 8
      if index - place < 8 { rest.0 |= UInt64(bytes[index]) << shift } else { rest.1 |= UInt64(bytes[index]) << shift }
    }
    combine(rest.0, rest.1)
    combine(UInt64(bytes.count))
  }

  package mutating func combine(_ text: String) {
    text.withBytes { combine(UnsafeRawBufferPointer($0)) }
  }

  package mutating func combine(_ number: UInt64) { combine(number, 0x2545_F491_4F6C_DD1D) }

  package mutating func combine(_ other: Digest) { combine(other.high, other.low) }

  /// Two lanes, each the folded product of its state and the new bytes, as in wyhash.
  ///
  /// Source: https://github.com/wangyi-fudan/wyhash
  private mutating func combine(_ first: UInt64, _ second: UInt64) {
    (high, low) = (
      Self.folded(high ^ first, second ^ 0xA076_1D64_78BD_642F) ^ low,
      Self.folded(low ^ second, first ^ 0xE703_7ED1_A0B4_28DB) &+ high
    )
  }

  private static func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  /// 32 hexadecimal digits.
  package var text: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads what `text` has written; nil for anything else.
  package init?(_ text: some StringProtocol) { self.init(digits: Array(text.utf8)[...]) }

  /// The same of digits as bytes.
  init?(digits: ArraySlice<UInt8>) {
    guard digits.count == 32 else { return nil }
    (high, low) = (0, 0)
    for (place, byte) in digits.enumerated() {
      guard byte.isDigit || byte.isHexDigit && byte.isLowercase else { return nil }
      let digit = UInt64(byte.isDigit ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "a") + 10)
      if place < 16 { high = high << 4 | digit } else { low = low << 4 | digit }
    }
  }
}
