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
    let token = ##"{"a": {"$type": "color", "$value": "#ffffff"}}"##
    let names = ["x-light.json", "x-dark.json", "y-light.json", "y-dark.json"]
    let loaded = Loaded(Dictionary(uniqueKeysWithValues: names.map { ($0, token) }))
    #expect(loaded.rules.contains("repeated-token"))
    #expect(
      loaded.diagnostics.all.first { $0.rule.id == "themes-by-name" }?.message.hasPrefix("2 pairs of files") == true)
  }
}
