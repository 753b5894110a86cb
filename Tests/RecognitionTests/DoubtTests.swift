import Testing

/// Values of which what stands beside them says that a plate would not be true of them.
@Suite struct DoubtTests {
  @Test func takesNoTimeOfWhatDoesNotMove() {
    let metrics = "## Performance\n\n| Metric | Target |\n|---|---|\n| Page load | 2s |\n| First paint | 1s |"
    #expect(Recognized.lines(metrics) == [])
    let motion = "## Motion\n\n| Name | Value |\n|---|---|\n| Fast | 150ms |\n| Slow | 2s |"
    #expect(Recognized.lines(motion) == ["duration Fast 150 ms", "duration Slow 2 s"])
  }

  @Test func takesNothingThatIsRuledOut() {
    #expect(Recognized.lines("## Banned palettes\n\n- Cream: `#F5F1EA`\n- Clay: `#B6553A`") == [])
    #expect(Recognized.lines("## Palettes\n\n- Cream: `#F5F1EA`\n- Clay: `#B6553A`").count == 2)
    #expect(
      Recognized.lines("## Colours\n\n- Warm gray: `#0F1419` instead of `#0D0D0D`") == ["color Warm gray #0f1419"])
  }

  @Test func takesNoSizeOfWhichTheSecondWasNotRead() {
    #expect(Recognized.lines("## Sizing\n\n- **Buttons**: height 44pt (iOS), 32pt (macOS)") == [])
    #expect(Recognized.lines("## Sizing\n\n- **Buttons**: height 44pt").count == 1)
    #expect(Recognized.lines("## Deltas\n\n- Product image height reduced 290px → 240px") == [])
  }

  @Test(arguments: ["Grid gaps: 3-6 (24px - 48px)", "Grid gaps: 3 (24px)"])
  func takesNoBareNumberForALengthThatABracketGives(_ line: String) {
    #expect(!Recognized.lines("## Spacing\n\n- \(line)").contains { $0.hasSuffix(" 3") || $0.hasSuffix(" 3–6") })
  }

  @Test func takesNoIconForALine() {
    let text = "## Icons\n\nLine icons, stroke width 1.5:\n\n- Nav: 18px\n- Actions: 20px"
    #expect(!Recognized.lines(text).contains { $0.hasPrefix("borderWidth") })
  }

  @Test func keepsValuesOutOfNames() {
    let table =
      "## Colours\n\n| Token | Light | Print |\n|---|---|---|\n| primary: `#057C8B` | `#057C8B` | `#066E76` |\n"
      + "| accent: `#FF833B` | `#FF833B` | `#F97316` |"
    #expect(!Recognized.lines(table).contains { $0.contains("#057C8B") || $0.contains("#FF833B") })
  }

  @Test func namesTheFirstOfARowByItsOwnWords() {
    let text =
      "## Brand\n\n- brand.primary `#E8743B` — the one action\n- brand.sky `#4A9DD6` — links\n\n## Themes\n\n"
      + "theme.letters `#E8743B` · theme.life `#F2B33D` · theme.crafts `#4A9DD6`."
    #expect(
      Recognized.lines(text).suffix(3) == [
        "color theme.letters #e8743b", "color theme.life #f2b33d", "color theme.crafts #4a9dd6",
      ])
  }

  @Test func keepsTheSignOfALimit() {
    let table = "## Breakpoints\n\n| Name | Width |\n|---|---|\n| Phone | < 768px |\n| Tablet | ≥ 768px |"
    #expect(Recognized.lines(table) == ["size Phone, max 768 px", "size Tablet 768 px"])
  }

  /// A colour behind a sign is of what is named behind that sign.
  @Test func takesNoColourForTheTextBeforeASign() {
    let lines = Recognized.lines("## Alert\n\n- Text: white; \"Cancel\" link in `#0A84FF`\n- Text: `#111111`; quiet")
    #expect(lines.contains { $0.hasSuffix("#111111") } && !lines.contains { $0.hasSuffix("#0a84ff") })
  }

  /// What rules out a heading's values, and what is waited for, is told in the same words wherever it is asked.
  @Test func takesNothingBelowABanNorTheTimesOfSessions() {
    #expect(Recognized.lines("## Ban list\n\n- Cream: `#F5F1EA`\n- Gap: 12px") == [])
    #expect(Recognized.lines("## Urban list\n\n- Cream: `#F5F1EA`") == ["color Cream #f5f1ea"])
    #expect(Recognized.lines("## Sessions\n\n- Session length: 5s\n- Cache: 2s") == [])
    #expect(Recognized.lines("## Motion\n\n- Performance of the fade: 200ms").count == 1)
  }

  @Test func takesNothingThatIsAsked() {
    let asked = "## Typography\n\n- \"Are all weights there: Light (300), Regular (400), Bold (700)?\""
    #expect(Recognized.lines(asked) == [])
    #expect(Recognized.lines("## Font weights\n\n- Light: 300\n- Bold: 700").count == 2)
  }

  @Test func takesNothingBelowALineForWhatWas() {
    let text = "## Button\n\nBefore (last year’s site):\n\n- Fill: `#057C8B`\n\nAfter:\n\n- Fill: `#066E76`"
    let lines = Recognized.lines(text)
    #expect(!lines.contains { $0.contains("#057c8b") } && lines.contains { $0.contains("#066e76") })
    let check = "## Palette\n\nBefore a release, check:\n\n- Fill: `#057C8B`\n- Ink: `#102030`"
    #expect(Recognized.lines(check).count == 2)
  }
}
