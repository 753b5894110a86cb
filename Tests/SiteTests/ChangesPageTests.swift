import Comparison
import Diagnostics
import Differences
import Files
import Guide
import Pipeline
import Printing
import Reviews
import TestSupport
import Testing

/// The pages of changes, which a guide asks for.
struct ChangesPageTests {
  private static let path = "content/demo/tokens/all.tokens.json"

  private static func files(_ red: String, settings: String = "") -> [String: String] {
    [
      "content/guide.yml": "title: Demo guide\nbase-url: https://design.example/guide\n\(settings)",
      "content/demo/system.yml": "name: Demo & Co\n", "content/demo/index.md": "# Demo\n\nOf one colour.\n",
      path: """
      {"color": {"$type": "color", "base": {"$value": {"colorSpace": "srgb", "components": [\(red), 0, 0]}},
        "link": {"$value": "{color.base}"}}}
      """,
    ]
  }

  /// Two releases of the guide; what is read of them needs no repository.
  private static func history() async -> History {
    let sides = Changes.Sides(base: "v1", head: "v2", reason: "One follows the other.")
    let changes = await Review.changes(
      from: SourceTree(Sources(files("1"))), to: SourceTree(Sources(files("0.5"))), sides)
    func release(_ name: String, _ changes: Changes) -> Release {
      Release(
        name: name, commit: name, day: "2026-03-14", moment: "2026-03-14T09:26:53Z",
        subject: "Release <\(name)> & more", changes: changes, since: name == "v2" ? "v1" : nil)
    }
    return History([release("v2", changes), release("v1", .none(sides, Thresholds()))], isCut: false)
  }

  private static func site(_ settings: String) async -> (files: [String: String], findings: [String]) {
    let history = await history()
    let plan = await Build.plan(
      Sources(files("0.5", settings: settings)), BuildOptions(), BuildNeeds(readHistory: { _ in history }))
    var made: [String: String] = [:]
    for number in 0..<plan.files.count {
      var out = ByteBuffer()
      _ = plan.files.print(number, into: &out)
      made[plan.files.path(number)] = out.text
    }
    return (made, plan.diagnostics.sorted.map(\.rule.id))
  }

  @Test func tellsNothingUnlessAsked() async {
    let site = await Self.site("")
    #expect(site.files["demo/changes.html"] == nil)
    #expect(site.files["demo/changes.xml"] == nil)
    #expect(site.files["assets/changes.css"] == nil)
    #expect(site.files["demo/tokens.html"]?.contains("over time") == false)
    #expect(site.files.values.allSatisfy { !$0.contains("changes.html") })
  }

  @Test func drawsEachReleaseAndTheLifeOfEachToken() async {
    let site = await Self.site("changes: true\n")
    #expect(site.findings.isEmpty)
    let page = site.files["demo/changes.html"] ?? ""
    #expect(page.contains("id=\"release-v2\""))
    #expect(page.contains("Release &lt;v2&gt; &amp; more"))
    #expect(page.contains("<time datetime=\"2026-03-14T09:26:53Z\">2026-03-14</time>"))
    #expect(page.contains("Moves color.link."))
    #expect(page.contains("assets/changes.css"))
    #expect(site.files["demo/index.html"]?.contains("href=\"changes.html\"") == true)
    let tokens = site.files["demo/tokens.html"] ?? ""
    #expect(tokens.contains("2 values over time"))
    #expect(tokens.contains("v2, 2026-03-14: value changed"))
    #expect(tokens.contains("v2, 2026-03-14: follows color.base"))
  }

  @Test func writesAFeedForEachSystem() async {
    let feed = await Self.site("changes: true\n").files["demo/changes.xml"] ?? ""
    #expect(feed.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\""))
    #expect(feed.contains("<title>Demo &amp; Co: changes</title>"))
    #expect(feed.contains("<id>https://design.example/guide/demo/changes.html#since-v1</id>"))
    #expect(feed.contains("href=\"https://design.example/guide/demo/changes.html#release-v2\""))
    #expect(feed.contains("<updated>2026-03-14T09:26:53Z</updated>"))
    #expect(feed.contains("<title>v2: Release &lt;v2&gt; &amp; more</title>"))
    // A release in which nothing of the system changed is no entry.
    #expect(!feed.contains("release-v1"))
  }

  @Test func saysWhereTheHistoryCannotBeRead() async {
    let plan = await Build.plan(
      Sources(Self.files("1", settings: "changes: tags\n")), BuildOptions(),
      BuildNeeds(readHistory: { _ throws(FileSystemError) in throw FileSystemError(.input, "there is no git here") }))
    #expect(plan.diagnostics.sorted.map(\.rule.id) == ["unreadable-history"])
    #expect(!plan.files.paths.contains("demo/changes.html"))
  }

  @Test func refusesASourceThatThereIsNone() async {
    let plan = await Build.plan(Sources(Self.files("1", settings: "changes: moons\n")), BuildOptions())
    #expect(plan.diagnostics.sorted.map(\.rule.id) == ["invalid-settings"])
  }
}
