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
    var digits = String(UInt64(scaled))
    if places > 0 {
      if digits.utf8.count <= places {
        digits = String(repeating: "0", count: places + 1 - digits.utf8.count) + digits
      }
      let point = digits.index(digits.endIndex, offsetBy: -places)
      var fraction = digits[point...]
      if !keepsZeros { while fraction.last == "0" { fraction.removeLast() } }
      digits = fraction.isEmpty ? String(digits[..<point]) : digits[..<point] + "." + fraction
    }
    return self < 0 && scaled != 0 ? "-" + digits : digits
  }

  /// A number whose last place asked for is past what a Double holds: that place is a zero.
  private func large(places: Int, keepsZeros: Bool) -> String {
    guard magnitude < 0x1p63 else { return description }
    guard places > 0 else { return String(Int64(self)) }
    let shorter = formatted(places: places - 1, keepsZeros: keepsZeros)
    return keepsZeros ? shorter + (places == 1 ? ".0" : "0") : shorter
  }
}
