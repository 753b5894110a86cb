package import Colorimetry

/// A border.
package struct Border: Hashable, Sendable {
  package let color: Color
  package let width: Dimension
  package let style: StrokeStyle

  package init(color: Color, width: Dimension, style: StrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }

  package var css: String { "\(width.drawing) \(style.css) \(color.css)" }
}
