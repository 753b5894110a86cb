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
          "color Input #d1d5db", "borderWidth Input, border 1 px", "size Input, height 44 px",
          "spacing Input, padding, vertical 0 px", "spacing Input, padding, horizontal 12 px",
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
}
