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

  @Test(arguments: [
    ("color", "colorLight"), ("color-dark", "color-light"), ("colorDark", "colorLight"),
    ("color-dark", "color-default"), ("colorDefault", "colorLight"),
  ])
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

  /// A token with a value for each theme as a token of its own; the text is darker in the light one.
  @Test func takesPairsForThemes() {
    let loaded = Loaded(
      ##"""
      {"color": {"surface": {"dark": {"value": "#111213"}, "light": {"value": "#ffffff"}},
         "text": {"primary": {"dark": {"value": "#ffffff"}, "light": {"value": "#1f2123"}}}},
       "elevation": {"0": {"value": "none"},
         "1": {"dark": {"value": "0 4px 16px rgba(0,0,0,0.3)"}, "light": {"value": "0 4px 16px rgba(0,0,0,0.1)"}}}}
      """##)
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(
      loaded.tokens.tokens.map(\.path.description).sorted() == [
        "color.surface", "color.text.primary", "elevation.0", "elevation.1",
      ])
    #expect(loaded.values(in: "dark").contains("color.text.primary color #ffffff"))
    #expect(loaded.rules == ["foreign-dialect", "themes-by-name"], "\(loaded.messages)")
  }

  /// Where the values refer to others, what these are tells the same, and a name with the same theme means the token.
  @Test func takesPairsThatReferForThemes() {
    let loaded = Loaded([
      "palette.json": ##"{"gray": {"0": {"value": "#ffffff"}, "9": {"value": "#111111"}}}"##,
      "roles.json": ##"""
      {"color": {"bg": {"dark": {"value": "{gray.9.value}"}, "light": {"value": "{gray.0}"}, "comment": "Pages"},
        "card": {"dark": {"value": "{color.bg.dark}"}, "light": {"value": "{color.bg.light.value}"}},
        "ink": {"dark": {"value": "{gray.0}"}, "light": {"value": "{gray.9}"}}}}
      """##,
    ])
    #expect(
      loaded.values(in: "dark") == [
        "gray.0 color #ffffff", "gray.9 color #111111", "color.bg color #111111", "color.card color #111111",
        "color.ink color #ffffff",
      ])
    #expect(loaded.tokens[TokenPath("color.bg")]?.description == "Pages")
    #expect(loaded.tokens[TokenPath("color.card")]?.aliases.first == TokenPath("color.bg"))
  }

  /// Shades, and pairs that others call by their full names.
  @Test(arguments: [
    ##""red": {"light": {"value": "#ffcccc"}, "dark": {"value": "#660000"}}, "blue": {"light": {"value": "#ccccff"}, "dark": {"value": "#000066"}}"##,
    ##""bg": {"light": {"value": "#ffffff"}, "dark": {"value": "#000000"}}, "ink": {"light": {"value": "#111111"}, "dark": {"value": "#eeeeee"}}, "a": {"value": "{bg.dark}"}, "b": {"value": "{ink.light.value}"}"##,
    ##""ink": {"light": {"value": "#111111"}, "dark": {"value": "#eeeeee"}}"##,
  ])
  func keepsPairsThatAreNoThemes(_ colors: String) {
    #expect(
      Loaded("{\"color\": {\(colors)}}".replacing("{bg.", with: "{color.bg.").replacing("{ink.", with: "{color.ink."))
        .themes.themes.count == 1)
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
