import Colorimetry
import Diagnostics
import Syntax
import Testing
import TokenValues
import Tokens

/// What published token files write instead of the standard: read where it means one thing, and said once.
@Suite struct RealFileTests {
  private static func dimension(_ value: Double, _ unit: Dimension.Unit) -> TokenValue {
    .dimension(Dimension(value, unit))
  }

  @Test(arguments: [
    ("dimension", ##""16px""##, "string-value", dimension(16, .px)),
    ("dimension", ##""1.5rem""##, "string-value", dimension(1.5, .rem)),
    ("dimension", ##""0.2em""##, "string-value", dimension(0.2, .em)),
    ("dimension", ##""50%""##, "string-value", dimension(50, .percent)),
    ("dimension", ##""24""##, "missing-unit", dimension(24, .px)),
    ("dimension", "8", "missing-unit", dimension(8, .px)),
    ("dimension", ##"{"value": 4, "unit": "dp"}"##, "unknown-unit", dimension(4, .dp)),
    ("duration", ##""200ms""##, "string-value", .duration(TimeSpan(200, .ms))),
    ("duration", ##""0.2s""##, "string-value", .duration(TimeSpan(0.2, .s))),
    ("number", ##""1.5""##, "string-value", .number(1.5)),
    ("number", ##""50%""##, "string-value", .number(0.5)),
    ("fontWeight", ##""700""##, "string-value", .fontWeight(FontWeight(700))),
    ("fontWeight", ##""SemiBold""##, "string-value", .fontWeight(FontWeight(600, keyword: "semi-bold"))),
    (
      "fontFamily", ##""Inter, 'Helvetica Neue', sans-serif""##, "font-list-in-string",
      .fontFamily(["Inter", "Helvetica Neue", "sans-serif"])
    ),
    ("strokeStyle", ##""Solid""##, "invalid-value", .strokeStyle(.keyword(.solid))),
    ("spacing", ##"{"value": 4, "unit": "px"}"##, "legacy-type", dimension(4, .px)),
    ("opacity", "0.5", "legacy-type", .number(0.5)),
  ]) func readsWhatMeansOneThing(type: String, value: String, rule: String, wanted: TokenValue) {
    let loaded = Loaded(Sample.token(type, value))
    #expect(loaded.value("t") == wanted)
    #expect(loaded.rules == [rule])
  }

  @Test(arguments: [
    ("#f80", "#ff8800"), ("#ff880080", "#ff880080"), ("rgb(255 136 0)", "#ff8800"),
    ("rgba(255, 136, 0, 0.5)", "#ff880080"),
    ("rebeccapurple", "#663399"), ("hsl(32deg 100% 50%)", "#ff8800"),
  ]) func readsCSSColors(css: String, hex: String) throws {
    let loaded = Loaded(Sample.token("color", "\"\(css)\""))
    guard case .color(let color) = loaded.value("t") else { return #expect(Bool(false), "a color") }
    #expect(color.hex == hex)
    #expect(loaded.rules == ["color-string"])
    #expect(try #require(loaded.diagnostics.all.first?.fix?.sentence).contains("\"colorSpace\""))
  }

  @Test(arguments: ["currentcolor", "rgba({a}, 0.5)", "#12", "reddish"]) func refusesWhatIsNoColor(text: String) {
    let loaded = Loaded(Sample.token("color", "\"\(text)\""))
    #expect(loaded.paths.isEmpty)
    #expect(loaded.rules == ["invalid-value"])
  }

  @Test func readsValueAndTypeWithoutDollarSignsAndSaysSoOnce() {
    let loaded = Loaded(
      """
      {"global": {
        "space": {"small": {"value": "4px", "type": "spacing", "description": "Tight"}},
        "shadow": {"value": {"x": "0", "y": "1", "blur": "2", "spread": "0", "color": "#000", "type": "dropShadow"}, "type": "boxShadow"},
        "alias": {"value": "{global.space.small}", "type": "spacing"},
        "value": {"type": {"value": 1, "type": "number"}}
      }}
      """)
    #expect(loaded.paths == ["global.space.small", "global.shadow", "global.alias", "global.value.type"])
    #expect(loaded.rules == ["foreign-dialect"])
    #expect(loaded.tokens[TokenPath("global.space.small")]?.description == "Tight")
    #expect(loaded.value("global.alias") == .dimension(Dimension(4, .px)))
  }

  @Test func followsAReferenceToAPropertyOfAToken() {
    let loaded = Loaded(##"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a.value}"}}"##)
    #expect(loaded.value("b") == .number(1))
    #expect(loaded.rules == ["invalid-reference"])
  }

  @Test(arguments: [
    (##""24px""##, 1.5), (##""150%""##, 1.5), (##"{"value": 1.5, "unit": "em"}"##, 1.5),
    (##"{"value": 24, "unit": "px"}"##, 1.5),
    (##""1.5""##, 1.5),
  ]) func turnsALineHeightIntoANumber(text: String, height: Double) {
    let value =
      ##"{"fontFamily": "A", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": \##(text)}"##
    let loaded = Loaded(Sample.token("typography", value))
    guard case .typography(let style) = loaded.value("t") else { return #expect(Bool(false), "a style") }
    #expect(style.lineHeight == height)
    #expect(loaded.rules.count == 1)
  }

  @Test func readsModesAsThemes() throws {
    let loaded = Loaded(
      ##"""
      {"bg": {"$type": "number", "$value": 1, "$extensions": {"mode": {"light": 1, "dark": 2}}},
       "fg": {"$type": "number", "$value": 3, "$extensions": {"mode": {"light": 3, "dark": "{bg}"}}},
       "same": {"$value": "{bg}"}}
      """##)
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(loaded.rules == ["modes-in-extensions"])
    #expect(!loaded.diagnostics.reach(.warning))
    let dark = try #require(loaded.themes["dark"])
    #expect(dark.tokens.tokens.map(\.value) == [.number(2), .number(2), .number(2)])
    #expect(loaded.tokens.tokens.map(\.value) == [.number(1), .number(3), .number(1)])
  }

  @Test func keepsExtensionsAsTheyAre() throws {
    let loaded = Loaded(##"{"t": {"$type": "number", "$value": 1, "$extensions": {"org.example": {"a": [1, null]}}}}"##)
    let extensions = try #require(loaded.tokens[TokenPath("t")]?.extensions)
    #expect(extensions["org.example"]?.object?["a"]?.array?.count == 2)
    #expect(loaded.findings.isEmpty)
  }

  @Test func filesThatRepeatEachOtherAreToldOnce() {
    let light = ##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1}}"##
    let dark = ##"{"a": {"$type": "number", "$value": 2}, "b": {"$type": "number", "$value": 2}}"##
    let loaded = Loaded(files: ["x/1.tokens.json": light, "x/2.tokens.json": dark])
    #expect(loaded.rules == ["repeated-token"])
    #expect(loaded.tokens.tokens.map(\.value) == [.number(2), .number(2)])
  }

  @Test func manyFilesThatRepeatEachOtherAreOneCause() {
    let file = { (value: Int) in ##"{"a": {"$type": "number", "$value": \##(value)}}"## }
    let other = { (value: Int) in ##"{"b": {"$type": "number", "$value": \##(value)}}"## }
    let loaded = Loaded(files: [
      "x/1.tokens.json": file(1), "x/2.tokens.json": file(2), "x/3.tokens.json": file(3), "x/4.tokens.json": file(4),
      "x/5.tokens.json": other(1), "x/6.tokens.json": other(2),
    ])
    #expect(
      loaded.diagnostics.all.map(\.message) == [
        "one token is also declared in x/1.tokens.json, x/3.tokens.json and x/4.tokens.json",
        "one token is also declared in x/5.tokens.json",
      ])
  }

  @Test func saysWhichOfTwoAlphasCounts() throws {
    let loaded = Loaded(
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1}, "alpha": 0}}"##
    )
    let finding = try #require(loaded.diagnostics.all.first { $0.rule.id == "unknown-key" })
    #expect(finding.why == "the alpha in the $value counts, which is 1")
    #expect(finding.fix?.sentence == "keep one of the two, inside the $value")
  }

  @Test func tellsASetOutsideOfAllThemesFromATokenOfOtherThemes() {
    let resolver = ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "a.tokens.json"}]}, "type": {"sources": [{"$ref": "b.tokens.json"}]}},
       "modifiers": {"theme": {"contexts": {"light": [{"$ref": "l.tokens.json"}], "dark": []}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """##
    let loaded = Loaded(files: [
      "x/a.resolver.json": resolver, "x/b.tokens.json": ##"{"b": {"$type": "number", "$value": 1}}"##,
      "x/l.tokens.json": ##"{"l": {"$type": "number", "$value": 1}}"##,
      "x/a.tokens.json":
        ##"{"$type": "number", "a": {"$value": "{b}"}, "c": {"$value": "{l}"}, "d": {"$value": "{nothing}"}}"##,
    ])
    let fixes = loaded.diagnostics.sorted.filter { $0.rule.id == "dangling-alias" }.compactMap(\.fix?.sentence)
    #expect(
      fixes == [
        "add the set that has it to the resolver’s resolutionOrder", "add it to the other contexts too",
        "name a token that exists, or add it",
      ])
  }
}
