import Testing

@testable import Recognition
@testable import Scans

/// What stands beside a value and is not of it: other lengths, verdicts, the numbers of issues.
@Suite struct NeighbourRecognitionTests {
  @Test(
    arguments: [
      (
        "- Border radius: 12px, border 1px solid #E5E7EB",
        ["color border #e5e7eb", "borderWidth border 1 px", "radius Border radius 12 px"]
      ),
      ("- Border: 12px radius, #E5E7EB", ["color Border #e5e7eb", "radius radius 12 px"]),
      ("- Focus: 2px outline offset", []),
      ("- Card: border 2px padding 8px", ["borderWidth Card, border 2 px", "spacing Card, padding 8 px"]),
      ("- Chip: 8px border radius, padding 4px", ["radius Chip, border radius 8 px", "spacing Chip, padding 4 px"]),
      ("- Border: 2px, for inputs", ["borderWidth Border 2 px"]),
    ] as [(String, [String])])
  func takesOnlyTheLengthOfALineForItsWidth(_ item: String, _ expected: [String]) {
    #expect(Recognized.lines("# Notes\n\n## Cards\n\n" + item) == expected)
  }

  @Test(
    arguments: [
      ("#482913 Fix login\n#482914 Add tests", []), ("#add Tasks\n#bed Rooms", []),
      ("#482913 Bark\n#F2EFE8 Sand", ["color Bark #482913", "color Sand #f2efe8"]),
      ("#444444 Slate\n#fff Snow", ["color Slate #444444", "color Snow #ffffff"]),
      ("Colors:\n#482913 Bark", ["color Bark #482913"]),
    ] as [(String, [String])])
  func takesNoNumbersAndWordsForColorsInCodeOfNoLanguage(_ code: String, _ expected: [String]) {
    #expect(Recognized.lines("# Notes\n\n```\n\(code)\n```") == expected)
  }

  @Test func takesNumbersForColorsInCodeBelowAHeadingForThemAndInStyles() {
    let code = "\n#482913 Bark\n#add Mint\n```"
    #expect(Recognized.lines("## Colours\n\n```" + code) == ["color Bark #482913", "color Mint #aadddd"])
    #expect(Recognized.lines("## Notes\n\n```css" + code) == ["color Bark #482913", "color Mint #aadddd"])
  }

  @Test func takesNoPhraseBehindASignForAName() {
    let colors = "```\n#4ECDC4 = Teal for success\n#F2EFE8 | Used where nothing else fits\n#102030 = Deep ink\n```"
    #expect(
      Recognized.lines("## Colours\n\n" + colors) == [
        "color Teal #4ecdc4", "color #f2efe8 #f2efe8", "color Deep ink #102030",
      ])
    let lengths = "```\n4px = the smallest gap\n8px | between items in a list\n16px | Gap\n```"
    #expect(Recognized.lines("## Spacing\n\n" + lengths) == ["spacing 4 4 px", "spacing 8 8 px", "spacing Gap 16 px"])
  }

  @Test(arguments: [
    ("- Contrast: #102030 AA, #F6F5F2 AAA", ["AA", "AAA"]), ("- #102030 (pass), #F6F5F2 (fail)", ["pass", "fail"]),
    ("- #AA2030 old, #F6F5F2 new", ["old", "new"]),
  ])
  func callsNoColorByWhatIsSaidOfIt(_ item: String, _ verdicts: [String]) {
    let names = Recognition.values(in: Recognized.document("## Colours\n\n" + item)).map(\.name)
    #expect(names.count == 2 && Set(names).isDisjoint(with: verdicts), "\(names)")
  }

  @Test func readsWhatStandsBehindTheMostThatSomethingIsWide() {
    let lines = Recognized.lines("## Layout\n\n- Article: min(960px, 100% - 2rem), padding 24px")
    #expect(lines == ["size Article 960 px", "spacing Article, padding 24 px"])
  }

  @Test func callsAColorBesideAStyleByWhatHasIt() {
    let item = "- Caption: 12px/1.4, weight 500, color #666666"
    let lines = Recognized.lines("## Typography\n\n" + item)
    #expect(lines == ["type Caption 12 px/1.4 500", "color Caption, color #666666"])
  }

  @Test func callsTheDefaultOfMotionByItsGroup() {
    let code = "```js\nexport const motion = { default: 300, fast: 120 }\n```"
    #expect(Recognized.lines("# Notes\n\n" + code) == ["duration motion default 300 ms", "duration fast 120 ms"])
  }
}
