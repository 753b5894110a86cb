import Diagnostics
import TestSupport
import Testing

struct TokenPageTests {
  @Test func hasARowWithItsOwnAnchorForEveryToken() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/tokens.html")
    let rows = page.all("tr", "id")
    #expect(rows.compactMap { $0.attributes["id"] } == ["color.brand", "color.paper", "color.link", "motion.fast"])
    #expect(rows.compactMap { $0.attributes["data-token"] } == rows.compactMap { $0.attributes["id"] })
  }

  @Test func saysWhoseTheNamesAre() async throws {
    var files = sampleGuide
    files["content/one/system.yml"]?.append("\ngiven-names: [color.brand]\nimplied-names: [color.*]\n")
    let page = try await BuiltSite(files).page("one/tokens.html")
    // What most of a group have in common is said at its head, and the others say theirs.
    #expect(
      page.all("p", "class").filter { $0.attributes["class"] == "origin" }.map(\.text) == [
        "Implied by the document unless a row says otherwise.", "Named by this guide.",
      ])
    #expect(page.first("tr", "id", "color.brand")?.text.contains("named by the document") == true)
    #expect(page.first("tr", "id", "color.paper")?.text.contains("implied by the document") == false)
    #expect(page.first("tr", "id", "motion.fast")?.text.contains("named by this guide") == false)
    let silent = try await BuiltSite(sampleGuide).page("one/tokens.html")
    #expect(silent.first("tr", "id", "color.brand")?.text.contains("named by") == false)
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

  /// A token of the dark theme alone: what uses it there leads to its row.
  @Test func hasARowForATokenOfAnotherThemeAlone() async throws {
    let site = await BuiltSite([
      "content/a/tokens/base.tokens.json": """
      {"color": {"$type": "color", "fg": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}}}}
      """,
      "content/a/tokens/dark.tokens.json": """
      {"color": {"$type": "color", "halo": {"$value": "{color.fg}"}}, "night": {"$type": "number", "sky": {"$value": 1}}}
      """,
      "content/a/tokens/none.tokens.json": "{}",
      "content/a/tokens/a.resolver.json": """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {"theme": {"default": "light", "contexts": {
         "light": [{"$ref": "none.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
      """,
      "content/a/index.md": "# A\n\n{color.halo} and [sky](token:night.sky).\n\n```swatches\ncolor.halo\n```\n",
    ])
    #expect(site.diagnostics.all.allSatisfy { $0.rule.id == "missing-in-theme" })
    #expect(site.faults == [])
    let page = try site.page("a/tokens.html")
    #expect(page.first("tr", "id", "color.halo")?.text.contains("dark#000000") == true)
    #expect(page.first("tr", "id", "color.fg")?.text.contains("dark") == false)
    #expect(try site.text("a/index.html").contains("<a href=\"tokens.html#color.halo\">"))
    #expect(try site.text("a/a-z.html").contains("tokens.html#night.sky"))
    #expect(try site.text("a/tokens.md").contains("color.halo"))
    #expect(try site.text("assets/search/vc0.js").contains(##"["c","#000000","#000000","color.halo",0,2,"dark"]"##))
    #expect(try site.text("assets/search/0.js").contains("\"color halo\",["))
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

  private static func tokens(_ count: Int) -> [String: String] {
    let members = (1...count).map { "\"t\($0)\": {\"$value\": {\"value\": \($0), \"unit\": \"px\"}}" }
    return [
      "content/a/index.md": "# A\n\n```tokens\nspace.*\n```\n",
      "content/a/tokens/s.tokens.json": "{\"space\": {\"$type\": \"dimension\", \(members.joined(separator: ", "))}}",
    ]
  }

  @Test func foldsMoreThanEightRowsUnderTheirNumber() async throws {
    for (count, isFolded) in [(8, false), (9, true)] {
      let site = await BuiltSite(Self.tokens(count))
      for path in ["a/tokens.html", "a/index.html"] {
        let page = try site.page(path)
        let folds = page.all("details").filter { $0.has(class: "group") }
        #expect(folds.count == (isFolded ? 1 : 0), "\(count) rows of \(path)")
        if isFolded { #expect(page.all("summary").contains { $0.text.hasPrefix("9 tokens: t1, t2") }) }
        #expect(page.all("tr", "data-token").count == count, "every row is there")
      }
    }
  }

  @Test func drawsEachValueSmallInItsRow() async throws {
    let site = await BuiltSite([
      "content/a/index.md": "# A",
      "content/a/tokens/k.tokens.json": """
      {"k": {
        "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}},
        "gap": {"$type": "dimension", "$value": {"value": 24, "unit": "px"}},
        "wide": {"$type": "dimension", "$value": {"value": 400, "unit": "px"}},
        "blur": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}},
        "slow": {"$type": "duration", "$value": {"value": 900, "unit": "ms"}},
        "radius": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
        "corner-large": {"$type": "dimension", "$value": {"value": 40, "unit": "px"}},
        "border": {"$type": "dimension", "$value": {"value": 1.5, "unit": "px"}},
        "border-thin": {"$type": "dimension", "$value": {"value": 0.5, "unit": "px"}},
        "fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
        "opacity": {"$type": "number", "$value": 0.4}, "scale": {"$type": "number", "$value": 0.95},
        "share": {"$type": "number", "$value": 0.25}, "count": {"$type": "number", "$value": 3},
        "elevation": {"$type": "number", "$value": 4},
        "body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 17, "unit": "px"},
          "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.4}},
        "push": {"$type": "spring", "$value": {"stiffness": 200, "damping": 18, "mass": 1}}}}
      """,
    ])
    let page = try site.page("a/tokens.html")
    func drawing(_ token: String) -> String? {
      let row = page.first("tr", "id", token)
      return page.all("*", "class").first { glyph in
        glyph.has(class: "glyph")
          && page.isInside(glyph) { $0.name == "tr" && $0.attributes["id"] == row?.attributes["id"] }
      }.map { "\($0.attributes["class"] ?? "") \($0.attributes["style"] ?? "")" }
    }
    #expect(drawing("k.red") == "glyph colour --c:#ff0000")
    #expect(drawing("k.gap") == "glyph length width:24px")
    #expect(drawing("k.wide") == nil, "a bar that does not fit shows nothing")
    #expect(drawing("k.blur") == nil, "a figure of a shadow is no length that is seen")
    #expect(drawing("k.slow") == "glyph length cut width:48px", "a time longer than its place is seen to go on")
    #expect(drawing("k.radius") == "glyph corner --v:8px")
    #expect(drawing("k.corner-large") == "glyph corner cut --v:24px", "a corner higher than its row")
    #expect(drawing("k.border") == "glyph line border-top:1.5px solid")
    #expect(drawing("k.border-thin") == "glyph line border-top:1px solid;transform:scaleY(0.5)", "thinner than 1 px")
    #expect(drawing("k.fast") == "glyph length width:20px")
    #expect(drawing("k.body")?.hasPrefix("glyph letters font:400 17px/1") == true)
    #expect(drawing("k.push") == "glyph ")
    #expect(drawing("k.opacity") == "glyph colour --c:color-mix(in srgb,var(--ink) 40%,#0000)")
    #expect(drawing("k.scale") == "glyph scale ")
    #expect(drawing("k.share") == "glyph share --v:25%")
    #expect(drawing("k.elevation")?.hasPrefix("glyph lit background:") == true)
    #expect(drawing("k.count") == nil, "a count has no picture")
  }
}
