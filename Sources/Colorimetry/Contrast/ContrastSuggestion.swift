/// Finds the closest colour that is readable.
package enum ContrastSuggestion {
  /// The colour of the same hue whose 8-bit hex reaches a WCAG ratio on a background, with the smallest change of OKLCH
  /// lightness.
  ///
  /// Chroma is kept as far as sRGB allows at the new lightness. The result is opaque and exactly the colour of its hex;
  /// a colour that already reaches the ratio is returned as its hex. A translucent background is composited over white,
  /// a translucent colour over the background. The ratio is reached on the background as it is and in 8 bits. Nil if neither black nor white reaches the ratio.
  ///
  /// - Parameter direction: the way on which the lightness may change; nil for either.
  package static func nearest(
    to color: Color, on background: Color, ratio: Double, toward direction: Direction? = nil
  ) -> Color? {
    let ground = Color(rgb: background.onWhite.rgb8)
    let seen = color.opacity < 1 ? color.composited(over: ground) : color
    let search = LightnessSearch(
      color: seen, backgrounds: [ground.luminance, background.onWhite.luminance], ratio: ratio)
    if search.reaches(seen.rgb8) { return Color(rgb: seen.rgb8) }
    let darker = direction == .lighter ? nil : search.lightness(toward: 0)
    let lighter = direction == .darker ? nil : search.lightness(toward: 1)
    guard let best = closest(darker, lighter, to: search.start) else { return nil }
    return Color(rgb: search.rgb(lightness: best))
  }

  /// A change of lightness.
  package enum Direction: Sendable {
    case darker, lighter
  }

  private static func closest(_ a: Double?, _ b: Double?, to start: Double) -> Double? {
    guard let a, let b else { return a ?? b }
    return (a - start).magnitude <= (b - start).magnitude ? a : b
  }
}

/// One hue, all lightnesses, against one background.
private struct LightnessSearch {
  /// Lightness, chroma and hue of the original colour.
  private let origin: Triple
  private let backgrounds: [Double]
  private let ratio: Double

  init(color: Color, backgrounds: [Double], ratio: Double) {
    origin = color.converted(to: .oklch).triple
    self.backgrounds = backgrounds
    self.ratio = ratio
  }

  var start: Double { origin.x.clamped(to: 0...1) }

  /// The 8-bit colour at a lightness, as chromatic as the original or as sRGB allows.
  func rgb(lightness: Double) -> UInt32 {
    let v = GamutMapping.reduceChroma(ofOKLCH: Triple(lightness, origin.y, origin.z), into: .srgb, tolerance: 0)
    return eightBit(v.x) << 16 | eightBit(v.y) << 8 | eightBit(v.z)
  }

  func reaches(_ rgb: UInt32) -> Bool {
    let own = Color(rgb: rgb).luminance
    return backgrounds.allSatisfy { Contrast.ratio(own, $0) >= ratio }
  }

  /// The lightness nearest to the start that reaches the ratio on the way to `end`; nil if even the end does not.
  ///
  /// Rounding to 8 bits makes the ratio fluctuate near the threshold, so the last steps before it are tried one by one.
  func lightness(toward end: Double) -> Double? {
    guard reaches(rgb(lightness: end)) else { return nil }
    var (fails, passes) = (start, end)
    for _ in 0..<24 {
      let middle = (fails + passes) / 2
      if reaches(rgb(lightness: middle)) { passes = middle } else { fails = middle }
    }
    let step = (start < end ? 1.0 : -1.0) * LightnessSearch.fineStep
    for count in stride(from: LightnessSearch.fineSteps, to: 0, by: -1) {
      let earlier = passes - step * Double(count)
      if (earlier - start) * step > 0, reaches(rgb(lightness: earlier)) { return earlier }
    }
    return passes
  }

  /// A tenth of the smallest change of lightness visible in 8 bits.
  private static let fineStep = 0.0002
  private static let fineSteps = 16
}
