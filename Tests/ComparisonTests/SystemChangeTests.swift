import Comparison
import ComparisonSupport
import Differences
import Testing

/// A system whose folder is called otherwise.
struct SystemChangeTests {
  private func version(_ slug: String, name: String = "Nova", red: String = "#ff0000", more: String = "") -> [String:
    String]
  {
    [
      "content/\(slug)/system.yml": "name: \(name)\n",
      "content/\(slug)/tokens/all.tokens.json": tokens("color", ["red": color(red), "blue": color("#0000ff")]),
      "content/\(slug)/index.md": "# \(name)\n\nWhat it is.\n\n[Colour](base/colour.md) and ![a](a.png)\n",
      "content/\(slug)/base/colour.md": "# Colour\n\nTwo of them.\n\n[Back](../index.md)\n\(more)",
      "content/other/system.yml": "name: Other\n",
      "content/other/index.md": "# Other\n\nSee [Nova](../\(slug)/index.md).\n",
    ]
  }

  @Test func followsAFolderThatIsCalledOtherwise() async {
    let found = await changes(from: version("nova"), to: version("nova-mobile"))
    #expect(found.lines == ["visible system-renamed nova-mobile"])
    #expect(found.all[0].formerly == "nova")
    #expect(found.all[0].judgement.reason == "links from elsewhere to its old addresses lead nowhere")
  }

  @Test func tellsWhatElseChangedInIt() async {
    let found = await changes(
      from: version("nova"), to: version("star", name: "Star", red: "#ee0000", more: "\nAnd a third.\n"))
    #expect(
      found.causes == [
        "visible system-renamed star", "visible value-changed t.red", "visible heading-changed content/star/index.md",
        "visible text-added content/star/base/colour.md", "quiet setting-changed name",
      ])
  }

  @Test func takesAnotherSystemForAnother() async {
    var head = version("nova")
    for path in head.keys where path.hasPrefix("content/nova/") { head[path] = nil }
    head["content/moon/system.yml"] = "name: Moon\n"
    head["content/moon/index.md"] = "# Moon\n\nSomething else.\n"
    let found = await changes(from: version("nova"), to: head)
    let systems = found.causes.filter { $0.contains(" system-") }
    #expect(systems == ["quiet system-added Moon", "breaking system-removed Nova"])
  }
}
