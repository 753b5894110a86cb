import Guide
import Printing

/// What a pair of colours has to reach, and who asks for it.
struct ContrastFloor {
  let criterion: String
  /// The ratio that WCAG asks for.
  let wcag: Double
  /// The ratio that the system requires of itself.
  let own: Double?

  /// Source: https://www.w3.org/TR/WCAG22/#contrast-minimum
  static func text(_ system: DesignSystem) -> ContrastFloor {
    ContrastFloor(criterion: "1.4.3 Contrast", wcag: 4.5, own: system.settings.requirements.text?.value)
  }

  /// Source: https://www.w3.org/TR/WCAG22/#non-text-contrast
  static func graphics(_ system: DesignSystem) -> ContrastFloor {
    ContrastFloor(criterion: "1.4.11 Non-text contrast", wcag: 3, own: system.settings.requirements.graphics?.value)
  }

  /// The ratio to reach; nil if none is asked for.
  func least(isDisabled: Bool) -> Double? { isDisabled ? own : max(wcag, own ?? 0) }

  /// `below 4.5`, with the rule where it is not WCAG's.
  func shortfall(isDisabled: Bool) -> String {
    let isOwn = isDisabled || (own ?? 0) > wcag
    return "below \((isOwn ? own ?? wcag : wcag).trimmed(1))" + (isOwn ? ", which this system requires" : "")
  }

  /// What is said of a control that is disabled, of which WCAG asks nothing.
  static let exemption = "WCAG exempts disabled controls"
}
