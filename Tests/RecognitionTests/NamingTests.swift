import Testing

@testable import Recognition
@testable import Scans

/// How sure it is that a value has its name.
struct NamingTests {
  @Test(
    arguments: [
      ("## Colour\n\n- **Ink** (`#102030`)", .grammar),
      ("## Colour\n\n- Ink: a deep blue, `#102030`", .grammar),
      ("## Colour\n\n- `#102030` — the text", .grammar),
      ("Our colours are the deep navy (#102030) and a warm sand (#F4E9D8)", .grammar),
      ("## Spacing\n\n- Gap 8px", .grammar),
      ("## Motion\n\n- **Image hover:** grows a little on pictures in galleries, 400ms", .grammar),
      ("## Spacing\n\n| Gap | 8px |\n|---|---|\n| Inset | 12px |", .grammar),
      ("## Radius\n\n```css\n--radius: 8px;\n```", .grammar),
      ("## Colour\n\n### Ink\n\n- `#102030`", .place),
      ("## Spacing\n\n- 8px", .place),
      ("## Colour\n\n- **Contrast**: text sits on the lower half and stays white; `#E92434` passes", .nearness),
      ("## Colour\n\n- Middle: the plan as a drawing. Walls 3 px #5C5348", .nearness),
      ("## Motion\n\n- Sheets: they come down in 250ms, dialogs with fade+scale 150ms", .nearness),
    ] as [(String, Naming)])
  func tellsWhatANameRestsOn(_ markdown: String, _ expected: Naming) {
    let values = Recognition.values(in: Recognized.document(markdown)).filter { !$0.isMention }
    #expect(values.last?.naming == expected)
  }

  @Test(
    arguments: [
      (
        "## Palette (role: light / dark)\n\n- `canvas` `#FDFCFA` / `#14120E` — the page\n- `card` `#FFFFFF` / `#1E1B15`",
        ["color canvas light #fdfcfa, dark #14120e", "color card light #ffffff, dark #1e1b15"]
      ),
      (
        "## Palette\n\n- `canvas` `#FDFCFA` / `#14120E` — the page",
        ["color canvas #fdfcfa", "color canvas #14120e"]
      ),
      ("## Dark\n\n- **Lamp** (#1A1815) - the page (not #000000)", ["color Lamp #1a1815"]),
      ("## Colour\n\n- **Banned:** #7C3AED, #8B5CF6, neon glows", []),
      (
        "## Motion\n\n| What | Enter | Exit |\n|---|---|---|\n| Modals | 220ms | 180ms |",
        ["duration Modals, Enter 220 ms", "duration Modals, Exit 180 ms"]
      ),
      ("## Spacing\n\n- **Cards** — `padding: 24px`", ["spacing Cards — padding 24 px"]),
      (
        "## Spacing\n\n| Name | Value | px |\n|---|---|---|\n| none | 0 | 0 |",
        ["spacing none 0", "spacing none 0 px"]
      ),
      (
        "## Palette\n\n| Role | Token | Value |\n|---|---|---|\n| Sea | `--sea` / `--sea-deep` | `#22E0FF` / `#0892C0` |",
        ["color sea #22e0ff", "color sea-deep #0892c0"]
      ),
      (
        "## Layout\n\n- **Desktop (1200px+):** 12 columns, 24px gutters\n- **Phone (<767px):** 4 columns, 16px gutters",
        [
          "size Desktop 1200 px", "spacing Desktop, gutters 24 px", "size Phone, max 767 px",
          "spacing Phone, gutters 16 px",
        ]
      ),
      (
        "## Palette\n\n| Role | Token | Value |\n|---|---|---|\n| Sea | `sea` / `sea-lit` | `#22E0FF` / `#0892C0` |",
        ["color sea #22e0ff", "color sea-lit #0892c0"]
      ),
      ("## Type\n\n- Font sizes: `text-xs`, `text-sm`, `text-base`, `text-4xl`", []),
      ("## Elevation\n\n- sm: `text-shadow: 0 1px 2px rgba(0, 0, 0, 0.2)`", []),
    ] as [(String, [String])])
  func takesTheNamesThatBelongToValues(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: ["createTheme(vars, {", "const theme = createTheme({", "const theme = createTheme(vars, {"])
  func readsAnObjectThatACallPassesOn(_ call: String) {
    let code = "\(call)\n  color: {\n    primary: \"#4A90E2\",\n    text: \"#102030\",\n  },\n});\n"
    let contract = "const vars = createThemeContract({ color: { primary: null, text: null } });\n"
    #expect(Recognized.lines("## Theme\n\n```ts\napplyTheme({ color: { primary: \"#4A90E2\" } });\n```\n").isEmpty)
    for text in [code, contract + code] {
      #expect(
        Recognized.lines("## Theme\n\n```ts\n\(text)```\n") == ["color primary #4a90e2", "color text #102030"])
    }
  }
}
