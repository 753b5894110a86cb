import Testing

@testable import Specimens

/// Plates that would only tell again one thing that the text says.
@Suite struct LoneFiguresTests {
  @Test(arguments: [
    "## Tag\n\n- Padding: 6px 14px", "## Tag\n\n- Dimensions: 1200x630px", "## Notice\n\n- Padding: 8px 16px 4px",
  ])
  func drawsNoPlateForTheSidesOfOneMeasure(_ text: String) { #expect(Recognized.figures(text) == []) }

  @Test func drawsTheSidesOfSeveralMeasures() {
    #expect(Recognized.figures("## Tags\n\n- Padding: 6px 14px\n- Gap: 4px\n- Margin: 12px") == ["1 scale"])
    #expect(Recognized.figures("## Tags\n\n- Small padding: 4px 8px\n- Large padding: 8px 16px") == ["1 scale"])
  }

  @Test func drawsNoPlateForOneMeasureOfAFewParts() {
    #expect(Recognized.figures("## Spacing\n\n- **Card**: 8px padding\n- **Menu**: 8px padding") == [])
    #expect(Recognized.figures("## Spacing\n\n- **Card**: 8px padding\n- **Menu**: 12px padding") == ["1 scale"])
    #expect(Recognized.figures("## Spacing\n\n- `space.sm`: 8px\n- `space.md`: 8px") == ["1 scale"])
  }

  @Test func drawsNoPlateForColoursThatASentenceDoesNotName() {
    let text = "## Ink\n\nThe audit of March moved it from `#59636D` (3.2:1) to `#7A8694` (5.3:1)."
    #expect(Recognized.figures(text) == [])
  }

  @Test func drawsTheShadowsOfSeveralSectionsTogether() {
    let text = """
      ## Glows

      ### Button glow

      ```css
      box-shadow: 0 10px 15px -3px rgba(0, 120, 90, 0.25);
      ```

      ### Card glow

      ```css
      box-shadow: 0 0 40px rgba(0, 120, 90, 0.5);
      ```
      """
    #expect(Recognized.figures(text).count == 1)
    let html = Recognized.html(text)
    #expect(html.contains("Button glow") && html.contains("Card glow"))
  }
}
