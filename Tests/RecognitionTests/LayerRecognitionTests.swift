import Testing
import TokenValues

@testable import Recognition
@testable import Scans
@testable import Wording

/// Shadows and gradients as CSS writes them.
@Suite struct LayerRecognitionTests {
  @Test(arguments: [
    ("- Card: `0 4px 12px rgba(0,0,0,.15)`", "shadow Card 0px 4px 12px 0px rgba(0, 0, 0, 0.15)"),
    ("- Card 0 4px 12px rgba(0, 0, 0, 0.15)", "shadow Card 0px 4px 12px 0px rgba(0, 0, 0, 0.15)"),
    (
      "- `--shadow-md`: `0 4px 6px -1px rgb(0 0 0 / 0.5), 0 2px 4px -2px #00000080`",
      "shadow shadow-md 0px 4px 6px -1px rgba(0, 0, 0, 0.5), 0px 2px 4px -2px rgba(0, 0, 0, 0.5)"
    ),
    ("- Well: inset 0 1px 2px #00000080", "shadow Well inset 0px 1px 2px 0px rgba(0, 0, 0, 0.5)"),
    ("- Well: rgba(0,0,0,.5) 0 1px 2px inset", "shadow Well inset 0px 1px 2px 0px rgba(0, 0, 0, 0.5)"),
    ("# Elevation\n- Low: `0 1px 2px #dddddd`", "shadow Low 0px 1px 2px 0px rgb(221, 221, 221)"),
    ("## Raised\n- box-shadow: 0 1px 2px #dddddd", "shadow Raised 0px 1px 2px 0px rgb(221, 221, 221)"),
    ("- Low: 0 .5rem 1rem rgba(0,0,0,.5);", "shadow Low 0px 0.5rem 1rem 0px rgba(0, 0, 0, 0.5)"),
    (
      "Sheets rest on `0 4px 12px rgba(0,0,0,.5)` everywhere.",
      "shadow Shadow 0px 4px 12px 0px rgba(0, 0, 0, 0.5)"
    ),
    (
      "| Level | Shadow |\n|---|---|\n| Low | `0 1px 2px #dddddd` |", "shadow Low 0px 1px 2px 0px rgb(221, 221, 221)"
    ),
    (
      "| Token | Value |\n|---|---|\n| `e1` | 0 1px 2px rgba(0, 0, 0, .5), inset 0 0 0 1px rgba(0, 0, 0, .5) |",
      "shadow e1 0px 1px 2px 0px rgba(0, 0, 0, 0.5), inset 0px 0px 0px 1px rgba(0, 0, 0, 0.5)"
    ),
  ])
  func readsShadows(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test func namesTheShadowsOfARowByTheirThemes() {
    let table = "| Level | Light | Dark |\n|---|---|---|\n| 1 | `0 1px 2px #00000040` | `0 1px 2px #00000080` |"
    #expect(
      Recognized.lines(table) == [
        "shadow 1, Light 0px 1px 2px 0px rgba(0, 0, 0, 0.25)", "shadow 1, Dark 0px 1px 2px 0px rgba(0, 0, 0, 0.5)",
      ])
  }

  @Test func namesLayersAfterTheWordsBehindThem() {
    let text = "Cards are layered (`0 0 6px rgba(0,0,0,.2)` base + `0 8px 12px rgba(0,0,0,.1)` soft ambient)."
    #expect(
      Recognized.lines(text) == [
        "shadow base 0px 0px 6px 0px rgba(0, 0, 0, 0.2)", "shadow soft ambient 0px 8px 12px 0px rgba(0, 0, 0, 0.1)",
      ])
  }

  @Test func keepsTheColoursBeforeAShadow() {
    #expect(
      Recognized.lines("- Card: #F8F9FA on top of 0 4px 12px rgba(0,0,0,.5)") == [
        "shadow Card 0px 4px 12px 0px rgba(0, 0, 0, 0.5)", "color Card #f8f9fa",
      ])
    #expect(
      Recognized.lines("- Hero: linear-gradient(#000000, #00E676), text in #FFFFFF") == [
        "gradient Hero 180° rgb(0, 0, 0) 0%, rgb(0, 230, 118) 100%"
      ])
  }

  @Test(arguments: [
    "- Field: 1px solid #DDDDDD", "- Button: 8px 16px #0A84FF", "- Gray 50 #F7F8FA", "- Step 4 8 12 #F7F8FA",
    "- Card: y 4, blur 12, #000000 at 15%", "- text-shadow: 0 1px 2px #00000080",
    "- Hero: subtle text-shadows (`0 2px 4px rgba(0,0,0,.5)`) help.",
    "Labels carry a text shadow of `0 2px 4px rgba(0,0,0,.5)`.",
    "- Logo: `drop-shadow(0 1px 2px #00000080)`",
  ])
  func takesNoOtherLengthsBesideAColourForAShadow(_ markdown: String) {
    #expect(Recognized.lines(markdown).allSatisfy { !$0.hasPrefix("shadow") })
  }

  @Test(arguments: [
    (
      "- Dawn: `linear-gradient(135deg, #00E676, #FFD740)`",
      "gradient Dawn 135° rgb(0, 230, 118) 0%, rgb(255, 215, 64) 100%"
    ),
    (
      "- Dawn: linear-gradient(to right, red, rgba(0, 0, 0, .5) 30%, blue)",
      "gradient Dawn 90° rgb(255, 0, 0) 0%, rgba(0, 0, 0, 0.5) 30%, rgb(0, 0, 255) 100%"
    ),
    (
      "- Bands: `linear-gradient(red 0% 50%, blue 20%, white, black)`",
      """
      gradient Bands 180° rgb(255, 0, 0) 0%, rgb(255, 0, 0) 50%, rgb(0, 0, 255) 50%, rgb(255, 255, 255) 75%, \
      rgb(0, 0, 0) 100%
      """
    ),
    (
      "- Glow: `radial-gradient(circle, #00E67633, transparent)`",
      "gradient Glow radial rgba(0, 230, 118, 0.2) 0%, rgba(0, 0, 0, 0) 100%"
    ),
    (
      "The hero uses `linear-gradient(0.25turn, #000000, #FFFFFF)`.",
      "gradient hero 90° rgb(0, 0, 0) 0%, rgb(255, 255, 255) 100%"
    ),
    (
      "| Name | Value |\n|---|---|\n| Dawn | `linear-gradient(to bottom right, rgba(0, 0, 0, 1) 0%, #FFFFFF 100%)` |",
      "gradient Dawn 135° rgb(0, 0, 0) 0%, rgb(255, 255, 255) 100%"
    ),
  ])
  func readsGradients(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    "- Wheel: `conic-gradient(red, blue)`", "- Px: `linear-gradient(red 10px, blue)`",
    "- Hint: `linear-gradient(red, 30%, blue)`", "- Vars: `linear-gradient(var(--a), var(--b))`",
    "- Off: `radial-gradient(circle at top, red, blue)`", "- One: `linear-gradient(red)`",
    "- Beyond: `linear-gradient(red -10%, blue)`", "- Open: `linear-gradient(red, blue`",
    "- Space: `linear-gradient(in oklch, red, blue)`",
  ])
  func leavesOtherGradientsToTheText(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test(arguments: [
    (
      "# Elevation\n\n| Level | Shadow |\n|---|---|\n| 1 | `0 2 8 rgba(0,0,0,0.5)` |",
      "shadow 1 0px 2px 8px 0px rgba(0, 0, 0, 0.5)"
    ),
    ("- Drop Shadow: X=0, Y=10, Blur=30, #00000080", "shadow Drop Shadow 0px 10px 30px 0px rgba(0, 0, 0, 0.5)"),
  ])
  func readsShadowsWithoutUnits(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test func readsAColourOfAShadowByItsName() {
    #expect(
      Recognized.lines("- Neon Green #43E97B\n- Drop Shadow: X=0, Y=10, Blur=30, Color=Neon Green @ 40% opacity").last
        == "shadow Drop Shadow 0px 10px 30px 0px rgba(67, 233, 123, 0.4)")
  }

  @Test(arguments: [
    (
      "**Sea**\n- Angle: 135°\n- Color stops:\n  - 0%: #000000 (100% opacity)\n  - 100%: #FFFFFF (50% opacity)",
      "gradient Sea 135° rgb(0, 0, 0) 0%, rgba(255, 255, 255, 0.5) 100%"
    ),
    (
      "**Pump (radial)**\n- Color stops:\n  - 0%: #7fc89e\n  - 100%: #2d8659",
      "gradient Pump (radial) radial rgb(127, 200, 158) 0%, rgb(45, 134, 89) 100%"
    ),
    (
      "- Hero: Linear gradient(90deg, #000000 0%, #FFFFFF 100%)",
      "gradient Hero 90° rgb(0, 0, 0) 0%, rgb(255, 255, 255) 100%"
    ),
    ("# Gradients\n- Sea: #000000 → #FFFFFF, 45°", "gradient Sea 45° rgb(0, 0, 0) 0%, rgb(255, 255, 255) 100%"),
  ])
  func readsGradientsByTheirStops(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    ("## Shadows\n- Card: `0 2px 4px #000`", ["shadow Card 0px 2px 4px 0px rgb(0, 0, 0)"]),
    (
      "- Frame: `0 0 0 1.5px rgba(255,255,255,0.1), 0 0 0 3px #000, 0 48px 96px rgba(0,0,0,0.8)`",
      [
        "shadow Frame 0px 0px 0px 1.5px rgba(255, 255, 255, 0.1), 0px 0px 0px 3px rgb(0, 0, 0), 0px 48px 96px 0px rgba(0, 0, 0, 0.8)"
      ]
    ),
  ])
  func readsABlackOfThreeDigits(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func makesUpNoAngle() {
    let values = Recognition.values(in: Recognized.document("# Gradients\n- Sea: #000000 → #FFFFFF"))
    guard case .gradient(let gradient)? = values.first?.value else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.shape == .linear && gradient.angleDegrees == nil)
  }

  @Test func isBoundedOnHostileLayers() {
    let many = Array(repeating: "0 1px 2px #00000080", count: 90).joined(separator: ", ")
    #expect(Recognized.lines("- Deep: \(many)").count == 1)
    #expect(Recognized.lines("- Deep: linear-gradient(\(String(repeating: "(", count: 900))").isEmpty)
  }
}
