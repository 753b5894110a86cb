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
  init(of bytes: [UInt8]) {
    var first = Hash(seed: 0xcbf2_9ce4_8422_2325)
    var second = Hash(seed: 0x9ae1_6a3b_2f90_404f)
    for byte in bytes {
      first.add(byte)
      second.add(byte ^ 0x5A)
    }
    description = first.digits(16) + second.digits(8)
  }

  init(of parts: [String]) {
    var first = Hash(seed: 0xcbf2_9ce4_8422_2325)
    var second = Hash(seed: 0x9ae1_6a3b_2f90_404f)
    for part in parts {
      for byte in part.utf8 {
        first.add(byte)
        second.add(byte ^ 0x5A)
      }
      // The end of a part, a byte that UTF-8 does not have.
      first.add(0xFF)
      second.add(0xFE)
    }
    description = first.digits(16) + second.digits(8)
  }

  /// FNV-1a. *Source:* Fowler, Noll, Vo; RFC 9923.
  private struct Hash {
    var value: UInt64

    init(seed: UInt64) { value = seed }

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    func digits(_ count: Int) -> String {
      let text = String(value, radix: 16)
      return String((String(repeating: "0", count: 16 - text.utf8.count) + text).suffix(count))
    }
  }
}
