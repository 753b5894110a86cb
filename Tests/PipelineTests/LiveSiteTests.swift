import Diagnostics
import Files
import Pipeline
import Testing

struct LiveSiteTests {
  private static func tree(tokens: String, page: String = "# Kit\n\nSee [nothing](gone.md).\n") -> SourceTree {
    SourceTree(
      Sources([
        "guide.yml": "title: Kits\n", "content/kit/system.yml": "name: Kit\n", "content/kit/index.md": page,
        "content/kit/tokens/all.tokens.json": tokens,
      ]))
  }

  private static let tokens =
    #"{"space": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}}}, "lost": {"$value": "{space.x}"}}"#

  @Test func keepsTheTokensWhileTheirFileIsSavedByHalves() async {
    let site = LiveSite(BuildOptions())
    _ = await site.build(Self.tree(tokens: Self.tokens))
    #expect(site.file("kit/tokens.html") != nil)
    _ = await site.build(Self.tree(tokens: String(Self.tokens.prefix(60))))
    #expect(site.file("kit/tokens.html") != nil)
    #expect(site.findings(ofPage: "kit/tokens.html").stale?.contains("content/kit/tokens/all.tokens.json:1: ") == true)
    #expect(site.findings(ofPage: "kit/tokens.html").failure == nil)
    _ = await site.build(Self.tree(tokens: Self.tokens))
    #expect(site.findings(ofPage: "kit/tokens.html").stale == nil)
  }

  @Test(arguments: ["content/guide.yml": "systems: [a", "templates/layouts/base.mustache": "{{#a}} x"])
  func tellsOnEveryPageWhatIsWrongWithFilesThatAllHangOn(path: String, text: String) async {
    let site = LiveSite(BuildOptions())
    let files = ["content/kit/system.yml": "name: Kit\n", "content/kit/index.md": "# Kit\n", path: text]
    _ = await site.build(SourceTree(Sources(files)))
    await site.complete()
    #expect(site.findings(ofPage: "kit/index.html").own.contains { $0.span?.file.path == path })
  }

  @Test func tellsWhatIsWrongWithASystemOnItsPages() async {
    let site = LiveSite(BuildOptions())
    let files = [
      "content/kit/system.yml": "name: [", "content/kit/index.md": "# Kit\n", "content/set/system.yml": "name: Set\n",
      "content/set/index.md": "# Set\n",
    ]
    _ = await site.build(SourceTree(Sources(files)))
    await site.complete()
    #expect(!site.findings(ofPage: "kit/index.html").own.isEmpty)
    #expect(site.findings(ofPage: "set/index.html").own.isEmpty)
    #expect(!site.findings(ofPage: "set/index.html").others.isEmpty)
  }

  @Test func hasEveryFileOfTheBuiltSiteOnceItIsComplete() async {
    let tree = Self.tree(tokens: Self.tokens)
    let site = LiveSite(BuildOptions())
    _ = await site.build(tree)
    await site.complete()
    let built = await Build.site(tree.sources, BuildOptions()).artifacts
    #expect(built.contains { $0.path == "kit/health.html" })
    for file in built { #expect(site.file(file.path) == file.bytes, "\(file.path)") }
    // After the next save they are there at once.
    _ = await site.build(Self.tree(tokens: Self.tokens, page: "# Kit\n\nSee [another](lost.md).\n"))
    for file in built { #expect(site.has(file.path), "\(file.path)") }
  }
}
