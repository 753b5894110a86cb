import Testing

@testable import Specimens

/// What is drawn once, together or under another name, where documents give the same or little in many places.
@Suite struct StrangersFiguresTests {
  @Test func drawsTheOneBackgroundOfEachOfSeveralSectionsTogether() {
    let text = """
      ## Components

      ### Small button

      - Background: #AAE1E4

      ### Tab switcher

      - Background: #73CED3
      """
    #expect(Recognized.figures(text) == ["4 swatches"])
    let html = Recognized.html(text)
    #expect(html.contains("Small button, Background") && html.contains("Tab switcher, Background"))
  }

  @Test func drawsAShadowThatStandsAloneAgainOnlyOnce() {
    let shadow = "```css\nbox-shadow: 0 1px 3px rgba(0, 0, 0, 0.1);\n```"
    #expect(Recognized.figures("## Raised\n\n\(shadow)\n\n## Card\n\n\(shadow)") == ["1 shadows"])
    let other = "```css\nbox-shadow: 0 2px 3px rgba(0, 0, 0, 0.1);\n```"
    #expect(Recognized.figures("## Raised\n\n\(shadow)\n\n## Card\n\n\(other)") == ["1 shadows", "3 shadows"])
  }

  @Test func captionsAPlateBelowAHeadingThatSaysNothingAfterTheOneAbove() {
    let html = Recognized.html("### Small\n\n#### Style\n\n`box-shadow: 0 1px 2px rgba(0, 0, 0, 0.1)`")
    #expect(html.contains("Small: shadows"))
  }

  @Test func saysLeadingsAsTheyAreGiven() {
    let html = Recognized.html("### Line height\n\n- Heading: 22px\n- Body: 1.5")
    #expect(html.contains("size not given, leading 22 px") && html.contains("size not given, leading 1.5"))
  }
}
