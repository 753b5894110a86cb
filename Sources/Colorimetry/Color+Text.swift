import Printing

extension Color {
  /// The canonical serialisation: `rgb(255, 0, 0)`, `rgba(0, 0, 0, 0.5)`, `color(display-p3 1 0 0)`, `lab(50 20 none)`.
  ///
  /// Hex, names, `rgb()`, `hsl()` and `hwb()` become `rgb()` with whole numbers, clipped; other colours keep their
  /// space, with at most six decimals. Source: CSS Color 4, #serializing-color-values.
  package var css: String {
    switch space {
    case .hsl, .hwb: legacyText
    case .srgb where notation == .legacy: legacyText
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      "color(\(space.rawValue) \(componentsText))"
    case .lab, .lch, .oklab, .oklch: "\(space.rawValue)(\(componentsText))"
    }
  }

  /// The colour in OKLCH, rounded for readability: `oklch(62.3% 0.188 259.8)`, `oklch(50% 0 none / 0.5)`.
  package var oklchText: String { oklchText(opacity: opacity) }

  /// The same without opacity, for places that give it separately.
  package var opaqueOKLCHText: String { oklchText(opacity: 1) }

  private func oklchText(opacity: Double) -> String {
    let v = space.convert(triple, to: .oklch)
    let (chroma, hue) = (v.y, v.z)
    let isGrey = (chroma * 1000).rounded() == 0
    let angle = isGrey ? "none" : ((hue * 10).rounded() == 3600 ? 0 : hue).trimmed(1)
    let alpha = opacity < 1 ? " / \(opacity.trimmed(3))" : ""
    return "oklch(\((v.x * 100).trimmed(1))% \(chroma.trimmed(3)) \(angle)\(alpha))"
  }

  private var componentsText: String {
    func text(_ component: Double?) -> String { component?.trimmed(6) ?? "none" }
    let suffix = alpha == 1 ? "" : " / \(text(alpha))"
    return "\(text(c1)) \(text(c2)) \(text(c3))\(suffix)"
  }

  private var legacyText: String {
    let rgb = space.convert(triple, to: .srgb).clipped
    let channels = "\(eightBit(rgb.x)), \(eightBit(rgb.y)), \(eightBit(rgb.z))"
    return opacity == 1 ? "rgb(\(channels))" : "rgba(\(channels), \(alphaText))"
  }

  /// Two decimals if they round to the same 8-bit alpha, otherwise three; more only for an alpha finer than 8 bits.
  ///
  /// Source: CSS Color 4, #serializing-alpha-values.
  private var alphaText: String {
    let scaled = opacity * 255
    guard (scaled - scaled.rounded()).magnitude < 1e-9 else { return opacity.trimmed(6) }
    let short = (opacity * 100).rounded() / 100
    return (short * 255).rounded() == scaled.rounded() ? short.trimmed(2) : opacity.trimmed(3)
  }
}
