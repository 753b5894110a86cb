extension Color {
  /// WCAG 2.2 relative luminance of the gamut-mapped sRGB colour: 0 (black) … 1 (white). Alpha is ignored.
  ///
  /// Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  package var luminance: Double { relativeLuminance(ofSRGB: mappedTriple(in: .srgb)) }
}

/// WCAG 2.2 relative luminance of gamma-encoded sRGB.
func relativeLuminance(ofSRGB v: Triple) -> Double {
  let linear = SRGB.decode(v)
  return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
}
