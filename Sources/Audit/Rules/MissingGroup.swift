package import Diagnostics
import Files

/// A design document without a group of tokens that the format has.
package enum MissingGroup: AuditRule {
  package static let rule = Rule(
    "missing-group", .note, "A design document gives no type, no spacing or no corners as tokens.",
    why: "What is generated from the document takes values of its own for what is not given.",
    example: "There are `colors:` in the front matter, and no `typography:`.")

  package static let flags = [
    RuleExample(page: "↓---\ncolors:\n  primary: \"#5e6ad2\"\n---\n\n## Overview\n\nText."),
    RuleExample(
      page:
        "↓---\ncolors:\n  primary: \"#5e6ad2\"\ntypography:\n  body: {fontFamily: Inter, fontSize: 16px}\n---\n\n## Overview\n\nText."
    ),
  ]

  package static let passes = [
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#5e6ad2\"\ntypography:\n  body: {fontFamily: Inter, fontSize: 16px}\nspacing: {md: 8px}\nrounded: {md: 8px}\n---\n\n## Overview\n\nText."
    ),
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#5e6ad2\"\nomitted:\n  - typography\n  - {section: spacing, reason: the grid is not settled}\n  - section: rounded\n    reason: all corners are square\n---\n\n## Overview\n\nText."
    ),
    RuleExample(tokens: "color.ink: #111111", page: "Text."),
  ]

  private static let groups = ["typography", "spacing", "rounded"]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard let design = DesignSections(page), design.group("colors") != nil else { return }
    let missing = groups.filter { design.group($0) == nil && !design.omits($0) }
    guard !missing.isEmpty else { return }
    diagnostics.report(
      rule, "the document gives no \(Sentence.list(missing, joint: "or"))", at: page.opening,
      why: "tools take values of their own for what is not given",
      fix: "add \(word(missing.count)), or say under `omitted:` why it is left out")
  }

  private static func word(_ count: Int) -> String { count == 1 ? "the group" : "the groups" }
}
