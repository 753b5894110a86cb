package import Claims
package import Diagnostics
import Files
import Statements
import Syntax

/// A heading that skips a level.
package enum HeadingJump: AuditRule {
  package static let rule = Rule(
    "heading-jump", .note, "A heading is more than one level below the one before it.",
    why: "People who move by headings take it for a part that was left out.",
    example: "A heading of level 4 follows one of level 2.")

  package static let flags = [RuleExample(page: "## Colour\n\nText.\n\n↓#### Tints\n\nText.")]
  package static let passes = [
    RuleExample(
      page: "## Colour\n\n<details>\n<summary><h3>Tints</h3></summary>\n\n#### Warm\n\nText.\n\n</details>"),
    RuleExample(page: "# Title\n\n## Colour\n\nText.\n\n### Tints\n\nText.\n\n# Next\n\nText."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    // Tools write such files, and begin each release with a heading of a level of its own.
    if RelativePath.name(of: page.document.file.path).lowercased().hasPrefix("changelog") { return }
    var last: Heading?
    for heading in page.document.outline where page.document.parent(of: heading.node) == 0 {
      defer { last = heading }
      guard let before = last, heading.level > before.level + 1 else { continue }
      diagnostics.report(
        rule, "\(heading.text) is of level \(heading.level), and \(before.text) before it of level \(before.level)",
        at: page.document.file.span(heading.range), why: "people who move by headings miss a level",
        fix: Fix("make it level \(before.level + 1)"))
    }
  }
}
