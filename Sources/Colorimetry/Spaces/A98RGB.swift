/// A98 RGB, compatible with Adobe® RGB (1998).
enum A98RGB {
  static func toXYZ(_ v: Triple) -> Triple { linearToXYZ * v.map { $0.signedPower(exponent) } }

  static func fromXYZ(_ v: Triple) -> Triple { (xyzToLinear * v).map { $0.signedPower(1 / exponent) } }

  /// Source: Adobe RGB (1998) Color Image Encoding, 4.3.4.2, as `lin_a98rgb` in CSS Color 4, #color-conversion-code.
  static let exponent = 563.0 / 256

  /// Source: `lin_a98rgb_to_XYZ` in CSS Color 4, #color-conversion-code.
  static let linearToXYZ = Matrix(
    (573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
    (591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
    (53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835))

  /// Source: `XYZ_to_lin_a98rgb` in CSS Color 4, #color-conversion-code.
  static let xyzToLinear = Matrix(
    (1829569.0 / 896150, -506331.0 / 896150, -308931.0 / 896150),
    (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    (16779.0 / 1248040, -147721.0 / 1248040, 1266979.0 / 1248040))
}
