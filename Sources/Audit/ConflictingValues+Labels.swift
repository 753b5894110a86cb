import Claims
import Diagnostics
import Files
import Statements

/// Values of names that mean the same on one page only, and there by their labels and headings.
extension ConflictingValues {
  /// Holds the values of one page against each other whose names mean the same only there.
  static func audit(
    _ labelled: [LabelledValue], besides told: Set<ByteRange>, into diagnostics: inout Diagnostics
  ) {
    var told = told
    let pairs = LabelledPairs(labelled)
    diagnostics.compared.values += pairs.same
    for pair in pairs.different where told.isDisjoint(with: [pair.first.span.range, pair.second.span.range]) {
      let (first, second) = (pair.first, pair.second)
      told.insert(second.span.range)
      diagnostics.compared.values += 1
      diagnostics.report(
        rule, by: pair.confidence, "\(second.label) is \(second.span.text) here and \(first.span.text) elsewhere",
        at: second.span,
        why: "readers follow whichever they find", fix: "write the same value, or say in which case each holds",
        related: [Diagnostic.Related("\(first.label) is \(first.span.text) here", at: first.span)])
    }
  }

  /// What labels say of things, where a name alone does not mean the same everywhere.
  static let labelled = [
    // A style in a table and in a list, a number without a unit in code, and a part below its heading.
    RuleExample(
      page:
        "# Guide\n\n## Typography\n\n| Style | Size | Weight | Line height |\n|---|---|---|---|\n| Display | 40px | 700 | 1.1 |\n| Body | 14px | 400 | 1.5 |\n\n## Quick reference\n\n- **Body:** ↓16px / 400 / 1.5"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Radius\n\n| Value | Use |\n|---|---|\n| `6px` | Chips, tags |\n| `20px` | Modals |\n\n## Patterns\n\n### Modal\n\n```js\n{\n  borderRadius: ↓24,\n  overflow: 'hidden',\n}\n```"
    ),
    // A class of type by its heading and in CSS.
    RuleExample(
      page:
        "# Guide\n\n### `.heading` - Sections\n\n- **Weight**: 400\n- **Size**: 34px\n- **Line height**: 1.2\n\n## Code\n\n```css\n@layer utilities {\n  .heading { font-size: 34px; font-weight: 400; line-height: ↓1.3; }\n}\n```"
    ),
    // Two themes in lists below names and in a table.
    RuleExample(
      page:
        "# Guide\n\n## Colors\n\n| Role | Light | Dark |\n|---|---|---|\n| Success | `#34c759` | `#30d158` |\n| Alarm | `#ff3b30` | `#ff453a` |\n| Favourite | `#ff9500` | `#ff9f0a` |\n| Link | `#007aff` | `#0a84ff` |\n\n## Export\n\n**Success:**\n- Any: `#34c759`\n- Dark: `↓#32d74b`\n\n**Alarm:**\n- Any: `#ff3b30`\n- Dark: `#ff453a`\n\n**Favourite:**\n- Any: `#ff9500`\n- Dark: `#ff9f0a`\n\n**Link:**\n- Any: `#007aff`\n- Dark: `#0a84ff`"
    ),
    // A column for phones and a row for them.
    RuleExample(
      page:
        "# Guide\n\n## Type\n\n| Style | Desktop | Mobile |\n|---|---|---|\n| h1 | 64px | 42px |\n| h2 | 48px | 36px |\n\n## Responsive\n\n| Device | Width | Changes |\n|---|---|---|\n| Mobile | < 767px | h1: ↓40px, h2: 36px |"
    ),
    // Widths by name, the floor of targets, lines in a block of code, and names in code and in brackets.
    RuleExample(
      page:
        "# Guide\n\n## Spacing\n\n- **Small (640px+)**: `sm:px-6`\n- **Medium (768px+)**: `md:px-8`\n- **Large (1280px+)**: `lg:px-12`\n\n## Breakpoints\n\n- **Small**: `sm:` (640px+)\n- **Medium**: `md:` (768px+)\n- **Large**: `lg:` (↓1024px+)"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Feedback\n\n- Minimum tap target: 44×44px\n\n## Accessibility\n\n- Touch targets: minimum ↓48×48px"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Spacing\n\n- **Gap between cards**: 12px\n\n## Patterns\n\n```\n- Width: full\n- Gap between cards: ↓16px\n```"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Sizes\n\n| Class | Size | Use |\n|---|---|---|\n| `text-app-cell` | 13px | Cells |\n\n## Data\n\n- Tables: `text-app-cell` (↓14px)\n\n## Colors\n\n| Name | Hex |\n|---|---|\n| Pursuit Red | `#ff2a2a` |\n| Calm Blue | `#2a6aff` |\n\n## Alert\n\n- Link: `#2a6aff` (Calm Blue)\n- Ground: `↓#ff3a3a` (Pursuit Red)"
    ),
    // Parts of the whole width.
    RuleExample(
      page: "# Guide\n\n## Layout\n\n- **Sidebar width**: 20%\n\n## Rules\n\n- Sidebar width: ↓25%"),
    // Two tables of the same rows.
    RuleExample(
      page:
        "# Guide\n\n## Launcher\n\n| Theme | Launcher colour |\n|---|---|\n| Pink | `#f49ac1` |\n| Steel | `#9bc5e4` |\n| Plum | `#b28abf` |\n| Meadow | `#39b54a` |\n\n## Search\n\n| Theme | Magnifier colour |\n|---|---|\n| Pink | `#f49ac1` |\n| Steel | `↓#8fbbdd` |\n| Plum | `#b28abf` |\n| Meadow | `#39b54a` |"
    ),
  ]

  /// What looks like the same thing by its label, and is another one.
  static let labelledOtherwise = [
    // Margins of prices, shadows of two rules in a block without a language, and how much there is of a colour.
    RuleExample(
      page:
        "# Guide\n\n| Item | Price | Margin |\n|---|---|---|\n| Tea | $119 | 34% |\n\n## All\n\n| Item | Cost | Price | Margin |\n|---|---|---|---|\n| Tea | $220 | $119 | -85% |\n\n```\n.card {\n  box-shadow: 0 4px 12px rgba(0,0,0,0.1);\n}\n```\n\n## More\n\n```\n.note {\n  box-shadow: 0 4px 16px rgba(0,0,0,0.08);\n}\n```\n\n## Hero\n\n- Border 1pt `accent/primary` 30% opacity.\n\n## Filters\n\n- Fill `accent/primary` 12%"
    ),
    // States of two things, a weight called as a style is, and words for what type is used for.
    RuleExample(
      page:
        "# Guide\n\n## Outlined\n\n| State | Border | Light | Dark |\n|---|---|---|---|\n| Enabled | a | Teal `#008393` | Teal `#00cee6` |\n| Hover | b | Teal `#008393` | Teal `#33e2f7` |\n\n## Gradients\n\n| State | Light gradient start | Dark gradient start |\n|---|---|---|\n| Enabled | Teal `#008393` | Teal `#00cee6` |\n| Hover | Teal `#005862` | Teal `#33e2f7` |"
    ),
    RuleExample(
      page:
        "# Guide\n\n| Style | Size | Line height | Weight |\n|---|---|---|---|\n| **Text Large** | 18px | 1.6 | 400 |\n| **Text Medium** | 16px | 1.6 | 400 |\n\n## Code\n\n```ts\nexport const type = {\n  fontWeight: {\n    normal: 400,\n    medium: 500,\n  },\n}\n```"
    ),
    RuleExample(
      page:
        "| Weight | Nume | Fișier | Folosire |\n|---|---|---|---|\n| `500` | Medium | `A-Medium` | subtitluri, label-uri, chips |\n| `700` | Bold | `A-Bold` | titluri, nume, butoane |\n\n| Token | Size / Line | Weight | Folosire tipică |\n|---|---|---|---|\n| `h3` | `18 / 24` | 700 | subtitluri, titlu card |\n- Titluri → `textPrimary` (`#ffffff` dark / `#141416` light)."
    ),
    // Names in code are the same as a whole or none, and a cell has a variable of its own.
    RuleExample(
      page:
        "# Guide\n\n---\nname: Mono\ncolors:\n  # Base\n  surface: '#f9f9fa'\n  surface-container-low: '#f3f3f4'\n  surface-variant: '#e2e2e3'\n  background: '#f9f9fa'\n  # On-surface\n  on-surface: '#1a1c1d'\n  on-surface-variant: '#444748'"
    ),
    RuleExample(
      page:
        "# Guide\n\n| Token | Value | At a root of 16px | What for |\n|---|---|---|---|\n| `--text-2xs` | `0.6875rem` | 11px | Badges |\n| `--text-xs` | `0.78125rem` | 12.5px | Metadata |\n| `--text-sm` | `0.875rem` | 14px | Labels |\n\n## Where\n\n| Use | Read |\n|---|---|\n| `--text-2xs` — a badge | **Times** — `--text-xs`: 11px is a floor rather than a working size |"
    ),
    // How much there is of a colour, kinds that lines above their lists name, and two tables of which one row alone has the
    // same name.
    RuleExample(
      page:
        "# Guide\n\n## Parts\n\n### Panel\n\n- Border: 2px, white at 20% opacity\n- Text color: White at 86% opacity\n\n### Row\n\n- Border: 1px, white at 5% opacity\n- Text color: White at 68% opacity\n\n## Kinds\n\nSUCCESS (all went well)\n- Accent color: #8a95a5\n\nINFO (neutral news)\n- Accent color: #4a90d9"
    ),
    RuleExample(
      page:
        "# Guide\n\n### Grid\n\n| Surface | Columns | Gutter | Max content width |\n|---|---|---|---|\n| Mobile | 4 | 16 | — |\n| Tablet | 8 | 24 | — |\n| Desktop | 12 | 24 | ~1080 |\n\n**The table above is what the shop has; it differs from the official grid.**\n\n| Surface | Columns | Gutter | Artboard | Max content width |\n|---|---|---|---|---|\n| Web mobile | 2 | 20 | 375 × 635 | — |\n| Tablet | 3 | 20 | — | — |"
    ),
    // Things below lines that name them, of which each has its own.
    RuleExample(
      page:
        "# Guide\n\n## Components\n\n**`card`** — A panel with padding 24px.\n\n**`quote-card`** — A quote, padding 32px.\n\n**Primary button**\n\n- Padding: 12px\n- Border: 1px solid #00754a\n\n**Dark button**\n\n- Padding: 16px\n- Border: 1px solid #000000"
    ),
    // Parts of one chapter, attributes below headings that come again, and two pages of a site.
    RuleExample(
      page:
        "# Guide\n\n## Fields\n\n### Cards\n\n- Border: 1px solid #c0c0c0\n\n### Forms\n\n- Border: 1px solid #d8e1f2\n\n## Buttons\n\n### Raised\n\n#### Container\n\n| Element | Default |\n|---|---|\n| Elevation | `1dp` |\n\n### Filled\n\n#### Container\n\n| Element | Default |\n|---|---|\n| Elevation | `2dp` |"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Colors\n\nHome page palette:\n\n- Main text: `#24231f`\n- Accent: `#6f2019`\n\nShop page palette:\n\n- Main text: `#281a14`\n- Accent: `#6f2019`"
    ),
    // A role of text and one of fills; two lengths of a padding; what a value is called.
    RuleExample(
      page:
        "# Guide\n\n### Colors\n\n| Role | Hex |\n|---|---|\n| Primary | `#007aff` |\n\n### Text\n\n| Role | Hex |\n|---|---|\n| Primary | `#000000` |\n\n## Navigation\n\n- Links: padding 4px 16px\n- Buttons: minimum 32px height with 4px 16px padding"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Parts\n\n### Primary button\n\n| Part | Value |\n|---|---|\n| Ground | Primary (`#007aff`) |\n| Label | `#ffffff` |\n\n### Secondary button\n\n| Part | Value |\n|---|---|\n| Ground | none |\n| Label | Primary (`#007aff`) |"
    ),
    // Steps of the same size in parts of one chapter, and bounds.
    RuleExample(
      page:
        "# Guide\n\n## Spacing\n\n### Padding\n\n- **Large container**: 16px\n- **Medium container**: 12px\n\n### Gaps\n\n- **Large gap**: 24px\n- **Medium gap**: 12px"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Layout\n\n- **Modal transition**: 250ms\n- **Row height**: 48px\n\n## Rules\n\n- Modal transition: < 300ms\n- Row height: ≥ 44px"
    ),
    // What is said to be for something else, and choices.
    RuleExample(
      page:
        "# Guide\n\n## Cards\n\n- `p-4` for list rows\n- Radius: 8px or 12px\n\n## Spacing\n\n- **Card padding**: 24px\n\n## Radius\n\n| Part | Radius |\n|---|---|\n| Card | 8px |\n\n## Tables\n\n- Padding: 16px for list rows\n\n## Summary\n\n- **Table padding**: 12px"
    ),
    // States, devices, ranges and choices.
    RuleExample(
      page:
        "# Guide\n\n## Buttons\n\n- Height: 44px\n- Radius: 8px\n\n## Layout\n\nOn mobile, the button height is 48px. Buttons have a height of 40px or 44px. The button height is 32–48px."
    ),
  ]
}
