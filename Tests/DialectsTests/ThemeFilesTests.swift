import Diagnostics
import Testing
import Tokens

/// Files that are themes by their names.
@Suite struct ThemeFilesTests {
  @Test(arguments: [
    ("light.json", "dark.json"), ("darkTheme.json", "lightTheme.json"), ("colors-dark.json", "colors-light.json"),
    ("a/dark/colors.dark.json", "a/light/colors.json"), ("light.tokens.json", "dark.tokens.json"),
  ])
  func takesFilesForThemesByTheirNames(_ first: String, _ second: String) {
    func file(_ path: String) -> String {
      let value = path.lowercased().contains("dark") ? "#000000" : "#ffffff"
      return "{\"bg\": {\"value\": \"\(value)\", \"type\": \"color\"}, \"size\": {\"value\": \"4px\"}}"
    }
    let loaded = Loaded([first: file(first), second: file(second)])
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(loaded.values.first == "bg color #ffffff")
    #expect(loaded.values(in: "dark").first == "bg color #000000")
    #expect(loaded.rules == ["foreign-dialect", "themes-by-name"])
  }

  @Test(arguments: [
    // One without the other, without a name in common, and both in one name.
    ["light.json": "a", "base.json": "a"], ["light.json": "a", "dark.json": "b"],
    ["light-on-dark.json": "a", "dark-on-light.json": "a"], ["lightning.json": "a", "darkness.json": "a"],
  ])
  func takesNoOtherFilesForThemes(_ files: [String: String]) {
    let loaded = Loaded(
      files.mapValues { "{\"\($0)\": {\"$type\": \"color\", \"$value\": \"#ffffff\"}}" })
    #expect(loaded.themes.themes.count == 1)
    #expect(!loaded.diagnostics.all.contains { $0.rule.id == "themes-by-name" })
  }

  @Test func warnsOfFilesOfOneThemeThatDeclareTheSameTokens() {
    let names = ["x-light.json", "x-dark.json", "y-light.json", "y-dark.json"]
    let files = names.enumerated().map { ($1, "{\"a\": {\"$type\": \"color\", \"$value\": \"#fffff\($0)\"}}") }
    let loaded = Loaded(Dictionary(uniqueKeysWithValues: files))
    #expect(loaded.rules.contains("repeated-token"))
    #expect(
      loaded.diagnostics.all.first { $0.rule.id == "themes-by-name" }?.message.hasPrefix("2 pairs of files") == true)
  }

  /// What says again what other files have is laid over them, whatever the order of their paths.
  @Test(arguments: [
    ["semantic.json": "light", "semantic.dark.json": "dark"],
    ["semantic.json": "light", "semantic.theme.dark.json": "dark"],
    ["semantic/color.json": "light", "themes/dark.json": "dark"],
  ])
  func laysADarkFileOverTheOthers(_ files: [String: String]) {
    let loaded = Loaded(
      files.mapValues { theme in
        theme == "light"
          ? ##"{"$type": "color", "bg": {"$value": "#ffffff"}, "text": {"$value": "#111111"}, "a": {"$value": "#3366ff"}}"##
          : ##"{"$type": "color", "bg": {"$value": "#111111"}, "text": {"$value": "#f5f5f5"}}"##
      })
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(loaded.values == ["bg color #ffffff", "text color #111111", "a color #3366ff"])
    #expect(loaded.values(in: "dark") == ["bg color #111111", "text color #f5f5f5", "a color #3366ff"])
    #expect(loaded.rules.contains("themes-by-name") && !loaded.rules.contains("repeated-token"))
  }

  private static let wholeColors =
    ##"{"color": {"$type": "color", "bg": {"$value": "#ffffff"}, "text": {"$value": "#111111"}}}"##

  /// A theme in a group of its own is read as if it stood alone.
  @Test(arguments: ["mode/dark.json", "dark.json", "tokens/overrides.json"])
  func unwrapsAThemeThatIsAllThatAFileHolds(_ path: String) {
    let loaded = Loaded([
      "semantic.json": Self.wholeColors,
      "mode/light.json": #"{"$description": "The base.", "mode": {"light": {}}}"#,
      path:
        ##"{"mode": {"dark": {"color": {"$type": "color", "bg": {"$value": "#111111"}, "text": {"$value": "#eeeeee"}}}}}"##,
    ])
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"], "\(loaded.messages)")
    #expect(loaded.values == ["color.bg color #ffffff", "color.text color #111111"])
    #expect(loaded.values(in: "dark") == ["color.bg color #111111", "color.text color #eeeeee"])
  }

  @Test func leavesAThemeInItsGroupThatAnythingCallsByItsFullName() {
    let loaded = Loaded([
      "semantic.json": Self.wholeColors,
      "dark.json":
        ##"{"mode": {"dark": {"color": {"$type": "color", "bg": {"$value": "#111111"}, "text": {"$value": "#eeeeee"}}}}}"##,
      "card.json":
        #"{"card": {"$type": "color", "bg": {"$value": "{mode.dark.color.bg}"}, "fg": {"$value": "{color.text}"}}}"#,
    ])
    #expect(loaded.values.contains("mode.dark.color.bg color #111111"))
  }

  /// A density is a choice beside the themes, and never the only value.
  @Test func takesADensityForAChoice() {
    let loaded = Loaded([
      "semantic.base.json":
        #"{"control": {"$type": "dimension", "sm": {"$value": "28px"}, "md": {"$value": "32px"}, "lg": {"$value": "40px"}}}"#,
      "semantic.compact.json":
        #"{"control": {"$type": "dimension", "sm": {"$value": "24px"}, "md": {"$value": "28px"}}}"#,
      "mode/comfortable.json":
        #"{"mode": {"comfortable": {"control": {"$type": "dimension", "md": {"$value": "36px"}}}}}"#,
    ])
    #expect(loaded.themes.themes.map(\.name) == ["default", "comfortable", "compact"], "\(loaded.messages)")
    #expect(loaded.values.contains("control.md dimension 32px"))
    #expect(loaded.values(in: "compact").contains("control.md dimension 28px"))
    #expect(loaded.values(in: "comfortable").contains("control.md dimension 36px"))
    #expect(!loaded.rules.contains("repeated-token"))
  }

  /// What knows themes counts, wherever another file says the same for all.
  @Test func keepsThemesThatALaterFileRepeatsForAll() {
    let loaded = Loaded([
      "a.brand.json":
        ##"{"light": {"page": "#ffffff", "ink": "#111111", "line": "#dddddd"}, "dark": {"page": "#111111", "ink": "#eeeeee", "line": "#333333"}}"##,
      "z.json":
        ##"{"ink": {"$type": "color", "$value": "#101010"}, "paper": {"$type": "color", "$value": "#fefefe"}}"##,
    ])
    #expect(loaded.values(in: "dark").contains("ink color #eeeeee"), "\(loaded.values(in: "dark"))")
  }

  @Test func readsMoreContrastAsAVariantOfATheme() {
    let loaded = Loaded([
      "semantic.light.json": ##"{"$type": "color", "bg": {"$value": "#ffffff"}, "line": {"$value": "#dddddd"}}"##,
      "semantic.dark.json": ##"{"$type": "color", "bg": {"$value": "#000000"}, "line": {"$value": "#222222"}}"##,
      "semantic.light.more.json": ##"{"$type": "color", "line": {"$value": "#777777"}}"##,
      "semantic.dark.more.json": ##"{"$type": "color", "line": {"$value": "#999999"}}"##,
    ])
    #expect(loaded.values == ["bg color #ffffff", "line color #dddddd"], "\(loaded.themes.themes.map(\.name))")
    #expect(loaded.values(in: "dark-high-contrast") == ["bg color #000000", "line color #999999"])
  }

  @Test func laysHighContrastOverWhatItVaries() {
    let loaded = Loaded([
      "base.json": ##"{"$type": "color", "bg": {"$value": "#ffffff"}, "text": {"$value": "#222222"}}"##,
      "dark.json": ##"{"$type": "color", "bg": {"$value": "#000000"}, "text": {"$value": "#dddddd"}}"##,
      "dark-high-contrast.json": ##"{"$type": "color", "text": {"$value": "#ffffff"}}"##,
    ])
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark", "dark-high-contrast"])
    #expect(loaded.values(in: "dark-high-contrast") == ["bg color #000000", "text color #ffffff"])
  }

  @Test func takesFilesWithTheSameTokensForVariants() {
    func file(_ color: String) -> String {
      let tokens = (1...8).map { "\"c\($0)\": {\"$type\": \"color\", \"$value\": \"\(color)\"}" }
      return "{\(tokens.joined(separator: ", "))}"
    }
    let loaded = Loaded(["brands/north.json": file("#000011"), "brands/south.json": file("#110000")])
    #expect(loaded.themes.themes.map(\.name) == ["north", "south"])
    #expect(loaded.values.first == "c1 color #000011")
    #expect(loaded.values(in: "south").first == "c1 color #110000")
    #expect(loaded.rules.contains("themes-by-name") && !loaded.rules.contains("repeated-token"))
  }

  /// Sizes by platform in one folder and colours by brand in another are chosen one by one, and refer to each other.
  @Test func choosesTheVariantsOfEachFolderByThemselves() {
    func file(_ value: String, _ last: String) -> String {
      let tokens = (1...8).map { "\"\(last)\($0)\": {\"$type\": \"color\", \"$value\": \"\(value)\"}" }
      return "{\(tokens.joined(separator: ", "))}"
    }
    let loaded = Loaded([
      "brands/north.json": file("#000011", "c"), "brands/south.json": file("#110000", "c"),
      "platforms/desktop.json": file("{c1}", "p"), "platforms/mobile.json": file("{c2}", "p"),
    ])
    #expect(loaded.themes.themes.count == 4)
    #expect(!loaded.rules.contains("dangling-alias"), "\(loaded.messages)")
  }

  /// Each brand with its own light and dark.
  @Test func takesFilesOfSetsForVariantsWithTheirThemes() {
    func file(_ light: String, _ dark: String) -> String {
      func set(_ color: String) -> String {
        (1...8).map { "\"c\($0)\": {\"type\": \"color\", \"value\": \"\($0 == 1 ? color : "{base.a}")\"}" }
          .joined(separator: ", ")
      }
      return "{\"core\": {\"base\": {\"a\": {\"type\": \"color\", \"value\": \"#777777\"}}}, "
        + "\"light\": {\(set(light))}, \"dark\": {\(set(dark))}}"
    }
    let loaded = Loaded(["north.json": file("#000011", "#0000ee"), "south.json": file("#110000", "#ee0000")])
    #expect(loaded.themes.themes.map(\.name) == ["north light", "north dark", "south light", "south dark"])
    func first(_ theme: String) -> String? { loaded.values(in: theme).first { $0.hasPrefix("c1 ") } }
    #expect(first("north light") == "c1 color #000011" && first("north dark") == "c1 color #0000ee")
    #expect(first("south light") == "c1 color #110000" && first("south dark") == "c1 color #ee0000")
    #expect(!loaded.rules.contains("repeated-token") && !loaded.rules.contains("dangling-alias"))
  }

  /// Brands that are a folder each, with the same files in it.
  @Test func takesFoldersOfTheSameFilesForVariants() {
    func file(_ color: String, _ name: String = "c") -> String {
      let tokens = (1...8).map { "\"\(name)\($0)\": {\"$type\": \"color\", \"$value\": \"\(color)\"}" }
      return "{\(tokens.joined(separator: ", "))}"
    }
    let loaded = Loaded([
      "work/north/tokens/a.json": file("#000011"), "work/north/tokens/b.json": file("#000022", "d"),
      "work/south/tokens/a.json": file("#110000"), "work/south/tokens/b.json": file("#220000", "d"),
    ])
    #expect(loaded.themes.themes.map(\.name) == ["north", "south"])
    #expect(loaded.values.first == "c1 color #000011")
    #expect(loaded.values(in: "south").last == "d8 color #220000")
    #expect(loaded.rules.contains("themes-by-name") && !loaded.rules.contains("repeated-token"), "\(loaded.messages)")
  }

  /// A folder may have a file that another has not.
  @Test func takesFoldersWithOtherFilesBesideForVariants() {
    func file(_ color: String, _ name: String) -> String {
      let tokens = (1...8).map { "\"\(name)\($0)\": {\"$type\": \"color\", \"$value\": \"\(color)\"}" }
      return "{\(tokens.joined(separator: ", "))}"
    }
    let loaded = Loaded([
      "north/a.json": file("#000011", "c"), "south/a.json": file("#110000", "c"), "south/b.json": file("#110000", "d"),
    ])
    #expect(loaded.themes.themes.map(\.name) == ["north", "south"], "\(loaded.messages)")
    #expect(!loaded.values.contains("d1 color #110000") && loaded.values(in: "south").contains("d1 color #110000"))
  }
}
