/// A colour: a space, three components of which each may be missing (CSS `none`), and an opacity.
///
/// Components have the ranges of the DTCG Color module: RGB and XYZ 0…1; `hsl` and `hwb` hue in degrees and the rest
/// 0…100; `lab` and `lch` lightness 0…100; `oklab` and `oklch` lightness 0…1. Values outside are not clipped.
package struct Color: Sendable {
  package let space: ColorSpace
  /// `nil` is a missing component.
  package let c1, c2, c3: Double?
  /// 0…1; `nil` is a missing alpha.
  package let alpha: Double?
  let notation: Notation
  /// Whether its source writes it in hex with capitals, which affects only how its hex is printed beside a drawing.
  package private(set) var isInCapitals = false

  /// The syntax an sRGB colour was written in, which affects only how it is serialised.
  enum Notation: Sendable {
    /// Hex, a name, `rgb()`, `hsl()`, `hwb()`: serialised as `rgb()`.
    case legacy
    /// `color(srgb …)` and computed colours.
    case function
  }

  /// Creates a colour from components in the ranges of the DTCG Color module; `nil` is `none`.
  ///
  /// Opacity is clamped to 0…1. NaN counts as 0 and magnitudes are limited to 1e30, so that no arithmetic overflows.
  package init(_ space: ColorSpace, _ c1: Double?, _ c2: Double?, _ c3: Double?, alpha: Double? = 1) {
    self.init(space, c1, c2, c3, alpha: alpha, notation: .function)
  }

  init(_ space: ColorSpace, _ c1: Double?, _ c2: Double?, _ c3: Double?, alpha: Double?, notation: Notation) {
    self.space = space
    self.c1 = c1.map(Color.bounded)
    self.c2 = c2.map(Color.bounded)
    self.c3 = c3.map(Color.bounded)
    self.alpha = alpha.map { Color.bounded($0).clamped(to: 0...1) }
    self.notation = notation
  }

  /// Creates an sRGB colour from 8-bit components.
  init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.init(
      .srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: alpha, notation: .legacy)
  }

  package static let white = Color(red: 255, green: 255, blue: 255)
  package static let black = Color(red: 0, green: 0, blue: 0)

  /// Alpha as 0…1, with 0 if it is missing.
  package var opacity: Double { alpha ?? 0 }

  /// The same colour with another opacity.
  package func withOpacity(_ a: Double) -> Color {
    Color(space, c1, c2, c3, alpha: a, notation: notation).inCapitals(isInCapitals)
  }

  /// The same colour, written in hex with capitals or without.
  package func inCapitals(_ isInCapitals: Bool) -> Color {
    var color = self
    color.isInCapitals = isInCapitals
    return color
  }

  private static func bounded(_ value: Double) -> Double { value.isNaN ? 0 : value.clamped(to: -1e30...1e30) }
}

extension Color: Hashable {
  /// Whether space, components and alpha are equal; `red` and `color(srgb 1 0 0)` are equal although they serialise
  /// differently.
  package static func == (a: Color, b: Color) -> Bool {
    a.space == b.space && a.c1 == b.c1 && a.c2 == b.c2 && a.c3 == b.c3 && a.alpha == b.alpha
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(c1)
    hasher.combine(c2)
    hasher.combine(c3)
    hasher.combine(alpha)
  }
}
