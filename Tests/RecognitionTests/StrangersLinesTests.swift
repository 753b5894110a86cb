import Testing

@testable import Recognition
@testable import Scans

/// Values that people write into one line, a class, a heading or a bracket, in documents that nobody tuned for.
struct StrangersLinesTests {
  // MARK: Classes of Tailwind

  @Test(
    arguments: [
      (
        "# Notes\n\nTailwind.\n\n## Colours\n\n| Use | Class |\n|---|---|\n| Page | `bg-slate-50` |\n| Meta | `text-slate-500` |",
        ["color Page #f8fafc", "color Meta #64748b"]
      ),
      (
        "Tailwind\n\n## Colours\n\n| Role | Colour | Use |\n|---|---|---|\n| **Success** | `emerald-500` | Saved |",
        ["color Success #10b981"]
      ),
      (
        "Tailwind\n\n## Actions\n\n| Use | Class |\n|---|---|\n| Button, hover | `hover:bg-indigo-700` |",
        ["color Button, hover #4338ca"]
      ),
      // A document that does not use it, or has a colour of its own under the name.
      ("## Colours\n\n| Role | Colour |\n|---|---|\n| Success | `emerald-500` |", []),
      (
        "Tailwind\n\n- blue-600: #1A56DB\n\n## Colours\n\n| Role | Colour |\n|---|---|\n| Link | `blue-600` |",
        ["color blue-600 #1a56db"]
      ),
      (
        "Tailwind\n\n## Gradients\n\n- **Sea**: `from-blue-600 to-indigo-600`\n- **Dusk**: `bg-gradient-to-r from-amber-400 via-rose-400 to-violet-600`",
        [
          "gradient Sea radial rgb(37, 99, 235) 0%, rgb(79, 70, 229) 100%",
          "gradient Dusk 90° rgb(251, 191, 36) 0%, rgb(251, 113, 133) 50%, rgb(124, 58, 237) 100%",
        ]
      ),
      (
        "## Type\n\n- **Page title**: `text-xl font-semibold tracking-tight`\n- **Caption**: `text-xs`",
        ["type Page title 1.25 rem/1.75 rem 600 tracking -0.025 em", "type Caption 0.75 rem/1 rem"]
      ),
    ] as [(String, [String])])
  func readsClasses(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Headings

  @Test(
    arguments: [
      ("## Palette\n\n### `#148D8D` - Teal (costs)\n\nThe first colour.", ["color Teal (costs) #148d8d"]),
      ("## Palette\n\n### Ocean: #0077B6\n\nThe first colour.", ["color Ocean #0077b6"]),
      // The list below says it again.
      ("## Palette\n\n### Ocean (#0077B6)\n\n- Hex: #0077B6", ["color Ocean #0077b6"]),
      ("## Never use #000 for text\n\nText.", []),
      (
        "Tailwind\n\n## Palette\n\n### Blue (`blue-500`, `blue-600`)\n\nText.",
        ["color Blue, blue-500 #3b82f6", "color Blue, blue-600 #2563eb"]
      ),
    ] as [(String, [String])])
  func readsColoursOfHeadings(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Lines

  @Test(
    arguments: [
      (
        "## Spacing\n\n- 4px (0.25rem) - Tight spacing\n- 8px (0.5rem) - Compact spacing",
        ["spacing Tight spacing 4 px", "spacing Compact spacing 8 px"]
      ),
      (
        "## Font weights\n\n- **Regular (400):** Body text\n- **Bold (700):** Headings",
        ["weight Regular 400", "weight Bold 700"]
      ),
      (
        "## Spacing · radius\n\n- **4px grid:** 4 / 8 / 12 / 16. Screen gutter = 24.",
        ["spacing 4 4 px", "spacing 8 8 px", "spacing 12 12 px", "spacing 16 16 px", "spacing Screen gutter 24"]
      ),
      (
        "## Typography\n\n- **Scale (size / line):** 12/16 · 14/20 · 24/30 (serif)",
        ["type 12 12/16", "type 14 14/20", "type 24 24/30"]
      ),
      (
        "## Brief\n\n- Typography: **Inter** (Google Font), 14sp body, 18sp section titles, 32sp display.",
        ["type body 14 sp Inter", "type section titles 18 sp Inter", "type display 32 sp Inter"]
      ),
      (
        "## Type\n\n- H1 24/32 Bold | H2 20/28 Semibold | Caption 12/16",
        ["type H1 24/32 700", "type H2 20/28 600", "type Caption 12/16"]
      ),
      (
        "## Corners and shadows\n\n- Card radius 16 | Shadow 0 8 24 rgba(0,0,0,0.08)",
        ["radius Card radius 16", "shadow Corners and shadows 0px 8px 24px 0px rgba(0, 0, 0, 0.08)"]
      ),
      ("## Radius\n\n- Card: `var(--radius-card)` (16px)", ["radius Card 16 px"]),
      (
        "## Geometry — nearly square, never round\n\n- Buttons: `radius.sm` (0).\n- Cards: `radius.lg` (4).",
        ["radius radius.sm 0", "radius radius.lg 4"]
      ),
      (
        "## Layout\n\n- Breakpoints: sm 640px, md 768px",
        ["size Breakpoints, sm 640 px", "size Breakpoints, md 768 px"]
      ),
      ("## Breakpoints\n\n- sm: 640px\n- md: < 768px", ["size sm 640 px", "size md, max 768 px"]),
      ("## Rules\n\n- Header: 64px height, with a blurred ground", ["size Header 64 px"]),
    ] as [(String, [String])])
  func readsLines(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown).filter { !$0.hasPrefix("family") } == expected)
  }

  // MARK: Families

  @Test(
    arguments: [
      (
        "## Typography\n\n- **Display: Instrument Serif** 400 (`font.serif`) — titles\n- **Body: Archivo** 400 / 600",
        ["family Display Instrument Serif 400", "family Body, 400 Archivo 400", "family Body, 600 Archivo 600"]
      ),
      (
        "## Typography\n\n- **Font stack**: Geist Sans (primary), Geist Mono (code)",
        ["family primary Geist Sans", "family code Geist Mono"]
      ),
    ] as [(String, [String])])
  func readsFacesWithTheirWeightsAndRoles(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Names

  @Test func namesATimeInASentenceAfterItsTokenAndNotAfterTheSentence() {
    let text = """
      ## Motion

      The two tokens are `--dur-fast: 150ms` and `--dur-med: 250ms`. The base is `motion.base` (`400ms`), and
      deliberately keeps its slower 1.4s.
      """
    #expect(
      Recognized.lines(text) == [
        "duration dur-fast 150 ms", "duration dur-med 250 ms", "duration motion.base 400 ms",
      ])
  }

  @Test func takesTheThemeFromTheBracketOfAName() {
    let text =
      "## Colours\n\n- **Semantic (light):** error `#D32F2F`, success `#43A047`\n- **Semantic (dark):** error `#FFB4AB`, success `#6BCF7F`"
    let values = Recognition.values(in: Recognized.document(text))
    #expect(values.map(\.name) == ["error", "success", "error", "success"])
    #expect(values.map(\.theme) == ["light", "light", "dark", "dark"])
  }

  @Test func readsTheEndsOfAGradient() {
    let text = "### Gradient\n\n- Start: `#4F46E5`\n- End: `#50E3C2`\n- Direction: Diagonal (135deg)"
    #expect(Recognized.lines(text) == ["gradient Gradient 135° rgb(79, 70, 229) 0%, rgb(80, 227, 194) 100%"])
  }

  @Test func takesColoursOfThePastForNone() {
    #expect(Recognized.lines("## Brand\n\nLegacy purple (`#7A5C89`) and brown (`#8B5E3C`) become green.").isEmpty)
  }
}
