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

  /// In a folder without settings, each of several documents that give tokens has a system of its own.
  @Test func asksAnewWhatBelongsToWhatWhereAPageGivesTokens() async {
    var sources = Sources(["a.md": "# A\n", "b.md": "# B\n", "c.md": "# C\n\n[A](a.md)\n"])
    let site = LiveSite(BuildOptions())
    _ = await site.build(SourceTree(sources))
    let design = "---\nname: Own\ncolors:\n  ink: \"#123456\"\n---\n\n# Own\n"
    for (path, text) in [
      ("a.md", "# New\n"), ("a.md", design), ("b.md", design), ("c.md", "# New\n"), ("a.md", "# A\n"),
    ] {
      let isThere = sources.replace(SourceFile(path: path, text: text))
      #expect(isThere)
      _ = await site.build(SourceTree(sources))
      let fresh = LiveSite(BuildOptions())
      _ = await fresh.build(SourceTree(sources))
      for path in await Build.site(sources, BuildOptions()).artifacts.map(\.path) where path.hasSuffix(".html") {
        #expect(site.file(path) == fresh.file(path), "\(path)")
      }
    }
  }

  // MARK: Findings while somebody writes

  /// The guide with another text of its first page.
  private static func saved(_ text: String) -> SourceTree {
    var sources = guide
    _ = sources.replace(SourceFile(path: "content/kit/index.md", text: text))
    return SourceTree(sources, isRewritten: true)
  }

  @Test func tellsAtOnceWhatIsWrongWithASavedPageAndWhatWasLastFoundElsewhere() async {
    let site = LiveSite(BuildOptions())
    _ = await site.build(SourceTree(Self.guide))
    await site.complete()
    let before = site.findings(ofPage: "kit/index.html")
    #expect(before.own.contains { $0.rule == .brokenLink } && !before.others.isEmpty && !before.isBeingChecked)
    _ = await site.build(Self.saved("---\nstatus: odd\n---\n\n# Kit\n\nOther words.\n"))
    #expect(site.findings(ofPage: "kit/index.html").isBeingChecked)
    let text = "# Kit\n\n`space.s` is 5px. See [nothing](gone.md).\n\n```swatches\ncolor.none\n```\n"
    _ = await site.build(Self.saved(text))
    let now = site.findings(ofPage: "kit/index.html")
    #expect(now.isBeingChecked)
    #expect(now.others.map(\.message) == before.others.map(\.message))
    // The same as when all is checked, the rules of the audit included.
    await site.complete()
    let checked = site.findings(ofPage: "kit/index.html")
    #expect(!checked.isBeingChecked)
    func told(_ findings: [Diagnostic]) -> [String] {
      findings.map { "\($0.rule.id) \($0.message) \($0.span?.range.start ?? -1)" }
    }
    #expect(told(now.own) == told(checked.own))
    for rule in ["broken-link", "unknown-token", "prose-drift"] {
      #expect(now.own.contains { $0.rule.id == rule }, "\(rule)")
    }
  }

  @Test func tellsWhatIsWrongWithAPageBeforeAnythingWasChecked() async {
    let site = LiveSite(BuildOptions())
    _ = await site.build(SourceTree(Self.guide))
    let found = site.findings(ofPage: "kit/index.html")
    #expect(found.own.contains { $0.rule == .brokenLink })
    #expect(found.isBeingChecked && found.others.isEmpty)
  }

  @Test func takesWhatWasFoundOnOtherPagesThoughAPageWasSavedMeanwhile() async {
    let site = LiveSite(BuildOptions())
    _ = await site.build(SourceTree(Self.guide))
    // Each save comes while the former state is being checked.
    for number in 0..<3 {
      async let checked: Void = site.complete()
      _ = await site.build(Self.saved("# Kit\n\nWords \(number) and [a link](lost\(number).md).\n"))
      await checked
    }
    let found = site.findings(ofPage: "kit/index.html")
    #expect(found.own.map(\.message).contains { $0.contains("lost2.md") })
    #expect(!found.others.isEmpty)
    #expect(site.file("kit/index.html").map { String(decoding: $0, as: UTF8.self).contains("Words 2") } == true)
  }

  /// A file as long as somebody else keeps it.
  private struct Trace {
    weak var file: SourceFile?
  }

  @Test func keepsNothingOfFormerSaves() async throws {
    let site = LiveSite(BuildOptions())
    _ = await site.build(SourceTree(Self.guide))
    await site.complete()
    var traces: [Trace] = []
    for number in 0..<20 {
      let tree = Self.saved("# Kit\n\nWords \(number).\n")
      traces.append(Trace(file: tree.sources["content/kit/index.md"]))
      _ = await site.build(tree)
    }
    func kept() -> Int { traces.count { $0.file != nil } }
    // What is no longer shown is freed behind the saves.
    for _ in 0..<6_000 where kept() > 1 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(kept() == 1)
  }
}
