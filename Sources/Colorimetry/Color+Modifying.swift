/// Colours made of another one.
extension Color {
  /// Nearer to white: each component that makes a colour light goes a share of its way to the top. In `lch`, its chroma
  /// is reduced by the same share.
  ///
  /// The result is a colour of `space`, without clipping to a gamut.
  ///
  /// - Parameters:
  ///   - share: 0…1, of what is missing to white.
  ///   - space: sRGB, Display P3, `hsl` or `lch`; of any other, the result is that of sRGB.
  /// *Source:* Tokens Studio, “Color modifiers”; tokens-studio/sd-transforms, `lighten`.
  package func lightened(by share: Double, in space: ColorSpace) -> Color {
    toward(light: true, share.clamped(to: 0...1), in: space)
  }

  /// Nearer to black, as ``lightened(by:in:)`` is to white.
  ///
  /// *Source:* Tokens Studio, “Color modifiers”; tokens-studio/sd-transforms, `darken`.
  package func darkened(by share: Double, in space: ColorSpace) -> Color {
    toward(light: false, share.clamped(to: 0...1), in: space)
  }

  /// A mixture of two colours in a space, as `color-mix()` makes it.
  ///
  /// - Parameter share: 0…1, of the other colour.
  package func mixed(with other: Color, share: Double, in space: ColorSpace) -> Color {
    Color.mix(converted(to: space), other.converted(to: space), share.clamped(to: 0...1), longer: false)
  }

  private func toward(light: Bool, _ share: Double, in space: ColorSpace) -> Color {
    let color = converted(to: space)
    func moved(_ component: Double?, _ top: Double) -> Double? {
      component.map { $0 + ((light ? top : 0) - $0) * share }
    }
    return switch space {
    case .lch: Color(space, moved(color.c1, 100), color.c2.map { $0 * (1 - share) }, color.c3, alpha: alpha)
    case .hsl: Color(space, color.c1, color.c2, moved(color.c3, 100), alpha: alpha)
    case .srgb, .displayP3: Color(space, moved(color.c1, 1), moved(color.c2, 1), moved(color.c3, 1), alpha: alpha)
    case .hwb, .lab, .oklab, .oklch, .srgbLinear, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      toward(light: light, share, in: .srgb)
    }
  }
}
