import Testing
import Tokens

/// Sets of Tokens Studio among which one chooses although no file says so, and what its exports of variables have.
struct AlternativeSetsTests {
  /// Sets that declare the same tokens without a list of themes: laid over each other, the last would hide the others.
  @Test(arguments: [
    (["core", "theme-light", "theme-dark", "theme-red"], "theme", ["light", "dark", "red"]),
    (["light", "dark", "red", "orange"], "theme", ["light", "dark", "red", "orange"]),
    (["brand-a", "brand-b"], "brand", ["a", "b"]), (["global", "theme-a", "theme-b"], "theme", ["a", "b"]),
    (["theme-dark", "theme-light", "theme-dim"], "theme", ["light", "dark", "dim"]),
  ])
  func choosesAmongSetsThatDeclareTheSame(_ sets: [String], _ modifier: String, _ contexts: [String]) {
    let members = sets.enumerated().map { place, set in
      "\"\(set)\": {\"layer\": {\"value\": \"#11110\(place)\", \"type\": \"color\"}}"
    }
    let order = sets.map { "\"\($0)\"" }.joined(separator: ", ")
    let loaded = Loaded(
      "{\(members.joined(separator: ", ")), \"$themes\": [], \"$metadata\": {\"tokenSetOrder\": [\(order)]}}")
    #expect(loaded.themes.modifiers.map(\.name) == [modifier])
    #expect(loaded.themes.modifiers.map(\.contexts) == [contexts])
    let last = contexts[contexts.count - 1]
    let place = sets.firstIndex { $0.hasSuffix(last) } ?? 0
    #expect(loaded.values(in: last) == ["layer color #11110\(place)"])
    #expect(loaded.rules.contains("themes-by-name"))
  }

  @Test func leavesPairsOfLightAndDarkToTheirNames() {
    func set(_ digit: Int) -> String {
      "{\"a\": {\"value\": \"#00000\(digit)\", \"type\": \"color\"}, \"b\": {\"value\": \"#11111\(digit)\", \"type\": \"color\"}}"
    }
    func part(_ digit: Int) -> String { set(digit).replacing("\"a\"", with: "\"c\"").replacing("\"b\"", with: "\"d\"") }
    let loaded = Loaded(
      """
      {"light": \(set(1)), "light-component": \(part(1)), "dark": \(set(2)), "dark-component": \(part(2)),
       "$themes": [], "$metadata": {"tokenSetOrder": ["light", "light-component", "dark", "dark-component"]}}
      """)
    #expect(loaded.themes.modifiers.map(\.contexts) == [["light", "dark"]])
    #expect(
      Set(loaded.values(in: "dark")) == ["a color #000002", "b color #111112", "c color #000002", "d color #111112"])
  }

  /// Sets with other tokens, and those of which one varies some of another's, are all there at once.
  @Test func laysOtherSetsOverEachOther() {
    let loaded = Loaded(
      """
      {"base": {"a": {"value": "#111111", "type": "color"}, "b": {"value": "#222222", "type": "color"},
         "c": {"value": "#333333", "type": "color"}},
       "brand": {"a": {"value": "#aaaaaa", "type": "color"}}, "more": {"d": {"value": "#444444", "type": "color"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["base", "brand", "more"]}}
      """)
    #expect(loaded.themes.modifiers.isEmpty)
    #expect(loaded.values.contains("a color #aaaaaa") && loaded.values.contains("d color #444444"))
  }

  /// Exports of Figma's collections list the modes of one collection as sources of every theme of another.
  @Test func keepsTheThemesOfAGroupThatAnotherHasAllAsSources() {
    func theme(_ name: String, _ group: String, _ sets: String) -> String {
      "{\"name\": \"\(name)\", \"group\": \"\(group)\", \"selectedTokenSets\": {\(sets)}}"
    }
    let modes = "\"mode/light\": \"source\", \"mode/dark\": \"source\""
    let themes = [
      theme("light", "mode", "\"mode/light\": \"enabled\""), theme("dark", "mode", "\"mode/dark\": \"enabled\""),
      theme("x", "brand", "\"brand/x\": \"enabled\", \(modes)"),
      theme("y", "brand", "\"brand/y\": \"enabled\", \(modes)"),
    ]
    let loaded = Loaded([
      "sets/$themes.json": "[\(themes.joined(separator: ", "))]",
      "sets/mode/light.json": ##"{"base": {"value": "#ffffff", "type": "color"}}"##,
      "sets/mode/dark.json": ##"{"base": {"value": "#000000", "type": "color"}}"##,
      "sets/brand/x.json": ##"{"main": {"value": "{base}", "type": "color"}}"##,
      "sets/brand/y.json": ##"{"main": {"value": "#ff0000", "type": "color"}}"##,
    ])
    #expect(Set(loaded.themes.modifiers.map(\.name)) == ["mode", "brand"])
    let names = loaded.themes.themes.map(\.name)
    #expect(names.count == 4)
    let values = Set(names.map { loaded.values(in: $0).sorted().joined(separator: " ") })
    #expect(values.contains("base color #ffffff main color #ffffff"), "\(values)")
    #expect(values.contains("base color #000000 main color #000000"), "\(values)")
    #expect(values.contains("base color #000000 main color #ff0000"), "\(values)")
  }

  /// Variables of text are how Figma keeps the families and weights of fonts.
  @Test func readsFontsThatAreKeptAsTexts() {
    let loaded = Loaded(
      """
      {"core": {"family": {"sans": {"value": "Inter", "type": "text"}}, "Weight Bold": {"value": "Bold", "type": "text"},
         "title": {"font": {"value": "{family.sans}", "type": "text"}},
         "font": {"display": {"value": "swap", "type": "text"}}, "label": {"ok": {"value": "Send", "type": "text"}}},
       "$metadata": {"tokenSetOrder": ["core"]}}
      """)
    #expect(
      loaded.values == ["family.sans fontFamily Inter", "Weight Bold fontWeight 700", "title.font fontFamily Inter"])
  }
}
