extension Double {
  /// The number with exactly `places` decimals, rounded half away from zero: `2.50`; never `-0`.
  ///
  /// The same on every machine and in every locale. A number that is not finite prints as `–`.
  package func fixed(_ places: Int) -> String { formatted(places: places, keepsZeros: true) }

  /// The number with at most `places` decimals and no zeros at its end: `2.5`, `3`; never `-0`.
  package func trimmed(_ places: Int) -> String { formatted(places: places, keepsZeros: false) }

  private func formatted(places: Int, keepsZeros: Bool) -> String {
    guard isFinite else { return "–" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (magnitude * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9_007_199_254_740_992 else { return large(places: places, keepsZeros: keepsZeros) }
    var value = UInt64(scaled)
    var places = places
    if !keepsZeros {
      while places > 0, value % 10 == 0 {
        value /= 10
        places -= 1
      }
    }
    return Self.text(value, places: places, isNegative: self < 0 && scaled != 0)
  }

  /// A whole number with its point moved to the left by `places`.
  private static func text(_ value: UInt64, places: Int, isNegative: Bool) -> String {
    var count = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    let digits = max(count, places + 1)
    let length = digits + (places > 0 ? 1 : 0) + (isNegative ? 1 : 0)
    return String(unsafeUninitializedCapacity: length) { buffer in
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
      return length
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
