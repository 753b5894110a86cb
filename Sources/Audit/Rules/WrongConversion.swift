package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// One value in two units or notations that are not the same.
package enum WrongConversion: AuditRule {
  package static let rule = Rule(
    "wrong-conversion", .warning, "A value stands beside itself in another unit or notation, and the two differ.",
    why: "Readers take either of the two, and build different things.",
    example: "In `16px (1.25rem)`, one is wrong: 1.25rem is 20px.")

  package static let flags = [
    RuleExample(page: "- **Body**: 16px (↓1.25rem), 20px (1.25rem)\n\nFades take 200ms (↓0.3s)."),
    RuleExample(page: "| Style | Size |\n|---|---|\n| Body | 16px (1rem) |\n| Lead | 20px (↓1.5rem) |"),
    RuleExample(page: "| Step | px | rem |\n|---|---|---|\n| s | 8px | 0.5rem |\n| m | 16 | ↓1.25 |"),
    RuleExample(
      page:
        "```css\n--text-xs: 0.75rem; /* ↓14px */\n--text-sm: 0.875rem; /* 14px */\n--text-md: 1rem; /* 18px on phones */\n```"
    ),
    RuleExample(page: "The root font size is 10px.\n\n- 20px (2rem)\n- 32px (↓3rem)"),
    RuleExample(page: "Success is `#e6fbf0` (`↓hsl(143, 85%, 86%)`)."),
    RuleExample(page: "The brand is `#1a73e8` (`↓rgb(26, 115, 223)`). Ink is #111827 / ↓rgb(17, 24, 93)."),
    RuleExample(
      page: "| Name | Hex | RGB |\n|---|---|---|\n| Coral | `#f97316` | ↓249, 115, 32 |\n| Ink | #111827 | 17, 24, 39 |"
    ),
    RuleExample(
      page:
        "| Name | Hex | OKLCH |\n|---|---|---|\n| Panel | #171b1c | ↓oklch(0.4 0.1 20) |\n\n- **Canvas** (`#0f1213`, `↓oklch(0.4 0.1 20)`)"
    ),
  ]

  package static let passes = [
    RuleExample(
      page:
        "14px (0.88rem), 13px (0.8rem), 56px (3.5rem), 24px (1.5rem on phones), 16px (1.25rem–1.5rem), 20px (16px), 200ms (0.2s), -0.5px (-0.03rem), `#1a73e8` (`rgb(26, 115, 232)`), `#1a73e8` (`rgba(26, 115, 232, 0.5)`)."
    ),
    // Another size of the root.
    RuleExample(page: "The root is 62.5%: 16px (1.6rem), 20px (2rem)."),
    RuleExample(
      page: "The site sets `html { font-size: 62.5% }`, so `1rem = 10px`.\n\n- `192rem` (1920px)\n- `48rem` (768px)"),
    RuleExample(
      page: "| Role | Size |\n|---|---|\n| Body | `13px` (root) / `1rem` |\n| Dialog | `19.5px` (`1.5rem`) |"),
    RuleExample(
      page:
        "The root `font-size` is `16px` on mobile, `24px` from 1280px on.\n\n- 72px (3rem) on desktop\n- 16px (1rem)"),
    RuleExample(page: "- 10px (1rem)\n- 32px (3.2rem)\n- 48rem (768px)"),
    RuleExample(page: "- 18px (1rem)\n- 36px (2rem)"),
    RuleExample(page: "| Step | px | rem |\n|---|---|---|\n| s | 8px | 0.8rem |\n| m | 16px | 1.6rem |"),
    RuleExample(page: "| Name | Hex | RGB |\n|---|---|---|\n| Coral | `#f97316` | 60% red |\n| Ink | — | 17, 24, 39 |"),
    // What no hex can write.
    RuleExample(page: "| Name | Hex | OKLCH |\n|---|---|---|\n| Rose | #f43f5e | oklch(0.645 0.246 16.4) |"),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    var pairs: [ConvertedPair] = []
    for text in page.texts where text.mayHoldValue && (text.has(.bracket) || text.has(.slash)) {
      pairs += ConvertedPair.all(in: text)
    }
    if !page.cells.isEmpty { pairs += ConvertedPair.inTables(of: page) }
    pairs += page.named.compactMap { ConvertedPair($0) }
    let root = RootSize(page, pairs)
    for pair in pairs where !root.agrees(pair) {
      let span: Span
      switch pair.place {
      case .text(let text, let range):
        guard !page.isAside(text), !text.isDenied(around: range) else { continue }
        span = page.document.file.span(page.document.range(ofPlain: range, in: text.node))
      case .code(let own): span = own
      }
      diagnostics.report(
        rule, "\(pair.first) is \(pair.right(root.pixels)), not \(span.text)", at: span,
        why: "readers take either of the two",
        fix: "write \(pair.right(root.pixels)) here, or change what stands before it")
    }
  }
}
