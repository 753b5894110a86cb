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
    #expect(html.contains("border-radius:14px") && html.contains("600 15px"))
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
}
