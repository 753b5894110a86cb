import Audit
import Diagnostics
import Files
import Guide
import Printing
import TestSupport
import Testing

@testable import Pipeline

/// What a build keeps for the next one, page by page.
struct BuildCacheTests {
  private static let guide = [
    "content/guide.yml": "title: Ours\nsystems: [one, two]",
    "content/one/index.md": "# One\n\n[More](more.md#part)\n",
    "content/one/more.md": "# More\n\n## Part\n\nThe brand is `{color.brand}`. [Gone](gone.md)\n",
    "content/one/last.md": "# Last\n\nWords.\n",
    "content/one/tokens/c.tokens.json": """
    {"color": {"brand": {"$type": "color", "$value": "#0066cc"}}}
    """,
    "content/two/index.md": "# Two\n",
  ]

  /// Builds a guide and gives what was drawn, with what the next build may know.
  private func build(
    _ files: [String: String], _ bytes: [UInt8]
  ) async -> (drawn: Set<String>, result: Diagnostics, bytes: [UInt8]) {
    let site = Digest([1])
    let cache = BuildCache(bytes, base: Digest([2]), site: site)
    let plan = await Build.plan(Sources(files), BuildOptions(), BuildNeeds(cache: cache))
    var found = plan.diagnostics
    var drawn: Set<String> = []
    for place in 0..<plan.files.count {
      if let known = plan.files.known(place) {
        found.append(known)
        continue
      }
      var out = ByteBuffer()
      let made = plan.files.print(place, into: &out)
      plan.files.keep(made, of: place)
      found.append(made)
      let path = plan.files.path(place)
      // Pages of rules are drawn in every build.
      if path.hasSuffix(".html"), !path.hasPrefix("rules/") { drawn.insert(path) }
    }
    return (drawn, found, cache.bytes(for: site))
  }

  /// What is drawn again after an edit.
  private func drawn(after edit: [String: String]) async -> Set<String> {
    let first = await build(Self.guide, [])
    #expect(first.drawn.contains("one/last.html"))
    return await build(Self.guide.merging(edit) { $1 }, first.bytes).drawn
  }

  @Test func drawsNoPageAgainWhereNothingIsEdited() async {
    #expect(await drawn(after: [:]).isEmpty)
  }

  @Test func drawsOnlyThePageWhoseWordsAreEdited() async {
    let drawn = await drawn(after: ["content/one/last.md": "# Last\n\nOther words.\n"])
    #expect(drawn == ["one/last.html"])
  }

  @Test func drawsWhereATitleIsEditedItsSystemAndWhatMayNameIt() async {
    var guide = Self.guide
    guide["content/two/more.md"] = "# More\n\nWords.\n"
    guide["content/two/last.md"] = "# Last\n\nAs [there](../one/last.md).\n"
    let first = await build(guide, [])
    guide["content/one/last.md"] = "# Final\n\nWords.\n"
    let second = await build(guide, first.bytes)
    #expect(
      second.drawn.isSuperset(of: ["index.html", "one/index.html", "one/more.html", "one/last.html"]))
    // A link shows its own words.
    #expect(second.drawn.isDisjoint(with: ["two/more.html", "two/last.html"]))
    #expect(await second.result.text == build(guide, []).result.text)
  }

  @Test func drawsAmongManyDocumentsOnlyThoseThatShowATitleThatIsEdited() async {
    var documents = ["README.md": "# Read me\n"]
    for number in 100..<300 {
      let beside = number % 2 == 0 ? "[Next](\(number + 1).md)" : "```css\n.a {}\n```"
      documents["docs/\(number).md"] = "# Page \(number)\n\nWords of \(number). \(beside)\n"
    }
    let first = await build(documents, [])
    let before = await Build.site(Sources(documents), BuildOptions()).artifacts
    documents["docs/200.md"] = "# Page 200, or 2 × 100\n\nWords. [Next](201.md)\n"
    let second = await build(documents, first.bytes)
    #expect(second.drawn.isSuperset(of: ["index.html", "docs/190.html", "docs/200.html", "docs/210.html"]))
    #expect(second.drawn.isDisjoint(with: ["docs/170.html", "docs/171.html", "docs/230.html", "docs/231.html"]))
    let after = await Build.site(Sources(documents), BuildOptions()).artifacts
    let moved = zip(before, after).filter { $0.path.hasSuffix(".html") && $0.bytes != $1.bytes }.map(\.0.path)
    #expect(before.map(\.path) == after.map(\.path) && second.drawn.isSuperset(of: moved))
    #expect(await second.result.text == build(documents, []).result.text)
  }

  @Test func drawsThePagesThatLeadToAHeadingThatIsEdited() async {
    let drawn = await drawn(after: ["content/one/more.md": "# More\n\n## Whole\n\nThe brand is `{color.brand}`.\n"])
    #expect(drawn.isSuperset(of: ["one/index.html", "one/more.html", "one/a-z.html"]))
    #expect(!drawn.contains("one/last.html") && !drawn.contains("two/index.html"))
  }

  @Test func drawsAmongDocumentsOnlyThoseThatLeadToAHeadingThatIsEdited() async {
    let documents = [
      "README.md": "# Read me\n\n[Part](docs/one.md#part), [gone](docs/one.md#whole)\n",
      "docs/one.md": "# One\n\n## Part\n\nWords.\n",
      "docs/two.md": "# Two\n\n[One](one.md), [here](#two)\n",
      "docs/three.md": "# Three\n\n```\none.md#part\n```\n",
    ]
    let first = await build(documents, [])
    let edited = documents.merging(["docs/one.md": "# One\n\n## Whole\n\nWords.\n"]) { $1 }
    let second = await build(edited, first.bytes)
    #expect(second.drawn.isSuperset(of: ["index.html", "docs/one.html", "docs/three.html"]))
    #expect(!second.drawn.contains("docs/two.html"))
    #expect(await second.result.text == build(edited, []).result.text)
  }

  /// The pages of a project that are not parsed, because what they say is kept.
  private func kept(_ files: [String: String], _ cache: BuildCache) -> Set<String> {
    let layout = ProjectLayout(Sources(files))
    let pages = KeptPages(cache, Rule.everyRule)
    let known = layout.systems.flatMap { system in
      let reader = PageReader(system)
      return system.pages.filter { pages.draft(of: $0, by: reader) != nil }
    }
    return Set(known.map(\.path))
  }

  @Test func parsesOnlyPagesThatAreEditedOrReadOtherwise() async {
    let first = await build(Self.guide, [])
    let cache = BuildCache(first.bytes, base: Digest([2]), site: nil)
    let all = Set(Self.guide.keys.filter { $0.hasSuffix(".md") })
    #expect(kept(Self.guide, cache) == all)
    let edits: [(path: String, text: String, parsed: Set<String>)] = [
      ("content/one/last.md", "# Last\n\nOther words.\n", ["content/one/last.md"]),
      ("content/one/tokens/c.tokens.json", "{}", []),
      ("content/one/last.css", ".a { color: red }", ["content/one/last.md"]),
      ("content/two/new.md", "# New\n", ["content/two/new.md"]),
    ]
    for edit in edits {
      let files = Self.guide.merging([edit.path: edit.text]) { $1 }
      let pages = Set(files.keys.filter { $0.hasSuffix(".md") })
      #expect(kept(files, cache) == pages.subtracting(edit.parsed), "\(edit.path)")
    }
    // Without settings the same files are read as other people's documents.
    let foreign = Self.guide.filter { $0.key != "content/guide.yml" }
    #expect(kept(foreign, cache).isEmpty)
    #expect(kept(Self.guide, BuildCache(first.bytes, base: Digest([3]), site: nil)).isEmpty)
  }

  @Test func findsTheSameWordsFromWhatItKnows() async {
    func search(_ plan: BuildPlan) -> [String] {
      (0..<plan.files.count).filter { plan.files.path($0).hasPrefix("assets/search/") }.map { place in
        var out = ByteBuffer()
        _ = plan.files.print(place, into: &out)
        return plan.files.path(place) + out.text
      }
    }
    let documents = [
      "a.md": "# Größe\n\nÉtés, 日本語 and `brandPrimary`.\n\n## Grey: `#10B981`\n\nIt lasts 200ms.\n", "b.md": "# B\n",
    ]
    let first = BuildCache([], base: Digest(), site: nil)
    let fresh = search(await Build.plan(Sources(documents), BuildOptions()))
    #expect(search(await Build.plan(Sources(documents), BuildOptions(), BuildNeeds(cache: first))) == fresh)
    let next = BuildCache(first.bytes(for: Digest()), base: Digest(), site: nil)
    #expect(search(await Build.plan(Sources(documents), BuildOptions(), BuildNeeds(cache: next))) == fresh)
    #expect(next.bytes(for: Digest()) == first.bytes(for: Digest()))
  }

  @Test func drawsTheSystemWhoseTokensAreEdited() async {
    let drawn = await drawn(after: [
      "content/one/tokens/c.tokens.json": """
      {"color": {"brand": {"$type": "color", "$value": "#cc0000"}}}
      """
    ])
    #expect(drawn.isSuperset(of: ["one/index.html", "one/last.html", "one/tokens.html", "index.html"]))
    #expect(!drawn.contains("two/index.html"))
  }

  /// The key of what is wrong on one page that names variables, beside another page.
  private func key(beside other: String) async throws -> Digest {
    let sources = Sources(["a.md": "# A\n\nSet `--surface-card`.\n", "b.md": other])
    let guide = await Build.model(sources, BuildOptions()).guide
    let keys = await PageKeys(
      guide, sources, base: Digest(), LinkIndex(guide), found: ([], []), rules: Rule.everyRule, jobs: 1)
    let system = try #require(guide.systems.first)
    let page = try #require(system.pages.first { $0.path == "a.md" })
    return try #require(keys.audit(of: page, in: system))
  }

  @Test func holdsAPageThatNamesVariablesAgainstItselfAgainOnlyWhereTheVariablesOfOthersMove() async throws {
    let first = try await key(beside: "# B\n\nWords.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n")
    #expect(try await key(beside: "# B\n\nOther words -- many.\n") == first)
    #expect(try await key(beside: "# B\n\nSee x--surface-card_y.\n") != first)
    #expect(try await key(beside: "# B\n\nSee --50.\n") != first)
    #expect(
      try await key(beside: "# B\n\nSee --ä.\n") != key(beside: "# B\n\nSee --ö.\n"))
    let named = try await key(beside: "# B\n\n```\nvar(--surface-card)\n```\n")
    #expect(named != first)
    #expect(try await key(beside: "# C\n\nIn code: --surface-card.\n") == named)
  }

  @Test func reportsTheSameFromWhatItKnows() async {
    let first = await build(Self.guide, [])
    let second = await build(Self.guide, first.bytes)
    #expect(second.result.text == first.result.text && first.result.text.contains("[broken-link]"))
    #expect(second.bytes == first.bytes)
  }

  @Test func knowsNothingOfWhatIsDamagedForeignOrOfAnotherSite() async throws {
    let first = await build(Self.guide, [])
    let whole = first.bytes
    var changed = whole
    changed[whole.count / 2] ^= 1
    for bytes in [[], Array(whole.dropLast()), Array(whole.prefix(100)), whole + [0], changed, Array("{}".utf8)] {
      let second = await build(Self.guide, bytes)
      #expect(second.drawn == first.drawn && second.bytes == whole)
    }
    #expect(!BuildCache(whole, base: Digest([2]), site: Digest([3])).hasSite)
    #expect(!BuildCache(whole, base: Digest([2]), site: nil).hasSite)
  }

  @Test func takesUpNothingThatDoesNotReadToItsEnd() {
    let cache = BuildCache([], base: Digest(), site: nil)
    let key = Digest([7])
    cache.keep(key) { $0.put(each: ["a", "b"]) }
    let next = BuildCache(cache.bytes(for: Digest()), base: Digest(), site: nil)
    #expect(next.result(of: key) { (reader) throws(PackedFault) in try reader.strings() } == ["a", "b"])
    #expect(next.result(of: key) { (reader) throws(PackedFault) in try reader.int() } == nil)
    #expect(next.result(of: key) { (reader) throws(PackedFault) in (try reader.strings(), try reader.int()).1 } == nil)
    #expect(next.result(of: Digest([8])) { (reader) throws(PackedFault) in try reader.int() } == nil)
  }
}
