import Testing

@testable import Recognition
@testable import Scans

/// Styles of type that are lists of their fields, alone, in brackets and in rows.
@Suite struct ListedStyleTests {
  @Test(arguments: [
    ("**Title** (550, 1rem, -0.01em): panels.", "type Title 1 rem 550 tracking -0.01 em"),
    ("**Label** (500, 0.7rem, +0.09em, uppercase): heads", "type Label 0.7 rem 500 tracking 0.09 em"),
    ("**Stamp** (640, `0.8rem`, `0.08em`, boxed in 1px of ink): s", "type Stamp 0.8 rem 640 tracking 0.08 em"),
    ("**Lede** (Inter, 20px, weight 400, line-height 1.55): text", "type Lede 20 px/1.55 400 Inter"),
    ("**Hero** (Lora, clamp(36px, 4vw, 52px), weight 400): text", "type Hero 36–52 px 400 Lora"),
    ("**Cap (0.75rem, Inter):** always with 0.05em letter spacing.", "type Cap 0.75 rem tracking 0.05 em Inter"),
    ("**Wide** (600, `1.5rem × --scale`, 1.2): the title", "type Wide 1.5 rem/1.2 600"),
    ("**Body** (regular, 14px/16px, line-height 1.4): text", "type Body 14 px/1.4 400"),
    ("**Hero** (900, 2rem, lh 1.05, ls 0.025em): text", "type Hero 2 rem/1.05 900 tracking 0.025 em"),
    ("Display: 48px/1.1 (700) - heads", "type Display 48 px/1.1 700"),
    ("H1: 2.25rem / Bold / Outfit", "type H1 2.25 rem 700 Outfit"),
    ("Links: 14px Inter, weight 400, color soft (rest)", "type Links 14 px 400 Inter"),
    ("Titel: `FontWeight.Bold`, `20.sp`", "type Titel 20 sp 700"),
    ("Text: `16.sp`, `FontWeight.Normal`", "type Text 16 sp 400"),
  ])
  func readsAStyleBehindItsName(_ item: String, _ expected: String) {
    #expect(Recognized.lines("## Typography\n\n- \(item)") == [expected])
  }

  @Test func takesNoOtherNumbersForStyles() {
    let items = [
      "Insets (12px, 16px): cards", "Subcopy: 18px, 22px from md", "Shape: Circular, 56px diameter",
      "Card (320px wide, 8px radius): a card", "Row: 200px tall, 16px gap",
      "The figure that leads uses this style (DM Mono 48sp).",
      "Exact: \"16px at weight 400, line-height 1.5\", not \"normal text\"",
    ]
    let sentence = "## Typography\n\n- The figure that leads uses this style (DM Mono 48sp)."
    #expect(!Recognized.lines(sentence).contains { $0.hasPrefix("type") && $0.contains("Mono") })
    for item in items {
      #expect(!Recognized.lines("## Cards\n\n- \(item)").contains { $0.hasPrefix("type") })
    }
  }

  @Test func namesABareListByItsHeading() {
    #expect(
      Recognized.lines("## Parts\n\n### Label\n\n- Mono 11 / 500 / 0.15em / uppercase") == [
        "type Label 11 500 tracking 0.15 em ui-monospace"
      ])
    #expect(
      Recognized.lines("## Parts\n\n### Button\n\n- Font: Inter 14 / 500, tracking `-0.005em`") == [
        "type Button 14 500 tracking -0.005 em Inter"
      ])
  }

  @Test(arguments: [
    "Sizes: page title 24px/700, section 18px/600, body 14px/400.",
    "- page title 24px / 700, section 18px / 600, body 14px / 400 (700 when chosen)",
    "`.page-title` 24px/700 · `.section` 18px/600\n· `.body` 14px/400",
    "- Scale: `.page-title` `24px`/700 · `.section` 18px/600 wide · `.body` 14px/400",
  ])
  func readsStylesInARow(_ markdown: String) {
    let values = Recognized.lines("## Typography\n\n\(markdown)").map { $0.replacing("-", with: " ") }
    #expect(values == ["type page title 24 px 700", "type section 18 px 600", "type body 14 px 400"])
  }

  @Test func givesAStyleTheOneFamilyOfItsDesign() {
    let text = """
      ## Typography

      **JetBrains Mono** for figures. **Inter** for text.

      - `breadcrumb`: 10px / mono / tracking 0.14em / uppercase
      - `note`: 12px / 500 / sans
      """
    #expect(
      Recognized.lines(text).suffix(2) == [
        "type breadcrumb 10 px tracking 0.14 em JetBrains Mono", "type note 12 px 500 system-ui",
      ])
  }

  @Test(arguments: [
    ("**Sans:** IBM Plex Sans. All of the interface.", ["family Sans IBM Plex Sans"]),
    ("**Title** : cards and dialogs, Manrope 600.", ["family Title Manrope 600"]),
    (
      "**Display**: Inter, weights 400/700. For labels.",
      ["family Display, 400 Inter 400", "family Display, 700 Inter 700"]
    ),
    ("`Typography.fontMono` — `IBM Plex Mono`. Code.", ["family Typography.fontMono IBM Plex Mono"]),
    ("**Title**: cards, Manrope 600, Inter 500", []),
    ("Sans: \"Plex Pro\", Meiryo, Osaka", []),
    ("**Display**: `Housefont`, falling back to `Space Grotesk`, `Inter` and others.", []),
  ])
  func readsFacesAmongOtherWords(_ item: String, _ expected: [String]) {
    #expect(Recognized.lines("## Typography\n\n- \(item)") == expected)
  }

  @Test func readsFieldsInRemarksOfTables() {
    let table = """
      ## Typography

      | Role | Face | Size | Weight | Tracking | Notes |
      |---|---|---|---|---|---|
      | Title | Barlow | 24px | Bold（700） | normal | uppercase, line-height 1.25 |
      | Label | Lora Bold (700) | 12px | | | uppercase, tracking +0.08em |
      | Note | Lora (variable serif) | 12px | 400 | | `tracking-[0.02em]`, 1 line |
      | Text | helvetica, 游ゴシック | 14px | 400 | −0.01em | |
      """
    #expect(
      Recognized.lines(table) == [
        "type Title 24 px/1.25 700 tracking 0 Barlow", "type Label 12 px 700 tracking 0.08 em Lora",
        "type Note 12 px 400 tracking 0.02 em Lora", "type Text 14 px 400 tracking -0.01 em helvetica, 游ゴシック",
      ])
    let faces = "## Typography\n\n| Face | Use | Size | Weight |\n|---|---|---|---|\n| Lora | Titles | 20px | 400 |"
    #expect(Recognized.lines(faces) == ["type Lora 20 px 400 Lora"])
  }

  @Test func readsNumbersInBracketsAndFacesOfConstants() {
    let code = """
      ## Typography

      ```kotlin
      val Mark = TextStyle(Poppins, fontWeight = FontWeight.Bold, fontSize = 28.sp, letterSpacing = (-0.4).sp)
      val Body = TextStyle(Poppins, fontWeight = FontWeight.Normal, fontSize = 16.sp, lineHeight = 24.sp)
      ```
      """
    #expect(
      Recognized.lines(code) == [
        "type Mark 28 sp 700 tracking -0.4 sp Poppins", "type Body 16 sp/24 sp 400 Poppins",
      ])
  }
}
