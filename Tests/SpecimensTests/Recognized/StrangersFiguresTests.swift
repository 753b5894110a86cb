import Testing

@testable import Specimens

/// What is drawn once, together or under another name, where documents give the same or little in many places.
@Suite struct StrangersFiguresTests {
  @Test func drawsTheOneBackgroundOfEachOfSeveralSectionsTogether() {
    let text = """
      ## Components

      ### Small button

      - Background: #AAE1E4

      ### Tab switcher

      - Background: #73CED3
      """
    #expect(Recognized.figures(text) == ["4 swatches"])
    let html = Recognized.html(text)
    #expect(html.contains("Small button, Background") && html.contains("Tab switcher, Background"))
  }

  /// A section that defines colours shows them, though a later list of more repeats them.
  @Test func drawsTheColoursOfASectionThatALaterListRepeats() {
    let text = """
      ## Colours

      ### Primary

      - **Coral** (`#FF3464`): The brand colour.
      - **Coral pressed** (`#E02855`): Pressed state.

      ### Text

      - **Ink** (`#14233C`): Primary text.
      - **Meta** (`#5C6B82`): Metadata.
      - **Faint** (`#94A1B5`): Placeholders.

      ## Quick colour reference

      - Brand: `#FF3464`
      - Pressed: `#E02855`
      - Anchor: `#14233C`
      """
    let html = Recognized.html(text)
    let primary = html.prefix(upTo: html.firstRange(of: "Text.")?.lowerBound ?? html.startIndex)
    #expect(primary.contains("Coral pressed"))
  }

  /// Of a motion that a sentence gives, its curve and its time are drawn.
  @Test func drawsTheTimeBesideACurve() {
    let html = Recognized.html(
      "## Motion\n\n- **Feed insert**: new rows slide in from the top with 250ms ease-out and fade\n"
        + "- **Card flip**: tapping the card does a flip about its axis (350ms ease-in-out) to reveal controls")
    #expect(html.contains("250 ms") && html.contains("350 ms"))
  }

  @Test func captionsWithoutTheNumberOfAChapter() {
    let html = Recognized.html("## 7 · Details\n\n- Ink: #102030\n- Sea: #0A2540\n- Sand: #F4E9D8")
    #expect(html.contains("<b>Details.</b>"))
  }

  @Test func setsTheStopsOfAGradientWhereTheyAreSeen() {
    func stops(_ gradient: String) -> String {
      let html = Recognized.html("## Gradients\n\n- **Fade**: `\(gradient)`")
      let list = html.firstMatch(of: /<div class="stops.*?<\/div>/).map { String($0.0) } ?? ""
      return list.replacing(/<\/?(?:span|code)(?: class="end")?>/, with: "")
    }
    #expect(
      stops("linear-gradient(270deg, #ff0000 10%, #00ff00 60%, #0000ff 100%)")
        == "<div class=\"stops at\" style=\"grid-template-columns:minmax(min-content,0.4fr) minmax(min-content,0.5fr) "
        + "minmax(min-content,0.1fr)\">100 % #0000ff60 % #00ff0010 % #ff0000</div>")
    #expect(
      stops("linear-gradient(90deg, #ff0000 10%, #0000ff 100%)")
        == "<div class=\"stops at\" style=\"--from:0.1;grid-template-columns:minmax(min-content,0.9fr) "
        + "max-content\">10 % #ff0000100 % #0000ff</div>")
    #expect(stops("linear-gradient(180deg, #ff0000, #0000ff)").contains("grid-template-rows"))
    #expect(stops("radial-gradient(#ff0000, #0000ff)").hasPrefix("<div class=\"stops\">0 % #ff0000"))
    let html = Recognized.html("## Gradients\n\n- **Fade**: `linear-gradient(270deg, #ff0000, #0000ff)`")
    #expect(html.contains("To the left"))
  }

  @Test func drawsAPaletteWholeAndNoColourThatTheTextSpokeOfBeforeIt() {
    let text = """
      ## Key characteristics

      - Deep blue (`#112299`) as the one colour of action
      - Near black (`#111418`) for text, and grey (`#667788`) for labels

      ## Colour palette

      ### Primary

      - **Deep blue** (`#112299`): actions
      - **Night** (`#0a1244`): pressed
      - **Near black** (`#111418`): text
      """
    #expect(Recognized.figures(text) == ["1 swatches", "4 swatches"])
    let html = Recognized.html(text)
    #expect(html.contains("Night") && html.ranges(of: "<code>#112299</code>").count == 1)
  }

  @Test func drawsNoShadowOfLettersOnABox() {
    let text = "## Effects\n\n| Name | Value |\n|---|---|\n| Text shadow | `0 2px 4px rgba(0, 0, 0, 0.5)` |\n"
    #expect(Recognized.figures(text + "| Glow text-shadow | `0 0 4px rgba(0, 0, 0, 0.5)` |") == [])
  }

  @Test func drawsOnTheDarkGroundThatTheDocumentNames() {
    let border = "- **Border**: `rgba(255, 255, 255, 0.1)`"
    #expect(Recognized.html("- **Background**: `#020202`\n\(border)").contains("measured over Background"))
    #expect(Recognized.html("- **Page background**: `#f8f8f8`\n\(border)").contains("measured over white"))
    let both = "- **Background**: `#020202`\n- **Paper**: `#ffffff`\n\(border)"
    #expect(Recognized.html(both).contains("measured over white"))
    let shadow = "## Shadows\n\n- **Lift**: `0 2px 8px rgba(0, 0, 0, 0.5)`"
    #expect(Recognized.html("- **Background**: `#020202`\n- **Ink**: `#ffffff`\n\n\(shadow)").contains("On Background"))
  }

  @Test func drawsADarkPaletteOfALightDocumentOnItsOwnGround() {
    let light = "## Light mode\n\n- **Background**: `#FFFFFF`\n- **Line**: `rgba(0, 0, 0, 0.1)`\n\n"
    let dark = "## Dark mode\n\n- **Background**: `#101418`\n- **Line**: `rgba(255, 255, 255, 0.1)`\n"
    let html = Recognized.html(light + dark)
    #expect(html.contains("measured over Background"))
    #expect(Recognized.html(light).contains("measured over white"))
  }

  @Test func drawsAShadowThatStandsAloneAgainOnlyOnce() {
    let shadow = "```css\nbox-shadow: 0 1px 3px rgba(0, 0, 0, 0.1);\n```"
    #expect(Recognized.figures("## Raised\n\n\(shadow)\n\n## Card\n\n\(shadow)") == ["1 shadows"])
    let other = "```css\nbox-shadow: 0 2px 3px rgba(0, 0, 0, 0.1);\n```"
    #expect(Recognized.figures("## Raised\n\n\(shadow)\n\n## Card\n\n\(other)") == ["1 shadows", "3 shadows"])
  }

  @Test func drawsWhatTablesOfLikeSectionsGiveTogether() {
    let sections = ["Large": 48, "Medium": 40, "Small": 32].sorted { $0.value > $1.value }.map { name, height in
      "## \(name) button\n\n| Property | Value |\n|---|---|\n| Height | \(height)px |\n| Corner radius | 8px |"
    }
    let text = "# Buttons\n\n" + sections.joined(separator: "\n\n")
    #expect(Recognized.figures(text) == ["6 scale", "6 radii"])
    #expect(Recognized.html(text).contains("Large button, Height"))
    // The radius is the same in both, and so is only marked.
    #expect(Recognized.figures("# Buttons\n\n" + sections.prefix(2).joined(separator: "\n\n")) == ["4 scale"])
  }

  @Test func comparesTheNumbersThatPartsOfAChapterGiveAlone() {
    let card = "## Card\n\n- Border radius: 12px\n- Padding: 24px\n- Font size: 16px"
    let input = "## Input\n\n- Border radius: 6px\n- Padding: 24px\n- Font size: 14px"
    let text = "# Parts of Fern\n\n\(card)\n\n\(input)"
    #expect(Recognized.figures(text) == ["4 radii", "4 type-ramp"])
    #expect(Recognized.html(text).contains("Card, Border radius"))
    #expect(Recognized.html(text).contains("Input, Font size"))
  }

  @Test(arguments: [
    "# Parts\n\n## Card\n\n- Weight: 600\n\n## Input\n\n- Weight: 400",
    "# Parts\n\n## Card\n\n- Radius: 0\n\n## Input\n\n- Radius: 6px",
    "# Parts\n\n## Card\n\n- Small corners (2px)\n\n## Input\n\n- Large corners (6px)",
    "## Card\n\n- Radius: 2px\n\n## Input\n\n- Radius: 6px",
  ])
  func leavesNumbersWhereTheyStand(_ text: String) {
    #expect(Recognized.figures(text).filter { !$0.hasSuffix("type-ramp") } == [])
  }

  @Test func drawsEachCombinationOfColoursWhole() {
    let text = """
      ## Combinations

      ### Earth

      - Background: Soil `#3A2F25`
      - Text: Cream `#F5F2EB`
      - Link: Gold `#B28B5A`

      ### Water

      - Background: Emerald `#1F3F36`
      - Text: Cream `#F5F2EB`
      - Link: Sage `#7B8D6A`
      """
    #expect(Recognized.figures(text) == ["2 swatches", "4 swatches"])
  }

  @Test func drawsTheColoursOfSectionsThatAreTheirPurposeTogether() {
    let text = """
      # Palette

      ## Primary

      Forest Green

      Hex:

      #314A3D

      ## Secondary

      Cream

      Hex:

      #ECE7D8
      """
    #expect(Recognized.figures(text) == ["8 swatches"])
    #expect(Recognized.html(text).contains("Forest Green"))
  }

  @Test func marksOneWidthOfALineWhereverItStands() {
    let text = "## Parts\n\n- **Card**: 1px border\n- **Field**: 1px border\n"
    #expect(Recognized.figures(text) == [] && Recognized.marks(text) == ["line 1px", "line 1px"])
    #expect(Recognized.figures(text + "- **Focus**: 2px border\n") == ["1 borders"])
  }

  @Test func countsInTheUnitThatTheTextSpeaksOf() {
    let list = "## Rhythm\n\n- `screenInset = 16`\n- `sectionSpacing = 24`\n"
    #expect(Recognized.html("An 8pt grid.\n\n" + list).contains("16 pt"))
    #expect(Recognized.html(list).contains("16 px"))
  }

  @Test func tellsAColourOfOneThemeFromTheSameNameOfNone() {
    let html = Recognized.html(
      "## Colours\n\n- Card: `#FFFFFF`\n- Dark mode: scaffold `#111315`, card `#1A1D1F`")
    #expect(html.contains("card, dark") || html.contains("Card, dark"))
  }

  @Test func saysNothingOfTheSizeOfAFamilyThatStandsAlone() {
    let html = Recognized.html("## Fonts\n\n- Display: Space Grotesk\n- Body: Inter\n")
    #expect(html.contains("Families alone, at a size that only shows them.") && !html.contains("not given"))
  }

  @Test func captionsAPlateBelowAHeadingThatSaysNothingAfterTheOneAbove() {
    let html = Recognized.html("### Small\n\n#### Style\n\n`box-shadow: 0 1px 2px rgba(0, 0, 0, 0.1)`")
    #expect(html.contains("Small: shadows"))
  }

  @Test func saysLeadingsAsTheyAreGiven() {
    let html = Recognized.html("### Line height\n\n- Heading: 22px\n- Body: 1.5")
    #expect(html.contains("size not given, leading 22 px") && html.contains("size not given, leading 1.5"))
  }

  /// What has no size is no proof that its unit is missing.
  @Test func saysOfWhatHasNoSizeThatItHasNone() {
    let html = Recognized.html("### Letter spacing\n\n- Wide: `4px`\n- Tight: `-0.3px`\n")
    #expect(html.contains("No size is given: set at one that only shows the rest."), "\(html)")
    #expect(html.contains("tracking 4 px") && !html.contains("No unit"))
  }

  /// A number out of a hundred is a score, and no style of type.
  @Test func drawsNoScoresAsType() {
    for score in ["80/100", "70/200", "(80/100)"] {
      #expect(!Recognized.html("## Standing\n\n- Score: \(score)\n").contains("type-ramp"), "\(score)")
    }
    #expect(Recognized.html("## Button\n\n- Label: 15/600\n- Padding: 8px\n").contains("15"))
  }

  @Test func leavesNoWordOutWithoutWhichTheRestSaysNothing() {
    let html = Recognized.html(
      "```css\n--ease-in: cubic-bezier(0.4, 0, 1, 1);\n--ease-out: cubic-bezier(0, 0, 0.2, 1);\n```")
    #expect(html.contains("<b>Ease in</b>") && html.contains("<b>Ease out</b>"))
    #expect(Recognized.html("- Button .main: #112233\n- Button .ghost: #445566").contains("Button .main"))
  }

  @Test func tellsTheSameNameOfSeveralSectionsApart() {
    let html = Recognized.html(
      "## Colors\n\n### Primary scale\n\nBase: `#0356FF` — the core.\n\n### Accent scale\n\nBase: `#00B388` — rare.\n")
    #expect(html.contains("Primary scale, Base") && html.contains("Accent scale, Base"))
  }

  @Test(arguments: [
    "## Bar\n\n- Background: `#00000099`\n- Blur: 20px", "## Hint\n\n- Small text, color: `#9CA3AF`",
  ])
  func marksAColourWithoutANameOfItsOwnWhereItStands(_ text: String) {
    #expect(Recognized.figures(text).filter { $0.hasSuffix("swatches") } == [])
  }

  @Test func setsTypeInWordsOfTheScriptOfTheDocument() {
    let table = "| 名称 | 字号 |\n|---|---|\n| 标题 | 28px |\n| 正文 | 15px |"
    #expect(Recognized.html("# 设计\n\n## 字体\n\n以下为全部字号，请勿使用其他字号。\n\n" + table).contains("今天有三件事"))
    let japanese = "# デザイン\n\n## タイポグラフィ\n\nすべての文字の大きさは次のとおりです。\n\n- 見出し: 24px\n- 本文: 15px"
    #expect(Recognized.html(japanese).contains("今日は残り三件"))
    #expect(Recognized.html("## Type\n\n- Title: 24px\n- Body: 15px").contains("Three things left for today"))
  }

  @Test func drawsAllColoursOfAThingOrNone() {
    let palette = "# Notes\n\n## Colours\n\n- Ink: #102030\n- Sea: #0A2540\n- Sand: #F4E9D8\n\n## Buttons\n\n"
    let rule = "```css\n.button { background: #0A2540; color: #FAFAFA; }\n```\n"
    #expect(Recognized.figures(palette + rule) == ["2 swatches", "4 swatches"])
    #expect(
      Recognized.html(palette + rule).matches(of: /data-token="Button, background"|data-token="button, background"/)
        .count == 1)
    let known = "```css\n.button { background: #0A2540; color: #102030; }\n```\n"
    #expect(Recognized.figures(palette + known) == ["2 swatches"])
  }

  @Test func takesTheGroundOfAThingForNoneOfThePage() {
    let text = """
      ## Tooltip

      - Background: #111827
      - Text: #FFFFFF
      - Padding: 4px 8px

      ## Shadows

      - Menu: 0 4px 12px rgba(0, 0, 0, 0.2)
      - Sheet: 0 8px 24px rgba(0, 0, 0, 0.2)
      """
    #expect(Recognized.html(text).contains("On white"))
  }

  @Test func titlesWhatSeveralSectionsGiveByItsKind() {
    let text = "# Notes\n\n## Buttons\n\n- Radius: 8px\n\n## Fields\n\n- Radius: 12px\n\n## Cards\n\n- Radius: 16px"
    let html = Recognized.html(text)
    #expect(html.contains("Buttons, Radius") && html.contains("Radii"))
  }
}
