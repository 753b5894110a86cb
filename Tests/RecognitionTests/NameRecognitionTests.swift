import Testing

@testable import Recognition
@testable import Scans

/// What values are called where their words stand elsewhere than before a colon.
struct NameRecognitionTests {
  @Test(
    arguments: [
      (
        "## Scan\n\n1. Result screen slides up from the bottom edge as a sheet (360ms emphasized).\n2. Digit fades in and scales (220ms, 80ms after the sheet).\n3. Back to the list (sheet slides down, 300ms).\n4. Brief 720ms hold; then nothing.",
        [
          "duration Result screen slides 360 ms", "duration Digit fades 220 ms", "duration Digit fades, delay 80 ms",
          "duration sheet slides down 300 ms", "duration Brief hold 720 ms",
        ]
      ),
      (
        "## Motion\n\n- Lists cascade with a 40ms stagger.\n- Menus open in 120 ms.",
        ["duration Lists cascade 40 ms", "duration Menus open 120 ms"]
      ),
      (
        "## Feedback\n\nEverything answers:\n\n1. **Acknowledgement (< 100ms)**: scale.\n2. **Effect (100–400ms)**: the change.",
        ["duration Acknowledgement 100 ms", "duration Effect 100–400 ms"]
      ),
      (
        "## Layout\n\n- Separación entre tarjetas: `gap: 24–40px`\n- Radio de tarjetas: `18px`. Padding de tarjeta: `40–56px`.",
        [
          "spacing Separación entre tarjetas 24–40 px", "radius Radio de tarjetas 18 px",
          "spacing Padding de tarjeta 40–56 px",
        ]
      ),
    ] as [(String, [String])])
  func namesStepsByWhatHappens(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Shadows\n\n- **Card shadow** (`box-shadow: 0 1px 2px 0 rgba(0,0,0,0.05)` ambient): default.",
        ["shadow Card shadow 0px 1px 2px 0px rgba(0, 0, 0, 0.05)"]
      ),
      (
        "## Panels\n\n- shadow:\n  - `inset 0 1px 0 rgba(255,255,255,0.04)`\n  - `0 24px 80px rgba(0,0,0,0.45)`",
        ["shadow shadow inset 0px 1px 0px 0px rgba(255, 255, 255, 0.04), 0px 24px 80px 0px rgba(0, 0, 0, 0.45)"]
      ),
      (
        "## Tables\n\n- **Background:** `#161011` for seats, `#171022` for chat, `#211416` for dialogs.",
        [
          "color Background, for seats #161011", "color Background, for chat #171022",
          "color Background, for dialogs #211416",
        ]
      ),
      (
        "## Colour\n\n**Bars** (charts), from light to dark:\n`#cdd7c0` → `#b6c3a4` → `#9aad84`",
        ["color Bars 1 #cdd7c0", "color Bars 2 #b6c3a4", "color Bars 3 #9aad84"]
      ),
      (
        "## Schemes\n\n| Scheme | Seed (primary / accent) |\n|---|---|\n| Clay | `#B8532E` / `#D4A53A` |",
        ["color Clay, primary #b8532e", "color Clay, accent #d4a53a"]
      ),
      (
        "## Colour\n\n| Role | Hex |\n|---|---|\n| Lines | `#e2e2d6` · `#dcdccf` |",
        ["color Lines #e2e2d6", "color Lines #dcdccf"]
      ),
      (
        "## Primary\n\nForest Green\n\nHex:\n\n#314A3D\n\n## Secondary\n\nCream\n\n#ECE7D8",
        ["color Forest Green #314a3d", "color Cream #ece7d8"]
      ),
    ] as [(String, [String])])
  func namesShadowsAndColours(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }
}
