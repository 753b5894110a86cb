import Diagnostics
import Files
import Testing
import Tokens

/// What people write in their own ways and nothing is to be said of, and causes that are told once.
struct QuietReadingTests {
  private static func color(_ hex: String) -> String { ##"{"$value": "\##(hex)", "$type": "color"}"## }

  /// A group for each theme whose tokens would be called as groups of another file are keeps its names.
  @Test func leavesTheNamesOfThemesWhereOthersWouldCollide() {
    let loaded = Loaded([
      "semantic.json": ##"""
      {"light": {"page": \##(Self.color("#ffffff")), "card": \##(Self.color("#ffffff"))},
       "dark": {"page": \##(Self.color("#000000")), "card": \##(Self.color("#111111"))}}
      """##,
      "component.json": ##"{"card": {"padding": {"$value": "1.5rem", "$type": "dimension"}}}"##,
    ])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(loaded.values.contains("light.card color #ffffff"))
    #expect(loaded.values.contains("card.padding dimension 1.5rem"))
  }

  /// A theme of which no set is there is told of once, and left out with everything that would follow.
  @Test func tellsOnceOfAThemeWithoutItsSet() {
    func token(_ value: String) -> String { "{\"value\": \"\(value)\", \"type\": \"color\"}" }
    let loaded = Loaded([
      "base.json": "{\"palette\": {\"blue\": \(token("#0b5cad"))}}",
      "brand/canvas.json": "{\"brand\": {\"primary\": \(token("{palette.blue}"))}}",
      "sys/color.json": "{\"color\": {\"text\": \(token("{brand.primary}"))}}",
      "$metadata.json": #"{"tokenSetOrder": ["base", "brand/canvas", "brand/forest", "sys/color"]}"#,
      "$themes.json": """
      [{"name": "Canvas", "group": "Brand", "selectedTokenSets": {"base": "source", "brand/canvas": "enabled"}},
       {"name": "Forest", "group": "Brand", "selectedTokenSets": {"base": "source", "brand/forest": "enabled"}},
       {"name": "System", "group": "System", "selectedTokenSets": {"base": "source", "sys/color": "enabled"}}]
      """,
    ])
    #expect(loaded.rules == ["foreign-dialect", "missing-file"], "\(loaded.messages)")
    #expect(loaded.messages.last == "the theme Forest chooses brand/forest, which is not here")
    #expect(loaded.values.contains("color.text color #0b5cad"))
  }

  /// A set without tokens is a set that is there.
  @Test func findsAnEmptySetThatAThemeChooses() {
    let ink = ##"{"ink": {"value": "#111111", "type": "color"}}"##
    let empty = SourceFile(path: "base.json", text: "{ }\n")
    #expect(TokenShape(empty) == .tokens)
    #expect(TokenShape(SourceFile(path: "base.json", text: #"{"a": 1}"#)) == nil)
    let loaded = Loaded([
      "base.json": "{ }\n", "ink.json": ink,
      "$themes.json": ##"[{"name": "Day", "selectedTokenSets": {"base": "source", "ink": "enabled"}}]"##,
    ])
    #expect(!loaded.rules.contains("missing-file"), "\(loaded.messages)")
    #expect(!loaded.rules.contains("other-json"), "\(loaded.messages)")
    #expect(loaded.values == ["ink color #111111"])
  }

  /// A list is no token file, unless its name says that it is one.
  @Test(arguments: [("list.json", "other-json"), ("list.tokens.json", "not-a-group")])
  func tellsOfAListByTheNameOfItsFile(_ path: String, _ rule: String) {
    let loaded = Loaded([
      path: #"[{"key": "a", "$value": 1}]"#, "ink.json": ##"{"ink": {"$value": "#111111", "$type": "color"}}"##,
    ])
    #expect(loaded.rules.contains(rule), "\(loaded.messages)")
  }

  /// Other tools read comments in their files; those of the standard have none.
  @Test(arguments: [("ink.json", Severity.note), ("ink.tokens.json", .error)])
  func tellsOnceOfCommentsByTheNameOfTheFile(_ path: String, _ severity: Severity) {
    var diagnostics = Diagnostics()
    let text = ##"{/* one */ "ink": {"value": "#111111", "type": "color"} /* two */}"##
    let themes = TokenLoader.load(
      [SourceFile(path: path, text: text)], root: "", isForeign: true, into: &diagnostics)
    #expect(themes.default.tokens.tokens.count == 1)
    #expect(diagnostics.all.filter { $0.rule.id == "comment-in-json" }.map(\.severity) == [severity])
  }

  @Test func readsAShadowThatIsMadeOfOthers() {
    func shadow(_ blur: String) -> String {
      ##"{"$type": "shadow", "$value": {"offsetX": "0px", "offsetY": "1px", "blur": "\##(blur)", "spread": "0px", "color": "#000000"}}"##
    }
    let loaded = Loaded(
      ##"{"near": \##(shadow("2px")), "far": \##(shadow("9px")), "low": {"$type": "shadow", "$value": ["{near}", "{far}"]}}"##
    )
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(loaded.values.last == "low shadow 0px 1px 2px 0px rgb(0, 0, 0), 0px 1px 9px 0px rgb(0, 0, 0)")
  }

  @Test func takesACopyInAFolderOfItsNameForNoAlternative() {
    let set = ##"{"gap-s": {"value": "4px", "type": "spacing"}, "gap-m": {"value": "8px", "type": "spacing"}}"##
    let loaded = Loaded([
      "$metadata.json": #"{"tokenSetOrder": ["list/list", "list"]}"#, "$themes.json": "[]", "list.json": set,
      "list/list.json": set,
    ])
    #expect(!loaded.rules.contains("themes-by-name"), "\(loaded.messages)")
    #expect(loaded.themes.modifiers.isEmpty)
  }

  /// Drafts of the standard let tokens stand in tokens.
  @Test func readsTokensWithinTokens() {
    let loaded = Loaded([
      "color.json": ##"""
      {"color": {"$type": "color", "black": {"$value": "#000", "70": {"$value": "rgba(0, 0, 0, .7)"}},
        "gray": {"$value": "#ccc"}, "ink": {"$value": "{color.black}"}, "veil": {"$value": "{color.black.70}"}}}
      """##
    ])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(loaded.values.contains("color.veil color #000000b3"))
    #expect(loaded.values.contains("color.ink color #000000"))
  }

  @Test func readsLeadingThatIsALengthOfAnotherStyle() {
    let loaded = Loaded(
      ##"""
      {"metrics": {"7": {"fontSize": {"$type": "fontSize", "$value": "48px"},
          "lineHeight": {"$type": "lineHeight", "$value": "60px"}}},
       "title": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "{metrics.7.fontSize}",
          "lineHeight": "{metrics.7.lineHeight}", "fontWeight": 400}}}
      """##)
    #expect(!loaded.rules.contains("wrong-type"), "\(loaded.messages)")
    #expect(loaded.values.contains("title typography 48px/1.25 400"))
  }

  @Test func takesTheStyleOfALineTheCategoryAndTheOwnNameForWhatTheyAre() {
    let loaded = Loaded([
      "border.json": ##"""
      {"border": {"a": {"value": "4px", "type": "borderRadius"}, "b": {"value": "5px", "type": "borderRadius"},
        "c": {"value": "1px", "type": "borderWidth"}, "d": {"value": "2px", "type": "borderWidth"},
        "e": {"value": "3px", "type": "borderWidth"}, "style": {"dashed": {"value": "dashed", "type": "borderStyle"}}}}
      """##
    ])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    let levels = Loaded(
      ##"{"level": {"data-grid": {"value": "999", "category": "z-index"}, "menu": {"value": "2000", "category": "z-index"}}}"##
    )
    #expect(levels.rules == ["foreign-dialect"], "\(levels.messages)")
    let theme = Loaded(
      ##"{"color": {"ink": {"value": "#111111"}, "paper": {"value": "#fff"}, "card": {"fill": {"value": "#eee"}, "borderRadius": {"value": 0}}}}"##
    )
    #expect(theme.rules == ["foreign-dialect"], "\(theme.messages)")
  }

  // MARK: Design documents

  @Test func tellsOnceOfAllLengthsWithoutAUnit() {
    let read = ReadDesign("rounded:\n  s: ↓4\nspacing:\n  base: 4\nbreakpoints:\n  tablet: 640")
    #expect(read.rules == ["unitless-length"])
    #expect(
      read.messages == [
        "3 lengths of rounded, spacing and breakpoints have no unit: rounded.s, spacing.base, breakpoints.tablet"
      ])
  }

  @Test func takesSentencesForWords() {
    let read = ReadDesign(
      "spacing:\n  s: 4px\nmotion:\n  fast: 100ms\n  reduced: ↓'respects the settings of the system'")
    #expect(read.rules == ["text-property"], "\(read.messages)")
  }

  @Test func readsNamesOfColoursAndStylesWithoutBrackets() {
    let read = ReadDesign(
      """
      colors: {brand: "#112233", paper: "#ffffff"}
      typography: {title: {fontFamily: Inter, fontSize: 20px, fontWeight: 600, lineHeight: 1.2}}
      components: {button: {bg: brand, text: paper, font: title}}
      """)
    #expect(read.rules == [], "\(read.messages)")
    #expect(read.css("components.button.bg") == "#112233")
    #expect(read.css("components.button.font")?.contains("20px") == true)
  }
}
