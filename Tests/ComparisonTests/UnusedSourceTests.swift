import Comparison
import ComparisonSupport
import Differences
import Files
import Pipeline
import Reviews
import Testing

/// Token files that no theme takes: nothing of them is shown, and a change of them is told all the same.
struct UnusedSourceTests {
  private func project(_ values: KeyValuePairs<String, String>) -> [String: String] {
    let resolver = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/base"}]}
      """
    return [
      "content/demo/system.yml": "name: Demo\n", "content/demo/index.md": "# Demo\n",
      "content/demo/tokens/demo.resolver.json": resolver,
      "content/demo/tokens/base.tokens.json": tokens("color", ["ink": color("#111111")]),
      "content/demo/tokens/other.tokens.json": tokens("dimension", values),
    ]
  }

  private static let path = "content/demo/tokens/other.tokens.json"

  @Test func tellsEachValueThatDiffers() async throws {
    let found = await changes(
      from: project(["a": px(4), "b": px(8)]), to: project(["a": px(4), "b": px(12), "c": "\"{t.a}\""]))
    #expect(found.causes == ["quiet unused-source-changed \(Self.path)"])
    let change = try #require(found.all.first { $0.kind == .unusedSourceChanged })
    #expect(change.before == "t.b: 8.0")
    #expect(change.after == "t.b: 12.0\nt.c: {t.a}")
  }

  @Test func doesNotTellAnotherOrderOrOtherWhiteSpace() async {
    var other = project(["b": px(8), "a": px(4)])
    other[Self.path] = other[Self.path]?.replacing("{", with: "{\n  ")
    let found = await changes(from: project(["a": px(4), "b": px(8)]), to: other)
    #expect(found.causes.isEmpty)
  }

  /// A project beside which files lie that are not read.
  private func beside(_ files: [String: String]) -> SourceTree {
    SourceTree(Sources(guide(tokens("dimension", ["a": px(4)]))), leftOut: Sources(files).files)
  }

  @Test(arguments: [
    ("a.hjson", "{a: {value: '4px'}}\n// x", "{a: {value: '8px'}}\n// y", "{a: {value: '8px'}}"),
    ("b.json", "{\"s\": {\"a\": \"4px\"}}", "{\"s\": {\"a\": \"8px\"}}", "s.a: 8px"),
    ("c.json", "{\"name\": \"a\", \"v\": \"x\"}", "{\"name\": \"b\", \"v\": \"x\"}", nil),
  ])
  func tellsWhatChangedInFilesOfValuesThatAreNotRead(
    _ name: String, _ old: String, _ new: String, _ after: String?
  ) async {
    let found = await Review.changes(
      from: beside([name: old]), to: beside([name: new]),
      Changes.Sides(base: "old", head: "new", reason: "As asked for."))
    #expect(found.all.map(\.kind) == (after == nil ? [] : [.unusedSourceChanged]))
    #expect(found.all.first?.after == after)
    #expect(after == nil || found.all[0].judgement.reason.hasPrefix("this file is not read as tokens"))
  }

  @Test func leavesATokenThatAThemeTakesToItsOwnChange() async {
    let found = await changes(
      from: guide(tokens("dimension", ["a": px(4)])), to: guide(tokens("dimension", ["a": px(6)])))
    #expect(found.causes == ["visible value-changed t.a"])
  }

  /// Nobody can tell what such a change asks for, and every report says so.
  @Test func saysThatAFileThatIsNotReadWasNotJudged() async {
    let found = await Review.changes(
      from: beside(["a.hjson": "{a: {value: '4px'}}"]), to: beside(["a.hjson": "{a: {value: '8px'}}"]),
      Changes.Sides(base: "old", head: "new", reason: "As asked for."))
    #expect(found.all.map(\.severity) == [.visible])
    #expect(ChangeWords.summary(found).hasSuffix("asks for at least a minor version: 1 changed file is not read"))
    #expect(ChangesMarkdown.text(found, Approvals()).contains("> **Changed and not read:** `a.hjson`."))
    #expect(ChangesHTML.text(found, Approvals()).contains("a.hjson changed and is not read"))
  }

  /// What nobody can read among values alone is compared as text.
  @Test func tellsValuesThatCannotBeRead() async {
    func version(_ more: String) -> [String: String] {
      [
        "x.tokens.json":
          "{\"name\": \"core\", \"color\": {\"ink\": \"#1f160d\"}, \"space\": {\"sm\": \"0.5rem\", \"md\": \"1rem\"}\(more)}"
      ]
    }
    let (none, some) = (
      version(""), version(", \"viewport\": {\"block\": \"100vh\", \"safe\": \"env(safe-area-inset-top, 0px)\"}")
    )
    #expect(
      await changes(from: none, to: some).causes == [
        "quiet token-added viewport.block", "quiet token-added viewport.safe",
      ])
    #expect(
      await changes(from: some, to: none).causes == [
        "breaking token-removed viewport.block", "breaking token-removed viewport.safe",
      ])
    let other = version(", \"viewport\": {\"block\": \"100dvh\", \"safe\": \"env(safe-area-inset-top, 0px)\"}")
    #expect(await changes(from: some, to: other).causes == ["visible value-changed viewport.block"])
    #expect(await changes(from: some, to: some).isEmpty)
  }
}
