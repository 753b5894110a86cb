import Files
import TestSupport
import Testing

/// A folder of pages that is no design system, beside some that are.
struct DocumentationTests {
  private static let colors = """
    {"color": {"$type": "color",
      "moss": {"$value": {"colorSpace": "srgb", "components": [0.18, 0.49, 0.31], "hex": "#2e7d4f"}}}}
    """

  private static func site(
    _ kind: String = "kind: documentation", and more: [String: String] = [:]
  ) async -> BuiltSite {
    var files = sampleGuide.merging(more) { _, new in new }
    files["content/notes/system.yml"] = "name: Our notes\nsummary: How we work.\n\(kind)"
    files["content/notes/index.md"] = "# Our notes\n\n```swatches\ncolor.moss\n```\n"
    files["content/notes/review.md"] = "# Review\n\nTwo people read it.\n"
    files["content/notes/tokens/c.tokens.json"] = colors
    return await BuiltSite(files)
  }

  @Test func isALinkBelowTheSystemsAndNoPlateAmongThem() async throws {
    let site = await Self.site()
    #expect(site.diagnostics.text == "" && site.faults == [])
    let home = try site.page("index.html")
    #expect(home.all("article").count == 2)
    #expect(home.links(in: "documentation") == ["Our notes -> notes/index.html"])
    #expect(try site.text("index.html").contains("How we work."))
    #expect(home.all("*", "data-specimen", "identity").count == 2)
    #expect(
      try site.page("notes/index.html").all("*", "data-specimen").map { $0.attributes["data-specimen"] } == ["swatches"]
    )
  }

  @Test func isInTheNavigationOfTheOthers() async throws {
    let site = await Self.site()
    #expect(
      try site.page("one/base/colour.html").links(in: "guide") == [
        "Our guide -> ../../index.html", "Compare systems -> ../../compare.html", "Our notes -> ../../notes/index.html",
      ])
    #expect(
      try site.page("notes/review.html").links(in: "guide") == [
        "Our guide -> ../index.html", "Compare systems -> ../compare.html",
      ])
    #expect(site.paths.isSuperset(of: ["notes/a-z.html", "notes/tokens.html"]))
  }

  @Test func isNeitherComparedNorJudged() async throws {
    let site = await Self.site()
    #expect(try !site.text("compare.html").contains("Our notes -"))
    #expect(try site.page("compare.html").all("*", "data-token", "color.moss").isEmpty)
    #expect(try !site.text("compare.md").contains("Our notes"))
    #expect(!site.paths.contains("notes/health.html"))
    let system = await Self.site("kind: system")
    #expect(try system.text("compare.md").contains("Our notes") && system.paths.contains("notes/health.html"))
  }

  @Test func leavesOneSystemWithNothingToCompare() async throws {
    var files = [
      "content/a/index.md": "# A", "content/notes/index.md": "# Notes",
      "content/notes/system.yml": "name: Notes\nkind: documentation",
    ]
    #expect(await !BuiltSite(files).paths.contains("compare.html"))
    files["content/notes/system.yml"] = "name: Notes"
    #expect(await BuiltSite(files).paths.contains("compare.html"))
  }

  @Test func isFoundByItsWordsAndNotByItsExamples() async throws {
    let site = await Self.site()
    let words = site.artifacts.filter { $0.path.hasPrefix("assets/search/") }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    .joined()
    #expect(words.contains("\"Review\"") && words.contains("notes/review.html"))
    #expect(!words.contains("color.moss") && !words.contains("#2e7d4f"))
  }

  @Test func comesLastInTheListForPrograms() async throws {
    let list = try await Self.site(and: ["content/guide.yml": "title: Our guide\nsystems: [notes, two, one]"])
      .text("llms.txt")
    let headings = list.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## System Two", "## System One", "## Our notes", "## Optional"])
  }

  @Test func hasNoPictureOfColoursThatAreNobodys() async throws {
    let site = await Self.site(and: ["content/guide.yml": "title: Our guide\nbase-url: https://example.org/"])
    #expect(site.paths.contains("one/social.png") && !site.paths.contains("notes/social.png"))
  }

  @Test func aMisspeltKindIsReportedAtItsPlace() async {
    let site = await Self.site("kind: documentaton")
    #expect(site.diagnostics.lines == ["content/notes/system.yml:3:7 error unknown-kind"])
  }
}
