/// ProPhoto RGB (ROMM RGB), whose white is D50.
enum ProPhotoRGB {
  static func toXYZ(_ v: Triple) -> Triple { linearToXYZ * v.map(decode) }

  static func fromXYZ(_ v: Triple) -> Triple { (xyzToLinear * v).map(encode) }

  /// Source: ISO 22028-2, as `lin_ProPhoto` in CSS Color 4, #color-conversion-code.
  static func decode(_ value: Double) -> Double {
    value.magnitude <= 16.0 / 512 ? value / 16 : value.signedPower(1.8)
  }

  /// Source: ISO 22028-2, as `gam_ProPhoto` in CSS Color 4, #color-conversion-code.
  static func encode(_ value: Double) -> Double {
    value.magnitude >= 1.0 / 512 ? value.signedPower(1 / 1.8) : value * 16
  }

  /// To XYZ D50. Source: `lin_ProPhoto_to_XYZ` in CSS Color 4, #color-conversion-code.
  static let linearToXYZ = Matrix(
    (0.797_766_644_900_642_30, 0.135_181_297_400_533_08, 0.031_347_734_128_392_20),
    (0.288_074_828_819_401_30, 0.711_835_234_241_873_00, 0.000_089_936_938_725_64),
    (0, 0, 0.825_104_602_510_460_20))

  /// From XYZ D50. Source: `XYZ_to_lin_ProPhoto` in CSS Color 4, #color-conversion-code.
  static let xyzToLinear = Matrix(
    (1.345_786_881_647_158_30, -0.255_572_087_379_794_64, -0.051_101_864_975_545_26),
    (-0.544_630_705_124_901_90, 1.508_247_742_845_146_80, 0.020_527_447_436_421_39),
    (0, 0, 1.211_967_545_638_945_20))
}
