import Colorimetry
import Diagnostics
import Files
import Testing
import TokenValues
import Tokens

/// Values of other tools that cannot be read, and those that refer to tokens.
@Suite struct ForeignValueTests {
  private static let colors = ##"""
    "c": {"a": {"$type": "color", "$value": "#112230"}, "b": {"$type": "color", "$value": "#112231"},
      "d": {"$type": "color", "$value": "#112232"}, "f": {"$type": "color", "$value": "#112233"},
      "g": {"$type": "color", "$value": "#112234"}}
    """##

  // MARK: What cannot be read, and what refers to it

  /// Tokens beside some colours, and the rules of what is found: nothing follows from what one cannot be read.
  @Test(arguments: [
    (
      ##""f": {"$type": "fontSizes", "$value": "clamp(1rem, 2vw, 3rem)"}, "h": {"$type": "fontSizes", "$value": "{f}"}"##,
      ["foreign-dialect", "unread-value"]
    ),
    (
      ##""m": {"$type": "other", "$value": "Menlo, Monaco"}, "n": {"$type": "fontFamilies", "$value": "{m}"}"##,
      ["foreign-dialect", "text-property"]
    ),
    (
      ##""m": {"$type": "textCase", "$value": "none"}, "n": {"$type": "textCase", "$value": "{m}"}"##,
      ["foreign-dialect", "text-property"]
    ),
    (
      ##""q": {"$value": "(min-width: 576px)"}, "r": {"$value": "{q}"}, "s": {"$value": "{r}"}"##,
      ["foreign-dialect", "text-property"]
    ),
    (##""s": {"$type": "fontSizes", "$value": "{nothing}"}"##, ["foreign-dialect", "dangling-alias"]),
  ])
  func reportsOnlyTheOriginOfWhatCannotBeRead(_ tokens: String, _ rules: [String]) {
    let found = Loaded("{\(tokens), \(Self.colors)}").diagnostics.all
    #expect(found.map(\.rule.id) == rules, "\(found.map(\.message))")
  }

  @Test func tellsAListOfFontsByItsLastName() {
    let loaded = Loaded(
      ##"{"kit-font-family-code": {"$value": "'JetBrains Mono', Consolas, monospace"}, \##(Self.colors)}"##)
    #expect(loaded.values.first == "kit-font-family-code fontFamily JetBrains Mono, Consolas, monospace")
  }

  @Test func putsWhatCannotBeReadInThePlaceOfNothing() {
    let files = [
      "1.json": ##"{"a": {"$value": "no value"}, "b": {"$type": "color", "$value": "#ffffff"}, \##(Self.colors)}"##,
      "2.json":
        ##"{"a": {"x": {"$type": "color", "$value": "#000000"}}, "b": {"$value": "no value"}, \##(Self.colors)}"##,
    ]
    let loaded = Loaded(files)
    #expect(loaded.values.prefix(2) == ["a.x color #000000", "b color #ffffff"])
    #expect(!loaded.diagnostics.all.contains { $0.rule.id == "token-and-group" })
  }

  @Test func guessesOnlyAtTokensOfTheTypeThatIsWanted() {
    let text = ##"{"h": {"$type": "fontSizes", "$value": "{c.h}"}, \##(Self.colors)}"##
    let found = Loaded(text).diagnostics.all.first { $0.rule.id == "dangling-alias" }
    #expect(found?.fix?.sentence == "name a token that exists, or add it")
  }

  /// An opacity beside a colour is that number, and not the nearest of 255 steps.
  @Test(arguments: [(".35", 0.35), ("0.5", 0.5), ("12%", 0.12)])
  func keepsTheOpacityThatIsWrittenBesideAColour(_ written: String, _ expected: Double) throws {
    let text =
      ##"{"t": {"$type": "color", "$value": "rgba(#112230, \##(written))"}, "u": {"$type": "color", "$value": "{c.a}, 0.5"}, \##(Self.colors)}"##
    guard case .color(let color) = try #require(Loaded(text).tokens[TokenPath("t")]).value else {
      Issue.record("no colour")
      return
    }
    #expect(abs(color.opacity - expected) < 0.0001)
    #expect(color.opaqueHex == "#112230")
  }

  // MARK: References within values

  @Test(arguments: [
    (##""t": {"$type": "color", "$value": "rgba({c.a}, 0.5)"}"##, "t color #11223080"),
    (##""t": {"$type": "color", "$value": "rgba( {c.a} , 50%)"}"##, "t color #11223080"),
    (##""t": {"$type": "color", "$value": "color-mix(in srgb, {c.a} 100%, #ffffff)"}"##, "t color #112230"),
    (##""t": {"$type": "color", "$value": "{c.a}, 0.5"}"##, "t color #11223080"),
    (##""t": {"$type": "color", "$value": "$c.a"}"##, "t color #112230"),
    (
      ##""t": {"$type": "boxShadow", "$value": {"x": "0", "y": "1", "blur": "2", "spread": "0", "color": "{c.a}, 0.00", "type": "dropShadow"}}"##,
      "t shadow 0px 1px 2px 0px rgba(17, 34, 48, 0)"
    ),
    (
      ##""t": {"$type": "boxShadow", "$value": "0 1px 2px rgba({c.a}, 0)"}"##,
      "t shadow 0px 1px 2px 0px rgba(17, 34, 48, 0)"
    ),
    (##""t": {"$type": "boxShadow", "$value": "drop-shadow(0 0 6px #000)"}"##, "t shadow 0px 0px 6px 0px rgb(0, 0, 0)"),
    (##""t": {"$type": "color", "$value": "linear-gradient(90deg, {c.a} 0%, {c.b} 90%)"}"##, "t gradient …"),
  ])
  func readsReferencesWithinValues(_ token: String, _ value: String) {
    let loaded = Loaded("{\(token), \(Self.colors)}")
    #expect(loaded.values.first == value)
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  @Test func givesTheStopsOfAGradientTheColoursTheyReferTo() throws {
    let text = ##"{"t": {"$type": "color", "$value": "linear-gradient({c.a}, {c.b} 90%)"}, \##(Self.colors)}"##
    let token = try #require(Loaded(text).tokens[TokenPath("t")])
    guard case .gradient(let stops) = token.value else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.color.hex) == ["#112230", "#112231"])
    #expect(stops.map(\.position) == [0, 0.9])
    #expect(token.references.map(\.target.description) == ["c.a", "c.b"])
  }

  @Test func takesAPartOfAStyleForItsValue() {
    let text = ##"""
      {"h": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "24", "fontWeight": "600"}},
       "same": {"$type": "typography", "$value": "{h}"}, "size": {"$type": "fontSizes", "$value": "{same.fontSize}"},
       "weight": {"$type": "fontWeights", "$value": "{h.fontWeight}"},
       "spacing": {"$type": "letterSpacing", "$value": "{h.letterSpacing}"}, \##(Self.colors)}
      """##
    let loaded = Loaded(text)
    #expect(loaded.values.contains("size dimension 24px"))
    #expect(loaded.values.contains("weight fontWeight 600"))
    // What a style does not give has no value.
    #expect(loaded.rules == ["foreign-dialect", "dangling-alias"])
  }

  @Test func readsListsOfFontsThatAreTokens() {
    let text = """
      {"font": {"a": {"value": "Arial"}, "b": {"value": "sans-serif, serif"}, "c": {"value": "Menlo"}},
       "size": {"a": {"value": "4px"}, "b": {"value": "8px"}, "c": {"value": "9px"}},
       "body": {"fontFamily": {"value": "{font.a}, {font.b}"}}}
      """
    let loaded = Loaded(text)
    #expect(loaded.values.last == "body.fontFamily fontFamily Arial, sans-serif, serif")
    #expect(loaded.rules == ["foreign-dialect"])
  }

  // MARK: Types of parts, calculations, counts and angles

  /// The form of older plugins, in which the parts of a value are written as tokens.
  @Test func readsPartsThatHaveTypesOfTheirOwn() {
    let loaded = Loaded(
      ##"""
      {"gray": {"$type": "color", "$value": "#cccccc"},
       "line": {"$type": "border", "$value": {"width": {"value": "1", "type": "borderWidth"},
          "style": {"value": "solid", "type": "other"}, "color": {"value": "{gray}", "type": "color"}}},
       "h1": {"$type": "typography", "$value": {"fontFamily": {"value": "Inter", "type": "fontFamilies"},
          "fontWeight": {"value": "700", "type": "fontWeights"}, "fontSize": {"value": "32px", "type": "fontSizes"},
          "lineHeight": {"value": "1.25", "type": "lineHeights"}}}}
      """##)
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(loaded.values.last == "h1 typography 32px/1.25 700")
    #expect(loaded.values.contains { $0.hasPrefix("line border 1px solid") }, "\(loaded.values)")
  }

  @Test func computesInCalc() {
    let loaded = Loaded(
      ##"""
      {"space": {"xs": {"value": "8", "type": "spacing"}, "s": {"value": "calc({space.xs}*2)", "type": "spacing"},
        "m": {"value": "calc({space.xs} + {space.s})", "type": "spacing"}, "l": {"value": "32", "type": "spacing"},
        "xl": {"value": "48", "type": "spacing"}}}
      """##)
    #expect(loaded.values.prefix(3) == ["space.xs dimension 8px", "space.s dimension 16px", "space.m dimension 24px"])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  @Test func raisesToAPower() {
    let loaded = Loaded(
      ##"""
      {"size": {"base": {"value": "16", "type": "fontSizes"}, "m": {"value": "{size.base}*1.5^2", "type": "fontSizes"},
        "l": {"value": "roundTo({size.base} * 1.5^3)", "type": "fontSizes"}, "s": {"value": "2^3^2", "type": "fontSizes"},
        "xs": {"value": "{size.base}*2^-1", "type": "fontSizes"}}}
      """##)
    #expect(
      loaded.values == [
        "size.base dimension 16px", "size.m dimension 36px", "size.l dimension 54px", "size.s dimension 512px",
        "size.xs dimension 8px",
      ], "\(loaded.messages)")
  }

  @Test func leavesAnglesAndWhatIsSaidOfTheFileAlone() throws {
    let loaded = Loaded(
      ##"""
      {"meta": {"version": 0.1, "product": "A"},
       "colors": {"ink": "#111111", "paper": "#ffffff"}, "gradient": {"pageAngle": "160deg"}, "pageGradientAngle": "0.5turn",
       "radius": {"s": "4px", "m": "8px"}}
      """##)
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(try #require(loaded.diagnostics.all.first?.span).text == "\"colors\"")
    #expect(!loaded.values.contains { $0.hasPrefix("meta") })
  }
}
