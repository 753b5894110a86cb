extension Double {
  /// The number with exactly `places` decimals, rounded half away from zero: `2.50`; never `-0`.
  ///
  /// The same on every machine and in every locale. A number that is not finite prints as `–`.
  package func fixed(_ places: Int) -> String { formatted(places: places, keepsZeros: true) }

  /// The number with at most `places` decimals and no zeros at its end: `2.5`, `3`; never `-0`.
  package func trimmed(_ places: Int) -> String { formatted(places: places, keepsZeros: false) }

  private func formatted(places: Int, keepsZeros: Bool) -> String {
    guard isFinite else { return "–" }
    guard let number = DecimalNumber(self, places: places, keepsZeros: keepsZeros) else {
      return large(places: places, keepsZeros: keepsZeros)
    }
    return String(unsafeUninitializedCapacity: number.length) { buffer in
      if let start = buffer.baseAddress { number.write(to: start) }
      return number.length
    }
  }

  /// A number whose last place asked for is past what a Double holds: that place is a zero.
  private func large(places: Int, keepsZeros: Bool) -> String {
    guard magnitude < 0x1p63 else { return description }
    guard places > 0 else { return String(Int64(self)) }
    let shorter = formatted(places: places - 1, keepsZeros: keepsZeros)
    return keepsZeros ? shorter + (places == 1 ? ".0" : "0") : shorter
  }
}

extension [UInt8] {
  /// Appends a number as `trimmed` writes it, without a string between.
  package mutating func put(_ number: Double, places: Int) {
    guard number.isFinite, let decimal = DecimalNumber(number, places: places, keepsZeros: false) else {
      append(contentsOf: number.trimmed(places).utf8)
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: decimal.length) { digits in
      guard let start = digits.baseAddress else { return }
      decimal.write(to: start)
      append(contentsOf: UnsafeBufferPointer(digits))
    }
  }
}

extension ByteBuffer {
  /// Puts a number as `trimmed` writes it.
  package mutating func put(_ number: Double, places: Int) { put(number, places: places, keepsZeros: false) }

  /// Puts a number as `fixed` writes it.
  package mutating func put(fixed number: Double, places: Int) { put(number, places: places, keepsZeros: true) }

  private mutating func put(_ number: Double, places: Int, keepsZeros: Bool) {
    guard number.isFinite, let decimal = DecimalNumber(number, places: places, keepsZeros: keepsZeros) else {
      put(plain: keepsZeros ? number.fixed(places) : number.trimmed(places))
      return
    }
    put(atMost: decimal.length) { place in
      decimal.write(to: place)
      return decimal.length
    }
  }
}

/// A whole number with its point moved to the left by `places`.
private struct DecimalNumber {
  private let value: UInt64
  private let places: Int
  private let digits: Int
  private let isNegative: Bool

  /// Nil for a number whose last place asked for is past what a Double holds.
  init?(_ number: Double, places: Int, keepsZeros: Bool) {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = number.magnitude * scale
    guard scaled < 9_007_199_254_740_992 else { return nil }
    var value = UInt64(scaled)
    if scaled - Double(value) >= 0.5 { value += 1 }
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
    digits = Swift.max(Self.digits(of: value), places + 1)
  }

  private static func digits(of value: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    // A value has at most sixteen digits.
    while value >= limit {
      count += 1
      limit *= 10
    }
    return count
  }

  /// Bytes it takes.
  var length: Int { digits + (places > 0 ? 1 : 0) + (isNegative ? 1 : 0) }

  /// Writes its `length` bytes.
  func write(to buffer: UnsafeMutablePointer<UInt8>) {
    var rest = value
    var index = length
    for place in 0..<digits {
      if place == places, places > 0 {
        index -= 1
        buffer[index] = UInt8(ascii: ".")
      }
      index -= 1
      buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    if isNegative { buffer[0] = UInt8(ascii: "-") }
  }
}
