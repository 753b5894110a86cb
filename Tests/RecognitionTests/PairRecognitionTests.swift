import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Several values in one text: what names each, and what is no value of the design.
@Suite struct PairRecognitionTests {
  @Test(arguments: [
    (
      "- **Rest**: background: #102030, text: #FFFFFF\n- **Over**: background: #203040, text: #F0F0F0",
      [
        "color Rest, background #102030", "color Rest, text #ffffff", "color Over, background #203040",
        "color Over, text #f0f0f0",
      ]
    ),
    (
      "- Ground: #FFFFFF (Web) / #F1F5F9 (Phone - pale grey)",
      ["color Ground, Web #ffffff", "color Ground, Phone #f1f5f9"]
    ),
    (
      "- Success: #059669 (green) with #ECFDF5 background",
      ["color Success #059669", "color Success, background #ecfdf5"]
    ),
    (
      "## Shares\n- 60% – #F5F0E8 (ivory): ground\n- 40% – #0D1B2A (navy): text",
      ["color ivory #f5f0e8", "color navy #0d1b2a"]
    ),
    ("## Glow\n- A: #C2185B, 60% opacity\n- B: #C2185B opacity 0.4", ["color A #c2185b99", "color B #c2185b66"]),
    (
      "- 60% – #F5F0E8 (ivory): the ground.\n- 40% – #0D1B2A (navy): text.",
      ["color ivory #f5f0e8", "color navy #0d1b2a"]
    ),
    ("## Ink\n- From the press #102030, not #000000", ["color press #102030"]),
  ])
  func namesColours(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func readsTheThemesOfSentences() {
    let text = "Dark: ground `#0A1F44`, cards `#12264E`. Light: ground `#F5F7FA`, cards `#FFFFFF`, all of them tested."
    let values = Recognition.values(in: Recognized.document(text)).filter { !$0.isMention }
    #expect(values.map(\.name) == ["ground", "cards", "ground", "cards"])
    #expect(values.map(\.theme) == ["dark", "dark", "light", "light"])
  }

  @Test(arguments: [
    (
      "| Token | Light | Dark |\n|---|---|---|\n| `--in` / `--on-in` | `#E8F5C8` / `#2B4000` | `#1C2C06` / `#CBEE85` |",
      ["color in light #e8f5c8, dark #1c2c06", "color on-in light #2b4000, dark #cbee85"]
    ),
    (
      "| Part | Rest | Over |\n|---|---|---|\n| Tile | `#12264E` (dark) / `#E2E8F0` (light) | `#1E3A6E` / `#E5E7EB` |",
      ["color Tile, Rest dark #12264e, light #e2e8f0", "color Tile, Over dark #1e3a6e, light #e5e7eb"]
    ),
    (
      "| Part | Rest |\n|---|---|\n| Meter | track `#1E293B`, fill `#D4AF37` |",
      ["color Meter, track #1e293b", "color Meter, fill #d4af37"]
    ),
    (
      "| Value | Use |\n|---|---|\n| `#264AFF` / `#3341FF` | bright accents, ends |",
      ["color bright accents #264aff", "color bright accents #3341ff"]
    ),
    ("| Token | Value |\n|---|---|\n| ok | `#0AB268` (also `#00B42A`) |", ["color ok #0ab268"]),
    (
      "| Role | Light | Dark | Hex |\n|---|---|---|---|\n| Base | `oklch(1 0 0)` | `oklch(0 0 0)` | `#FFFFFF` / `#000000` |",
      ["color Base light #ffffff, dark #000000"]
    ),
    ("| Role | Hex | HSL (CSS) |\n|---|---|---|\n| Base | #F5F0E8 | hsl(40 33% 94%) |", ["color Base #f5f0e8"]),
    ("| Hex | Variable |\n|---|---|\n| `#0F4B9A` | `--top` |", ["color top #0f4b9a"]),
    (
      "| Name | Light | Dark |\n|---|---|---|\n| `--in` | 210 50% 13% | 0 0% 100% |",
      ["color in light #112132, dark #ffffff"]
    ),
  ])
  func readsRowsOfColours(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    ("## Spacing\n`--sp-1` 4 · `--sp-2` 8 · `--sp-3` 12", ["spacing sp-1 4", "spacing sp-2 8", "spacing sp-3 12"]),
    (
      "## Spacing\nSpacing: 8px (4, 8, 16)",
      ["spacing Spacing 4 4 px", "spacing Spacing 8 8 px", "spacing Spacing 16 16 px"]
    ),
    (
      "- Row gap: 12dp / 16dp / 24dp scale;",
      ["spacing Row gap 12 12 dp", "spacing Row gap 16 16 dp", "spacing Row gap 24 24 dp"]
    ),
    ("## Spacing\n- **xs**: `p-1` - 4px\n- **sm**: `p-2` = 8px", ["spacing xs 4 px", "spacing sm 8 px"]),
    ("## Spacing\n- **xs**: `w-1` - 4px", []),
    (
      "- Padding: 14px 16px 14px 48px (with icon)",
      [
        "spacing Padding, top 14 px", "spacing Padding, right 16 px", "spacing Padding, bottom 14 px",
        "spacing Padding, left 48 px",
      ]
    ),
    (
      "- Padding: vertical 12px, horizontal 24px.",
      ["spacing Padding, vertical 12 px", "spacing Padding, horizontal 24 px"]
    ),
    (
      "## Spacing\n```\n4px = 0.25rem = space-1\n8px = 0.5rem = space-2\n```",
      ["spacing space-1 4 px", "spacing space-2 8 px"]
    ),
    ("## Spacing\n- Small: `4.dp`\n- Large: `16.dp`", ["spacing Small 4 dp", "spacing Large 16 dp"]),
    (
      "## Grid\nOuter margin: 22 px · inner padding: 18 px · button\nradius: 12 px",
      ["spacing Outer margin 22 px", "spacing inner padding 18 px", "radius button radius 12 px"]
    ),
    (
      "## Spacing and shape\n\nTypical use:\n\n- inputs: 10px\n- chips: 999px",
      ["radius inputs 10 px", "radius chips 999 px"]
    ),
    ("## Icons\n- Material 3 (M3) guide", []),
    ("## Weights\n- 400: body\n- 500/600: labels", ["weight body 400", "weight labels 500", "weight labels 600"]),
  ])
  func readsLists(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    ("## Headings\n- Hero: Size 48, Weight 900, LineHeight 56.", ["type Hero 48/56 900"]),
    ("## Headings\n- Card: Size 20-24, Weight 700-800.", ["type Card 20–24 700"]),
    ("## Titles\n- H6: `1.1rem` (18px) - `font-weight: 600`", ["type H6 1.1 rem 600"]),
    (
      "## Headings\n- H1: Roboto Slab 400, 32px, white (#FFFFFF) on dark",
      ["type H1 32 px 400 Roboto Slab", "color white #ffffff"]
    ),
    (
      "## Type\n- H1: Lora 400, 32px, White (#FFFFFF) on dark, Ink (#102030) on light",
      ["type H1 32 px 400 Lora", "color White #ffffff", "color Ink #102030"]
    ),
    ("## Typography\n- Button: `h-11` (44px), `font-bold`", []),
    ("## Headings\n- H2: Roboto Slab, 24px, white (#FFFFFF)", ["type H2 24 px Roboto Slab", "color white #ffffff"]),
    ("## Typography\n- Titles: Playfair Display 700", ["family Titles Playfair Display 700"]),
    (
      "## Typography\n- Titles: Inter 600/700\n- Body: DM Sans, 400",
      ["family Titles, 600 Inter 600", "family Titles, 700 Inter 700", "family Body DM Sans 400"]
    ),
    ("## Typography\n- Body: `fontSize = 16.sp, lineHeight = 24.sp`", ["type Body 16 sp/24 sp"]),
    ("## Type\n- H1: 1.75rem a 2rem, peso 800", ["type H1 1.75–2 rem 800"]),
    ("## Typography\n| Use | Weight | Size |\n|---|---|---|\n| Titles | 600–700 | 36px |", ["type Titles 36 px 600"]),
    ("## Typography\n| Use | Size | Style |\n|---|---|---|\n| Title | 22sp | bold |", ["type Title 22 sp 700"]),
    ("| Use | Fluid | Line height |\n|---|---|---|\n| H1 | `clamp(38px, 5vw, 64px)` | 1.1 |", ["type H1 38–64 px/1.1"]),
    ("## Type: use the styles, avoid your own\n- H1: 32px / 40px", ["type H1 32 px/40 px"]),
    ("## Text styles\n| Style | Spec |\n|---|---|\n| title | 16/w700 |", ["type title 16 700"]),
    (
      "| Use | Mobile | Desktop |\n|---|---|---|\n| Title | `text-[1.6rem]~[1.8rem]` | `text-[2rem]` |",
      ["type Title, Mobile 1.6–1.8 rem", "type Title, Desktop 2 rem"]
    ),
  ])
  func readsType(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    ("## Espacamento\n- Pequeno: 8px", "spacing Pequeno 8 px"), ("## Abstaende\n- Klein: 8px", "spacing Klein 8 px"),
    ("## Odstępy\n- Mały: 8px", "spacing Mały 8 px"), ("## Boşluklar\n- Az: 8px", "spacing Az 8 px"),
    ("## Tipografi\n- H1: 32px / semibold", "type H1 32 px 600"),
    ("## Radius\n| 토큰 | 값 | 용도 |\n|---|---|---|\n| sm | 6px | 버튼 |", "radius sm 6 px"),
    ("| Token | Jasny | Ciemny |\n|---|---|---|\n| bg | #ffffff | #101010 |", "color bg light #ffffff, dark #101010"),
  ])
  func knowsWordsWithoutTheirAccents(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test func blendsTheColoursOfClasses() {
    #expect(
      Recognized.lines("- Gradient: `from-[#1565FF] to-[#22C8FF]`").first?.hasPrefix("gradient Gradient") == true)
  }

  @Test func doesNotTakeASentenceForAGradient() {
    #expect(Recognized.lines("We degrade gracefully.\n\n- 12px\n- 16px") == [])
  }

  // MARK: Notations

  @Test(arguments: [
    (
      "| Token | OKLCH | Original |\n|---|---|---|\n| `--azure` | `oklch(0.676 0.178 250)` | `#209BFF` |",
      "color azure #209bff"
    ),
    ("- **Primary**: `oklch(0.55 0.24 278)` (`#5B50F8`)", "color Primary #5b50f8"),
    ("```css\n--primary: oklch(0.55 0.24 278); /* #5B50F8 */\n```", "color primary #5b50f8"),
  ])
  func takesAColourInTwoNotationsForOne(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test func keepsColoursOfTwoNotationsThatDiffer() {
    let table = "| Token | Base | Hover |\n|---|---|---|\n| Azure | `oklch(0.676 0.178 250)` | `#1080E0` |"
    #expect(Recognized.lines(table).count == 2)
  }

  // MARK: Contrast

  /// The colours of a pair have their names elsewhere.
  @Test(arguments: [
    "| Background | Text | Contrast ratio |\n|---|---|---|\n| `--primary` | `#FFFFFF` | 4.6:1 |",
    "| Pair | Colours | Ratio | Pass |\n|---|---|---|---|\n| Ink on paper | `#003071` / `#D6E7FF` | 10.1:1 | AA |",
    "| Foreground | On | WCAG |\n|---|---|---|\n| Ink `#112233` | Paper `#F4E9D8` | 12:1 |",
  ])
  func drawsNoPairsOfATableOfContrast(_ markdown: String) {
    #expect(Recognized.lines("## Colours\n\n" + markdown) == [])
  }

  @Test func takesAPaletteThatSaysItsContrast() {
    let table =
      "| Name | Hex | Contrast on white |\n|---|---|---|\n| Ink | `#112233` | 16.2:1 |\n| Border / input | `#8899AA` | 2.9:1 |"
    #expect(Recognized.lines(table) == ["color Ink #112233", "color Border / input #8899aa"])
  }
}
