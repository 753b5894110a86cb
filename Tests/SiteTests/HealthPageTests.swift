import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// The pages of what is wrong with a system, and of the rules that something breaks.
struct HealthPageTests {
  private static let guide = [
    "content/guide.yml": "title: Our guide\nsystems: [one, two]",
    "content/one/index.md": "# One\n\n`color.brand` is #0066cc.\n\n`color.text.muted` is #000000.\n",
    "content/one/system.yml": """
    name: System One
    text: [color.text.*]
    surfaces: [color.surface.*]
    """,
    "content/one/tokens/c.tokens.json": """
    {"color": {"$type": "color",
      "brand": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}},
      "text": {"muted": {"$value": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8], "hex": "#cccccc"}}},
      "surface": {"card": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}}}}
    """,
    "content/two/index.md": "# Two\n\nText.\n",
  ]

  private static func rules(_ site: BuiltSite) -> [String] {
    site.paths.filter { $0.hasPrefix("rules/") && $0.hasSuffix(".html") }.sorted()
  }

  @Test func showsEachCauseWithItsColoursAndWhereItStands() async throws {
    let site = await BuiltSite(Self.guide)
    #expect(site.faults == [])
    let page = try site.page("one/health.html")
    let fields = page.all("div").filter { $0.has(class: "field") }.compactMap { $0.attributes["style"] }
    #expect(fields.contains("background: #ffffff; color: #cccccc"))
    let links = page.all("a", "href").map { "\($0.text) -> \($0.attributes["href"] ?? "")" }
    #expect(links.contains("What the rule flags -> ../rules/low-contrast.html"))
    #expect(links.contains("What the rule flags -> ../rules/prose-drift.html"))
    #expect(links.contains { $0.hasPrefix("content/one/index.md:5:") && $0.hasSuffix("-> index.html") })
    #expect(links.contains { $0.hasPrefix("content/one/tokens/c.tokens.json:") && $0.contains("-> tokens.html#") })
    #expect(try site.text("one/health.html").contains("Of 2 values that the pages give to tokens, 1 agrees with them."))
  }

  /// Two themes in which white text stands on the same button.
  private static var themed: [String: String] {
    func color(_ hex: String) -> String { "{\"$type\": \"color\", \"$value\": \"#\(hex)\"}" }
    return [
      "content/guide.yml": "title: Our guide",
      "content/one/index.md": "# One\n\nText.\n",
      "content/one/system.yml": "name: One\n",
      "content/one/tokens/base.tokens.json": "{\"color\": {\"primary-foreground\": \(color("ffffff"))}}",
      "content/one/tokens/light.tokens.json": "{\"color\": {\"primary\": \(color("ff8800"))}}",
      "content/one/tokens/dark.tokens.json": "{\"color\": {\"primary\": \(color("ee9911"))}}",
      "content/one/tokens/all.resolver.json": """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {"theme": {"default": "light", "contexts": {
         "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
      """,
    ]
  }

  @Test func tellsTheThemesOfOnePairTogetherAndDrawsTheGroundThatIsAdvised() async throws {
    let page = try await BuiltSite(Self.themed).page("one/health.html")
    let told = page.all("p").filter { $0.has(class: "what") && $0.text.contains("primary-foreground") }.map(\.text)
    #expect(told == ["color.primary-foreground has too little contrast in light and dark."])
    let lines = page.all("p").map(\.text)
    #expect(lines.contains { $0.hasPrefix("2.3") && $0.hasSuffix(" on color.primary in light.") })
    #expect(lines.contains { $0.hasPrefix("2.2") && $0.hasSuffix(" on color.primary in dark.") })
    let captions = page.all("figcaption").map(\.text).filter { $0.contains("advised") }
    #expect(captions.count == 2)
    for caption in captions {
      #expect(caption.hasPrefix("4.5") && caption.contains(", advised: color.primary-foreground on #"))
    }
    let entry = try #require(page.all("article").first { $0.text.contains("primary-foreground has too little") }?.text)
    #expect(entry.split(separator: "base.tokens.json:").count == 2, "one place: \(entry)")
  }

  @Test func setsNamesBetweenBackticksAsCode() async throws {
    var guide = Self.guide
    guide["content/one/tokens/s.tokens.json"] = """
      {"space": {"$type": "dimension",
        "icon": {"$value": {"value": 4, "unit": "px"}, "$description": "Between an icon and its label."},
        "field": {"$value": {"value": 8, "unit": "px"}, "$description": "Between fields."},
        "card": {"$value": {"value": 12, "unit": "px"}, "$description": "Between cards."},
        "page": {"$value": {"value": 16, "unit": "px"}}}}
      """
    let page = try await BuiltSite(guide).page("one/health.html")
    #expect(page.all("code").contains { $0.text == "$description" })
    #expect(!page.all("p").contains { $0.text.contains("`") })
  }

  @Test func hasAPageForEachRuleThatIsBrokenAndForNoOther() async throws {
    let site = await BuiltSite(Self.guide)
    let found = Set(site.diagnostics.all.map { "rules/\($0.rule.id).html" })
    #expect(found.isSuperset(of: ["rules/low-contrast.html", "rules/prose-drift.html"]))
    #expect(Set(Self.rules(site)) == found)
    #expect(try site.text("rules/prose-drift.html").contains("specimen-allow prose-drift: the reason"))
  }

  @Test func saysSoWhereNothingIsWrong() async throws {
    let site = await BuiltSite(sampleGuide)
    #expect(Self.rules(site) == [])
    #expect(try site.text("one/health.html").contains("Nothing was found in 4 tokens."))
    #expect(!site.paths.contains("two/health.html"), "it has no tokens and no findings")
    #expect(try !site.text("two/index.html").contains("health.html"))
  }

  /// What is checked, and where the rest stands.
  @Test func leadsToThePagesOfWhatIsOpen() async throws {
    var guide = Self.guide
    guide["content/one/use/gaps.md"] = "# Gaps\n\n```issues by=subject\n- grave | Red | Two reds | the first | -\n```\n"
    guide["content/one/components/button.md"] =
      "---\ntitle: Button\nkind: component\n---\n\n```issues\n- grave | all | Two reds | the first | -\n```\n"
    let page = try await BuiltSite(guide).page("one/health.html")
    let links = page.all("a", "href").map { "\($0.text) -> \($0.attributes["href"] ?? "")" }
    #expect(links.contains("Gaps -> use/gaps.html"))
    #expect(!page.all("p").contains { $0.text.contains("what falls short besides: Button") })
    #expect(try await !BuiltSite(Self.guide).text("one/health.html").contains("falls short besides"))
  }

  /// One note in the row of a token, whatever themes and grounds it fails in.
  @Test func tellsInTheRowOfATokenOnceWhatItLacksInSeveralThemes() async throws {
    let row = try #require(
      try await BuiltSite(Self.themed).page("one/tokens.html").first("tr", "id", "color.primary-foreground"))
    #expect(row.text.split(separator: "has a contrast of").count == 2)
    #expect(row.text.contains("in light; ") && row.text.contains("in dark."))
  }

  @Test func leavesWhatIsTurnedOffOrAllowedOut() async throws {
    var guide = Self.guide
    guide["content/guide.yml"]? += "\nrules: { low-contrast: off }"
    let site = await BuiltSite(guide)
    #expect(!site.paths.contains("rules/low-contrast.html"))
    #expect(try !site.text("one/health.html").contains("low-contrast"))
  }

  @Test func isNoPartOfADocumentAlone() async {
    let site = await BuiltSite(["index.md": "# One\n\n```swatches\ncolor.missing\n```\n"])
    #expect(!site.paths.contains("health.html"))
    #expect(Self.rules(site) == [])
  }

  @Test func leavesAnAuthorsPageWhereItIs() async throws {
    var guide = Self.guide
    guide["content/guide.yml"] = "title: Our guide\nsystems: [one, rules]"
    guide["content/one/health.md"] = "# Health\n\nHow the heart is drawn.\n"
    guide["content/rules/index.md"] = "# Rules\n\nThe `color.nothing`.\n"
    guide["content/rules/low-contrast.md"] = "# Low contrast\n\nOurs.\n"
    guide["content/rules/tokens/c.tokens.json"] = guide["content/one/tokens/c.tokens.json"]
    guide["content/rules/system.yml"] = guide["content/one/system.yml"]
    let site = await BuiltSite(guide)
    #expect(site.faults == [])
    #expect(Set(site.artifacts.map(\.path)).count == site.artifacts.count)
    #expect(try site.text("one/health.html").contains("How the heart is drawn."))
    #expect(try site.text("rules/low-contrast.html").contains("Ours."))
    #expect(try site.page("rules/health.html").all("h2").contains { $0.text == "Low contrast" })
    let explained = try site.page("rules/health.html").all("a", "href", "low-contrast.html").map(\.text)
    #expect(!explained.contains("What the rule flags"))
  }

  @Test func staysLightHoweverMuchIsWrong() async throws {
    var guide = Self.guide
    let tokens = (1...60).map { number in
      """
      "t\(number)": {"$value": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8], "hex": "#cccccc"}}
      """
    }
    guide["content/one/tokens/c.tokens.json"] = """
      {"color": {"$type": "color", "text": {\(tokens.joined(separator: ", "))},
        "surface": {"card": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}}}}
      """
    let site = await BuiltSite(guide)
    let count = site.diagnostics.all.count { $0.rule.id == "low-contrast" }
    #expect(count == 60)
    #expect(try site.text("one/health.html").contains("and 35 more, which"))
    #expect(try site.text("one/health.html").utf8.count < 60_000)
  }
}
