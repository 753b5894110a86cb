package import Claims
package import Diagnostics
import Files
import Statements
import Syntax

/// Sections of a design document in another order than the format's.
package enum SectionOrder: AuditRule {
  package static let rule = Rule(
    "section-order", .note, "A section of a design document stands before one that the format puts first.",
    why: "Whoever knows the format looks for the section elsewhere.",
    example: "The section `## Components` stands above `## Colors`.")

  private static let front = "---\ncolors:\n  primary: \"#5e6ad2\"\n---\n\n"

  package static let flags = [
    RuleExample(page: front + "## Components\n\nText.\n\n↓## Colors\n\nText."),
    RuleExample(
      page: front
        + "## Overview\n\nText.\n\n## Shapes\n\nText.\n\n↓## Layout & Spacing\n\nText.\n\n## Components\n\nText."),
  ]

  package static let passes = [
    RuleExample(
      page: front + "## Overview\n\nText.\n\n## Iconography\n\nText.\n\n## Colors\n\nText.\n\n## Components\n\nText."),
    RuleExample(tokens: "color.ink: #111111", page: "## Components\n\nText.\n\n## Colors\n\nText."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard let sections = DesignSections(page)?.sections else { return }
    var last: DesignSections.Section?
    for section in sections {
      if let before = last, before.rank > section.rank {
        diagnostics.report(
          rule, "\(section.heading.text) stands behind \(before.heading.text)",
          at: page.document.file.span(section.heading.range), why: "the format has them the other way round",
          fix: "move \(section.heading.text) before \(before.heading.text)",
          related: [
            Diagnostic.Related("\(before.heading.text) is here", at: page.document.file.span(before.heading.range))
          ])
        continue
      }
      last = section
    }
  }
}
