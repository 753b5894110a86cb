import DrawingSupport
import Guide
import Plates
import TestSupport
import Testing
import Tokens

@testable import Specimens

/// A figure says what its document says of its values: how far they hold, for which theme, and what of a list it leaves
/// out.
@Suite struct GroundedFiguresTests {
  @Test(
    arguments: [
      (
        "## Motion\n\n- Toast: up to 400ms\n- Page: 350ms max\n- Hover: 120ms",
        ["up to 400ms", "350ms max", "120 ms"]
      ),
      (
        "## Breakpoints\n\n| Name | From |\n|---|---|\n| Tablet | ≥ 768px |\n| Desktop | 1200px+ |",
        ["≥ 768px", "1200px+"]
      ),
      ("## Weights\n\n- Regular: 400, line-height 1.5\n- Bold: 700, line-height 1.2", ["line-height 1.5"]),
      ("## Sizes\n\n- Bar: 48px (40px compact)\n- Row: 56px", ["48px (40px compact)"]),
    ] as [(String, [String])])
  func printsTheWordsOfTheDocument(_ markdown: String, _ expected: [String]) {
    let html = Recognized.html(markdown).replacing("&lt;", with: "<")
    for text in expected { #expect(html.contains(text), "\(html)") }
  }

  @Test func tellsWhichItemsItLeavesOut() {
    let html = Recognized.html("## Spacing\n\n- xs: 4px\n- sm: 8px\n- md: 16px\n- xl: five of them, 80 in all")
    #expect(html.contains("Left out: xl: five of them, 80 in all."))
  }

  @Test func saysOnceThatAllColoursAreForOneTheme() {
    let html = Recognized.html("## Palette\n\nDark mode:\n\n- Ground: #101418\n- Ink: #F2F4F6\n- Accent: #66B2FF")
    #expect(html.contains("For the theme dark.") || html.lowercased().contains("dark mode"))
  }

  @Test func setsAWidthOfThePageApartFromTheStepsOfAScale() throws {
    let tokens = [4, 8, 12, 16, 24, 32, 1200].map {
      #""s\#($0)": {"$type": "dimension", "$value": {"value": \#($0), "unit": "px"}}"#
    }
    let system = DesignSystem(
      slug: "steps", settings: SystemSettings(name: "Steps"),
      themes: try TokenFile.load([("steps.tokens.json", "{\(tokens.joined(separator: ", "))}")]), overview: nil,
      sections: [])
    let drawing = try Drawing("scale", ["s*"], by: AllSpecimens.all, over: system)
    #expect(drawing.html.contains("class=\"told single\""))
    #expect(drawing.text.contains("Drawn 8 : 1"))
  }
}
