import Testing

@testable import Recognition
@testable import Scans

/// What stands near the values of others and says that they are limited, or not the document's.
@Suite struct StrangersClaimsTests {
  @Test(arguments: [
    (
      "- Page: `bg-page` (`#f7f7f5` in light, Night `#141414` in dark)",
      ["color Page light #f7f7f5, dark #141414"]
    ),
    (
      "- Action: `bg-action` / `text-action` (sea blue `#0070FF` in light, violet `#B080FF` in dark)",
      ["color Action light #0070ff, dark #b080ff"]
    ),
  ])
  func takesColoursInLightAndInDarkForOne(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [("0.2,0,0,1", "0.2 0 0 1"), ("0.3,0,0.8,1", "0.3 0 0.8 1"), ("0, 0, 0, 1", "0 0 0 1")])
  func readsCurvesWithoutBlanks(_ written: String, _ expected: String) {
    #expect(Recognized.lines("## Motion\n\n- Enter: `cubic-bezier(\(written))`") == ["easing Enter \(expected)"])
  }

  @Test func takesNumbersOfLettersForNoLengths() {
    #expect(Recognized.lines("## Sizes\n\n- Reading width: 38–46 Chinese characters per line").isEmpty)
    #expect(Recognized.lines("## Sizes\n\n- Reading width: 640").isEmpty == false)
  }

  @Test func namesNoValueByAnAddress() {
    let values = Recognized.lines(
      "## Panel\n\nMoved **Case** (`variant=\"gradient\"`, on live `/movie`: `linear-gradient(160deg, #102030, #405060)`)."
    )
    #expect(values.count == 1)
    #expect(values.allSatisfy { !$0.lowercased().contains("movie") })
  }

  @Test func followsVariablesFromOneBlockOfCodeIntoAnother() {
    let text = """
      ## Colours

      ```css
      :root {
        --ivory-100: #fbf8f1;
        --ink-950: #0f1b2d;
      }
      ```

      Roles:

      ```css
      :root {
        --bg-page: var(--ivory-100);
        --text-primary: var(--ink-950);
        --text-muted: #596b80;
        --radius-card: var(--unknown);
      }
      ```
      """
    #expect(
      Recognized.lines(text).suffix(3) == [
        "color bg-page #fbf8f1", "color text-primary #0f1b2d", "color text-muted #596b80",
      ])
  }

  @Test func namesRowsByTheColumnBehindTheirRanges() {
    let table = """
      | Range | State | Colour |
      |---|---|---|
      | 80-100 | Best | Primary (#7CB342) |
      | 60-79 | Good | Primary (#7CB342) |
      | 0-59 | Poor | Red (#F44336) |
      """
    #expect(Recognized.lines(table) == ["color Best #7cb342", "color Good #7cb342", "color Poor #f44336"])
  }

  @Test func takesTheUnitOfAGridThatASentenceAboveNames() {
    let text = "## Spacing\n\nA 4dp grid, with room where it helps.\n\n- small: 8\n- large: 24"
    #expect(Recognized.lines(text) == ["spacing small 8 dp", "spacing large 24 dp"])
  }

  @Test func drawsNothingThatAParagraphTellsOfSomebodyElse() {
    let text = "# Calm\n\n## Motion\n\nHeadspace’s breathing is slow: **inhale 4s**, **hold 2s**, **exhale 6s**."
    #expect(Recognized.lines(text).isEmpty)
    let own = "# Headspace\n\n## Motion\n\nHeadspace’s breathing is slow: **inhale 4s**, **hold 2s**, **exhale 6s**."
    #expect(!Recognized.lines(own).isEmpty)
  }
}
