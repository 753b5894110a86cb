/// Display P3: the primaries of DCI-P3 with a D65 white and the transfer function of sRGB.
enum DisplayP3 {
  static func toXYZ(_ v: Triple) -> Triple { linearToXYZ * SRGB.decode(v) }

  static func fromXYZ(_ v: Triple) -> Triple { SRGB.encode(xyzToLinear * v) }

  /// Source: `lin_P3_to_XYZ` in CSS Color 4, #color-conversion-code.
  static let linearToXYZ = Matrix(
    (608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
    (35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
    (0, 32229.0 / 714400, 5220557.0 / 5000800))

  /// Source: `XYZ_to_lin_P3` in CSS Color 4, #color-conversion-code.
  static let xyzToLinear = Matrix(
    (446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
    (-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
    (11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415))
}
