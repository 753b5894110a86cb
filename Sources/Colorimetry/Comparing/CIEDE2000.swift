/// The CIEDE2000 formula over Lab, with kL = kC = kH = 1.
///
/// Source: Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula: implementation notes, supplementary test data,
/// and mathematical observations", Color Research and Application 30 (2005), equations 2 to 22.
enum CIEDE2000 {
  static func difference(_ a: Triple, _ b: Triple) -> Double {
    let meanChroma = (chroma(a.y, a.z) + chroma(b.y, b.z)) / 2
    let g = 0.5 * (1 - seventhPowerRatio(meanChroma))
    let (a1, a2) = ((1 + g) * a.y, (1 + g) * b.y)
    let (c1, c2) = (chroma(a1, a.z), chroma(a2, b.z))
    let (h1, h2) = (directionDegrees(x: a1, y: a.z), directionDegrees(x: a2, y: b.z))
    let isGrey = c1 * c2 == 0

    let turn = isGrey ? 0 : shortestTurn(from: h1, to: h2)
    let deltaHue = 2 * (c1 * c2).squareRoot() * unitVector(degrees: turn / 2).sine
    let meanHue = isGrey ? h1 + h2 : meanAngle(h1, h2)
    let mean = (lightness: (a.x + b.x) / 2, chroma: (c1 + c2) / 2)

    let l = (b.x - a.x) / lightnessWeight(mean.lightness)
    let c = (c2 - c1) / (1 + 0.045 * mean.chroma)
    let h = deltaHue / (1 + 0.015 * mean.chroma * hueFactor(meanHue))
    let rotation = rotation(chroma: mean.chroma, hue: meanHue)
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  private static func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

  /// √(C⁷ / (C⁷ + 25⁷)).
  private static func seventhPowerRatio(_ chroma: Double) -> Double {
    // Beyond this the ratio is 1 to the last bit, and the power would overflow.
    guard chroma < 1e6 else { return 1 }
    let cube = chroma * chroma * chroma
    let power = cube * cube * chroma
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// The difference of two hues, −180…180.
  private static func shortestTurn(from h1: Double, to h2: Double) -> Double {
    let difference = h2 - h1
    if difference > 180 { return difference - 360 }
    return difference < -180 ? difference + 360 : difference
  }

  private static func meanAngle(_ h1: Double, _ h2: Double) -> Double {
    let sum = h1 + h2
    if (h1 - h2).magnitude <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private static func lightnessWeight(_ lightness: Double) -> Double {
    let square = (lightness - 50) * (lightness - 50)
    return 1 + 0.015 * square / (20 + square).squareRoot()
  }

  private static func hueFactor(_ hue: Double) -> Double {
    func cosine(_ degrees: Double) -> Double { unitVector(degrees: degrees).cosine }
    return 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
  }

  private static func rotation(chroma: Double, hue: Double) -> Double {
    let offset = (hue - 275) / 25
    let angle = 30 * exponential(-offset * offset)
    return -2 * seventhPowerRatio(chroma) * unitVector(degrees: 2 * angle).sine
  }
}
