package import Diagnostics
import Files
package import Statements

/// One name that documents give two values.
package enum ConflictingValues: AuditRule {
  package static let rule = Rule(
    "conflicting-values", .warning, "Documents give one name two different values.",
    why: "Readers follow whichever they find, and nobody knows which is right.",
    example: "One page says `Emerald: #10b981` and another `Emerald: #10b982`.")

  package static let flags = [
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
  ]

  package static let passes = [
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
    // Code for themes, for parts, and of two minds.
    RuleExample(
      page:
        "```css\n:root { --bg: #ffffff; --pad: 8px }\n.dark { --bg: #111111; }\n@media (min-width: 40em) { :root { --pad: 16px; } }\n.card { --bg: #eeeeee; --gap: 4px; }\n--gap: 8px, 4px;\n--line: 1px solid red;\n```\n\nThe ground is `--bg` (#ffffff), in dark mode `--bg` (#111111). `--gap` (4px).\n\n```css\n--ink: #111111;\n```\n\nOr:\n\n```css\n--ink: #222222;\n```\n\nText is `--ink` (#111111)."
    ),
    RuleExample(page: "## Neutral text\n\n- **Helper**: #6a6766\n\n## Icons\n\n- Main: #292929\n- Helper: #9b9796"),
    RuleExample(
      tokens: "color.emerald: #10b981", page: "# Colour\n\n- **Emerald**: #10b981\n\nText.\n\n- **Emerald**: #10b981"),
  ]

  package static func audit(
    _ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics
  ) {
    var byKey: [String: [NamedValue]] = [:]
    for page in pages { for value in page.values { byKey[value.key, default: []].append(value) } }
    // What is set in code is what holds.
    let firsts = byKey.compactMapValues { values in
      values.count > 1 && !isAmbiguous(values) ? values.first(where: \.isInCode) ?? values.first : nil
    }
    for page in pages {
      for value in page.values {
        guard let first = firsts[value.key], first.span != value.span, !value.isInCode,
          let isSame = first.matches(value)
        else { continue }
        diagnostics.compared.values += 1
        if isSame { continue }
        diagnostics.report(
          rule, "\(value.name) is \(value.span.text) here and \(first.span.text) elsewhere", at: value.span,
          why: "readers follow whichever they find", fix: "write the same value, or say in which case each holds",
          related: [Diagnostic.Related("\(first.name) is \(first.span.text) here", at: first.span)])
      }
    }
  }

  /// Whether a list, a table or the code gives the name several values itself, so that it means several things.
  private static func isAmbiguous(_ values: [NamedValue]) -> Bool {
    var byBlock: [Place: NamedValue] = [:]
    for value in values {
      let place = Place(path: value.span.file.path, block: value.block)
      if let other = byBlock[place], other.matches(value) == false { return true }
      byBlock[place] = value
    }
    return false
  }

  private struct Place: Hashable {
    let path: String
    let block: Int
  }
}
