import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// What people write in documents without tokens: the same thing said twice passes, and a value that is another the second
/// time is found where it stands.
struct PlainDocumentTests {
  private static let palette = """
    # Harbour: design system inspired by the sea

    ## Colour palette

    - **Lagoon Orange** (`#ff690f`): the selected date, the active tab
    - **Lavender Purple** (`#b78ef6` / oklch(75.9% 0.15 299)): accents
    - **Error red** (`#c7000b`): failed forms
    - **Canvas** (`#fafafa`): the page
    - **Divider light** (`#e2e5e9`): hairlines

    | Token | Value |
    |---|---|
    | `space-6` | 32px |
    | `brand` | `#19d9c4` |
    | `motion/duration/emphasized` | 360ms |


    """

  /// Right, and wrong with a mark at the value.
  static let sentences = [
    ("Tabs are Lagoon Orange (#ff690f) when active.", "Tabs are Lagoon Orange (↓#ff6a0f) when active."),
    ("- Background: `#ff690f` (Lagoon Orange)", "- Background: `↓#ff6900` (Lagoon Orange)"),
    ("The Lagoon Orange `#ff690f` stands alone.", "The Lagoon Orange `↓#ff690a` stands alone."),
    ("- Fill: \"Lagoon Orange (#ff690f) on hover\"", "- Fill: \"Lagoon Orange (↓#ff6900) on hover\""),
    ("Фон Lavender Purple (`#b78ef6`).", "Фон Lavender Purple (`↓#b78ed6`)."),
    ("Fill: Canvas (#fafafa)", "Fill: Canvas (↓#fafbfa)"),
    ("Padding: space-6 (32px)", "Padding: space-6 (↓40px)"),
    ("On hover, the gap is `space-6` (32px).", "On hover, the gap is `space-6` (↓40px)."),
    ("Filled with `brand` (`#19d9c4`).", "Filled with `brand` (`↓#19d9a4`)."),
    ("Modals take `emphasized` 360ms.", "Modals take `emphasized` ↓320ms."),
    ("```js\nbrand: '#19d9c4',\n```\n\n`brand` (`#19d9c4`)", "`brand` (`↓#19d9c5`)"),
    // Listed again, with names whose words name states and themes too, and with another colour in brackets.
    (
      "## Quick colour reference\n\n- Lagoon Orange (accent): `#ff690f` (pressed `#e0560a`)\n- Error red: `#c7000b`\n- Divider light: `#e2e5e9`\n- Canvas: `#fafafa`",
      "## Quick colour reference\n\n- Lagoon Orange (accent): `↓#f0690f` (pressed `#e0560a`)\n- Error red: `#c7000b`\n- Divider light: `#e2e5e9`\n- Canvas: `#fafafa`"
    ),
    (
      "## Colour reference\n\n- Error red: `#c7000b`\n- Divider light: `#e2e5e9`\n- Canvas: `#fafafa`",
      "## Colour reference\n\n- Error red: `↓#c7001b`\n- Divider light: `#e2e5e9`\n- Canvas: `#fafafa`"
    ),
    ("## Components\n\n- **Lavender Purple**: `#b78ef6`", "## Components\n\n- **Lavender Purple**: `↓#b78ed6`"),
    ("## Example prompts\n\nDraw it on Canvas (#fafafa).", "## Example prompts\n\nDraw it on Canvas (↓#fafaff)."),
  ]

  @Test(arguments: sentences) func isHeldAgainstWhatTheDocumentSays(right: String, wrong: String) async {
    #expect(await found(Self.palette + right) == [], "\(right)")
    let marked = MarkedText(Self.palette + wrong)
    #expect(await found(marked.text) == marked.positions.map { "\($0.line):\($0.column)" }, "\(wrong)")
  }

  /// Sentences in which a name stands beside a colour that is not its own.
  @Test(arguments: [
    "In dark mode, tabs are Lagoon Orange (#ff9a5f).", "Pale Lagoon Orange (#ffe0cc) is a tint.",
    "The canvas (#ffffff) of a chart.", "Some brand (#123456) of another firm.", "Lagoon oranges (#ff690f, #ff8a42).",
    "## Dark\n\n- Lagoon Orange: `#ff9a5f`\n- Canvas: `#111111`", "`#e2e5e9` (divider light), `#eeeeee` (canvas)",
    "## Badge colours\n\n- Background: `#eeeeee`\n- Text: `#111111`\n\n## Chip colours\n\n- Background: `#dddddd`\n- Text: `#111111`",
    "## Option B\n\n### Palette\n\n- **Lavender Purple**: `#a97bf3`",
    "| Class | Value | Class | Value |\n|---|---|---|---|\n| `p-0` | 0px | `p-8` | 32px |\n| `p-1` | 4px | `p-9` | 36px |",
    "## Light / dark tokens\n\n| Token | Light | Dark |\n|---|---|---|\n| `color/ink` | `#1a1a1a` | `#f4f4f5` |",
  ])
  func isSilentWhereTheColorIsAnothers(sentence: String) async {
    #expect(await found(Self.palette + sentence) == [], "\(sentence)")
  }

  /// Where it is found in a document, which may stand beside another one.
  private func found(
    _ text: String, rules: Set<String> = ["conflicting-values"], beside other: String? = nil
  ) async -> [String] {
    var files = ["DESIGN.md": text]
    files["more.md"] = other
    let found = await Build.findings(Sources(files), BuildOptions())
    var positions = Positions()
    return found.sorted.filter { rules.contains($0.rule.id) }.compactMap(\.span).map {
      let start = positions.start(of: $0)
      return "\(start.line):\(start.column)"
    }
  }

  // MARK: Slips of the hand

  /// Two colours that are nearly the same, wherever they stand, and what is alike on purpose.
  @Test(arguments: [
    "The accent is `#39ff14`.\n\n```css\n:root { --neon: ↓#39ff41; }\n.a { color: #39ff14 }\n```",
    "| Error | `#dc2626` |\n|---|---|\n| Ink | `#0e1b2c` |\n\n```jsx\nconst error = '↓#DC2662'\n```",
    "---\nname: A\ncolors:\n  brand: \"#115e59\"\n---\n\nThe brand, `↓#115e95`, is calm.",
    "Buttons: fill `↓#8b1a3b`, hover darker.\n\nBordeaux is `#8b1a2b`, and so is the logo: `#8b1a2b`.",
    "The ink is `#333333`.\n\n| Ink | `↓#33333` |\n|---|---|\n| Line | `#e4e4e7` |\n\nThe line is ↓#E4E4E77. See #12345 and [a](#e4e4e).",
    "Ink is `#333333`. `#33333` is our channel, and #33333 is where we meet.",
    "It was `#33333` by mistake, and is `#333333`.",
    "- Gold 500: `#c89b3c`\n- Gold 600: `#c8963c`",
    "Was `#39ff41`, now `#39ff14`.\n\n`#39ff41` → `#39ff14`",
    "```css\n.a { color: #c89b3c }\n.a:hover { color: #c8963c }\n```",
    "~~`#39ff41`~~ is gone, and `#39ff14` is here. So is `#39ff14`.",
    "Grey `#e5e7eb`, `#e5e5eb`, `#ff8000`, `#ff0800`.",
  ])
  func areToldWhereTwoColorsAreNearlyTheSame(document: String) async {
    let marked = MarkedText(document)
    let places = marked.positions.map { "\($0.line):\($0.column)" }
    #expect(await found(marked.text, rules: ["near-miss"]) == places, "\(document)")
  }

  /// A colour that another document has too is no slip, however that writes it; one that begins so is another.
  @Test(arguments: [
    ("`#19d9a4`", false), ("`#19D9A4`", false), ("`#19D9a4`", false), ("`#19d9a480`", true), ("#19d9a4-like", true),
  ])
  func areNoSlipsWhereAnotherDocumentHasThem(paper: String, isSlip: Bool) async {
    let text = "# Things\n\n- Mint: #19d9c4\n\nLinks are `#19d9a4`. Borders are `#19d9c4`.\n"
    let found = await found(text, rules: ["near-miss"], beside: "# More\n\nPaper is \(paper).\n")
    #expect(found.isEmpty != isSlip, "\(paper)")
  }

  /// Of very many colours, two are alike by chance.
  @Test func areNotTellableAmongVeryManyColors() async {
    let two = "- `#39ff14`\n- `#39ff41`\n"
    let many = (0..<256).map { "- `#\(String(0x100000 + $0 * 0x0A0B11 % 0xE00000, radix: 16))`\n" }.joined()
    #expect(await found("# A\n\n" + two, rules: ["near-miss"]).count == 1)
    #expect(await found("# A\n\n" + two + many, rules: ["near-miss"]).isEmpty)
  }

  // MARK: Scales and counts

  /// A document, and where it says something else than it lists.
  @Test(arguments: [
    "## Spacing\n\n间距：4 的倍数（4/8/12/16/↓18/24）", "## Spacing\n\nSpacing is a multiple of 4: 4/8/12/16/↓18/24.",
    "## Spacing (↓4px base)\n\n| Token | Value |\n|---|---|\n| `space-1` | 4px |\n| `space-2` | 8px |\n| `space-5` | 21px |",
    "## Spacing\n\n- `space-1`: 4px\n- `space-2`: 8px\n- `space-3`: 10px\n\n기본 단위는 4의 배수 기반이다.",
    "## Spacing\n\n- Base: 8px\n- Scale: 1px, 3px, 4px, 5px, 6px, 8px",
    "## Spacing\n\n- 8px base with fine-grained sub-8px increments (1.5px, 2px, 5px, 6px)",
    "## Spacing\n\n| Token | Value |\n|---|---|\n| `space-1` | 4px |\n| `space-2` | 8px |\n| `space-3` | 16px |\n\nUse a 4px or 8px grid.\n\nAn 8px base grid. Fine-tune with `space-1` (4px).",
    "## ↓Colour tokens (7)\n\n### Text\n\n| Name | Hex |\n|---|---|\n| Ink | #111111 |\n| Ash | #666666 |\n| Fog | #999999 |\n\n### Ground\n\n| Name | Hex |\n|---|---|\n| Page | #ffffff |\n| Card | #fafafa |\n| Well | #eeeeee |",
    "## Components (12)\n\n- Actions\n- Inputs\n- Layout\n\n## Changes (2024)\n\n- a\n- b\n- c\n\n## Tokens (4)\n\n- a\n- b\n- c\n- d",
  ])
  func holdsScalesAndCountsAgainstWhatIsListed(document: String) async {
    let marked = MarkedText("# Guide\n\nThe margin is 16px.\n\n" + document)
    let places = marked.positions.map { "\($0.line):\($0.column)" }
    #expect(await found(marked.text, rules: ["scale-claim", "count-mismatch"]) == places, "\(document)")
  }

  /// A document that states no value is looked at too.
  @Test(arguments: [
    "# Guide\n\nThere are ↓five variants: default, muted, ring, and text.",
    "# Guide\n\nThere are ↓five\nvariants: default, muted, ring, and text.",
    "# Guide\n\n↓Vier Prinzipien:\n\n- Ruhe\n- Klarheit\n- Offenheit",
  ])
  func countsWhereNoValueStands(document: String) async {
    let marked = MarkedText(document)
    let places = marked.positions.map { "\($0.line):\($0.column)" }
    #expect(await found(marked.text, rules: ["count-mismatch"]) == places, "\(document)")
  }

  /// A colon alone leads to a list and counts nothing; and what a sentence is about is not what it lists.
  @Test(arguments: [
    ":\n\n- a", "- :\n\n  - a", ":\n\n| a |\n|---|\n| b |",
    "The three buttons share these properties:\n\n- a\n- b\n- c\n- d",
    "The rules for our five products:\n\n- a\n- b\n- c\n- d",
    "Four platforms use the same list of tokens:\n\n- a\n- b\n- c\n- d\n- e",
    "Set the two families (`Inter`, `system-ui`, `sans-serif`).",
    "There are three sizes (`sm`, `md`, `lg`, optionally `xl`).",
    "The button has 3 variants (间距 · 圆角 · 阴影).",
  ])
  func countsNothingElse(document: String) async {
    #expect(await found("# Guide\n\n" + document, rules: ["count-mismatch"]) == [], "\(document)")
  }

  /// Names in any script are held against each other.
  @Test(arguments: [
    "- **신규 접수** (`#4A5CE0`): x\n\n## B\n\n- **신규 접수** (`↓#112233`): y",
    "- **Основной текст** (`#4A5CE0`): x\n\n## B\n\n- **Основной текст** (`↓#112233`): y",
  ])
  func comparesNamesInEveryScript(document: String) async {
    let marked = MarkedText("# A\n\n" + document)
    #expect(await found(marked.text) == marked.positions.map { "\($0.line):\($0.column)" }, "\(document)")
  }

  /// A mark that is explained, open tasks and the sections of a log are as they have to be.
  @Test func findsNothingOpenWhereItIsSaid() async {
    let text = "# A\n\nWhat is not measured is marked TBD.\n\n- [ ] Check it before the pull (\("TO" + "DO"))\n"
    #expect(await found(text, rules: ["placeholder"]) == [])
    let log = "# Changelog\n\n## [0.2.0]\n\n## Tests\n\n- a\n\n## [0.1.0]\n\n## Tests\n\n- b\n"
    let found = await Build.findings(Sources(["CHANGELOG.md": log]), BuildOptions())
    #expect(!found.all.contains { $0.rule.id == "repeated-section" })
  }

  /// What is written like a variable or a value and is none of the document's.
  @Test(arguments: [
    "- `--file`: one file\n- `--mode`: the mode\n\nUse `--files` to give several.",
    "| Token | Value |\n|---|---|\n| `--accent` | `#0e8c7f` |\n\nA theme for version 1, which is no longer read, uses the name `--accnt` for links.",
    "| Token | Value |\n|---|---|\n| `--accent` | `#0e8c7f` |\n\n<!-- `--accnt` -->",
    "| Token | Value |\n|---|---|\n| `--pad` | 4px |\n\nIn tables `--pad: 6px` is enough.",
    "| Token | Value |\n|---|---|\n| `--ink` | `#111111` |\n\nNever use `--ink` (#000000), which is too harsh.",
    "| Token | Size |\n|---|---|\n| `--title` | 24px |\n| `--body` | 16px |\n\n| Token | Line height |\n|---|---|\n| `--body` | 24px |",
    "| Token | Value |\n|---|---|\n| `--scrim` | `#00000040` |\n\n## Dark theme\n\n| Token | Value |\n|---|---|\n| `--scrim` | `#00000080` |",
  ])
  func findsNoSlip(document: String) async {
    let rules: Set = ["conflicting-values", "unknown-reference", "unknown-mention", "near-miss"]
    #expect(await found("# Guide\n\n" + document, rules: rules) == [], "\(document)")
  }

  /// Figures of contrast hold for large text too, and colours in other notations are told in theirs.
  @Test func holdsFiguresAndNotations() async {
    let table =
      "| Name | Hex |\n|---|---|\n| `ink` | `#7B8AA0` |\n| `page` | `#FFFFFF` |\n\n| Foreground | Background | Ratio | Level | Notes |\n|---|---|---|---|---|\n"
    let wrong = MarkedText(table + "| `ink` | `page` | ↓4.51 | AA | Only at 18pt bold |")
    #expect(await found(wrong.text, rules: ["contrast-claim"]) == wrong.positions.map { "\($0.line):\($0.column)" })
    #expect(await found(table + "| `ink` | `page` | 3.51 | AA | Only at 18pt bold |", rules: ["contrast-claim"]) == [])
    let colors = await Build.findings(
      Sources(["DESIGN.md": "# A\n\nMint is `#b78ef6` / oklch(60% 0.16 264)."]), BuildOptions())
    #expect(colors.all.map { $0.fix?.sentence ?? "" }.filter { $0.contains("oklch(") }.count == 1)
  }

  /// A token whose name says that it is for the other theme is missing in none.
  @Test func missesNothingThatANameKeepsForAnotherTheme() async throws {
    let project = try ExampleProject(
      RuleExample(tokens: "color.brand: #0066cc | #66aaff\ncolor.surface-dark: - | #111111"))
    let found = await Build.findings(project.sources, BuildOptions())
    #expect(found.all.filter { $0.rule.id == "missing-in-theme" }.map(\.message) == [])
  }
}
