package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenAudit
import Tokens
import Wording

/// A contrast that a document states and two colours do not have.
package enum ContrastClaim: AuditRule {
  package static let rule = Rule(
    "contrast-claim", .warning, "A document states a contrast that its two colours do not have.",
    why: "Whoever relies on the statement sets text that people cannot read.",
    example: "The words `#9ca3af on #ffffff is 4.5:1` are wrong: it is 2.54.")

  package static let flags = [
    // The ground in a label, and in a header.
    RuleExample(
      tokens: "surface.base: #fbfaf7\nstatus.warning: #a06a1f",
      page:
        "- Muted text on white: `#9ca3af` → ↓4.6:1 (AA)\n\n| Token | Hex | Contrast to `surface/base` |\n|---|---|---|\n| `surface/base` | `#fbfaf7` | |\n| `status/warning` | `#a06a1f` | ↓5.2:1 |"
    ),
    // What a list asks for, and says to pass.
    RuleExample(
      page:
        "- Text on its ground: at least 4.5:1\n- Action Green (`#00aa69`) on white: ↓✅ Pass\n- Black (`#000000`) on white: ✅ Pass"
    ),
    // A comma before the decimals, and tables in other languages.
    RuleExample(
      page:
        "| Frente | Fundo | Contraste |\n|---|---|---|\n| Tijolo `#b04a36` | Osso `#faf9f5` | ↓7,14:1 |\n\n| 색상 | 흰색 배경 대비 |\n|---|---|\n| `coral` (`#ff7c4c`) | ~↓3.3:1 |\n\n| Tekst | Bakgrunn | Kontrast |\n|---|---|---|\n| `#767676` | `#eeeeee` | ↓4.6:1 |"
    ),
    RuleExample(page: "#9ca3af on #ffffff has a contrast of ↓4.5:1."),
    RuleExample(
      tokens: "color.text.muted: #9ca3af\ncolor.surface.card: #ffffff",
      page: "`color.text.muted` on `color.surface.card` meets ↓AA."),
    RuleExample(
      tokens: "color.text.muted: #6b7280 | #6b7280\ncolor.surface.card: #ffffff | #000000",
      page: "In dark mode, `color.text.muted` on `color.surface.card` is ↓4.83:1."),
    RuleExample(page: badge("#9ca3af", "All text meets WCAG ↓AA.")),
    RuleExample(page: badge("#9ca3af", "Contrast is at least ↓4.5:1 for all text.")),
    RuleExample(page: badge("#9ca3af", "Text contrast never falls below ↓4.5:1.")),
    RuleExample(page: badge("#9ca3af", "All text colors meet WCAG ↓AA contrast requirements.")),
    RuleExample(page: badge("#9ca3af", "- Minimum contrast ratio: ↓4.5:1 for text")),
    // In the words of checklists and demands.
    RuleExample(
      page: badge(
        "#9ca3af",
        "Ensure a contrast ratio ≥ ↓4.5:1 for text.\n\nAll colour combos must meet WCAG ↓AA (4.5:1 for text, 3:1 for large text).\n\n- **Contrast**: ensure compliance (↓4.5:1 for text, 3:1 for UI components)\n- All color contrasts should meet WCAG 2.1 ↓AA (4.5:1 text, 3:1 large text)."
      )),
    RuleExample(
      page: badge("#9ca3af", "").replacing(
        "## Overview\n\n",
        with: "## Accessibility\n\nColour contrast meets WCAG ↓AA (4.5:1 for text, 3:1 for large text).")
    ),
    RuleExample(
      tokens: "color.text: #9ca3af",
      page:
        "`#9ca3af` is for filled actions with white text (↓5.6:1).\n\n- **Body text on white:** minimum ↓4.5:1 (WCAG AA)"
    ),
    RuleExample(
      tokens: "color.text.muted: #9ca3af\ncolor.surface.card: #ffffff",
      page: "Every text pair reaches at least ↓4.5:1.",
      settings: "text: [color.text.*]\nsurfaces: [color.surface.*]"),
    RuleExample(page: "| Text | Surface | Contrast |\n|---|---|---|\n| #6b7280 | #ffffff | ↓7.2:1 |"),
    // A colour behind its name, and white and black by their names.
    RuleExample(
      page:
        "- Teal `#14b8a6` on white (`#ffffff`): ↓4.52:1\n- Coral (#f97316) on white background: ✅ ↓4.5:1\n- Present (Orange #f97316) on white: ↓3.56:1 ⚠️ (needs white text)\n- White text on Brand (`#00aa69`): ↓4.8:1\n- White text sits on Brand (`#00aa69`) at ↓4.8:1.\n- Green (`#00aa69`) on White (`#ffffff`) passes WCAG ↓AA.\n- #f2f4f8 on #0e1116 and #1e6fff on #0e1116 pass WCAG ↓AA."
    ),
    // In the list below a line that names the pair, and in words.
    RuleExample(
      page:
        "**Muted (#9ca3af) on paper (#ffffff)**\n\n- Contrast ratio: ↓4.6:1\n- Level: AA\n\n### #a3a3a3 / #ffffff\n\n- Contrast: ↓4.6:1 (AA)\n\n#9ca3af on #ffffff has a contrast of at least ↓four and a half to one.\n\n#a3a3a3 on #ffffff has a ratio of ↓4.5 to 1."
    ),
    // The end of a name that the document gives a colour, and the name of a ground as code.
    RuleExample(
      page:
        "| Name | Hex |\n|---|---|\n| **Ground** | `#0d0d0d` |\n| **Text Muted** | `#666666` |\n| `surface.base` | `#f6efe3` |\n\n| Combination | Contrast ratio |\n|---|---|\n| Muted on Ground | ↓4.9:1 |\n\n| Token | Hex | Contrast on `surface.base` |\n|---|---|---|\n| `status.warning` | `#a06a1f` | ↓5.2:1 |"
    ),
    // The names that the document gives its colours, and those of the tokens.
    RuleExample(
      page:
        "# Palette\n\n- **Primary Green** (`#00aa69`): main\n- **Paper**: `#ffffff`\n\nPrimary Green on Paper passes ↓AA (4.5:1). White text on Primary Green: ↓4.6:1."
    ),
    RuleExample(
      tokens: "color.muted: #9ca3af\ncolor.paper: #ffffff",
      page: "Muted text on paper meets WCAG ↓AA. `muted` on `paper` is ↓4.5:1."),
    // Numbers alone below `Ratio`, and levels that do not follow from them.
    RuleExample(
      page:
        "| Foreground | Background | Ratio | Level |\n|---|---|---|---|\n| #9ca3af | #ffffff | ↓4.80 | AA |\n| #8a8d96 | #ffffff | 3.32 | ↓AA |\n| #6b7280 | #ffffff | 4.83 | AA |\n| #9ca3af (large) | #ffffff | 4.80 | AA |"
    ),
    RuleExample(
      tokens: "color.slate: #5b6472\ncolor.fog: #9ca3af\ncolor.paper: #ffffff",
      page:
        "| Text | Surface | Ratio |\n|---|---|---|\n| Slate `#5b6472` | Paper `#ffffff` | 5.98 |\n| Fog `#9ca3af` | Paper `#ffffff` | 2.53 |\n\n- **Slate** (↓8.30) and **Fog** (↓4.80) clear AA.\n- Slate remains correct on paper (↓8.45, AA)."
    ),
    RuleExample(
      page:
        "#9ca3af meets ↓AA on #ffffff. #111827 on white fails ↓AA. #9ca3af on #ffffff is ↓4.5:1 (AA for large text)."),
    RuleExample(
      page:
        "| Token | Hex | Uso |\n|---|---|---|\n| `fondo` | #ffffff | página |\n\n| Color | Hex | Contraste sobre #ffffff |\n|---|---|---|\n| Teal | #14b8a6 | ↓4.5:1 |"
    ),
    RuleExample(
      page:
        "| Pair | Ratio |\n|---|---|\n| Teal (#14b8a6) on white | ↓4.52:1 |\n\n| Colour | Hex | On white | On black |\n|---|---|---|---|\n| Teal | #14b8a6 | ↓4.5:1 | 8.4:1 |"
    ),
    // What follows from a figure denies nothing of it, and a level for large text is no excuse for it. One row is wrong for
    // one reason.
    RuleExample(
      page:
        "`#2dd4bf` on `#ffffff` is ↓3.2:1 — mint **never** carries text. `#2dd4bf` on `#ffffff` is ↓3.3:1, so it never carries text.\n\n| Pair | Ratio | Level |\n|---|---|---|\n| #ffffff on #2dd4bf | ~↓3.2:1 | AA Large |\n| #ffffff on #2dd4bf | ↓3.2:1 | AA |"
    ),
    // What passes at a level that the contrast does not reach: below the level, and beside what is asked for.
    RuleExample(
      page:
        "| Text | Background | Contrast | AA | AAA |\n|---|---|---|---|---|\n| #ff5a36 | #ffffff | 3.1:1 | ↓✅ Pass | ❌ Fail |\n| #595959 | #ffffff | 7.0:1 | ✅ | ✅ |\n\n| Pair | Ratio | Required | Status |\n|---|---|---|---|\n| #ff5a36 on #ffffff | 3.1:1 | 4.5:1 | ↓✅ Pass |\n| #767676 on #ffffff | 4.54:1 | 4.5:1 | ✅ Pass |\n\n| Text | Background | Passes |\n|---|---|---|\n| #ffb199 | #ffffff | ↓✓ |"
    ),
    // The ground behind the figure, in the cell, in a wordier head and in another language.
    RuleExample(
      page:
        "| Role | Hex |\n|---|---|\n| `--ground` | #0a0b0d |\n\n| Token | Hex | As text/icon on ground |\n|---|---|---|\n| `--risk` | #f4516c | ↓7.9:1 |\n\n| Token | Hex | Use |\n|---|---|---|\n| `--alert` | #f4516c | Alerts (↓7.9:1 on `--ground`) |\n\nAlert #f4516c (↓7.9:1 vs `--ground`). #9ca3af a un ratio de ↓4.6:1 sur #ffffff."
    ),
  ]

  private static func badge(_ color: String, _ text: String) -> String {
    "---\ncomponents:\n  badge:\n    backgroundColor: \"#ffffff\"\n    textColor: \"\(color)\"\n---\n\n## Overview\n\n\(text)"
  }

  package static let passes = [
    // A ratio beside a colour is that of this colour, on the ground of its row.
    RuleExample(
      page:
        "| Look | Base surface (background) | Accent | Muted text (7:1 contrast) |\n|---|---|---|---|\n| Night | `#08090a` | `#ff4d15` | `#9ca3af` (7.8:1) |\n| Paper | `#f5f2eb` | `#a64b2a` | `#403934` (10.1:1) |"
    ),
    // A comma before the decimals.
    RuleExample(
      page:
        "| Frente | Fundo | Contraste |\n|---|---|---|\n| Tijolo `#b04a36` | Osso `#faf9f5` | 5,14:1 |\n\n#b04a36 sobre #faf9f5: 5,14:1."
    ),
    RuleExample(
      page:
        "**#9ca3af on #ffffff**\n\n- Contrast ratio: 2.54:1\n- Contrast required: 4.5:1\n\n**#a3a3a3 on #ffffff**\n\nText.\n\n- Contrast: 4.5:1\n\n#9ca3af on #ffffff falls from 4 to 1. #9ca3af on #ffffff is about two and a half to one."
    ),
    RuleExample(
      page:
        "`#2dd4bf` on `#ffffff` is never 3.2:1. `#2dd4bf` on `#ffffff` is 3.2:1 no more. `#6b7280` on `#ffffff` is 4.83:1 — it never fails.\n\n| Pair | Ratio | Level |\n|---|---|---|\n| #ffffff on #2dd4bf | 3:1 | AA Large |\n| Large text: #ffffff on #2dd4bf | 3.2:1 | AA |\n| #ffffff on #2dd4bf | 1.86:1 | AA Large |"
    ),
    // Levels that are only asked for, of large text or of graphics.
    RuleExample(
      page:
        "| Pair | Ratio | Level | Status |\n|---|---|---|---|\n| #ff5a36 on #ffffff | 3.1:1 | AA | ❌ Fail |\n\n| Text | Background | AA | AA large | Use |\n|---|---|---|---|---|\n| #ff5a36 | #ffffff | ❌ | ✅ | |\n| #ff5a36 | #ffffff | ✅ | ✅ | Large text |\n| #ff5a36 | #ffffff | ✅ (large) | ✅ | |\n\n| Text | Background | Status |\n|---|---|---|\n| #ff5a36 | #ffffff | ✅ Pass |"
    ),
    // The colour of the text is not that of its ground, and figures at the same level are another rule's.
    RuleExample(
      page:
        "| Token | Light | Dark |\n|---|---|---|\n| `--error` / `--destructive` | `#ef4444` | `#f87171` |\n\n| Background | Text Color | Contrast ratio |\n|---|---|---|\n| `--error` | `#ffffff` | 4.5:1 |"
    ),
    RuleExample(
      page:
        "| Step | Hex | On white | Use |\n|---|---|---|---|\n| 300 | `#5eead4` | 1.8:1 | Decorative |\n\n- #cccccc on #000000: 15.6:1 (AAA)\n- white on #2563eb: 6.1:1"
    ),
    RuleExample(page: badge("#767676", "All text meets WCAG AA.")),
    RuleExample(
      page: badge(
        "#9ca3af",
        "All body text meets AA. Our goal: all text meets AAA. By 2027 all text meets AAA. All text used to meet AA. All text on photos meets AA. Text contrast falls below 4.5:1. All text should meet AA where possible. Not all text meets AA. All buttons meet AA.\n\n- [ ] All text meets AA."
      )
    ),
    RuleExample(page: "#6b7280 on #ffffff is 4.83:1, so it meets AA. #000 on #fff is 21:1."),
    RuleExample(
      page: "#9ca3af on #ffffff does not reach 4.5:1. Text needs 4.5:1. #9ca3af on #fff meets AA for large text? No."),
    RuleExample(page: "#6b7280 on #ffffff and on #f9fafb is at least 4.5:1; #111, #222 and #333 on #fff: 7:1."),
    RuleExample(page: "| Text | Surface | Contrast |\n|---|---|---|\n| #6b7280 | #ffffff | 4.8:1 |"),
    RuleExample(
      tokens: "color.slate: #5b6472\ncolor.paper: #ffffff\ncolor.night: #111111",
      page:
        "| Text | Surface | Ratio |\n|---|---|---|\n| Slate `#5b6472` | Paper `#ffffff` | 5.98 |\n| Slate `#5b6472` | Night `#111111` | 3.15 |\n\n- **Slate** (5.98) clears AA, and on the other ground **Slate** (3.15) has less contrast.\n- Slate remains correct on paper (5.98, AA)."
    ),
    // The colour of the sentence, and not that of its row.
    RuleExample(
      page:
        "| Token | Hex | Use |\n|---|---|---|\n| Lime | `#526d00` | Lime as text; dark mode keeps `#ccff00`, which measures 16.85:1 on `#0a0a0a`. |"
    ),
    // Two themes beside each other, and figures that only are out of date.
    RuleExample(
      page:
        "| Token | Light mode | Dark mode | Contrast |\n|---|---|---|---|\n| `text` | #111827 | #f5f6f7 | 4.8:1 |"),
    RuleExample(page: "`#0a0a0a` on `#ffffff`: 12.5:1. #6b7280 on #ffffff is 4.6:1. #111827 on #ffffff: 18.2:1."),
    RuleExample(
      page:
        "Teal (#14b8a6) on dark background: 7.8:1. #6b7280 on white exceeds 4.5:1. #6b7280 on white: ≥ 4:1. Ink on #ffffff: 3:1. White on #6b7280 at 50% is 2:1. #aa6600 and #0066aa on white: 5:1. Icons (#14b8a6) on white / #eeeeee: 4.5:1. #14b8a6 on white: 4.5:1 required. #14b8a6 on white fails AA. #ffffff on #ff4865 passes AA for the badge. #6b7280 on white is about 5:1."
    ),
    RuleExample(
      page:
        "# Palette\n\n- **White**: #fafafa\n- **Ink**: #111111\n\n## Dark\n\n- **Ink**: #eeeeee\n\nInk on white is 3:1. #8a8a8a on white is 2:1. #14b8a6 on warm white is 4.5:1.\n\n- [ ] #14b8a6 on #ffffff passes AA"
    ),
    RuleExample(
      page:
        "| Pair | Minimum contrast |\n|---|---|\n| #14b8a6 on white | 4.5:1 |\n\n| Colour | Hex | On white |\n|---|---|---|\n| Teal | #14b8a6 | 2.5:1 |\n| Two | #14b8a6 and #111827 | 4.5:1 |"
    ),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let claims = page.contrasts
    diagnostics.compared.claims += claims.count
    var last: PairClaim?
    for claim in claims {
      guard let fault = claim.fault(on: page), fault.verdict == .isWrong else { continue }
      // A ratio and the level beside it are wrong for one reason.
      if let last, last.isBeside(claim, on: page) { continue }
      last = claim
      report(fault.message, claim.range, page, into: &diagnostics)
    }
    reportWhole(page, into: &diagnostics)
  }

  /// Reports what is said of all text, where some text has less.
  private static func reportWhole(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    // What the system requires is held against each text, where its colour is; a checklist says what is to be done.
    guard page.subject.hasTokens, page.subject.system.settings.requirements.text == nil else { return }
    for text in page.texts where text.kind != .heading && !page.isAside(text) && !page.isTask(text) {
      guard let claim = WholeContrastClaim(text, on: page)?.claim else { continue }
      let pairs = ShownText.all(in: page.subject, looks: SaidLook.all(on: page))
      diagnostics.compared.claims += pairs.isEmpty ? 0 : 1
      let low = pairs.filter { $0.ratio < claim.least(for: $0.least) }
      guard let worst = low.min(by: { $0.ratio < $1.ratio }) else { continue }
      let others: Message = low.count > 1 ? ", and \(low.count - 1) more of \(pairs.count) have too little" : ""
      report(
        "\(worst.name) has a contrast of \(Contrast.figure(worst.ratio)) on \(worst.ground)\(others)",
        page.document.range(ofPlain: claim.range, in: text.node), page,
        fix: "change the colours that have less, or name them as exceptions", into: &diagnostics)
    }
  }

  private static func report(
    _ fault: Message, _ range: ByteRange, _ page: AuditedPage,
    fix: Fix = "write the contrast that there is, or change a colour", into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      rule, fault, at: page.document.file.span(range), why: "whoever relies on it sets text that people cannot read",
      fix: fix)
  }
}
