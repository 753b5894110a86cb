import Colorimetry
import Files
import Statements
import Wording

/// Values of one name that differ on purpose.
extension ConflictingValues {
  /// Whether two values are cells of one row, which say the same in two ways.
  static func areOfOneRow(_ a: NamedValue, _ b: NamedValue) -> Bool {
    guard a.block == b.block, a.span.file === b.span.file, !a.isInCode, a.isListed, b.isListed else { return false }
    let (start, end) = (min(a.span.range.end, b.span.range.end), max(a.span.range.start, b.span.range.start))
    return start <= end && !a.span.file.bytes[start..<end].contains(UInt8(ascii: "\n"))
  }

  /// Whether one of two colours is nearly white and the other nearly black: they are those of a light and of a dark theme.
  static func areOfThemes(_ a: WrittenValue, _ b: WrittenValue) -> Bool {
    guard case .color(let one, _) = a, case .color(let other, _) = b else { return false }
    let (low, high) = (min(one.luminance, other.luminance), max(one.luminance, other.luminance))
    return low < 0.08 && high > 0.6
  }
}
