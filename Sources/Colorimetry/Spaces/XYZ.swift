/// CIE XYZ, and the adaptation between its two whites.
enum XYZ {
  /// From the chromaticity x .3127, y .3290. Source: CSS Color 4, #color-conversion-code, `D65`.
  static let whiteD65 = Triple(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)

  /// From the chromaticity x .3457, y .3585. Source: CSS Color 4, #color-conversion-code, `D50`.
  static let whiteD50 = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  /// Linear Bradford adaptation. Source: `D65_to_D50` in CSS Color 4, #color-conversion-code.
  static let d65ToD50 = Matrix(
    (1.047_929_792_544_996_9, 0.022_946_870_601_609_652, -0.050_192_266_289_205_24),
    (0.029_627_808_770_055_99, 0.990_434_426_753_879_9, -0.017_073_799_063_418_826),
    (-0.009_243_040_646_204_504, 0.015_055_191_490_298_152, 0.751_874_281_428_137_1))

  /// Linear Bradford adaptation. Source: `D50_to_D65` in CSS Color 4, #color-conversion-code.
  static let d50ToD65 = Matrix(
    (0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
    (-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
    (0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124))
}
