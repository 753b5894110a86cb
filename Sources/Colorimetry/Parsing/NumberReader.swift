import Printing

/// Reads a CSS number from bytes: sign, digits, fraction, exponent.
///
/// Source: CSS Syntax 3, section 4.3.12 (consume a number).
struct NumberReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  /// The first 19 significant digits.
  private var digits: UInt64 = 0
  private var exponent = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The number at the position; one too large stops at the largest there is.
  mutating func read() -> Double {
    let isNegative = byte() == UInt8(ascii: "-")
    if isNegative || byte() == UInt8(ascii: "+") { position += 1 }
    readDigits(afterPoint: false)
    if byte() == UInt8(ascii: "."), byte(1)?.isDigit ?? false {
      position += 1
      readDigits(afterPoint: true)
    }
    readExponent()
    let magnitude = min(value, .greatestFiniteMagnitude)
    return isNegative && magnitude != 0 ? -magnitude : magnitude
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func readDigits(afterPoint: Bool) {
    while let byte = byte(), byte.isDigit {
      position += 1
      if digits < 1_000_000_000_000_000_000 {
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
        if afterPoint { exponent -= 1 }
      } else if !afterPoint {
        exponent += 1
      }
    }
  }

  /// An `e` counts only with digits after it; otherwise it begins a unit.
  private mutating func readExponent() {
    guard byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") else { return }
    let sign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") ? 1 : 0
    guard byte(1 + sign)?.isDigit ?? false else { return }
    let isNegative = byte(1) == UInt8(ascii: "-")
    position += 1 + sign
    var power = 0
    while let byte = byte(), byte.isDigit {
      position += 1
      // Far beyond any Double, and far from overflowing.
      if power < 1_000_000 { power = power * 10 + Int(byte - UInt8(ascii: "0")) }
    }
    exponent += isNegative ? -power : power
  }

  private var value: Double {
    if digits == 0 { return 0 }
    // Both factors are exact, so the one rounding is the right one.
    if digits < 1 << 53, exponent.magnitude <= 22 {
      let scale = NumberReader.powersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(digits) / scale : Double(digits) * scale
    }
    return Double("\(digits)e\(exponent.clamped(to: -1000...1000))") ?? 0
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
