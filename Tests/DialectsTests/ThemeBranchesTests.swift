import Testing
import Tokens

/// Groups called light and dark beside each other, in files with types.
@Suite struct ThemeBranchesTests {
  private static func color(_ hex: String) -> String { ##"{"$value": "\##(hex)", "$type": "color"}"## }

  @Test(arguments: ["", "Mode"]) func takesBranchesForThemes(_ capital: String) {
    let names = capital.isEmpty ? ["light", "dark"] : ["Light", "DARK"]
    let loaded = Loaded(
      ##"""
      {"color": {"$description": "All of them",
         "\##(names[0])": {"bg": \##(Self.color("#ffffff")), "text": {"ink": \##(Self.color("#111111"))}},
         "\##(names[1])": {"bg": \##(Self.color("#000000")), "text": {"ink": \##(Self.color("#eeeeee"))}},
         "brand": \##(Self.color("#3366ff"))},
       "gap": {"$value": "8px", "$type": "dimension"}}
      """##)
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(
      loaded.values == [
        "color.brand color #3366ff", "color.bg color #ffffff", "color.text.ink color #111111", "gap dimension 8px",
      ])
    #expect(
      loaded.values(in: "dark") == [
        "color.brand color #3366ff", "color.bg color #000000", "color.text.ink color #eeeeee", "gap dimension 8px",
      ])
    #expect(loaded.rules == ["foreign-dialect", "themes-by-name"], "\(loaded.messages)")
  }

  @Test(arguments: [("color", "colorLight"), ("color-dark", "color-light"), ("colorDark", "colorLight")])
  func takesGroupsWithThemesInTheirNames(_ dark: String, _ light: String) {
    let loaded = Loaded(
      ##"""
      {"\##(dark)": {"bg": {"value": "#000000"}, "text": {"ink": {"value": "#eeeeee"}}},
       "\##(light)": {"bg": {"value": "#ffffff"}, "text": {"ink": {"value": "#111111"}}},
       "link": {"value": "{color.text.ink}"}}
      """##)
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"], "\(loaded.messages)")
    #expect(
      loaded.values(in: "dark") == ["link color #eeeeee", "color.bg color #000000", "color.text.ink color #eeeeee"])
  }

  /// The standard has resolvers for themes, and the pages and settings of a guide call its tokens by their full names.
  @Test func keepsGroupsOfTheStandard() {
    func color(_ n: Int) -> String { #"{"$value": {"colorSpace": "srgb", "components": [\#(n), \#(n), \#(n)]}}"# }
    let loaded = Loaded(
      ##"""
      {"$type": "color", "light": {"bg": \##(color(1)), "fg": \##(color(0))},
       "dark": {"bg": \##(color(0)), "fg": \##(color(1))}}
      """##)
    #expect(loaded.tokens.tokens.map(\.path.description) == ["light.bg", "light.fg", "dark.bg", "dark.fg"])
    #expect(loaded.rules == [], "\(loaded.messages)")
  }

  /// Shades, groups that others call by their full names, groups with other tokens in them, and one beside its own name.
  @Test(arguments: [
    ##""gray": {"light": {"$value": "#cccccc", "$type": "color"}, "dark": {"$value": "#111111", "$type": "color"}}"##,
    ##""c": {"light": {"a": {"$value": "#ffffff", "$type": "color"}, "b": {"$value": "#eeeeee", "$type": "color"}}, "dark": {"a": {"$value": "#000000", "$type": "color"}, "b": {"$value": "#111111", "$type": "color"}}}, "page": {"$value": "{c.dark.a}", "$type": "color"}"##,
    ##""c": {"light": {"a": {"$value": "#ffffff", "$type": "color"}, "b": {"$value": "#eeeeee", "$type": "color"}}, "dark": {"x": {"$value": "#000000", "$type": "color"}, "y": {"$value": "#111111", "$type": "color"}}}"##,
    ##""c": {"a": {"$value": "#777777", "$type": "color"}, "light": {"a": {"$value": "#ffffff", "$type": "color"}, "b": {"$value": "#eeeeee", "$type": "color"}}, "dark": {"a": {"$value": "#000000", "$type": "color"}, "b": {"$value": "#111111", "$type": "color"}}}"##,
  ])
  func keepsOtherGroups(_ tokens: String) {
    let loaded = Loaded("{\(tokens)}")
    #expect(loaded.themes.themes.count == 1)
    #expect(!loaded.rules.contains("themes-by-name"))
  }
}
