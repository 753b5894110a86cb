import Diagnostics
import Files
import TestSupport
import Testing

/// The components of a design document.
extension DesignDocumentTests {
  @Test func drawsTheSideThatABorderIsOfAndLinesAsLines() async throws {
    let page = try await BuiltSite([
      "DESIGN.md": """
      ---
      name: Acme
      colors:
        paper: "#fdf6e3"
        ink: "#222222"
        line: "#c02020"
      components:
        tab:
          backgroundColor: "{colors.paper}"
          textColor: "{colors.ink}"
          borderBottomColor: "{colors.line}"
          borderBottomWidth: 3px
        quote:
          textColor: "{colors.ink}"
          borderColor: "{colors.line}"
          borderLeftWidth: 4px
        caret:
          color: "{colors.line}"
          width: 5px
        divider:
          backgroundColor: "{colors.line}"
          height: 1px
      ---

      ## Components
      """
    ]).page("index.html")
    let figure = try #require(page.first("figure", "data-specimen", "component-states"))
    let boxes = page.all("div", "style").compactMap { $0.attributes["style"] }.filter { $0.hasPrefix("box-sizing") }
    #expect(boxes.count == 4)
    #expect(boxes[0].contains(";border-bottom:3px solid #c02020") && !boxes[0].contains(";border:"))
    #expect(boxes[1].contains(";border-left:4px solid #c02020") && !boxes[1].contains(";border:"))
    #expect(boxes[2].contains("background:#c02020") && boxes[2].contains("width:5px;height:96px"))
    #expect(boxes[3].contains("background:#c02020") && boxes[3].contains("width:96px;height:1px"))
    #expect(!boxes[2].contains("padding") && !boxes[3].contains("padding"))
    #expect(!figure.text.contains("Where no border width is given") && figure.text.contains("96 px long"))
  }

  @Test func drawsComponentsOnTheSurfaceThatAGroupNames() async throws {
    let page = try await BuiltSite([
      "DESIGN.md": """
      ---
      name: Acme
      surface: {base: "#fdf6e3", raised: "#eee8d5"}
      ink: {primary: "#073642"}
      components:
        note:
          textColor: "{ink.primary}"
        guide:
          color: "{surface.raised}"
          activeColor: "{ink.primary}"
      ---

      ## Components
      """
    ]).page("index.html")
    let stages = page.all("div", "class", "thing").compactMap { $0.attributes["style"] }
    #expect(stages.count > 1 && stages.allSatisfy { $0.contains("background:#fdf6e3") })
  }

  @Test func drawsStatesThatPropertiesNameAndSidesOfBorders() async throws {
    let site = await BuiltSite([
      "DESIGN.md": """
      ---
      name: Acme
      colors:
        primary: "#0055cc"
        dark: "#003388"
      components:
        button:
          backgroundColor: "{colors.primary}"
          hoverBackgroundColor: "{colors.dark}"
          border-bottom: "1px solid {colors.dark}"
          border: "2px solid {colors.dark}"
          focusBorderColor: "{colors.primary}"
          hoverShadow: "0 4px 12px rgba(0,0,0,0.4)"
        button-hover:
          height: 48px
      ---

      ## Components

      The `button` acts.
      """
    ])
    let page = try site.page("index.html")
    let states = try #require(page.all("figure", "data-specimen").first { $0.text.contains("Button, hover") })
    let styles = page.all("div", "class", "thing").filter { page.isInside($0) { $0.text == states.text } }.map(\.text)
    #expect(styles.count == 3)
    let drawn = page.all("div", "style").compactMap { $0.attributes["style"] }.filter {
      $0.contains("border-bottom:1px")
    }
    #expect(drawn.count == 3)
    #expect(drawn.map { $0.contains("background:#003388") } == [false, true, false])
    #expect(drawn.map { $0.contains("box-shadow") } == [false, true, false])
    #expect(drawn.map { $0.contains(";height:48px") } == [false, true, false])
    #expect(drawn.map { $0.contains("padding:8px 16px") } == [true, false, true])
    #expect(drawn.map { $0.contains("border:2px solid #0055cc") } == [false, false, true])
    #expect(states.text.contains("Where no padding is given"))
  }

  @Test func drawsTheComponentsOfASectionTogetherUnderItsHeading() async throws {
    let site = await Self.site(
      "## Components\n\nNone floats.\n\n**`button-primary`**: the action.\n\n- Round.\n\n**`chip`**: a filter.\n")
    let page = try site.page("index.html")
    #expect(
      Self.figures(page).first
        == "component-states: components.button-primary components.button-primary-hover components.chip")
    let main = try #require(page.all("main").first?.text)
    let (figure, text) = (main.firstRange(of: "Drawn 1 : 1"), main.firstRange(of: "None floats"))
    #expect(try #require(figure).lowerBound < #require(text).lowerBound)
  }

  @Test func drawsAComponentInItsStatesWithTheirContrast() async throws {
    let page = try await Self.site("## Components\n\n`button-primary` and `button-primary-hover`\n").page("index.html")
    let figure = try #require(page.first("figure", "data-specimen", "component-states"))
    let boxes = page.all("div", "style").compactMap { $0.attributes["style"] }.filter { $0.contains("box-sizing") }
    #expect(boxes.first?.contains("background:#112233;color:#ffffff") == true)
    #expect(boxes.first?.contains("border-radius:8px") == true)
    #expect(boxes.first?.contains("padding-block:12px;padding-inline:12px") == true)
    // What the state does not say is as at rest.
    #expect(boxes.dropFirst().first?.contains("background:#cc0044;color:#ffffff") == true)
    #expect(boxes.dropFirst().first?.contains("border-radius:8px") == true)
    #expect(figure.text.contains("Button primary, hover"))
    #expect(figure.text.contains("16.") && figure.text.contains("AAA"))
    #expect(
      page.all("tr", "data-token", "components.button-primary.padding.inline").first?.text.contains("spacing.md")
        == true)
  }
}
