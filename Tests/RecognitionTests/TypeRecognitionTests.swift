import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Styles of type in one line, line by line, and in tables.
@Suite struct TypeRecognitionTests {
  @Test(arguments: [
    ("## Typography\n- Subheadings: Inter, Semi Bold", ["family Subheadings Inter 600"]),
    ("## Typography\n- **Headings**: Inter Bold (700)", ["family Headings Inter 700"]),
    ("## Typography\n- Code: JetBrains Mono Regular (400)", ["family Code JetBrains Mono 400"]),
    ("## Polices\n\n## Typographie\n- Titres : Lato, Bold (déjà configuré)", ["family Titres Lato 700"]),
    ("## Typography\n- Weights: Bold, Extra Bold", []), ("## Typography\n- Labels: Uppercase, Bold", []),
    ("## Typography\n- Headings: Left, Bold", []), ("## Team\n- Lead: Miller, Bold", []),
    ("## Font sizes\n- 13px - Links and small buttons (`text-[13px]`)", ["type Links and small buttons 13 px"]),
    (
      "## Typography\n\nFont stack: `'Press Start 2P', monospace` (from Google Fonts).\n\n| Use | Size |\n|---|---|\n| Title | 36 px |",
      ["type Title 36 px Press Start 2P"]
    ),
    ("## Font sizes\n- 32px - Titles of all pages (`text-2xl` on phones)", ["type Titles of all pages 32 px"]),
  ])
  func readsWhatGivesNoSizeOrGivesItFirst(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    ("## Typography\n- Heads: Bricolage Grotesque, Extra Bold, 96pt", "type Heads 96 pt 800 Bricolage Grotesque"),
    ("## Typography\n- Mono (JetBrains Mono 500, 13px)", "type Mono 13 px 500 JetBrains Mono"),
    ("## Typography\n- Caption (JetBrains Mono, 500, 13px)", "type Caption 13 px 500 JetBrains Mono"),
    ("## Typography\n- **Sizes and weights:**\n  - `h1`: 2rem / 700", "type h1 2 rem 700"),
    ("## Buttons\n- Small: height 32px, font: 14px", "type Small, font 14 px"),
    ("1 Typography\n• sizes & line-heights\n– h1: 32px / 40px\n– h2: 24px / 32px", "type h1 32 px/40 px"),
  ])
  func readsWhatIsBeforeASize(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown).first { $0.hasPrefix("type") } == expected)
  }

  @Test(arguments: [
    ("## Text styles\n- **Large Title**: `34pt` / `41pt` line - Bold", "type Large Title 34 pt/41 pt 700"),
    ("## Type scale\n- **H1**: `96px` / `6rem`, Light (300)", "type H1 96 px 300"),
    ("## Type scale\n- H2: 24px, bold", "type H2 24 px 700"),
    ("## Type scale\n- Titles: 20-24px, semi-bold", "type Titles 20–24 px 600"),
    ("## Type scale\n- Header: 32/40, Bold", "type Header 32/40 700"),
    ("## Type scale\n- H1: 2.5rem/1.2", "type H1 2.5 rem/1.2"),
    ("## Type scale\n- Body: 16px, line height 1.5, weight 400", "type Body 16 px/1.5 400"),
    ("## Type scale\n- Hero: 700 48px/56px, letter-spacing -0.02em", "type Hero 48 px/56 px 700 tracking -0.02 em"),
    ("## Type scale\n- Hero: 48px with a 56px line height", "type Hero 48 px/56 px"),
    ("## Type scale\n- Hero: 48px / 600 weight / -0.02em letter-spacing", "type Hero 48 px 600 tracking -0.02 em"),
    ("## Type scale\n- Display: 3em (48px at base), 700", "type Display 3 em 700"),
    ("**Button**\n- Font: 16px system font weight 600", "type Button 16 px 600"),
    ("- Font: 16px weight 600", "type Font 16 px 600"),
    ("## Type\n- **Body**: Inter 16/24 regular", "type Body 16/24 400 Inter"),
    ("## Type\n- **Heading**: Inter, 32px, 700", "type Heading 32 px 700 Inter"),
    ("## Type\n- H3 — 20px semibold", "type H3 20 px 600"),
    ("## Type scale\n```\ntitle   20sp / 1.2   Geist 600   headers\n```", "type title 20 sp/1.2 600 Geist"),
    (
      "## Type scale\n```\nhero   48sp / 1.05   Instrument Serif   titles\n```",
      "type hero 48 sp/1.05 Instrument Serif"
    ),
    ("## Typography\n- **Body copy is 28px, 1.4 line height**", "type Body copy 28 px/1.4"),
  ])
  func readsAStyleInOneItem(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    ("## Type scale\n- Body: 16px, Bold", "type Body 16 px 700"),
    ("## Type scale\n- Hero: Large, 48px, bold", "type Hero 48 px 700"),
    ("## Type scale\n- H1: 32px Bold for Titles", "type H1 32 px 700"),
  ])
  func takesNoOtherWordsForFamilies(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    ("- **Title**: `text-xl tracking-tight`", "type Title 1.25 rem/1.75 rem tracking -0.025 em"),
    ("- **Caption**: `text-xs text-[var(--muted)]`", "type Caption 0.75 rem/1 rem"),
    ("| Role | Spec |\n|---|---|\n| Hero | `text-5xl lg:text-7xl font-bold` |", "type Hero 3 rem/1 700"),
    ("| Class | Use |\n|---|---|\n| `text-sm text-muted` | Body |", "type Body 0.875 rem/1.25 rem"),
    ("| Role | Spec |\n|---|---|\n| Lead | `text-lg leading-7` |", "type Lead 1.125 rem/1.75 rem"),
  ])
  func readsTheClassesOfTailwind(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines("The page uses Tailwind.\n\n" + markdown) == [expected])
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test func givesTheStylesOfAListWhatItSaysOfAll() {
    let list =
      "## Typography\n* Font family: Open Sans\n* Sizes:\n  + Title: 24px\n  + Text: 16px\n* Line height: 1.5x font size"
    #expect(
      Recognized.lines(list).filter { $0.hasPrefix("type") }
        == ["type Title 24 px/1.5 Open Sans", "type Text 16 px/1.5 Open Sans"])
  }

  @Test func readsASizeInBracketsByItself() {
    #expect(
      Recognized.lines("| Role | Spec |\n|---|---|\n| Label | `text-[11px] font-semibold tracking-[0.1em]` |")
        == ["type Label 11 px 600 tracking 0.1 em"])
  }

  @Test(arguments: [
    "- **Title**: Set text-xl for it", "- `text-primary`: `text-gray-900`", "- Link: `text-ink-soft underline`",
  ])
  func takesNoOtherClassesForType(_ markdown: String) {
    #expect(Recognized.lines("The page uses Tailwind.\n\n" + markdown).isEmpty)
  }

  @Test func readsTheSizesOfSeveralScreens() {
    #expect(
      Recognized.lines("## Type scale\n- Hero: 32px (mobile), 48px (desktop), bold")
        == ["type Hero, mobile 32 px 700", "type Hero, desktop 48 px 700"])
  }

  @Test func readsAStyleLineByLine() {
    let list = """
      **Heading 1**
      - Font: Space Grotesk
      - Weight: Bold (700)
      - Size: 40px
      - Line Height: 120% (48px)
      - Letter Spacing: -1% (-0.4px)
      """
    #expect(Recognized.lines(list) == ["type Heading 1 40 px/120 percent 700 tracking -1 percent Space Grotesk"])
    #expect(
      Recognized.lines(
        "## Type\n- **Body**\n  - Size: 16px\n  - Line height: 1.5\n- **Caption**\n  - Size: 12px\n  - Weight: 500")
        == ["type Body 16 px/1.5", "type Caption 12 px 500"])
  }

  @Test(arguments: [
    "**Icon**\n- Size: 24px\n- Weight: 400", "## Layout\n- Size: 40px\n- Colour: red",
    "**Cards**\n- Size: 40px\n- Weight: 400\n- Size: 48px",
  ])
  func takesNoOtherLinesForAStyle(_ markdown: String) {
    #expect(Recognized.lines(markdown).allSatisfy { !$0.hasPrefix("type") })
  }

  @Test(arguments: [
    ("| Token | Value |\n|---|---|\n| base | `16px/1.5` |", "type base 16 px/1.5"),
    ("| Style | Size |\n|---|---|\n| Hero | text-5xl (~48px desktop) |", "type Hero 48 px"),
    (
      "| Style | Size / Line height | Weight |\n|---|---|---|\n| Body | 16 / 24 px | 400 |", "type Body 16 px/24 px 400"
    ),
    ("| Style | Size / Line height |\n|---|---|\n| Small | 0.75rem |", "type Small 0.75 rem"),
    ("| Style | Size | Weight |\n|---|---|---|\n| Page | 40px (2.50rem) | 700 |", "type Page 40 px 700"),
  ])
  func readsTheCellsOfTables(_ table: String, _ expected: String) {
    #expect(Recognized.lines("## Typography\n\n\(table)") == [expected])
  }

  @Test(arguments: [
    "## Typography\n- Weight contrast: 700 in titles, 300 in text", "## Typography\n- Font Awesome: Font Awesome 6 Pro",
    "## Typography\n- Pair 64 with weight 500", "## Typography\n- Font loading: within 100ms",
    "| Token | Value |\n|---|---|\n| letter spacing | `0.5px` |",
  ])
  func takesNoOtherNumbersForSizes(_ markdown: String) {
    #expect(Recognized.lines(markdown).allSatisfy { !$0.hasPrefix("type") })
  }
}
