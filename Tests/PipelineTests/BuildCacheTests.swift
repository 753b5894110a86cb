import Diagnostics
import Files
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
    let plan = await Build.plan(Sources(files), BuildOptions(), cache: cache)
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

  @Test func drawsThePagesThatLeadToAHeadingThatIsEdited() async {
    let drawn = await drawn(after: ["content/one/more.md": "# More\n\n## Whole\n\nThe brand is `{color.brand}`.\n"])
    #expect(drawn.isSuperset(of: ["one/index.html", "one/more.html", "one/a-z.html"]))
    #expect(!drawn.contains("one/last.html") && !drawn.contains("two/index.html"))
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

  @Test func drawsAllPagesWhereATitleIsEdited() async {
    let drawn = await drawn(after: ["content/one/last.md": "# At last\n\nWords.\n"])
    #expect(drawn.isSuperset(of: ["one/index.html", "one/more.html", "index.html"]))
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
