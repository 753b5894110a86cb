import Colorimetry
import Testing

@testable import Recognition
@testable import Scans

/// Shadows with the colours of variables, opacities in words and classes with what they are for.
@Suite struct ReferenceRecognitionTests {
  private static let color = "## Colors\n\n- `--mist`: `rgba(0,0,0,0.08)`\n\n## Shadows\n\n"

  @Test func givesShadowsTheColoursOfVariables() {
    #expect(
      Recognized.lines(Self.color + "- Card: `0 2px 8px var(--mist)`").last
        == "shadow Card 0px 2px 8px 0px rgba(0, 0, 0, 0.08)")
    #expect(
      Recognized.lines(Self.color + "| Name | Value |\n|---|---|\n| Card | `0 2px 8px var(--mist)` |").last
        == "shadow Card 0px 2px 8px 0px rgba(0, 0, 0, 0.08)")
  }

  @Test func givesGradientsTheColoursOfVariables() {
    let colors = "| Token | Value |\n|---|---|\n| `--azure` | `#209BFF` |\n| `--violet` | `#5B35FA` |\n\n"
    let gradient = "--dusk: linear-gradient(135deg, var(--azure) 0%, var(--violet) 100%);"
    #expect(
      Recognized.lines(colors + "```css\n\(gradient)\n```").last
        == "gradient dusk 135° rgb(32, 155, 255) 0%, rgb(91, 53, 250) 100%")
    // One that is not known whole is left out.
    #expect(Recognized.lines(colors + "```css\n\(gradient.replacing("azure", with: "teal"))\n```").count == 2)
  }

  @Test(arguments: ["0 2px 8px var(--fog), 0 1px 2px #00000033", "0 1px 2px #00000033, 0 2px 8px var(--fog)"])
  func leavesAShadowOutThatIsNotKnownWhole(_ value: String) {
    // Nor is its colour one of its own.
    #expect(Recognized.lines(Self.color + "- Card: `\(value)`") == Recognized.lines(Self.color))
  }

  @Test(arguments: [("`#FFFFFF` à 0.75 alpha", 0.75), ("#FFFFFF mit 40% Alpha", 0.4), ("12% of #FFFFFF", 0.12)])
  func readsOpacitiesInWords(_ value: String, _ opacity: Double) {
    let values = Recognition.values(in: Recognized.document("## Colors\n\n- Veil: \(value)"))
    #expect(values.compactMap(\.color?.opacity) == [opacity])
  }

  @Test func namesClassesByWhatTheirCommentsSay() {
    let code = "```tsx\np-4   // Compact cards\np-6   // Standard cards (24px)\n```"
    #expect(
      Recognized.lines("Made with Tailwind CSS 3.\n\n## Spacing\n\n" + code) == [
        "spacing Compact cards 1 rem", "spacing Standard cards 1.5 rem",
      ])
    #expect(Recognized.lines("## Spacing\n\n" + code) == [])
  }
}
