import TestSupport
import Testing

struct TokenPageTests {
  @Test func hasARowWithItsOwnAnchorForEveryToken() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/tokens.html")
    let rows = page.all("tr", "id")
    #expect(rows.compactMap { $0.attributes["id"] } == ["color.brand", "color.paper", "color.link", "motion.fast"])
    #expect(rows.compactMap { $0.attributes["data-token"] } == rows.compactMap { $0.attributes["id"] })
  }

  @Test func groupsTokensInTheOrderOfTheirFiles() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/tokens.html")
    #expect(page.all("h2", "id").map(\.text) == ["color", "motion"])
  }

  @Test func showsValueChainAndWords() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/tokens.html")
    #expect(page.first("tr", "id", "color.brand")?.text.contains("#0066cc") == true)
    #expect(page.first("tr", "id", "color.brand")?.text.contains("The blue") == true)
    let link = page.all("a", "href", "tokens.html#color.brand")
    #expect(!link.isEmpty)
    #expect(page.first("tr", "id", "motion.fast")?.text.contains("120") == true)
  }

  @Test func showsTheValueInEveryThemeWhereTheyDiffer() async throws {
    let color = { (hex: String, value: Int) in
      """
      {"color": {"$type": "color", "paper": {"$value": {"colorSpace": "srgb", "components": [\(value), \(value), \(value)], "hex": "\(hex)"}}}}
      """
    }
    let site = await BuiltSite([
      "content/a/tokens/light.tokens.json": color("#ffffff", 1),
      "content/a/tokens/dark.tokens.json": color("#000000", 0),
      "content/a/tokens/a.resolver.json": """
      {"version": "2025.10", "sets": {}, "modifiers": {"theme": {"default": "light", "contexts": {
        "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """,
      "content/a/index.md": "# A",
    ])
    #expect(site.diagnostics.text == "")
    let row = try #require(try site.page("a/tokens.html").first("tr", "id", "color.paper"))
    #expect(row.text.contains("#ffffff") && row.text.contains("#000000"))
    #expect(row.text.contains("light") && row.text.contains("dark"))
  }

  @Test func isLeftOutWhereASystemHasNoTokens() async {
    let site = await BuiltSite(["a.md": "# A", "b.md": "# B"])
    #expect(!site.paths.contains("tokens.html"))
  }

  @Test func keepsAnchorsApartAndLinksWholeForOddNames() async {
    let site = await BuiltSite([
      "content/a/tokens/odd.tokens.json": """
      {"si ze": {"$type": "number", "very large": {"$value": 1}, "50%": {"$value": 2}, "a#b": {"$value": 3},
        "\\"<b>&": {"$value": 4}, "größe": {"$value": 5}}}
      """,
      "content/a/index.md":
        "# A\n\n[x](<token:si ze.very large>) [y](<token:si ze.50%>) [z](token:none)\n\n`si ze.a#b`\n",
    ])
    #expect(site.faults == [])
  }
}
