import Diagnostics
import Testing
import TokenValues
import Tokens

/// Token files of Style Dictionary: read whole, each with one finding.
@Suite struct StyleDictionaryTests {
  private static let styleDictionary = """
    {
      "color": {
        "base": {"red": {"value": "#ff0000", "comment": "Loud"}, "ink": {"value": "rgb(17, 17, 17)"}},
        "font": {"link": {"value": "{color.base.red.value}"}}
      },
      "size": {"font": {"small": {"value": "0.75rem"}, "large": {"value": 32}},
        "padding": {"base": {"value": "8px"}}},
      "time": {"quick": {"value": "150ms"}},
      "opacity": {"half": {"value": 0.5}},
      "content": {"icon": {"star": {"value": "'E902'", "type": "content"}}}
    }
    """

  @Test func readsStyleDictionary() {
    #expect(
      Loaded(Self.styleDictionary).values == [
        "color.base.red color #ff0000", "color.base.ink color #111111", "color.font.link color #ff0000",
        "size.font.small dimension 0.75rem", "size.font.large dimension 32px", "size.padding.base dimension 8px",
        "time.quick duration 150ms", "opacity.half number 0.5",
      ])
    #expect(Loaded(Self.styleDictionary).rules == ["foreign-dialect", "unitless-length", "text-property"])
    let red = Loaded(Self.styleDictionary).tokens[TokenPath("color.base.red")]
    #expect(red?.description == "Loud")
  }

  @Test func readsStylesWhosePartsAreNamedInKebabCase() {
    let loaded = Loaded(
      ##"""
      {"size": {"m": {"value": "1.5rem", "type": "dimension"}},
       "type": {"heading": {"type": "typography", "value": {
         "font-family": "Roboto", "font-size": "{size.m}", "line-height": "2rem", "font-weight": "700"}}}}
      """##)
    #expect(loaded.values.contains("type.heading typography 1.5rem/1.3333333333333333 700"), "\(loaded.values)")
  }

  @Test func readsWhatIsSaidOfGroupsAndTheUnitOfPaddings() {
    let loaded = Loaded(
      ##"""
      {"font": {"headline": {"size": {"value": 28}, "weight": {"value": 600}, "comment": "Hero numbers"}},
       "button": {"height": {"value": 50}, "paddingX": {"value": 32}, "margin-inline": {"value": 24}}}
      """##)
    #expect(loaded.tokens.group(TokenPath("font.headline"))?.description == "Hero numbers")
    #expect(
      loaded.values == [
        "font.headline.size dimension 28px", "font.headline.weight fontWeight 600", "button.height dimension 50px",
        "button.paddingX dimension 32px", "button.margin-inline dimension 24px",
      ])
  }

  @Test func readsSmallFilesAsTheFilesBesideThemAreWritten() {
    let loaded = Loaded([
      "color.json": ##"{"color": {"a": {"value": "#111111"}, "b": {"value": "#222222"}, "c": {"value": "#333333"}}}"##,
      "size.json": ##"{"size": {"sm": {"value": "4px"}, "md": {"value": "8px"}}}"##,
      "style.json": ##"{"style": {"text": {"value": "{color.a.value}"}}}"##,
    ])
    #expect(
      loaded.values == [
        "color.a color #111111", "color.b color #222222", "color.c color #333333", "size.sm dimension 4px",
        "size.md dimension 8px", "style.text color #111111",
      ])
    #expect(loaded.messages == ["6 tokens in 3 files are written as Style Dictionary writes them"])
  }

  /// Tokens of sizes, and how they are read: by the size of what stands beside them.
  @Test(arguments: [
    (
      ##""font": {"small": {"value": "0.75", "comment": "Small"}, "base": {"value": "1"}}, "lg": {"value": "{size.font.base.value}"}"##,
      ["font.small dimension 0.75rem", "font.base dimension 1rem", "lg dimension 1rem"], "rem"
    ),
    (
      ##""font": {"sm": {"value": "14"}, "md": {"value": 16}}"##, ["font.sm dimension 14px", "font.md dimension 16px"],
      "px"
    ),
    (
      ##""font": {"base": {"value": 1}}, "padding": {"base": {"value": 1}}"##,
      ["font.base dimension 1rem", "padding.base dimension 1rem"], "rem"
    ),
    (
      ##""gap": {"a": {"value": "0.25"}, "b": {"value": "8"}}"##, ["gap.a dimension 0.25rem", "gap.b dimension 8rem"],
      "rem"
    ),
    (
      ##""font": {"sm": {"value": 0.5}, "md": {"value": 1}}, "border": {"thin": {"value": 1}}, "gap": {"md": {"value": 24}}"##,
      ["font.sm dimension 0.5rem", "font.md dimension 1rem", "border.thin dimension 1px", "gap.md dimension 24px"],
      "rem or px"
    ),
    // One part of a pixel is a hairline, and several are parts of a rem.
    (
      ##""gap": {"hair": {"value": 0.5}, "sm": {"value": 8}, "md": {"value": 16}}"##,
      ["gap.hair dimension 0.5px", "gap.sm dimension 8px", "gap.md dimension 16px"], "px"
    ),
    (
      ##""gap": {"xs": {"value": 0.25}, "sm": {"value": 0.5}, "xl": {"value": 16}}"##,
      ["gap.xs dimension 0.25rem", "gap.sm dimension 0.5rem", "gap.xl dimension 16rem"], "rem"
    ),
  ])
  func readsLengthsWithoutAUnitByTheirSize(_ tokens: String, _ values: [String], _ unit: String) {
    let loaded = Loaded(##"{"size": {\##(tokens)}}"##)
    #expect(loaded.values == values.map { "size." + $0 })
    #expect(loaded.rules == ["foreign-dialect", "unitless-length"], "\(loaded.messages)")
    #expect(loaded.diagnostics.all.last?.why.hasSuffix("they are read as \(unit)") == true)
  }

  /// A half may be a hairline beside whole pixels, or half a rem.
  @Test(arguments: ["4, 8", "1, 2"]) func tellsNoUnitByAHalfAlone(_ others: String) {
    let numbers = others.split(separator: ", ").map { Double($0) ?? 0 }
    let rest = numbers.enumerated().map { "\"s\($0.offset)\": {\"value\": \($0.element)}" }
    let loaded = Loaded("{\"size\": {\"hair\": {\"value\": 0.5}, \(rest.joined(separator: ", "))}}")
    let values = ([0.5] + numbers).map { TokenValue.dimension(Dimension($0, .notGiven)) }
    #expect(loaded.tokens.tokens.map(\.value) == values)
  }

  /// One, two and four may be of any unit.
  @Test func keepsLengthsThatMayBeOfSeveralUnits() {
    let text = """
      {"size": {"xs": {"value": "1"}, "sm": {"value": 2}, "none": {"value": "0"}, "md": {"value": "2", "unit": "px"},
        "lg": {"value": "{size.xs}"}}}
      """
    #expect(
      Loaded(text).values == [
        "size.xs dimension 1", "size.sm dimension 2", "size.none dimension 0px", "size.md dimension 2px",
        "size.lg dimension 1",
      ])
    let found = Loaded(text).diagnostics.all
    #expect(found.map(\.rule.id) == ["foreign-dialect", "unitless-length"])
    #expect(found.last?.message == "2 lengths have no unit: size.xs, size.sm")
    let smallest = Loaded(text).tokens[TokenPath("size.xs")]
    #expect(smallest?.value == .dimension(Dimension(1, .notGiven)))
  }

  /// Values without a dollar sign and without a type are those of the tool, however few they are.
  @Test(arguments: [
    (
      ##"{"color": {"base": {"red": {"value": "#ff0000"}}}, "size": {"gap": {"value": "0.5"}}}"##,
      ["color.base.red color #ff0000", "size.gap dimension 0.5rem"]
    ),
    (##"{"color": {"red": {"value": "#ff0000"}}}"##, ["color.red color #ff0000"]),
    (
      ##"{"size": {"a": {"value": "2px"}, "b": {"value": "{size.a.value}px"}, "n": {"value": "3"}, "m": {"value": "{size.n}rem"}}}"##,
      ["size.a dimension 2px", "size.b dimension 2px", "size.n dimension 3", "size.m dimension 3rem"]
    ),
  ])
  func knowsValuesWithoutATypeForItsOwn(_ text: String, _ values: [String]) {
    #expect(Loaded(text).values == values)
    #expect(Loaded(text).rules.first == "foreign-dialect")
    #expect(!Loaded(text).rules.contains("missing-type") && !Loaded(text).rules.contains("legacy-syntax"))
  }

  @Test func rewritesReferencesWithinValuesOfSeveralParts() {
    let text = """
      {"size": {"a": {"value": "4px"}, "b": {"value": "8px"}, "c": {"value": "2px"}, "d": {"value": "3px"},
        "pad": {"value": "{size.a.value} {size.b.value}"}}}
      """
    #expect(Loaded(text).values.suffix(2) == ["size.pad.block dimension 4px", "size.pad.inline dimension 8px"])
  }

  @Test func readsTokensThatStandInAToken() {
    let loaded = Loaded(
      ##"""
      {"scale": {"270": {"value": "2.75rem", "type": "semantic", "public": true,
         "px": {"value": "44px", "type": "semantic"}}},
       "text": {"a": {"value": "{scale.270.value}"}, "b": {"value": "{scale.270.px.value}"}}}
      """##)
    #expect(
      loaded.values == [
        "scale.270.$root dimension 2.75rem", "scale.270.px dimension 44px", "text.a dimension 2.75rem",
        "text.b dimension 44px",
      ])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  @Test func takesNothingThatIsSaidOfAFontForAFamily() {
    let loaded = Loaded(
      ##"""
      {"font": {"face": {"family": {"value": "Inter"}, "unicodeRange": {"value": "U+0000-00FF, U+0131"},
         "src": {"value": "fonts/inter.woff2"}}, "spacing": {"value": "-0.2px"}}}
      """##)
    #expect(loaded.values == ["font.face.family fontFamily Inter", "font.spacing dimension -0.2px"])
    #expect(loaded.rules == ["foreign-dialect", "unread-value", "text-property"], "\(loaded.messages)")
  }

  @Test func takesADisplayFamilyForAFamily() {
    let loaded = Loaded(
      """
      {"font": {"display": {"value": "Zilla Slab"}, "face": {"display": {"value": "swap"}}, "body": {"value": "Karla"}}}
      """)
    #expect(loaded.values == ["font.display fontFamily Zilla Slab", "font.body fontFamily Karla"])
  }

  // MARK: Numbers in strings

  @Test func readsNumbersOfFontsInStrings() {
    #expect(
      Loaded(
        """
        {"font": {"weight": {"bold": {"value": "700"}}, "lineheight": {"01": {"value": "1.2"}},
          "size": {"sm": {"value": "12px"}}, "family": {"body": {"value": "Inter"}}},
         "body": {"leading": {"value": "{font.lineheight.01.value}"}}}
        """
      ).values == [
        "font.weight.bold fontWeight 700", "font.lineheight.01 number 1.2", "font.size.sm dimension 12px",
        "font.family.body fontFamily Inter", "body.leading number 1.2",
      ])
  }

  @Test func readsAStyleInOneLineOfReferences() {
    let loaded = Loaded(
      ##"""
      {"font": {"weight": {"a": {"value": "400"}, "b": {"value": "700"}},
         "size": {"a": {"value": "16px"}, "b": {"value": "20px"}, "c": {"value": "24px"}}, "family": {"a": {"value": "Inter"}},
         "nav": {"value": "{ font.weight.b.value } { font.size.b.value }/1.2 { font.family.a.value }"}}}
      """##)
    #expect(loaded.values.last == "font.nav typography 20px/1.2 700")
    #expect(loaded.rules == ["foreign-dialect"])
  }

  /// Beside tokens with values, a style may have none; a group of sizes alone is no style.
  @Test func readsAStyleWithoutAValueOfItsOwn() {
    let loaded = Loaded(
      ##"""
      {"space": {"s": {"value": "4px"}},
       "type": {"display": {"large": {"fontFamily": "Inter", "fontWeight": 700, "fontSize": "40px", "lineHeight": "48px"}}},
       "icon": {"size": "16px", "color": "#112233"}}
      """##)
    #expect(loaded.values == ["space.s dimension 4px", "type.display.large typography 40px/1.2 700"])
  }
}
