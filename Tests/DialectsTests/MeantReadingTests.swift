import Diagnostics
import Testing
import Tokens

/// What other tools mean by what they write, and what is a slip.
@Suite struct MeantReadingTests {
  private static func severities(_ loaded: Loaded, _ rule: String) -> [Severity] {
    loaded.diagnostics.all.filter { $0.rule.id == rule }.map(\.severity)
  }

  /// A slip is a warning that says what is wrong; what a page or another tool reads is a note.
  @Test(arguments: [
    ("color", "3a3f44", Severity.warning, "3a3f44 has no # before it"),
    ("color", "#12345", .warning, "#12345 has 5 digits"),
    ("color", "#12345g", .warning, "has letters that are no digits"),
    ("gap", "margin: 4px", .warning, "it is a whole declaration"), ("gap", "4px;", .warning, "it ends in a semicolon"),
    ("gap", "16pxx", .warning, "16pxx is no number with a unit"),
    ("color", "oklch(from var(--ink) l c h / 0.1)", .note, "variables of a page"),
    ("gap", "clamp(1rem, 2vw, 3rem)", .note, "variables of a page"), ("color", "reddish", .note, "variables of a page"),
  ])
  func tellsASlipFromWhatIsMeant(_ group: String, _ value: String, _ severity: Severity, _ why: String) {
    let loaded = Loaded(
      ##"""
      {"ink": {"value": "#111111"}, "paper": {"value": "#ffffff"}, "line": {"value": "#cccccc"},
       "\##(group)": {"x": {"value": "\##(value)"}}}
      """##)
    let found = loaded.diagnostics.all.filter { $0.rule.id == "unread-value" }
    #expect(found.map(\.severity) == [severity], "\(loaded.messages)")
    #expect(found.first?.why.contains(why) == true, "\(found.map(\.why))")
  }

  /// Variables of a library that is not here are one note.
  @Test func tellsOfVariablesOfALibraryOnce() {
    let names = (1...20).map {
      #"{"name": "parts/p\#($0)", "type": "color", "isAlias": true, "value": {"name": "blue/b\#($0)"}}"#
    }
    let loaded = Loaded(
      """
      {"collections": [{"name": "Parts", "modes": [{"name": "Light", "variables": [\(names.joined(separator: ", ")),
        {"name": "own/a", "type": "color", "value": "#111111"},
        {"name": "own/b", "type": "color", "isAlias": true, "value": {"name": "own/a"}}]}]}]}
      """)
    #expect(loaded.values == ["own.a color #111111", "own.b color #111111"], "\(loaded.messages)")
    #expect(Self.severities(loaded, "dangling-alias") == [.note])
    #expect(!loaded.rules.contains("invalid-reference"))
  }

  /// A theme that chooses nothing is none.
  @Test func leavesOutAThemeWithoutSets() {
    let loaded = Loaded([
      "sets/$themes.json": ##"""
      [{"name": "Light", "selectedTokenSets": {"base": "source", "part": "enabled"}},
       {"name": "Dark", "selectedTokenSets": {}}]
      """##,
      "sets/base.json": ##"{"ink": {"$type": "color", "$value": "#111111"}}"##,
      "sets/part.json": ##"{"part": {"$type": "color", "$value": "{ink}"}}"##,
    ])
    #expect(loaded.themes.themes.count == 1)
    #expect(loaded.values == ["ink color #111111", "part color #111111"], "\(loaded.messages)")
    #expect(!loaded.rules.contains("dangling-alias"))
    #expect(loaded.messages.contains("the theme Dark chooses no set"))
  }

  /// A set that no theme chooses is read where others refer to it.
  @Test func readsASetThatOthersReferTo() {
    let loaded = Loaded([
      "sets/$themes.json": ##"[{"name": "Light", "selectedTokenSets": {"part": "enabled"}}]"##,
      "sets/base.json": ##"{"ink": {"$type": "color", "$value": "{raw.ink}"}}"##,
      "sets/raw.json": ##"{"raw": {"ink": {"$type": "color", "$value": "#111111"}}}"##,
      "sets/part.json": ##"{"part": {"$type": "color", "$value": "{ink}"}}"##,
      "sets/rest.json": ##"{"rest": {"$type": "color", "$value": "#999999"}}"##,
    ])
    #expect(loaded.values.contains("part color #111111"), "\(loaded.messages)")
    #expect(!loaded.rules.contains("dangling-alias"))
    #expect(loaded.messages.contains("a set is in no theme: rest"))
  }

  /// However the reference is written: with the name of the set, or with what ends in older files.
  @Test(arguments: ["{ink}", "{base.ink}", "{ink.value}", "{ ink }"])
  func readsASetThatOthersReferToInOtherWords(_ reference: String) {
    let loaded = Loaded([
      "sets/$themes.json": ##"[{"name": "Light", "selectedTokenSets": {"part": "enabled"}}]"##,
      "sets/base.json": ##"{"ink": {"$type": "color", "$value": "#111111"}}"##,
      "sets/part.json": ##"{"part": {"$type": "color", "$value": "\##(reference)"}}"##,
      "sets/rest.json": ##"{"rest": {"$type": "color", "$value": "#999999"}}"##,
    ])
    #expect(loaded.values == ["ink color #111111", "part color #111111"], "\(loaded.messages)")
    #expect(loaded.messages.contains("a set is in no theme: rest"))
  }

  @Test(arguments: ["darkValue", "valueDark", "dark-value"])
  func readsAValueForDarkBesideAnother(_ key: String) {
    let loaded = Loaded(
      ##"""
      {"color": {"ink": {"value": "#111111", "\##(key)": "#eeeeee"}, "paper": {"value": "#ffffff", "\##(key)": "#000000"},
        "brand": {"value": "#3366ff"}}}
      """##)
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"], "\(loaded.messages)")
    #expect(loaded.values == ["color.ink color #111111", "color.paper color #ffffff", "color.brand color #3366ff"])
    #expect(
      loaded.values(in: "dark") == [
        "color.ink color #eeeeee", "color.paper color #000000", "color.brand color #3366ff",
      ])
  }

  /// A group called dark that says again what stands beside it.
  @Test(arguments: [
    ##"{"colors": {"ink": "#111111", "paper": "#ffffff", "brand": "#3366ff"}, "dark": {"colors": {"ink": "#eeeeee", "paper": "#000000"}}}"##,
    ##"{"colors": {"ink": {"value": "#111111"}, "paper": {"value": "#ffffff"}, "brand": {"value": "#3366ff"}}, "dark": {"colors": {"ink": {"value": "#eeeeee"}, "paper": {"value": "#000000"}}}}"##,
  ])
  func readsAGroupCalledDarkForATheme(_ text: String) {
    let loaded = Loaded(text)
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"], "\(loaded.messages)")
    #expect(loaded.values == ["colors.ink color #111111", "colors.paper color #ffffff", "colors.brand color #3366ff"])
    #expect(loaded.values(in: "dark").prefix(2) == ["colors.ink color #eeeeee", "colors.paper color #000000"])
  }

  /// The word nearest to a value says what it is.
  @Test func takesWeightsAmongSizesForWeights() {
    let loaded = Loaded(
      ##"{"size": {"font-weight": {"light": {"value": "300"}, "bold": {"value": "700"}}, "gap": {"value": "4px"}}}"##)
    #expect(
      loaded.values.prefix(2) == ["size.font-weight.light fontWeight 300", "size.font-weight.bold fontWeight 700"])
  }

  @Test func takesNumbersAmongMovementsForTimes() {
    let loaded = Loaded(
      ##"{"time": {"transition": {"short": {"value": "200"}, "long": {"value": "500"}}}, "gap": {"value": "4px"}}"##)
    #expect(loaded.values.prefix(2) == ["time.transition.short duration 200ms", "time.transition.long duration 500ms"])
  }

  @Test func takesWordsForLettersForNoFamily() {
    let loaded = Loaded(
      ##"{"font": {"family": {"value": "Karla"}, "text-transform": {"none": {"value": "none"}}, "white-space": {"a": {"value": "nowrap"}}}}"##
    )
    #expect(loaded.values == ["font.family fontFamily Karla"], "\(loaded.messages)")
  }

  /// A colour in two notations, whatever it is called.
  @Test func readsColoursInTwoNotations() {
    let colors = ["gold": "#ffb700", "ink": "#111111", "sky": "#88ccff"].sorted { $0.key < $1.key }
      .map { ##""\##($0.key)": {"hex": "\##($0.value)", "oklch": [0.8, 0.1, 80], "use": "Here."}"## }
    let loaded = Loaded("{\"screen\": {\(colors.joined(separator: ", "))}}")
    #expect(loaded.values == ["screen.gold color #ffb700", "screen.ink color #111111", "screen.sky color #88ccff"])
  }
}
