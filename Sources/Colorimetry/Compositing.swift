extension Color {
  /// The visible colour over a background: source-over in gamma-encoded sRGB, as in browsers.
  ///
  /// Both colours are first gamut-mapped to sRGB. The result is opaque if the background is.
  /// Source: https://www.w3.org/TR/compositing-1/#simplealphacompositing
  package func composited(over background: Color) -> Color {
    let front = mappedTriple(in: .srgb)
    if opacity == 1 { return Color(.srgb, front, alpha: 1, notation: .legacy).inCapitals(isInCapitals) }
    let back = background.mappedTriple(in: .srgb)
    let (a, b) = (opacity, background.opacity)
    let alpha = a + b * (1 - a)
    guard alpha > 0 else { return Color(.srgb, Triple(0, 0, 0), alpha: 0, notation: .legacy) }
    func mix(_ f: Double, _ g: Double) -> Double { (f * a + g * b * (1 - a)) / alpha }
    let mixed = Triple(mix(front.x, back.x), mix(front.y, back.y), mix(front.z, back.z))
    return Color(.srgb, mixed, alpha: alpha, notation: .legacy)
      .inCapitals(isInCapitals || background.isInCapitals)
  }

  /// The colour as seen on white, without alpha.
  var onWhite: Color { opacity < 1 ? composited(over: .white) : self }
}
