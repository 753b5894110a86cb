import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// The ways in which documents write the values of a stylesheet's variables: each wrong one is found on its characters, and
/// what a name limits or shares with something else is left alone.
struct DriftFormTests {
  private static let sheet = """
    :root {
      --color-lagoon: #14506d; --color-sand: #f6efe0; --color-fern-500: #3f7d4e; --color-fern-600: #2c5a37;
      --space-2: 8px; --space-4: 16px; --space-6: 24px; --radius-pill: 9999px; --radius-card: 14px; --time-calm: 360ms;
    }
    """

  /// Below a heading for each, with `↓` before each value that is wrong.
  private static let wrong = [
    // the name in code and its value, with any sign between them
    "## Colours\n\n- `--color-lagoon` → `↓#a1b2c3`", "## Colours\n\n- `--color-lagoon` -> ↓#a1b2c3",
    "## Colours\n\n- Links: `var(--color-lagoon)` `↓#a1b2c3`", "## Colours\n\nLinks are `--color-lagoon` ↓#a1b2c3.",
    "## Colours\n\n- **Lagune** (`--color-lagoon`): `↓#a1b2c3`",
    "## Colours\n\n- Lagune (`--color-lagoon`) — ↓#a1b2c3",
    "## Spacing\n\n- `--space-4` — ↓18px for cards", "## 颜色\n\n- `--color-lagoon`：`↓#a1b2c3`，链接",
    "## Borders\n\nA line (`--color-lagoon` `↓#a1b2c3`, 1px solid) parts the rows.",
    // the same length in another unit behind it
    "## Spacing\n\n- `--space-4` (↓1.25rem / 16px)", "## Spacing\n\nCards use `--space-4` (↓18px / 1.125rem).",
    "## Spacing\n\n- `--space-4`: ↓18px (1.125rem)", "## Spacing\n\n- `--space-4` = ↓18px (1.125rem)",
    // the value first
    "## Colours\n\n- `↓#a1b2c3` `--color-lagoon`", "## Colours\n\n- `↓#a1b2c3`: `--color-lagoon`, for links",
    "## Spacing\n\n- ↓18px / `--space-4`",
    // beside letters of other scripts
    "## カラー\n\n本文は`--color-lagoon`（↓#a1b2c3）を使う。",
    // the name without the word for its kind
    "## Colours\n\n- **Lagoon**: ↓#a1b2c3", "## Colours\n\nLinks are `lagoon` (↓#a1b2c3).",
    "## Colours\n\n| Name | Hex |\n|---|---|\n| Fern 600 | ↓#a1b2c3 |",
    "## Fern\n\n| Shade | Hex |\n|---|---|\n| 500 | ↓#a1b2c3 |",
    "## Spacing\n\n| Step | Value |\n|---|---|\n| 4 | ↓18px |",
    // tables in which the variable is further on, and cells that say more than the value
    "## Colours\n\n| Swatch | CSS variable | Hex code |\n|---|---|---|\n| Blue | `--color-lagoon` | ↓#a1b2c3 |",
    "## Colours\n\n| Role | Light | Token |\n|---|---|---|\n| Links | ↓#a1b2c3 | `--color-lagoon` |",
    "## 颜色\n\n| 变量 | 说明 | 默认值 |\n|---|---|---|\n| `--color-lagoon` | 链接 | `↓#a1b2c3` |",
    "## Spacing\n\n| Token | Value |\n|---|---|\n| `--space-4` | **↓18px** uppercase |",
    "## Spacing\n\n| Token | Value |\n|---|---|\n| `--space-4` | ↓18px (box 80×80) |",
    "## Colours\n\n| For | Colour | Token |\n|---|---|---|\n| Links | blue `↓#a1b2c3` | `--color-lagoon` |",
    "## Radius\n\n| Token | Value |\n|---|---|\n| `--radius-pill` | ↓999px / 50% |",
    // lists in code
    "## Spacing\n\n```\nspace-2: 8px  // tight\nspace-4: ↓18px  // cards\nspace-6: 24px\nradius-card   14px\n```",
    "## Links\n\n```css\na { color: var(--color-lagoon); /* ↓#a1b2c3 */ }\n```",
  ]

  @Test(arguments: wrong) func isFound(page: String) async throws {
    let marked = MarkedText("# Design\n\n" + page)
    let places = marked.positions.map { "\($0.line):\($0.column)" }
    #expect(await drifts(in: marked.text) == places, "\(page)")
  }

  private static let right = [
    "## Colours\n\n- Lagune (`--color-lagoon`).", "## Colours\n\n- Lagune (`--color-lagoon`)-",
    "> **SUPERSEDED** by the next version.\n\n## Colours\n\n- `--color-lagoon` `#a1b2c3`",
    "## Spacing\n\n- `--space-4`: 18px (16px on phones)\n- `--space-6` (24px / 32px)",
    // what several places declare
    "## Colours\n\n| Name | Value |\n|---|---|\n| `--color-lagoon` | #14506d |\n| `--color-lagoon` | #a1b2c3 |",
    "## Colours\n\n- On hover: `--color-lagoon` → `#a1b2c3`",
    "## Colours\n\n- `#a1b2c3` `--color-lagoon` `#14506d` `--color-sand`",
    "## Colours\n\n- Text: `#a1b2c3` `--color-lagoon`, and `--color-sand`",
    "## Lagoon\n\nThe lagoon is 18px deep.",
    "## Spacing\n\n| px | rem |\n|---|---|\n| 18 | 1.125rem |",
    "## Spacing\n\n| Token | Value |\n|---|---|\n| `--space-4` | 18px (phones 16px) |",
    "## Spacing\n\n| Token | Value |\n|---|---|\n| `--space-4` | 18px on phones |",
    "## Spacing\n\n```\nspace-2: 9px\nspace-4: 18px\nspace-6: 27px\n```",
  ]

  @Test(arguments: right) func isLeftAlone(page: String) async {
    #expect(await drifts(in: "# Design\n\n" + page) == [])
  }

  /// A colour that is made of other variables is told by its value.
  @Test func isToldByItsColor() async {
    let sheet = ":root { --hue: 210; --color-tide: hsl(var(--hue), 100%, 50%); }"
    let page = "# Design\n\n| Token | Value |\n|---|---|\n| `--color-tide` | #a1b2c3 |"
    let found = await Build.findings(Sources(["DESIGN.md": page, "tokens.css": sheet]), BuildOptions())
    let told = found.all.filter { $0.rule.id == "prose-drift" }.map(\.message)
    #expect(told == ["--color-tide is #0080ff, not #a1b2c3"])
  }

  private func drifts(in page: String) async -> [String] {
    let found = await Build.findings(Sources(["DESIGN.md": page, "tokens.css": Self.sheet]), BuildOptions())
    var positions = Positions()
    return found.sorted.filter { $0.rule.id == "prose-drift" }.compactMap(\.span).map {
      let start = positions.start(of: $0)
      return "\(start.line):\(start.column)"
    }
  }
}
