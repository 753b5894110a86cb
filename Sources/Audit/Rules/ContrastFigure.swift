package import Claims
package import Diagnostics
import Files
import Guide
import Statements
import Syntax

/// A contrast that a document states and two colours have another of, at the same level or a better one.
package enum ContrastFigure: AuditRule {
  package static let rule = Rule(
    "contrast-figure", .note, "A document states a contrast whose figure is out of date.",
    why: "The level holds, and whoever computes the contrast again finds another figure.",
    example: "In the words `#0a0a0a on #ffffff is 12.5:1`, the figure is wrong: it is 19.80.")

  package static let flags = [
    RuleExample(
      page: "- `#0a0a0a` on `#ffffff`: ↓12.5:1\n- `#737373` on `#ffffff`: 4.7:1\n- `#2563eb` on `#ffffff`: ↓6.0:1"),
    RuleExample(page: "| Text | Surface | Contrast |\n|---|---|---|\n| #4b5563 | #ffffff | ↓8.2:1 |"),
    // The ground in the label, and in the cell of what is filled.
    RuleExample(
      page:
        "- Body text on white: `#374151` → ↓7.4:1 (AAA)\n\n| Pill | Fill | Text |\n|---|---|---|\n| Review | `#f6ecd8` | `#7a4f12` (contrast 6.1:1) |\n| Failed | `#f4ddd8` | `#7a2a20` (contrast ↓9.5:1) |"
    ),
    // Far less than is stated, and at the same level.
    RuleExample(page: "#6b7280 on #ffffff has a contrast of ↓6.2:1. #ff5a36 on #ffffff has a contrast of ↓4.2:1."),
  ]

  package static let passes = [
    // What another tool, or a rounded figure, says; and what is no longer at its level is another rule's.
    RuleExample(
      page:
        "`#0a0a0a` on `#ffffff`: 19.5:1, #6b7280 on #ffffff is 4.83:1. #9ca3af on #ffffff is 4.5:1. #6b7280 on white is ≥ 4:1."
    ),
    // Two themes, two versions, or another pair by far.
    RuleExample(page: "| Token | v1 | v2 | Contrast |\n|---|---|---|---|\n| link | #1a5fb4 | #144a8c | 6.4:1 |"),
    RuleExample(page: "| Text | Surface | Contrast |\n|---|---|---|\n| #221e28 | #fff9f0 | 1.14:1 |"),
    // The ground that the table gives itself.
    RuleExample(
      page:
        "## Palette\n\n- `bg` #fff9f0\n\n## Sombre\n\n| Step | Hex | Ratio vs `bg` |\n|---|---|---|\n| `bg` (page) | #141216 | - |\n| `raised` | #221e28 | 1.14:1 |\n| `ink` | #999999 | 6.53:1 |"
    ),
    // Themes that the document does not have.
    RuleExample(
      page:
        "---\ncolors: { background: \"#101010\", foreground: \"#e8e8e8\" }\n---\n\n## Colors\n\n- 다크 `foreground` on `background`: **15.5:1** / 라이트 `foreground` on `background`: **17.3:1**\n- In light mode, `{colors.foreground}` on `{colors.background}` is 17.3:1."
    ),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for claim in page.contrasts {
      guard let fault = claim.fault(on: page), fault.verdict == .isOutOfDate,
        // A level that is wrong beside it says as much.
        !page.contrasts.contains(where: { claim.isBeside($0, on: page) && $0.fault(on: page)?.verdict == .isWrong })
      else { continue }
      let span = page.document.file.span(claim.range)
      diagnostics.report(
        rule, fault.message, at: span, why: "the figure is out of date",
        fix: fault.right.map { Fix("write \($0)", replacing: span, with: $0) } ?? "write the contrast that there is")
    }
  }
}
