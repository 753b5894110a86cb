import Diagnostics
import Files
import Pipeline
import Testing

/// Claims as strangers' documents write them, each held against what it is about and nothing else.
@Suite struct StrangersClaimsTests {
  private func found(_ rule: String, in page: String) async -> [Diagnostic] {
    await Build.findings(Sources(["DESIGN.md": page]), BuildOptions()).sorted.filter { $0.rule.id == rule }
  }

  /// A page's own half steps are those of a base, and of no multiple.
  @Test(arguments: [("Every space is a multiple of 8px.", 1), ("Spacing stands on a base of 8px.", 0)])
  func allowsHalfStepsToBasesAlone(sentence: String, count: Int) async {
    let page = "## Spacing\n\n- xs: 8px\n- sm: 12px\n- md: 20px\n- lg: 24px\n\n\(sentence)\n"
    #expect(await found("scale-claim", in: page).count == count)
  }

  /// One figure for a padding of two is one of them; any other is a drift.
  @Test(arguments: [("16px", 0), ("20px", 1)])
  func takesOneLengthForOneSideOfAPadding(length: String, count: Int) async {
    let page =
      "---\ncomponents:\n  tab:\n    padding: 8px 16px\n---\n\n## Tabs\n\n"
      + "`{components.tab}` sits at 36px height with \(length) padding.\n"
    #expect(await found("component-drift", in: page).count == count)
  }

  /// Each figure of a row is of its own pair: the level is that of the row’s colours, and not of the one beside the ratio.
  @Test func holdsEachFigureOfARowAgainstItsOwnPair() async {
    let page = """
      # Colours

      | Text | Background | Contrast | Level |
      |---|---|---|---|
      | #111111 | #ffffff | #9ca3af (2.54:1) | AAA |
      """
    #expect(await found("contrast-claim", in: page).isEmpty)
  }

  /// What a section about devices says of a component by its reference holds on all of them, unless its heading names one.
  @Test(arguments: [("Touch targets", ["48px"]), ("Mobile", [])])
  func hearsWhatSectionsAboutDevicesSay(heading: String, values: [String]) async {
    let page = """
      ---
      components:
        tab:
          height: 40px
      ---

      ## Responsive behavior

      ### \(heading)

      - `{components.tab}` is 48px tall.
      """
    #expect(await found("component-drift", in: page).map { $0.span?.text } == values)
  }
}
