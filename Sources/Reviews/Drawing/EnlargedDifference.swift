import Colorimetry
import Comparison

/// The difference of two opaque colours, made so large that it is seen.
struct EnlargedDifference {
  /// A colour further along the way from one to the other, with what it is; nil where the difference needs none.
  let far: (color: Color, name: String)?
  /// How many times the difference of the two is multiplied where it is shown by itself; nil where both are seen to differ,
  /// and the difference alone would be one more colour.
  let gain: Int?

  /// The ΔE2000 to which a difference is enlarged, and the one from which side by side is enough.
  private static let seen = 5.0
  private static let plain = 3.0
  /// The ΔE2000 from which nobody needs to see the difference by itself.
  private static let large = 10.0
  /// The steps in which a difference is enlarged; more would enlarge what rounding left.
  private static let factors = [4, 8, 16, 32, 64, 128]

  init(_ before: Color, _ after: Color) {
    let difference = ColorDifference.e2000(before, after)
    far = difference > 0 && difference < Self.plain ? Self.far(before, after) : nil
    let (a, b) = (before.converted(to: .srgb), after.converted(to: .srgb))
    let channels = [(a.c1, b.c1), (a.c2, b.c2), (a.c3, b.c3)].map { (($0 ?? 0) - ($1 ?? 0)).magnitude }
    // The largest difference of a channel comes to about the middle of what can be shown.
    gain = difference >= Self.large ? nil : Int(min(200, max(4, 0.5 / max(channels.max() ?? 0, 1e-6))).rounded())
  }

  /// As far as it takes; where the gamut ends before that, the way back from the other side.
  private static func far(_ before: Color, _ after: Color) -> (color: Color, name: String)? {
    for (from, to, side) in [(before, after, ""), (after, before, "before, ")] {
      for factor in factors {
        let color = Self.color(factor, from, to)
        if ColorDifference.e2000(from, color) >= seen { return (color, "\(side)\(factor) × as far") }
      }
    }
    return nil
  }

  private static func color(_ factor: Int, _ from: Color, _ to: Color) -> Color {
    let (a, b) = (from.converted(to: .oklab), to.converted(to: .oklab))
    func far(_ a: Double?, _ b: Double?) -> Double { (a ?? 0) + Double(factor) * ((b ?? 0) - (a ?? 0)) }
    let lightness = min(1, max(0, far(a.c1, b.c1)))
    return Color(.oklab, lightness, far(a.c2, b.c2), far(a.c3, b.c3)).gamutMapped(to: .srgb)
  }
}
