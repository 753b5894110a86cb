import Testing

@testable import Specimens

/// Which figures a document gets, after which block, and what they are called.
@Suite struct FigurePlaceTests {
  @Test func putsEachFigureAfterItsBlock() {
    let text = "# Notes\n\nSpacing\n\n- tight 4\n- wide 16\n\nText.\n\n- Ink #102030\n- Sea #0A2540\n"
    #expect(Recognized.figures(text) == ["2 scale", "4 swatches"])
  }

  @Test func drawsARampForOneScaleOfColours() {
    let list = [50, 100, 200, 300, 400].map { "- Gray \($0) #\($0 / 50 + 10)\($0 / 50 + 10)\($0 / 50 + 10)" }
    #expect(Recognized.figures(list.joined(separator: "\n")) == ["0 ramp"])
  }

  @Test func drawsASublistOfItsOwnAndTakesSmallOnesTogether() {
    let text = """
      Colors

      - Brand #0A2540
        - For dark ground: #4DA3FF
      - Meanings
        - Good #22C55E
        - Bad #EF4444
        - Note #0EA5E9
      """
    #expect(Recognized.figures(text) == ["1 swatches", "1 swatches"])
    let html = Recognized.html(text)
    #expect(html.contains("<b>Colors.</b>"))
    #expect(html.contains("<b>Meanings.</b>"))
  }

  @Test func drawsManyValuesInSeveralFigures() {
    let list = (0..<80).map { "- Tone \($0) #0000\(10 + $0)\n" }.joined()
    #expect(Recognized.figures("## Tones\n\n" + list) == ["1 ramp", "1 ramp"])
    let html = Recognized.html("## Tones\n\n" + list)
    #expect(html.contains("Tone 79") && html.contains("Tones, continued"))
    #expect(html.matches(of: /data-token=/).count == 80)
  }

  @Test func drawsValuesInParagraphsOfTheirOwnTogether() {
    #expect(Recognized.figures("## Palette\n\nMain: `#1a237e`\n\nText.\n\nLight: `#534bae`\n") == ["3 swatches"])
    let headings = "## Palette\n\n### Ink\n\n`#112233`\n\n### Paper\n\n- HEX: #fafafa\n- RGB: 250, 250, 250\n"
    #expect(Recognized.figures(headings) == ["4 swatches"])
    #expect(Recognized.html(headings).contains("<b>Palette.</b>"))
    #expect(Recognized.figures("## Radii\n\nSmall: 8px\n\nLarge: 24px\n") == ["2 radii"])
  }

  @Test func drawsNoPlateOfOneColourInAParagraph() {
    #expect(Recognized.figures("## Palette\n\nMain: `#1a237e`\n\nText.\n").isEmpty)
    #expect(Recognized.figures("Main: #1a237e\n\n- Main #1a237e\n- Ink #102030\n") == ["1 swatches"])
  }

  /// A mark at the end of a sentence does not say which word of it is meant.
  @Test(arguments: [
    ("- **Gap**: 24px between rows of cards, never less.", ["24px"]),
    ("Cards have a radius of `12px` and lie on the page.", ["12px"]),
    ("> Cards have a radius of **12px** and lie\n> on the page.", ["12px"]),
    ("| Card | Radius |\n|---|---|\n| Small | 12px &amp; no more |", []),
    ("Cards have a radius of 12px.", []),
  ])
  func marksANumberRightBehindItWhereWordsFollow(_ markdown: String, _ numbers: [String]) {
    #expect(Recognized.innerMarks("## Spacing\n\n" + markdown) == numbers)
    #expect(Recognized.marks("## Spacing\n\n" + markdown).count == 1)
  }

  @Test func marksWhereItStandsWhatOnlyWordsNearItName() {
    let list = "## Colour\n\n- Ink: #102030\n- Sand: #F4E9D8\n- Middle: the plan as a drawing. Walls 3 px #5C5348\n"
    let html = Recognized.html(list)
    #expect(html.contains("<b>Sand</b>") && !html.contains("<b>Middle</b>"))
    #expect(Recognized.figures("## Motion\n\nSheets go down, and dialogs with fade+scale 150ms.\n").isEmpty)
  }

  @Test func namesAStepByItsNumberWhereThatIsNotItsSize() {
    let html = Recognized.html("## Spacing\n\n```\n1 → 4px\n2 → 8px\n8 → 8px\n```\n")
    #expect(html.contains("<b>1</b>") && html.contains("<b>2</b>") && !html.contains("<b>8</b>"))
  }

  @Test func drawsAColourThatStandsAloneOnlyOnce() {
    let text = "- Ink #102030\n- Sea #0A2540\n\nText.\n\n- Button: #0A2540\n\nText.\n\n- Sand: #F4F1EA\n"
    #expect(Recognized.figures(text) == ["0 swatches", "4 swatches"])
  }

  @Test func marksANumberThatStandsAloneWhereItStands() {
    let text = "- Corner radius: 12pt\n\nText.\n\n- Padding: 16px\n\nText.\n\n- Fade: 250ms\n\n- Height: 48 of 60\n"
    #expect(Recognized.figures(text).isEmpty)
    #expect(Recognized.marks(text) == ["corner 12px", "bar 16px", "time 25px"])
  }

  @Test(arguments: [
    ("- Radius: 20px (`1.25rem`)", ["corner 20px"]), ("- Padding: 1rem (16px)", ["bar 16px"]),
    ("- Padding: 32px (24px mobile)", []), ("- Padding: 32px (`24px`)", []),
    ("- Menu: 0.3s cubic-bezier(0.4, 0, 0.2, 1)", ["time 30px"]), ("Menus use a 200ms transition.", ["time 20px"]),
    ("- Hold: 3s", []),
  ])
  func marksANumberThatIsSaidAgain(_ text: String, _ expected: [String]) {
    #expect(Recognized.marks(text) == expected)
  }

  @Test func countsALeadingInEmOnTheSizeOfItsType() {
    let table = "| Style | Size | Line height |\n|---|---|---|\n| Title | 15px | 1.2em |\n| Text | 2em | 1.5em |"
    let html = Recognized.html("## Typography\n\n\(table)")
    #expect(html.contains("15/18"))
    #expect(html.contains("32/48") || html.contains("2/3"))
  }

  @Test func drawsTheFewValuesOfEachPartOfASectionTogether() {
    let parts = ["Card", "Badge", "Toast"].map { "**\($0)**\n\n- Padding: \($0.count * 4)px\n- Radius: 8px\n\n" }
    let text = "## Parts\n\n" + parts.joined() + "## More\n\n- Padding: 4px\n"
    #expect(Recognized.figures(text) == ["6 scale", "6 radii"])
    #expect(Recognized.html(text).contains("Card, Padding"))
    #expect(Recognized.marks(text) == ["bar 4px"])
  }

  @Test func repeatsNoColourAsAPartOfSomething() {
    let text = """
      ## Colours

      - Sea #0A2540
      - Sand #F4F1EA

      ## Parts

      **Card**

      - Background: #F4F1EA
      - Text: #0A2540
      """
    #expect(Recognized.figures(text) == ["1 swatches"])
  }

  @Test func drawsOneSpringLargeAndSeveralTogether() {
    let one = "- Sheet: response 0.5, damping 0.82"
    #expect(Recognized.figures(one) == ["0 spring"])
    #expect(Recognized.figures(one + "\n- Row: response 0.4, damping 0.9") == ["0 springs"])
  }

  @Test func titlesAFigureWithTheLineThatLeadsToIt() {
    let html = Recognized.html("## Typography\n\n**Font Family:** System fonts\n**Sizes:**\n- xs: 12px\n- sm: 14px")
    #expect(html.contains("Typography: sizes"))
  }

  @Test func joinsLightAndDarkOfOneNameIntoOneField() {
    let html = Recognized.html("- color.card.light: #FFFFFF\n- color.card.dark: #184873")
    #expect(html.matches(of: /data-token=/).count == 1)
    #expect(html.contains("data-token=\"color.card\""))
  }

  @Test func linksNoNameAndShowsThePathOfADottedOne() {
    let html = Recognized.html("- color.brand.ink: #102030\n- Sea #0A2540")
    #expect(!html.contains("href="))
    #expect(html.contains("<span class=\"path\">"))
    #expect(html.contains("data-token=\"Sea\""))
  }

  @Test func saysTheContrastOfAFieldWhereNoTableDoes() {
    let html = Recognized.html("- Sea #0A2540")
    #expect(html.contains("<i> 15.54 AAA</i><b>Sea</b><code>#0A2540</code>"))
    #expect(!html.contains("class=\"under\""))
  }

  @Test func drawsEveryStepOfOpacity() {
    let html = Recognized.html("## Opacity\n\n- Disabled: 38%\n- Hover: 0.08\n")
    #expect(html.contains("data-token=\"Disabled\"") && html.contains("38 % = #9e9e9e"))
    #expect(html.contains("data-token=\"Hover\""))
  }

  @Test func drawsARangeOfTimesAsOneBar() {
    let html = Recognized.html("- Fade: 150-300ms")
    #expect(html.contains("150–300 ms"))
  }

  @Test func givesALengthWithoutUnitTheOneTheDocumentWrites() {
    let html = Recognized.html("Spacing\n\n- tight 4\n- wide 16\n\nRadius\n\n- card 12 pt\n")
    #expect(html.contains("4 pt"))
  }

  @Test func drawsTheSameForTheSameText() {
    let text = "# Colors\n\n- Ink #102030\n- Sea #0A2540\n\n## Easing\n\n- Out: 0, 0, 0.2, 1\n"
    #expect(Recognized.html(text) == Recognized.html(text))
  }

  @Test func drawsShadowsAndGradientsByTheirSpecimens() {
    #expect(Recognized.figures("- Card: `0 4px 12px rgba(0,0,0,.15)`") == ["0 shadows"])
    let sheet = Recognized.html("- Card: `0 4px 12px rgba(0,0,0,.5)`")
    #expect(sheet.contains("data-token=\"Card\"") && sheet.contains("box-shadow:0px 4px 12px 0px"))
    let html = Recognized.html("- Dawn: `linear-gradient(135deg, #00E676, #FFD740)`")
    #expect(html.contains("data-specimen=\"gradients\"") && html.contains("linear-gradient(135deg,"))
    #expect(Recognized.html("- Glow: radial-gradient(#00E676, #FFD740)").contains("radial-gradient(closest-side"))
  }

  @Test(arguments: [
    "- Show: rise (spring, damping: 15), grow (spring, damping: 12)",
    "- Sheet: stiffness 200, damping 18; damping 22 on close",
  ])
  func reportsNoSpringThatIsOnlySpokenOf(_ markdown: String) {
    #expect(Recognized.findings(markdown).isEmpty)
  }

  @Test func drawsTheBlocksOfAQuotationBehindIt() {
    let text =
      "# Colors\n\n> - Ink #102030\n> - Sea #0A2540\n>\n> > Spacing\n> >\n> > - tight 4\n> > - wide 16\n\n- Sand #F4F1EA\n"
    #expect(Recognized.figures(text) == ["1 swatches", "1 scale", "2 swatches"])
  }

  @Test func saysThatTheSizesOfApplesTextStylesAreApples() {
    let text = "# Type\n\n## Text Styles\n\n- **Large Title**: Screens\n- **Title 1**: Sections\n- **Body**: Text"
    #expect(Recognized.html(text).contains("Text Styles: Apple’s sizes, at the default content size"))
    #expect(Recognized.figures(text) == ["2 type-ramp"])
  }
}
