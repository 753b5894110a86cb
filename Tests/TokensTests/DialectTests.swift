import Colorimetry
import Diagnostics
import Files
import Testing

@testable import Tokens

/// Token files as other tools write them: read whole, each with one finding.
struct DialectTests {
  private static func load(_ text: String) -> (themes: TokenThemes, diagnostics: Diagnostics) {
    load(["tokens.json": text])
  }

  private static func load(_ files: [String: String]) -> (themes: TokenThemes, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let themes = TokenLoader.load(
      files.map { SourceFile(path: $0.key, text: $0.value) }, root: "", into: &diagnostics)
    return (themes, diagnostics)
  }

  /// Every token with its type and value as text.
  private static func values(_ text: String, in theme: String? = nil) -> [String] {
    values(load(text).themes, in: theme)
  }

  private static func values(_ themes: TokenThemes, in theme: String? = nil) -> [String] {
    let set = theme.flatMap { themes[$0] } ?? themes.default
    return set.tokens.tokens.map { "\($0.path) \($0.type.rawValue) \(Self.text($0.value))" }
  }

  private static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): color.hex
    case .dimension(let length): length.css
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): weight.css
    case .duration(let time): time.css
    case .number(let number): "\(number)"
    case .shadow(let layers): layers.css
    case .border(let border): border.css
    case .typography(let style): "\(style.fontSize.css)/\(style.lineHeight) \(style.fontWeight.css)"
    case .cubicBezier, .strokeStyle, .transition, .gradient, .spring, .haptic: "…"
    }
  }

  // MARK: Style Dictionary

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
      Self.values(Self.styleDictionary) == [
        "color.base.red color #ff0000", "color.base.ink color #111111", "color.font.link color #ff0000",
        "size.font.small dimension 0.75rem", "size.font.large dimension 32", "size.padding.base dimension 8px",
        "time.quick duration 150ms", "opacity.half number 0.5",
      ])
    #expect(
      Self.load(Self.styleDictionary).diagnostics.all.map(\.rule.id) == [
        "foreign-dialect", "unitless-length", "text-property",
      ])
    let red = Self.load(Self.styleDictionary).themes.default.tokens[TokenPath("color.base.red")]
    #expect(red?.description == "Loud")
  }

  @Test func readsSmallFilesAsTheFilesBesideThemAreWritten() {
    let loaded = Self.load([
      "color.json": ##"{"color": {"a": {"value": "#111111"}, "b": {"value": "#222222"}, "c": {"value": "#333333"}}}"##,
      "size.json": ##"{"size": {"sm": {"value": "4px"}, "md": {"value": "8px"}}}"##,
      "style.json": ##"{"style": {"text": {"value": "{color.a.value}"}}}"##,
    ])
    #expect(
      Self.values(loaded.themes) == [
        "color.a color #111111", "color.b color #222222", "color.c color #333333", "size.sm dimension 4px",
        "size.md dimension 8px", "style.text color #111111",
      ])
    #expect(
      loaded.diagnostics.all.map(\.message) == ["6 tokens in 3 files are written as Style Dictionary writes them"])
  }

  @Test func keepsLengthsWithoutAUnitAsTheyAre() {
    let text = """
      {"size": {"xs": {"value": "0.25"}, "sm": {"value": 1}, "none": {"value": "0"}, "md": {"value": "2", "unit": "px"},
        "lg": {"value": "{size.xs}"}}}
      """
    #expect(
      Self.values(text) == [
        "size.xs dimension 0.25", "size.sm dimension 1", "size.none dimension 0px", "size.md dimension 2px",
        "size.lg dimension 0.25",
      ])
    let found = Self.load(text).diagnostics.all
    #expect(found.map(\.rule.id) == ["foreign-dialect", "unitless-length"])
    #expect(found.last?.message == "2 lengths have no unit: size.xs, size.sm")
    let smallest = Self.load(text).themes.default.tokens[TokenPath("size.xs")]
    #expect(smallest?.value == .dimension(Dimension(0.25, .notGiven)))
  }

  @Test func rewritesReferencesWithinValuesOfSeveralParts() {
    let text = """
      {"size": {"a": {"value": "4px"}, "b": {"value": "8px"}, "c": {"value": "2px"}, "d": {"value": "3px"},
        "pad": {"value": "{size.a.value} {size.b.value}"}}}
      """
    #expect(Self.values(text).suffix(2) == ["size.pad.block dimension 4px", "size.pad.inline dimension 8px"])
  }

  // MARK: Tokens Studio

  private static let studio = """
    {
      "core": {
        "blue": {"500": {"value": "#3366cc", "type": "color"}, "900": {"value": "#112244", "type": "color"}},
        "radius": {"sm": {"value": "4", "type": "borderRadius"}},
        "space": {"md": {"value": "16", "type": "spacing"}, "double": {"value": "{space.md} * 2", "type": "spacing"}},
        "font": {"body": {"value": "Inter", "type": "fontFamilies"}, "bold": {"value": "Bold Italic", "type": "fontWeights"},
          "line": {"value": "150%", "type": "lineHeights"}, "size": {"value": 14, "type": "fontSizes"}},
        "fade": {"value": "40%", "type": "opacity"},
        "case": {"value": "uppercase", "type": "textCase"},
        "card": {"value": [
          {"x": "0", "y": "2", "blur": "4", "spread": "0", "color": "{blue.900}", "type": "dropShadow"},
          {"x": 0, "y": 1, "blur": 2, "spread": 0, "color": "#00000033", "type": "innerShadow"}], "type": "boxShadow"},
        "title": {"value": {"fontFamily": "{font.body}", "fontWeight": "Semi Bold", "fontSize": "24", "lineHeight": "120%",
          "letterSpacing": "0%", "textCase": "none"}, "type": "typography"},
        "edge": {"value": {"color": "{blue.500}", "width": "1", "style": "solid"}, "type": "border"}
      },
      "light": {"page": {"value": "#ffffff", "type": "color"}, "accent": {"value": "{blue.500}", "type": "color"}},
      "dark": {"page": {"value": "#000000", "type": "color"}, "accent": {"value": "{blue.500}", "type": "color"}},
      "$themes": [
        {"id": "1", "name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
        {"id": "2", "name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}
      ],
      "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}
    }
    """

  @Test func readsTokensStudioWithItsThemes() {
    let values = Self.values(Self.studio)
    #expect(
      values == [
        "blue.500 color #3366cc", "blue.900 color #112244", "radius.sm dimension 4px", "space.md dimension 16px",
        "space.double dimension 32px", "font.body fontFamily Inter", "font.bold fontWeight 700", "font.line number 1.5",
        "font.size dimension 14px", "fade number 0.4",
        "card shadow 0px 2px 4px 0px rgb(17, 34, 68), inset 0px 1px 2px 0px rgba(0, 0, 0, 0.2)",
        "title typography 24px/1.2 600", "edge border 1px solid rgb(51, 102, 204)", "page color #ffffff",
        "accent color #3366cc",
      ])
    let loaded = Self.load(Self.studio)
    #expect(loaded.themes.modifiers.map(\.contexts) == [["Light", "Dark"]])
    #expect(Self.values(Self.studio, in: "Dark").contains("page color #000000"))
    #expect(loaded.diagnostics.all.map(\.rule.id) == ["foreign-dialect", "text-property"])
    #expect(loaded.themes.default.tokens[TokenPath("space.double")]?.formula == "{space.md} * 2")
  }

  @Test func keepsWhatHasNoTypeOfItsOwn() {
    let text = """
      {"global": {"base": {"value": "16", "type": "other"}, "word": {"value": "bold move", "type": "other"},
        "m": {"value": "{base}", "type": "sizing"}, "l": {"value": "{m} * 1.5", "type": "sizing"},
        "weird": {"value": "{m} * {word}", "type": "sizing"}}, "$metadata": {"tokenSetOrder": ["global"]}}
      """
    #expect(Self.values(text) == ["base number 16.0", "m dimension 16px", "l dimension 24px"])
    #expect(Self.load(text).diagnostics.all.map(\.rule.id) == ["foreign-dialect", "text-property"])
  }

  @Test func readsAFolderOfSetsWithItsThemes() {
    let loaded = Self.load([
      "sets/$metadata.json": ##"{"tokenSetOrder": ["dark", "base", "light"]}"##,
      "sets/$themes.json": ##"""
      [{"name": "Light", "group": "Scheme", "selectedTokenSets": {"base": "source", "light": "enabled"}},
       {"name": "Dark", "group": "Scheme", "selectedTokenSets": {"base": "source", "dark": "enabled"}}]
      """##,
      "sets/base.json": ##"{"radius": {"$type": "borderRadius", "$value": "4"}}"##,
      "sets/dark.json": ##"{"bg": {"$type": "color", "$value": "#000000"}}"##,
      "sets/light.json": ##"{"bg": {"$type": "color", "$value": "#ffffff"}}"##,
      "sets/old/unused.json": ##"{"old": {"$type": "color", "$value": "#ff0000"}}"##,
    ])
    #expect(loaded.themes.modifiers.map(\.name) == ["Scheme"])
    #expect(Self.values(loaded.themes) == ["radius dimension 4px", "bg color #ffffff"])
    #expect(Self.values(loaded.themes, in: "Dark") == ["bg color #000000", "radius dimension 4px"])
    #expect(
      loaded.diagnostics.all.map(\.message) == [
        "3 tokens in 4 files are written as Tokens Studio writes them", "a set is in no theme: old/unused",
      ])
  }

  @Test func readsTypesOfTokensStudioBesideTheStandardsSigns() {
    let text = """
      {"a": {"$type": "borderRadius", "$value": "4px"}, "b": {"$type": "sizing", "$value": "8"},
       "c": {"$type": "fontWeights", "$value": "Semi Bold"}, "d": {"$type": "spacing", "$value": "16px"},
       "e": {"$type": "lineHeights", "$value": "120%"}, "f": {"$type": "spacing", "$value": "1px"},
       "g": {"$type": "spacing", "$value": "2px"}, "h": {"$type": "spacing", "$value": "3px"}}
      """
    #expect(
      Self.values(text) == [
        "a dimension 4px", "b dimension 8px", "c fontWeight 600", "d dimension 16px", "e number 1.2",
        "f dimension 1px", "g dimension 2px", "h dimension 3px",
      ])
    #expect(Self.load(text).diagnostics.all.map(\.rule.id) == ["foreign-dialect"])
  }

  @Test func findsWhatASetIsReferredToWithoutItsName() {
    let values = Self.values(
      """
      {"global": {"a": {"value": "#112233", "type": "color"}, "b": {"value": "4", "type": "sizing"},
        "c": {"value": "5", "type": "spacing"}, "d": {"value": "6", "type": "spacing"},
        "e": {"value": "7", "type": "spacing"}, "g": {"value": "8", "type": "spacing"}},
       "use": {"f": {"value": "{a}", "type": "color"}}}
      """)
    #expect(values.contains("use.f color #112233"))
  }

  // MARK: Figma

  private static let answer = """
    {"status": 200, "meta": {
      "variableCollections": {"c:1": {"name": "Theme", "modes": [
        {"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}},
      "variables": {
        "v:1": {"name": "bg/page", "variableCollectionId": "c:1", "resolvedType": "COLOR", "description": "Behind all",
          "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}},
        "v:2": {"name": "bg/card", "variableCollectionId": "c:1", "resolvedType": "COLOR",
          "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "v:1"}, "1:1": {"type": "VARIABLE_ALIAS", "id": "v:1"}}},
        "v:3": {"name": "radius/sm", "variableCollectionId": "c:1", "resolvedType": "FLOAT", "scopes": ["CORNER_RADIUS"],
          "valuesByMode": {"1:0": 4, "1:1": 4}},
        "v:4": {"name": "fade", "variableCollectionId": "c:1", "resolvedType": "FLOAT", "scopes": ["OPACITY"],
          "valuesByMode": {"1:0": 40, "1:1": 40}},
        "v:5": {"name": "label", "variableCollectionId": "c:1", "resolvedType": "STRING", "valuesByMode": {"1:0": "Go", "1:1": "Go"}}
      }}}
    """

  @Test func readsTheAnswerOfFigma() {
    #expect(
      Self.values(Self.answer) == [
        "bg.page color #ffffff", "bg.card color #ffffff", "radius.sm dimension 4px", "fade number 0.4",
      ])
    #expect(Self.values(Self.answer, in: "Dark").prefix(2) == ["bg.page color #000000", "bg.card color #000000"])
    let loaded = Self.load(Self.answer)
    #expect(loaded.diagnostics.all.map(\.rule.id) == ["foreign-dialect", "text-property"])
    #expect(loaded.themes.default.tokens[TokenPath("bg.card")]?.aliases == [TokenPath("bg.page")])
  }

  @Test func readsListsOfCollectionsAndVariables() {
    let loaded = Self.load(
      """
      {"collections": [{"id": "C:1", "name": "Colors", "modes": [
        {"name": "Light", "modeId": "1:4"}, {"name": "Dark", "modeId": "1:5"}]}],
       "variables": [
        {"id": "V:1", "name": "bg/page", "resolvedType": "COLOR", "variableCollectionId": "C:1",
         "valuesByMode": {"1:4": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:5": {"r": 0, "g": 0, "b": 0, "a": 1}}},
        {"id": "V:2", "name": "fg/text", "resolvedType": "COLOR", "variableCollectionId": "C:1",
         "valuesByMode": {"1:4": {"r": 0, "g": 0, "b": 0, "a": 1}, "1:5": {"type": "VARIABLE_ALIAS", "id": "V:1"}}}]}
      """)
    #expect(Self.values(loaded.themes) == ["bg.page color #ffffff", "fg.text color #000000"])
    #expect(Self.values(loaded.themes, in: "Dark") == ["bg.page color #000000", "fg.text color #000000"])
  }

  @Test func takesFilesOfOneCollectionForItsModes() {
    func file(_ gap: Int) -> String {
      let figma = ##""extensions": {"com.figma": {"scopes": ["GAP"]}}"##
      let names = ["xs", "sm", "md"].enumerated().map { index, name in
        "\"\(name)\": {\"type\": \"number\", \"value\": \(gap * (index + 1)), \(figma)}"
      }
      return "{" + names.joined(separator: ", ") + "}"
    }
    let loaded = Self.load(["Spacing.Compact.json": file(2), "Spacing.Wide.json": file(4)])
    #expect(loaded.themes.modifiers.map(\.contexts) == [["Compact", "Wide"]])
    #expect(Self.values(loaded.themes) == ["xs dimension 2px", "sm dimension 4px", "md dimension 6px"])
    #expect(Self.values(loaded.themes, in: "Wide").first == "xs dimension 4px")
  }

  @Test func readsCollectionsOfAPlugin() {
    let values = Self.values(
      """
      {"version": "1.0", "collections": [
        {"name": "Primitives", "modes": [{"name": "Style", "variables": [
          {"name": "blue/500", "type": "color", "isAlias": false, "value": "#3366CC"},
          {"name": "space/1.5", "type": "number", "isAlias": false, "value": 6}]}]},
        {"name": "Semantic", "modes": [
          {"name": "Light", "variables": [
            {"name": "accent", "type": "color", "isAlias": true, "value": {"collection": "Primitives", "name": "blue/500"}}]},
          {"name": "Dark", "variables": [{"name": "accent", "type": "color", "isAlias": false, "value": "#99CCFF"}]}]}]}
      """)
    #expect(
      values == [
        "Primitives.blue.500 color #3366cc", "Primitives.space.1-5 dimension 6px", "Semantic.accent color #3366cc",
      ])
  }

  // MARK: Drafts

  @Test func readsAFewTokensOfDraftsAndWhatTheStandardHasInThem() {
    let text = ##"""
      {"ink": {"$type": "color", "$value": "#111111"}, "gap": {"$type": "dimension", "$value": "8px"},
       "line": {"$type": "strokeStyle", "$value": "dashed"},
       "dash": {"$type": "strokeStyle", "$value": {"dashArray": ["0.5rem", "0.25rem"], "lineCap": "round"}}}
      """##
    #expect(
      Self.values(text) == ["ink color #111111", "gap dimension 8px", "line strokeStyle …", "dash strokeStyle …"])
    #expect(Self.load(text).diagnostics.all.map(\.rule.id) == ["foreign-dialect"])
  }

  private static let draft = """
    {"color": {"$type": "color", "a": {"$value": "#112233"}, "b": {"$value": "#445566"}, "c": {"$value": "{color.a}"}},
     "space": {"s": {"$value": "4px"}, "m": {"$value": "1rem"}}, "shape": {"r": {"$value": "8px", "$type": "dimension"}}}
    """

  @Test func readsDraftsOfTheStandardWithoutTypes() {
    #expect(
      Self.values(Self.draft) == [
        "color.a color #112233", "color.b color #445566", "color.c color #112233", "space.s dimension 4px",
        "space.m dimension 1rem", "shape.r dimension 8px",
      ])
    #expect(Self.load(Self.draft).diagnostics.all.map(\.rule.id) == ["foreign-dialect"])
  }

  @Test func readsAColourForTwoThemes() {
    let text = ##"""
      {"color": {"$type": "color", "ink": {"$value": {"light": "#111111", "dark": "{color.paper}"}},
        "paper": {"$value": "#ffffff"}}}
      """##
    #expect(Self.values(text) == ["color.ink color #111111", "color.paper color #ffffff"])
    #expect(Self.values(text, in: "dark") == ["color.ink color #ffffff", "color.paper color #ffffff"])
    #expect(Self.load(text).diagnostics.all.map(\.rule.id) == ["foreign-dialect"])
  }

  // MARK: What cannot be read, and what refers to it

  private static let colors = ##"""
    "c": {"a": {"$type": "color", "$value": "#112230"}, "b": {"$type": "color", "$value": "#112231"},
      "d": {"$type": "color", "$value": "#112232"}, "f": {"$type": "color", "$value": "#112233"},
      "g": {"$type": "color", "$value": "#112234"}}
    """##

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
      ["foreign-dialect", "unread-value"]
    ),
    (##""s": {"$type": "fontSizes", "$value": "{nothing}"}"##, ["foreign-dialect", "dangling-alias"]),
  ])
  func reportsOnlyTheOriginOfWhatCannotBeRead(_ tokens: String, _ rules: [String]) {
    let found = Self.load("{\(tokens), \(Self.colors)}").diagnostics.all
    #expect(found.map(\.rule.id) == rules, "\(found.map(\.message))")
  }

  @Test func putsWhatCannotBeReadInThePlaceOfNothing() {
    let files = [
      "1.json": ##"{"a": {"$value": "no value"}, "b": {"$type": "color", "$value": "#ffffff"}, \##(Self.colors)}"##,
      "2.json":
        ##"{"a": {"x": {"$type": "color", "$value": "#000000"}}, "b": {"$value": "no value"}, \##(Self.colors)}"##,
    ]
    let loaded = Self.load(files)
    #expect(Self.values(loaded.themes).prefix(2) == ["a.x color #000000", "b color #ffffff"])
    #expect(!loaded.diagnostics.all.contains { $0.rule.id == "token-and-group" })
  }

  @Test func guessesOnlyAtTokensOfTheTypeThatIsWanted() {
    let text = ##"{"h": {"$type": "fontSizes", "$value": "{c.h}"}, \##(Self.colors)}"##
    let found = Self.load(text).diagnostics.all.first { $0.rule.id == "dangling-alias" }
    #expect(found?.fix?.sentence == "name a token that exists, or add it")
  }

  // MARK: References within values

  @Test(arguments: [
    (##""t": {"$type": "color", "$value": "rgba({c.a}, 0.5)"}"##, "t color #11223080"),
    (##""t": {"$type": "color", "$value": "rgba( {c.a} , 50%)"}"##, "t color #11223080"),
    (##""t": {"$type": "color", "$value": "color-mix(in srgb, {c.a} 100%, #ffffff)"}"##, "t color #112230"),
    (
      ##""t": {"$type": "boxShadow", "$value": {"x": "0", "y": "1", "blur": "2", "spread": "0", "color": "rgba({c.a}, 0)", "type": "dropShadow"}}"##,
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
    let loaded = Self.load("{\(token), \(Self.colors)}")
    #expect(Self.values(loaded.themes).first == value)
    #expect(loaded.diagnostics.all.map(\.rule.id) == ["foreign-dialect"], "\(loaded.diagnostics.all.map(\.message))")
  }

  @Test func givesTheStopsOfAGradientTheColoursTheyReferTo() throws {
    let text = ##"{"t": {"$type": "color", "$value": "linear-gradient({c.a}, {c.b} 90%)"}, \##(Self.colors)}"##
    let token = try #require(Self.load(text).themes.default.tokens[TokenPath("t")])
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
    let loaded = Self.load(text)
    #expect(Self.values(loaded.themes).contains("size dimension 24"))
    #expect(Self.values(loaded.themes).contains("weight fontWeight 600"))
    // What a style does not give has no value.
    #expect(loaded.diagnostics.all.map(\.rule.id) == ["foreign-dialect", "dangling-alias"])
  }

  @Test func readsListsOfFontsThatAreTokens() {
    let text = """
      {"font": {"a": {"value": "Arial"}, "b": {"value": "sans-serif, serif"}, "c": {"value": "Menlo"}},
       "size": {"a": {"value": "4px"}, "b": {"value": "8px"}, "c": {"value": "9px"}},
       "body": {"fontFamily": {"value": "{font.a}, {font.b}"}}}
      """
    let loaded = Self.load(text)
    #expect(Self.values(loaded.themes).last == "body.fontFamily fontFamily Arial, sans-serif, serif")
    #expect(loaded.diagnostics.all.map(\.rule.id) == ["foreign-dialect"])
  }

  // MARK: Numbers in strings

  @Test func readsNumbersOfFontsInStrings() {
    #expect(
      Self.values(
        """
        {"font": {"weight": {"bold": {"value": "700"}}, "lineheight": {"01": {"value": "1.2"}},
          "size": {"sm": {"value": "12px"}}, "family": {"body": {"value": "Inter"}}},
         "body": {"leading": {"value": "{font.lineheight.01.value}"}}}
        """) == [
          "font.weight.bold fontWeight 700", "font.lineheight.01 number 1.2", "font.size.sm dimension 12px",
          "font.family.body fontFamily Inter", "body.leading number 1.2",
        ])
  }

  // MARK: Collections and modes

  @Test func readsAListOfCollectionsByName() {
    let text = ##"""
      [{"Base": {"modes": {"Default": {"gray": {"50": {"$scopes": ["ALL_FILLS"], "$type": "color", "$value": "#f9fafb"}},
         "gap": {"$scopes": ["GAP"], "$type": "number", "$value": 8}}}}},
       {"Theme": {"modes": {"Light": {"bg": {"$type": "color", "$value": "{gray.50}"}},
         "Dark": {"bg": {"$type": "color", "$value": "#000000"}}}}}]
      """##
    let loaded = Self.load(text)
    #expect(loaded.themes.modifiers.map(\.name) == ["Theme"])
    #expect(Self.values(loaded.themes) == ["gray.50 color #f9fafb", "gap dimension 8px", "bg color #f9fafb"])
    #expect(Self.values(loaded.themes, in: "Dark").last == "bg color #000000")
    #expect(loaded.diagnostics.all.map(\.rule.id) == ["foreign-dialect"])
  }

  // MARK: Values alone

  @Test func readsValuesWithoutATypeByTheirNamesAndShapes() {
    let text = ##"""
      {"meta": {"name": "A", "version": "2.0.0"},
       "theme": {"color": {"mode": "light", "palette": {"neutral": {"0": "#ffffff", "50": "#f8fafc"}}},
         "radius": {"sm": "4px"}, "type": {"h1": {"fontSize": "32px", "fontWeight": 700}}}}
      """##
    let loaded = Self.load(text)
    #expect(
      Self.values(loaded.themes) == [
        "theme.color.palette.neutral.0 color #ffffff", "theme.color.palette.neutral.50 color #f8fafc",
        "theme.radius.sm dimension 4px", "theme.type.h1 typography 32px/1.3 700",
      ])
    #expect(loaded.diagnostics.all.map(\.rule.id) == ["foreign-dialect", "unread-value"])
  }

  @Test(arguments: [
    ##"{"name": "app", "version": "1.0.0", "theme_color": "#fff", "background_color": "#000", "icons": [{"sizes": "192x192"}]}"##,
    ##"{"color": {"a": "#111111", "b": "red"}}"##, ##"{"size": {"a": 1, "b": 2, "c": 3, "d": 4}}"##,
    ##"{"labels": {"a": "#111111", "b": "#222222", "c": "#333333", "d": "4px"}}"##,
  ])
  func takesNoOtherJSONForValues(_ text: String) {
    #expect(TokenShape(SourceFile(path: "a.json", text: text)) == nil)
  }

  // MARK: Files of themes

  @Test(arguments: [
    ("light.json", "dark.json"), ("darkTheme.json", "lightTheme.json"), ("colors-dark.json", "colors-light.json"),
    ("a/dark/colors.dark.json", "a/light/colors.json"), ("light.tokens.json", "dark.tokens.json"),
  ])
  func takesFilesForThemesByTheirNames(_ first: String, _ second: String) {
    func file(_ path: String) -> String {
      let value = path.lowercased().contains("dark") ? "#000000" : "#ffffff"
      return "{\"bg\": {\"value\": \"\(value)\", \"type\": \"color\"}, \"size\": {\"value\": \"4px\"}}"
    }
    let loaded = Self.load([first: file(first), second: file(second)])
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(Self.values(loaded.themes).first == "bg color #ffffff")
    #expect(Self.values(loaded.themes, in: "dark").first == "bg color #000000")
    #expect(loaded.diagnostics.all.map(\.rule.id) == ["foreign-dialect", "themes-by-name"])
  }

  @Test(arguments: [
    // One without the other, without a name in common, and both in one name.
    ["light.json": "a", "base.json": "a"], ["light.json": "a", "dark.json": "b"],
    ["light-on-dark.json": "a", "dark-on-light.json": "a"], ["lightning.json": "a", "darkness.json": "a"],
  ])
  func takesNoOtherFilesForThemes(_ files: [String: String]) {
    let loaded = Self.load(
      files.mapValues { "{\"\($0)\": {\"$type\": \"color\", \"$value\": \"#ffffff\"}}" })
    #expect(loaded.themes.themes.count == 1)
    #expect(!loaded.diagnostics.all.contains { $0.rule.id == "themes-by-name" })
  }

  @Test func warnsOfFilesOfOneThemeThatDeclareTheSameTokens() {
    let token = ##"{"a": {"$type": "color", "$value": "#ffffff"}}"##
    let names = ["x-light.json", "x-dark.json", "y-light.json", "y-dark.json"]
    let loaded = Self.load(Dictionary(uniqueKeysWithValues: names.map { ($0, token) }))
    #expect(loaded.diagnostics.all.map(\.rule.id).contains("repeated-token"))
    #expect(
      loaded.diagnostics.all.first { $0.rule.id == "themes-by-name" }?.message.hasPrefix("2 pairs of files") == true)
  }

  @Test func namesWhatOnlySetsOfReferencesDeclare() {
    let loaded = Self.load([
      "$metadata.json": ##"{"tokenSetOrder": ["core", "light"]}"##,
      "$themes.json": ##"""
      [{"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
       {"name": "Dark", "selectedTokenSets": {"light": "enabled"}}]
      """##,
      "core.json": ##"{"blue": {"$type": "color", "$value": "#0000ff"}}"##,
      "light.json": ##"{"bg": {"$type": "color", "$value": "#ffffff"}}"##,
    ])
    #expect(loaded.themes.referredOnly == [TokenPath("blue")])
  }

  // MARK: What is no dialect

  @Test(arguments: [
    ##"{"a": {"$type": "color", "$value": "#ff0000"}}"##, ##"{"a": {"$value": "#ff0000"}, "b": {"$value": 1}}"##,
    ##"{"a": {"value": "4px", "type": "dimension"}}"##,
    ##"{"a": {"$type": "spacing", "$value": {"value": 4, "unit": "px"}}}"##, "{}",
    ##"{"collections": {"$type": "number", "a": {"$value": 1}}, "variables": {"$type": "number", "b": {"$value": 1}}}"##,
  ])
  func takesASlipForASlip(_ text: String) {
    #expect(!Self.load(text).diagnostics.all.contains { $0.rule.id == "foreign-dialect" })
  }
}
