import Testing

@testable import Recognition
@testable import Scans

/// Ways of giving families and styles of type that were met in documents of others.
@Suite struct StrangersTypeTests {
  @Test func readsThePixelsBesideRemOfAnotherRoot() {
    func lines(_ size: String) -> [String] {
      Recognized.lines("## Typography\n\n| Role | Size | Weight |\n|---|---|---|\n| Body | \(size) | 400 |")
    }
    #expect(lines("1.6rem / 16px") == ["type Body 16 px 400"])
    #expect(lines("1.4rem / ~14px") == ["type Body 14 px 400"])
    #expect(lines("1rem (16px)") == ["type Body 1 rem 400"])
  }

  @Test func readsStylesThatACellGivesByWeightAndSize() {
    let table = """
      ## Typography

      | Attribute | Default style |
      |---|---|
      | `displayLarge` | Regular 57sp |
      | `titleMedium` | Medium 16sp |
      """
    #expect(
      Recognized.lines(table) == ["type displayLarge 57 sp 400", "type titleMedium 16 sp 500"])
  }

  @Test(arguments: [
    ("## Typography\n\n- **Inter Display** (variable) — headings", ["family Inter Display Inter Display"]),
    ("## Typography\n\n- **Primary — Space Grotesk** (`--font-space`)", ["family Primary Space Grotesk"]),
    (
      "## Typography\n\nWe use **Poppins** for headings and **Open Sans** for body text.",
      ["family Poppins Poppins", "family Open Sans Open Sans"]
    ),
    ("## Typography\n\n**Headings:** Playfair Display", ["family Headings Playfair Display"]),
    ("## Typography\n\n- **Display:** Playfair Display (900 weight)", ["family Display Playfair Display 900"]),
    ("## Typography\n\n- **Line Height** — 1.5 for text\n- **Interactive Text** — links", []),
    ("## Substitutes for fonts\n\n- **Open Sans** — the closest free face", []),
    ("## Font\n\n```css\n--font-family-base: \"Your Font\", sans-serif;\n```", []),
  ])
  func readsFamilies(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func readsTablesOfFamilies() {
    let table = """
      ## Tipografia

      | Token | Família | Uso |
      |---|---|---|
      | `--font-body` | Instrument Sans | corpo |
      | `--font-mono` | JetBrains Mono | código |
      """
    #expect(
      Recognized.lines(table) == ["family font-body Instrument Sans", "family font-mono JetBrains Mono"])
    let first = "## Typography\n\n| Family | Use |\n|---|---|\n| **Fredoka** | Display |"
    #expect(Recognized.lines(first) == ["family Fredoka Fredoka"])
  }

  @Test func readsFacesLeadingsAndSignedTrackingsOfTables() {
    let table = """
      ## Hierarquia

      | Nível | Tamanho | Família | Weight | Line-h | Tracking |
      |---|---|---|---|---|---|
      | H1 | 52px / 3.25rem | Work Sans | 400 | 1.1 | −0.02em |
      | Micro | 12px | Work Sans | 600 | 1 | +0.16em (uppercase) |
      """
    #expect(
      Recognized.lines(table) == [
        "type H1 52 px/1.1 400 tracking -0.02 em Work Sans", "type Micro 12 px/1 600 tracking 0.16 em Work Sans",
      ])
  }

  @Test func namesRowsByWordsBelowAHeaderThatItsValuesShare() {
    let table = """
      # Type scale

      | Size | Tailwind Class | CSS Size | Line Height | Letter Spacing |
      |---|---|---|---|---|
      | XL | `text-7xl` | 72px | 0.95 | -0.05em |
      | Base | `text-base` | 16px | 1.6 | -0.01em |
      """
    #expect(
      Recognized.lines(table) == [
        "type XL 72 px/0.95 tracking -0.05 em", "type Base 16 px/1.6 tracking -0.01 em",
      ])
  }

  @Test func partsAColumnOfLeadingAndTracking() {
    let table = """
      # Type

      | Role | Size | Weight | Line / tracking |
      |---|---|---|---|
      | Headword | `27px` | 400 | `1.15` / `-0.01em` |
      | Body | `15px` | 400 | `1.62` |
      | Label | `11px` | 600 | `0.08em` |
      """
    #expect(
      Recognized.lines(table) == [
        "type Headword 27 px/1.15 400 tracking -0.01 em", "type Body 15 px/1.62 400",
        "type Label 11 px 600 tracking 0.08 em",
      ])
  }

  @Test func takesABareTrackingFromRemarks() {
    let table = """
      # Type

      | Role | Size | Line-height | Weight | Notes |
      |---|---|---|---|---|
      | H1 | `3.5rem` | 1.05 | 800 | `-0.02em`, `color: var(--ink)` |
      | Small | `1rem` | 1.5 | 400 | 2em above |
      """
    #expect(
      Recognized.lines(table) == ["type H1 3.5 rem/1.05 800 tracking -0.02 em", "type Small 1 rem/1.5 400"])
  }

  @Test func addsFallbacksToTheirFamily() {
    let table = """
      # Fonts

      | CSS Variable | Font | Role | Fallback |
      |---|---|---|---|
      | `--font-display` | Fraunces | Headings | Georgia, serif |
      | `--font-mono` | IBM Plex Mono | Code | Menlo, monospace |
      """
    #expect(
      Recognized.lines(table) == [
        "family font-display Fraunces, Georgia, serif", "family font-mono IBM Plex Mono, Menlo, monospace",
      ])
  }

  @Test func readsStylesOfSeveralCells() {
    let table = """
      ## Type by format

      | Format | Headline | Body (Space Mono) |
      |---|---|---|
      | Story | 54px / 1.12 | 19px / 1.65 |
      """
    #expect(Recognized.lines(table) == ["type Story, Headline 54 px/1.12", "type Story, Body (Space Mono) 19 px/1.65"])
  }

  @Test func readsStylesOfFacesUnderTheirHeading() {
    #expect(
      Recognized.lines("## Label\n\n- Space Mono 11px upper, tracking **0.25em**") == [
        "type Label 11 px tracking 0.25 em Space Mono"
      ])
    #expect(Recognized.lines("## Type\n\n- H1 — Sora Bold 48/56") == ["type H1 48/56 700 Sora"])
  }

  @Test func readsStylesOfRowsBelowAHeadingForLetters() {
    let table = """
      ## Typography

      ### Letter spacing

      | Class | Value |
      |---|---|
      | `.eyebrow` | 11px / 700 / `letter-spacing .08em` / uppercase |
      """
    #expect(Recognized.lines(table) == ["type eyebrow 11 px 700 tracking 0.08 em"])
  }

  @Test func takesCountsForNoSizes() {
    #expect(Recognized.lines("## 字体\n\n- 字号：7 级").isEmpty)
  }

  @Test func readsWeightsOfEachStyle() {
    #expect(
      Recognized.lines("## Type\n\n- Title: titleLarge(26px, w800) / titleSmall(18px, w700)") == [
        "type Title, titleLarge 26 px 800", "type Title, titleSmall 18 px 700",
      ])
  }

  /// The face of a document for text that is not code, and those of headings and of text.
  @Test func sharesFamilies() {
    let code = """
      ## Typography

      - **Sans:** `Karla, sans-serif`
      - **Mono:** `Fira Code, monospace`

      ### Scale

      - Lead: 18px / 600
      """
    #expect(Recognized.lines(code).last == "type Lead 18 px 600 Karla")
    let pair = """
      ## Typography

      - **Headings:** `Playfair Display, serif`
      - **Body:** `Karla, sans-serif`

      ### Scale

      - **H1:** 40px / 700
      - **Body text:** 16px / 400
      - **Badge:** 10px / 400
      """
    #expect(
      Recognized.lines(pair).suffix(3) == [
        "type H1 40 px 700 Playfair Display", "type Body text 16 px 400 Karla", "type Badge 10 px 400",
      ])
  }

  @Test func namesSizesByTheDeviceInTheirHeads() {
    let table = "| Style | Weight | Size (Desktop) | Size (Mobile) |\n|---|---|---|---|\n| H1 | 700 | 54px | 40px |"
    #expect(Recognized.lines("## Type\n\n" + table) == ["type H1, Desktop 54 px 700", "type H1, Mobile 40 px 700"])
  }

  @Test func takesTheFieldsBesideClasses() {
    let table = """
      | Name | Size | Weight | Line height | Letter spacing |
      |---|---|---|---|---|
      | Lead | `text-2xl` | Semibold (600) | 1.25 | -0.01em |
      | Hero | `text-5xl` to `text-7xl` | Bold (700) | 1.05 | -0.02em |
      """
    #expect(
      Recognized.lines("## Type scale (Tailwind)\n\n" + table) == [
        "type Lead 1.5 rem/1.25 600 tracking -0.01 em", "type Hero 3 rem/1.05 700 tracking -0.02 em",
      ])
  }

  @Test func keepsTheUnitOfATracking() {
    #expect(
      Recognized.lines("## Letter spacing\n\n- Tight: -0.72px\n- Wide: 0.8px\n- Loose: 0.05em") == [
        "tracking Tight -0.72 px", "tracking Wide 0.8 px", "tracking Loose 0.05 em",
      ])
  }

  /// Under a heading for type, a role and a size are a style, in an item as in a paragraph.
  @Test func readsTheStylesThatItemsTell() {
    let text = "## Typography\n\n- Titles are 32px, bold.\n- Captions use 13px."
    #expect(Recognized.lines(text) == ["type Titles 32 px 700", "type Captions 13 px"])
    #expect(Recognized.lines("## Typography\n\n- Headings are 24px apart from the text.") == [])
  }
}
