import Diagnostics
import Files
import TestSupport
import Testing

/// The stylesheet that the previews of all pages of a system share.
struct SharedStylesTests {
  private static let tokens = """
    {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
     "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
     "wide": {"$type": "dimension", "$value": {"value": 24, "unit": "px"}}}
    """

  private static func page(_ title: String, _ classes: String) -> String {
    "# \(title)\n\n```preview\n<p class=\"\(classes)\">Go</p>\n```\n"
  }

  private static func site(_ shared: String, own: String? = nil) async -> BuiltSite {
    var files = [
      "content/guide.yml": "title: Ours", "content/a/system.yml": "name: A",
      "content/a/tokens/all.tokens.json": tokens, "content/a/first.md": page("First", "note"),
      "content/a/second.md": page("Second", "note"), "content/a/previews.css": shared,
    ]
    files["content/a/second.css"] = own
    return await BuiltSite(files)
  }

  @Test func drawsPagesWithoutAStylesheetOfTheirOwn() async throws {
    let site = await Self.site(".note { padding: var(--gap); }")
    #expect(site.diagnostics.isEmpty)
    #expect(try site.text("a/first.preview.css").contains(".note{padding:var(--gap)}"))
    #expect(try site.text("a/second.preview.css").contains(".note{padding:var(--gap)}"))
  }

  @Test func comesBeforeAPagesOwnSoThatThatWins() async throws {
    let site = await Self.site(
      ".note { padding: var(--gap); color: var(--ink); }", own: ".note { padding: var(--wide); }")
    let sheet = try site.text("a/second.preview.css")
    let shared = try #require(sheet.firstRange(of: ".note{padding:var(--gap);color:var(--ink)}"))
    let own = try #require(sheet.firstRange(of: ".note{padding:var(--wide)}"))
    #expect(shared.upperBound < own.lowerBound)
    #expect(try !site.text("a/first.preview.css").contains("--wide"))
  }

  @Test func isReportedOnceForAllItsPages() async {
    let site = await Self.site(".note { padding: 9px; color: var(--inc); }")
    #expect(site.diagnostics.all.map(\.rule.id) == ["hard-coded-value", "unknown-token"])
    #expect(site.diagnostics.all.allSatisfy { $0.span?.file.path == "content/a/previews.css" })
  }

  @Test func knowsTheClassesOfBoth() async {
    let site = await Self.site(".other { padding: var(--gap); }", own: ".note { padding: var(--wide); }")
    #expect(site.diagnostics.all.map(\.rule.id) == ["unknown-class"])
    #expect(site.diagnostics.all.first?.span?.file.path == "content/a/first.md")
  }

  @Test func drawsAnewWhatItIsUsedBy() async throws {
    let (before, after) = (
      await Self.site(".note { padding: var(--gap); }"), await Self.site(".note { padding: var(--wide); }")
    )
    #expect(try before.text("a/first.preview.css") != after.text("a/first.preview.css"))
  }
}
