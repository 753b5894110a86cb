import Testing

@testable import Recognition
@testable import Scans

/// Ways of writing that lost values or gave false ones in documents that nobody tuned for.
@Suite struct StrangersHabitsTests {
  // MARK: Colours

  @Test(
    arguments: [
      ("## Colours\n\n- Overlay: black at 48%", ["color Overlay #0000007a"]),
      (
        "## Colours\n\n- Hover: 8% black\n- Veil: 40% opacity white", ["color Hover #00000014", "color Veil #ffffff66"]
      ),
      (
        "## Colours\n\n- Ink: #112233\n- Secondary text: ink at 60% opacity",
        ["color Ink #112233", "color Secondary text #11223399"]
      ),
      ("## Colours\n\n| Name | Colour |\n|---|---|\n| Scrim | black 45% |", ["color Scrim #00000073"]),
      // Shares of a surface, and what is no colour of the document.
      ("## Colours\n\n- Balance: 60% white, 30% black", []),
      ("## Colours\n\n- Main: 60% white", []),
      ("## Colours\n\n- Secondary text: ink at 60% opacity", ["opacity ink 60 percent"]),
    ] as [(String, [String])])
  func readsSharesOfColours(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Colours\n\n- **Accent**: muted `Color(red: 0.4, green: 0.6, blue: 0.2)` - buttons",
        ["color Accent #669933"]
      ),
      (
        "## Colours\n\n- Paper: `Color(red: 250/255, green: 250/255, blue: 250/255)` or `rgb(250, 250, 250)`",
        ["color Paper #fafafa"]
      ),
      ("## Colours\n\n- Scrim: `Color.black.opacity(0.4)`", ["color Scrim #00000066"]),
      (
        "## Colours\n\n| Level | RGB |\n|---|---|\n| First | `(0.2, 0.4, 0.6)` |\n| Second | 20, 40, 60 |",
        ["color First #336699", "color Second #14283c"]
      ),
      ("## Colours\n\n- Size: `Color(red: 2, green: 0, blue: 0)`", []),
    ] as [(String, [String])])
  func readsColoursOfSwiftUI(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Palette\n\n- **Moss**: 50 `#F0FDF4`, 500 `#22C55E`",
        ["color Moss 50 #f0fdf4", "color Moss 500 #22c55e"]
      ),
      (
        "## Palette\n\nSlate — 50 #F8FAFC · 100 #F1F5F9 · 900 #0F172A",
        ["color Slate 50 #f8fafc", "color Slate 100 #f1f5f9", "color Slate 900 #0f172a"]
      ),
      ("## Palette\n\n- Gradient: #F0FDF4, 2 #22C55E", ["color Gradient #f0fdf4", "color Gradient #22c55e"]),
    ] as [(String, [String])])
  func namesStepsOfRamps(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Classes of Tailwind

  @Test(
    arguments: [
      (
        "Tailwind\n\n## Spacing\n\n| Area | Value |\n|---|---|\n| Card padding | `p-4` (standard), `p-3` (compact) |",
        ["spacing Card padding, standard 1 rem", "spacing Card padding, compact 0.75 rem"]
      ),
      (
        "Tailwind\n\n## Spacing\n\n| Area | Class |\n|---|---|\n| Button padding | `px-4 py-2` |",
        ["spacing Button padding, horizontal 1 rem", "spacing Button padding, vertical 0.5 rem"]
      ),
      (
        "Tailwind\n\n## Z-index\n\n| Layer | Value |\n|---|---|\n| Menu | `z-30` |\n| Dialog | `z-[60]` |",
        ["layer Menu 30", "layer Dialog 60"]
      ),
      // The number beside the class is the value.
      (
        "Tailwind\n\n## Spacing\n\n| Name | Value | Class |\n|---|---|---|\n| card | 20px | `p-4` |",
        ["spacing card 20 px"]
      ),
      ("## Spacing\n\n| Area | Value |\n|---|---|\n| Card padding | `p-4` |", []),
      // Of several that nothing tells apart, none stands for the others.
      ("Tailwind\n\n## Widths\n\n| Area | Class |\n|---|---|\n| Dialog | `max-w-md` to `max-w-5xl` |", []),
      (
        "Tailwind\n\n## Text colors\n\n| Token | Class | Usage |\n|---|---|---|\n| On dark | `text-white`, `text-white/60`, `text-white/40` | Sections |",
        ["color On dark #ffffff", "color On dark #ffffff99", "color On dark #ffffff66"]
      ),
      // What has a ground of its own, and what may be used.
      ("Tailwind\n\n## Buttons\n\n| Kind | Classes |\n|---|---|\n| Danger | `bg-danger text-white` |", []),
      ("Tailwind\n\n## Text\n\n- **Exception**: `text-white/60`, `text-white/40` on dark pages", []),
    ] as [(String, [String])])
  func readsClasses(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Components

  @Test(
    arguments: [
      (
        "## Components\n\n- Modal: max-width 560px, radius 16px, shadow 0 20px 40px rgba(0,0,0,0.2)",
        [
          "shadow Modal 0px 20px 40px 0px rgba(0, 0, 0, 0.2)", "size Modal, max-width 560 px",
          "radius Modal, radius 16 px",
        ]
      ),
      (
        "## Components\n\n- **Input**: height 44px, padding 0 12px, border `1px solid #D1D5DB`",
        [
          "color Input, border #d1d5db", "size Input, height 44 px", "spacing Input, padding, vertical 0 px",
          "spacing Input, padding, horizontal 12 px", "borderWidth Input, border 1 px",
        ]
      ),
    ] as [(String, [String])])
  func readsTheLengthsBesideColoursAndShadows(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Layers\n\n```css\n.menu { z-index: 100; }\n.dialog { z-index: 1000; margin: 24px auto; }\n```",
        ["layer menu 100", "layer dialog 1000"]
      ),
      (
        "## Shadow scale\n\n```css\n/* Subtle */\n.lift { box-shadow: 0 1px 3px rgba(0,0,0,0.1); }\n.shadow-lg { box-shadow: 0 8px 24px rgba(0,0,0,0.2); }\n```",
        ["shadow shadow-lg 0px 8px 24px 0px rgba(0, 0, 0, 0.2)"]
      ),
      (
        "## Card\n\n```css\n.card { margin-bottom: 16px; padding-top: 8px; }\n```",
        ["spacing card, margin bottom 16 px", "spacing card, padding top 8 px"]
      ),
      ("## Background layers\n\n```css\n.menu { z-index: 100; }\n```", []),
    ] as [(String, [String])])
  func readsRulesOfStylesheets(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      ("**Before:**\n\n```css\nborder-radius: 5px;\npadding: 15px;\n```", []),
      ("**After:**\n\n```css\nborder-radius: 6px;\npadding: 16px;\n```", []),
      ("Radii:\n\n```css\nborder-radius: 5px;\n```", ["radius border-radius 5 px"]),
    ] as [(String, [String])])
  func takesNothingFromWhatWas(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines("## Step\n\n" + markdown) == expected)
  }

  // MARK: Lists in code

  @Test(
    arguments: [
      (
        "## Spacing scale\n\n```typescript\n// Common\n4:   1rem   (16px)\n6:   1.5rem (24px)\n8:   2rem   (32px)\n```",
        ["spacing 4 1 rem", "spacing 6 1.5 rem", "spacing 8 2 rem"]
      ),
      ("## Spacing scale\n\n```text\n4px\n8px\n12px\n```", ["spacing 4 4 px", "spacing 8 8 px", "spacing 12 12 px"]),
      ("## Font weights\n\n```text\n300 Light\n700 Bold\n```", ["weight Light 300", "weight Bold 700"]),
      ("## Spacing scale\n\n```ts\na: 1rem\nrun(4)\nb: 2rem\nc: 3rem\n```", []),
    ] as [(String, [String])])
  func readsListsInFences(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Sentences

  @Test(
    arguments: [
      ("## Typography\n\nThe interface is set in Inter with a fallback of system-ui.", ["family interface Inter"]),
      (
        "## Typography\n\nHeadlines use Fraunces at 600; body copy is set in Source Sans 3.",
        ["family Headlines Fraunces", "family body copy Source Sans 3"]
      ),
      ("## Typeface\n\nOur typeface is Manrope, from Google Fonts.", ["family Our typeface Manrope"]),
      ("## Typography\n\nUse Aptos throughout for documents.", ["family Aptos Aptos"]),
      ("## Typography\n\nDo not use Arial throughout.", []),
    ] as [(String, [String])])
  func readsFacesOfSentences(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      ("- Hit targets of at least 44×44.", ["target Hit targets 44 square"]),
      ("- Touch targets never smaller than 44px", ["target Touch targets 44 px"]),
      ("Every control has a tap area no less than 48dp.", ["target tap area 48 dp"]),
      ("- Touch targets larger than 44px look heavy", []),
    ] as [(String, [String])])
  func readsLeastTargets(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines("## Accessibility\n\n" + markdown) == expected)
  }

  @Test(
    arguments: [
      ("- Disabled controls are shown at 40% opacity.", ["opacity Disabled controls 40 percent"]),
      ("Disabled fields drop to 38% opacity.", ["opacity Disabled fields 38 percent"]),
      // Where an animation begins and ends.
      ("- Enter: `y: 16, opacity: 0 → y: 0, opacity: 1`", []),
      ("- Pop: `scale: 0.8, opacity: 0 → scale: 1, opacity: 1`", []),
    ] as [(String, [String])])
  func readsOpacitiesOfStates(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines("## States\n\n" + markdown) == expected)
  }

  @Test func takesNoThemeFromASentenceThatOnlySpeaksOfOne() {
    let shadow = Recognition.values(
      in: Recognized.document(
        "## Shadows\n\nFew of them, since the dark theme relies on lines.\n\n- Menu: 0 4px 12px rgba(0,0,0,0.2)"))
    #expect(shadow.map(\.theme) == [nil])
    let dark = Recognition.values(
      in: Recognized.document("## Shadows\n\nIn dark mode they are deeper.\n\n- Menu: 0 4px 12px rgba(0,0,0,0.4)"))
    #expect(dark.map(\.theme) == ["dark"])
  }

  // MARK: Names

  @Test(
    arguments: [
      ("## Spacing\n\n- `1` (4px)\n- `2` (8px)", ["spacing 1 4 px", "spacing 2 8 px"]),
      (
        "## Buttons\n\n- `1` - Small (32px)\n- `2` - Medium (40px)",
        ["size 1, Small 32 px", "size 2, Medium 40 px"]
      ),
      ("## Buttons\n\n- Small (32px)\n- Large (48px)", ["size Small 32 px", "size Large 48 px"]),
      ("## Buttons\n\n- Delivery (32px)\n- Returns (48px)", []),
      (
        "## Spacing\n\n`space.1`=4 · `space.2`=8 · `space.3`=12",
        ["spacing space.1 4", "spacing space.2 8", "spacing space.3 12"]
      ),
      ("## Spacing\n\n`space.1` = 4px, `space.2` = 8px", ["spacing space.1 4 px", "spacing space.2 8 px"]),
      (
        "## Chart\n\n| Token | Colours |\n|---|---|\n| `data.1..3` | `#112233` · `#445566` · `#778899` |",
        ["color data.1 #112233", "color data.2 #445566", "color data.3 #778899"]
      ),
      (
        "## Tanks\n\n**`.tank-name`:** 11 px / weight 600 / `text`, above the level of the water. It is always seen.",
        ["type tank-name 11 px 600"]
      ),
      // A conjunction, and what is only compared.
      (
        "## Palette\n\n- Accent: `#4B1D28` (Wine) ИЛИ `#3E1F30` (Plum)",
        ["color Accent, Wine #4b1d28", "color Accent, Plum #3e1f30"]
      ),
      ("## Palette\n\n- Softer than harsh black (`#000000`)", []),
    ] as [(String, [String])])
  func readsNames(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Pump\n\n| Token | Value |\n|---|---|\n| `--pump-r` | 26 px (outer radius) |\n| `--pump-label-y` | 44 px |\n| `--pump-fs` | 11 px |",
        ["radius pump-r 26 px", "size pump-label-y 44 px", "type pump-fs 11 px"]
      ),
      (
        "## Buttons\n\n| Class | Meaning |\n|---|---|\n| `.btn-sm` / `.btn-lg` | 36px / 52px high |",
        ["size btn-sm 36 px", "size btn-lg 52 px"]
      ),
      (
        "## Opacity\n\n| Token | Light | Dark |\n|---|---|---|\n| hover | 0.55 | 0.4 |",
        ["opacity hover, Light 0.55", "opacity hover, Dark 0.4"]
      ),
      (
        "## Sizes\n\n| sizeVariant | 幅 |\n|---|---|\n| S | 80px |\n| M | 120px |",
        ["size S, 幅 80 px", "size M, 幅 120 px"]
      ),
    ] as [(String, [String])])
  func readsTables(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Breakpoints\n\n```\nMobile:   < 640px\nTablet:   640px - 1024px\nWide:     > 1440px\n```",
        ["size Mobile, max 640 px", "size Tablet 640–1024 px", "size Wide 1440 px"]
      ),
      (
        "## Breakpoints\n\n```css\n/* Mobile: 0-768px */\n@media (max-width: 768px)\n\n/* Desktop: 1025px+ */\n@media (min-width: 1025px)\n```",
        ["size Mobile, max 768 px", "size Desktop 1025 px"]
      ),
      (
        "## Gradients\n\n```css\n.gradient-warm {\n  background: linear-gradient(\n    135deg,\n    #f59e0b 0%,\n    #ef4444 100%\n  );\n}\n```",
        ["gradient gradient-warm 135° rgb(245, 158, 11) 0%, rgb(239, 68, 68) 100%"]
      ),
      (
        "## Components\n\n```css\n.link { transition: all 0.15s cubic-bezier(0.4, 0, 0.2, 1); }\n.card { outline: 2px solid var(--accent); }\n```",
        [
          "duration link, transition duration 0.15 s", "easing link, transition easing 0.4 0 0.2 1",
          "borderWidth card, outline 2 px",
        ]
      ),
    ] as [(String, [String])])
  func readsFences(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "- Line heights: `--lh-tight` 1.15 (headings), `--lh-base` 1.6 (text)",
        ["leading lh-tight 1.15", "leading lh-base 1.6"]
      ),
      (
        "- Tracking: `--tight` −0.02em (headings), `--wide` 0.08em",
        ["tracking tight -0.02 em", "tracking wide 0.08 em"]
      ),
      ("1. Line height for body copy: 1.6.", ["leading body copy 1.6"]),
    ] as [(String, [String])])
  func readsLeadingAndTracking(_ line: String, _ expected: [String]) {
    #expect(Recognized.lines("## Typography\n\n" + line) == expected)
  }

  @Test func readsTheTimesAndCurvesOfASentence() {
    let text = """
      ## Motion

      Hover 220ms `cubic-bezier(0.4, 0, 0.2, 1)`, entrance 560ms `cubic-bezier(0.2, 1, 0.3, 1)`, micro 120ms.
      """
    #expect(
      Recognized.lines(text) == [
        "easing Hover 0.4 0 0.2 1", "easing entrance 0.2 1 0.3 1", "duration Hover 220 ms", "duration entrance 560 ms",
        "duration micro 120 ms",
      ])
  }

  @Test func readsDeclarationsBehindAWordForStyles() {
    #expect(
      Recognized.lines("### Button\n\nStyle: height 48px, padding 12px, borderRadius 8px") == [
        "size height 48 px", "spacing padding 12 px", "radius borderRadius 8 px",
      ])
  }

  @Test func takesNoSentenceAboveForWhatItsNumbersAre() {
    #expect(
      Recognized.lines("## Spacing\n\nThe count in the name is the value.\n\n`--sp-1` 4 · `--sp-2` 8 · `--sp-3` 12")
        == [
          "spacing sp-1 4", "spacing sp-2 8", "spacing sp-3 12",
        ])
  }
}
