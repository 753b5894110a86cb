import Printing

/// The contrast of two colours.
package enum Contrast {
  /// What WCAG 2.2 asks at level AA of text, of large text, and of graphics and the parts of controls.
  ///
  /// Source: https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast
  package static let leastOfText = 4.5
  package static let leastOfLargeText = 3.0
  package static let leastOfGraphics = 3.0
  /// What it asks of text at level AAA.
  ///
  /// Source: https://www.w3.org/TR/WCAG22/#contrast-enhanced
  package static let leastOfTextAtAAA = 7.0
  /// The ratios that levels begin with, rising.
  package static let limits = [leastOfLargeText, leastOfText, leastOfTextAtAAA]

  /// WCAG 2.2 contrast ratio of two opaque colours: 1 (equal) … 21 (black on white); symmetric.
  ///
  /// Alpha is ignored; composite first.
  /// Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  package static func wcag(_ a: Color, _ b: Color) -> Double { ratio(a.luminance, b.luminance) }

  /// WCAG 2.2 contrast ratio as seen: a translucent background over white, a translucent foreground over that.
  package static func wcag(foreground: Color, background: Color) -> Double {
    let ground = background.onWhite
    return wcag(foreground.opacity < 1 ? foreground.composited(over: ground) : foreground, ground)
  }

  /// The WCAG level that an unrounded ratio reaches: 4.4999 does not reach AA.
  package static func level(_ ratio: Double) -> WCAGLevel {
    if ratio >= leastOfTextAtAAA { return .aaa }
    if ratio >= leastOfText { return .aa }
    return ratio >= leastOfLargeText ? .aaLarge : .fail
  }

  /// A ratio with two decimals, rounded as other tools have it, but never up to a level that it does not reach: 3.509 is
  /// `3.51`, and 4.4999 is `4.49`.
  package static func figure(_ ratio: Double) -> String { shown(ratio).fixed(2) }

  /// The ratio as formatted by `figure`.
  package static func shown(_ ratio: Double) -> Double {
    let nearest = (ratio * 100).rounded() / 100
    let roundsUpToLevel = limits.contains { ratio < $0 && nearest >= $0 }
    return roundsUpToLevel ? (ratio * 100).rounded(.down) / 100 : nearest
  }

  /// The ratio of two relative luminances.
  package static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
}

/// The uses a contrast ratio is sufficient for under WCAG 2.2, success criteria 1.4.3 and 1.4.6.
package enum WCAGLevel: String, CaseIterable, Sendable {
  /// Below 3.
  case fail
  /// At least 3: large text at AA, and non-text content.
  case aaLarge
  /// At least 4.5: any text at AA.
  case aa
  /// At least 7: any text at AAA.
  case aaa

  /// The level as text for people.
  package var label: String {
    switch self {
    case .fail: "fail"
    case .aaLarge: "AA large"
    case .aa: "AA"
    case .aaa: "AAA"
    }
  }
}
