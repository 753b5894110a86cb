import Testing

@testable import Recognition
@testable import Scans

/// Values that stand among sentences, in brackets and in short forms, in documents that nobody tuned for.
struct StrangersSentencesTests {
  @Test(
    arguments: [
      (
        "## Shape\n\n- **Radius:** 5 px. Pills and avatars use 999. Sharp corners look technical.",
        ["radius Radius 5 px", "radius Pills and avatars 999"]
      ),
      (
        "## Spacing\n\n- **4px grid:** 4 / 8 / 12 / 16. Screen gutter = 24.",
        ["spacing 4 4 px", "spacing 8 8 px", "spacing 12 12 px", "spacing 16 16 px", "spacing Screen gutter 24"]
      ),
      (
        "## Spacing\n\n- Scale: 4 / 8 / 12 px. Screen gutter = 24 px.",
        ["spacing 4 4 px", "spacing 8 8 px", "spacing 12 12 px", "spacing Screen gutter 24 px"]
      ),
      (
        "## Layout\n\n- **Grid:** a base of 4 px; preferred distances 8, 12, 16. Avoid random values.",
        ["spacing 8 8 px", "spacing 12 12 px", "spacing 16 16 px"]
      ),
      // A sentence that is more than a name and a number, or that refuses one, gives nothing.
      ("## Spacing\n\n- Gutter: 24 px. Never use 20.", ["spacing Gutter 24 px"]),
      ("## Spacing\n\n- Gutter: 24 px. Version = 3.", ["spacing Gutter 24 px"]),
      // What a bracket denies is something else.
      (
        "## Colors\n\nFocus (teal, never red): #2F5D73 · soft #E1ECF1",
        ["color Focus (teal, never red) #2f5d73", "color soft #e1ecf1"]
      ),
    ] as [(String, [String])])
  func readsTheSentencesOfAnItem(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Type — no decoration\n\n- H1: 32px / 40px, 700\n- Body: 16px / 24px",
        ["type H1 32 px/40 px 700", "type Body 16 px/24 px"]
      ),
      (
        "## Type scale\n\n- **Scale (size / line), nothing outside it:** 12/16 · 14/20 · 24/30 (serif)\n  · 32/38. Use the styles — don't make sizes of your own.",
        ["type 12 12/16", "type 14 14/20", "type 24 24/30", "type 32 32/38"]
      ),
      (
        "## Type\n\n- H1 24/32 Bold · H2 20/28 Semibold · Body 16/24 Regular",
        ["type H1 24/32 700", "type H2 20/28 600", "type Body 16/24 400"]
      ),
      (
        "## Type\n\n- 14sp body\n- 18sp section titles\n- 24px line height\n- 8px baseline grid",
        ["type body 14 sp", "type section titles 18 sp"]
      ),
      (
        "## Typography\n\n### Human voice\n\n- Família: **IBM Plex Sans**, chosen for its build.",
        ["family Human voice IBM Plex Sans"]
      ),
      (
        "## Typography\n\n| Use | Family |\n|---|---|\n| **Display** | serif — *Cormorant Garamond* or *Playfair Display* |",
        ["family Display Cormorant Garamond, Playfair Display"]
      ),
      (
        "## Type scale\n\n| Role | Spec |\n|---|---|\n| Display | 48 / 52 / -0.5 · 700 |\n| Title | 24 / 32 / 0 · 600 |",
        ["type Display 48/52 700", "type Title 24/32 600"]
      ),
      (
        "## Type scale\n\n| Role | Size/Line-height/Weight |\n|---|---|\n| Display | 48/52/700 |\n| Title | 24/32/600 |",
        ["type Display 48/52 700", "type Title 24/32 600"]
      ),
      (
        "## Type scale\n\n| Token | Size | Weight |\n|---|---|---|\n| quote | 14 | 400 *italic* |",
        ["type quote 14 400"]
      ),
      (
        "Tailwind\n\n## Typography\n\n| Use | Classes |\n|---|---|\n| H2 | `text-xl font-bold` or `text-2xl` |\n| Footer | `text-sm` (links), `text-xs`（owner） |\n| Text | default + `text-slate-600` |",
        [
          "type H2 1.25 rem/1.75 rem 700", "type Footer, links 0.875 rem/1.25 rem", "type Footer, owner 0.75 rem/1 rem",
        ]
      ),
    ] as [(String, [String])])
  func readsTypeInLines(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Radius\n\n- collection cards (16), member card (20), toast (22)",
        ["radius collection cards 16", "radius member card 20", "radius toast 22"]
      ),
      (
        "## Shape\n\n- **Chrome is square.** Only pictures carry a soft radius: cards (16), members (20) and toasts (22).",
        ["radius cards 16", "radius members 20", "radius toasts 22"]
      ),
      (
        "## Parts\n\n- **Button** — h52, squared, one a screen.\n- **Row** — h56\n- **Title** — h1, bold",
        ["size Button, height 52", "size Row, height 56"]
      ),
      (
        "## Scale\n\n| Scale | Override | Use |\n|---|---|---|\n| Compact | `--font-size-base: 0.9375rem` | Tables |",
        ["type Compact 0.9375 rem"]
      ),
      (
        "Tailwind\n\n## Sizes\n\n| Size | Height | Classes |\n|---|---|---|\n| sm | 32px | `h-8 text-sm` |",
        ["type sm 0.875 rem/1.25 rem", "size sm, Height 32 px"]
      ),
      ("## Layout\n\n- Max content: 1280px", ["size Max content 1280 px"]),
      ("## Brief\n\n- Sheets: top corners rounded 20, drag handle", ["radius Sheets 20"]),
      // Numbers that nothing says the kind of, and counts.
      ("## Components\n\n- collection cards (16), member card (20)", []),
      ("## Radius\n\n- Pages (12)", []),
      (
        "## Components\n\n- Buttons: filled rounded-12 primary, outlined rounded-12 secondary",
        [
          "radius Buttons 12", "radius Buttons 12",
        ]
      ),
      (
        "## Shadows\n\n- Small: 0 1px 2px\n- Large: 0 8px 24px -2px",
        [
          "shadow Small 0px 1px 2px 0px rgba(0, 0, 0, 0.2)", "shadow Large 0px 8px 24px -2px rgba(0, 0, 0, 0.2)",
        ]
      ),
      (
        "## Depth\n\n- **Hard shadow:** `Ink.shadowOffset` (5,5), always `blurRadius: 0`.",
        ["shadow Hard shadow 5px 5px 0px 0px rgba(0, 0, 0, 0.2)"]
      ),
      ("## Spacing\n\n- Card: 0 8px 16px", ["spacing Card 0 0 px", "spacing Card 8 8 px", "spacing Card 16 16 px"]),
    ] as [(String, [String])])
  func readsShortForms(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func saysThatTheColourOfAShadowIsNotGiven() {
    let document = Recognized.document("## Depth\n\n- Small shadow: (3,3)\n- Large shadow: 0 2px 4px")
    #expect(Recognition.values(in: document).map(\.missing) == [["color", "alpha", "blur"], ["color", "alpha"]])
  }

  @Test(
    arguments: [
      (
        "## Motion\n\n- The default is `motion.base` (`400ms`) on the decel curve `[0.16, 1, 0.3, 1]`.",
        ["duration motion.base 400 ms", "easing decel curve 0.16 1 0.3 1"]
      ),
      (
        "## Motion\n\n- **Sheet present**: 280ms, spring `{stiffness: 280, damping: 30}`",
        ["spring Sheet present stiffness 280, damping 30", "duration Sheet present 280 ms"]
      ),
      (
        "## Motion\n\nWhatever comes, and whatever goes, moves in just the same way: **300 ms** with the curve `cubic-bezier(.22, 1, .36, 1)`.",
        ["easing Motion 0.22 1 0.36 1", "duration Motion 300 ms"]
      ),
      // A piece of a sentence is no name.
      ("## Motion\n\n- The button moves into its shadow and loses the shadow within 80 ms.", []),
      ("## Motion\n\n- Selection may take 120–160 ms; nothing dances.", ["duration Selection 120–160 ms"]),
      (
        "## Stops\n\n- Full gradient from #2A85FF (top) to #1565D8 (bottom).",
        [
          "gradient Stops radial rgb(42, 133, 255) 0%, rgb(21, 101, 216) 100%"
        ]
      ),
      (
        "Gradient of the frame:\n\n```\nTop:    #FFFFFF40\nBottom: #FFFFFF\n```",
        ["gradient Gradient of the frame radial rgba(255, 255, 255, 0.25) 0%, rgb(255, 255, 255) 100%"]
      ),
    ] as [(String, [String])])
  func readsCurvesTimesAndGradientsInSentences(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      ("## Colours\n\n- 文本: 主 #111827 | 次 #6B7280", ["color 文本, 主 #111827", "color 文本, 次 #6b7280"]),
      (
        "## Cells\n\n- Underline `2px solid #94A3B8`, ground `#F1F5F9`",
        [
          "color Underline #94a3b8", "color ground #f1f5f9",
        ]
      ),
      (
        "## Colours\n\n- Card `#FFFFFF` with 1px `#EFEFEF` divider, no border",
        [
          "color Card #ffffff", "color divider #efefef", "borderWidth divider 1 px",
        ]
      ),
      ("## Colours\n\n- Legacy purple (`#7A5C89`), brown (`#8B5E3C`) migrate to green.", []),
      ("## Concept\n\n- Before: dark purple (#595FF7), see ADR-004.\n- **이전**: `#0356FF`", []),
      (
        "## Logo\n\n- **Contrast:** Use the light version (black paths, `#030303`) on white and the dark one (white paths, `#FFFFFF`) on black.",
        []
      ),
      ("Tailwind\n\n## Classes\n\n- **Text**: `text-blue-600`, `text-indigo-500`, etc.", []),
      (
        "## Farben\n\n| Token | Wert | Schrift |\n|---|---|---|\n| green | `#2F9E78` | `#1F6E53` |",
        ["color green #2f9e78", "color green, Schrift #1f6e53"]
      ),
      ("> [!IMPORTANT] Ink\n> - Hex: `#111111`", ["color Ink #111111"]),
    ] as [(String, [String])])
  func namesColoursBesideOtherWords(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }
}
