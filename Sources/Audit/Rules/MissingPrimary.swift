package import Claims
package import Diagnostics
import Files
import Statements
import Syntax
import Wording

/// A design document whose colours have no primary one.
package enum MissingPrimary: AuditRule {
  package static let rule = Rule(
    "missing-primary", .warning, "The colours of a design document have no `primary`.",
    why: "The format asks for it, and what generates from the document chooses a colour of its own instead.",
    example: "Under `colors:`, there are `ink` and `accent`, and no `primary`.")

  package static let flags = [
    RuleExample(page: "---\n↓colors:\n  ink: \"#111111\"\n  accent: \"#5e6ad2\"\n---\n\n## Overview\n\nText.")
  ]

  package static let passes = [
    RuleExample(page: "---\ncolors:\n  primary: \"#5e6ad2\"\n---\n\n## Overview\n\nText."),
    RuleExample(page: "---\ncolors:\n  primary-60: \"#5e6ad2\"\n---\n\n## Overview\n\nText."),
    RuleExample(
      page:
        "---\ncolors:\n  ink: \"#111111\"\nomitted:\n  - {section: primary, reason: the design is black and white}\n---\n\n## Overview\n\nText."
    ),
    RuleExample(
      page:
        "---\ncolors:\n  light:\n    primary: \"#f54e00\"\n  dark:\n    primary: \"#ff6a26\"\n---\n\n## Overview\n\nText."
    ),
    RuleExample(
      page:
        "---\ncolors:\n  ink: \"#111111\"\n  paper: \"#ffffff\"\n---\n\n## Colors\n\n### Primary\n\n- **Ink** (`#111111`): all text."
    ),
    RuleExample(tokens: "color.ink: #111111", page: "Text."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard let design = DesignSections(page), let colors = design.group("colors"), !design.omits("primary"),
      !colors.value.members.contains(where: { isPrimary($0) || $0.value.members.contains(where: isPrimary) }),
      // A part of the text that says which it is.
      !page.texts.contains(where: { $0.kind == .heading && NameWords($0.bytes).words.first == "primary" })
    else { return }
    let main = ["brand", "accent"].first { name in colors.value.members.contains { $0.key == name } }
    diagnostics.report(
      rule, "the colours have no primary one", at: page.document.file.span(colors.keyRange),
      why: "the format asks for it, and tools choose one of their own instead",
      fix: main.map { "call \($0) `primary`, or say under `omitted:` why there is none" }
        ?? "name the main colour `primary`, or say under `omitted:` why there is none")
  }

  private static func isPrimary(_ color: YAMLValue.Member) -> Bool { NameWords(color.key).words.first == "primary" }
}
