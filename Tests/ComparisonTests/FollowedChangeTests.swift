import ComparisonSupport
import Differences
import Testing
import Tokens

@testable import Comparison

/// What only follows from another change is a consequence of it and no change of its own.
struct FollowedChangeTests {
  /// In one theme a token follows another, in the other one it is given something else: each is told where it belongs.
  @Test func partsWhatATokenFollowsFromWhatItIsGiven() async {
    func sheet(_ a: String, _ own: String) -> [String: String] {
      ["a.md": "# A\n", "t.css": ":root { --a: \(a); --b: #000000; --ui: var(--a); } .dark { --ui: var(--\(own)); }\n"]
    }
    let found = await changes(from: sheet("#112233", "a"), to: sheet("#445566", "b"))
    let own = found.all.first { $0.subject == "--ui" }
    #expect(own?.values.map(\.label) == ["dark"], "\(found.lines)")
    let cause = found.all.first { $0.subject == "--a" }
    #expect(cause?.radius.tokens.map { "\($0.path)" } == ["--ui"])
    #expect(cause?.radius.tokens.first?.values.map(\.label) == ["light"])
  }

  private static func springs(_ group: String, response: Double = 0.5) -> String {
    """
    {"motion": {"\(group)": {
      "spring": {"$type": "spring", "$value": {"response": \(response), "dampingFraction": 0.82}},
      "delay": {"$type": "duration", "$value": {"value": 40, "unit": "ms"}}
    }}}
    """
  }

  @Test func aSettingThatFollowsARenamedTokenIsItsConsequence() async {
    func guides(_ name: String) -> [String: String] {
      guide(
        tokens("color", [name: color("#203040")]), page: "# Demo\n\n```swatches\nt.\(name)\n```\n",
        settings: "name: Demo\nsurfaces: [t.\(name)]\ngiven-names: [t.\(name)]\n")
    }
    let found = await changes(from: guides("paper"), to: guides("sheet"))
    #expect(found.causes == ["breaking token-renamed t.sheet"], "\(found.causes)")
  }

  @Test func blocksAndTextsThatFollowARenamedGroupAreItsConsequences() async {
    func page(_ group: String) -> String {
      "# Demo\n\n```motion\nspring: motion.\(group).spring\n```\n\n```tokens\nmotion.\(group).*\n```\n\n"
        + "It enters with `motion.\(group).spring`.\n"
    }
    let found = await changes(
      from: guide(Self.springs("hero"), page: page("hero")), to: guide(Self.springs("grow"), page: page("grow")))
    #expect(found.causes.filter { $0.contains("block-changed") || $0.contains("text-changed") } == [])
    #expect(found.causes.count == 1)
  }

  @Test func wordsThatAreNamesToo() async {
    func tokens(_ group: String) -> String {
      "{\"\(group)\": {\"gap\": {\"$type\": \"dimension\", \"$value\": \(px(4))}}}"
    }
    func page(_ group: String) -> String {
      "# Demo\n\nThe space between words is small.\n\n```tokens\n\(group).*\n```\n"
    }
    let found = await changes(
      from: guide(tokens("space"), page: page("space")), to: guide(tokens("room"), page: page("room")))
    #expect(found.causes.filter { $0.contains("index.md") } == [])
  }

  @Test func aBlockThatSaysSomethingElseBesidesIsAChange() async {
    let (old, new) = ("```tokens\nmotion.hero.*\n```\n", "```tokens\nmotion.grow.*\nmotion.grow.delay\n```\n")
    let found = await changes(
      from: guide(Self.springs("hero"), page: "# Demo\n\n" + old),
      to: guide(Self.springs("grow"), page: "# Demo\n\n" + new))
    #expect(found.causes.contains("visible block-changed content/demo/index.md"))
  }

  @Test func proseThatStatesOneOfTwoFiguresIsStale() async {
    let page = "# Hero spring\n\nThe spring has response 0.5 and damping 0.82.\n"
    let found = await changes(
      from: guide(Self.springs("hero"), page: page), to: guide(Self.springs("hero", response: 0.8), page: page))
    #expect(found.all[0].radius.prose.map(\.value).contains("response 0.5"))
    let same = await changes(
      from: guide(Self.springs("hero"), page: page),
      to: guide(Self.springs("hero").replacing("0.82", with: "0.6"), page: page))
    #expect(same.all[0].radius.prose.map(\.value).contains("damping 0.82"))
  }

  @Test func brokenLinksBelongToThePageThatWent() async {
    let tokens = tokens("dimension", ["gap": px(4)])
    var old = guide(tokens, page: "# Demo\n\n[The button](button.md) and [its sizes](button.md#sizes).\n")
    old["content/demo/button.md"] = "# Button\n\n## Sizes\n\nTwo of them.\n"
    var new = old
    new["content/demo/button.md"] = nil
    let found = await changes(from: old, to: new)
    #expect(found.lines == ["visible page-removed content/demo/button.md"])
    #expect(found.all[0].radius.findings.count == 2)
  }

  @Test func brokenAnchorsBelongToTheHeadingThatIsCalledOtherwise() async {
    let tokens = tokens("dimension", ["gap": px(4)])
    var old = guide(tokens, page: "# Demo\n\n[Its sizes](button.md#all-sizes).\n")
    old["content/demo/button.md"] = "# Button\n\n## All sizes\n\nTwo of them.\n"
    var new = old
    new["content/demo/button.md"] = "# Button\n\n## Every size\n\nTwo of them.\n"
    let found = await changes(from: old, to: new)
    #expect(found.lines == ["visible heading-changed content/demo/button.md"])
    #expect(found.all[0].radius.findings.count == 1)
  }

  @Test func aChoiceThatWentIsAVariant() async {
    func page(_ choices: String) -> [String: String] {
      guide(
        tokens("dimension", ["gap": px(4)]),
        page: "# Button\n\n```options\n- type | \(choices) | primary | required\n```\n")
    }
    let found = await changes(from: page("primary, secondary, quiet"), to: page("primary, secondary"))
    #expect(found.lines == ["breaking variant-removed content/demo/index.md"])
    #expect(found.all[0].judgement.reason.contains("type quiet"))
    let more = await changes(from: page("primary"), to: page("primary, quiet"))
    #expect(more.lines == ["visible variant-added content/demo/index.md"])
  }

  @Test func figuresAreTakenForEachOtherWhereTheyAreAsMany() async {
    let tokens = tokens("dimension", ["gap": px(4)])
    let found = await changes(
      from: guide(tokens, page: "# Demo\n\nAt 40 % it moves by 12 px.\n"),
      to: guide(tokens, page: "# Demo\n\nAt 30 % it moves by 12 px.\n"))
    #expect(found.all.map(\.size) == ["40 % → 30 %"])
  }

  @Test func proseAboutAnotherPartOfTheSentenceIsNotStale() async {
    let page = "# Demo\n\nButtons have padding 8px 14px, corners `t.corner`.\n\nThe corner of `t.corner` is 8px.\n"
    let found = await changes(
      from: guide(tokens("dimension", ["corner": px(8)]), page: page),
      to: guide(tokens("dimension", ["corner": px(10)]), page: page))
    #expect(found.all[0].radius.prose.map(\.sentence) == ["The corner of t.corner is 8px."])
  }

  @Test func aContrastIsStaleWhereOneSentenceNamesBothColours() async {
    let page = "# Demo\n\nInk stands on Paper at 12.63:1.\n\nInk is dark. Text on Paper reaches 12.63:1.\n"
    func version(_ ink: String) -> [String: String] {
      guide(
        tokens("color", ["ink": color(ink), "paper": color("#ffffff")]), page: page,
        settings: "name: Demo\nsurfaces: [t.paper]\ntext: [t.ink]\n")
    }
    let found = await changes(from: version("#333333"), to: version("#555555"))
    #expect(found.all[0].radius.prose.map(\.sentence) == ["Ink stands on Paper at 12.63:1."])
  }

  @Test func tokensThatStillUseTheOldNameFollowTheRenamedOne() async throws {
    func version(_ name: String) -> [String: String] {
      guide(tokens("color", [name: color("#0066cc"), "a": "\"{t.brand}\"", "b": "\"{t.a}\""]))
    }
    let found = await changes(from: version("brand"), to: version("brand-main"))
    #expect(found.causes == ["breaking token-renamed t.brand-main"])
    #expect(found.all[0].radius.tokens.map(\.path.description) == ["t.a", "t.b"])
  }

  @Test func tokensThatReferToOneThatGotAValueFollowIt() async throws {
    func version(_ value: String) -> [String: String] {
      guide(tokens("color", ["line": value, "a": "\"{t.line}\"", "b": "\"{t.a}\""]))
    }
    let found = await changes(from: version("\"{t.none}\""), to: version(color("#0066cc")))
    #expect(found.causes == ["visible value-changed t.line"])
    #expect(found.all[0].radius.tokens.map(\.path.description) == ["t.a", "t.b"])
  }

  @Test func aTextThatStillUsesTheOldNameIsNoChange() async {
    func version(_ name: String) -> [String: String] {
      guide(tokens("color", [name: color("#0066cc")]), page: "# Demo\n\nLinks are `t.brand`, and so is t.brand.\n")
    }
    let found = await changes(from: version("brand"), to: version("brand-main"))
    #expect(found.causes == ["breaking token-renamed t.brand-main"])
  }

  @Test func aTokenThatComesWithAFaultBreaksNothing() async {
    let found = await changes(
      from: guide(tokens("color", ["a": color("#0066cc")])),
      to: guide(tokens("color", ["a": color("#0066cc"), "b": "\"blue-ish\""])))
    #expect(found.causes.allSatisfy { !$0.hasPrefix("breaking token-added") }, "\(found.causes)")
  }
}
