package import Claims
package import Diagnostics
import Files
import Guide
import Printing
package import Statements
import TokenValues
import Tokens
import Wording

/// A touch target smaller than the system allows.
package enum SmallTarget: AuditRule {
  package static let rule = Rule(
    "small-target", .warning, "A touch target is smaller than the system allows.",
    why: "People miss it, and the system says so itself.",
    example: "With `require: { target: 44 }`, a button of 40 pt is too small.")

  package static let flags = [
    RuleExample(tokens: "size.target.compact: 40px", settings: "require: { target: 44 }"),
    RuleExample(tokens: "component.button.height: 40px", settings: "require: { target: 44 }"),
    RuleExample(tokens: "button.size.small.height: 40px", settings: "require: { target: 44 }"),
    RuleExample(
      page: "- **Touch target**: ↓40pt\n\n| Part | Tap area |\n|---|---|\n| Tab | ↓36px |",
      settings: "require: { target: 44 }"),
  ]

  package static let passes = [
    RuleExample(
      tokens:
        "size.target.compact: 44px\ncomponent.card.height: 40px\nsize.target.gap: 8px\ncomponent.button.padding: 8px",
      page: "- **Touch target**: 48pt\n- **Icon**: 24px\n- **Space between targets**: 8px",
      settings: "require: { target: 44 }"),
    RuleExample(tokens: "component.button.height: 40px"),
  ]

  private static let targets: Set<String> = ["target", "targets", "tap", "touch", "hit"]
  /// Parts of a target, and what is between targets.
  private static let parts: Set<String> = [
    "gap", "spacing", "padding", "margin", "inset", "slop", "between", "space", "icon",
  ]
  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    guard let least = system.system.settings.requirements.target else { return }
    for token in system.system.tokens.tokens {
      guard case .dimension(let length) = token.value, length.unit.isAbsolute || length.unit == .rem, length.pixels > 0,
        length.pixels < least.value, isTarget(token.path)
      else { continue }
      report(token.path.description, length.pixels, least, at: token.valueSpan, into: &diagnostics)
    }
  }

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard let least = page.subject.system.settings.requirements.target else { return }
    for value in page.named {
      guard case .quantity(let quantity) = value.value, [.px, .pt, .dp].contains(quantity.unit),
        quantity.low < least.value, isTarget(value.words)
      else { continue }
      report(value.name, quantity.low, least, at: value.span, into: &diagnostics)
    }
  }

  private static func report(
    _ name: String, _ size: Double, _ least: Requirements.Figure, at span: Span, into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      rule, "\(name) is \(size.trimmed(2)), and the least target is \(least.value.trimmed(2))", at: span,
      why: "the system requires targets of \(least.value.trimmed(2))",
      fix: "make it larger, or say how its target reaches beyond what is seen",
      related: [Diagnostic.Related("required here", at: least.span)])
  }

  /// A target by its name, or the height of something that is pressed.
  static func isTarget(_ path: TokenPath) -> Bool {
    let words = NameWords(path.description).words
    if isTarget(words) { return true }
    guard let first = words.first, let last = words.last,
      first == "component" || first == "components" || ComponentWords.pressed.has(first)
    else { return false }
    return (last == "height" || last == "size") && words.contains(where: ComponentWords.pressed.has)
      && parts.isDisjoint(with: words) && ComponentWords.drawnSmall.isDisjoint(with: words)
  }

  /// The height of something that is pressed, by the words of its name and of the header above it.
  static func isPressed(_ words: [String]) -> Bool {
    words.contains("height") && words.contains(where: ComponentWords.pressed.has) && parts.isDisjoint(with: words)
      && ComponentWords.drawnSmall.isDisjoint(with: words)
  }

  private static func isTarget(_ words: [String]) -> Bool {
    !targets.isDisjoint(with: words) && parts.isDisjoint(with: words)
  }
}
