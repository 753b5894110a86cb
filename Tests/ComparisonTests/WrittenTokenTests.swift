import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing

/// Tokens of types that are not drawn, or without a type: they are compared by their text.
struct WrittenTokenTests {
  /// A file of one such token and of one that is read.
  private func file(_ token: String) -> [String: String] {
    guide("{\"t\": {\(token)\"n\": {\"$type\": \"number\", \"$value\": 1}}}")
  }

  private func text(_ value: String, name: String = "a", type: String = "text") -> String {
    "\"\(name)\": {\"$type\": \"\(type)\", \"$value\": \(value)}, "
  }

  @Test func tellsAValueThatIsAnotherByItsText() async {
    for (old, new, type) in [
      ("\"ease-in-out\"", "\"linear\"", "text"), ("true", "false", "boolean"),
      ("{\"x\": 1}", "{\"x\": 2}", "composition"),
    ] {
      let found = await changes(from: file(text(old, type: type)), to: file(text(new, type: type)))
      #expect(found.lines == ["visible value-changed t.a"])
    }
    let found = await changes(from: file(text("\"a b\"")), to: file(text("\"c\"")))
    #expect(found.all[0].before == "a b" && found.all[0].after == "c")
    #expect(ChangesText.text(found, Approvals()).contains("a b → c"))
    #expect(ChangesHTML.text(found, Approvals()).contains("<code>a b</code>"))
  }

  @Test func comparesTokensWithoutAType() async {
    let found = await changes(
      from: file("\"a\": {\"$value\": \"x\"}, "), to: file("\"a\": {\"$value\": \"y\"}, "))
    #expect(found.lines == ["visible value-changed t.a"])
  }

  @Test func findsNothingWhereTheTextIsOnlyWrittenOtherwise() async {
    let found = await changes(
      from: file(text("{\"x\": 1, \"y\": [1, 2]}")), to: file(text("{ \"y\": [1,2],\n \"x\": 1 }")))
    #expect(found.isEmpty)
  }

  @Test func callsARemovalBreakingAndAnAdditionNews() async {
    let gone = await changes(from: file(text("\"x\"", type: "icons")), to: file(""))
    #expect(gone.lines == ["breaking token-removed t.a"])
    #expect(gone.all[0].radius.findings.map(\.kind) == [.findingFixed])
    let come = await changes(from: file(""), to: file(text("\"x\"", type: "icons")))
    // Its type is a finding of its own, an error that breaks nobody yet.
    #expect(come.lines == ["visible token-added t.a"])
    #expect(come.all[0].radius.findings.map(\.kind) == [.findingIntroduced])
  }

  @Test func followsARename() async {
    let found = await changes(
      from: file(text("\"chevron\"", name: "icon-open")), to: file(text("\"chevron\"", name: "icon-opened")))
    #expect(found.lines == ["breaking token-renamed t.icon-opened"])
    #expect(found.all[0].formerly == "t.icon-open")
    let other = await changes(from: file(text("true", name: "loud")), to: file(text("true", name: "visible")))
    #expect(other.causes == ["breaking token-removed t.loud", "quiet token-added t.visible"])
  }

  @Test func tellsATypeThatBecameOneThatIsRead() async {
    let (old, new) = (file(text("\"90ms\"")), file(text("{\"value\": 90, \"unit\": \"ms\"}", type: "duration")))
    let found = await changes(from: old, to: new)
    #expect(found.lines == ["breaking type-changed t.a"])
    #expect(found.all[0].before == "text 90ms" && found.all[0].after == "duration 90ms")
    let back = await changes(from: new, to: old)
    #expect(back.lines == ["breaking type-changed t.a"])
    #expect(back.all[0].before == "duration 90ms" && back.all[0].after == "text 90ms")
  }

  /// A length that CSS works out is one, although no theme has a value for it.
  @Test func measuresWhatCSSWorksOut() async {
    func sheet(_ value: String) -> [String: String] { ["a.css": ":root { --gap: \(value); --ink: #123456 }\n"] }
    func told(_ old: String, _ new: String) async -> [String] {
      let found = await changes(from: sheet(old), to: sheet(new))
      return found.causes + found.all.flatMap(\.values).map(\.told)
    }
    #expect(
      await told("clamp(8px, 1vw, 16px)", "clamp(8px, 1vw, 20px)") == [
        "visible value-changed --gap",
        "clamp(8px, 1vw, 16px) → clamp(8px, 1vw, 20px)  1920 px wide 16 → 19.2 px (+20 %)",
      ])
    #expect(await told("calc(1rem + 2px)", "calc(2px + 1rem)").first == "quiet value-changed --gap")
    // Nobody loses a value by it.
    #expect(
      await told("12px", "clamp(8px, 1vw, 20px)") == [
        "visible value-changed --gap",
        "12px → clamp(8px, 1vw, 20px)  320 px wide 12 → 8 px (−33.3 %); 768 px wide 12 → 8 px (−33.3 %); 1280 px wide 12 → 12.8 px (+6.7 %); 1920 px wide 12 → 19.2 px (+60 %)",
      ])
    #expect(await told("clamp(8px, 1vw, 20px)", "12px").first == "visible value-changed --gap")
    #expect(await told("12px", "nonsense").first == "breaking value-changed --gap")
    // What refers to it does.
    func used(_ value: String) -> [String: String] {
      ["a.css": ":root { --gap: \(value); --ink: #123456; --card-gap: var(--gap) }\n"]
    }
    let lost = await changes(from: used("12px"), to: used("clamp(8px, 1vw, 20px)"))
    #expect(lost.causes.first == "breaking value-changed --gap")
    func sheets(_ width: Int) -> [String: String] {
      ["a.css": ":root {\((1...3).map { "--size-\($0): min(\($0 * width)vw, \($0)00px);" }.joined())}"]
    }
    let group = await changes(from: sheets(4), to: sheets(6)).all
    #expect(group.map(\.size) == ["3 tokens written otherwise"] && group[0].radius.members.count == 3)
    #expect(group[0].judgement.reason == "a difference of 0.5 px or more")
  }

  @Test(arguments: ["all.tokens.json5", "all.tokens.jsonc"])
  func readsTokensThatPeopleWriteWithComments(_ name: String) async {
    func version(_ hex: String, _ comment: String) -> [String: String] {
      [
        "content/demo/system.yml": "name: Demo\n", "content/demo/index.md": "# Demo\n",
        "content/demo/tokens/\(name)": "// \(comment)\n{ t: { $type: 'color', a: { $value: '\(hex)', }, }, }\n",
      ]
    }
    let found = await changes(from: version("#0044cc", "old"), to: version("#0055dd", "new"))
    #expect(found.lines == ["visible value-changed t.a"])
    #expect(found.all[0].values.first?.told.hasPrefix("#0044cc → #0055dd  ΔE") == true)
    #expect(await changes(from: version("#0044cc", "old"), to: version("#0044cc", "new")).isEmpty)
    // Beside documents, where any file may hold them, and as other tools write them.
    func others(_ hex: String) -> [String: String] {
      [
        "README.md": "# Colours\n", "tokens/color/base.json5": "{color: {ink: {value: '\(hex)'}}}\n",
        "tokens/font/family.json5": "{font: {family: {sans: {value: \"'A B', C\"}}}}\n",
      ]
    }
    #expect(await changes(from: others("#0044cc"), to: others("#0055dd")).causes == ["visible value-changed color.ink"])
  }

  @Test func saysThatAFaultyValueIsStillFaulty() async {
    let found = await changes(
      from: file(text("\"{t.none}\"", type: "color")), to: file(text("\"{t.nothing}\"", type: "color")))
    #expect(found.causes.count == 1)
    #expect(found.all[0].kind == .valueChanged)
  }
}
