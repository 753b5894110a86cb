import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Forms in which people write values down: lists in code, scales in one line, marks and remarks behind a value.
@Suite struct FormRecognitionTests {
  private static func fence(_ code: String, _ info: String = "") -> String { "```\(info)\n\(code)\n```" }

  @Test(arguments: [
    ("- Background: #0066CC\n- Text: #FFFFFF", ["color Background #0066cc", "color Text #ffffff"]),
    (
      "Background: #0066CC\nBorder Radius: 6px\n\nStates:\n- Hover: bg-dark (#0052A3), cursor pointer",
      ["color Background #0066cc", "radius Border Radius 6 px", "color States, Hover #0052a3"]
    ),
    (
      "Blue (Brand):\n- Base: #3B82F6 (Blue 500)\n- Tint: #2563EB\n\nTeal:\n- Base: #14B8A6",
      ["color Blue (Brand), Base #3b82f6", "color Blue (Brand), Tint #2563eb", "color Teal, Base #14b8a6"]
    ),
    (
      "- #0F172A (Slate 900) - Headlines\n- #1E293B (Slate 800)",
      ["color Slate 900 #0f172a", "color Slate 800 #1e293b"]
    ),
    ("*** Primary color:\nshade 0 = #6C87A9\nshade 1 = #DCE9F9", ["color shade 0 #6c87a9", "color shade 1 #dce9f9"]),
    (
      "Standard: cubic-bezier(0.16, 1, 0.3, 1)\nPop: { stiffness: 400, damping: 30 }",
      ["easing Standard 0.16 1 0.3 1", "spring Pop stiffness 400, damping 30"]
    ),
    (
      "Ink: #102030\nSand: #F4F1EA\nLeaf: #22AA44\nSea: #0A2540\nThese four are all there is, whatever anybody says.",
      ["color Ink #102030", "color Sand #f4f1ea", "color Leaf #22aa44", "color Sea #0a2540"]
    ),
    (":root { --ink: #102030; --sand: #F4F1EA; }", ["color ink #102030", "color sand #f4f1ea"]),
  ])
  func readsListsInCode(_ code: String, _ expected: [String]) {
    #expect(Recognized.lines(Self.fence(code)) == expected)
  }

  @Test func readsItemsBelowLabelsInCode() {
    let code =
      "H1 (Hero):\n- Desktop: 56px / Line Height: 1.1 / Weight: 700\n- Mobile: 40px / Line Height: 1.1 / Weight: 700"
    #expect(
      Recognized.lines("## Typography\n" + Self.fence(code)) == [
        "type H1 (Hero), Desktop 56 px/1.1 700", "type H1 (Hero), Mobile 40 px/1.1 700",
      ])
  }

  @Test func takesAThemeThatIsGivenTwiceOnce() {
    let code = """
      :root { --ink: #000000; }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #FFFFFF; }
      }
      [data-theme="dark"] {
        --ink: #FFFFFF;
      }
      """
    let values = Recognition.values(in: Recognized.document(Self.fence(code, "css")))
    #expect(values.map(\.theme) == ["light", "dark"])
  }

  @Test(arguments: [
    ("## Spacing\n- `spacing[1]` = 4px\n- `spacing[2]` = 8px", ["spacing spacing[1] 4 px", "spacing spacing[2] 8 px"]),
    ("## Spacing\n- Multiply by 2, 3, 4 for larger gaps between sections", []),
    (
      "FONT SIZE: 10 / 12 / 14 / 16",
      ["type FONT SIZE 10 10", "type FONT SIZE 12 12", "type FONT SIZE 14 14", "type FONT SIZE 16 16"]
    ),
    ("## Type\n- Body: 16/24/400", ["type Body 16/24"]),
    ("## Font sizes\n- 12px\n- 14px (default)\n- 18px", ["type 12 12 px", "type 14 14 px", "type 18 18 px"]),
    ("## Spacing\n- 4px\n- 8px ⭐\n- 16px (1rem)", ["spacing 4 4 px", "spacing 8 8 px", "spacing 16 16 px"]),
    ("## Spacing\n- 4px (xs)\n- 8px (border radius)", ["spacing xs 4 px"]),
    (
      "## Spacing\n- 8px base; sections 24px; cards 16px; tiles 20–24px.",
      ["spacing base 8 px", "spacing sections 24 px", "spacing cards 16 px", "spacing tiles 20–24 px"]
    ),
    (
      "## Spacing\nBase 8px, sections 24px, cards 16px.",
      ["spacing Base 8 px", "spacing sections 24 px", "spacing cards 16 px"]
    ),
    (
      "- Inner padding: standard 26px; on cards 28px",
      ["spacing Inner padding, standard 26 px", "spacing Inner padding, on cards 28 px"]
    ),
    ("## Spacing and radii\n- 8px base; cards 16px", []),
    (
      "- Spacing: 8px grid (8/16/24)",
      ["spacing Spacing 8 8 px", "spacing Spacing 16 16 px", "spacing Spacing 24 24 px"]
    ),
    (
      "Heading sizes: h1 (40px), h2 (32px)",
      ["type Heading sizes, h1 40 px", "type Heading sizes, h2 32 px"]
    ),
  ])
  func readsScales(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    (
      "## Colors\nText: #333333 (dark gray)\nGround: #F5F5F5 (light gray)",
      ["color Text #333333", "color Ground #f5f5f5"]
    ),
    (
      "## Colors\nExample:\nText: #333333 (dark gray)\nGround: #F5F5F5 (light gray)",
      ["color Text #333333", "color Ground #f5f5f5"]
    ),
    ("- Panel: #333333 (dark mode), #F5F5F5 (light)", ["color Panel dark #333333, light #f5f5f5"]),
    ("## Colors\n- Icon: #3B82F6/10", ["color Icon #3b82f61a"]),
    (
      "## Colors\n- Grey: #F1F3F5 #DDD #888 #333",
      ["color Grey #f1f3f5", "color Grey #dddddd", "color Grey #888888", "color Grey #333333"]
    ),
    (
      "## Colors\n| Palette | Colors |\n|---|---|\n| Peach | `#FFD3AC`, `#FFB5AB` |",
      ["color Peach #ffd3ac", "color Peach #ffb5ab"]
    ),
    (
      "| Color | Hex | HSL |\n|---|---|---|\n| Slate | #D5E1EF | `hsl(212, 45%, 89%)` |", ["color Slate #d5e1ef"]
    ),
    (
      "## Colors\n| Palette | Note |\n|---|---|\n| Peach | from #FFD3AC up to #FFB5AB |", []
    ),
  ])
  func readsColours(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func takesTheRowsOfATableOfStepsForTheirKinds() {
    let table = """
      | Component | sm | md |
      |---|---|---|
      | Card Padding | - | 24px ⭐ |
      | Border Radius | 4px | 8px |
      | Columns | 4 | 8 |
      """
    #expect(
      Recognized.lines(table) == [
        "spacing Card Padding, md 24 px", "radius Border Radius, sm 4 px", "radius Border Radius, md 8 px",
      ])
  }

  @Test(arguments: [
    (
      "- Menu: 0.3s cubic-bezier(0.4, 0, 0.2, 1)", ["easing Menu 0.4 0 0.2 1", "duration Menu 0.3 s"]
    ),
    ("## Motion\n- Fade-up: opacity 0 → 1", []),
    ("## Typographie\n- H1 : 2.5rem, 600, espacement -0.07em", ["type H1 2.5 rem 600 tracking -0.07 em"]),
    ("## Typography\n- Hero: 72px, font-bold", ["type Hero 72 px 700"]),
    (
      "## Type\n- **Font sizes:** 12px, 14px\n- **Line heights:** 1.2, 1.4",
      ["type Font sizes 12 12 px", "type Font sizes 14 14 px"]
    ),
    ("## Type\n- Headline: 32px / 1.2em", ["type Headline 32 px/1.2 em"]),
    ("## Type\n- H1: 3.5rem (56px) - Montserrat Bold", ["type H1 3.5 rem 700 Montserrat"]),
    ("## Type\n- H1: 56px - for the first line Bold", ["type H1 56 px 700"]),
    ("## Type\n- Headline: 32px / 2em", ["type Headline 32 px"]),
    (
      "## Typografie\n| Element | Schriftgröße | Schriftstil |\n|---|---|---|\n| H1 | 32px | fett (bold) |",
      ["type H1 32 px 700"]
    ),
  ])
  func readsMotionAndType(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func isBoundedOnHostileForms() {
    let blocks = String(repeating: ":root { ", count: 40) + "a: 8px" + String(repeating: " }", count: 40)
    #expect(Recognized.lines("## Spacing\n" + Self.fence(blocks)).count < 2)
    #expect(Recognized.lines("## Spacing\n- " + String(repeating: "a 8px; ", count: 250)).count < 2)
  }
}
