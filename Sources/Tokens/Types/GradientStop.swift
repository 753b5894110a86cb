package import Colorimetry
import Printing

/// One colour of a gradient and where it stands.
package struct GradientStop: Hashable, Sendable {
  package let color: Color
  /// 0 at the gradient's start, 1 at its end; never outside.
  package let position: Double

  package init(color: Color, position: Double) {
    self.color = color
    self.position = min(1, max(0, position))
  }

  package var css: String { "\(color.css) \((position * 100).trimmed(4))%" }
}

extension Collection<GradientStop> {
  /// The stops as CSS writes them within `linear-gradient(…)`.
  package var css: String { map(\.css).joined(separator: ", ") }
}
