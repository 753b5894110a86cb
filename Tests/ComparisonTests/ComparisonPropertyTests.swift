import Comparison
import ComparisonSupport
import Files
import Reviews
import TestSupport
import Testing

/// What holds of any two versions, shown over generated ones.
struct ComparisonPropertyTests {
  /// A guide with tokens, aliases and pages; about a third of it depends on the second seed.
  private static func version(_ seed: UInt64, _ edit: UInt64) -> [String: String] {
    var (fixed, loose) = (SplitMix(state: seed), SplitMix(state: edit))
    var members: [String] = []
    for index in 0..<30 {
      let isEdited = Int.random(in: 0..<3, using: &fixed) == 0
      let value = isEdited ? Int.random(in: 0..<0xFFFFFF, using: &loose) : Int.random(in: 0..<0xFFFFFF, using: &fixed)
      let isThere = !isEdited || Int.random(in: 0..<4, using: &loose) > 0
      let digits = String(value, radix: 16)
      let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
      let name = "c\(index)"
      if isThere { members.append("\"\(name)\": {\"$value\": \(color(hex))}") }
      if index.isMultiple(of: 3), isThere {
        let remark = "\"$extensions\": {\"org.example\": {\"uses\": [\"a\", \"b\"], \"weight\": \(index)}}"
        members.append("\"alias\(index)\": {\"$value\": \"{t.\(name)}\", \(remark)}")
      }
    }
    var page = "# Demo\n"
    for index in 0..<12 {
      let isEdited = Int.random(in: 0..<3, using: &fixed) == 0
      let word = isEdited ? Int.random(in: 0..<90, using: &loose) : index
      page += "\nParagraph \(index) says that \(word) px is what stands between one thing and another.\n"
    }
    return guide(
      "{\"t\": {\"$type\": \"color\", \(members.joined(separator: ",\n "))}}", page: page,
      settings: "name: Demo\nsurfaces: [t.c0, t.c3]\ntext: [t.c1, t.c2, t.c4, t.c5]\n")
  }

  @Test(arguments: 1...12)
  func findsNothingBetweenAVersionAndItself(seed: UInt64) async {
    let version = Self.version(seed, seed)
    // A remark makes the bytes differ, so that both sides are read and compared.
    var same = version
    same["content/demo/notes.yml"] = "# nothing\n"
    #expect(await changes(from: version, to: same).lines == [])
    #expect(await changes(from: version, to: version).isEmpty)
  }

  @Test(arguments: 1...12)
  func exchangesWhatCameAndWhatWentWithTheSides(seed: UInt64) async {
    let (a, b) = (Self.version(seed, 1), Self.version(seed, 2))
    let there = await changes(from: a, to: b)
    let back = await changes(from: b, to: a)
    func name(_ kind: ChangeKind, _ change: Change, isBack: Bool) -> String {
      let names =
        isBack
        ? [change.formerly ?? change.subject, change.subject] : [change.subject, change.formerly ?? change.subject]
      let isTextual = change.kind.area == .page
      return "\((isBack ? kind.reversed : kind).rawValue) \(isTextual ? names[0] : names.joined(separator: " "))"
    }
    #expect(
      there.all.map { name($0.kind, $0, isBack: false) }.sorted()
        == back.all.map { name($0.kind, $0, isBack: true) }.sorted())
    #expect(!there.isEmpty)
  }

  @Test(arguments: 1...6)
  func findsNothingOnceANameIsChangedAndChangedBack(seed: UInt64) async {
    let version = Self.version(seed, seed)
    var renamed = version
    renamed["content/demo/tokens/all.tokens.json"] = version["content/demo/tokens/all.tokens.json"]?
      .replacing("\"c3\"", with: "\"c3-renamed\"").replacing("{t.c3}", with: "{t.c3-renamed}")
    let there = await changes(from: version, to: renamed)
    #expect(there.causes == ["breaking token-renamed t.c3-renamed"])
    let back = await changes(from: renamed, to: version)
    #expect(back.causes == ["breaking token-renamed t.c3"])
    #expect(await changes(from: version, to: version).isEmpty)
  }

  @Test(arguments: 1...6)
  func findsNothingWhereFilesAreReordered(seed: UInt64) async {
    let version = Self.version(seed, seed)
    let files = version.map { SourceFile(path: $0.key, text: $0.value) }.sorted { $0.path > $1.path }
    var more = files
    more.append(SourceFile(path: "content/demo/notes.yml", text: "# nothing\n"))
    #expect(await changes(from: Sources(files), to: Sources(more.reversed())).isEmpty)
  }

  @Test(arguments: 1...6)
  func findsNothingWhereJSONIsFormattedOtherwise(seed: UInt64) async {
    let version = Self.version(seed, seed)
    var other = version
    other["content/demo/tokens/all.tokens.json"] = version["content/demo/tokens/all.tokens.json"]?
      .replacing(": ", with: " :\n\t").replacing(", ", with: "\n,")
    #expect(await changes(from: version, to: other).isEmpty)
  }

  @Test(arguments: 1...6)
  func findsNothingWhereProseIsWrappedOtherwise(seed: UInt64) async {
    let version = Self.version(seed, seed)
    var other = version
    other["content/demo/index.md"] = version["content/demo/index.md"]?
      .replacing(" says that ", with: "\nsays that ").replacing("stands between ", with: "stands\nbetween ")
    #expect(await changes(from: version, to: other).isEmpty)
  }

  @Test(arguments: 1...6)
  func findsNothingWhereLinesEndOtherwise(seed: UInt64) async {
    var version = Self.version(seed, seed)
    version["content/demo/index.md", default: ""] += "\n```text\none\n  two\n```\n\n<div>\nraw\n</div>\n"
    version["content/demo/index.css"] = ".a {\n  color: var(--t-c0);\n}\n"
    let other = version.mapValues { $0.replacing("\n", with: "\r\n") }
    #expect(await changes(from: version, to: other).isEmpty)
  }

  @Test func findsNothingWhereFrontMatterIsOrderedOtherwise() async {
    let old = "---\ntitle: Demo\nstatus: draft\norder: 2\n---\n\nText.\n"
    let new = "---\norder: 2\nstatus:   draft\ntitle: \"Demo\"\n---\n\nText.\n"
    #expect(await changes(from: ["a.md": old, "b.md": "# B\n"], to: ["a.md": new, "b.md": "# B\n"]).isEmpty)
  }

  @Test(arguments: 1...6)
  func tellsAPageThatMovedAndMovedBackAsTwoMovesAndNothing(seed: UInt64) async {
    let version = Self.version(seed, seed)
    var moved = version
    moved["content/demo/index.md"] = "# Demo\n"
    moved["content/demo/deep/page.md"] = version["content/demo/index.md"]
    var start = version
    start["content/demo/index.md"] = "# Demo\n"
    start["content/demo/page.md"] = version["content/demo/index.md"]
    #expect(await changes(from: start, to: moved).lines == ["visible page-moved content/demo/deep/page.md"])
    #expect(await changes(from: moved, to: start).lines == ["visible page-moved content/demo/page.md"])
  }

  @Test func findsNothingInTokensMovedToAnotherFile() async {
    var version = guide(tokens("color", ["a": color("#ff0000"), "b": color("#00ff00")]))
    let base = version
    version["content/demo/tokens/all.tokens.json"] = tokens("color", ["b": color("#00ff00")])
    version["content/demo/tokens/more.tokens.json"] = tokens("color", ["a": color("#ff0000")])
    #expect(await changes(from: base, to: version).isEmpty)
  }

  @Test(arguments: 1...6)
  func givesTheSameKeysAndTheSamePageEveryTime(seed: UInt64) async {
    let (a, b) = (Self.version(seed, 1), Self.version(seed, 2))
    let (first, second) = (await changes(from: a, to: b), await changes(from: a, to: b))
    #expect(first.all.map(\.key) == second.all.map(\.key))
    #expect(Set(first.all.map(\.key)).count == first.all.count)
    #expect(ChangesHTML.text(first, Approvals()) == ChangesHTML.text(second, Approvals()))
    #expect(ChangesJSON.text(first, Approvals()) == ChangesJSON.text(second, Approvals()))
  }
}
