import Testing

@testable import Recognition
@testable import Scans

/// What rules of stylesheets, media queries, comments and tables of raw HTML give, as others write them.
@Suite struct StrangersCodeTests {
  @Test(arguments: [
    "<tr><td>$sky</td><td>#EBF1F9</td></tr>\n<tr><td>$sea</td><td>#325C80</td></tr>",
    "<tr><td><img src=\"a.png\"></td><td>#EBF1F9</td><td>$sky</td></tr>\n<tr><td></td><td>#325C80</td><td>$sea</td></tr>",
  ])
  func readsNamesOnEitherSideOfTheirColoursInMarkup(_ rows: String) {
    let values = Recognition.values(in: Recognized.document("## Colors\n\n<table>\n\(rows)\n</table>\n"))
    #expect(values.map(Recognized.line) == ["color sky #ebf1f9", "color sea #325c80"])
    #expect(values.allSatisfy { if case .grammar = $0.naming { true } else { false } })
  }

  @Test func readsTheWidthsOfMediaQueriesThatCommentsName() {
    let inside = "@media (min-width: 576px) { /* sm */ }\n@media (min-width: 768px) { /* md */ }"
    #expect(Recognized.lines("## Grid\n\n```css\n\(inside)\n```") == ["size sm 576 px", "size md 768 px"])
    let above = "/* Tablet (both) */\n@media (min-width: 768px) and (max-width: 1023px) { .a { b: c; } }"
    #expect(Recognized.lines("## Grid\n\n```css\n\(above)\n```") == ["size Tablet 768–1023 px"])
    let most = "/* Handset */\n@media (max-width: 767px) { .a { b: c; } }"
    #expect(Recognized.lines("## Breakpoints\n\n```css\n\(most)\n```") == ["size Handset, max 767 px"])
    // What a comment says of the rules is no name of a screen.
    let rules = "/* Stacks the cards */\n@media (max-width: 767px) { .a { b: c; } }"
    #expect(Recognized.lines("## Cards\n\n```css\n\(rules)\n```") == [])
  }

  @Test func readsWhatAnAliasInACommentStandsFor() {
    let code = "Space.buttonPadding   // → sm (8pt)\nSpace.cardPadding     // → md (16pt)"
    #expect(
      Recognized.lines("## Spacing\n\n```swift\n\(code)\n```").map { $0.suffix(5) } == [" 8 pt", "16 pt"])
  }

  @Test func readsLayersByNamesThatSayThem() {
    let table = "| Property | Value |\n|---|---|\n| `--layer-below` | -1 |\n| `--layer-top` | 400 |"
    #expect(Recognized.lines("## Order\n\n" + table) == ["layer layer-below -1", "layer layer-top 400"])
  }

  @Test func readsElevationsOfAndroidAsLengths() {
    let table = "| Level | Elevation | Use |\n|---|---|---|\n| 1 | 1.dp | Cards |\n| 2 | 3dp | Bars |"
    #expect(Recognized.lines("## Depth\n\n" + table).map { $0.suffix(4) } == ["1 dp", "3 dp"])
  }

  @Test func readsTheSidesOfWhatIsNoSquare() {
    #expect(
      Recognized.lines("## Sizes\n\n- Element size: 100x120px") == [
        "size Element size, width 100 px", "size Element size, height 120 px",
      ])
  }

  @Test func readsRulesOfElementsStatesAndSecondClassesOfAComponent() {
    let code = """
      th { background-color: #222222; padding: 12px 8px; }
      tr:hover { background-color: #F5F5F5; }
      .badge.high { color: #2E7D32; }
      .card .badge { color: #123456; }
      """
    #expect(
      Recognized.lines("## Components\n\n### Tables\n\n```css\n\(code)\n```") == [
        "color th, background #222222", "spacing th, padding, vertical 12 px", "spacing th, padding, horizontal 8 px",
        "color tr:hover, background #f5f5f5", "color badge.high, text #2e7d32",
      ])
  }

  /// GitHub strikes out what is between two single tildes.
  @Test func runsNoNumbersOfTwoRangesTogether() {
    let list = "- Button: 14~16px radius, 52~56px\n- Card: 8~12px"
    #expect(Recognized.lines("## Radius\n\n" + list) == ["radius Card 8–12 px"])
  }

  @Test func takesNoWidthOfAScreenForASpaceOrAPill() {
    let list = "- **Small (640px+)**: `sm:px-6`\n- **Large (1024px+)**: `lg:px-12`"
    #expect(Recognized.lines("### Section padding\n\n" + list) == [])
  }
}
