/// ITU-R BT.2020-2 as displayed.
enum Rec2020 {
  static func toXYZ(_ v: Triple) -> Triple { linearToXYZ * v.map { $0.signedPower(exponent) } }

  static func fromXYZ(_ v: Triple) -> Triple { (xyzToLinear * v).map { $0.signedPower(1 / exponent) } }

  /// The display's gamma, not the camera's curve.
  ///
  /// Source: ITU-R BT.1886, annex 1, with a black of zero; CSS Color 4, #predefined-rec2020, as resolved in 2025.
  static let exponent = 2.4

  /// Source: `lin_2020_to_XYZ` in CSS Color 4, #color-conversion-code.
  static let linearToXYZ = Matrix(
    (63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
    (26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
    (0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314))

  /// Source: `XYZ_to_lin_2020` in CSS Color 4, #color-conversion-code.
  static let xyzToLinear = Matrix(
    (30_757_411.0 / 17_917_100, -6_372_589.0 / 17_917_100, -4_539_589.0 / 17_917_100),
    (-19_765_991.0 / 29_648_200, 47_925_759.0 / 29_648_200, 467_509.0 / 29_648_200),
    (792_561.0 / 44_930_125, -1_921_689.0 / 44_930_125, 42_328_811.0 / 44_930_125))
}
