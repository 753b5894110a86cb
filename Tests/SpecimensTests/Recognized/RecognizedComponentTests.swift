import Testing

@testable import Specimens

/// Components that documents describe in tables of states and in lists of properties.
@Suite struct RecognizedComponentTests {
  private static let states = """
    | State | Background | Content | Border |
    |---|---|---|---|
    | Enabled | `#9050E9` | `#FFFFFF` | `#7526E3` |
    | Hover | `#7526E3` | | |
    | Disabled | `#CFD5DA` | `#909AA1` | `#B0B9BF` |
    """

  /// The captions below the drawn states.
  private static func labels(_ text: String) -> [String] {
    Recognized.html(text).matches(of: /data-token="[^"]*"><div class="thing".*?<b>([^<]*)<\/b>/).map { String($0.1) }
  }

  @Test func drawsATableOfStatesAsTheComponent() {
    let text = "# Button\n\n## Color reference\n\n**Primary** — the one call to action.\n\n\(Self.states)\n"
    let html = Recognized.html(text)
    #expect(Recognized.figures(text) == ["3 component-states", "3 swatches"])
    #expect(html.ranges(of: "class=\"thing\"").count == 3)
    #expect(html.contains("Primary, hover") && html.contains("Primary, disabled"))
    // WCAG asks nothing of a control that nobody can use.
    #expect(html.contains("WCAG exempts disabled controls") && html.contains(">1.94<"))
    // What the row of a state leaves out is as at rest.
    #expect(html.contains("#FFFFFF on #7526E3") && html.contains("#909AA1 on #CFD5DA"))
    #expect(html.contains("border:1px solid #7526e3"))
    #expect(html.contains("<details class=\"folded\">"))
  }

  @Test func readsStatesInColumnsAndVariantsInRows() {
    let turned = """
      ## Chip

      | Property | Default | Hover |
      |---|---|---|
      | Background | `#EEEEEE` | `#DDDDDD` |
      | Text | `#111111` | `#111111` |
      """
    #expect(Recognized.html(turned).contains("#111111 on #DDDDDD"))
    let variants = """
      ## Badges

      | Variant | Background | Text |
      |---|---|---|
      | Success | `#DFF5E1` | `#14532D` |
      | Danger | `#FDE2E2` | `#7F1D1D` |
      """
    let html = Recognized.html(variants)
    #expect(html.contains("#14532D on #DFF5E1") && html.contains("#7F1D1D on #FDE2E2"))
  }

  @Test func takesTheMeasuresOfThePageOfOneComponent() {
    let specs =
      "| Property | Value |\n|---|---|\n| Height | 48px |\n| Padding (horizontal) | 24px |\n| Corner radius | 8px |"
    let page = { (title: String) in "# \(title)\n\n## Colours\n\n**Primary**\n\n\(Self.states)\n\n## Specs\n\n\(specs)"
    }
    let html = Recognized.html(page("Button"))
    #expect(html.contains("border-radius:8px") && html.contains("padding-inline:24px") && html.contains("height:48px"))
    #expect(html.contains("Height 48 px, padding at the sides 24 px, radius 8 px, as given below Specs."))
    // Those of a whole guide are not the button’s.
    #expect(!Recognized.html(page("Fern")).contains("border-radius:8px"))
  }

  @Test func takesMeasuresOfSidesForNoOthers() {
    let specs =
      "| Property | Value |\n|---|---|\n| Padding (vert) | 6px |\n| Padding (px), horizontal | 20px |\n"
      + "| Corner radius, leading | 9px |"
    let html = Recognized.html("# Button\n\n## Colours\n\n**Primary**\n\n\(Self.states)\n\n## Specs\n\n\(specs)")
    #expect(html.contains("padding-block:6px") && html.contains("padding-inline:20px"))
    #expect(!html.contains("border-radius:9px"))
  }

  @Test func drawsAListOfPropertiesInEachStateAndTheme() {
    let text = """
      # Parts of Fern

      **Secondary button (Edit)**
      - Background: `#FFFFFF` light / `#1B2F4D` dark
      - Text: `#14233C` light / `#F4F6F9` dark, Inter 15px weight 600
      - Border: 1px `#E4E7EB` light / `#243A57` dark
      - Corner radius: 14px
      - Pressed: background `#EEF0F3` light / `#243A57` dark
      """
    let html = Recognized.html(text)
    for words in ["#14233C on #FFFFFF", "#F4F6F9 on #1B2F4D", "#14233C on #EEF0F3", "#F4F6F9 on #243A57"] {
      #expect(html.contains(words), "\(words)")
    }
    #expect(html.contains("border-radius:14px") && html.contains("font-size:15px;font-weight:600"))
    #expect(html.contains("Secondary button, pressed, dark"))
    #expect(!html.contains("Text, light"))
  }

  @Test(arguments: [
    // a palette
    "## Palette\n\n- Background: `#FFFFFF`\n- Text: `#111111`\n- Border: `#DDDDDD`",
    // the page itself
    "## Page layout\n\n- Background: `#FFFFFF`\n- Text: `#111111`\n- Padding: 24px",
    // themes
    "## Colours\n\n| Theme | Background | Text |\n|---|---|---|\n| Light | `#FFFFFF` | `#111111` |\n| Dark | `#111111` | `#FFFFFF` |",
    // a ground alone, of no size
    "**Hero card**\n\n- Background: `#FF3464`\n- Radius: 18px",
  ])
  func drawsNoComponentOfWhatIsNone(_ text: String) {
    #expect(!Recognized.figures(text).contains { $0.hasSuffix("component-states") })
  }

  @Test func leavesOutAStateThatSaysMoreThanAColour() {
    let text = """
      **Primary button**

      - Background: `#FF3464`
      - Text: `#FFFFFF`
      - Padding: 16px
      - Disabled: `#FF3464` at 35% opacity, text at 60%
      """
    let html = Recognized.html(text)
    #expect(html.contains("#FFFFFF on #FF3464") && !html.contains("Primary button, disabled"))
  }

  @Test func drawsTheColoursOfASectionThoughALaterListRepeatsThem() {
    let text = """
      ## Colours

      ### Primary

      - **Hot Coral** (`#FF3464`): the brand
      - **Hot Coral Pressed** (`#E02855`): pressed

      ### Text

      - **Ink** (`#14233C`): primary text
      - **Meta** (`#5C6B82`): metadata
      - **Faint** (`#94A1B5`): placeholders

      ## Quick color reference

      - Hot Coral: `#FF3464`
      - Coral pressed: `#E02855`
      - Ink: `#14233C`
      - Divider: `#E4E7EB`
      """
    #expect(Recognized.figures(text) == ["2 swatches", "4 swatches", "6 swatches"])
    // The list that tells them again is whole.
    #expect(Recognized.html(text).ranges(of: "<code>#FF3464</code>").count == 2)
  }

  /// What a state says to change, a name in a low button, and a part of a page.
  @Test func drawsTheEdgeThatAStateShiftsAndNamesInOneLine() {
    let select = Recognized.html(
      "## Inputs\n\n**Milk Select**\n- Background: `#ffffff`\n- Text: `#1e1e1e`\n- Border: `1px solid #d6dbde`\n- Radius: `4px`\n- Focus: border shifts to Green Accent (`#00754A`)\n"
    )
    #expect(select.contains("background:#ffffff;color:#1e1e1e;border-radius:4px;border:1px solid #00754a"))
    let button = Recognized.html(
      "## Buttons\n\n**2. Secondary Button**\n- Background: `#FFFFFF`\n- Text: `#14233C`\n- Height: 32px\n")
    #expect(button.contains("white-space:nowrap") && button.contains(">Secondary Button</div>"))
    let footer = "### Footer\n\n- Background: Ink Black (`#141413`)\n- Text: White (`#ffffff`)\n- Padding: 48px\n"
    #expect(!Recognized.figures(footer).contains { $0.contains("component-states") })
  }

  @Test func drawsWhatIsForADarkThemeOnItsOwnGround() {
    let line = "| Hairline | `rgba(255, 255, 255, 0.08)` | `rgba(110, 90, 36, 0.38)` |"
    let table = { (ink: String) in "## Lines\n\n| Token | Dark | Light |\n|---|---|---|\n\(ink)\(line)" }
    #expect(Recognized.html(table("")).contains("one of the dark theme over black"))
    let ground = "| Background | `#08060b` | `#e7dfc9` |\n"
    #expect(Recognized.html(table(ground)).contains("one of the dark theme over Background"))
  }

  // MARK: Evidence

  private static func button(_ line: String) -> String {
    "**Primary button**\n\n- Background: `#14532D`\n- Text: `#FFFFFF`\n- Padding: 12px 24px\n- \(line)\n"
  }

  private static func isDrawn(_ text: String) -> Bool {
    Recognized.figures(text).contains { $0.hasSuffix("component-states") }
  }

  /// Whatever could be a property at rest and was not understood forbids the drawing.
  @Test(arguments: [
    "Border radius: 12px 12px 0 0", "Radius: 8–12px", "Border: 1px solid gray", "Border: 1px dashed `#111111`",
    "Border: 1px", "Radius: same as cards", "Height: 44px (iOS), 32px (macOS)", "Border: hairline",
    "Shadow: subtle", "Padding: `var(--space-3)`", "Text: `#EEEEEE`", "Rail: 4px", "Border: none or 1px",
    "Font: `{type.label}`", "Text: `#FFFFFF` with a 2px ring",
  ])
  func drawsNoComponentOfWhichSomethingWasNotUnderstood(_ line: String) {
    #expect(!Self.isDrawn(Self.button(line)), "\(line)")
  }

  /// What says nothing of how it looks, or what was understood, does not.
  @Test(arguments: [
    "Used for: `Continue`, `Save`", "Border: none", "Shadow: none", "Icon: 16px, `#FFFFFF`",
    "Transition: 150ms ease-out",
    "Radius: 8px — almost square", "Radius: 12px (or 50% for an icon alone)", "Hover: darken by 10%", "Width: 100%",
    "Gap: 8px between icon and words", "Haptic: medium on tap", "Minimum height: 44px", "Margin: 0 0 16px",
  ])
  func drawsAComponentBesideWhatIsNotOfItsLook(_ line: String) {
    #expect(Self.isDrawn(Self.button(line)), "\(line)")
  }

  @Test(arguments: [
    ("Border radius: 999px", "border-radius:999px"), ("Corner radius: full pill", "border-radius:9999px"),
    ("Font size: 14px", "font-size:14px"), ("Weight: 600", "font-weight:600"),
    ("Font family: Inter, sans-serif", "font-family:'Inter', sans-serif"),
    ("Letter spacing: 0.5px", "letter-spacing:0.5px"),
    ("Opacity: 60%", "opacity:0.6"), ("Min height: 48px", "min-height:48px"),
    ("Text style: Inter 15px / 600, uppercase", "text-transform:uppercase"),
  ])
  func drawsWhatOneLineGives(_ line: String, _ css: String) {
    #expect(Recognized.html(Self.button(line)).contains(css), "\(line)")
  }

  @Test func readsPaddingsOfEverySide() {
    let padding = { (text: String) in
      Recognized.html("**Chip**\n\n- Background: `#EEEEEE`\n- Text: `#111111`\n- Padding: \(text)\n")
    }
    for text in [
      "6px 14px", "6px / 14px", "H: 14px / V: 6px", "6px vertical, 14px horizontal", "14px horizontal, 6px vertical",
    ] {
      let html = padding(text)
      #expect(html.contains("padding-block:6px") && html.contains("padding-inline:14px"), "\(text)")
    }
    let sides = padding("0px 15px 0px 32px")
    #expect(sides.contains("padding-right:15px") && sides.contains("padding-left:32px"))
  }

  /// A state of which more is said than a drawing has is named, and the others stand.
  @Test func namesTheStatesThatItDoesNotDraw() {
    let text =
      Self.button("Hover: background `#166534`, white text")
      + "- Focus: border `#86EFAC` + 2px ring\n- Pressed: `#052E16` + scale 0.98\n"
    let html = Recognized.html(text)
    #expect(Self.labels(text) == ["Primary button", "Primary button, hover", "Primary button, pressed"])
    #expect(html.contains("Described and not drawn: focus."))
  }

  /// `focus` in a line at rest is of that state, and the border at rest is none.
  @Test func givesTheBorderOfAStateToThatState() {
    let text =
      "### Text field\n\n- Background: `#1C1C1E`\n- Text: Inter 16px `#FFFFFF`\n- Height: 52px\n- Border: none (focus: 1px `#E8FF63`)\n"
    let html = Recognized.html(text)
    #expect(Self.labels(text) == ["Text field", "Text field, focus"])
    #expect(html.ranges(of: "border:1px solid #e8ff63").count == 1 && html.contains("font-size:16px"))
  }

  @Test func drawsNoWordsWithoutTheirColour() {
    let html = Recognized.html("### Metric card\n\n- Background: `#1C1C1E`\n- Border: 1px `#252525`\n- Padding: 20px\n")
    #expect(html.contains("color:transparent") && html.contains("Where no colour is given for words, none are drawn."))
    #expect(!html.contains("The words are set in"))
  }

  @Test func readsOneStateOfTwoThemesOnlyWhereItHasBoth() {
    let text =
      "**Ghost button**\n\n- Text: `#EDEDED` dark / `#000000` light\n- Border: 1px `#333333` dark / `#E1E1E1` light\n"
      + "- Radius: 8px\n- Pressed: background `#1A1A1A`\n"
    #expect(Self.labels(text) == ["Ghost button, dark", "Ghost button, light"])
  }

  @Test func readsAColumnOfEachVariantBesideTheNamesOfProperties() {
    let text = """
      ## Buttons

      | Property | Primary | Secondary | Danger |
      |---|---|---|---|
      | Background | `#14532D` | `#FFFFFF` | `#B91C1C` |
      | Text | `#FFFFFF` | `#14532D` | white |
      | Border | none | 1px solid `#14532D` | 1px solid red |
      | Padding | 8px 16px | 8px 16px | 8px 16px |
      """
    #expect(Self.labels(text) == ["Primary", "Secondary"])
    #expect(Recognized.html(text).contains("padding-inline:16px"))
  }

  @Test func leavesOutTheRowOfATableThatHasMoreThanColours() {
    let text = """
      ## Badges

      | Variant | Background | Text | Border |
      |---|---|---|---|
      | Success | `#DFF5E1` | `#14532D` | none |
      | Neutral | `#EEEEEE` | dark gray | none |
      | Danger | `#FDE2E2` | `#7F1D1D` | none |
      """
    #expect(Self.labels(text) == ["Success", "Danger"])
  }

  /// What is called like a state is of the thing above it.
  @Test func callsWhatIsAtRestByItsSection() {
    let text =
      "### Search field\n\n#### Default\n\n- Background: `#F5F5F5`\n- Text: `#000000`\n- Radius: 40px\n- Height: 48px\n"
    #expect(Self.labels(text) == ["Search field"])
    let wide = "#### Primary（ダーク背景上の白ボタン）\n\n- Background: `#FFFFFF`\n- Text: `#191918`\n- Padding: 8px 16px\n"
    #expect(Self.labels(wide) == ["Primary"])
  }

  @Test func readsTheNamesOfPropertiesInOtherLanguages() {
    let german = "**Hauptknopf**\n\n- Füllung: `#14532D`\n- Schrift: `#FFFFFF`\n- Höhe: 44px\n"
    #expect(Recognized.html(german).contains("#FFFFFF on #14532D") && Recognized.html(german).contains("height:44px"))
    #expect(!Self.isDrawn(german.replacing("Höhe", with: "Ruhe")))
    let russian =
      "## Значки\n\n| Variant | Фон | Текст |\n|---|---|---|\n| Готово | `#DFF5E1` | `#14532D` |\n| Сбой | `#FDE2E2` | `#7F1D1D` |"
    #expect(Self.labels(russian) == ["Готово", "Сбой"])
  }

  /// What its item only names the states of is drawn with the rest, once.
  @Test func drawsAListWithinAnotherOnce() {
    let states =
      "- States:\n  - Background: `#14532D`\n  - Text: `#FFFFFF`\n  - Padding: 12px 24px\n  - Hover: background `#166534`\n"
    let text = "**Primary button**\n\n- Background: `#14532D`\n- Text: `#FFFFFF`\n- Padding: 12px 24px\n\(states)"
    #expect(Self.labels(text) == ["Primary button", "Primary button, hover"])
    // Where the outer list is no component, the inner one may be one.
    #expect(Self.isDrawn("**Primary button**\n\n\(states)- Rail: `#333333`\n"))
  }

  @Test(.timeLimit(.minutes(1))) func readsWhatNobodyWritesInReasonableTime() {
    let lines = ["Background: `#14532D`", "Text: `#FFFFFF`", "Padding: 12px 24px"]
    let nested = (0..<200).map { String(repeating: "  ", count: $0) + "- \(lines[$0 % lines.count])\n" }.joined()
    #expect(Self.labels("**Primary button**\n\n\(nested)") == ["Primary button"])
    // Whatever such a paragraph says, it may be of how the button looks.
    let long = String(repeating: "1px, ", count: 40_000)
    #expect(!Self.isDrawn(Self.button("Border: \(long)")) && Self.isDrawn(Self.button("Used for: \(long)")))
  }

  /// What is of one side is drawn at that side, wherever its word stands.
  @Test(arguments: [
    ("Border: 1px solid `#111111` on the lower edge", "border-bottom:1px solid #111111"),
    ("Border-bottom: 1px solid `#111111`", "border-bottom:1px solid #111111"),
    ("Upper border: 2px `#111111`", "border-top:2px solid #111111"),
    ("Border right: white", "border-right:1px solid #ffffff"),
  ])
  func drawsTheBorderOfOneSide(_ line: String, _ css: String) {
    let html = Recognized.html(Self.button(line))
    #expect(!html.contains(";border:1px") && !html.contains(";border:2px") && html.contains(css), "\(line)")
  }

  @Test(arguments: [
    "Border: 1px solid `#111111` at the top and bottom", "Border: left and right `#111111`", "Radius: 8px at the top",
    "Top radius: 8px", "Text: `#EEEEEE` at the left", "Border: white at the top, bottom",
  ])
  func drawsNoneOfWhichSeveralSidesOrCornersAreGiven(_ line: String) {
    #expect(!Self.isDrawn(Self.button(line)), "\(line)")
  }

  @Test(arguments: [
    ("Padding: 12px leading, 8px trailing", ["padding-left:12px", "padding-right:8px"]),
    ("Padding: 12px, trailing icon 16px", ["padding:12px"]),
    ("Padding: 12px, 8px bottom", ["padding:12px", "padding-bottom:8px"]),
    ("Padding (px): 12px", ["padding:12px"]), ("Padding left: 12px", ["padding-left:12px"]),
    ("Horizontal padding: 12px", ["padding-inline:12px"]),
    ("Padding (V/H): 6px 12px", ["padding-block:6px", "padding-inline:12px"]),
    ("Padding (H/V): 12px 6px", ["padding-block:6px", "padding-inline:12px"]),
  ])
  func drawsThePaddingOfTheSideThatIsNamed(_ line: String, _ css: [String]) {
    let html = Recognized.html("**Chip**\n\n- Background: `#EEEEEE`\n- Text: `#111111`\n- Height: 32px\n- \(line)\n")
    for one in css { #expect(html.contains(one), "\(line)") }
    #expect(css.contains("padding:12px") || !html.contains("padding:12px"), "\(line)")
  }

  /// Colours of digits alone and those of functions are colours wherever a clause is asked for them.
  @Test func readsTheColoursOfAClauseInOneWay() {
    let hover = Self.button("Hover: `#333`")
    #expect(Self.labels(hover) == ["Primary button", "Primary button, hover"])
    #expect(Recognized.html(hover).contains("#FFFFFF on #333333"))
    let text = "**Chip**\n\n- Background: `#DDD`\n- Text: 600 weight rgb(17, 24, 39)\n- Padding: 8px\n"
    let drawn = Recognized.html(text)
    #expect(drawn.contains("background:#dddddd;color:#111827;") && drawn.contains("font-weight:600"))
    let own = "**Chip**\n\n- Background: `#333` text\n- Fill: `#DDD`\n- Padding: 8px\n"
    #expect(Recognized.html(own).contains("background:#dddddd;color:#333333"))
    // What nobody knows forbids a drawing with such a colour too.
    #expect(!Self.isDrawn(Self.button("Rail: `#333`")) && Self.isDrawn(Self.button("Rail: thin")))
  }

  /// A slash parts clauses where a word for a look follows, and no two lengths.
  @Test func partsClausesAtSlashesAndAtGrounds() {
    let chip = { (line: String) in Recognized.html("**Chip**\n\n- \(line)\n- Padding: 6px / 14px\n") }
    for line in [
      "Default: background `#DDDDDD` / text `#111111`", "Default: `#111111` text on `#DDDDDD`",
      "Default: background `#DDDDDD` + text `#111111`",
    ] {
      let html = chip(line)
      #expect(html.contains("background:#dddddd;color:#111111") && html.contains("padding-inline:14px"), "\(line)")
    }
  }
}
