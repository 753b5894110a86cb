import Comparison
import ComparisonSupport
import Reviews
import Testing

struct FindingChangeTests {
  /// Of several sets of tokens with one value, those are told that are news.
  @Test func tellsTheSetsThatCameAlone() async {
    func sheet(_ more: String) -> [String: String] {
      [
        "a.md": "# A\n",
        "tokens.css":
          ":root { --line-a: #e7c97a; --rim-a: #203040; --rim-b: #203040; --edge: var(--line-a); \(more) }\n",
      ]
    }
    let found = await changes(from: sheet(""), to: sheet("--line-b: #e7c97a;"))
    let told = found.all.flatMap(\.radius.findings).compactMap { $0.after ?? $0.before }
    #expect(told == ["--line-a and --line-b have the same value [duplicate-value]"], "\(told)")
    let back = await changes(from: sheet("--line-b: #e7c97a;"), to: sheet(""))
    let fixed = (back.all + back.all.flatMap(\.radius.findings)).filter { $0.kind == .findingFixed }
    #expect(
      fixed.map(\.before) == ["--line-a and --line-b have the same value [duplicate-value]"], "\(fixed.map(\.before))")
  }

  /// That a token is deprecated makes the finding, and not that another one that it speaks of moved.
  @Test func givesTheUseOfADeprecatedTokenToItsDeprecation() async throws {
    func file(_ value: String, _ deprecated: String) -> String {
      """
      {"t": {"$type": "color", "old": {"$value": \(color("#112233"))\(deprecated)},
        "bar": {"$value": \(color(value))}, "nav": {"$value": "{t.old}", "$description": "With t.bar."}}}
      """
    }
    let found = await changes(
      from: guide(file("#0d2e52", "")), to: guide(file("#0d2e53", ", \"$deprecated\": \"Use t.bar.\"")))
    let change = try #require(found.all.first { $0.subject == "t.old" })
    #expect(change.radius.findings.contains { $0.after?.contains("deprecated") == true })
    #expect(found.all.first { $0.subject == "t.bar" }?.radius.findings.isEmpty == true)
  }

  /// What a palette lacks because a token has another colour now follows from the token, wherever a page says it.
  @Test func givesAColourThatNoTokenHasAnyMoreToTheTokenThatHadIt() async throws {
    func guides(_ hex: String) -> [String: String] {
      var files = guide(
        tokens("color", ["ink": color(hex), "other": color("#ffffff")]), page: "# Demo\n\nIt is `#203040`.\n",
        settings: "name: Demo\nrequire: {palette: only}\n")
      files["content/demo/more.md"] = "# More\n\nThis is `#203040` as well.\n"
      return files
    }
    let found = await changes(from: guides("#203040"), to: guides("#80a0c0"))
    #expect(found.lines == ["visible value-changed t.ink"], "\(found.lines)")
    let text = ChangesText.text(found, Approvals())
    #expect(
      text.contains(
        "introduced: content/demo/index.md:3, content/demo/more.md:3: #203040 is not the colour of a token"),
      "\(text)")
    let back = await changes(from: guides("#80a0c0"), to: guides("#203040"))
    #expect(back.lines == ["visible value-changed t.ink"], "\(back.lines)")
  }

  /// What is said in the same words of several files is one change, with its places.
  @Test func tellsAFindingOfSeveralFilesOnce() async throws {
    func files(_ more: String) -> [String: String] {
      ["a.md": "# A\n\nText.\n\(more)", "b.md": "# B\n\nText.\n\(more)", "c.md": "# C\n\nText.\n\(more)"]
    }
    let found = await changes(from: files(""), to: files("\n[It](gone.md)\n"))
    let findings = found.all.filter { $0.kind == .findingIntroduced }
    #expect(findings.map(\.subject) == ["broken-link"], "\(found.lines)")
    #expect(findings.map(\.size) == ["in 3 files"])
    #expect(findings.first?.radius.findings.map(\.subject) == ["a.md", "b.md", "c.md"])
  }

  /// A stylesheet names a token by its property: of one that has lost its value with another, that is a consequence too.
  @Test func givesAPropertyWithoutAValueToTheTokenThatWent() async throws {
    func guides(_ base: String) -> [String: String] {
      var files = guide(
        "{\"t\": {\"$type\": \"color\", \(base)\"bar\": {\"ground\": {\"$value\": \"{t.base}\"}}}}",
        page: "# Demo\n\n```preview\n<p class=\"a\">A</p>\n```\n")
      files["content/demo/index.css"] = ".a { color: var(--t-bar-ground) }\n"
      return files
    }
    let found = await changes(from: guides("\"base\": {\"$value\": \(color("#203040"))}, "), to: guides(""))
    #expect(found.lines == ["breaking token-removed t.base"], "\(found.lines)")
    #expect(found.all[0].radius.findings.contains { $0.subject.hasSuffix(".css") })
  }

  /// What is in a file that cannot be read is not known, and neither is what names its groups.
  @Test func saysNothingOfGroupsInAnUnreadFile() async {
    func guides(_ end: String) -> [String: String] {
      var files = guide("{\"a\": {\"$type\": \"number\", \"$value\": 1}}", page: "# Demo\n\n```tokens\nmotion\n```\n")
      files["content/demo/tokens/motion.tokens.json"] =
        "{\"motion\": {\"fast\": {\"$type\": \"duration\", \"$value\": {\"value\": 100, \"unit\": \"\(end)"
      return files
    }
    let found = await changes(from: guides("ms\"}}}}"), to: guides(""))
    #expect(found.all.allSatisfy { $0.subject.hasSuffix("motion.tokens.json") }, "\(found.lines)")
  }

  private static let settings = "name: Demo\nsurfaces: [t.card]\ntext: [t.muted]\n"

  private func file(_ muted: String) -> String { tokens("color", ["card": color("#ffffff"), "muted": color(muted)]) }

  @Test func keepsAFindingWhoseFiguresMove() async {
    let found = await changes(
      from: guide(file("#999999"), settings: Self.settings), to: guide(file("#999a9a"), settings: Self.settings))
    #expect(found.lines == ["quiet value-changed t.muted"])
  }

  @Test func keepsAFindingInAFileOfAnotherNameOrForm() async {
    let old = guide(file("#999999"), settings: Self.settings)
    var new = old
    new["content/demo/tokens/all.tokens.json"] = nil
    new["content/demo/tokens/z.tokens.json"] = file("#999999").replacing("{", with: "{\n  ")
    #expect(await changes(from: old, to: new).isEmpty)
  }

  @Test func tellsASwapOfOneFaultForAnother() async {
    let sizes = tokens("dimension", ["a": px(16), "b": px(20)])
    let found = await changes(
      from: guide(sizes, page: "# A\n\nThen `t.a` is 17 px.\n\nThen `t.b` is 20 px.\n"),
      to: guide(sizes, page: "# A\n\nThen `t.a` is 16 px.\n\nThen `t.b` is 21 px.\n"))
    let findings = found.all.filter { $0.kind.area == .finding }
    #expect(findings.map(\.kind) == [.findingIntroduced, .findingFixed])
  }

  @Test func saysOnceThatASentenceIsStale() async throws {
    let page = "# Demo\n\nThen `t.a` is 16 px.\n"
    let found = await changes(
      from: guide(tokens("dimension", ["a": px(16)]), page: page),
      to: guide(tokens("dimension", ["a": px(20)]), page: page))
    let change = try #require(found.all.first { $0.subject == "t.a" })
    #expect(change.radius.findings.map { ChangeWords.place(of: $0) } == ["content/demo/index.md:3"])
    #expect(change.radius.prose.map(\.line) == [3] && change.radius.untoldProse.isEmpty)
    let text = ChangesText.text(found, Approvals())
    #expect(!text.contains("still states"), "\(text)")
  }

  @Test func keepsAnErrorOfAValueThatIsStillWrong() async {
    func file(_ value: String) -> [String: String] {
      guide(
        "{\"t\": {\"$type\": \"dimension\", \"a\": {\"$value\": \(px(4))}, \"u\": {\"$value\": \(px(4))}, \"b\": {\"$value\": \"\(value)\"}}}"
      )
    }
    let found = await changes(from: file("{t.a} * 2"), to: file("{t.u} * 2"))
    #expect(found.lines.filter { $0.contains("finding") } == [])
    let other = await changes(from: file("{t.a} * 2"), to: file("{t.gone}"))
    #expect(other.all.first { $0.subject == "t.b" }?.radius.findings.map(\.kind).contains(.findingIntroduced) == true)
  }

  /// What cannot be read is still the same fault, whatever else is written there and wherever that is.
  @Test(arguments: [
    (["a.css": ":root { --a: 1px; --x: foo bar baz() }"], ["a.css": ":root { --x: foo bar qux(); --a: 1px }"]),
    (["a.css": ":root { --a: 1px; --x: foo bar baz() }"], ["b.css": ":root { --a: 1px; --x: foo bar qux() }"]),
    (
      ["a.css": ":root { --a: 1px; --x: foo baz(); --y: bar baz() }"],
      ["b.css": ":root { --a: 1px; --x: foo baz(); --y: bar baz() }"]
    ),
    (
      ["a.css": ":root { --a: 1px; --x: foo baz(); --y: bar baz() }"],
      ["a.css": ":root { --a: 1px; --y: bar baz(); --x: 3px }"]
    ),
    (
      ["a.tokens.json": "{\"t\": {\"$type\": \"dimension\", \"n\": {\"$value\": \"4 foo\"}}}"],
      ["b.tokens.json": "{\"t\": {\"$type\": \"dimension\", \"n\": {\"$value\": \"5 bar\"}}}"]
    ),
  ])
  func keepsWhatCannotBeReadStill(_ old: [String: String], _ new: [String: String]) async {
    let found = await changes(from: ["a.md": "# A\n"].merging(old) { $1 }, to: ["a.md": "# A\n"].merging(new) { $1 })
    let all = found.all + found.all.flatMap(\.radius.findings)
    #expect(!all.contains { $0.kind == .findingIntroduced }, "\(all.map { $0.after ?? $0.before ?? "" })")
    let back = await changes(from: ["a.md": "# A\n"].merging(new) { $1 }, to: ["a.md": "# A\n"].merging(old) { $1 })
    let others = back.all + back.all.flatMap(\.radius.findings)
    #expect(!others.contains { $0.kind == .findingFixed }, "\(others.map { $0.after ?? $0.before ?? "" })")
  }

  /// Each of many equal faults is known by the token that has it.
  @Test func keepsTheFaultOfATokenThatStillHasIt() async {
    func file(_ a: String, _ b: String) -> [String: String] {
      let members = [("a", a), ("b", b), ("c", "nowhere"), ("d", "nowhere")].map { name, target in
        "\"\(name)\": {\"$value\": \"{t.\(target)}\"}"
      }
      return guide("{\"t\": {\"$type\": \"dimension\", \(members.joined(separator: ", "))}}")
    }
    let found = await changes(from: file("nowhere", "void"), to: file("void", "nowhere"))
    #expect(found.lines.filter { $0.contains("fixed") } == [])
  }

  @Test func tellsOnceWhatIsSaidOfSeveralPlacesInAFile() async {
    let fault = "{\"$type\": \"dimension\", \"$value\": {\"value\": 4, \"unit\": \"px\"}, \"$fluid\": true}"
    func file(_ count: Int) -> [String: String] {
      let members = (0..<2).map { index in
        "\"\(index)\": "
          + (index < count ? fault : "{\"$type\": \"dimension\", \"$value\": {\"value\": 4, \"unit\": \"px\"}}")
      }
      return guide("{\"t\": {\(members.joined(separator: ", "))}}")
    }
    let found = await changes(from: file(0), to: file(2))
    let told = found.all.filter { $0.kind == .findingIntroduced }
    #expect(told.count == 1 && told.first?.size == "in 2 places", "\(found.lines)")
  }

  @Test func keepsAFindingOfTokensWithOtherNamesOrInAnotherOrder() async {
    func same(_ first: String, _ second: String) -> String {
      "{\"brand\": {\"$type\": \"color\", \"\(first)\": {\"$value\": \(color("#0055ff"))}, \"\(second)\": {\"$value\": \(color("#0055ff"))}, \"link\": {\"$value\": \"{brand.\(first)}\"}}}"
    }
    let base = guide(same("primary", "secondary"))
    let start = await changes(from: guide("{}"), to: base)
    #expect(start.all.contains { !$0.radius.findings.isEmpty })
    for other in [same("Primary", "Secondary"), same("secondary", "primary")] {
      let found = await changes(from: base, to: guide(other))
      #expect(found.lines.filter { $0.contains("finding") } == [])
      #expect(found.all.allSatisfy { $0.radius.findings.isEmpty })
    }
  }

  @Test func keepsAFindingWhoseListOfTokensGrows() async {
    func file(_ names: [String]) -> [String: String] {
      let members = names.map { "\"\($0)\": {\"$value\": \(color("#0055ff"))}" }
      return guide("{\"brand\": {\"$type\": \"color\", \(members.joined(separator: ", "))}}")
    }
    let found = await changes(from: file(["one", "two"]), to: file(["one", "two", "three"]))
    #expect(found.lines == ["quiet token-added brand.three"])
    #expect(found.all[0].radius.findings.isEmpty)
  }

  @Test func tellsManyFindingsOfARuleAsOneChange() async throws {
    let links = (1...5).map { "[link \($0)](gone-\($0).md)" }
    let found = await changes(
      from: guide("{}", page: "# A\n\nText.\n"),
      to: guide("{}", page: "# A\n\n" + links.joined(separator: "\n\n") + "\n"))
    let findings = found.all.filter { $0.kind == .findingIntroduced }
    let change = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(change.subject == "broken-link")
    #expect(change.radius.findings.count == 5)
    #expect(change.keys.count == 6)
  }

  @Test func derivesNothingFromAFileThatCannotBeRead() async {
    let whole = tokens("color", ["a": color("#ff0000"), "b": color("#00ff00")])
    let broken = String(whole.dropLast(3))
    let found = await changes(from: guide(whole), to: guide(broken))
    #expect(!found.all.contains { $0.kind == .tokenRemoved })
    #expect(found.unread.map(\.side) == ["new"])
    #expect(found.unread.map(\.path) == ["content/demo/tokens/all.tokens.json"])
    for text in [
      ChangesText.text(found, Approvals()), ChangesMarkdown.text(found, Approvals()),
      ChangesHTML.text(found, Approvals()),
    ] { #expect(text.contains("what is missing in this file is not compared")) }
  }

  @Test func derivesNothingForOneThemeFromAFileThatCannotBeRead() async {
    let resolver = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
      """
    let whole = tokens("color", ["ink": color("#111111"), "bg": color("#ffffff"), "link": "\"{t.bg}\""])
    func version(_ base: String) -> [String: String] {
      [
        "content/demo/tokens/demo.resolver.json": resolver, "content/demo/tokens/base.tokens.json": base,
        "content/demo/tokens/dark.tokens.json": tokens("color", ["bg": color("#000000")]),
        "content/demo/index.md": "# Demo\n\n```swatches\nt.link\n```\n",
      ]
    }
    let broken = String(whole.prefix(whole.count / 2))
    for (old, new) in [(whole, broken), (broken, whole)] {
      let found = await changes(from: version(old), to: version(new))
      #expect(found.causes == [])
      #expect(found.all.allSatisfy { ($0.after ?? $0.before ?? "").contains("t.") == false })
    }
  }

  @Test func keepsAFindingOfAStylesheetThatMovedWithItsPage() async {
    func version(_ name: String) -> [String: String] {
      let page = "# B\n\n```preview\n<p class=\"b\">B</p>\n```\n"
      return guide("{}").merging([
        "content/demo/\(name).md": page, "content/demo/\(name).css": ".b { color: var(--nothing-of-that-name); }\n",
      ]) { $1 }
    }
    let found = await changes(from: version("b"), to: version("knob"))
    #expect(found.lines.filter { $0.contains("finding") } == [])
  }

  @Test func keepsAFindingOfManyTokensInAnotherOrder() async {
    func version(_ steps: [Int]) -> [String: String] {
      let members = steps.map { "\"\($0)\": {\"$value\": \(color("#0000\($0)"))}" }
      return guide("{\"blue\": {\"$type\": \"color\", \(members.joined(separator: ", "))}}")
    }
    let steps = Array(10...20)
    let found = await changes(from: version(steps), to: version(steps.reversed()))
    #expect(found.lines.isEmpty, "\(found.lines)")
  }

  @Test func hangsAFindingOnTheChangeThatCausedIt() async throws {
    let page = "# A\n\n```swatches\nt.a\n```\n"
    let found = await changes(
      from: guide(tokens("color", ["a": color("#ff0000"), "b": color("#00ff00")]), page: page),
      to: guide(tokens("color", ["b": color("#00ff00")]), page: page))
    #expect(found.lines == ["breaking token-removed t.a"])
    let finding = try #require(found.all[0].radius.findings.first)
    #expect(finding.kind == .findingIntroduced && finding.subject == "content/demo/index.md")
    #expect(found.all[0].keys.contains(finding.key))
    #expect(ChangesText.text(found, Approvals()).contains("introduced: content/demo/index.md:4: "))
  }

  @Test func listsAsManyChangesAsACommentHasRoomFor() async {
    func many(_ value: Int) -> String {
      let members = (0..<900).map { index in
        "\"a-token-with-a-long-name-\(index)\": {\"$value\": \"Face \(index + value)\"}"
      }
      return "{\"t\": {\"$type\": \"fontFamily\", \(members.joined(separator: ", "))}}"
    }
    let found = await changes(from: guide(many(0)), to: guide(many(1)))
    let text = ChangesMarkdown.text(found, Approvals())
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("a-token-with-a-long-name-200"))
    #expect(text.contains(" more, too many to list here"))
  }

  @Test func hangsFindingsOnTheHardRuleThatBringsThem() async {
    func version(_ least: Int) -> [String: String] {
      guide(
        "{\"size\": {\"target\": {\"$type\": \"dimension\", \"$value\": \(px(44))}}}",
        settings: "name: Demo\nrequire: { target: \(least) }\n")
    }
    let found = await changes(from: version(44), to: version(48))
    #expect(found.lines == ["visible requirement-changed require: target"])
    #expect(found.all[0].radius.findings.map(\.kind) == [.findingIntroduced])
    let back = await changes(from: version(48), to: version(44))
    #expect(back.lines == ["visible requirement-changed require: target"])
    #expect(back.all[0].radius.findings.map(\.kind) == [.findingFixed])
  }

  @Test func hangsFindingsOnTheRuleThatWasTurnedOn() async {
    func version(_ rules: String) -> [String: String] {
      guide(
        "{\"size\": {\"target\": {\"$type\": \"dimension\", \"$value\": \(px(40))}}}",
        settings: "name: Demo\nrequire: { target: 44 }\n\(rules)")
    }
    let found = await changes(from: version("rules: { small-target: off }\n"), to: version(""))
    #expect(found.causes == ["visible setting-changed rules"] || found.causes == ["quiet setting-changed rules"])
    #expect(found.lines == found.causes)
  }

  @Test func tellsNoDifferenceOfAByteOrderMark() async {
    let plain = tokens("color", ["ink": color("#112233")])
    let found = await changes(from: guide(plain), to: guide("\u{FEFF}" + plain))
    #expect(found.lines == [])
    #expect(found.unread.isEmpty)
  }

  /// Whether a file is written in a dialect depends on how many tokens are; those that nobody touched are as right as they
  /// were.
  @Test(arguments: [
    "{\"c\": {\"$type\": \"color\", \"teal\": {\"$value\": \"#5CA3A6\"}}}",
    "{\"c\": {\"$type\": \"color\", \"teal\": {\"$value\": \"#5CA3A6\"}, \"relay\": {\"$value\": \"{c.teal}\"}}}",
  ])
  func judgesNoFileAnewForOneTokenLess(_ new: String) async {
    let old =
      "{\"c\": {\"$type\": \"color\", \"teal\": {\"$value\": \"#5CA3A6\"}, \"relay\": {\"$value\": \"#54BCD9\"}}}"
    for (before, after) in [(old, new), (new, old)] {
      let found = await changes(from: ["t.json": before], to: ["t.json": after])
      #expect(found.lines == found.causes, "\(found.lines)")
    }
  }

  /// What is said of other tokens in the same sentence is news, and what was said before is not mended.
  @Test func tellsOfSetsInOneSentenceOneByOne() async {
    func sheet(_ more: String) -> [String: String] {
      let shadow = "0 0 0 3px #00000040"
      return [
        "tokens.css":
          ":root { --focus-surface: #e7c97a; --edge: var(--focus-surface); \(more)--shadow-focus: \(shadow); --shadow-sm: \(shadow); }"
      ]
    }
    let (one, two) = (sheet(""), sheet("--selection-surface: #e7c97a; "))
    func findings(_ changes: Changes) -> [String] {
      (changes.all.flatMap(\.radius.findings) + changes.all.filter { $0.kind.area == .finding }).map(\.kind.rawValue)
    }
    #expect(findings(await changes(from: one, to: two)) == ["finding-introduced"])
    #expect(findings(await changes(from: two, to: one)) == ["finding-fixed"])
  }
}
