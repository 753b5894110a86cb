/// Hue in degrees, whiteness and blackness 0…100, over sRGB.
enum HWB {
  /// Whiteness and blackness that add up to more than 100 make a grey of their proportion.
  ///
  /// Source: CSS Color 4, #hwb-to-rgb.
  static func toSRGB(_ v: Triple) -> Triple {
    let (white, black) = (v.y / 100, v.z / 100)
    if white + black >= 1 {
      let grey = white / (white + black)
      return Triple(grey, grey, grey)
    }
    return HSL.toSRGB(Triple(v.x, 100, 50)).map { $0 * (1 - white - black) + white }
  }

  /// Source: CSS Color 4, #rgb-to-hwb.
  static func fromSRGB(_ v: Triple) -> Triple {
    Triple(HSL.hue(v), min(v.x, v.y, v.z) * 100, (1 - max(v.x, v.y, v.z)) * 100)
  }
}
