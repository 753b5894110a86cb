package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A least size that a document states, and something is smaller.
package enum FloorClaim: AuditRule {
  package static let rule = Rule(
    "floor-claim", .warning, "A document says that nothing is smaller than some size, and something is.",
    why: "Whoever relies on the statement builds what the system itself does not keep to.",
    example: "The words `no text is smaller than 12px` are wrong where a type style has 11px.")

  private static let type = "type.body: 16px/24px 400 Inter\ntype.caption: 11px/16px 400 Inter"
  private static let button = "components.button.height: 36px\ncomponents.card.height: 20px"

  package static let flags = [
    RuleExample(
      tokens: type,
      page:
        "Nothing is smaller than ↓12px. The smallest text is ↓12px. No text is set below ↓12px. Text is never smaller than ↓12px.\n\n- **Minimum font size**: ↓12px"
    ),
    RuleExample(
      tokens: button,
      page:
        "Touch targets are at least ↓44px. Every target is at least ↓44 × 44px.\n\n- **Touch targets:** Minimum ↓44pt × 44pt for all interactive elements.\n- Minimum touch target: ↓44x44px"
    ),
    RuleExample(
      page:
        "- Touch targets are ↓44px minimum.\n- Button height: 34px\n\n| Component | Height |\n|---|---|\n| Tab | 32px |"
    ),
    RuleExample(
      tokens: type,
      page:
        "The minimum font size is ↓12px, without exception. Never go below ↓12px for text. Keep all text at ↓12px or above. Never use text under ↓12px. Text must not be smaller than ↓12px."
    ),
    RuleExample(
      page:
        "## Buttons\n\n| Size | Height |\n|---|---|\n| `large` | 48px |\n| `small` | 28px |\n\n## Accessibility\n\n- Ensure touch targets are at least ↓44px × 44px"
    ),
    RuleExample(
      page:
        "# Typography\n\nNo text is smaller than ↓12px.\n\n| Style | Size | Weight |\n|---|---|---|\n| Body | 16px | 400 |\n| Caption | 11px | 400 |"
    ),
    RuleExample(
      tokens: button,
      page:
        "Buttons must be at least ↓44px tall. All interactive elements must have a touch target of at least ↓44x44px. No button is smaller than ↓44px. Minimum tap area of ↓44 by 44 points. Nothing you can tap is smaller than ↓44px.\n\n- Button height: min ↓44px"
    ),
    RuleExample(
      tokens: button,
      page:
        "## Responsive\n\n`{component.button}` renders at minimum ↓44 × 44px (WCAG AAA). WCAG AAA touch targets throughout (↓44px minimum).\n\n- Touch targets: at least ↓44 × 44px across the system."
    ),
    RuleExample(
      tokens: button,
      page:
        "Touch targets are at least ↓44px to stay easy to hit. ↓44px minimum touch targets required. All CTAs have a minimum ↓44px touch target. Buttons are at least ↓44px tall for accessibility compliance.\n\n- **Touch targets**: ↓44px+"
    ),
    RuleExample(
      page:
        "- Les cibles tactiles mesurent au moins ↓44px.\n- Las áreas táctiles son de ↓44px como mínimo.\n- Touchziele sind mindestens ↓44px hoch.\n- Áreas de toque mínimas de ↓44 px.\n- 触控目标至少 ↓44px。\n- タップ領域は最小 ↓44px とする。\n- 터치 영역은 최소 ↓44px 이상\n- Button height: 34px"
    ),
    RuleExample(
      tokens: type + "\nspace.sm: 4px\nspace.lg: 16px",
      page:
        "Captions are never smaller than ↓12px. Line height never drops below ↓1.48. Never use a weight below ↓500. Our smallest space is ↓8px. The smallest space is ↓2px."
    ),
  ]

  package static let passes = [
    // Of a switch, less is seen than is pressed.
    RuleExample(
      page: "### Toggle / Switch\n\n- **Height**: `31px`\n\n## Rules\n\n- **Touch targets**: minimum 44px"),
    // What is forbidden, without a denial of its own.
    RuleExample(
      page:
        "# Type\n\n| Style | Size | Weight |\n|---|---|---|\n| Display | 40px | 500 |\n| Body | 16px | 400 |\n\n### Don't\n\n- Use weights of at least 700 on type."
    ),
    RuleExample(
      tokens: type,
      page:
        "Nothing is smaller than 11px. Body text is never smaller than 16px. No headline is smaller than 20px. Nothing is smaller than 12px except captions. Text should never be smaller than 12px on phones. The smallest icon is 16px."
    ),
    RuleExample(
      tokens: button,
      page:
        "Touch targets are at least 24px. Touch targets are at least 44px on phones. Space between touch targets is at least 44px. The old targets were at least 44px. Touch targets are at least 44px / 48dp."
    ),
    RuleExample(
      tokens: button,
      page: "Buttons have touch targets of at least 44px to the edge. Cards have touch targets of at least 20px."),
    RuleExample(
      tokens: button,
      page: "Touch targets are at least 44px; the visible button may be smaller, with hit slop around it."),
    RuleExample(
      tokens: button + "\ncomponents.chip.height: 24px",
      page:
        "Buttons are at least 36px tall. Small buttons are at least 44px tall. No button group is smaller than 44px. Buttons used to be at least 44px tall. If buttons are at least 44px tall, they are easy to hit. Ideally, buttons are at least 44px tall. Are buttons at least 44px tall? Not all buttons are at least 44px tall. Buttons are at least 44px wide."
    ),
    RuleExample(tokens: button, page: "Touch targets are at least 44px.", settings: "require: { target: 44 }"),
    RuleExample(
      page:
        "## Icons\n\n| Size | Height |\n|---|---|\n| `small` | 16px |\n\n## Accessibility\n\n- Ensure touch targets are at least 44px"
    ),
    RuleExample(
      page: "- Touch targets are 44px minimum.\n- Button height: 48px\n- Icon size: 20px\n- Card height: 20px"),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for claim in page.bounds where isRequired(claim, page) == false && !isExtended(claim, page) {
      let check = BoundCheck(claim, on: page)
      diagnostics.compared.claims += check.items.isEmpty ? 0 : 1
      let small = check.outside
      let span = page.document.file.span(page.document.range(ofPlain: claim.figureRange, in: claim.text.node))
      if let first = small.first {
        let names = Sentence.list(small.map { "\($0.name) (\($0.value.trimmed(2)))" })
        diagnostics.report(
          rule, by: check.confidence(small),
          "\(names) \(word: small.count == 1 ? "is" : "are") smaller than \(claim.figures[0].trimmed(2))",
          at: span, why: "the words say that nothing is", fix: "make it larger, or name the exceptions",
          related: first.span.map { [Diagnostic.Related("\(first.name) has its size here", at: $0)] } ?? [])
      } else if let least = check.nearest, isOfSteps(claim) {
        diagnostics.report(
          rule, "the smallest is \(least.name) (\(least.value.trimmed(2)))", at: span,
          why: "the words name another one", fix: "write \(check.text(least.value)), or change the tokens")
      }
    }
  }

  /// Whether the system requires it, so that each size is held against that where it stands; nil for no floor.
  private static func isRequired(_ claim: BoundClaim, _ page: AuditedPage) -> Bool? {
    let required = page.subject.system.settings.requirements
    switch claim.bound {
    case .least, .smallest: break
    case .most, .largest, .between, .only, .listed, .never: return nil
    }
    return switch claim.subject {
    case .targets: required.target != nil
    case .type: required.type != nil
    case .components, .styles, .leading, .weights, .radii, .spaces: false
    case .durations: nil
    }
  }

  private static func isOfSteps(_ claim: BoundClaim) -> Bool {
    switch claim.subject {
    case .weights, .radii, .spaces: true
    case .targets, .components, .type, .styles, .leading, .durations: false
    }
  }

  /// Whether what is pressed reaches beyond what is seen, so that it may be smaller.
  private static func isExtended(_ claim: BoundClaim, _ page: AuditedPage) -> Bool {
    switch claim.subject {
    case .targets: break
    case .components:
      guard NameWords(claim.text.bytes).words.contains(where: { $0.hasPrefix("target") }) else { return false }
    case .type, .styles, .leading, .weights, .radii, .spaces, .durations: return false
    }
    return page.texts.contains { saysThatTargetsExtend($0, isClaim: $0.node == claim.text.node) }
  }

  /// Whether a text says that what is pressed reaches beyond what is seen.
  ///
  /// - Parameter isClaim: whether it states the least target itself, which may be called an area.
  private static func saysThatTargetsExtend(_ text: PageText, isClaim: Bool) -> Bool {
    let words = Set(NameWords(text.bytes).words)
    if !words.isDisjoint(with: ["slop", "hitslop", "invisible", "visual", "visible", "effective"]) { return true }
    return !words.isDisjoint(with: ["target", "targets", "tap", "touch", "hit"])
      && (!words.isDisjoint(with: reaching) || !isClaim && !words.isDisjoint(with: ["area", "areas", "around"]))
  }

  private static let reaching: Set<String> = [
    "extend", "extends", "extended", "expand", "expands", "expanded", "padding", "padded", "enlarged", "via", "larger",
  ]
}
