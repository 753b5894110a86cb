package import Diagnostics

/// What documents say of tokens, in the ways that bind a value to a name and in those that only seem to.
extension ProseDrift {
  package static let flags: [RuleExample] = [
    // A value of neither theme, and one of the other theme than is named.
    RuleExample(
      tokens: groups,
      page:
        "## Palette\n\n### Brand\n\n- **Press** (`↓#d04299`): buttons.\n- **Ink** in light mode (`↓#eeeeee`)\n\n### Dark\n\n- **Ink**: ↓#111111"
    ),
    RuleExample(
      tokens: "color.brand: #0066cc",
      page: "The brand colour, `color.brand`, is on every page.\n\n`color.brand` is ↓#0066cd."),
    // A dark token beside the light one, in a system without themes; a name of several words below any heading; code in a row
    // with one colour; headings in other languages.
    RuleExample(
      tokens: "color.success: #43a047\ncolor.success-dark: #6bcf7f\ncolor.deep-ink: #2a2536\ncolor.ink: #111827",
      page:
        "## States\n\n| Color | Light | Dark |\n|---|---|---|\n| Success | ↓#43a067 | ↓#6bcf99 |\n\n## Story\n\n- **Deep Ink** (↓#2a4535): the text\n\n| Token | Value |\n|---|---|\n| `ink` | ↓#2a4539 |\n\n## Couleurs\n\n- **Ink:** `↓#2a4530` partout"
    ),
    RuleExample(tokens: "space.lg: 24px", page: "Cards are padded by `{space.lg}` (↓20px)."),
    // A header that repeats the last word of a name, beside the column of the names.
    RuleExample(
      tokens: "bar.height: 83px\ntool.height: 44px",
      page:
        "| Zone | Height | Token |\n|---|---|---|\n| Bar | ↓90 | `bar.height` |\n| Tools | 44 | `tool.height` |\n\n| Token | Height |\n|---|---|\n| `bar.height` | ↓90px |"
    ),
    RuleExample(
      tokens: "color.text.primary: #111111 | #eeeeee",
      page: "| Token | Light | Dark |\n|---|---|---|\n| `color.text.primary` | #111111 | ↓#111111 |"),
    RuleExample(
      tokens: "type.body: 16px/24px 400 Inter",
      page: "# Typography\n\n| Style | Size | Weight | Line height |\n|---|---|---|---|\n| Body | ↓15px | ↓500 | 24px |"
    ),
    RuleExample(
      tokens: "motion.spring.pop: stiffness 250, damping 12",
      page: "# Springs\n\n| Name | Damping | Stiffness |\n|---|---|---|\n| Pop | ↓15 | 250 |"),
    RuleExample(
      tokens: "color.emerald: #10b981\ncolor.coral: #ff6b6b",
      page: "# Colour\n\n- **Emerald**: ↓#ff6b6b\n- **Coral** — #FF6B6B"),
    // Behind what is to be used, and in one cell with its name.
    RuleExample(
      tokens: "color.primary: #1a4fb4\ncolor.ink.primary: #1c1e24\ncolor.cream: #fbfaf6",
      page:
        "## Colors\n\n- Use primary `↓#b41a4f` for buttons.\n\n| Text | Ground | Ratio |\n|---|---|---|\n| Ink Primary `↓#5c1e24` | Cream `#fbfaf6` | 11.98 |"
    ),
    // Custom properties with the system's prefix, and names in camel case.
    RuleExample(
      tokens: "color.bg: #1f1f1f\ncolor.accent: #671f1f\ncolor.accentBright: #943838\ncolor.fg: #ece5cb",
      page:
        "| Role | Token | Hex |\n|---|---|---|\n| Ground | `--acme-bg` | `#1f1f1f` |\n| Text | `--acme-fg` | `#ece5cb` |\n| Signal | `--acme-accent` | `#671f1f` |\n| Bright | `--acme-accent-bright` | `↓#d85050` |"
    ),
    RuleExample(
      tokens: "color.emerald: #10b981\ncolor.ink: #111827",
      page:
        "- **Emerald** ({color.emerald}): Bright green at ↓#10b9ff, for success\n- **Ink** ({color.ink}): Nearly black (↓#222222)"
    ),
    RuleExample(
      tokens: "space.sm: 8px\nspace.md: 16px",
      page: "Padding `{space.sm} {space.md}` (8px ↓20px). Steps: `space.sm` / `space.md` = ↓6px / 16px."),
    RuleExample(
      tokens: "color.ink: #111827\nspace.large: 20px\nradius.sm: 4px",
      page:
        "# Colour\n\nThe ink colour is ↓#222222. The ink is ↓#333333.\n\n# Spacing\n\nThe large space is ↓24px.\n\n# Shapes\n\n- `sm`: ↓6px"
    ),
    RuleExample(tokens: "motion.duration.fast: 150ms", page: "`motion.duration.fast`: ↓0.2s."),
    RuleExample(
      tokens: "space.lg: 24px\ncolor.ink: #111827",
      page:
        "Use `{space.lg}` ↓20 px for buttons.\n\n- **Ink** ({color.ink}): All headlines — dark gray ↓#222222"
    ),
    RuleExample(
      tokens: "space.lg: 24px\ncolor.link: #0066cc\ntype.body: 16px/24px 400 Inter",
      page:
        "Chips stand on `{space.lg}` ↓20px tiles. Links are `{color.link}` (↓#aa0000, the blue) and `{color.link}` (↓#aa0000 — not black). Text is `{type.body}` (Inter ↓15px / ↓700)."
    ),
    RuleExample(
      tokens: "space.md: 16px\nspace.lg: 2.4rem",
      page: "The root font size is 10px. `space.md` is ↓2rem, and `space.lg` is ↓30px."),
    RuleExample(
      tokens: "type.body: 16px/24px 400 Inter", page: "## Typography\n\nBody text = ↓15px, weight 400."),
    // What a colour is called is enough where a role is that of one colour.
    RuleExample(
      tokens: "color.primary: #1a4fb4\ncolor.accent: #0f6f90",
      page:
        "The primary color is ↓#b41a4f.\n\n## Usage\n\nButtons use the primary colour (↓#b41a4f). The accent color is ↓#6f900f."
    ),
    // A theme of a document whose stylesheet has the values of its themes.
    RuleExample(
      tokens: "acme-ink: #111111 | #eeeeee",
      page: "---\ncolors: { ink: \"#111111\" }\n---\n\n## Dark\n\n| Token | Value |\n|---|---|\n| `ink` | `↓#dddddd` |"),
    // Blocks of code that repeat the tokens but for one.
    RuleExample(
      page:
        "---\ncolors: { primary: \"#1a56db\", secondary: \"#0e9f6e\", ink: \"#111827\", line: \"#e5e7eb\" }\nspacing: { md: 16px }\n---\n\n## Code\n\n```css\n:root {\n  --color-primary: ↓#1a56aa;\n  --color-secondary: #0e9f6e;\n  --color-ink: #111827;\n  --color-line: #e5e7eb;\n}\n```\n\n```js\nexport default { theme: { colors: { primary: '#1a56db', ink: '#111827', /* ok */ line: '#e5e7eb' }, spacing: { md: '↓18px' } } }\n```"
    ),
    // Parts of a style below its name.
    RuleExample(
      page:
        "---\ntypography: { body: { fontFamily: Inter, fontSize: 16px, fontWeight: 400, lineHeight: 1.5 } }\n---\n\n## Typography\n\n### Body\n\n- **Size:** ↓18px\n- Weight: ↓500\n- Line height: 1.5"
    ),
    // The role of a colour behind its bracket, and at the start of its sentence; a header with its unit.
    RuleExample(
      page:
        "---\ncolors: { primary: \"#003535\", secondary: \"#904d00\", background: \"#fcf9f8\" }\ntypography: { display: { fontFamily: Inter, fontSize: 80px } }\n---\n\n## Colors\n\nThe palette rests on a deep **Teal** (↓#0d4d4d), which is the primary brand color for actions. **Ochre** (↓#d97706) is the secondary color. The background uses a **Soft Bone** (↓#f5f5f0).\n\n## Typography\n\n| Role | Size (px) |\n|---|---|\n| Display | ↓40px |"
    ),
    // A colour described in the first words of its item, and the usual one of a group.
    RuleExample(
      page:
        "---\ncolors: { ink: \"#2a2535\", paper: \"#ffffff\" }\nrounded: { DEFAULT: 8px }\n---\n\n## Colors\n\n- **Ink**：深蓝紫 `↓#2a4535` 替代纯黑\n- **Paper:** A soft white (`↓#fffff0`) for pages\n\n## Shapes\n\nCorners are ↓6px (`rounded`)."
    ),
    // A gloss behind a name or a value, names with slashes, and a column for a theme that the tokens do not have.
    RuleExample(
      tokens: "text.primary: #2c2824\naccent.300: #f2d196\nfocus.ring: #c77f4f\nsurface.base: #f6efe3",
      page:
        "# Colours\n\n| Token | Hex |\n|---|---|\n| `text/primary` (Charcoal) | `↓#1c1f1b` |\n| `accent/300` | `↓#f4b89a` (Coral 300) |\n| `focus/ring` | `↓#a94f2f` 2pt outline |\n\n| Token | Light hex | Dark fallback hex |\n|---|---|---|\n| `surface/base` | `↓#fbfaf7` (Warm white) | `#121311` |\n\n- border `focus/ring` `↓#d9cdba`"
    ),
    RuleExample(
      tokens: "status.danger: #a24a3c\ntext.primary: #2c2824\ncolor.ink: #111827",
      page:
        "- `status/danger` Clay Red `↓#9a3b2e`, only for what is urgent\n- `text/primary` — charcoal (`↓#1c1f1b`)\n- `color.ink` (`#111827`)"
    ),
    // A colour with its channels, and variables in code and in a block that sets nothing else.
    RuleExample(
      tokens: "ink: #08060b\nfg: #ffffff", page: "| Token | Hex |\n|---|---|\n| `ink` | `↓#08070b` · `8 7 11` |"),
    RuleExample(
      tokens: "--bar-height: 72px\n--radius-lg: 13px\n--ground: #f3f1e7",
      page:
        "# Bar\n\n- Height: `--bar-height: ↓76px`\n\n```css\n--radius-lg: ↓16px;\n:root {\n  --ground: ↓#fafafa;\n}\n```"
    ),
  ]

  package static let passes: [RuleExample] = [
    // What is not to be written.
    RuleExample(
      tokens: "space.lg: 24px\nspace.sm: 8px",
      page:
        "## Checks\n\n| Violation | Fix |\n|---|---|\n| `space.lg`: 20px in a card | Use `space.sm` |\n\n## Common mistakes\n\n- `space.lg` is 20px."
    ),
    // Several groups of columns, with a header each or parted by an empty one.
    RuleExample(
      tokens: "color.good: #0a7a3c\ncolor.good-bg: #dff5e6",
      page:
        "# Colour\n\n| Token | Value | Background token | Value |\n|---|---|---|---|\n| `good` | `#0a7a3c` | `good-bg` | `#dff5e6` |"
    ),
    RuleExample(
      tokens: "space.gap-1: 2px\nspace.gap-8: 24px",
      page: "# Spacing\n\n| Token | px | · | Token | px |\n|---|---|---|---|---|\n| `gap-1` | 2 | | `gap-8` | 24 |"),
    RuleExample(
      page:
        "---\ncolors: { ink: \"#2a2535\", teal: oklch(0.75 0.1286 191.57) }\n---\n\n## Colors\n\n- **Ink**: text on `#ffffff`\n- **Ink**: dark (`#111111`) and light\n- `colors.teal` (`#0fc8c3`)\n\n## Buttons\n\n- **Ink:** A white ground (`#ffffff`)"
    ),
    // Blocks of code that show how values are set, and that of another theme.
    RuleExample(
      page:
        "---\ncolors: { primary: \"#1a56db\", secondary: \"#0e9f6e\", ink: \"#111827\", line: \"#e5e7eb\" }\n---\n\n## Code\n\n```css\n:root {\n  --color-primary: #ff0000;\n  --color-ink: #00ff00;\n  --color-line: #e5e7eb;\n}\n.dark {\n  --color-primary: #1a56aa;\n  --color-secondary: #0e9f6e;\n  --color-ink: #111827;\n  --color-line: #e5e7eb;\n}\n```\n\n```json\n{ \"colors\": { \"primary\": \"#ff0000\", \"ink\": \"#00ff00\" }, \"other\": { \"line\": \"#aaaaaa\" } }\n```"
    ),
    // A role of one part, a gradient, and what is not the colour.
    RuleExample(
      page:
        "---\ncolors: { primary: \"#003535\", secondary: \"#904d00\", background: \"#fcf9f8\" }\n---\n\n## Colors\n\n**Teal** (#0d4d4d) is the primary color of emails. **Sand** (#d97706) is not the secondary color. The background uses a gradient from **Bone** (#f5f5f0). The background is a **Bone** (#f5f5f0) with **Snow** (#ffffff)."
    ),
    // A colour of one theme that screens cannot show.
    RuleExample(
      page:
        "---\ncolors: { glow: \"light-dark(#336655, oklch(0.4 0.1 168))\" }\n---\n\n## Night\n\n- `colors.glow`: `oklch(0.400 0.100 168)`"
    ),
    // The themes of a document whose tokens have one value each: a stylesheet's, and those that nothing else has.
    RuleExample(
      tokens: "acme-ink: #111111 | #eeeeee",
      page:
        "---\ncolors: { ink: \"#111111\", line: \"#cccccc\" }\n---\n\n## Light\n\n| Token | Value |\n|---|---|\n| `ink` | `#111111` |\n\n## Dark\n\n| Token | Value |\n|---|---|\n| `ink` | `#eeeeee` |\n| `line` | `#333333` |"
    ),
    // The themes' names for themselves.
    RuleExample(
      tokens: "color.success: #43a047\ncolor.success-dark: #6bcf7f",
      page: "## States\n\n| Color | Day | Night |\n|---|---|---|\n| Success | #43a047 | #6bcf7f |"),
    // The sizes of a component, each with several measures.
    RuleExample(
      tokens: "size.sm: 28px\nsize.md: 36px\nfont.size.sm: 14px\nfont.size.md: 16px",
      page:
        "# Badge\n\n## Sizes\n\n| Size | Height | Padding | Radius | Font |\n|---|---|---|---|---|\n| sm | 22 | 8 | 6 | 12 |\n| `md` | 26 | 10 | 8 | 13 |"
    ),
    // The sides of one padding, and what lies between two steps.
    RuleExample(
      tokens: "space.md: 12px\nspace.lg: 24px",
      page:
        "Cards: padding `{space.md} 0px`, or `15.5px {space.lg} 16.5px`. Rows: padding `{space.md}` `8px`.\n\n# Spacing\n\nThe gap between `md` and `lg` is 16px."
    ),
    RuleExample(
      tokens: "color.emerald: #10b981\ncolor.ink: #111827\ntype.body: 16px/24px 400 Inter",
      page:
        "- **Emerald** ({color.emerald}): Used with black (#000000)\n- **Ink** ({color.ink}): on #ffffff and #f0f0f0\n\nPrices in `{type.body}` 700 weight, links in `{type.body}` weight 600."
    ),
    RuleExample(
      tokens: "space.sm: 8px\nspace.md: 16px",
      page:
        "`space.sm` / `space.md` (8px / 16px), `{space.sm} {space.md}` (8px 16px), `space.sm` to `space.md` (7px 15px), `space.sm`, `space.md` (10px, 20px on phones)."
    ),
    RuleExample(
      page:
        "---\nspacing: { lg: 16px }\ncomponents:\n  tile:\n    padding: 20px\n---\n\n## Overview\n\n**`tile`** — a tile. Padding `{spacing.lg}` (20px)."
    ),
    // Properties of a part, with the names of tokens behind that of the part.
    RuleExample(
      tokens: "color.bg: #1f1f1f\ncolor.accent: #671f1f\ncolor.fg: #ece5cb",
      page:
        "| Token | Hex |\n|---|---|\n| `--button-bg` | `#671f1f` |\n| `--button-fg` | `#ffffff` |\n| `--button-accent` | `#ece5cb` |"
    ),
    RuleExample(tokens: "radius.full: 9999px", page: "Avatars are circular `{radius.full}` 28px crops."),
    RuleExample(
      tokens: "space.lg: 24px\ncolor.link: #0066cc\ntype.body: 16px/24px 400 Inter",
      page:
        "`{space.lg}` 16px on phones, `{space.lg}` 32px and more, `{space.lg}` 24px tiles. `{color.link}` (#0066cc, the blue), `{color.link}` (#0066cd, #0066ce on dark), `{type.body}` (Inter 16px / 400 / 0.5px), `{type.body}` (15px on phones)."
    ),
    RuleExample(
      tokens: "color.brand: #0066cc",
      page: "`color.brand` was #ccc. It is not #0066cd any more.\n\n`color.brand` is ~~#0066cd~~."),
    RuleExample(
      tokens: "space.lg: 24px",
      page: "`space.lg` (16–24px), `space.lg` (16px or 24px), from `space.lg` to 32px, `space.lg` 16px on phones"),
    RuleExample(tokens: "space.lg: 24px", page: "# Changelog\n\n`space.lg` is 20px."),
    RuleExample(
      tokens: "color.error: #ef4444\nspace.small: 8px",
      page: "| Variant | Background | Text |\n|---|---|---|\n| Error | #fef2f2 | #991b1b |\n\n## Radius\n\n- Small: 4px"
    ),
    RuleExample(
      tokens: "color.text.primary: #111111 | #eeeeee",
      page:
        "Text takes `color.text.primary` (#111111), and in dark mode `color.text.primary` is #eeeeee.\n\nIn dark mode `color.text.primary` is #eeeeee. `color.text.primary` (#111)."
    ),
    RuleExample(
      tokens: "color.background: #ffffff\ncolor.ink: #111827",
      page:
        "# Colour\n\n## Card\n\nThe background is #eeeeee.\n\n# Colour\n\nThe ink is #333333 on phones. The ink was #333333."
    ),
    RuleExample(tokens: "color.text.primary: #111111", page: "## Buttons\n\n- Primary: #0066cc"),
    // Names beside those of the tokens.
    RuleExample(
      tokens: "radius.sm: 6px\nradius.lg: 12px\nradius.xl: 20px",
      page: "## Radius\n\n| Tier | Value |\n|---|---|\n| Small | 6px |\n| Comfortable | 12px |\n| Large | 20px |"),
    RuleExample(
      tokens: "color.primary: #1a4fb4\ncolor.background: #ffffff\ncolor.text: #111111",
      page:
        "The primary color is #1a4fb4. Links use the primary color on hover (#b41a4f).\n\n## Cards\n\nThe background color is #eeeeee. The text color is #333333.\n\n## Charts\n\nThe primary color is #b41a4f.\n\n## Dark mode\n\nThe primary color is #6f9fff."
    ),
    // Points of print, the sizes of something else, and a hex that is rounded from a token's figures.
    RuleExample(
      tokens: "font.size.body: 1rem",
      page:
        "# Print\n\n| Style | Size |\n|---|---|\n| Body | 11pt |\n\n`font.size.body` is 11pt."
    ),
    RuleExample(
      page:
        "---\ncolors:\n  teal: oklch(0.75 0.1286 191.57)\n  ink: \"#111827\"\n---\n\n## Overview\n\nLinks are `{colors.teal}` (`#0fc8c3`), text is `{colors.ink}` (`oklch(0.21 0.03 265)`)."
    ),
    RuleExample(
      tokens: "type.size.xs: 12px\ntype.size.sm: 14px",
      page: "# Iconography\n\n| Size | Value | Use |\n|---|---|---|\n| xs | 16 | in lines |\n| sm | 20 | buttons |"),
    // Of a root that the page gives another size.
    RuleExample(
      tokens: "space.md: 16px\nspace.lg: 2.4rem",
      page: "The root font size is 10px. `space.md` is 1.6rem, and `space.lg` is 24px."),
    // A heading that only holds the word for a theme, and one that names a theme which the tokens do not have.
    RuleExample(
      tokens: groups,
      page:
        "## Palette\n\n### Brand & Dark\n\n- **Press** (`#d04200`): buttons.\n- **Press** in dark mode (`#ff6a26`)\n\n### Brand\n\n- **Press** (`#ff6a26`)"
    ),
    RuleExample(
      tokens: "color.ink: #fbf2e4", page: "## Colour\n\n### On cream panels\n\n- **Ink** (`#15103d`): violet"),
    RuleExample(
      tokens: "color.surface: #111111", page: "## Colour\n\n### Neutrals (Light theme)\n\n- **Surface**: #ffffff"),
    RuleExample(
      tokens: "size.line: 0.9375rem\nspace.1: 4px", page: "`size.line` is 0.94rem, `space.1` (4px), `space.1`: 0.25rem."
    ),
    // A gloss that says in which case, a colour of use, and a namesake of another scale.
    RuleExample(
      tokens: "text.primary: #2c2824\naccent.300: #f2d196",
      page:
        "| Token | Hex |\n|---|---|\n| `text/primary` (dark) | `#ffffff` |\n| `accent/300` | `#f4b89a` 20% |\n\n- `text/primary` on Sand `#f4b89a`"
    ),
    // A class of Tailwind with its own value.
    RuleExample(
      page:
        "---\nrounded: { md: 8px, lg: 12px }\n---\n\n## Shapes\n\nCards use `rounded-lg` (8px), buttons `rounded-md` (6px)."
    ),
    // Tokens for the dark theme alone.
    RuleExample(
      tokens: "surface.base: #121311",
      page: "| Token | Light | Dark |\n|---|---|---|\n| `surface/base` | `#fbfaf7` | `#121311` |"),
    RuleExample(
      tokens: "--z-menu: 550\n--radius-lg: 13px\n--ground: #f3f1e7",
      page:
        "# Layers\n\n## Classes\n\n| Class | Value | Notes |\n|---|---|---|\n| `z-menu` | 50 | Not what `--z-menu` is (550) |\n\n## Your own\n\nTo change them, set your own:\n\n```css\n:root {\n  --radius-lg: 16px;\n  --ground: #fafafa;\n}\n```"
    ),
  ]
}
