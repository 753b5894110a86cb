import Testing

@testable import Recognition
@testable import Scans

/// Values of others whose theme, unit, part or kind stands a little further off.
@Suite struct StrangersBindingTests {
  // MARK: Themes

  @Test(arguments: [
    ("- Text (light/dark): `#2B2722` / `#EFE9DD`", ["color Text light #2b2722, dark #efe9dd"]),
    ("- Text (dark / light): #EFE9DD / #2B2722", ["color Text dark #efe9dd, light #2b2722"]),
    ("- Muted text — Light: `#7A746A`; Dark: `#A39C8F`", ["color Muted text light #7a746a, dark #a39c8f"]),
    ("- Sand / sea: `#7A746A` / `#A39C8F`", ["color Sand #7a746a", "color sea #a39c8f"]),
  ])
  func givesThePairOfALineTheThemesThatItsNameEndsWith(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func limitsAColourToItsThemeUnlessTheOtherColumnSaysThatItIsTheSame() {
    let table = """
      | Role | Light | Dark |
      |---|---|---|
      | Panel | `#f4f4f4` | `#161616` |
      | Focus | `#2266ff` | same |
      | Danger | `#b3261e` | — |
      """
    let values = Recognition.values(in: Recognized.document(table))
    #expect(values.map(\.name) == ["Panel", "Focus", "Danger"])
    #expect(values.map(\.theme) == [nil, nil, "light"])
  }

  // MARK: Type

  @Test(arguments: [
    ("## Type\n\n| Role | Size / leading |\n|---|---|\n| Body | 16/24 sp |", ["type Body 16 sp/24 sp"]),
    (
      "## Type\n\n- Hero: 64px / 40px (desktop / mobile)",
      ["type Hero, desktop 64 px", "type Hero, mobile 40 px"]
    ),
    (
      "## Type\n\n- Hero: 32px / 40px (mobile / desktop)",
      ["type Hero, mobile 32 px", "type Hero, desktop 40 px"]
    ),
    ("## Type\n\n- Body: 16px / 24px (all screens)", ["type Body 16 px/24 px"]),
  ])
  func givesEachOfTwoNumbersItsUnitAndItsPartOfTheBracket(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Shapes

  @Test func takesASizeBesideRadiiForNoRadiusAndThatOfACircleForNoCorner() {
    let table = """
      ## Shapes

      | Shape | Size | Radius |
      |---|---|---|
      | Circle | 32px | 16px |
      | Card | 200px | 12px |
      """
    #expect(Recognized.lines(table) == ["size Circle 32 px", "size Card 200 px", "radius Card 12 px"])
    #expect(Recognized.lines("## Radius\n\n- Circle: 9999px\n- Card: 12px").count == 2)
  }

  @Test func tellsTheSidesOfOneColumnFromThoseOfAnother() {
    let table = """
      ## Sizes

      | Part | Least | Recommended |
      |---|---|---|
      | Card | 60×60 px | 80×120 px |
      | Panel | 80×160 px | 90×200 px |
      """
    let lines = Recognized.lines(table)
    #expect(lines.contains("size Card, Recommended, width 80 px"))
    #expect(lines.contains("size Panel, Least, height 160 px"))
    #expect(!lines.contains("size Card, width 80 px"))
  }

  @Test func takesNoListOfSizesForTheOneStyleOfAFace() {
    let lines = Recognized.lines("## Typography\n\n- Base: Montserrat 14, 16, 20, 28")
    #expect(!lines.contains { $0.hasPrefix("type Base 14") && lines.count == 1 })
  }

  // MARK: Markup

  @Test func readsTheMeasuresOfTablesInMarkup() {
    let rows = "<tr><th>Token</th><th>Value</th></tr><tr><td>xs</td><td>4px</td></tr><tr><td>sm</td><td>8px</td></tr>"
    #expect(Recognized.lines("## Spacing\n\n<table>\(rows)</table>") == ["spacing xs 4 px", "spacing sm 8 px"])
    #expect(Recognized.lines("## Notes\n\n<table>\(rows)</table>").isEmpty)
  }

  @Test func readsTheVariablesOfAStylesheetInMarkupAndNotItsRules() {
    let sheet = """
      <style>
      :root {
        --ink: #102030;
        --space-1: 4px;
      }
      .card { background: #ffffff; padding: 24px; }
      </style>
      """
    #expect(Recognized.lines(sheet) == ["color ink #102030", "spacing space-1 4 px"])
  }
}
