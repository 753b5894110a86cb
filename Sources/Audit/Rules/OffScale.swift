package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Tokens
import Wording

/// A length a pixel beside a step of the scale that it should come from.
package enum OffScale: AuditRule {
  package static let rule = Rule(
    "off-scale", .note, "A spacing or a radius is one pixel beside a step of the system’s scale.",
    why: "Nobody sees the pixel, so it is likely a slip, and the scale has one value more.",
    example: "A padding of `17px` is a slip where the scale has 16 and 20.")

  private static let scale = "space.1: 4px\nspace.2: 8px\nspace.3: 12px\nspace.4: 16px\nradius.s: 4px"

  package static let flags = [
    RuleExample(tokens: scale, page: "- **Padding**: ↓17px\n\n| Part | Gap |\n|---|---|\n| Card | ↓11px |")
  ]

  package static let passes = [
    RuleExample(
      tokens: scale,
      page: "- **Padding**: 16px\n- **Padding inside**: 20px\n- **Height**: 17px\n- **Radius**: 5px\n- **Gap**: 3px"),
    RuleExample(tokens: "space.1: 4px\nspace.4: 16px", page: "- **Padding**: 17px"),
    RuleExample(tokens: scale, page: "# Changelog\n\n- **Padding**: 17px"),
    RuleExample(tokens: scale + "\nspace.5: 18px", page: "- **Padding**: 17px is the gap, and it was 17px"),
  ]

  /// Shorter lengths differ by a pixel for a reason.
  private static let shortest = 6.0
  /// Fewer steps are no scale.
  private static let leastSteps = 4

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for value in page.named {
      guard case .quantity(let quantity) = value.value, let unit = quantity.unit, [.px, .pt, .dp].contains(unit),
        quantity.low >= shortest, let scale = scale(value.words)
      else { continue }
      let steps = page.subject.steps(of: scale)
      guard steps.count >= leastSteps, !steps.contains(where: { $0.pixels == quantity.low }) else { continue }
      let near = steps.filter { abs($0.pixels - quantity.low) <= 1 }
      guard let first = near.first else { continue }
      let names = Sentence.list(near.map { "\($0.path) (\($0.pixels.trimmed(2)))" }, joint: "or")
      diagnostics.report(
        rule, "\(value.span.text) is not on the scale, beside \(names)", at: value.span,
        why: "nobody sees the difference, and the scale has one value more",
        fix: Fix("write \(first.path), or \(first.pixels.trimmed(2)), or say why it differs"))
    }
  }

  /// Which scale some words speak of.
  private static func scale(_ words: [String]) -> Scale? {
    if !Set(words).isDisjoint(with: ["padding", "gap", "spacing", "margin", "inset", "gutter"]) { return .space }
    return Set(words).isDisjoint(with: ["radius", "corner", "corners", "radii"]) ? nil : .radius
  }
}
