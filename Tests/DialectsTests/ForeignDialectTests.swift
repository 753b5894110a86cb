import Diagnostics
import Files
import Testing
import Tokens

/// Drafts of the standard, and what only looks like a dialect.
@Suite struct ForeignDialectTests {
  private static let draft = """
    {"color": {"$type": "color", "a": {"$value": "#112233"}, "b": {"$value": "#445566"}, "c": {"$value": "{color.a}"}},
     "space": {"s": {"$value": "4px"}, "m": {"$value": "1rem"}}, "shape": {"r": {"$value": "8px", "$type": "dimension"}}}
    """

  @Test func readsDraftsOfTheStandardWithoutTypes() {
    #expect(
      Loaded(Self.draft).values == [
        "color.a color #112233", "color.b color #445566", "color.c color #112233", "space.s dimension 4px",
        "space.m dimension 1rem", "shape.r dimension 8px",
      ])
    #expect(Loaded(Self.draft).rules == ["foreign-dialect"])
  }

  /// Numbers beyond every integer trapped where they were written as text.
  @Test(arguments: ["1e30", "-1e300", "99999999999999999999999"]) func readsNumbersOfAnySize(number: String) {
    let sizes = ##"{"s": {"value": \##(number), "type": "spacing"}, "t": {"value": "\##(number)", "type": "sizing"}}"##
    let shadow = ##"{"value": {"x": \##(number), "y": 1, "blur": 2, "color": "#000"}, "type": "boxShadow"}"##
    let type = ##"{"value": {"fontSize": \##(number), "lineHeight": \##(number)}, "type": "typography"}"##
    #expect(!Loaded(##"{"a": \##(sizes), "b": \##(shadow), "c": \##(type)}"##).messages.isEmpty)
    #expect(Loaded(["DESIGN.md": "---\nspacing:\n  s: \(number)\nborders:\n  b: \(number)\n---\n"]).values.isEmpty)
  }

  @Test func readsAColourForTwoThemes() {
    let text = ##"""
      {"color": {"$type": "color", "ink": {"$value": {"light": "#111111", "dark": "{color.paper}"}},
        "paper": {"$value": "#ffffff"}}}
      """##
    #expect(Loaded(text).values == ["color.ink color #111111", "color.paper color #ffffff"])
    #expect(Loaded(text).values(in: "dark") == ["color.ink color #ffffff", "color.paper color #ffffff"])
    #expect(Loaded(text).rules == ["foreign-dialect"])
  }

  @Test func readsATokenThatHasAValueForEachModeAlone() {
    let text = ##"""
      {"color": {"ink": {"$type": "color", "modes": {"light": "#111111", "dark": "#eeeeee"}},
        "paper": {"$type": "color", "$value": "#ffffff"}}}
      """##
    #expect(Loaded(text).values == ["color.ink color #111111", "color.paper color #ffffff"])
    #expect(Loaded(text).values(in: "dark") == ["color.ink color #eeeeee", "color.paper color #ffffff"])
    #expect(Loaded(text).rules == ["foreign-dialect"])
  }

  /// However a value for all is written beside those for each mode.
  @Test(arguments: [("$type", "$value"), ("type", "value")])
  func readsTheModesOfATokenBesideItsValue(_ type: String, _ value: String) {
    let text = ##"""
      {"color": {"ink": {"\##(type)": "color", "\##(value)": "#111111", "modes": {"light": "#111111", "dark": "#eeeeee"}},
        "paper": {"\##(type)": "color", "\##(value)": "#ffffff"}, "line": {"\##(type)": "color", "\##(value)": "#cccccc"}}}
      """##
    let rest = ["color.paper color #ffffff", "color.line color #cccccc"]
    #expect(Loaded(text).themes.themes.map(\.name) == ["light", "dark"])
    #expect(Loaded(text).values == ["color.ink color #111111"] + rest)
    #expect(Loaded(text).values(in: "dark") == ["color.ink color #eeeeee"] + rest)
  }

  @Test func readsAFewTokensOfDraftsAndWhatTheStandardHasInThem() {
    let text = ##"""
      {"ink": {"$type": "color", "$value": "#111111"}, "gap": {"$type": "dimension", "$value": "8px"},
       "line": {"$type": "strokeStyle", "$value": "dashed"},
       "dash": {"$type": "strokeStyle", "$value": {"dashArray": ["0.5rem", "0.25rem"], "lineCap": "round"}}}
      """##
    #expect(
      Loaded(text).values == ["ink color #111111", "gap dimension 8px", "line strokeStyle …", "dash strokeStyle …"])
    #expect(Loaded(text).rules == ["foreign-dialect"])
  }

  @Test func takesANumberAmongWeightsForOne() {
    let loaded = Loaded(
      ##"""
      {"fonts": {"size": {"md": {"$type": "dimension", "$value": "17px"}, "sm": {"$type": "dimension", "$value": "15px"}},
         "weight": {"bold": {"$type": "number", "$value": 700}}, "scale": {"$type": "number", "$value": 2}}}
      """##)
    #expect(
      loaded.values == [
        "fonts.size.md dimension 17px", "fonts.size.sm dimension 15px", "fonts.weight.bold fontWeight 700",
        "fonts.scale number 2.0",
      ])
  }

  /// Files with few types of Tokens Studio beside one with many are of that tool too.
  @Test func knowsTheToolByTheFilesBeside() {
    let sizes = (1...6).map { ##""s\##($0)": {"value": "\##($0)", "type": "sizing"}"## }.joined(separator: ", ")
    let colors = (1...6).map { ##""c\##($0)": {"value": "#11223\##($0)", "type": "color"}"## }.joined(separator: ", ")
    let loaded = Loaded(["a.json": "{\(sizes)}", "b.json": "{\(colors)}"])
    #expect(loaded.messages == ["12 tokens in 2 files are written as Tokens Studio writes them"])
  }

  @Test func knowsTokensWithMoreSaidOfThem() {
    let text = ##"{"scale": {"20": {"value": "4px", "type": "semantic", "public": true, "deprecated": true}}}"##
    #expect(TokenShape(SourceFile(path: "scale.json", text: text)) == .tokens)
  }

  // MARK: What is no dialect

  @Test(arguments: [
    ##"{"a": {"$type": "color", "$value": "#ff0000"}}"##, ##"{"a": {"$value": "#ff0000"}, "b": {"$value": 1}}"##,
    ##"{"a": {"value": "4px", "type": "dimension"}}"##,
    ##"{"a": {"$type": "spacing", "$value": {"value": 4, "unit": "px"}}}"##, "{}",
    ##"{"collections": {"$type": "number", "a": {"$value": 1}}, "variables": {"$type": "number", "b": {"$value": 1}}}"##,
  ])
  func takesASlipForASlip(_ text: String) {
    #expect(!Loaded(text).diagnostics.all.contains { $0.rule.id == "foreign-dialect" })
  }

  /// Shadows and styles with their parts as strings, in `$value` and in the modes of `$extensions`.
  @Test func readsThePartsOfValuesThatAreStrings() {
    let layer = ##"{"offsetX": "0px", "offsetY": "1px", "blur": "3px", "spread": "0px", "color": "#00000033"}"##
    let loaded = Loaded(
      """
      {"shadow": {"$type": "shadow", "low": {"$value": [\(layer), \(layer)], "$extensions": {"mode": {"dark": [\(layer)]}}},
        "high": {"$value": \(layer)}}}
      """)
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(loaded.themes.themes.map(\.name) == ["default", "dark"])
    #expect(loaded.tokens.tokens.count == 2)
  }

  /// A file of the standard whose modes alone are written as CSS has them.
  @Test func readsTheModesOfAFileOfTheStandard() {
    let loaded = Loaded(
      ##"""
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]},
        "$extensions": {"mode": {"dark": "#ffffff"}}}}
      """##)
    #expect(loaded.values(in: "dark") == ["ink color #ffffff"])
    #expect(loaded.rules == ["modes-in-extensions"], "\(loaded.messages)")
  }

  /// What has no type and no look is not called unreadable.
  @Test(arguments: [
    ("asset", "logo.svg", "text-property"), ("decoration", "underline", "text-property"),
    ("mq", "(max-width: {size.md})", "text-property"), ("font", "var(--font-body)", "text-property"),
    ("color", "reddish", "unread-value"), ("gap", "4 5 bananas", "unread-value"),
  ])
  func tellsWordsFromValuesThatCannotBeRead(group: String, value: String, rule: String) {
    let loaded = Loaded(
      ##"""
      {"ink": {"value": "#111111"}, "paper": {"value": "#ffffff"}, "line": {"value": "#cccccc"},
       "size": {"md": {"value": "48rem"}}, "\##(group)": {"x": {"value": "\##(value)"}}}
      """##)
    #expect(loaded.rules == ["foreign-dialect", rule], "\(loaded.messages)")
  }

  /// Words beside many others are words too, whatever their signs.
  @Test func takesNamesAmongManyWordsForWords() {
    let words = ["menu", "home", "search", "close", "star", "mail", "phone", "edit", "3d_rotation", "looks_4"]
    let icons = words.map { "\"\($0)\": {\"value\": \"\($0)\"}" }.joined(separator: ", ")
    let loaded = Loaded("{\"content\": {\"icon\": {\(icons)}}, \"size\": {\"sm\": {\"value\": \"4px\"}}}")
    #expect(!loaded.rules.contains("unread-value"), "\(loaded.messages)")
    #expect(loaded.messages.contains { $0.hasPrefix("10 values are not drawn") })
  }

  /// Texts that Figma exports are no errors, and a file in a shape of its own is one note.
  @Test func tellsOfFilesForOtherThingsOnce() {
    let text = #"{"$type": "string", "$value": "Reports", "$extensions": {"com.figma.type": "string"}}"#
    let texts = Loaded(["en.tokens.json": "{\"nav\": {\"a\": \(text), \"b\": \(text), \"c\": \(text)}}"])
    #expect(texts.rules == ["text-property"], "\(texts.messages)")
    let own =
      ##"{"$meta": {"v": 1}, "color": {"a": {"hex": "#faf9f5", "linear": [1, 1, 1], "name": "A"}, "b": {"hex": "#111111", "linear": [0, 0, 0], "name": "B"}}}"##
    let shaped = Loaded(["tokens/tokens.json": own])
    #expect(shaped.rules == ["other-json"] && shaped.diagnostics.count(.error) == 0, "\(shaped.messages)")
    let claimed = Loaded(["color.tokens.json": own])
    #expect(claimed.diagnostics.count(.error) > 0)
    // Names with dots are those of no token of the standard.
    let names = ["a.b", "a.c", "a.d.e", "a.d.f"].map { "\"\($0)\": {\"type\": \"color\", \"ref\": \"p.\($0)\"}" }
    let dotted = Loaded(["parts.tokens.json": "{\"version\": 1, \"tokens\": {\(names.joined(separator: ", "))}}"])
    #expect(dotted.rules == ["other-json"], "\(dotted.messages)")
    let unknown = Loaded(
      ["a.tokens.json": #"{"a": {"$type": "text", "$value": "x"}, "b": {"$type": "text", "$value": "y"}}"#])
    #expect(unknown.messages == ["\"text\" is not a type: 2 tokens name it"])
  }

  /// What a tool has made of a file beside it says nothing of its own.
  @Test func passesOverADumpOfAFile() {
    func tokens(_ value: String) -> String {
      "{\"c\": {" + (1...9).map { "\"s\($0)\": {\"value\": \"\(value)\", \"type\": \"color\"}" }.joined(separator: ", ")
        + "}}"
    }
    let loaded = Loaded(["color/base.json": tokens("#f7959d"), "color/dump.json": tokens("hsl(355, 86%, 78%)")])
    #expect(loaded.rules.contains("made-tokens") && !loaded.rules.contains("repeated-token"), "\(loaded.messages)")
    #expect(loaded.values.first == "c.s1 color #f7959d")
    let raw = Loaded(["color/base.json": tokens("#f7959d"), "color/base.raw.json": tokens("#f7959d")])
    #expect(raw.rules.contains("made-tokens") && !raw.rules.contains("repeated-token"), "\(raw.messages)")
  }

  /// Filters, grids and words for the look of a page are no values that somebody has to mend.
  @Test func leavesOutWhatHasNoLookOfItsOwn() {
    let loaded = Loaded(
      ##"""
      {"ink": {"value": "#111111", "type": "color"}, "paper": {"value": "#ffffff", "type": "color"},
       "tint": {"value": "invert(25%) sepia(0%)", "type": "color"}, "frost": {"value": "blur(38px)", "type": "blur"}}
      """##)
    #expect(!loaded.rules.contains("unread-value"), "\(loaded.messages)")
  }

  /// A transition may call its curve `easing`, and has no delay where none is written.
  @Test func readsATransitionWithAnEasing() {
    let loaded = Loaded(
      """
      {"duration": {"fast": {"$type": "duration", "$value": "150ms"}},
       "ease": {"out": {"$type": "cubicBezier", "$value": "cubic-bezier(0, 0, 0.2, 1)"}},
       "color": {"ink": {"$type": "color", "$value": "#111111"}, "paper": {"$type": "color", "$value": "#ffffff"}},
       "motion": {"hover": {"$type": "transition", "$value": {"duration": "{duration.fast}", "easing": "{ease.out}"}}}}
      """)
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(loaded.values.contains("motion.hover transition …"))
  }
}
