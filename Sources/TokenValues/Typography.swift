/// A type style.
package struct Typography: Hashable, Sendable {
  /// From most to least preferred; never empty.
  package let fontFamily: [String]
  package let fontSize: Dimension
  package let fontWeight: FontWeight
  package let letterSpacing: Dimension
  /// As a multiple of the font size.
  package let lineHeight: Double

  package init(
    fontFamily: [String], fontSize: Dimension, fontWeight: FontWeight, letterSpacing: Dimension, lineHeight: Double
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }

  /// The distance between two baselines, in CSS pixels.
  package var leadingPixels: Double { fontSize.pixels * lineHeight }
}
