/// sRGB, its transfer function and its linear-light form.
enum SRGB {
  /// Linear light from gamma-encoded components; negative ones are mirrored.
  ///
  /// Source: IEC 61966-2-1, as `lin_sRGB` in CSS Color 4, #color-conversion-code.
  static func decode(_ v: Triple) -> Triple { v.map(decode) }

  static func decode(_ value: Double) -> Double {
    guard value >= 0, value <= 1 else { return decodeAny(value) }
    let level = Int(value * 255 + 0.5)
    return Double(level) / 255 == value ? levels[level] : decodeAny(value)
  }

  /// The 256 values of 8-bit components, in which most colours are written.
  private static let levels = (0...255).map { decodeAny(Double($0) / 255) }

  private static func decodeAny(_ value: Double) -> Double {
    if value.magnitude <= 0.04045 { return value / 12.92 }
    let linear = ((value.magnitude + 0.055) / 1.055).signedPower(2.4)
    return value < 0 ? -linear : linear
  }

  /// Gamma-encoded components from linear light; negative ones are mirrored.
  ///
  /// Source: IEC 61966-2-1, as `gam_sRGB` in CSS Color 4, #color-conversion-code.
  static func encode(_ v: Triple) -> Triple { v.map(encode) }

  static func encode(_ value: Double) -> Double {
    if value.magnitude <= 0.003_130_8 { return value * 12.92 }
    let encoded = 1.055 * value.magnitude.signedPower(1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  /// Source: `lin_sRGB_to_XYZ` in CSS Color 4, #color-conversion-code; exact fractions from the primaries and the D65 white.
  static let toXYZ = Matrix(
    (506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
    (87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    (7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270))

  /// Source: `XYZ_to_lin_sRGB` in CSS Color 4, #color-conversion-code.
  static let fromXYZ = Matrix(
    (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    (705.0 / 12673, -2585.0 / 12673, 705.0 / 667))
}
