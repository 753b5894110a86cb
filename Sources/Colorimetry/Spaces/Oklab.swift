/// Oklab, lightness 0…1, by Björn Ottosson (https://bottosson.github.io/posts/oklab/).
///
/// The matrices are Ottosson's recomputed for the D65 white of CSS, to 64 bits.
enum Oklab {
  /// Source: `XYZ_to_OKLab` in CSS Color 4, #color-conversion-code.
  static func fromXYZ(_ v: Triple) -> Triple { conesToOklab * (xyzToCones * v).map(\.cubeRoot) }

  /// Source: `OKLab_to_XYZ` in CSS Color 4, #color-conversion-code.
  static func toXYZ(_ v: Triple) -> Triple { conesToXYZ * (oklabToCones * v).map { $0 * $0 * $0 } }

  static let xyzToCones = Matrix(
    (0.819_022_437_996_703_0, 0.361_906_260_052_890_4, -0.128_873_781_520_987_9),
    (0.032_983_653_932_388_5, 0.929_286_861_586_343_4, 0.036_144_666_350_642_4),
    (0.048_177_189_359_624_2, 0.264_239_531_752_730_8, 0.633_547_828_469_430_9))

  static let conesToOklab = Matrix(
    (0.210_454_268_309_314_0, 0.793_617_774_702_305_4, -0.004_072_043_011_619_3),
    (1.977_998_532_431_168_4, -2.428_592_242_048_579_9, 0.450_593_709_617_411_0),
    (0.025_904_042_465_547_8, 0.782_771_712_457_529_6, -0.808_675_754_923_077_4))

  static let conesToXYZ = Matrix(
    (1.226_879_875_845_924_3, -0.557_814_994_460_217_1, 0.281_391_045_665_964_7),
    (-0.040_575_745_214_800_8, 1.112_286_803_280_317_0, -0.071_711_058_065_516_4),
    (-0.076_372_936_674_660_1, -0.421_493_332_402_243_2, 1.586_924_019_836_781_6))

  static let oklabToCones = Matrix(
    (1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6),
    (1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3),
    (1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2))
}
