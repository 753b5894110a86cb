extension Double {
  /// The number with exactly `places` decimals, rounded half away from zero: `2.50`; never `-0`.
  ///
  /// The same on every machine and in every locale. A number that is not finite is printed as `–`.
  package func fixed(_ places: Int) -> String { formatted(places: places, keepsZeros: true) }

  /// The number with at most `places` decimals and no trailing zeros: `2.5`, `3`; never `-0`.
  package func trimmed(_ places: Int) -> String { formatted(places: places, keepsZeros: false) }

  /// A length of CSS in pixels, with at most `places` decimals: `2.5px`, `0px`.
  package func px(_ places: Int) -> String { trimmed(places) + "px" }

  /// The digits that a source writes, where they are no more than eight places; what was computed has four.
  package var asWritten: String {
    let text = trimmed(4)
    if Double(text) == self { return text }
    let whole = trimmed(8)
    return Double(whole) == self ? whole : text
  }

  private func formatted(places: Int, keepsZeros: Bool) -> String {
    guard isFinite else { return "–" }
    guard let number = DecimalNumber(self, places: places, keepsZeros: keepsZeros) else {
      return large(places: places, keepsZeros: keepsZeros)
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: number.room) { digits in
      guard let start = digits.baseAddress else { return "" }
      let length = number.write(to: start)
      return String(decoding: digits[..<length], as: UTF8.self)
    }
  }

  /// For a number whose last requested place is beyond the precision of a Double: that place is printed as zero.
  private func large(places: Int, keepsZeros: Bool) -> String {
    guard magnitude < 0x1p63 else { return description }
    guard places > 0 else { return String(Int64(self)) }
    let shorter = formatted(places: places - 1, keepsZeros: keepsZeros)
    return keepsZeros ? shorter + (places == 1 ? ".0" : "0") : shorter
  }
}

extension ByteBuffer {
  /// Appends a number as `trimmed` formats it.
  package mutating func put(_ number: Double, places: Int) {
    guard let decimal = DecimalNumber(number, places: places, keepsZeros: false) else {
      return put(plain: number.trimmed(places))
    }
    put(atMost: decimal.room) { decimal.write(to: $0) }
  }
}

/// A whole number divided by 10 to the power of `places`.
private struct DecimalNumber {
  private let value: UInt64
  private let places: Int
  private let isNegative: Bool

  /// Nil for a number whose last requested place is beyond the precision of a Double.
  @inline(__always)
  init?(_ number: Double, places: Int, keepsZeros: Bool) {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = number.magnitude * scale
    guard scaled < 9_007_199_254_740_992 else { return nil }
    let whole = Int64(scaled)
    var value = UInt64(bitPattern: scaled - Double(whole) >= 0.5 ? whole + 1 : whole)
    isNegative = number < 0 && value != 0
    var places = places
    if !keepsZeros {
      while places > 0, value % 10 == 0 {
        value /= 10
        places -= 1
      }
    }
    self.value = value
    self.places = places
  }

  /// Bytes to reserve: a value has at most sixteen digits, and zeros may come before them.
  var room: Int { places + 18 }

  /// Writes the number at the end of the buffer, from its last digit on, moves it to the start, and returns its length
  /// in bytes.
  @inline(__always)
  func write(to start: UnsafeMutablePointer<UInt8>) -> Int {
    let end = start + room
    var at = end
    var rest = value
    for _ in 0..<places { Self.put(&rest, before: &at) }
    if places > 0 {
      at -= 1
      at.pointee = UInt8(ascii: ".")
    }
    repeat { Self.put(&rest, before: &at) } while rest > 0
    if isNegative {
      at -= 1
      at.pointee = UInt8(ascii: "-")
    }
    start.update(from: at, count: end - at)
    return end - at
  }

  /// Removes the last digit and returns it.
  private static func put(_ value: inout UInt64, before place: inout UnsafeMutablePointer<UInt8>) {
    place -= 1
    place.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10)
    value /= 10
  }
}
