import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Values that stand in quotations, and values that only a name or a keyword gives.
@Suite struct QuotedAndNamedTests {
  // MARK: Quotations

  @Test func readsTheBlocksOfAQuotation() {
    let text = """
      # Colors

      > - Ink #102030
      > - Sea #0A2540
      >
      > > Spacing
      > >
      > > - tight 4

      | Name | Value |
      |---|---|
      | Sand | #F4F1EA |
      """
    #expect(
      Recognized.lines(text) == ["color Ink #102030", "color Sea #0a2540", "spacing tight 4", "color Sand #f4f1ea"])
  }

  @Test func isBoundedInQuotations() {
    let deep = String(repeating: "> ", count: 300) + "- Ink #102030"
    #expect(Recognized.lines(deep).isEmpty)
  }

  // MARK: Easings

  @Test(arguments: [
    ("- Menu: `ease-in-out`", ["easing Menu 0.42 0 0.58 1"]),
    ("- Menu: 200ms ease-out", ["easing Menu 0 0 0.58 1", "duration Menu 200 ms"]),
    ("- Menu: ease-in, 200ms", ["easing Menu 0.42 0 1 1", "duration Menu 200 ms"]),
    ("# Easing\n- Steady: `linear`", ["easing Steady 0 0 1 1"]),
    ("# Easing\n- Usual: `ease`", ["easing Usual 0.25 0.1 0.25 1"]),
  ])
  func readsKeywordsBesideAName(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    "# Easing\n- Bounce: `linear(0, 0.5 20%, 1)`", "# Easing\n- Ticks: `steps(4, end)`", "- Rule: linear",
    "- Tip: ease-in slowly", "- ease-out",
  ])
  func leavesOtherEasingsToTheText(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  // MARK: Springs

  @Test func readsSeveralSpringsOfOneLine() {
    #expect(
      Recognized.lines("- Springs: gentle (stiffness 120, damping 14), wobbly (tension 180, friction 12)") == [
        "spring gentle stiffness 120, damping 14", "spring wobbly tension 180, friction 12",
      ])
    #expect(
      Recognized.lines("- Sheet: open response 0.5, damping 0.8; close response 0.4, damping 0.9") == [
        "spring Sheet, open response 0.5, dampingFraction 0.8", "spring Sheet, close response 0.4, dampingFraction 0.9",
      ])
  }

  // MARK: Lengths

  @Test(arguments: [
    ("- Padding: 16 sides, 12 top", ["spacing Padding, sides 16", "spacing Padding, top 12"]),
    ("- Padding: 16pt at the sides and 12pt", ["spacing Padding, at the sides 16 pt", "spacing Padding 12 12 pt"]),
    ("# Radius\n- Cards: 12, small ones 8", ["radius Cards 12", "radius Cards, small ones 8"]),
  ])
  func readsEveryLengthOfOneItem(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    ("- Padding: 16, 3 per row", ["spacing Padding 16"]),
    ("- Padding: 16pt, 3 columns", ["spacing Padding 16 pt"]),
    ("- Padding: 16pt beside an icon of 24pt", ["spacing Padding 16 pt"]),
  ])
  func leavesNumbersOfOtherThings(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  /// A name with a value in it and none behind it.
  @Test(arguments: [
    ("- (height: 0px):", ["size height 0 px"]),
    ("- Bar (height: 48px):", ["size height 48 px"]),
  ])
  func readsValuesWithinNames(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Numbers of issues

  @Test(arguments: [
    "- Issue #123456", "- PR #123456", "- Fixes #123456 and #123457", "- Bug: #123456 (open)",
    "- Crash on launch of players (#123456)", "- Fix crash (#123456)", "See pull request #123456, then #123457.",
    "| PR | Title |\n|---|---|\n| #123456 | Crash |",
  ])
  func takesNoNumberOfAnIssueForAColour(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test(arguments: [
    ("- Ink #102030", "color Ink #102030"), ("- Ink (#102030)", "color Ink #102030"),
    ("- Text that nobody may ever miss (#333333)", "color Text that nobody may ever miss #333333"),
    ("- Color of links in running text (#123456)", "color Color of links in running text #123456"),
    ("- Closed: #123456", "color Closed #123456"), ("- Issue #12345F", "color Issue #12345f"),
    ("| State | Fill |\n|---|---|\n| Rest | #111111 |", "color Rest #111111"),
  ])
  func keepsColoursOfDigits(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  /// Each number looks at what is around it, not at all of the text.
  @Test func readsATextFullOfNumbers() {
    let text = Array(String(repeating: "Crash on the launch of it (#123456) ", count: 20_000).utf8)
    #expect(HexColors.find(in: text[...]).isEmpty)
    #expect(HexColors.find(in: Array(String(repeating: "#123456 ", count: 20_000).utf8)[...]).count > 19_000)
  }

  // MARK: Type

  @Test(arguments: [
    ("# Typography\n- Text: Inter, \"Helvetica Neue\", sans-serif", "family Text Inter, Helvetica Neue, sans-serif"),
    ("- Font stack: `-apple-system, Inter, sans-serif`", "family Font stack -apple-system, Inter, sans-serif"),
    ("- font.family.display: Söhne Breit", "family font.family.display Söhne Breit"),
    ("- Font family: Inter", "family Font family Inter"),
    ("| Role | Font stack |\n|---|---|\n| Code | `Fira Code, monospace` |", "family Code Fira Code, monospace"),
    ("| Role | Font family |\n|---|---|\n| Code | Fira Code |", "family Code Fira Code"),
  ])
  func readsFontFamilies(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    "- Font family: the system's own.", "- Font family: TBD", "- Text: Inter, \"Helvetica Neue\", sans-serif",
    "- Font family: SF Pro as primary; system default fallback if unavailable",
    "# Typography\n- Tone: calm, warm and clear", "# Typography\n- Body: Elegant",
    "| Font | Used for |\n|---|---|\n| Inter | Body |",
  ])
  func leavesOtherWordsAboutType(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test func drawsApplesTextStylesWhereADocumentNamesThemAlone() {
    let list = "- **Large Title**: Screens\n- **Title 1**: Sections\n- **Headline**: Emphasis\n- **Body**: Text"
    let expected = [
      "textStyle Large Title 34 pt/41 pt 400 system-ui", "textStyle Title 1 28 pt/34 pt 400 system-ui",
      "textStyle Headline 17 pt/22 pt 600 system-ui", "textStyle Body 17 pt/22 pt 400 system-ui",
    ]
    #expect(Recognized.lines("# Type\n\n## Text Styles\n\n\(list)") == expected)
    #expect(Recognized.lines("# Type\n\nAll styles follow Dynamic Type:\n\n\(list)") == expected)
    #expect(
      Recognized.lines(
        "## Dynamic Type\n| Style | Use |\n|---|---|\n| largeTitle | A |\n| callout | B |\n| Caption 2 | C |") == [
          "textStyle largeTitle 34 pt/41 pt 400 system-ui", "textStyle callout 16 pt/21 pt 400 system-ui",
          "textStyle Caption 2 11 pt/13 pt 400 system-ui",
        ])
  }

  @Test(arguments: [
    "## Typography\n- Large Title: A\n- Title 1: B\n- Body: C",
    "## Text styles\n- Headline: A\n- Body: B\n- Footnote: C",
    "## Text styles\n- Large Title: A\n- Body: B",
    "## Text styles\n- Large Title: for 3 lines\n- Title 1: B\n- Body: C",
  ])
  func leavesStylesThatMayBeTheDocumentsOwn(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test func drawsTheSizesADocumentGivesItself() {
    #expect(
      Recognized.lines("## Text styles (sizes in points)\n- Large Title: 40\n- Callout: 20\n- Body: 18")
        == ["type Large Title 40 pt", "type Callout 20 pt", "type Body 18 pt"])
  }
}
