package import Colorimetry

/// One layer of a shadow.
package struct Shadow: Hashable, Sendable {
  package let color: Color
  package let offsetX: Dimension
  package let offsetY: Dimension
  package let blur: Dimension
  package let spread: Dimension
  package let inset: Bool

  package init(
    color: Color, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension, inset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }

  /// One layer of CSS `box-shadow`.
  package var css: String {
    "\(inset ? "inset " : "")\(offsetX.css) \(offsetY.css) \(blur.css) \(spread.css) \(color.css)"
  }
}

extension Collection<Shadow> {
  /// All layers as one CSS `box-shadow`.
  package var css: String { map(\.css).joined(separator: ", ") }
}
