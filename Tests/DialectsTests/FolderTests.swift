import Testing
import Tokens

/// Files in folders that say the same again, and folders of which one is chosen.
@Suite struct FolderTests {
  private static let names = ["ink", "paper", "line", "accent", "muted", "danger", "success", "link"]

  private static func colors(_ digits: String, _ separator: String? = nil) -> String {
    let tokens = names.enumerated().map { index, name in
      "\"\(separator.map { "color" + $0 } ?? "")\(name)\": {\"value\": \"#\(digits)\(index)\(digits)\(index)\(digits)\(index)\"}"
    }
    .joined(separator: ", ")
    return separator == nil ? "{\"color\": {\(tokens)}}" : "{\(tokens)}"
  }

  @Test(arguments: [
    // The same under another folder, and the names in one step each.
    ["json/brand.json": Self.colors("1"), "tokens/brand.json": Self.colors("1")],
    ["tokens.json": Self.colors("1", "-"), "tokens/color.json": Self.colors("1")],
  ])
  func leavesOutWhatWasMadeOfTheTokens(files: [String: String]) {
    let loaded = Loaded(files)
    #expect(loaded.tokens.tokens.count == 8 && loaded.tokens[TokenPath("color.ink")] != nil)
    #expect(loaded.rules == ["foreign-dialect", "made-tokens"], "\(loaded.messages)")
    #expect(loaded.messages.last?.hasPrefix("tokens/") == false)
  }

  @Test(arguments: [
    // Other values, another folder's other tokens, and too few.
    ["a/brand.json": Self.colors("1"), "b/brand.json": Self.colors("2")],
    ["a/x.json": Self.colors("1"), "b/x.json": ##"{"size": {"s": {"value": "4px"}, "m": {"value": "8px"}}}"##],
    ["a/x.json": ##"{"ink": {"value": "#111111"}}"##, "b/x.json": ##"{"ink": {"value": "#111111"}}"##],
  ])
  func leavesOutNothingElse(files: [String: String]) {
    #expect(!Loaded(files).rules.contains("made-tokens"))
  }

  /// Brands that declare the same tokens, and one that is a version of its own.
  @Test func choosesAmongTheFoldersOfThemes() {
    let ink =
      ##"{"color": {"ink": {"$type": "color", "$value": "#111111"}, "edge": {"$type": "color", "$value": "{color.base}"}}}"##
    let loaded = Loaded([
      "core/color.json":
        ##"{"color": {"base": {"$type": "color", "$value": "#222222"}, "text": {"$type": "color", "$value": "#333333"}}}"##,
      "themes/2022/role.json": ink,
      "themes/2026/role.json":
        ##"{"color": {"text": {"soft": {"$type": "color", "$value": "#777777"}, "hard": {"$type": "color", "$value": "#000000"}}}}"##,
    ])
    #expect(loaded.themes.themes.map(\.name) == ["2022", "2026"])
    #expect(
      loaded.values == [
        "color.base color #222222", "color.text color #333333", "color.ink color #111111", "color.edge color #222222",
      ])
    #expect(loaded.values(in: "2026") == ["color.text.soft color #777777", "color.text.hard color #000000"])
    #expect(loaded.rules == ["foreign-dialect", "themes-by-name"], "\(loaded.messages)")
    #expect(loaded.messages.last == "2022 and 2026 are read as alternatives")
  }

  @Test func laysAThemeOverTheDefaultOne() {
    let loaded = Loaded([
      "brands/acme/default/color.json": ##"{"ink": {"value": "#111111"}, "paper": {"value": "#ffffff"}}"##,
      "brands/acme/winter/color.json": ##"{"ink": {"value": "#001122"}}"##,
    ])
    #expect(loaded.values == ["ink color #111111", "paper color #ffffff"])
    #expect(loaded.values(in: "winter") == ["ink color #001122", "paper color #ffffff"])
    #expect(!loaded.rules.contains("repeated-token"))
  }

  /// Folders that are the parts of one whole.
  @Test(arguments: [
    ["themes/color/a.json": ##"{"a": {"value": "#111111"}}"##, "themes/spacing/a.json": ##"{"a": {"value": "4px"}}"##],
    ["themes/x/a.json": ##"{"a": {"value": "#111111"}}"##, "themes/y/a.json": ##"{"b": {"value": "#222222"}}"##],
  ])
  func takesPartsForOneWhole(files: [String: String]) {
    #expect(Loaded(files).themes.themes.count == 1)
  }
}
