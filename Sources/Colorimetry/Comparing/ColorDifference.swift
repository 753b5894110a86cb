/// The perceived difference of two colours. Alpha is ignored.
package enum ColorDifference {
  /// ΔE2000: 0 for equal colours, about 1 for a just noticeable difference, 100 from black to white; symmetric.
  ///
  /// Computed in CIE Lab under D65, the white of sRGB, so that no chromatic adaptation is involved.
  /// Source: Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula" (2005), equations 2 to 22.
  package static func e2000(_ a: Color, _ b: Color) -> Double { CIEDE2000.difference(a.labD65, b.labD65) }
}

extension Color {
  /// The colour in CIE Lab under D65.
  var labD65: Triple { Lab.fromXYZ(space.convert(triple, to: .xyzD65), white: XYZ.whiteD65) }
}
