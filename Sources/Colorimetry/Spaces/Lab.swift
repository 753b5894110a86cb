/// CIE L*a*b*, lightness 0…100.
enum Lab {
  /// The junction of the curve's two parts, 6³/29³, and the slope below it, 29³/3³. Source: CIE 15:2004, section 8.2.1.
  static let epsilon = 216.0 / 24389
  static let kappa = 24389.0 / 27

  /// Source: `XYZ_to_Lab` in CSS Color 4, #color-conversion-code.
  static func fromXYZ(_ v: Triple, white: Triple) -> Triple {
    func f(_ value: Double) -> Double { value > epsilon ? value.cubeRoot : (kappa * value + 16) / 116 }
    let (fx, fy, fz) = (f(v.x / white.x), f(v.y / white.y), f(v.z / white.z))
    return Triple(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  /// Source: `Lab_to_XYZ` in CSS Color 4, #color-conversion-code.
  static func toXYZ(_ v: Triple, white: Triple) -> Triple {
    func inverse(_ f: Double) -> Double {
      let cube = f * f * f
      return cube > epsilon ? cube : (116 * f - 16) / kappa
    }
    let fy = (v.x + 16) / 116
    return Triple(
      inverse(v.y / 500 + fy) * white.x, inverse(fy) * white.y, inverse(fy - v.z / 200) * white.z)
  }
}
