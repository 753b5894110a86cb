package import Claims
package import Diagnostics
import Files
package import Statements

/// One name that documents give two values.
package enum ConflictingValues: AuditRule {
  package static let rule = Rule(
    "conflicting-values", .warning, "Documents give one name two different values.",
    why: "Readers follow whichever they find, and nobody knows which is right.",
    example: "One page says `Emerald: #10b981` and another `Emerald: #10b982`.")

  package static let flags = named + labelled
  package static let passes = namedOtherwise + labelledOtherwise

  private static let named = [
    // What a row writes out of two colours that it names.
    RuleExample(
      page:
        "# Guide\n\n| Token | Hex |\n|---|---|\n| `mint-100` | `#d1fff0` |\n| `mint-900` | `#00664e` |\n\n## Pairs\n\n| Pair | Colours | Ratio |\n|---|---|---|\n| `mint-900` on `mint-100` | `↓#005b45` / `#d1fff0` | 7.5:1 |"
    ),
    // Somebody's own colour, with a remark.
    RuleExample(
      page:
        "# Guide\n\n## Palette\n\n- **Lagoon Orange** (`#ff690f`): the accent\n\n## Reference\n\n- Lagoon Orange (single accent): `↓#f0690f`"
    ),
    RuleExample(page: "- **Emerald**: #10b981\n- **Coral**: #ef4444\n\nThe dot:\n\n- Emerald — ↓#10b982, always"),
    RuleExample(page: "# Palette\n\n- **Emerald**: #10b981\n\n## Use of colour\n\n- Emerald: ↓#10b982"),
    RuleExample(
      page: "| Token | Hex |\n|---|---|\n| `color.primary` | #112233 |\n\nButtons use `color.primary` (↓#112244)."),
    RuleExample(
      page:
        "# System\n\n- **Emerald**: `#10b981`\n- **Brand Blue** — #0066cc\n\n## Again\n\n- **Emerald**: `↓#10b98f`\n\n| Name | Hex |\n|---|---|\n| Brand Blue | ↓#0066cd |"
    ),
    RuleExample(
      page:
        "| Token | Value |\n|---|---|\n| `accent/green` | #34c759 |\n\nThe badge is filled with `accent/green` (↓#30d158)."
    ),
    RuleExample(
      page:
        "Use `--accent` (↓#0693e9).\n\n```css\n:root {\n  --accent: #0693e3; /* brand */\n  --radius-md: 8px;\n}\n```\n\nThe accent is `--accent` (#0693e3). Cards take `--radius-md` (↓10px)."
    ),
    RuleExample(page: "- `--gutter`: 16px\n\n## Layout\n\nThe variable `--gutter` is ↓20px."),
    RuleExample(
      page:
        "## Sizes\n\n| Part | Height |\n|---|---|\n| Tab bar | 49pt |\n\n### Bars\n\n- Tab bar: 49pt\n- Toolbar: 44pt\n\n1. Tab bar — ↓52pt"
    ),
    RuleExample(
      page:
        "The sidebar is 280px wide. Tooltips appear after 300ms. Cards have a radius of 20px.\n\nThe sidebar is ↓300px wide.\n\nTooltips appear after ↓500ms. Cards have a radius of ↓24px."
    ),
    RuleExample(
      page:
        "| Token | Value | Use |\n|---|---|---|\n| `--accent` | #91d206 | Links |\n| `--edge` | #476c00 | Lines |\n| `--accent` | ↓#ff0000 | Links |"
    ),
    // Of several names that two sections give values to, one alone differs.
    RuleExample(
      page:
        "# Guide\n\n## Tokens\n\n- `--accent`: #007aff\n- `--ground`: #ffffff\n- `--line`: #dddddd\n\n## Reference\n\n| Name | Value |\n|---|---|\n| `--accent` | ↓#007aee |\n| `--ground` | #ffffff |\n| `--line` | #dddddd |"
    ),
    // Of several places, the one that says something else.
    RuleExample(
      page:
        "# Guide\n\n- **Lagoon Orange**: ↓#ff6a0f\n\nLinks are Lagoon Orange (#ff690f).\n\n## Buttons\n\nThey are Lagoon Orange (#ff690f)."
    ),
    // Below the heading of a palette and below that of its use, and in sentences.
    RuleExample(
      page:
        "# Guide\n\n## Palette\n\n- **Emerald**: #10b981\n\n| Name | Hex |\n|---|---|\n| Green 900 | #1b5e20 |\n\nHeaders are Emerald (↓#ff0000). Use **Green 900** (`↓#7a1e32`) for frames.\n\n## Rules\n\n- Emerald: ↓#10b982"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Colors\n\n| Token | Value |\n|---|---|\n| `--primary` | `#3366ff` |\n| `--text` | `#222222` |\n\n## Accessibility\n\n- `--text`: `↓#333333`"
    ),
    // Stylesheets in two places that agree but for one value.
    RuleExample(
      page:
        "# Guide\n\n## Colors\n\n```css\n:root { --accent: #007aff; --ground: #ffffff; --line: #dddddd; }\n```\n\n## Whole page\n\n```html\n<html><style>\n:root { --accent: ↓#007aee; --ground: #ffffff; --line: #dddddd; }\n</style></html>\n```"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Tokens\n\n- `--accent`: #007aff\n- `--ground`: #ffffff\n\n## Buttons\n\nThey are filled with `--accent` (↓#007aee)."
    ),
    RuleExample(
      page:
        "# Guide\n\n## Palette\n\n| Name | Hex |\n|---|---|\n| Gray 100 | #333333 |\n| Gray 900 | #111111 |\n\n## Use\n\nUse **Gray 900** (`↓#7a1e11`) for crisp dark text. In dark mode, use **Gray 900** (`#eeeeee`) for text."
    ),
    // Names the other way round, and with a number.
    RuleExample(
      page:
        "# Guide\n\n## Palette\n\n| Role | Hex |\n|---|---|\n| Background cream | #f2ede4 |\n| Surface 3 | #16213a |\n\n## Story\n\n- **Cream background** `↓#f2edd0`\n\n## Cards\n\n- Surface 3 (`↓#1a2a4a`) for cards"
    ),
    // In code what a table has without the prefix, and behind the first cell of a row.
    RuleExample(
      page:
        "# Guide\n\n## Couleurs\n\n| Nom | Valeur |\n|---|---|\n| Encre profonde | ↓#221f2e |\n| `accent` | #0055cc |\n\n```css\n:root { --color-encre-profonde: #221f4e; --color-accent: #0055cc; --duration-press: 160ms; }\n```\n\n| Situation | Jeton | Durée |\n|---|---|---|\n| Press | `--duration-press` | ↓140ms |"
    ),
    // In sentences below two headings.
    RuleExample(
      page:
        "# Guide\n\n## Cards\n\nA `surface-low` (`↓#f2f3fe`) card.\n\n## Panels\n\n- **Sectioning:** `surface-low` (#f2f3ee)\n- **Base:** `surface-low` (#f2f3ee)"
    ),
    // A part of a thing by the heading above it, by a row and its column, and by its whole name.
    RuleExample(
      page:
        "# Guide\n\n## Header\n\n- Height: 48px\n\n## Sizes\n\n| Part | Height |\n|---|---|\n| Sidebar item | 40px |\n\n## Use\n\nHeaders are ↓56px tall. Sidebar items are ↓44px tall."
    ),
    // Numbers below `px` and in brackets, and a block below a heading for CSS that repeats a table.
    RuleExample(
      page:
        "## Spacing\n\n| Token | px | | Token | px |\n|---|---|---|---|---|\n| `--space-4` | 16 | | `--space-6` | 24 |\n\nCards have `--space-4`(↓18).\n\n## Colours\n\n| Token | Hex |\n|---|---|\n| `--ink-9` | #0e0d12 |\n| `--ink-8` | #2a2932 |\n| `--ink-7` | #3d3b45 |\n| `--ink-6` | ↓#56535f |\n| `--ink-5` | #6e6b77 |\n\n## Code (globals.css)\n\n```css\n:root { --ink-9: #0e0d12; --ink-8: #2a2932; --ink-7: #3d3b45; --ink-6: #56536f; --ink-5: #6e6b77; }\n```"
    ),
    // Another colour in another notation.
    RuleExample(
      page:
        "| Token | Hex |\n|---|---|\n| `--brand` | #3b82f6 |\n\nLinks are `--brand` (↓oklch(0.62 0.19 280))."
    ),
    // Names with underscores and without hyphens, a value in the code of its name, and one that only its use is forbidden.
    RuleExample(
      page:
        "# Guide\n\n## Surfaces\n\n- **Panel:** `surface_low` (#181b25)\n\nTone it with `surface_low` (↓#181b35) to set it off.\n\n| Token | Wartość |\n|---|---|\n| `on-surface` | `#141c24` |\n| `on-page` | `#141c2a` |\n| `on-card` | `#141c2f` |\n| `--chip-slop` | 6px |\n| `--sepia` | `#b8a080` |\n\nTouch has `--chip-slop: ↓2px`. And `--sepia` (↓#b83080) must never be used for text.\n\n| Variable | Hex |\n|---|---|\n| `--on-surface` | ↓#141c44 |\n| `--on-page` | #141c2a |\n| `--on-card` | #141c2f |"
    ),
    // A theme changes a colour by more than one digit.
    RuleExample(
      page:
        "# Guide\n\n## Colors\n\n| Token | Hex |\n|---|---|\n| `azure-950` | #0d1830 |\n\n## Dark theme\n\n| Role | Hex | Token |\n|---|---|---|\n| Page | #ffffff | `azure-950` |\n\nThe page is `azure-950` (↓#0d1840)."
    ),
    // Names in the second column, two themes in a table and in a stylesheet, a list in a block of code, and dots for hyphens.
    RuleExample(
      page:
        "# Guide\n\n## Colours\n\n| Use | Token | Hex |\n|---|---|---|\n| Panel | `bg-panel` | `#f7f7f2` |\n| Page | `bg-page` | `#fdfdfa` |\n\nPanels are `bg-panel` (`↓#a1b2c3`)."
    ),
    RuleExample(
      page:
        "# Guide\n\n## Colours\n\n| Role | Light | Dark |\n|---|---|---|\n| `bg-base` | `#f6f4ef` | `#16181c` |\n| `ink-two` | `↓#6b665e` | `#a8a49b` |\n\n## Code\n\n```css\n:root { --bg-base: #f6f4ef; --ink-two: #6b667e; }\n[data-theme=\"dark\"] { --bg-base: #16181c; --ink-two: #a8a49b; }\n```"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Colours\n\n| Token | Hex |\n|---|---|\n| `--surface` | `#fdfdfd` |\n| `--ink` | `#111111` |\n\n## Summary\n\n```\nsurface: ↓#fdfd1d\nink: #111111\n```"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Colours\n\n| Token | Hex |\n|---|---|\n| `mission.red` | `#fc3d21` |\n| `mission.blue` | `#0b3d91` |\n\n## Palette\n\n| Token | Hex |\n|---|---|\n| `--mission-red` | `↓#bc3d21` |\n| `--mission-blue` | `#0b3d91` |"
    ),
  ]

  private static let namedOtherwise = [
    // Parts of calculations, the other theme in a block, and the notations of one row.
    RuleExample(
      page:
        "# Guide\n\n- `--radius-sm`: `calc(var(--radius) - 4px)`\n- `--radius-md`: `calc(var(--radius) - 2px)`\n- `--radius-lg`: `var(--radius)` (0.625rem)\n\n## Colours\n\n| Token | Hex | OKLCH |\n|---|---|---|\n| `--ink` | #20222a | oklch(0.25 0.02 273) |\n| `--line` | #209bff | oklch(0.676 0.178 250) |\n\n## Input\n\n```css\n--ink: #f9f9fa;\n```"
    ),
    // The colour that a list goes on with, and the end of a gradient.
    RuleExample(
      page:
        "# Guide\n\n## Colours\n\n- **Prairie Blue** (`#304cb2`): primary\n- **Fertile Window** (`#c5b3e6`): the segment\n- **BFF Mode** (`#11aaa8`): friends\n\n## Parts\n\n- Gradient `#304cb2 → #243c8e` (Prairie Blue), soft\n- #c5b3e6 for the fertile window, #a893d6 for ovulation.\n- `#ffffff` on dates; subtle cream (`#fffcf2`) on BFF mode; `#fffff0` with accents"
    ),
    // Names and values in pairs, a ground, a comparison, and a colour of another theme behind a slash.
    RuleExample(
      page:
        "# Guide\n\n## Colours\n\n- **Success** (`#66e0a3`): verified\n- **Error** (`#ff6b6b`): failures\n- **Harbour Blue** (`#00aff0`): the brand\n- **Harbour Blue Deep** (`#0078d4`): outgoing\n- **Surface 1** (`#ffffff`): cards\n\n## Reference\n\n- Success / Error: `#66e0a3` / `#ff6b6b`\n- Bubbles are in the deeper Harbour Blue `#0077d0` with white text.\n- Bubbles are Harbour Blue (`#0078d4`).\n- The bar is Surface-1 / `#0e1411`, blurred."
    ),
    RuleExample(
      page:
        "# Guide\n\n## Contrast pairs\n\n- White on `#0b0c0f`: **19.2:1** — AAA.\n\n## Quick color reference\n\n- Canvas: `#0b0c0f`\n- White: `#ffffff`"
    ),
    // One colour in two notations, of which one is rounded.
    RuleExample(
      page:
        "## Palette\n\n| Token | Hex |\n|---|---|\n| `--brand` | #3b82f6 |\n| `--ink` | #1f2937 |\n\n```css\n:root { --brand: oklch(0.62 0.19 260); --ink: hsl(215 28% 17%); }\n```\n\nLinks are `--brand` (oklch(62.3% 0.188 259.8))."
    ),
    // Another notation of the same, however it was rounded.
    RuleExample(
      page:
        "| Token | OKLCH | Hex |\n|---|---|---|\n| `--azure` | `oklch(0.676 0.178 250)` | `#209bff` |\n| `--violet` | `oklch(0.519 0.267 280)` | `#5b35fa` |\n\nLinks are `--azure` (`oklch(0.676 0.178 250)`)."
    ),
    RuleExample(
      page:
        "# Guide\n\n## Colors\n\n- `azure-950`: #0d1830\n- `ink`: #111111\n\n## Dark theme\n\n- `azure-950`: #f0e8d0\n\nNever write `azure-950` (#0d1831) for `azure-950` (#0d1830)."
    ),
    // Sizes, of which each thing has its own, and a block of code in the middle of a sentence.
    RuleExample(
      page:
        "## Card\n\n| Padding | px |\n|---|---|\n| `sm` | 12px |\n| `lg` | 24px |\n\n## Rating\n\n- `size`: `sm` (16px) / `lg` (26px)\n\n## Tokens\n\n- `--primary`: #3366ff\n\nLinks are `--primary` (#3366ff).\n\nWhoever adds to `app.css`\n\n```css\n:root { --primary: #ff6600; }\n```\n\nbreaks nothing that a test would find.\n\n## Weights\n\n| Token | Value |\n|---|---|\n| `--space-scale` | 4 |\n\n`--space-scale` (16px)"
    ),
    // A state, a size or a device of a thing, two things, and two platforms.
    RuleExample(
      page:
        "## Button\n\n- Height: 48px\n\n## Small buttons\n\n- Height: 32px\n\n## Cards\n\n- Height: 64px\n\nOn mobile, buttons are 44px tall. Link buttons are 24px tall.\n\n## Toolbar\n\n- Height: 44pt\n\nToolbars are 56dp tall."
    ),
    RuleExample(
      page:
        "# Guide\n\n## Palette\n\n| Role | Hex |\n|---|---|\n| Text on cream | #0a0806 |\n| Blue green | #0d6b6b |\n| Cream text | #f2ede4 |\n\n## Story\n\nGreen blue (#0d4a6b), and cream on text."
    ),
    // Two pairs of columns.
    RuleExample(
      page:
        "| Token | Value | Token | Value |\n|---|---|---|---|\n| `--gap-1` | 4px | `--gap-6` | 24px |\n| `--gap-2` | 8px | `--gap-8` | 32px |"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Palette\n\n- **Lagoon Orange** (`#ff690f`): the accent\n- **Alert Orange**: #ff8a42\n\n## Dark\n\n- Lagoon Orange (dark mode): `#ff9a5f`\n\n## Badges\n\n- Alert Orange: #fff0e5"
    ),
    // A column without a head goes on with the one before it.
    RuleExample(
      page:
        "| Token | Light | | Dark | |\n|---|---|---|---|---|\n| `--page` | a | `#ffffff` | b | `#111111` |\n| `--ink` | a | `#111111` | b | `#ffffff` |"
    ),
    RuleExample(
      page:
        "- **Emerald**: #10b981\n- Emerald 600: #059669\n\nText.\n\n- Emerald (#10B981)\n- Emerald: rgb(16, 185, 129)"),
    RuleExample(
      page: "## Buttons\n\n- **Padding**: 12px\n\n## Cards\n\n- **Padding**: 16px\n- Nested\n  - Padding: 20px"),
    RuleExample(
      page:
        "| Part | Space |\n|---|---|\n| Space between buttons | 12dp |\n\n## Filled\n\n### Style\n\n| Part | Space |\n|---|---|\n| Space between buttons | 2dp |\n\n### Style\n\n| Part | Space |\n|---|---|\n| Space between buttons | 0dp |"
    ),
    RuleExample(
      page:
        "- **Card**\n  - Radius: 12px\n- **Sheet**\n  - Radius: 20px\n\nSmall:\n\n- Gap: 4px\n\nLarge:\n\n- Gap: 8px"),
    RuleExample(
      page:
        "## Light\n\n- Emerald: #10b981\n\n## Dark\n\n- Emerald: #34d399\n\n| Name | Light | Dark |\n|---|---|---|\n| Emerald | #10b981 | #34d399 |"
    ),
    RuleExample(
      page:
        "# Guía\n\n## Modo claro\n\n- `primary.main`: #1976d2\n\n## Modo oscuro\n\n- `primary.main`: #90caf9\n\n## Hell\n\n- `ink.main`: #111111\n\n## Dunkel\n\n- `ink.main`: #eeeeee"
    ),
    RuleExample(
      page:
        "- `--gutter`: 16px\n- `--gutter`: 20px on tablets\n\nOn desktop, `--gutter` is 24px. It was `--gutter: 12px`."),
    RuleExample(
      page:
        "- **Primary**: #112255\n- **Success green**: #16a34a\n- **Primary background**: #eeeeee\n\n## Badges\n\n- **Primary**: #112266\n- **Success green**: #dcfce7\n- **Primary background**: #dddddd\n\n## Dark\n\n- **Emerald**: #34d399"
    ),
    RuleExample(
      page: "## Colours\n\n### Text\n\n- **Soft** (`#7a7d8b`): notes\n\n### Surface\n\n- **Soft** (`#f4f4f4`): tiles"),
    // A table of two themes, one below the other, names that begin with `On`, a theme in another language, and buttons.
    RuleExample(
      page:
        "| Token | Value | File | Line |\n|---|---|---|---|\n| `--ink` | #111111 | a | 1 |\n| `--page` | #ffffff | a | 2 |\n| `--ink` | #eeeeee | a | 3 |\n| `--page` | #222222 | a | 4 |\n\n## Colors\n\n- **Primary**: `#6200ee`\n- **On Primary**: `#ffffff`\n\n| Token | Hex |\n|---|---|\n| `bg-base` | #272a2f |\n\n- 라이트: `bg-base`(#f7f8fa)\n\n### CTA buttons\n\n| State | Hex |\n|---|---|\n| Secondary text | #ffffff |\n\n```css\n--color-text-secondary: #64748b;\n```"
    ),
    RuleExample(
      page:
        "| Token | Value | Use |\n|---|---|---|\n| `--accent` | #91d206 | Links |\n| `--accent` | #ff0000 | Alerts |\n\n| Token | Value |\n|---|---|\n| `--gap` | 4px |\n| `--gap` | 8px |\n| `--gap` | 12px |"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Sable\n\nA `surface-low` (`#f2f3fe`) card on `surface-mid` (`#f2f3aa`).\n\n## Écume\n\nA `surface-low` (`#e2f3fe`) card on `surface-mid` (`#e2f3aa`).\n\n## Cards\n\n| Part | Value |\n|---|---|\n| Background | #ffffff |\n\n```css\n:root { --color-background: #eeeeee; --ease-out: cubic-bezier(0.2, 0, 0, 1); }\n```\n\n| Use | Token | Time |\n|---|---|---|\n| Press | `--ease-out` | 160ms |\n| Page | `--ease-out` | 200ms |"
    ),
    // Files, of which each page has its own.
    RuleExample(
      page:
        "| File | Ground |\n|---|---|\n| `light.html` | `#fdfcfa` |\n\n## Print\n\n| File | Ground |\n|---|---|\n| `light.html` | `#fdfefa` |"
    ),
    // Code for themes, for parts, and of two minds.
    RuleExample(
      page:
        "```css\n:root { --bg: #ffffff; --pad: 8px }\n.dark { --bg: #111111; }\n@media (min-width: 40em) { :root { --pad: 16px; } }\n.card { --bg: #eeeeee; --gap: 4px; }\n--gap: 8px, 4px;\n--line: 1px solid red;\n```\n\nThe ground is `--bg` (#ffffff), in dark mode `--bg` (#111111). `--gap` (4px).\n\n```css\n--ink: #111111;\n```\n\nOr:\n\n```css\n--ink: #222222;\n```\n\nText is `--ink` (#111111)."
    ),
    RuleExample(page: "## Neutral text\n\n- **Helper**: #6a6766\n\n## Icons\n\n- Main: #292929\n- Helper: #9b9796"),
    RuleExample(
      tokens: "color.emerald: #10b981", page: "# Colour\n\n- **Emerald**: #10b981\n\nText.\n\n- **Emerald**: #10b981"),
    RuleExample(
      page:
        "The sidebar is 280px wide. On phones, the sidebar is 300px wide. The sidebar is 320px wide when it is open. It is 200px wide. The sidebar is 64px tall.\n\n## Compact\n\nA row is 32px tall.\n\n## Roomy\n\nA row is 48px tall."
    ),
    // Sections, lists and tables beside each other that give values to the same names are cases of one thing.
    RuleExample(
      page:
        "# Guide\n\n## Sable\n\n- `--accent`: #007aff\n- `--ground`: #ffffff\n\n## Écume\n\n- `--accent`: #6750a4\n- `--ground`: #eeeeee"
    ),
    RuleExample(
      page:
        "## Option A\n\n| Token | Value |\n|---|---|\n| `--accent` | #007aff |\n\n## Option B\n\n| Token | Value |\n|---|---|\n| `--accent` | #6750a4 |"
    ),
    RuleExample(
      page:
        "## TextColor\n\n| Name | Value | Look |\n|---|---|---|\n| Tooltip | #ffffff | ![#ffffff](a.png) |\n\n## BackgroundColor\n\n| Name | Value | Look |\n|---|---|---|\n| Tooltip | #1f2329 | ![#1f2329](b.png) |"
    ),
    RuleExample(
      page:
        "North:\n\n- `--accent`: #007aff\n- `--ground`: #ffffff\n\nSouth:\n\n- `--accent`: #6750a4\n- `--ground`: #eeeeee"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Palette\n\n- **Emerald**: #10b981\n\nLight emerald (#6ee7b7) and Deep Emerald (#065f46) are its tints.\n\n## Option B\n\n- **Emerald**: #059669\n\n## Rules for dark mode\n\n- Emerald: #34d399"
    ),
    RuleExample(
      page:
        "# Guide\n\n## Colors\n\n```css\n:root { --accent: #007aff; --ground: #ffffff; }\n```\n\n## Buttons\n\n```css\n:root { --accent: #0055cc; }\n```\n\n## Whole\n\n```html\n<style>.card { --accent: #111111; --ground: #ffffff; }</style>\n```"
    ),
    RuleExample(
      page:
        "# Settings\n\n| Setting | Default |\n|---|---|\n| `$page-width` | `80rem` |\n\n## Overriding default settings\n\n```scss\n$page-width: 1440px;\n```"
    ),
    // An example of what may be set is no second value.
    RuleExample(
      page:
        "# Tokens\n\n| Token | Value |\n|---|---|\n| `--corner` | 6px |\n| `--gap` | 8px |\n\n## Your own\n\n```css\n:root {\n  --corner: 16px;\n}\n```"
    ),
  ]

  package static func audit(
    _ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics
  ) {
    var byKey: [String: [NamedValue]] = [:]
    for page in pages {
      for value in page.values where !isOfOthers(value.span.file.path) { byKey[value.key, default: []].append(value) }
    }
    let firsts = byKey.compactMapValues { values in
      values.count > 1 && !isAmbiguous(values) ? holding(values) : nil
    }
    var cases = ValueCases(pages)
    var told: [String: Set<ByteRange>] = [:]
    for page in pages {
      for value in page.values {
        guard let first = firsts[value.key], first.span != value.span, !isOfOthers(value.span.file.path),
          let isSame = first.matches(value),
          isSame || !cases.areTwo(first, value)
        else { continue }
        diagnostics.compared.values += 1
        if isSame || areOfOneRow(first, value) || areOfThemes(first.value, value.value) { continue }
        guard let confidence = cases.confidence(first, value) else { continue }
        for span in [value.span, first.span] { told[span.file.path, default: []].insert(span.range) }
        diagnostics.report(
          rule, by: confidence, "\(value.name) is \(value.span.text) here and \(first.span.text) elsewhere",
          at: value.span,
          why: "readers follow whichever they find", fix: "write the same value, or say in which case each holds",
          related: [Diagnostic.Related("\(first.name) is \(first.span.text) here", at: first.span)])
      }
    }
    for page in pages {
      guard let path = page.labelled.first?.span.file.path, !isOfOthers(path) else { continue }
      audit(page.labelled, besides: told[path] ?? [], into: &diagnostics)
    }
  }

  /// What is set in code is what holds, unless more places agree on something else; else what most say, or the first.
  private static func holding(_ values: [NamedValue]) -> NamedValue? {
    let usual = usual(of: values)
    guard let code = values.first(where: \.isInCode) else { return usual }
    let agreeing = values.prefix(mostCounted).count { code.matches($0) == true }
    let others = values.prefix(mostCounted).count { usual?.matches($0) == true }
    return others > agreeing ? usual : code
  }

  /// What most places say, or the first of them.
  private static func usual(of values: [NamedValue]) -> NamedValue? {
    let few = values.prefix(mostCounted)
    let counts = few.map { value in few.count { $0.matches(value) == true } }
    return zip(few, counts).first { $1 == counts.max() }?.0
  }

  private static let mostCounted = 50

  /// Whether a document is about somebody else's design, by the folder that it is in.
  private static func isOfOthers(_ path: String) -> Bool {
    path.lowercased().split(separator: "/").dropLast().contains { folder in
      others.contains(String(folder)) || folder.hasSuffix("-examples") || folder.hasSuffix("_examples")
    }
  }

  private static let others: Set<String> = [
    "competitor", "competitors", "competition", "benchmark", "benchmarks", "inspiration", "moodboard", "moodboards",
  ]

  /// Whether a list, a table or the code gives the name several values itself, so that it means several things.
  private static func isAmbiguous(_ values: [NamedValue]) -> Bool {
    var byBlock: [Place: NamedValue] = [:]
    for value in values where value.isListed {
      let section = value.isInCode ? value.sections.last ?? 0 : 0
      let place = Place(path: value.span.file.path, block: value.block, section: section)
      if let other = byBlock[place], other.matches(value) == false,
        other.beside == nil || other.beside != value.beside || values.count > 2
      {
        return true
      }
      byBlock[place] = value
    }
    return false
  }

  private struct Place: Hashable {
    let path: String
    let block: Int
    let section: Int
  }
}
