import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Values in lists: by what they are themselves, or by the words right above and beside them.
@Suite struct ListRecognitionTests {
  @Test(arguments: [
    ("- Ink #102030", "color Ink #102030"),
    ("- Gray 50  #F7F8FA", "color Gray 50 #f7f8fa"),
    ("- **Brand (Anchor)**: Deep Sea #0A2540", "color Brand (Anchor) #0a2540"),
    ("- color.brand.primary: #0D2E52", "color color.brand.primary #0d2e52"),
    ("- Scrim: rgba(0, 0, 0, 0.5)", "color Scrim #00000080"),
    ("- color.overlay.scrim: rgba 0,0,0,0.5", "color color.overlay.scrim #00000080"),
    ("- Muted: #FFFFFF at 60% opacity", "color Muted #ffffff99"),
    ("- `#336699` – Links", "color Links #336699"),
    ("- Panel: #ffffff (light), #101014 (dark)", "color Panel light #ffffff, dark #101014"),
    ("- Panel: light #ffffff, dark #101014", "color Panel light #ffffff, dark #101014"),
    // without the sign of a variable
    ("- `$color-primary`: #0A2540", "color color-primary #0a2540"),
  ])
  func readsColours(_ list: String, _ expected: String) {
    #expect(Recognized.lines(list) == [expected])
  }

  @Test(arguments: [
    ("Durations (milliseconds)\n- xslow 400 (use sparingly)", "duration xslow 400 ms"),
    ("- Fade: 250ms", "duration Fade 250 ms"),
    ("- Hold: 3-second press with a ring", "duration Hold 3 s"),
    ("- Rows slide up, 0.04s delay per row", "duration delay per row 0.04 s"),
    ("- Sheets: slide up 180 to 240 ms", "duration Sheets 180–240 ms"),
    ("- motion.duration.fast: 180", "duration motion.duration.fast 180"),
    ("# Spacing\n- **Extra Small**: 4 points", "spacing Extra Small 4 pt"),
    ("- Padding: 16 to 24", "spacing Padding 16–24"),
    ("# Radius tokens (rounded corners)\n- sm 8", "radius sm 8"),
    ("- Corner radius: 12pt standard, pill on request", "radius Corner radius 12 pt"),
    ("- Dark background, 24pt top corners", "radius top corners 24 pt"),
    ("- ios.sheet.cornerRadius: 16", "radius ios.sheet.cornerRadius 16"),
    ("Type ramp (sizes in points; line heights near 1.3)\n- Overline: 11 (rarely)", "type Overline 11 pt"),
    ("- font.size.h1: 28", "type font.size.h1 28"),
    ("- font.weight.bold: 700", "weight font.weight.bold 700"),
    ("- border.width.hairline: 0.5", "borderWidth border.width.hairline 0.5"),
    ("- state.disabled.opacity: 0.45", "opacity state.disabled.opacity 0.45"),
    ("- Icon size 24; labels below", "icon Icon size 24"),
    ("# Avatars\n- **Large**: circular, 80x80 points", "box Large 80 pt square"),
    ("# Icons\n- Sizes\n  - Dense 18", "icon Dense 18"),
    ("- Keep at least 48 dp touch targets", "target touch targets 48 dp"),
    ("- bar.height: 83", "size bar.height 83"),
    ("# Easing\n- Out: 0, 0, 0.2, 1", "easing Out 0 0 0.2 1"),
    ("- Standard: cubic-bezier 0.2, 0.8, 0.2, 1", "easing Standard 0.2 0.8 0.2 1"),
    ("# Easing\n- Leave: `ease-in`", "easing Leave 0.42 0 1 1"),
    ("- Pop: `cubic-bezier(0.3, -0.5, 0.7, 1.5)`", "easing Pop 0.3 -0.5 0.7 1.5"),
  ])
  func readsNumbers(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    ("- Sheet: response 0.5, damping 0.82", "spring Sheet response 0.5, dampingFraction 0.82"),
    ("- Sheet: stiffness 200 damping 18", "spring Sheet stiffness 200, damping 18"),
    ("- Pop: `.spring(response: 0.4, dampingFraction: 0.7)`", "spring Pop response 0.4, dampingFraction 0.7"),
    (
      "The damping ratio says how fast it rests.\n\n- Pop: damping 0.9, stiffness 1400",
      "spring Pop stiffness 1400, dampingRatio 0.9"
    ),
    ("- Pop: damping 0.9, stiffness 1400", "spring Pop stiffness 1400, damping 0.9"),
    ("- Pop: stiffness 300, damping ratio 0.6", "spring Pop stiffness 300, dampingRatio 0.6"),
    ("- Pop: duration 400ms, bounce 0.2", "spring Pop duration 0.4, bounce 0.2"),
    ("# 4.1 Lift\n- Spring: response 0.5, damping 0.82", "spring Lift response 0.5, dampingFraction 0.82"),
  ])
  func readsSprings(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown.replacing("# 4.1", with: "## 4.1")) == [expected])
  }

  @Test(arguments: [
    (
      "# Spacing\n- Standard scale: p-4 (16px), p-6 (24px)", ["spacing p-4 16 px", "spacing p-6 24 px"]
    ),
    ("# Spacing\n- Small: p-2 (8px)", ["spacing Small 8 px"]),
    ("# Border radius\n- Large: rounded-xl (12px)", ["radius Large 12 px"]),
    ("# Spacing\n- Page: max-w-7xl (1280px), w-4 (16px)", []),
    (
      "- Durations: `--motion-fast` (150ms), `--motion` (250ms)",
      ["duration motion-fast 150 ms", "duration motion 250 ms"]
    ),
    ("- Padding: small (8px), large (16px)", ["spacing Padding, small 8 px", "spacing Padding, large 16 px"]),
    (
      "- Button padding: px-4 py-2 (16px horizontal, 8px vertical)",
      ["spacing Button padding, horizontal 16 px", "spacing Button padding, vertical 8 px"]
    ),
    (
      "- Spacing: 4px grid (8, 12, 16)",
      ["spacing Spacing 8 8 px", "spacing Spacing 12 12 px", "spacing Spacing 16 16 px"]
    ),
    (
      "- Border radius: 4px (0.25rem) for standard buttons, 8px (0.5rem) for rounded ones",
      ["radius Border radius, for standard buttons 4 px", "radius Border radius, for rounded ones 8 px"]
    ),
    ("- Cards: Use a corner radius of **12px** (`rounded-xl`)", ["radius Cards, corner radius 12 px"]),
    (
      "- Shape: 24px horizontal and 13px vertical padding",
      ["spacing Shape, horizontal padding 24 px", "spacing Shape, vertical padding 13 px"]
    ),
    (
      "# Padding\n- px-3 py-2 = 12px × 8px (small)",
      ["spacing px-3 py-2, horizontal 12 px", "spacing px-3 py-2, vertical 8 px"]
    ),
    ("- Photo: 1200px × 630px", []),
    ("- Padding: 12px / 16px (V/H)", ["spacing Padding, vertical 12 px", "spacing Padding, horizontal 16 px"]),
    ("## Type\n- Display: clamp(42px, 7.5vw, 78px)", ["type Display 42–78 px"]),
  ])
  func readsValuesInAndBehindBrackets(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    ("- Toasts: 200ms in, 150ms out", ["duration Toasts, in 200 ms", "duration Toasts, out 150 ms"]),
    (
      "# Motion\n- Press: scale (0.1–0.15 s), rebound 0.2 s",
      ["duration Press 0.1–0.15 s", "duration Press, rebound 0.2 s"]
    ),
    ("- Room: 3 S", []),
  ])
  func tellsTheTimesOfOneItemApart(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func namesTimesAfterWhatIsInBracketsBehindThem() {
    #expect(
      Recognized.lines("- Motion: 180ms ease-out (UI); 280ms (dialogs/routes)")
        == ["easing UI 0 0 0.58 1", "duration UI 180 ms", "duration dialogs/routes 280 ms"])
  }

  @Test func readsSeveralEasingsOfOneItem() {
    #expect(
      Recognized.lines("- Easing: ease-out for entrances, ease-in-out for state changes")
        == ["easing Easing, for entrances 0 0 0.58 1", "easing Easing, for state changes 0.42 0 0.58 1"])
  }

  @Test func givesColoursBesideEachOtherTheNameBeforeTheirBracket() {
    #expect(
      Recognized.lines("- Palette – soft pastels (#fbe8e7, #ffcfdf) with outlines (#1e1e1e)")
        == ["color soft pastels #fbe8e7", "color soft pastels #ffcfdf", "color outlines #1e1e1e"])
  }

  @Test func takesTheNameOfAThemeForOne() {
    let document = Recognized.document(
      "# Colors\n- Light mode: Text (#1f2937), Background (#fafafa)\n- Dark mode: Text (#f5f5f5), Background (#181825)")
    #expect(
      Recognition.values(in: document).map { "\($0.theme ?? "") \($0.name)" }
        == ["light Text", "light Background", "dark Text", "dark Background"])
  }

  @Test func readsAScaleInOneItem() {
    #expect(
      Recognized.lines("# Spacing\n- 0, 2, 4, 8") == ["spacing 0 0", "spacing 2 2", "spacing 4 4", "spacing 8 8"])
  }

  @Test func readsEveryPropertyOfOneItem() {
    #expect(
      Recognized.lines("- Sizes\n  - Large: height 56, radius 16, spacing 16–20 horizontal")
        == ["size Large 56", "radius Large 16", "spacing Large 16–20"])
  }

  @Test func takesColoursNamedByThePlatformOnlyBesideOneOfItsOwnNames() {
    let lists = "# Colors\n- **Back**: `systemGroupedBackground`\n\n# Accent colors\n- **Act**: `blue` - buttons"
    #expect(
      Recognized.lines(lists) == ["color Back light #f2f2f7, dark #000000", "color Act light #007aff, dark #0a84ff"])
    #expect(Recognized.lines("# Colors\n- **Act**: `blue`").isEmpty)
  }

  @Test(arguments: [
    ("# Spacing\n- `4pt` - Tiny gaps", ["spacing Tiny gaps 4 pt"]),
    ("- Padding: 10px 20px", ["spacing Padding, vertical 10 px", "spacing Padding, horizontal 20 px"]),
    ("# Spacing\n- Card: 4px / 8px", ["spacing Card 4 4 px", "spacing Card 8 8 px"]),
    ("# Spacing\n- Scale: 4 / 8 / 16 px", ["spacing 4 4 px", "spacing 8 8 px", "spacing 16 16 px"]),
    ("# Avatars\n- Sizes: 24px (inline), 32px (list)", ["box inline 24 px", "box list 32 px"]),
    (
      "- Margins: 24-32px (mobile), 48-96px (desktop)",
      ["spacing Margins, mobile 24–32 px", "spacing Margins, desktop 48–96 px"]
    ),
    ("- **8px gutters** (mobile)", ["spacing gutters, mobile 8 px"]),
    (
      "- Radius: 8px for buttons/inputs, 12px for cards",
      ["radius Radius, for buttons/inputs 8 px", "radius Radius, for cards 12 px"]
    ),
    ("- Margin: 64px -> 40px", ["spacing Margin 64 64 px", "spacing Margin 40 40 px"]),
    ("- Padding: 16px / 1rem", ["spacing Padding 16 px"]),
    ("## Spacing (px)\n\n2 / 4 / 8", ["spacing 2 2 px", "spacing 4 4 px", "spacing 8 8 px"]),
    (
      "# Spacing\n\nThe spacing scale is 4px, 8px and 16px.", ["spacing 4 4 px", "spacing 8 8 px", "spacing 16 16 px"]
    ),
    ("# Radius\n\nDefault: 9px\nMedium: 11px", ["radius Default 9 px", "radius Medium 11 px"]),
    ("**Card**\n- Padding: 16px", ["spacing Card, Padding 16 px"]),
  ])
  func readsEveryOneOfSeveralValues(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    "# Touch targets\n- Buttons: 10px+ vertical padding", "# Touch targets\n- Tabs: 24pt icon, 56pt full row",
    "# Don’t\n- Tighten at display sizes (28px+)", "- ❌ 250ms flip timing", "- Don’t use pure black `#000000`",
    "# Example prompts\n- Card: #FFFFFF, radius 12px", "# Spacing\n\nUse 4px, 8px or 16px where the grid is 12px.",
    "# Spacing\n- Ratio: 1/2",
  ])
  func takesNoOtherNumbersForValues(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test(arguments: [
    ("- **Ink** (`#123456`): Pressed surface.", "color Ink #123456"),
    ("- **Body** (`#333333`): Body text, entry content.", "color Body #333333"),
    ("- ✅ Correct (Teal #14B8A6): 4.5:1", "color Correct #14b8a6"),
    ("- **Error**: Red roles (#B3261E light / #F2B8B5 dark).", "color Error light #b3261e, dark #f2b8b5"),
    ("- { label: \"Primary blue\", hex: \"#1D70B8\" }", "color Primary blue #1d70b8"),
    ("**Neon Green**\n- `#43e97b` - Bright neon green", "color Neon Green #43e97b"),
  ])
  func namesColoursByWhatTheyAre(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test func namesAPairOfColoursByTheWordsBeforeEach() {
    let text = "- Sea #0A2540\n- Sand #F4F1EA\n- Text on Sand: Deep Sea #0A2540 on #F4F1EA passes"
    #expect(
      Recognized.lines(text)
        == ["color Sea #0a2540", "color Sand #f4f1ea", "color Deep Sea #0a2540", "color Sand #f4f1ea"])
  }

  // MARK: Brackets

  @Test(arguments: [
    ("## Typography\n- `displayLarge` (48pt, Bold)", "type displayLarge 48 pt 700"),
    ("## Typography\n- Body (16px, regular)", "type Body 16 px 400"),
    ("## Typography\n- **Display** (400, 2.25rem, 1.5): Hero", "type Display 2.25 rem/1.5 400"),
    ("## Typography\n- **Display** (48px / 56px, bold)", "type Display 48 px/56 px 700"),
    ("## Spacing\n- **Small** (8px): gaps of a row", "spacing Small 8 px"),
    ("- Fade in (300ms)", "duration Fade in 300 ms"),
  ])
  func readsAValueInBracketsBehindItsName(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    ("- **Primary (500)**: #0A2540", ["color Primary (500) #0a2540"]),
    ("## Spacing\n- Rows (3 of them): loose", []), ("## Releases\n- Parser (1.2.3): faster", []),
    ("## Typography\n- Chapter one (1998): the beginning", []),
  ])
  func takesNoOtherBracketForAValue(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Owners

  @Test(arguments: [
    (
      "## Button padding\n- Small: padding 4px 12px\n- Large: padding 8px 20px",
      [
        "spacing Small, padding, vertical 4 px", "spacing Small, padding, horizontal 12 px",
        "spacing Large, padding, vertical 8 px",
        "spacing Large, padding, horizontal 20 px",
      ]
    ),
    (
      "## Buttons\n- Small: `padding: 4px 12px`",
      ["spacing Small, padding, vertical 4 px", "spacing Small, padding, horizontal 12 px"]
    ),
    (
      "- `RADIUS` = `{ xs: 4, sm: 6, pill: 9999 }` as a scale",
      ["radius xs 4", "radius sm 6", "radius pill 9999"]
    ),
    ("## Badge\n- **Style**: Pill, small text, padding 4px", ["spacing Badge, padding 4 px"]),
    (
      "## Parts\n- **Card:** 16px padding\n- **Sheet:** 24px padding",
      ["spacing Card, padding 16 px", "spacing Sheet, padding 24 px"]
    ),
    (
      "## Badge\n- **Card**: radius 8px, padding 16px 0",
      [
        "radius Card, radius 8 px", "spacing Card, padding, vertical 16 px", "spacing Card, padding, horizontal 0 px",
      ]
    ),
  ])
  func givesAnItemsPaddingItsOwner(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Times and springs

  @Test(arguments: [
    (
      "### Entry animations\n- `animate-fade-in` - Opacity fade (300ms)\n- `animate-slide` - Slide in (300ms)",
      ["duration animate-fade-in 300 ms", "duration animate-slide 300 ms"]
    ),
    ("- `animate-glow` - Glow pulse (2s infinite)", ["duration animate-glow 2 s"]),
    ("## Enter\n1. The digit scales from 0.85 -> 1.0 (220ms decelerate).", ["duration digit scales 220 ms"]),
    ("## Enter\n1. Preview dims (220ms standard).", ["duration Preview dims 220 ms"]),
    (
      "## Enter\n1. Result screen slides up from the bottom edge as a sheet (360ms emphasized).",
      ["duration Result screen slides 360 ms"]
    ),
    ("- Rows: `duration: 0.5` and `delay: 0.05`", ["duration Rows 0.5", "duration Rows, delay 0.05"]),
  ])
  func namesATimeByWhatMoves(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func namesASpringByTheWordsBeforeItsParameters() {
    #expect(
      Recognized.lines("- **No model**: `type:\"spring\"` with `damping<10`, or damping ≥ 40\n").isEmpty)
    #expect(
      Recognized.lines("```\nspring-snappy stiffness 600, damping 40   taps\nsoft   stiffness 250, damping 30\n```")
        == ["spring spring-snappy stiffness 600, damping 40", "spring soft stiffness 250, damping 30"])
  }

  // MARK: Colours

  @Test(arguments: [
    ("## Colors\n- `text-primary`: #111 / #eee (dark)", "color text-primary light #111111, dark #eeeeee"),
    ("## Colors\n- `muted`: #666", "color muted #666666"), ("- Border color: #999", "color Border color #999999"),
    ("| Token | Color |\n|---|---|\n| muted | #666 |", "color muted #666666"),
    ("## Colors\n| Token | Value |\n|---|---|\n| muted | `#666` |", "color muted #666666"),
    ("| Name | Hex |\n|---|---|\n| Pink | FF015B |", "color Pink #ff015b"),
    ("## Colors\n- **Text Primary**: Black (#111827)", "color Text Primary #111827"),
    ("## Colors\n- **Heading text**: Midnight (#111828)", "color Heading text #111828"),
    ("## Nav\n- Normal state: Grey text, grey (#374151)", "color Normal state #374151"),
  ])
  func readsGreysOfThreeDigitsWhereColoursAreGiven(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    "## Colors\n- Fixed the contrast of links (#123)", "## Colors\n- See issue #666", "- Closed: #666",
    "## Changes\n| PR | Title |\n|---|---|\n| #666 | Crash |", "Colors: see #123",
    "| Name | Hash |\n|---|---|\n| Pink | FF015B |", "## Colors\n- Fixed: contrast of all links (#123456)",
    "## Colors\n- Cards keep the text of an article readable (#374151)",
    "- Crash when the theme is black (fixes #374151)",
  ])
  func leavesOtherNumbersOfThreeDigits(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test(arguments: [
    (
      "## Colours\n- **Good**: `emerald-300` · `emerald-400` · `#10b981` · `#16a34a`",
      ["color Good #10b981", "color Good #16a34a"]
    ),
    (
      "- **Light Ash (#F4F4F4)**: Pure white that is not #FFFFFF",
      ["color Light Ash #f4f4f4"]
    ),
    ("- Soft drop shadow for menus: rgba(0,0,0,0.25) at 4px, 12px blur", []),
    ("- Surfaces: Use the brand in all large areas and a neutral (#1A1A1A) elsewhere", []),
    ("- Hero: `initial={{ opacity: 0, y: 20 }}` and `animate={{ opacity: 1, y: 0 }}`", []),
    (
      "## Files\n| File | Line | Style |\n|---|---|---|\n| docs/a.html | 12 | background: #ec4899; |\n", []
    ),
    (
      "| File | Token | Value |\n|---|---|---|\n| a.css | ink | #102030 |", ["color ink #102030"]
    ),
    ("## Icons\n| Device | Size |\n|---|---|\n| Phone | 60x60 pt (180x180 px @3x) |", ["icon Phone 60 pt square"]),
  ])
  func takesNothingForWhatItIsNot(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    (
      "- **Secondary**: #3B82F6 (consolidated from #3575E2)", ["color Secondary #3b82f6"]
    ),
    (
      "- Button: Border (#e5e7eb) with dark text (#1f2937 light / #f5f5f5 dark)",
      ["color Button, Border #e5e7eb", "color dark text light #1f2937, dark #f5f5f5"]
    ),
    ("- Overlays may be translucent (e.g. rgba(34, 34, 34, 0.5))", []),
    ("- 透明度は許可（例: rgba(34, 34, 34, 0.5)）", []),
    (
      "- Soft pastels (#fbe8e7, #ffcfdf) with outlines (#1e1e1e)",
      ["color Soft pastels #fbe8e7", "color Soft pastels #ffcfdf", "color outlines #1e1e1e"]
    ),
    (
      "Palette\n• Primary dark blue: #1D3557\n• Text light (on colour): #FFFFFF",
      ["color Primary dark blue #1d3557", "color Text light (on colour) #ffffff"]
    ),
  ])
  func tellsWhatEachOfSeveralColoursIs(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func readsTheThemeOfALineOfColours() {
    let document = Recognized.document("- Light mode: Text (#1f2937), ground (#fafafa)\n- Dark mode: text #f5f5f5")
    #expect(Recognition.values(in: document).map(\.theme) == ["light", "light", nil])
  }

  @Test func isBoundedInDepth() {
    let deep = (0..<200).map { String(repeating: "  ", count: $0) + "- Ink #102030" }.joined(separator: "\n")
    #expect(Recognized.lines(deep).count <= Recognition.deepest)
  }
}
