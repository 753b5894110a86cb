import Colorimetry
package import Guide
import Printing

/// What a pair of colours has to reach, and who asks for it.
package struct ContrastFloor {
  package let criterion: String
  /// The ratio that WCAG asks for; nil if it asks for none.
  package let wcag: Double?
  /// The ratio that the system requires of itself.
  package let own: Double?

  package static func text(_ system: DesignSystem) -> ContrastFloor {
    ContrastFloor(
      criterion: "1.4.3 Contrast", wcag: Contrast.leastOfText, own: system.settings.requirements.text?.value)
  }

  /// Of text that WCAG takes for large; what a system requires of its text may mean any size.
  package static func largeText(_ system: DesignSystem) -> ContrastFloor {
    ContrastFloor(
      criterion: "1.4.3 Contrast", wcag: Contrast.leastOfLargeText, own: system.settings.requirements.text?.value)
  }

  package static func graphics(_ system: DesignSystem) -> ContrastFloor {
    ContrastFloor(
      criterion: "1.4.11 Non-text contrast", wcag: Contrast.leastOfGraphics,
      own: system.settings.requirements.graphics?.value)
  }

  /// Of what nobody has to tell apart, such as a divider, the track of a ring or the edge of a card.
  ///
  /// Source: https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast, which asks only of parts that identify a
  /// control or are needed to understand a graphic.
  package static let backdrop = ContrastFloor(criterion: "1.4.11 Non-text contrast", wcag: nil, own: nil)

  /// The ratio to reach; nil if none is asked for.
  package func least(isDisabled: Bool) -> Double? { isDisabled ? own : [wcag, own].compactMap(\.self).max() }

  /// `below 4.5`, with the rule where it is not WCAG's.
  package func shortfall(isDisabled: Bool) -> String {
    let isOwn = isDisabled || (own ?? 0) > (wcag ?? 0)
    return "below \(((isOwn ? own : wcag) ?? 0).trimmed(1))" + (isOwn ? ", which this system requires" : "")
  }

  /// What is said of a pair of which nothing is asked.
  package var remark: String? { wcag == nil && own == nil ? "no floor applies" : nil }

  /// What is said of a control that is disabled, of which WCAG asks nothing.
  package static let exemption = "WCAG exempts disabled controls"
}
