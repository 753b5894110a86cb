package import Colorimetry
import Printing

/// A colour of a gradient with its position.
package struct GradientStop: Hashable, Sendable {
  package let color: Color
  /// 0 at the start of the gradient, 1 at the end; never outside.
  package let position: Double

  package init(color: Color, position: Double) {
    self.color = color
    self.position = min(1, max(0, position))
  }

  package var css: String { "\(color.css) \((position * 100).trimmed(4))%" }
}

extension Collection<GradientStop> {
  /// The stops as in CSS `linear-gradient(…)`.
  package var css: String { map(\.css).joined(separator: ", ") }
}
