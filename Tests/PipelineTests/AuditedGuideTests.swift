import Comparison
import Diagnostics
import Files
import Pipeline
import Testing

/// What is the same in two versions of a guide is searched for faults once.
struct AuditedGuideTests {
  private static let files = [
    "content/guide.yml": "title: Guide\n", "content/a/system.yml": "name: A\n",
    "content/a/index.md": "# A\n\nSee [it](../b/index.md#use) and [that](gone.md).\n\n```swatches\nnothing\n```\n",
    "content/a/more.md":
      "# More\n\n[Up](index.md#a), [there](../b/index.md#use) and [not](../b/index.md#gone).\n\nThe x is 5.\n\n```preview\n<p class=\"n\">N</p>\n```\n",
    "content/a/more.css": ".n { color: var(--nothing) }\n", "content/a/last.md": "# Last\n\nThe `x` is 6.\n",
    "content/a/tokens/a.tokens.json": "{\"x\": {\"$type\": \"number\", \"$value\": 4}}",
    "content/b/system.yml": "name: B\n", "content/b/index.md": "# B\n\n## Use\n\nText.\n",
    "content/b/tokens/b.tokens.json": "{\"y\": {\"$type\": \"number\", \"$value\": \"{z}\"}}",
  ]

  @Test(arguments: [
    ("content/b/index.md", "# B\n\n## Use\n\nMore, and [less](less.md).\n"),
    ("content/b/index.md", "# B\n\n## Other\n\nText.\n"),
    ("content/b/tokens/b.tokens.json", "{\"y\": {\"$type\": \"number\", \"$value\": 4}}"),
    ("content/a/index.md", "# A\n\nSee [it](../b/index.md#use).\n"), ("content/a/more.css", ".n { color: red }\n"),
    ("content/a/last.md", "# Last\n\nThe `x` is 4, and `--x` is named.\n"), ("content/a/new.md", "# New\n\nText.\n"),
    ("content/a/tokens/a.tokens.json", "{\"x\": {\"$type\": \"number\", \"$value\": 6}}"),
    ("content/guide.yml", "title: Another\n"),
    ("content/c/index.md", "# C\n\nSee [it](../b/index.md#other).\n"),
  ])
  func findsWhatIsFoundInEachVersionAlone(path: String, text: String) async {
    await expectWhatIsFoundAlone(Self.files, Self.files.merging([path: text]) { $1 })
  }

  /// Where nobody asks for the counts, what is the same in both versions is not searched, and nothing else is told.
  @Test(arguments: [
    ("content/b/index.md", "# B\n\n## Use\n\nMore, and [less](less.md).\n"),
    ("content/b/index.md", "# B\n\n## Other\n\nText.\n"),
    ("content/b/tokens/b.tokens.json", "{\"y\": {\"$type\": \"number\", \"$value\": 4}}"),
    ("content/a/tokens/a.tokens.json", "{\"x\": {\"$type\": \"number\", \"$value\": 6}}"),
    ("content/guide.yml", "title: Another\n"),
  ])
  func tellsTheSameWithoutCounts(path: String, text: String) async {
    let sides = Changes.Sides(base: "old", head: "new", reason: "As asked for.")
    let head = Self.files.merging([path: text]) { $1 }
    for (old, new) in [(Self.files, head), (head, Self.files)] {
      let trees = (SourceTree(Sources(old)), SourceTree(Sources(new)))
      let counted = await Review.changes(from: trees.0, to: trees.1, sides)
      let told = await Review.changes(from: trees.0, to: trees.1, sides, counts: false)
      #expect(told.findings == nil && counted.findings != nil)
      #expect(told.all.map(\.wholeKey) == counted.all.map(\.wholeKey))
    }
  }

  private func expectWhatIsFoundAlone(_ base: [String: String], _ head: [String: String]) async {
    let sides = Changes.Sides(base: "old", head: "new", reason: "As asked for.")
    for (old, new) in [(base, head), (head, base)] {
      let counts = await Review.changes(from: SourceTree(Sources(old)), to: SourceTree(Sources(new)), sides).findings
      for (found, files) in [(counts?.before, old), (counts?.after, new)] {
        let alone = await Build.findings(Sources(files), BuildOptions(jobs: 1, startsPages: false))
        #expect(
          [found?.errors, found?.warnings, found?.notes]
            == [alone.count(.error), alone.count(.warning), alone.count(.note)],
          "\(head.keys.filter { head[$0] != base[$0] })")
      }
    }
  }

  /// What tells of a page whether it is about a design, and whether a colour on it is a slip.
  @Test(arguments: [
    ["notes.md": "# Notes\n\nText.\n"], ["design/icons.md": "# Icons\n", "design/colors.md": "# Colours\n"],
    ["more.md": "# More\n\nPaper is `#19d9a4`.\n"], ["other.md": "# Other\n\nPaper is `#19d9a4`.\n"],
  ])
  func asksAnewForWhatPagesBesideItTell(added: [String: String]) async {
    let things =
      "# Things\n\n- Mint: #19d9c4\n- Radius: TBD\n\nLinks are `#19d9a4`. Borders are `#19d9c4`.\n"
    let settings = ["content/guide.yml": "title: G\nsystems: [a]\n", "content/a/system.yml": "name: A\n"]
    for guide in [[String: String](), settings] {
      for alone in [["design/things.md": things], ["design/things.md": things, "other.md": "# Other\n\nText.\n"]] {
        func placed(_ files: [String: String]) -> [String: String] {
          guide.isEmpty ? files : Dictionary(uniqueKeysWithValues: files.map { ("content/a/" + $0, $1) })
        }
        let base = guide.merging(placed(alone)) { $1 }
        await expectWhatIsFoundAlone(base, base.merging(placed(added)) { $1 })
      }
    }
  }

  @Test func knowsTheInnermostOfNestedSystems() async {
    let design = "---\nname: D\ncolors: {primary: \"#0044aa\"}\n---\n\n# D\n\nText.\n"
    let letters = "bcdefgh".map(String.init)
    var base = ["a/DESIGN.md": design]
    for letter in letters { base["a/\(letter)/DESIGN.md"] = "# \(letter)\n\nText.\n" }
    let sides = Changes.Sides(base: "old", head: "new", reason: "As asked for.")
    for letter in letters {
      let path = "a/\(letter)/DESIGN.md"
      let head = base.merging([path: "# \(letter)\n\nText.\n\n#### Deep\n\nText.\n"]) { $1 }
      let changes = await Review.changes(from: SourceTree(Sources(base)), to: SourceTree(Sources(head)), sides)
      let introduced = changes.all.filter { $0.kind == .findingIntroduced }
      #expect(introduced.map(\.subject) == [path])
      // It is told with its system, which has the only other change.
      #expect(Set(changes.all.map(\.system)).count == 1)
    }
  }

  @Test func seesThatALinkFromAnotherSystemLeadsNowhere() async {
    var head = Self.files
    head["content/b/index.md"] = "# B\n\n## Other\n\nText.\n"
    let sides = Changes.Sides(base: "old", head: "new", reason: "As asked for.")
    let changes = await Review.changes(from: SourceTree(Sources(Self.files)), to: SourceTree(Sources(head)), sides)
    // It belongs to the heading that went.
    let heading = changes.all.first { $0.subject == "content/b/index.md" }
    #expect(heading?.radius.findings.map(\.kind) == [.findingIntroduced, .findingIntroduced])
    #expect(heading?.radius.findings.map(\.subject) == ["content/a/index.md", "content/a/more.md"])
  }
}
