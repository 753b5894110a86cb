import Testing

@testable import Recognition
@testable import Scans

/// Ways of giving values that were met in documents of others, and what only looks like them.
@Suite struct StrangersValuesTests {
  // MARK: Tables

  @Test func readsTheChannelsOfAFunctionThatTheHeadNames() {
    let table = """
      ## Color

      | Role | Token | OKLCH |
      |---|---|---|
      | Base | `--base` | `0.16 0.012 250` |
      | Text | `--text` | `0.94 0.008 250` |
      """
    #expect(Recognized.lines(table) == ["color Base #090e12", "color Text #e7ecf0"])
    let rounded = """
      ## Color

      | Name | Hex | HSL |
      |---|---|---|
      | Ink | `#102030` | 210 50% 13% |
      """
    #expect(Recognized.lines(rounded) == ["color Ink #102030"])
  }

  @Test func takesNoShareBehindAColourForItsOpacity() {
    let list = """
      ## Colors

      - **brand-soft** `#1a1432`: 12% indigo overlay, rare
      - **brand-hover** `#6e54f0`: hovered, 8% lighter
      """
    #expect(Recognized.lines(list) == ["color brand-soft #1a1432", "color brand-hover #6e54f0"])
  }

  @Test func readsRowsThatSayTheSameTwice() {
    let table = """
      ## Scheme

      | Role | Hex | Role | Hex |
      |---|---|---|---|
      | primary | `#0E6B73` | onPrimary | `#F4F5F1` |
      | error | `#8E3B36` | onError | `#FFFFFF` |
      """
    #expect(
      Recognized.lines(table) == [
        "color primary #0e6b73", "color onPrimary #f4f5f1", "color error #8e3b36", "color onError #ffffff",
      ])
  }

  @Test func readsRowsWhoseHalvesAnEmptyColumnParts() {
    let table = """
      ## Spacing

      | Token | Value | | Token | Value |
      |---|---|---|---|---|
      | `section-sm` | 48 | | `part-xs` | 8 |
      | `section-md` | 64 | | `part-sm` | 12 |
      """
    #expect(
      Recognized.lines(table).map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "section-sm 48", "part-xs 8", "section-md 64", "part-sm 12",
      ])
  }

  @Test func namesRowsByTheColumnThatTellsThemApart() {
    let table = """
      ## Palette

      | Role | Name | Hex |
      |---|---|---|
      | Raised | Slate 0 | `#363a4f` |
      | Raised | Slate 1 | `#494d64` |
      | Idle | Mist | `#6e738d` |
      """
    #expect(Recognized.lines(table) == ["color Slate 0 #363a4f", "color Slate 1 #494d64", "color Mist #6e738d"])
    let roles = table.replacing("| Raised | Slate 1", with: "| Sunken | Slate 1")
    #expect(Recognized.lines(roles).first == "color Raised #363a4f")
  }

  @Test func readsStylesWhoseCellsHoldSeveralFields() {
    let table = """
      ## Typography

      | Slot | Family / weight | Size / line / tracking |
      |---|---|---|
      | displayLarge | Newsreader 400 | 48 / 52 / -0.5 |
      | titleLarge | Work Sans 600 | 18 / 24 / 0.1 |
      """
    #expect(
      Recognized.lines(table) == [
        "type displayLarge 48/52 400 tracking -0.5 Newsreader", "type titleLarge 18/24 600 tracking 0.1 Work Sans",
      ])
  }

  @Test func readsFamiliesWithWhatIsSaidOfThem() {
    let table = """
      ## Typography

      | Family | Web token | Used for |
      |---|---|---|
      | **JetBrains Mono** (wght 100–800) | `--font-mono` | numerals |
      """
    #expect(Recognized.lines(table) == ["family JetBrains Mono JetBrains Mono"])
    let stacks = """
      ### Font family

      The stacks are to be had everywhere.

      | Token | Value | Example |
      |---|---|---|
      | `--font-serif` | Georgia, 'Times New Roman', serif | <span style="x">The fox</span> |
      """
    #expect(Recognized.lines(stacks) == ["family font-serif Georgia, Times New Roman, serif"])
  }

  // MARK: Lists

  @Test(
    arguments: [
      (
        "## Typography\n\n- **Display & Headlines (Plus Jakarta Sans):** Use them large.",
        ["family Display & Headlines Plus Jakarta Sans"]
      ),
      ("## Fonts\n\n- **Font Family:** Inter / SF Pro / Roboto (clean)", ["family Fonts Inter, SF Pro, Roboto"]),
      (
        "### Font family\n\n- **SF Pro Display**: Large sizes\n- **SF Mono**: Code",
        ["family SF Pro Display SF Pro Display", "family SF Mono SF Mono"]
      ),
      (
        "### Font Family\n\n- **Primary:** `font-sans` - Inter, \"Segoe UI\", sans-serif",
        ["family Primary Inter, Segoe UI, sans-serif"]
      ),
      (
        "## Typography\n\n- **Headings**\n\n  Font: Space Grotesk, sans-serif",
        ["family Headings Space Grotesk, sans-serif"]
      ),
      ("## Tipografia\n\n- **Fonte:** Poppins (Google Fonts)", ["family Fonte Poppins"]),
      // The second list only says why.
      ("## Typography\n\n- Display: Lora\n\n### Why\n\n- **Lora** — warm", ["family Display Lora"]),
      (
        "## Typography\n\n- `monoData` — IBM Plex Mono 500, 11sp, tracking 0.4sp. For battery levels and the counts of pages.",
        ["type monoData 11 sp 500 tracking 0.4 sp IBM Plex Mono"]
      ),
      (
        "## Typography\n\n- Named roles: `.masthead` (~34 bold), `.title` (27 semibold)",
        ["type masthead 34 700", "type title 27 600"]
      ),
      (
        "## Typography\n\n- navigation\n  - 20sp\n  - medium\n- button\n  - all caps\n  - 16sp\n  - bold",
        ["type navigation 20 sp 500", "type button 16 sp 700"]
      ),
      ("## Buttons\n\n- Corners: Soft rounded (12px)", ["radius Corners 12 px"]),
      ("## Buttons\n\n- **Primary:** `ink` background. `md` (0.75rem) roundedness.", ["radius md 0.75 rem"]),
      (
        "## Sizes\n\n- Small: 32px high, 8px 12px padding",
        [
          "size Small, height 32 px", "spacing Small, padding, vertical 8 px",
          "spacing Small, padding, horizontal 12 px",
        ]
      ),
      ("## Button sizes\n\n- Large: 48px, 12px 24px", ["size Large 48 px"]),
      (
        "## Spacing\n\n- Input padding: 12px (vertical) × 16px (horizontal)",
        ["spacing Input padding, vertical 12 px", "spacing Input padding, horizontal 16 px"]
      ),
      (
        "## Motion\n\n- Steps: durations 150 / 250 / 400ms (small / medium / large), standard easing",
        ["duration Steps, small 150 ms", "duration Steps, medium 250 ms", "duration Steps, large 400 ms"]
      ),
      ("## Text\n\n- Disabled text: 26% #000000", ["color Disabled text #00000042"]),
      // The corners of one shape, without those that are not round.
      ("```css\nborder-radius: 12px 12px 0 0;\n```", ["radius border-radius, top 12 px"]),
      ("## Container\n\n```css\nmargin: 0 auto;\npadding: 0 24px;\n```", ["spacing padding, horizontal 24 px"]),
    ] as [(String, [String])])
  func readsLines(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Classes

  @Test func readsClassesWithRemarks() {
    let classes = """
      ## Tailwind

      - **H1:** `text-5xl md:text-6xl font-bold` - Überschriften
      - **Fast:** `transition-all duration-150` - Hover
      - **Tinted:** `shadow-2xl shadow-blue-500/25` - Buttons
      - **Small:** `px-4 py-2 text-sm` - Buttons
      """
    #expect(
      Recognized.lines(classes) == [
        "type H1 3 rem/1 700", "duration Fast 150 ms",
        "shadow Tinted 0px 25px 50px -12px rgba(59, 130, 246, 0.25)", "spacing Small, horizontal 1 rem",
        "spacing Small, vertical 0.5 rem",
      ])
    #expect(Recognized.lines("## Spacing\n\n- Steps of Tailwind: 4, 6, 8, 12, 16").isEmpty)
  }

  // MARK: Running text

  @Test(
    arguments: [
      ("Use the `outline` token (#946E69) for focus.", ["color outline #946e69"]),
      ("Use the red of the logo (#946E69) for focus.", []),
      (
        "Use a linear gradient from `rose` (#B7000C) to `red` (#E60012) at a 135-degree angle.",
        ["gradient Gradient 135° rgb(183, 0, 12) 0%, rgb(230, 0, 18) 100%", "color rose #b7000c", "color red #e60012"]
      ),
      ("## Cards\n\nUse `xl` (1.5rem) corner radii.", ["radius xl 1.5 rem"]),
      (
        "## Spacing\n\n4dp base scale: **4 / 8 / 12**. Card padding **16dp**. Gap between stacked cards **12dp**.",
        [
          "spacing 4 4 dp", "spacing 8 8 dp", "spacing 12 12 dp", "spacing Card padding 16 dp",
          "spacing Gap between stacked cards 12 dp",
        ]
      ),
      ("## Layout\n\nThe padding should be set to `8px` here.", []),
      (
        "## Typography\n\nHeadlines are set in Lora 32px/40px semibold, and captions use 12px medium.",
        ["type Headlines 32 px/40 px 600 Lora", "type captions 12 px 500"]
      ),
      ("## Typography\n\nHeadlines were 32px before, and nobody liked them.", []),
    ] as [(String, [String])])
  func readsSentences(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    // A shadow that code sets, a method that is called, and the text of a screen.
    "## Cards\n\n- **Cards:** one soft shadow (`.black.opacity(0.05)`, radius 14, y 5)",
    "## Cards\n\n- **Cards:** a hairline `Color.ink.opacity(0.06)` edge",
    "## Cards\n\n- **Card:** a footer with `0.4s · 64 words`",
    "## 카드\n\n- 그림자: blur 12, offset(0,4), opacity 0.06",
    // What has changed.
    "## Changelog\n\n- 2.1: primary is #222222, radius 8px",
    "## Version history\n\n| Version | Radius |\n|---|---|\n| 2.0 | 12px |",
  ])
  func takesNoValueFrom(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test func takesNoNameFromAnAddress() {
    #expect(
      Recognized.lines("## Type\n\nhttps://example.org/type\n\n- body\n  - 16sp\n  - bold") == ["type body 16 sp 700"])
  }

  @Test func takesColoursBelowContrastForTheSameAgain() {
    let text = "## Colours\n\n- Primary: #0F172A\n- Paper: #FAFAFA\n\n## Contrast\n\n- Black (#0F172A) on Paper: 17:1"
    #expect(Recognized.lines(text) == ["color Primary #0f172a", "color Paper #fafafa"])
  }

  // MARK: Leading and tracking

  @Test(
    arguments: [
      ("### Letter spacing\n\n- **Tight**: -0.3px\n- **Wide**: 4px", ["tracking Tight -0.3 px", "tracking Wide 4 px"]),
      ("### Line height\n\n- **Heading**: 22px\n- **Body**: 1.5", ["leading Heading 22 px", "leading Body 1.5"]),
      (
        "### Letter spacing\n\n```css\n--ls-tight: -0.05em  /* H1 */\n--ls-wide: 0.025em\n```",
        ["tracking ls-tight -0.05 em", "tracking ls-wide 0.025 em"]
      ),
      (
        "### Letter spacing\n\n| Token | Value | Example |\n|---|---|---|\n| `--x-letter-spacing-dense` | -0.015em | The fox |",
        ["tracking x-letter-spacing-dense -0.015 em"]
      ),
      ("### Line height\n\n| Token | Value |\n|---|---|\n| `--lh-base` | 1.4 |", ["leading lh-base 1.4"]),
      ("### レタースペーシング\n\n- **Normal**: `0.5px`", ["tracking Normal 0.5 px"]),
      ("## Card\n\n- Line height: 1.5", []),
    ] as [(String, [String])])
  func readsLeadingsAndTrackings(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Names

  @Test func namesValuesBelowAHeadingThatSaysNothingAfterTheOneAbove() {
    let text = "### Small\n\n#### Style\n\n`box-shadow: 0 1px 2px rgba(0, 0, 0, 0.1)`"
    #expect(Recognized.lines(text) == ["shadow Small 0px 1px 2px 0px rgba(0, 0, 0, 0.1)"])
  }

  @Test func namesAShadowAfterTheSubjectOfItsSentence() {
    let text =
      "## Elevation\n\nPrefer flat cards. Floating toolbar: a shadow is fine — `0 14px 30px -14px rgba(0,0,0,.45)`."
    #expect(Recognized.lines(text) == ["shadow Floating toolbar 0px 14px 30px -14px rgba(0, 0, 0, 0.45)"])
  }

  @Test func tellsABracketWholeOrNotAtAll() {
    let text =
      "## Farben\n\n- **Info** #3B82F6 - Meldungen (wie Blau)\n- **Weiß** #FFFFFF - Text auf Farben (Blau, Rot)"
    #expect(
      Recognition.values(in: Recognized.document(text)).map(\.caption) == ["Meldungen (wie Blau)", "Text auf Farben"])
  }
}
