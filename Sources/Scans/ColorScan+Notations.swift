import Colorimetry

/// Colours that a text gives in two notations.
extension ColorScan {
  /// A colour that stands once more in another notation, `#4F46E5 / oklch(0.51 0.23 277)`, is one, however roughly it was
  /// converted.
  mutating func dropNotations() {
    guard found.count > 1 else { return }
    let again = found.indices.dropFirst().filter { index in
      let (first, second) = (found[index - 1], found[index])
      return isHex(first) != isHex(second) && isBehindSlash(index) && first.color.opacity == second.color.opacity
        && ColorDifference.e2000(first.color, second.color) < Self.roughly
    }
    for index in again.reversed() { found.remove(at: index) }
  }

  private func isHex(_ one: Found) -> Bool { scan.text[one.range.lowerBound] == UInt8(ascii: "#") }

  /// In ΔE2000: more than conversions are wrong by, and less than a text and its ground differ by.
  private static let roughly = 15.0
}
