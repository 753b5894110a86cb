import Testing

@testable import Recognition
@testable import Scans

/// Cells and lines of others that give more than a name and a value.
@Suite struct StrangersTableTests {
  // MARK: Cells

  /// The text of a picture of a colour is no second colour, and no part of a name.
  @Test(arguments: [
    (
      "| Body | Brand | Ground |\n|--|--|--|\n| Alpha | ![#154273](a.png) `#154273` | `#F5F6F7` |",
      ["color Alpha, Brand #154273", "color Alpha, Ground #f5f6f7"]
    ),
    ("- ![#c5f015](a.png) Lime `#c5f015`", ["color Lime #c5f015"]),
    ("- ![#c5f015](a.png) `#c5f015`", ["color #c5f015 #c5f015"]),
  ])
  func readsAColourBesideItsPictureOnce(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func readsMeasuresInBracketsBehindTheNamesOfTokens() {
    let table = """
      ## Buttons

      | Property | Small (`sm`) | Large (`lg`) |
      |---|---|---|
      | Padding | `space-3` (12px) | `space-6` (24px) |
      | Radius | `radius-md` (8px) | `radius-lg` (12px) |
      | Layer | `layer-top` (200) | `layer-top` (300) |
      """
    #expect(
      Recognized.lines(table) == [
        "spacing Padding, Small (sm) 12 px", "spacing Padding, Large (lg) 24 px",
        "radius Radius, Small (sm) 8 px", "radius Radius, Large (lg) 12 px",
      ])
  }

  @Test(arguments: [
    (
      "| Part | Value |\n|--|--|\n| Row padding | `space-3` (12px) vertical, `space-4` (16px) horizontal |",
      ["spacing Row padding, vertical 12 px", "spacing Row padding, horizontal 16 px"]
    ),
    (
      "| Export | Role |\n|--|--|\n| `timing` | `fast` (120ms), `slow` (240ms), `spin` |",
      ["duration timing, fast 120 ms", "duration timing, slow 240 ms"]
    ),
    ("| Part | Value |\n|--|--|\n| Radius | `radius-lg` (12px) on the container |", ["radius Radius 12 px"]),
  ])
  func readsSeveralOfThemInACell(_ table: String, _ expected: [String]) {
    #expect(Recognized.lines(table) == expected)
  }

  @Test(arguments: [
    ("| Token | Use |\n|--|--|\n| `blue-500` (`#0356FF`) | links |", ["color blue-500 #0356ff"]),
    ("| Layer | Example |\n|--|--|\n| Primitive | `color.blue.600 = #2563EB` |", ["color color.blue.600 #2563eb"]),
    (
      "| Token | Hex |\n|--|--|\n| `--sky` / `-strong` | `#e9f3ff` / `#d8eaff` |",
      ["color sky #e9f3ff", "color sky-strong #d8eaff"]
    ),
    (
      "| Token | Hex |\n|--|--|\n| `paper` | `FFFFFF` |\n| `ink` | `111827` |",
      ["color paper #ffffff", "color ink #111827"]
    ),
  ])
  func namesColoursOfCells(_ table: String, _ expected: [String]) {
    #expect(Recognized.lines(table) == expected)
  }

  @Test func takesNoNameFromASentenceThatACellAnswers() {
    let table = """
      | Advice | Here | Why |
      |--|--|--|
      | Never take purple for a brand | Purple is our own brand (`#4B2E83`) | it is meant |
      """
    #expect(Recognized.lines(table).isEmpty)
  }

  @Test func readsTheRowsOfATableInMarkup() {
    let markup = """
      ## Colours

      <table>
      <tr><th>Name</th><th>Use</th><th>Hex</th></tr>
      <tr><td>Primary</td><td>links</td><td><code>#3b92d1</code></td></tr>
      <tr>
        <td><b>Secondary</b></td><td>captions</td>
        <td>#5b5b5b</td>
      </tr>
      <tr><td>Both</td><td>#111111</td><td>#eeeeee</td></tr>
      </table>
      """
    #expect(Recognized.lines(markup) == ["color Primary #3b92d1", "color Secondary #5b5b5b"])
    #expect(Recognized.lines("<table>\n<tr><td>Sold</td><td>12px</td></tr>\n</table>").isEmpty)
  }

  // MARK: Type

  @Test(arguments: [
    ("### Font family\n\n- Open Sans Bold", ["family Open Sans Bold Open Sans 700"]),
    ("## Fonts\n\n- 日本語: Noto Sans JP", ["family 日本語 Noto Sans JP"]),
    ("## Fonts\n\n- **Sans-serif**: Inter, with system fallbacks", ["family Sans-serif Inter"]),
    ("## Fonts\n\n- **Monospace**: JetBrains Mono, Fira Code", ["family Monospace JetBrains Mono, Fira Code"]),
    ("## Fonts\n\n- Load them early\n- See the wiki", []),
    (
      "## Fonts\n\n- **UI**: A stack for speed: `system-ui, Roboto, sans-serif`.",
      ["family UI system-ui, Roboto, sans-serif"]
    ),
    ("## Fonts\n\n- **UI**: `ownSans`, fallback: `ownSans Fallback, ui-sans-serif, system-ui`", []),
    ("| Role | Font |\n|--|--|\n| Display | **Baloo 2** (fallback Outfit) |", ["family Display Baloo 2"]),
    (
      "```css\n--font-body: 'Inter', sans-serif, 'Apple Color Emoji', 'Segoe UI Symbol';\n```",
      ["family font-body Inter, sans-serif, Apple Color Emoji, Segoe UI Symbol"]
    ),
    (
      "## Type\n\n| Role | Face | Why |\n|--|--|--|\n| Body | **Anek Devanagari** (variable) | quiet |",
      ["family Body Anek Devanagari"]
    ),
  ])
  func readsFamilies(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func readsWeightsBeforeRemarks() {
    let table = "## Type\n\n| Style | Size | Weight |\n|--|--|--|\n| Label | 9 pt | Semibold, uppercase |"
    #expect(Recognized.lines(table) == ["type Label 9 pt 600"])
  }

  /// What is said of the least there may be is no style.
  @Test func takesLimitsForNoStyle() {
    let list = "## Practice\n\n1. **Minimum font size**: 16px for text\n2. **Line height**: 1.5-1.65 for text"
    #expect(Recognized.lines(list) == ["type Minimum font size 16 px"])
  }

  // MARK: Code

  @Test func readsMeasuresInTheCommentsOfPrograms() {
    let code = """
      ## Spacing

      ```swift
      Tokens.Spacing.small  // 8pt
      Tokens.Spacing.medium // 16pt - cards
      ```

      ## Typography

      ```swift
      Text("Title")
          .display()  // 34pt, Bold - hero
          .heading()  // 22pt, Semibold
      ```

      ## Padding

      ```swift
      view.padding(Tokens.Spacing.small) // 8pt
      view.layout()
      ```
      """
    #expect(
      Recognized.lines(code) == [
        "spacing Tokens.Spacing.small 8 pt", "spacing Tokens.Spacing.medium 16 pt", "type display 34 pt 700",
        "type heading 22 pt 600",
      ])
  }

  @Test(arguments: [
    (
      "## Space\n\n```css\n:root {\n  --space4: 4px;   --space8: 8px;\n  --space12: 12px; /* wide */\n}\n```",
      ["spacing space4 4 px", "spacing space8 8 px", "spacing space12 12 px"]
    ),
    (
      "```css\n--link: var(--blue-600);  /* #1144CC */\n--mark: var(--red); /* was #CC1144 */\n--ink: #111111;\n```",
      ["color link #1144cc", "color ink #111111"]
    ),
    (
      "## Grounds\n\n```\n        day        night\nground  #D0A87F    #191108\nline    #101010    #F0E2C8\n```",
      [
        "color ground, day #d0a87f", "color ground, night #191108", "color line, day #101010",
        "color line, night #f0e2c8",
      ]
    ),
  ])
  func readsLinesOfSeveralValues(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func readsTheKeywordOfAVariableForEasing() {
    #expect(
      Recognized.lines("## Tokens\n\n```css\n--ease-linear: linear;\n--mode: linear;\n```") == [
        "easing ease-linear 0 0 1 1"
      ])
  }

  // MARK: Sentences

  @Test(arguments: [
    ("## Checks\n\n- [ ] Modular type scale (8-10 sizes)", []),
    ("## Motion\n\nUse the scale instead of hard-coded `120ms` / `140ms` literals.", []),
    ("## 动效\n\n- 交互反馈为 120ms 到 160ms", ["duration 交互反馈 120–160 ms"]),
    (
      "## Layout\n\n- Use a steady spacing rhythm expressed through row heights: 8px, 12px, 16px",
      ["spacing 8 8 px", "spacing 12 12 px", "spacing 16 16 px"]
    ),
  ])
  func takesNoNamesFromSentences(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func takesTheDigitsWhereAnotherNotationDisagrees() {
    let table =
      "## Palette\n\n| Name | HSL | HEX | Usage |\n|---|---|---|---|\n| Fern | 140 50% 40% | #2F8F50 | Buttons |\n"
      + "| Moss | 100 30% 30% | #4A6336 | Borders |"
    #expect(Recognized.lines(table) == ["color Fern #2f8f50", "color Moss #4a6336"])
  }

  @Test(arguments: ["Usage", "Verwendung", "使用场景"])
  func takesNoColourOfARemarkForOneOfTheRow(_ head: String) {
    let table =
      "## Palette\n\n| Token | Hex | \(head) |\n|---|---|---|\n| dawn | #102080 | Start |\n"
      + "| noon | #1084D0 | End, with `#102080` a gradient |"
    #expect(Recognized.lines(table) == ["color dawn #102080", "color noon #1084d0"])
  }

  @Test func takesNoColourThatWas() {
    let table =
      "## Colour changes\n\n| Name | Old value | New value |\n|---|---|---|\n| Fern | #2F8F50 | #2F8F51 |\n"
      + "| Moss | #4A6336 | #4A6337 |"
    #expect(Recognized.lines(table) == ["color Fern #2f8f51", "color Moss #4a6337"])
  }

  /// Two names of one colour are no pair, though a column says how much it contrasts.
  @Test func readsTheThemesOfAColourWithTwoNames() {
    let table =
      "## Text\n\n| Token | Light | Dark | Contrast |\n|---|---|---|---|\n"
      + "| `text-primary` / `text-strong` | #111827 | #F5F6F7 | 14.8:1 |\n"
      + "| `text-off` / `text-faint` | #9CA3AF | #53575C | 3.2:1 |"
    #expect(Recognized.lines(table).count { $0.hasPrefix("color") } == 2)
  }

  @Test func setsTheWeightsOfATableInItsFamilies() {
    let families = "## Base\n\n| Família | Origem | Pesos |\n|---|---|---|\n| Karla | Web | 300, 500 |"
    #expect(Recognized.lines(families) == ["family Karla, 300 Karla 300", "family Karla, 500 Karla 500"])
    let roles = "## Base\n\n| Papel | Família | Peso |\n|---|---|---|\n| Título | Karla | 300 |\n| Texto | Lora | 400 |"
    #expect(Recognized.lines(roles) == ["family Título Karla 300", "family Texto Lora 400"])
  }
}
