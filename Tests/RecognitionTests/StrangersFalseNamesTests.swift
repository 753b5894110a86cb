import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// What looks like the name of a value in documents that nobody tuned for and is none, and which values are none.
struct StrangersFalseNamesTests {
  @Test(
    arguments: [
      (
        "## Цвета\n\n- Акцент: `#4B1D28` (Вино) ИЛИ `#3E1F30` (Слива)",
        ["color Акцент, Вино #4b1d28", "color Акцент, Слива #3e1f30"]
      ),
      (
        "## Colori\n\n- Accento: `#4B1D28` (Vino) OPPURE `#3E1F30` (Prugna)",
        ["color Accento, Vino #4b1d28", "color Accento, Prugna #3e1f30"]
      ),
      (
        "## Header\n\n- **On scroll:** the bar turns solid (`#F4F1EB`). A thin lower border in `#E6DFD3` appears.",
        ["color On scroll #f4f1eb", "color On scroll, border #e6dfd3"]
      ),
      (
        "## Colours\n\n- **Text:** warm ink `#1F1B18`, and jet `#000000`",
        ["color warm ink #1f1b18", "color jet #000000"]
      ),
    ] as [(String, [String])])
  func takesNoWordThatJoinsColoursForAName(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      ("## Colours\n\n- **Text:** warm ink `#1F1B18`, softer than harsh black (`#000000`)", ["color warm ink #1f1b18"]),
      (
        "## Цвета\n\n- **Текст:** чернила (`#1F1B18`), мягче, чем резкий чёрный (`#000000`)",
        ["color чернила #1f1b18"]
      ),
      (
        "## Rules\n\n- Captions: slate (#64748B); never use a pure grey (#808080)",
        ["color slate #64748b"]
      ),
      (
        "## Rules\n\n- Text: not black but warm ink (#1F1B18), on sand (#F4F1EB)",
        ["color warm ink #1f1b18", "color sand #f4f1eb"]
      ),
      ("## To do\n\n1. `style.css`: replace `--accent` `#2563EB` (blue) with `#2D8659` (green)", []),
      ("## To do\n\nЗаменить `--accent` `#2563EB` (синий) на `#2D8659` (зелёный).", []),
    ] as [(String, [String])])
  func takesNoColourThatIsHeldAgainstAnotherForOneOfTheSystem(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Charts\n\n| Token | Hex |\n|---|---|\n| `data.1..3` | `#057C8B` · `#1B3766` · `#0099FF` |",
        ["color data.1 #057c8b", "color data.2 #1b3766", "color data.3 #0099ff"]
      ),
      (
        "## Charts\n\n| Token | Hex |\n|---|---|\n| `chart-1–2` | `#057C8B` · `#1B3766` |",
        ["color chart-1 #057c8b", "color chart-2 #1b3766"]
      ),
      // Of another count than the range has, nobody knows which is which.
      (
        "## Charts\n\n| Token | Hex |\n|---|---|\n| `data.1..4` | `#057C8B` · `#1B3766` |",
        ["color data.1..4 #057c8b", "color data.1..4 #1b3766"]
      ),
    ] as [(String, [String])])
  func namesTheValuesOfARangeOfNamesOneByOne(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "### Accent gradient\n\nUsed sparingly, for brand moments (the hero, the bar):\n\n"
          + "```\nlinear-gradient(135deg, #FF6A3D 0%, #C2347A 100%)\n```",
        ["gradient Accent gradient 135° rgb(255, 106, 61) 0%, rgb(194, 52, 122) 100%"]
      ),
      (
        "## Chips\n\n**Sizes:**\n\n- **Default:** 40px height, 16px horizontal padding\n"
          + "- **Small:** 36px height, 12px horizontal padding",
        [
          "size Default 40 px", "spacing Default, horizontal padding 16 px", "size Small, height 36 px",
          "spacing Small, horizontal padding 12 px",
        ]
      ),
      (
        "## Animation\n\n```\nFade In:\n  duration: 200ms\n  easing: ease-out\n\nScale In:\n  duration: 250ms\n"
          + "  easing: ease-in-out\n```",
        [
          "duration Fade In, duration 200 ms", "easing Fade In, easing 0 0 0.58 1",
          "duration Scale In, duration 250 ms",
          "easing Scale In, easing 0.42 0 0.58 1",
        ]
      ),
    ] as [(String, [String])])
  func namesValuesByWhatTheyAreOf(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Typography\n\n- **H1:** 88px (Desktop) / 48px (Mobile) | Line height: 1.05 | Letter-spacing: -0.02em",
        ["type H1, Desktop 88 px/1.05 tracking -0.02 em", "type H1, Mobile 48 px/1.05 tracking -0.02 em"]
      ),
      (
        "## Typography\n\n- **Body:** 18px (Desktop) / 16px (Mobile) | Line height: 28px",
        ["type Body, Desktop 18 px", "type Body, Mobile 16 px/28 px"]
      ),
      (
        "## Typography\n\n- **Code:** 28px / 32px / 500 (the timer on phones uses 48px)",
        ["type Code 28 px/32 px 500"]
      ),
      (
        "## Tank\n\n- **`.tank-name`:** 11px / weight 600\n- **`.tank .pct`:** 12px / weight 700",
        ["type tank-name 11 px 600", "type tank .pct 12 px 700"]
      ),
    ] as [(String, [String])])
  func givesStylesOfTypeWhatIsTheirs(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Reguły\n\n- Wysokości linii: `--lh-tight` 1,15 (nagłówki), `--lh-base` 1,6 (tekst)",
        ["leading lh-tight 1.15", "leading lh-base 1.6"]
      ),
      (
        "## Type rules\n\n- Tracking: `--track-tight` −0,02em (headings), `--track-wide` 0.08em",
        ["tracking track-tight -0.02 em", "tracking track-wide 0.08 em"]
      ),
      (
        "## Mechanics\n\n- `letter-spacing: 0.12em` for Space Grotesk, `0.14em` for Artemis (or `0.2em` for heroes)",
        ["tracking Space Grotesk 0.12 em", "tracking Artemis 0.14 em"]
      ),
    ] as [(String, [String])])
  func readsLeadingsAndTrackingsThatAreRules(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  private static func fence(_ code: String) -> String { "```css\n\(code)\n```" }

  @Test func readsWhatRulesOfStatesGive() {
    let curve = ".interactive {\n  transition: all 0.15s cubic-bezier(0.4, 0, 0.2, 1);\n}"
    #expect(
      Recognized.lines("### Hover states\n\n" + Self.fence(curve)) == [
        "duration interactive, transition duration 0.15 s", "easing interactive, transition easing 0.4 0 0.2 1",
      ])
    let ring = "*:focus-visible {\n  box-shadow: 0 0 0 3px rgba(0, 102, 255, 0.5);\n}"
    #expect(
      Recognized.lines("### Focus\n\n" + Self.fence(ring)) == [
        "shadow focus-visible, box shadow 0px 0px 0px 3px rgba(0, 102, 255, 0.5)"
      ])
  }
}
