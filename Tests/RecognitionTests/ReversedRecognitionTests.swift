import Testing

@testable import Recognition
@testable import Scans

/// Values before their names, widths of lines, and others that stand where few would look for them.
struct ReversedRecognitionTests {
  // MARK: Value first

  @Test(
    arguments: [
      (
        "## Colours\n\n```\n#2F6F4F - Pine (success, info)\n#7FC8A9 - Pine Light\n#212529 - Almost Black\n```",
        ["color Pine #2f6f4f", "color Pine Light #7fc8a9", "color Almost Black #212529"]
      ),
      ("## Colours\n\n```\n#2F6F4F   Pine\n#7FC8A9 Mint\n```", ["color Pine #2f6f4f", "color Mint #7fc8a9"]),
      (
        "## Spacing\n\n```\n4px  - Tiny (xs)\n8px  - Small (sm)\n24px – Large\n```",
        ["spacing Tiny 4 px", "spacing Small 8 px", "spacing Large 24 px"]
      ),
      (
        "## Motion\n\n```\n150ms → Hover\n300ms → Page change\n```",
        ["duration Hover 150 ms", "duration Page change 300 ms"]
      ),
      // A log, and a sentence.
      ("## Log\n\n```\n#1234 - Mend the build\n#1235 - Mend it again\n```", []),
      ("## Spacing\n\n```\n4px - used wherever two things that belong together stand beside each other.\n```", []),
    ] as [(String, [String])])
  func readsValuesBeforeTheirNamesInCode(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Colours\n\n`#2F6F4F` pine · `#E0A33B` amber · `#3B73C4` slate 400",
        ["color pine #2f6f4f", "color amber #e0a33b", "color slate 400 #3b73c4"]
      ),
      ("## Colours\n\n- #102030 (ink), #F6F5F2 (paper)", ["color ink #102030", "color paper #f6f5f2"]),
      (
        "## Colours\n\n- Pins: #2F6F4F pine / #E0A33B amber",
        ["color Pins, pine #2f6f4f", "color Pins, amber #e0a33b"]
      ),
      // Names before them, and what a colour is on.
      ("## Colours\n\n- ink #102030, paper #F6F5F2, nothing else", ["color ink #102030", "color paper #f6f5f2"]),
      (
        "## Stone\n\n- Hex: `#E5E7EB` (Gray 200) / `#F1F5F9` (Slate 100)",
        ["color Stone #e5e7eb"]
      ),
    ] as [(String, [String])])
  func namesRowsOfColoursByTheWordsBehindThem(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func readsWhiteAndBlackWhereAGroundOrATextIsGiven() {
    #expect(
      Recognized.lines("## Button\n\n```\nBackground: White\nText: Black\nTheme: White\nPadding: 8px\n```") == [
        "color Background #ffffff", "color Text #000000", "spacing Padding 8 px",
      ])
  }

  // MARK: Lines

  @Test(
    arguments: [
      ("## Card\n\n- Border: 1px solid #E9ECEF", ["borderWidth Border 1 px"]),
      ("## Field\n\n- Focus: 2px solid #2563EB", ["borderWidth Focus 2 px"]),
      ("## Card\n\n- Quiet: white with a 1.5px dashed border (#BBBBBB)", ["borderWidth Quiet, border 1.5 px"]),
      ("## Card\n\n- Raised: stroke of 1px stroke (#E0E6DF)", ["borderWidth Raised, stroke 1 px"]),
      ("## Fields\n\n```css\n.field {\n  border: 2px solid #AABBCC;\n}\n```", ["borderWidth field, border 2 px"]),
      // An offset, and the width of something else.
      ("## Card\n\n- Grid: 24px between #EEEEEE tiles", []),
    ] as [(String, [String])])
  func readsTheWidthOfALineBesideItsColour(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown).filter { $0.hasPrefix("borderWidth") } == expected)
  }

  // MARK: Widths, times and numbers alone

  @Test(
    arguments: [
      (
        "## Containers\n\n- Reading column: `min(960px, 100% - 2rem)`\n- Wide: min(80rem, 92vw)\n- Dot: min(4px, 50%)",
        ["size Reading column 960 px", "size Wide 80 rem"]
      ),
      (
        "## Motion\n\nMenus take 120ms, ease-out. Nothing else moves.",
        ["duration Menus 120 ms", "easing Menus 0 0 0.58 1"]
      ),
      (
        "## Bar\n\n```\nHeight: 8px\nAnimation: 250ms ease\n```",
        ["size Height 8 px", "duration Animation 250 ms", "easing Animation 0.25 0.1 0.25 1"]
      ),
      ("## Gaps\n\n- Timings are not known; we suggest 150–200ms ease", ["duration we suggest 150–200 ms"]),
      (
        "## Tokens\n\n```ts\nexport const theme = {\n  radius: { card: 12, control: 10 },\n  motion: { fast: 120, base: 160 },\n};\n```",
        [
          "radius card 12", "radius control 10", "duration motion fast 120 ms",
          "duration motion base 160 ms",
        ]
      ),
      (
        "## Hover transitions\n\n```css\n.transition-soft {\n  transition-timing-function: cubic-bezier(0.3, 0, 0.1, 1);\n  transition-duration: 280ms;\n}\n```",
        [
          "easing transition-soft, transition easing 0.3 0 0.1 1",
          "duration transition-soft, transition duration 280 ms",
        ]
      ),
      (
        "## Space\n\n- **Density:** loose. Card padding `12`, board padding `20`.",
        ["spacing Card padding 12", "spacing board padding 20"]
      ),
    ] as [(String, [String])])
  func readsWidthsAndTimes(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test func readsTheFaceBehindItsRoleInABoldSentence() {
    #expect(
      Recognized.lines(
        "## Typography\n\n- **Display / wordmark — Space Grotesk.** Sturdy numerals.\n- **Body — Inter.** Text.")
        == ["family Display / wordmark Space Grotesk", "family Body Inter"])
  }
}
