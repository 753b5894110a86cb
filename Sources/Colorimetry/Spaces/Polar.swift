/// The cylinder over a rectangular space: lightness, chroma, hue in degrees. `lch` over `lab`, `oklch` over `oklab`.
///
/// Source: `Lab_to_LCH` and `LCH_to_Lab` in CSS Color 4, #color-conversion-code.
enum Polar {
  static func fromRectangular(_ v: Triple) -> Triple {
    Triple(v.x, (v.y * v.y + v.z * v.z).squareRoot(), directionDegrees(x: v.y, y: v.z))
  }

  static func toRectangular(_ v: Triple) -> Triple {
    let direction = unitVector(degrees: v.z)
    return Triple(v.x, v.y * direction.cosine, v.y * direction.sine)
  }
}
