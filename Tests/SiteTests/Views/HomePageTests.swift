import TestSupport
import Testing

/// The wall of systems, and what each is recognised by.
struct HomePageTests {
  private static func fields(_ page: HTMLPage) -> [String] {
    page.all("div").filter { field in page.isInside(field) { $0.attributes["data-specimen"] == "identity" } }
      .compactMap { $0.attributes["style"] ?? $0.attributes["class"] }
  }

  @Test func strikesOutColoursThatHaveANameAndNoValue() async throws {
    var files = sampleGuide
    files["content/one/system.yml"]? += "\nnot-given: [Grey 60, Primary colour]"
    let site = await BuiltSite(files)
    #expect(site.diagnostics.text == "")
    for path in ["index.html", "one/index.html"] {
      let page = try site.page(path)
      let open = page.all("div").filter { $0.has(class: "open") }
      #expect(open.map(\.text) == ["Grey 60", "Primary colour"], "\(path)")
      #expect(Self.fields(page).prefix(2).allSatisfy { $0.hasPrefix("background: #") })
    }
  }

  /// On a phone the narrow fields have no room for values; the letters of a system with a type stand in the first beside
  /// its value.
  @Test func givesTheValuesOfAllColoursBelowThem() async throws {
    let site = await BuiltSite(sampleGuide)
    let home = try site.page("index.html")
    #expect(home.all("p").filter { $0.has(class: "mono") }.map(\.text).first == "#0066cc #ffffff")
    let inFields = { (page: HTMLPage) in
      page.all("span").filter { span in
        span.has(class: "mono") && page.isInside(span) { $0.attributes["data-specimen"] == "identity" }
      }.map(\.text)
    }
    #expect(inFields(home) == [])
    #expect(try inFields(site.page("one/index.html")) == ["#0066cc", "#ffffff"])
    var files = sampleGuide
    files["content/one/tokens/font.tokens.json"] =
      #"{"font": {"heading": {"$type": "fontFamily", "$value": "Georgia"}}}"#
    #expect(try await inFields(BuiltSite(files).page("one/index.html")) == ["#0066cc", "#ffffff"])
  }

  @Test func standsOnPaperWhereNothingHasAValue() async throws {
    let page = try await BuiltSite([
      "content/a/index.md": "# A", "content/a/system.yml": "name: Aye\nnot-given: [Grey]",
      "content/b/index.md": "# B", "content/b/system.yml": "name: Bee",
    ]).page("index.html")
    #expect(Self.fields(page) == ["edge", "open edge", "edge"])
    #expect(page.all("span").filter { $0.has(class: "name") }.map(\.text) == ["Bee"], "no plate is blank")
  }

  @Test func strikesOutATokenWhoseValueIsNotGiven() async throws {
    let page = try await BuiltSite([
      "content/a/index.md": "# A", "content/b/index.md": "# B",
      "content/a/system.yml": "name: Aye\nidentity: [color.paper, color.grey]",
      "content/a/tokens/c.tokens.json": """
      {"color": {"$type": "color",
        "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}},
        "grey": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"},
          "$extensions": {"specimen.notGiven": ["value"]}}}}
      """,
    ]).page("a/index.html")
    #expect(page.all("div").filter { $0.has(class: "open") }.map(\.text) == ["Grey"])
    #expect(!Self.fields(page).contains { $0.contains("#000000;") })
  }

  @Test func showsThePreviewOfTheFrontPageOrElseTheFirstComponentThatIsDrawn() async throws {
    var files = sampleGuide
    files["content/one/components/field.md"] = "# Field\n\n```preview\n<p class=\"field\">Name</p>\n```\n"
    files["content/two/index.md"]? += "\n```preview\n<p class=\"hero\">Hello</p>\n```\n"
    let site = await BuiltSite(files)
    #expect(site.faults == [])
    let text = try site.text("index.html")
    #expect(text.contains("class=\"field\"") && text.contains("class=\"hero\""))
    #expect(!text.contains("<style>") && site.paths.contains("index.preview.css"))
    #expect(try site.page("index.html").all("*", "data-specimen", "thumbnail").count == 2)
  }

  @Test func showsManySystemsSmallAndWithoutPreviews() async throws {
    var files = ["content/guide.yml": "title: Many"]
    for number in 1...9 {
      files["content/s\(number)/index.md"] = "# S\(number)\n\n```preview\n<p>Hello</p>\n```\n"
    }
    let site = await BuiltSite(files)
    let page = try site.page("index.html")
    #expect(page.all("div").contains { $0.has(class: "many") })
    #expect(page.all("*", "data-specimen", "thumbnail").isEmpty && !site.paths.contains("index.preview.css"))
  }

  @Test func takesColoursThatTellMostWhereNoneAreNamed() async throws {
    let page = try await BuiltSite(["DESIGN.md": designWithComponents]).page("index.html")
    let colours = Self.fields(page).compactMap { $0.split(separator: ";").first.map(String.init) }
    #expect(
      colours == ["background: #0066cc", "background: #ffffff", "background: #ffcc00", "background: #111111"],
      "a second white tells nothing new")
  }
}
