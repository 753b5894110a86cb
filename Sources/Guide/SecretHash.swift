/// Hashes of paths with numbers that are drawn anew each time: nobody can name files so that theirs are the same.
struct SecretHash: Sendable {
  private let start = UInt64.random(in: .min ... .max)
  private let factor = UInt64.random(in: .min ... .max) | 1

  /// The hash of some bytes, eight of them at a time.
  func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = UnsafeRawBufferPointer(bytes)
    var hash = start ^ UInt64(bytes.count)
    var at = 0
    while at + 8 <= bytes.count {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[at...] { rest = rest << 8 | UInt64(byte) }
    return Int(truncatingIfNeeded: mixed(hash ^ rest))
  }

  private func mixed(_ number: UInt64) -> UInt64 {
    let product = number.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
