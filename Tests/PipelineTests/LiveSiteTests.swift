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

  private static let guide = Sources([
    "content/guide.yml": "title: Kits\nsystems: [kit, set]\n", "content/kit/system.yml": "name: Kit\n",
    "content/kit/index.md": "# Kit\n\nSee [nothing](gone.md) and [the part](more.md#part).\n",
    "content/kit/more.md": "# More\n\n## Part\n\nIt is `space.s`, 5px.\n\n```preview\n<b class=\"a\">A</b>\n```\n",
    "content/kit/components/card.md": "# Card\n\n```preview\n<b class=\"card\">Card</b>\n```\n",
    "content/kit/components/tag.md": "# Tag\n\n```tokens\nspace.*\n```\n",
    "content/kit/tokens/all.tokens.json": tokens, "content/set/index.md": "# Set\n\n[Kit](../kit/more.md#part)\n",
  ])

  /// Words, blocks, headings, titles and front matter; one page of them or two.
  private static let edits: [[String: String]] = [
    ["content/kit/index.md": "# Kit\n\nOther words, and a [broken](lost.md) link.\n"],
    ["content/kit/more.md": "# More\n\n## Part\n\nIt is `space.s`.\n\n```preview\n<i>B</i>\n```\n"],
    ["content/kit/more.md": "# More\n\n## Other part\n\nWithout a preview.\n"],
    ["content/kit/more.md": "# Another title\n\n## Part\n"],
    ["content/kit/components/card.md": "# Card\n\nMore.\n\n```preview\n<b class=\"card\">Cards</b>\n```\n"],
    ["content/kit/components/tag.md": "---\nstatus: draft\n---\n\n# Tag\n"],
    ["content/kit/components/tag.md": "# Tag\n", "content/set/index.md": "# Set\n\nWords.\n"],
    ["content/kit/index.md": "---\ncolors:\n  own: \"#123456\"\n---\n\n# Kit\n"],
  ]

  @Test(arguments: edits) func showsAfterASaveWhatAWholePlanWouldShow(edit: [String: String]) async {
    let (quick, whole) = (LiveSite(BuildOptions()), LiveSite(BuildOptions()))
    for site in [quick, whole] {
      _ = await site.build(SourceTree(Self.guide))
      await site.complete()
    }
    var sources = Self.guide
    for (path, text) in edit {
      let isThere = sources.replace(SourceFile(path: path, text: text))
      #expect(isThere)
    }
    _ = await quick.build(SourceTree(sources, isRewritten: true))
    _ = await whole.build(SourceTree(sources))
    let paths = await Build.site(sources, BuildOptions()).artifacts.map(\.path)
    for path in paths where path.hasSuffix(".html") || path.hasSuffix(".preview.css") {
      #expect(quick.file(path) == whole.file(path), "\(path)")
    }
  }
}
