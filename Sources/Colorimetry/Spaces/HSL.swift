/// Hue in degrees, saturation and lightness 0…100, over sRGB.
enum HSL {
  /// Source: CSS Color 4, #hsl-to-rgb.
  static func toSRGB(_ v: Triple) -> Triple {
    let (saturation, lightness) = (v.y / 100, v.z / 100)
    let amount = saturation * min(lightness, 1 - lightness)
    let turn = v.x.normalizedDegrees / 30
    func channel(_ offset: Double) -> Double {
      let k = (offset + turn).truncatingRemainder(dividingBy: 12)
      return lightness - amount * max(-1, min(k - 3, 9 - k, 1))
    }
    return Triple(channel(0), channel(8), channel(4))
  }

  /// Source: CSS Color 4, #rgb-to-hsl; a negative saturation turns the hue round.
  static func fromSRGB(_ v: Triple) -> Triple {
    let (low, high) = (min(v.x, v.y, v.z), max(v.x, v.y, v.z))
    let lightness = (low + high) / 2
    let spread = high - low
    guard spread > 0, lightness != 0, lightness != 1 else { return Triple(hue(v), 0, lightness * 100) }
    let saturation = (high - lightness) / min(lightness, 1 - lightness)
    return saturation < 0
      ? Triple((hue(v) + 180).normalizedDegrees, -saturation * 100, lightness * 100)
      : Triple(hue(v), saturation * 100, lightness * 100)
  }

  /// The hue that `hsl` and `hwb` share, 0 ≤ h < 360; 0 for greys.
  ///
  /// Source: CSS Color 4, #rgb-to-hsl.
  static func hue(_ v: Triple) -> Double {
    let (low, high) = (min(v.x, v.y, v.z), max(v.x, v.y, v.z))
    let spread = high - low
    guard spread > 0 else { return 0 }
    let sixth =
      high == v.x
      ? (v.y - v.z) / spread : high == v.y ? (v.z - v.x) / spread + 2 : (v.x - v.y) / spread + 4
    return (sixth * 60).normalizedDegrees
  }
}
