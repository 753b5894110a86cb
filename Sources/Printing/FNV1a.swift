/// The 64-bit FNV-1a hash of some bytes: the same on every machine and in every run, and no protection against anybody.
///
/// It is public so that other targets can inline it: an index hashes every word of a guide.
///
/// Source: https://www.rfc-editor.org/rfc/rfc9923
public struct FNV1a: Sendable {
  /// The hash of what was combined so far.
  public var value: UInt64

  /// - Parameter value: the hash of what comes before; that of nothing, unless another is given.
  @inlinable public init(_ value: UInt64 = 0xCBF2_9CE4_8422_2325) { self.value = value }

  /// Takes one more byte into the hash.
  @inlinable public mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Takes more bytes into the hash, in their order.
  @inlinable public mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Sixteen hexadecimal digits.
  public var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
