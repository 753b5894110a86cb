import Printing

/// The identity of a change, for approvals: the same for the same change on every machine, and another one as soon as
/// what it was, what it becomes or what caused it is another.
package struct ChangeKey: Hashable, Sendable, CustomStringConvertible {
  /// 24 hexadecimal digits.
  package let description: String

  /// - Parameter digits: as read from a file; nil for anything that is no key.
  package init?(_ digits: some StringProtocol) {
    guard digits.utf8.count == 24, digits.utf8.allSatisfy({ $0 &- 48 < 10 || $0 &- 97 < 6 }) else { return nil }
    description = String(digits)
  }

  /// Of the contents of a file.
  package init(of bytes: [UInt8]) {
    var hash = Hash()
    for byte in bytes { hash.add(byte) }
    description = hash.digits
  }

  package init(of parts: [String]) {
    var hash = Hash()
    for part in parts {
      for byte in part.utf8 { hash.add(byte) }
      hash.endPart()
    }
    description = hash.digits
  }

  /// Two hashes of the same bytes, since one alone is too short for all changes of a large guide.
  private struct Hash {
    private var first = FNV1a()
    private var second = FNV1a(0x9AE1_6A3B_2F90_404F)

    mutating func add(_ byte: UInt8) {
      first.combine(byte)
      second.combine(byte ^ 0x5A)
    }

    /// UTF-8 has neither of these bytes.
    mutating func endPart() {
      first.combine(0xFF)
      second.combine(0xFE)
    }

    var digits: String { first.digits + second.digits.suffix(8) }
  }
}
