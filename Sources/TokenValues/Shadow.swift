package import Colorimetry

/// What the third length of a shadow says.
package enum ShadowRadius: String, CaseIterable, Sendable {
  /// The blur radius of CSS, which is twice the standard deviation.
  case blur
  /// The standard deviation itself: `shadowRadius` of Core Animation and of React Native on iOS.
  case sigma
}

/// One layer of a shadow.
package struct Shadow: Hashable, Sendable {
  package let color: Color
  package let offsetX: Dimension
  package let offsetY: Dimension
  /// As its source gives it; `radius` tells what it means.
  package let blur: Dimension
  package let spread: Dimension
  package let inset: Bool
  package let radius: ShadowRadius

  package init(
    color: Color, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension, inset: Bool = false,
    radius: ShadowRadius = .blur
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
    self.radius = radius
  }

  /// One layer of CSS `box-shadow`.
  package var css: String { css(color.css) }

  /// The same with the colour written otherwise.
  ///
  /// Source of the factor: https://www.w3.org/TR/css-backgrounds-3/#shadow-blur (half the blur radius is the standard
  /// deviation).
  package func css(_ color: String) -> String {
    let drawn =
      switch radius {
      case .blur: blur
      case .sigma: Dimension(blur.value * 2, blur.unit)
      }
    return "\(inset ? "inset " : "")\(offsetX.drawing) \(offsetY.drawing) \(drawn.drawing) \(spread.drawing) \(color)"
  }
}

extension Collection<Shadow> {
  /// All layers as one CSS `box-shadow`.
  package var css: String { map(\.css).joined(separator: ", ") }
}
