import DrawingSupport
import Guide
import Specimens
import Testing
import TokenValues
import Tokens

/// Lengths in the unit that their document speaks of, and what it does not give.
struct UnitTests {
  private func draw(_ info: String, _ lines: String...) throws -> Drawing {
    let themes = try TokenFile.load([
      (
        "a.tokens.json",
        """
        {"size": {"$type": "dimension", "glyph": \(TokenFile.px(20)), "ios": \(TokenFile.px(44)),
          "android": {"$value": {"value": 48, "unit": "px"}, "$extensions": {"specimen.unit": "dp"}},
          "open": {"$value": {"value": 0, "unit": "px"}, "$extensions": {"specimen.notGiven": ["value"]}}},
         "edge": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]},
           "width": {"value": 1, "unit": "px"}, "style": "solid"}, "$extensions": {"specimen.notGiven": ["style"]}},
         "type": {"$type": "typography", "body": \(TokenFile.type(17, "400", 1.2941, tracking: 0))},
         "time": {"$type": "duration", "hold": {"$value": {"value": 3, "unit": "s"}}}}
        """
      )
    ])
    var settings = SystemSettings(name: "Sample")
    settings.unit = .pt
    let system = DesignSystem(
      slug: "sample", settings: settings, themes: themes.speaking(.pt), overview: nil, sections: [])
    return try Drawing(info, lines, by: AllSpecimens.all, over: system)
  }

  @Test func targetsHaveTheUnitOfTheirTokens() throws {
    let drawing = try draw("targets control=size.glyph", "size.ios", "size.android")
    #expect(drawing.words.contains("44 pt iOS 12 pt more on each side") || drawing.words.contains("12 pt more on each"))
    #expect(drawing.words.contains("48 dp"))
    #expect(drawing.words.contains("14 dp more on each side"))
    #expect(drawing.words.contains("size.glyph of 20 pt."))
  }

  /// A square around nothing shows nothing that its figure does not say.
  @Test func aTargetWithoutAControlIsItsFigure() throws {
    let drawing = try draw("targets", "size.ios")
    #expect(drawing.words.contains("44 pt") && drawing.html.contains("class=\"plate blank\""))
    #expect(!drawing.html.contains("red dashed") && !drawing.html.contains("class=\"seen\""))
    #expect(!drawing.words.contains("more on each side"))
  }

  @Test func nothingIsDrawnOfALengthWithoutAValue() throws {
    let bars = try draw("scale", "size.ios", "size.open")
    #expect(bars.html.matches(of: #/--w:/#).count == 1)
    #expect(bars.words.contains("not given"))
    #expect(!bars.words.contains("0 pt Open"))
    #expect(try !draw("targets", "size.ios", "size.open").words.contains("0 pt"))
  }

  @Test func aBorderNamesOnlyTheStyleThatIsGiven() throws {
    let words = try draw("borders", "edge").words
    #expect(words.contains("1 pt Edge #000000 Not given: style."))
    #expect(!words.contains("solid"))
  }

  @Test func contentSizesAreInTheSystemsUnit() throws {
    #expect(try draw("dynamic-type", "Large: type.*").words.contains("Size/leading in pt, set at real size."))
  }

  @Test func timesAreInTheUnitOfTheirTokens() throws {
    let drawing = try draw("choreography", "0ms duration: time.hold | waits", "0ms duration: 0.5s | shows")
    #expect(drawing.words.contains("From 0 ms, waits: for 3 s."))
    #expect(drawing.words.contains("From 0 ms, shows: for 0.5 s."))
    #expect(!drawing.words.contains("3000 ms"))
  }

  @Test func enlargesLinesThatWouldLookAlike() throws {
    let themes = try TokenFile.load([
      (
        "a.tokens.json",
        """
        {"line": {"$type": "dimension", "thin": \(TokenFile.px(0.5)), "full": \(TokenFile.px(1))},
         "edge": {"$type": "dimension", "full": \(TokenFile.px(1)), "wide": \(TokenFile.px(2))}}
        """
      )
    ])
    let system = DesignSystem(
      slug: "sample", settings: SystemSettings(name: "Sample"), themes: themes, overview: nil, sections: [])
    let thin = try Drawing("borders", ["line"], by: AllSpecimens.all, over: system)
    #expect(thin.words.contains("Drawn 8 : 1."))
    #expect(thin.html.contains("border:4px solid") && thin.html.contains("border:8px solid"))
    #expect(thin.words.contains("0.5 px Thin"))
    let full = try Drawing("borders", ["edge"], by: AllSpecimens.all, over: system)
    #expect(full.words.contains("Drawn 1 : 1.") && full.html.contains("border:2px solid"))
  }

  @Test func namesLayersWithoutTheirAxisAndSaysWhatTheyAreFor() throws {
    let themes = try TokenFile.load([
      (
        "a.tokens.json",
        """
        {"z-sticky": {"$type": "number", "$value": 10, "$description": "Heads of tables."},
         "header": {"$type": "number", "$value": 20}}
        """
      )
    ])
    let system = DesignSystem(
      slug: "sample", settings: SystemSettings(name: "Sample"), themes: themes, overview: nil, sections: [])
    let words = try Drawing("layers", ["z-sticky", "header"], by: AllSpecimens.all, over: system).words
    #expect(words.hasPrefix("10 Sticky Heads of tables. z-sticky 20 Header header"))
  }
}
