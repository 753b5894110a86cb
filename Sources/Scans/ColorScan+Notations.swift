import Colorimetry
import Printing
import Wording

/// Colours that a text gives in two notations.
extension ColorScan {
  /// A colour that stands once more in another notation, `#4F46E5 / oklch(0.51 0.23 277)`, `oklch(0.51 0.23 277) (#4F46E5)`,
  /// is one, however roughly it was converted.
  mutating func dropNotations() {
    guard found.count > 1 else { return }
    let again = found.indices.dropFirst().filter { index in
      let (first, second) = (found[index - 1], found[index])
      if isBehindOr(index), first.color.hex == second.color.hex { return true }
      return isHex(first) != isHex(second) && (isBehindSlash(index) || isInBracket(index))
        && first.color.opacity == second.color.opacity
        && ColorNotations.areOne(first.color, second.color, by: .sign)
    }
    for index in again.reversed() { found.remove(at: index) }
  }

  /// Whether a bracket, a sign for equality or the beginning of a comment alone is between a colour and the one before it.
  private func isInBracket(_ index: Int) -> Bool {
    let gap = scan.text[found[index - 1].range.upperBound..<found[index].range.lowerBound]
    return gap.count <= 8 && gap.allSatisfy { $0.isSpace || $0.isOne(of: "(=~;/*`") || $0 >= 0x80 }
      && gap.contains { $0.isOne(of: "(=*") || $0 >= 0x80 }
  }

  /// `Color(red: 0.98, …) or rgb(250, 250, 250)`
  private func isBehindOr(_ index: Int) -> Bool {
    let gap = scan.text[found[index - 1].range.upperBound..<found[index].range.lowerBound]
    return Trimming.bytes(gap).isWord("or")
  }

  private func isHex(_ one: Found) -> Bool { scan.text[one.range.lowerBound] == UInt8(ascii: "#") }
}
