import Diagnostics
import DrawingSupport
import Guide
import Plates
import TestSupport
import Testing
import TokenValues
import Tokens

@testable import Previews

/// Dimension drawings: what is given is drawn, what is not is not, and nothing crosses.
@Suite struct RedlinesTests {
  @Test func drawsOnlyWhatIsGiven() throws {
    let drawing = try draw("redlines", "height: size.button\nradius: radius.small\nlabel: Go")
    #expect(drawing.rules.isEmpty)
    #expect(drawing.html.contains(">56</text>") && drawing.html.contains(">r 8</text>"))
    #expect(drawing.html.contains("Dimension drawing of “Go”: height 56 px and radius 8 px."))
    #expect(drawing.html.contains("data-token=\"size.button\""))
    #expect(drawing.html.contains("href=\"../tokens.html#size.button\""))
    #expect(!drawing.html.contains("Padding") && !drawing.html.contains("pattern id"))
  }

  @Test func saysWhatOnlyTheDrawingGives() throws {
    #expect(try draw("redlines", "padding-x: 16px").html.contains("The height is chosen for the drawing, not given."))
    #expect(try draw("redlines", "height: 56px").html.contains("The width is chosen for the drawing, not given."))
  }

  @Test func saysOfARadiusAndAGapThatTheyAreItsOwn() throws {
    let round = try draw("redlines", "padding-x: 16px\nheight: 56px\nwidth: 200px\ndrawn-radius: 8pt")
    #expect(round.rules.isEmpty)
    #expect(round.html.contains("rx=\"8\"") && !round.html.contains(">r 8<"))
    #expect(round.html.contains("The radius is chosen for the drawing, not given."))
    #expect(try draw("redlines", "height: 56px\ndrawn-radius: round").rules == ["unknown-line"])
    let pair = "icon: icon.inline\nlabel: Home"
    #expect(try draw("redlines as=column", pair).html.contains("The gap is chosen for the drawing, not given."))
    #expect(try !draw("redlines as=column", pair + "\ngap: 4px").html.contains("is chosen for the drawing"))
  }

  @Test func standsOnTheColourThatTheBlockNames() throws {
    let drawing = try draw("redlines on=color.brand", "height: 56px")
    #expect(drawing.rules.isEmpty && drawing.html.contains("class=\"own\" style=\"background:#0066cc"))
    #expect(try draw("redlines on=color.brnad", "height: 56px").rules == ["unknown-token"])
    // What has neither a fill nor an edge has no black one.
    #expect(drawing.html.contains("--edge:color-mix(in srgb,currentColor 32%,#0000)"))
  }

  @Test(arguments: [
    ("heigth: 56px", "unknown-line"), ("height: size.buton", "unknown-token"),
    ("height: color.brand", "undrawable-token"),
    ("type: space.14", "undrawable-token"), ("width: 99999px", "undrawable-measure"), ("tall", "unknown-line"),
  ])
  func reportsALineThatCannotBeDrawn(_ line: String, _ rule: String) throws {
    let drawing = try draw("redlines", "gap: 4px\n\(line)")
    #expect(drawing.rules == [rule])
    #expect(drawing.html.contains(">4</text>"))
  }

  @Test func saysSomethingOfAnEmptyBlockAndDrawsNothing() throws {
    let drawing = try draw("redlines", "")
    #expect(drawing.rules == ["empty-block"])
    #expect(drawing.html.isEmpty)
  }

  /// A style that no document gives is drawn, but no figure of it is told.
  @Test func tellsNoFiguresOfAStyleThatIsOnlyDrawn() throws {
    let given = try draw("redlines", "height: size.button\ntype: type.body-loud | Medium\nlabel: Go")
    #expect(given.html.contains("<b>Type</b>") && given.html.contains("Medium</span>"))
    #expect(given.html.contains("<span class=\"value\">18 px"), "units stand apart, as those of the other measures")
    let drawn = try draw("redlines", "height: size.button\ndrawn-in: type.body-loud\nlabel: Go")
    #expect(drawn.rules.isEmpty)
    #expect(drawn.html.contains("font-size:18px;font-weight:700") && !drawn.html.contains("<b>Type</b>"))
    #expect(drawn.html.contains("The label is drawn in Body loud, a style that the document does not give it."))
  }

  @Test func drawsTheIconThatItsSourceNames() throws {
    let drawing = try draw("redlines", "height: size.button\nicon: icon.inline\nglyph: checkmark\nlabel: Saved")
    #expect(drawing.rules.isEmpty)
    #expect(drawing.html.contains("M5 12.5l5 5L19.5 7") && !drawing.html.contains("stand-in"))
    #expect(try draw("redlines", "icon: icon.inline\nglyph: chekmark").rules == ["unknown-line"])
  }

  @Test func isNotTrueToScaleWhereSomethingOnlyStandsIn() throws {
    #expect(try draw("redlines", "height: size.button\nlabel: Go").html.contains("Figures in px, true to scale."))
    let column = try draw("redlines as=column", "gap: space.14\nicon: icon.inline\nlabel: Go").html
    #expect(column.contains("Figures in px; what they measure is true to scale. Empty boxes stand"))
  }

  @Test func callsARadiusBeyondAnyHeightAPill() throws {
    #expect(try draw("redlines", "height: 48px\nradius: radius.pill").html.contains(">pill</text>"))
  }

  @Test func drawsAnIconBehindItsLabelIfAsked() throws {
    func places(_ header: String) throws -> (icon: Double, label: Double) {
      let page = try draw(header, "icon: 16px\ngap: 4px\nlabel: Go\npadding-x: 8px").page
      let icon = page.all("rect").first { $0.has(class: "stand-in") }
      return (
        try #require(icon?.attributes["x"].flatMap(Double.init)),
        try #require(page.all("text").first { $0.has(class: "wording") }?.attributes["x"].flatMap(Double.init))
      )
    }
    let first = try places("redlines")
    #expect(first.icon == 8 && first.label == 28)
    // The words end where the gap begins.
    let last = try places("redlines icon=end")
    #expect(last.label > 12 && last.icon == last.label + 4)
    #expect(try draw("redlines icon=last", "icon: 16px").rules == ["invalid-option"])
  }

  /// Every pair of dimensions of many components: their lines, extension lines and figures.
  @Test(arguments: [0.0, 1, 4, 8, 16, 24, 48], [0.0, 4, 8, 12, 20, 64])
  func neverCrosses(_ padding: Double, _ gap: Double) throws {
    for icon in [8.0, 16, 24, 64] {
      for column in [true, false] {
        let body = """
          width: 280px
          height: 160px
          padding-x: \(padding)px
          padding-y: \(padding)px
          gap: \(gap)px
          icon: \(icon)px
          label: Go
          """
        let layout = try Self.layout(body, inColumn: column)
        #expect(layout.lines.count >= 3)
        for (index, a) in layout.lines.enumerated() {
          for b in layout.lines[(index + 1)...] where a.axis == b.axis {
            #expect(!Self.touch(a, b), "\(a) \(b)")
            #expect(!Self.touch(b, a), "\(b) \(a)")
          }
        }
      }
    }
  }

  private static func layout(_ body: String, inColumn: Bool) throws -> RedlineLayout {
    let request = SpecimenRequest(
      block: Drawing.block("redlines", body), system: try SampleSystem.system(), pageURL: "page.html",
      stylesheet: nil, id: "fig1")
    var diagnostics = Diagnostics()
    let measures = RedlineMeasures(request, into: &diagnostics)
    try #require(diagnostics.isEmpty)
    return RedlineLayout(measures, inColumn: inColumn, unit: "px")
  }

  /// Whether an extension line of one runs through the line of another.
  private static func touch(_ a: RedlineLayout.Line, _ b: RedlineLayout.Line) -> Bool {
    let reach = (min(a.extendsFrom, a.at), max(a.extendsFrom, a.at))
    guard b.at > reach.0 + 0.1, b.at < reach.1 - 0.1 else { return false }
    return [a.from, a.to].contains { $0 > b.from + 0.1 && $0 < b.to - 0.1 }
  }

  // MARK: Colours and units

  private func component(_ lines: String...) throws -> Drawing {
    let themes = try TokenFile.load([
      (
        "a.tokens.json",
        """
        {"screen": {"$type": "color", "dark": \(TokenFile.color("101010"))},
         "card": {"background": {"$type": "color"\(Self.tail("203040"))},
         "button": {
          "primary": {"padding": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}},
            "background": {"$type": "color"\(Self.tail("0066cc")), "label-color": {"$type": "color"\(Self.tail("fefefe"))},
          "open": {"$type": "dimension", "$value": {"value": 9, "unit": "px"},
            "$extensions": {"specimen.notGiven": ["value"]}},
          "pill": {"$type": "dimension", "$value": {"value": 999, "unit": "px"},
            "$extensions": {"specimen.notGiven": ["value"]}},
          "target": {"$type": "dimension", "$value": {"value": 48, "unit": "px"},
            "$extensions": {"specimen.unit": "dp"}}}}
        """
      )
    ])
    var settings = SystemSettings(name: "Sample")
    settings.unit = .pt
    settings.surfaces = [TokenGlob("screen.dark")]
    let system = DesignSystem(
      slug: "sample", settings: settings, themes: themes.speaking(.pt), overview: nil, sections: [])
    return try Drawing("redlines", lines, by: [Redlines.self], over: system)
  }

  /// The members of a colour after its type.
  private static func tail(_ hex: String) -> String { "," + TokenFile.color(hex).dropFirst() }

  @Test func drawsAComponentInItsOwnColoursOnTheSystemsSurface() throws {
    let html = try component("padding-x: button.primary.padding", "label: Go").html
    #expect(
      html.contains("background:#101010;color:#ffffff;color-scheme:dark;--fill:#0066cc;--words:#fefefe;--edge:none"))
    let named = try component("padding-x: 16px", "fill: card.background", "ink: screen.dark", "label: Go").html
    #expect(named.contains("--fill:#203040;--words:#101010"))
    // Without a body the words stand on the ground.
    let alone = try component("padding-x: 16px", "ink: screen.dark", "label: Go").html
    #expect(alone.contains("--fill:none;--words:#ffffff"))
    #expect(try component("padding-x: 16px", "fill: button.target").rules == ["undrawable-token"])
  }

  @Test func saysTheUnitOfAFigureThatIsNotTheSystems() throws {
    let drawing = try component("height: button.target", "padding-x: 16px")
    #expect(drawing.html.contains(">48 dp</text>") && drawing.html.contains(">16</text>"))
    #expect(drawing.words.contains("Height 48 dp") && drawing.words.contains("Padding left, right 16 pt"))
  }

  @Test func drawsNoMeasureThatIsNotGiven() throws {
    let drawing = try component("height: button.open", "padding-x: 16px", "radius: button.pill")
    #expect(!drawing.html.contains(">9</text>") && drawing.html.contains(">pill</text>"))
    #expect(drawing.words.contains("Height not given") && drawing.words.contains("Radius not given"))
    #expect(!drawing.html.contains("999 pt"))
  }
}
