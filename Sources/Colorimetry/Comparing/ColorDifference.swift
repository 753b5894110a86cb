/// The perceived difference of two colours. Alpha is ignored.
package enum ColorDifference {
  /// ΔE2000: 0 for equal colours, about 1 for a just noticeable difference, 100 from black to white; symmetric.
  ///
  /// Computed in CIE Lab under D65, the white of sRGB, so that no chromatic adaptation is involved.
  /// Source: Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula" (2005), equations 2 to 22.
  package static func e2000(_ a: Color, _ b: Color) -> Double { CIEDE2000.difference(a.labD65, b.labD65) }

  /// ΔE OK: the distance in Oklab, 0 for equal colours, 1 from black to white, .02 for a just noticeable difference.
  ///
  /// Source: CSS Color 4, #color-difference-OK.
  package static func ok(_ a: Color, _ b: Color) -> Double {
    a.converted(to: .oklab).triple.distance(to: b.converted(to: .oklab).triple)
  }
}

extension Color {
  /// The colour in CIE Lab under D65.
  var labD65: Triple { Lab.fromXYZ(space.convert(triple, to: .xyzD65), white: XYZ.whiteD65) }
}
