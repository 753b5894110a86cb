import Testing

@testable import Recognition
@testable import Scans

/// What values are called, and which numbers are none of a document's own, in documents that nobody tuned for.
struct StrangersNamesTests {
  @Test(
    arguments: [
      (
        "## Spacing\n\n1. **Gaps:** Use `gap-2` (8px) for tight groups, `gap-4` (16px) for related items",
        ["spacing gap-2 8 px", "spacing gap-4 16 px"]
      ),
      (
        "## Motion\n\n- `ease-a` `cubic-bezier(0.16, 1, 0.3, 1)` and emphasized `cubic-bezier(0.2, 0.8, 0.2, 1)`",
        ["easing ease-a 0.16 1 0.3 1", "easing emphasized 0.2 0.8 0.2 1"]
      ),
      (
        "## Motion\n\n- Hover animations use the `motion.hover` token (150ms)\n- Sheets: 300ms",
        ["duration Hover animations 150 ms", "duration Sheets 300 ms"]
      ),
      ("## Motion\n\n- **Never:** `ease-out`, 180ms", ["easing Motion 0 0 0.58 1", "duration Motion 180 ms"]),
      ("## Colour\n\n- Slide background is always `#FFFFFF`", ["color Slide background #ffffff"]),
      (
        "## Colour\n\n- Axis labels in `#808080`\n- Fade in: `#102030`",
        ["color Axis labels #808080", "color Fade in #102030"]
      ),
    ] as [(String, [String])])
  func takesNoWordsThatOnlyLeadToAValue(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Motion\n\n- Feedback: `--motion-press` 70ms、`--motion-enter` 180ms、`--motion-move` 320ms",
        ["duration motion-press 70 ms", "duration motion-enter 180 ms", "duration motion-move 320 ms"]
      ),
      (
        "## Motion\n\n- `duration.instant` 60ms · `fast` 120ms · `base` 200ms",
        ["duration duration.instant 60 ms", "duration fast 120 ms", "duration base 200 ms"]
      ),
      (
        "## Spacing scale\n\n`--sp-1: 4px`, `--sp-2: 8px`,\n`--sp-3: 14px`. Vary spacing for rhythm.",
        ["spacing sp-1 4 px", "spacing sp-2 8 px", "spacing sp-3 14 px"]
      ),
      (
        "## Shape\n\n- **Radius:** `--radius-sm 8px`, `--radius-md 14px`",
        ["radius radius-sm 8 px", "radius radius-md 14 px"]
      ),
    ] as [(String, [String])])
  func namesSeveralMeasuresByTheCodeBeforeThem(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      ("## Motion\n\n- `fast`: 120ms (0.12s)", ["duration fast 120 ms"]),
      ("## Motion\n\n- Entrance: `duration: 0.25` (250ms)", ["duration Entrance 0.25"]),
      ("## Motion\n\n- Deal delay: 5s → 8s", ["duration Deal delay 8 s"]),
      ("## Motion\n\nNo loops, no bouncing, nothing >.3s.", []),
      ("## Motion\n\n- Fade In\n  - Opacity: 0 → 1\n  - Duration: 0.3s", ["duration Fade In, Duration 0.3 s"]),
    ] as [(String, [String])])
  func readsATimeOnceAndAsItIsNow(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      "## Sizes\n\n- [ ] Dimension 1 Copywriting: PASS\n- [ ] Dimension 2 Visuals: PASS",
      "## Buttons\n\n- **Primary**: `border-radius: 6px`\n  - Active: `scale(0.95)`, `translateY(0)`",
      "## Slide in (300ms)\n\n```\n0ms      150ms     300ms\n│         │         │\n```",
      "## Layout\n\n- Desktop grid: 1 → 2 → 3 columns",
      "## Motion\n\n- Duration and curve (e.g. 150–250ms, ease-out)",
      "## 动效\n\n写明过渡时长(如「150–250ms」)。",
      "## 브레이크포인트\n\n- 사용 예: `@include respond(sm)` (max-width: 767px)",
    ])
  func takesNoNumberThatIsNoValueOfTheSystem(_ markdown: String) {
    #expect(Recognized.lines(markdown).filter { !$0.hasPrefix("radius Primary") } == [])
  }

  @Test(
    arguments: [
      "## Latency\n\n| Step | Time |\n|---|---|\n| Wake word | 300ms |\n| Answer | 900ms |",
      "## Animation\n\n### Latency budget\n\n- Wake word: 300ms\n- Answer: 900ms",
      "## Motion\n\n- Search debounce: 300ms\n- Request timeout: 5s",
      "## レイテンシ\n\n| 段階 | 時間 |\n|---|---|\n| 検索 | 300ms |\n| 生成 | 900ms |",
    ])
  func takesNoTimeThatIsWaitedFor(_ markdown: String) {
    #expect(Recognized.lines(markdown) == [])
  }

  @Test
  func readsTheTimesOfMotionBesideWordsForWaiting() {
    let markdown = "## Latency\n\n- Fade animation: 200ms\n"
    #expect(Recognized.lines(markdown) == ["duration Fade animation 200 ms"])
  }

  @Test(
    arguments: [
      (
        "## Motion\n\n| # | Animation | Duration |\n|---|---|---|\n| 1 | Sheet up | 300ms |\n| 2 | Pop | 220ms |",
        ["duration Sheet up 300 ms", "duration Pop 220 ms"]
      ),
      (
        "## Series\n\n| Orden | Token | Hex |\n|---|---|---|\n| 1 | signal | `#128273` |\n| 2 | model | `#5a63d8` |\n"
          + "| 3 | muted | `#565d57` |", ["color signal #128273", "color model #5a63d8", "color muted #565d57"]
      ),
      (
        "## Palette\n\n| # | Hex | Name |\n|---|---|---|\n| 1 | `#5BB8F0` | Sky |\n| 2 | `#7FAEF6` | Sea |",
        ["color 1 #5bb8f0", "color 2 #7faef6"]
      ),
      (
        "## Motion\n\n| Item | Duration |\n|---|---|\n| Photo | fade 0.6s, delay 180ms |\n| Title | opacity, 0.25s, `cubic-bezier(0.2, 0, 0, 1)` |",
        [
          "duration Photo, fade 0.6 s", "duration Photo, delay 180 ms", "easing Title 0.2 0 0 1",
          "duration Title 0.25 s",
        ]
      ),
    ] as [(String, [String])])
  func namesRowsByWhatTheyAreAbout(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Shape\n\n- small 8dp\n- medium 12dp\n- large 16dp",
        ["radius small 8 dp", "radius medium 12 dp", "radius large 16 dp"]
      ),
      (
        "## Spacing\n\n- Hair 4 / Tight 8 / Cozy 12",
        ["spacing Hair 4", "spacing Tight 8", "spacing Cozy 12"]
      ),
      (
        "## Breakpoints\n\n- xs: 375px, sm: 768px, md: 1024px, lg: 1440px",
        ["size xs 375 px", "size sm 768 px", "size md 1024 px", "size lg 1440 px"]
      ),
      (
        "## Spacing\n\n- xs: 4px, sm: 8px, md: 16px",
        ["spacing xs 4 px", "spacing sm 8 px", "spacing md 16 px"]
      ),
      (
        "## Motion\n\n- Duration 150ms, easing cubic-bezier(0.16, 1, 0.3, 1).",
        [
          "easing easing 0.16 1 0.3 1", "duration easing 150 ms",
        ]
      ),
    ] as [(String, [String])])
  func readsScalesAndCurvesByTheirHeading(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test
  func onlyMentionsTheColoursOfWhatTheDocumentIsHeldAgainst() {
    #expect(Recognized.lines("## Comparison with the current site\n\n- Accent: `#FF6DAF`\n- Ground: `#FDF9F9`") == [])
  }
}
