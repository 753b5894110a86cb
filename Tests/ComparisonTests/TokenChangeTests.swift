import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing
import Tokens

struct TokenChangeTests {
  @Test func saysWhichTokensCameAndWent() async {
    let found = await changes(
      from: guide(tokens("color", ["a": color("#ff0000"), "b": color("#00ff00")])),
      to: guide(tokens("color", ["a": color("#ff0000"), "c": color("#0000ff")])))
    #expect(found.lines == ["breaking token-removed t.b", "quiet token-added t.c"])
    #expect(found.step == .major)
  }

  @Test func takesATokenWithTheSameValueAndASimilarNameForARenamedOne() async {
    let found = await changes(
      from: guide(tokens("color", ["brand-main": color("#ff0000"), "other": color("#00ff00")])),
      to: guide(tokens("color", ["brand-primary": color("#ff0000"), "other": color("#00ff00")])))
    #expect(found.lines == ["breaking token-renamed t.brand-primary"])
    #expect(found.all[0].formerly == "t.brand-main")
    #expect((found.all[0].confidence ?? 0) > 0.6)
  }

  @Test func doesNotGuessBetweenTwoEquallyLikelyNames() async {
    let found = await changes(
      from: guide(tokens("color", ["old1": color("#ff0000")])),
      to: guide(tokens("color", ["old2": color("#ff0000"), "old3": color("#ff0000")])))
    #expect(found.causes == ["breaking token-removed t.old1", "quiet token-added t.old2", "quiet token-added t.old3"])
  }

  @Test func followsATokenIntoAnotherGroup() async {
    let found = await changes(
      from: guide(
        #"{"color": {"$type": "color", "brand": {"primary": {"$value": \#(color("#0066cc"))}}}}"#),
      to: guide(#"{"color": {"$type": "color", "tenant": {"primary": {"$value": \#(color("#0066cc"))}}}}"#))
    #expect(found.lines == ["breaking token-moved color.tenant.primary"])
  }

  @Test func tellsAGroupThatMovedAsOneChange() async {
    func file(_ group: String) -> String {
      """
      {"color": {"$type": "color", "\(group)": {"primary": {"$value": \(color("#0066cc"))}, "quiet": {"$value": \(color("#cce0f5"))},
        "deep": {"ink": {"$value": \(color("#003366"))}}}, "link": {"$value": "{color.\(group).primary}"}}}
      """
    }
    let found = await changes(from: guide(file("brand")), to: guide(file("tenant")))
    #expect(found.lines == ["breaking token-moved color.tenant"])
    #expect(found.all[0].formerly == "color.brand")
    #expect(
      found.all[0].radius.members.map { "\($0.subject) \($0.summary)" } == [
        "color.tenant.primary was color.brand.primary", "color.tenant.quiet was color.brand.quiet",
        "color.tenant.deep.ink was color.brand.deep.ink",
      ])
  }

  @Test func letsUsersOfARenamedTokenFollowInSilence() async {
    let found = await changes(
      from: guide(
        "{\"t\": {\"$type\": \"color\", \"brand-main\": {\"$value\": \(color("#ff0000"))}, \"link\": {\"$value\": \"{t.brand-main}\"}}}"
      ),
      to: guide(
        "{\"t\": {\"$type\": \"color\", \"brand-primary\": {\"$value\": \(color("#ff0000"))}, \"link\": {\"$value\": \"{t.brand-primary}\"}}}"
      ))
    #expect(found.lines == ["breaking token-renamed t.brand-primary"])
  }

  @Test func tellsACauseFromItsConsequences() async {
    func file(_ hex: String) -> String {
      """
      {"t": {"$type": "color", "base": {"$value": \(color(hex))}, "link": {"$value": "{t.base}"},
       "deep": {"$value": "{t.link}"}, "own": {"$value": \(color("#123456"))}}}
      """
    }
    let found = await changes(from: guide(file("#ff0000")), to: guide(file("#00aa00")))
    #expect(found.lines == ["visible value-changed t.base"])
    #expect(found.all[0].radius.tokens.map(\.path.description) == ["t.link", "t.deep"])
    #expect(found.consequences == 2)
  }

  @Test(arguments: [
    ("color", color("#6b7280"), color("#6b7281"), "quiet", "ΔE 0.5, imperceptible"),
    ("color", color("#6b7280"), color("#9ca3af"), "visible", "ΔE 17.3, strong"),
    ("color", color("#ff0000"), color("#0000ff"), "visible", "ΔE 52.9, a different colour"),
    // Beyond sRGB: a formula for colours, not for what a narrow screen makes of them.
    (
      "color", color("#ff0000"), #"{"colorSpace": "display-p3", "components": [1, 0, 0]}"#, "visible", "ΔE 6.8, clear"
    ),
    ("dimension", px(16), px(18), "visible", "16 → 18 px (+12.5 %)"),
    ("dimension", px(16), px(15.75), "quiet", "16 → 15.75 px (−1.6 %)"),
    ("dimension", px(16), #"{"value": 1, "unit": "rem"}"#, "visible", "16 px → 1 rem, the same where 1 rem is 16 px"),
    (
      "duration", #"{"value": 250, "unit": "ms"}"#, #"{"value": 0.3, "unit": "s"}"#, "visible",
      "250 ms → 300 ms (+20 %)"
    ),
    ("duration", #"{"value": 250, "unit": "ms"}"#, #"{"value": 260, "unit": "ms"}"#, "quiet", "250 ms → 260 ms (+4 %)"),
    ("number", "0.5", "0.6", "visible", "0.5 → 0.6 (+20 %)"),
    ("fontWeight", "400", "600", "visible", "400 → 600"),
    ("cubicBezier", "[0.2, 0.8, 0.2, 1]", "[0.2, 0.79, 0.2, 1]", "quiet", "at most 0.4 % of the way apart"),
    (
      "spring", #"{"stiffness": 200, "damping": 18}"#, #"{"stiffness": 220, "damping": 22}"#, "visible",
      "settles 730 ms → 534 ms; overshoot 7.5 % → 3.1 %"
    ),
  ])
  func measuresWhatAReaderSees(type: String, old: String, new: String, severity: String, size: String) async {
    let found = await changes(from: guide(tokens(type, ["a": old])), to: guide(tokens(type, ["a": new])))
    #expect(found.lines == ["\(severity) value-changed t.a"])
    #expect(found.all.first?.size == size)
  }

  @Test func takesThresholdsFromWhoeverAsks() async {
    var coarse = Thresholds()
    let taken = [coarse.set("color", to: 20), coarse.set("colour", to: 20), coarse.set("color", to: -1)]
    #expect(taken == [true, false, false])
    let found = await changes(
      from: guide(tokens("color", ["a": color("#6b7280")])), to: guide(tokens("color", ["a": color("#9ca3af")])), coarse
    )
    #expect(found.lines == ["quiet value-changed t.a"])
    #expect(found.all[0].judgement.reason == "ΔE2000 below 20")
    #expect(found.all[0].size == "ΔE 17.3, strong")
  }

  @Test func hasOneClassForEachKindOfChange() async {
    let base =
      "{\"t\": {\"$type\": \"color\", \"x\": {\"$value\": \(color("#ff0000"))}, \"y\": {\"$value\": \(color("#ff0000"))}, "
    func with(_ last: String) -> [String: String] { guide(base + last + "}}") }
    let plain = with("\"a\": {\"$value\": \"{t.x}\"}")
    #expect(await changes(from: plain, to: with("\"a\": {\"$value\": \"{t.y}\"}")).causes == ["quiet repointed t.a"])
    #expect(
      await changes(from: plain, to: with("\"a\": {\"$value\": \"{t.x}\", \"$deprecated\": \"use x\"}")).lines
        == ["quiet deprecated t.a"])
    #expect(
      await changes(from: with("\"a\": {\"$value\": \"{t.x}\", \"$deprecated\": true}"), to: plain).lines
        == ["quiet undeprecated t.a"])
    #expect(
      await changes(from: plain, to: with("\"a\": {\"$value\": \"{t.x}\", \"$description\": \"Links.\"}")).lines
        == ["quiet described t.a"])
    #expect(
      await changes(from: plain, to: with("\"a\": {\"$type\": \"dimension\", \"$value\": \(px(4))}")).lines
        == ["breaking type-changed+repointed t.a"])
    #expect(
      await changes(from: plain, to: with("\"a\": {\"$value\": \(color("#ff0000"))}")).causes == ["quiet repointed t.a"]
    )
    #expect(
      await changes(
        from: plain, to: with("\"a\": {\"$value\": \(color("#00ff00")), \"$deprecated\": true}")
      ).lines == ["visible value-changed+repointed+deprecated t.a"])
  }

  @Test func comparesThemeByTheme() async {
    func files(_ dark: String) -> [String: String] {
      [
        "content/demo/tokens/demo.resolver.json": """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
         "modifiers": {"theme": {"contexts": {"light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """,
        "content/demo/tokens/base.tokens.json": "{\"link\": {\"$type\": \"color\", \"$value\": \"{t.ink}\"}}",
        "content/demo/tokens/light.tokens.json": tokens("color", ["ink": color("#000000")]),
        "content/demo/tokens/dark.tokens.json": tokens("color", ["ink": color(dark)]),
        "content/demo/index.md": "# Demo\n",
      ]
    }
    let found = await changes(from: files("#ffffff"), to: files("#cccccc"))
    #expect(found.lines == ["visible value-changed t.ink"])
    #expect(found.all.first?.values.map(\.themes) == [["dark"]])
    #expect(found.all.first?.radius.tokens.map(\.path.description) == ["link"])
  }

  @Test func theTokensOfDocumentationAreExamplesOnWhichNothingDepends() async {
    func version(_ hex: String, _ kind: String) -> [String: String] {
      guide(tokens("color", ["a": color(hex)]), settings: "name: Demo\nkind: \(kind)\n")
    }
    #expect(await changes(from: version("#000000", "system"), to: version("#ffffff", "system")).causes.count == 1)
    let notes = await changes(from: version("#000000", "documentation"), to: version("#ffffff", "documentation"))
    #expect(notes.causes == [])
    let turned = await changes(from: version("#000000", "system"), to: version("#000000", "documentation"))
    #expect(turned.causes == ["visible setting-changed kind"])
  }

  @Test func tellsWhatFollowsALostToken() async {
    func file(_ first: String) -> String {
      "{\"t\": {\"$type\": \"color\", \(first)\"b\": {\"$value\": \"{t.a}\"}, \"c\": {\"$value\": \"{t.b}\"}}}"
    }
    let base = guide(file("\"a\": {\"$value\": \(color("#112233"))}, "))
    let found = await changes(from: base, to: guide(file("")))
    #expect(found.causes == ["breaking token-removed t.a"])
    #expect(found.all[0].radius.tokens.map(\.path.description) == ["t.b", "t.c"])
    let back = await changes(from: guide(file("")), to: base)
    #expect(back.causes == ["visible token-added t.a"] || back.causes == ["breaking token-added t.a"])
    #expect(back.all[0].radius.tokens.map(\.path.description) == ["t.b", "t.c"])
  }

  @Test func saysWhereATokenPointsThatChangedItsValueToo() async {
    func file(_ target: String) -> [String: String] {
      guide(
        """
        {"t": {"$type": "color", "x": {"$value": \(color("#336699"))}, "y": {"$value": \(color("#cc0000"))},
         "a": {"$value": "{t.\(target)}"}}}
        """)
    }
    let found = await changes(from: file("x"), to: file("y"))
    #expect(found.causes == ["visible value-changed+repointed t.a"])
    #expect(found.all[0].references?.words == "{t.x} → {t.y}")
    #expect(found.all[0].words == "value changed, points elsewhere")
    for text in [
      ChangesText.text(found, Approvals()), ChangesMarkdown.text(found, Approvals()),
      ChangesHTML.text(found, Approvals()), ChangesJSON.text(found, Approvals()),
    ] { #expect(text.contains("{t.x}") && text.contains("{t.y}")) }
  }

  @Test func saysBothTypesWhereTheTypeIsAnother() async {
    let found = await changes(
      from: guide(tokens("number", ["a": "1.5"])), to: guide(tokens("dimension", ["a": px(1.5)])))
    #expect(ChangesMarkdown.text(found, Approvals()).contains("`number 1.5` → `dimension 1.5px` |"))
    #expect(ChangesHTML.text(found, Approvals()).contains("<code>number 1.5</code>"))
  }

  @Test(arguments: [
    ("duration", #"{"value": 200, "unit": "ms"}"#, #"{"value": 0.2, "unit": "s"}"#), ("fontWeight", "700", "\"bold\""),
  ])
  func knowsAValueWrittenOtherwise(type: String, old: String, new: String) async {
    let found = await changes(from: guide(tokens(type, ["a": old])), to: guide(tokens(type, ["a": new])))
    #expect(found.causes == ["quiet rewritten t.a"])
  }

  @Test func givesTheUnitAsTheReasonWhereOnlyThatChanges() async {
    let found = await changes(
      from: guide(tokens("dimension", ["a": px(16)])),
      to: guide(tokens("dimension", ["a": #"{"value": 1, "unit": "rem"}"#])))
    #expect(found.all[0].judgement.reason == "any change of a unit")
    #expect(found.all[0].size == "16 px → 1 rem, the same where 1 rem is 16 px")
  }

  @Test func neverWritesTwoValuesAlike() async {
    func type(_ family: String) -> String {
      tokens(
        "typography",
        [
          "a": """
          {"fontFamily": ["Georgia", "\(family)"], "fontSize": \(px(16)), "fontWeight": 400, "lineHeight": 1.5,
           "letterSpacing": \(px(0))}
          """
        ])
    }
    let first = await changes(from: guide(type("serif")), to: guide(type("sans-serif")))
    let second = await changes(from: guide(type("serif")), to: guide(type("monospace")))
    #expect(first.all[0].before == "Georgia, serif" && first.all[0].after == "Georgia, sans-serif")
    #expect(first.all[0].key != second.all[0].key)
  }

  @Test func opensAnApprovalAgainForAChangeTooSmallToPrint() async {
    func stop(_ green: Double) -> [String: String] {
      guide(tokens("color", ["a": "{\"colorSpace\": \"display-p3\", \"components\": [1, \(green), 0]}"]))
    }
    let first = await changes(from: stop(0), to: stop(0.1))
    let second = await changes(from: stop(0), to: stop(0.1001))
    #expect(first.all[0].key != second.all[0].key)
  }

  @Test func findsATokenRenamedAndChangedAtOnceByItsUsers() async {
    func file(_ name: String, _ hex: String) -> String {
      """
      {"t": {"$type": "color", "\(name)": {"$value": \(color(hex))}, "link": {"$value": "{t.\(name)}"}}}
      """
    }
    let found = await changes(
      from: guide(file("brand-primary", "#0055ff")), to: guide(file("brand-main", "#0066ff")))
    #expect(found.causes == ["breaking token-renamed+value-changed t.brand-main"])
    #expect(ChangesText.text(found, Approvals()).contains("t.brand-main; #0055ff → #0066ff  ΔE "))
    #expect(found.all[0].radius.tokens.map(\.path.description) == ["t.link"])
  }

  @Test func comparesSettingsThatChangeWhatPagesShow() async {
    let sizes = tokens("dimension", ["a": px(16)])
    for (line, change) in [
      ("unit: pt", "setting-changed unit"), ("graphics: [t.a]", "setting-changed graphics"),
      ("require: { target: 44 }", "requirement-added require: target"),
      ("rules: { prose-drift: off }", "setting-changed rules"),
    ] {
      let found = await changes(from: guide(sizes), to: guide(sizes, settings: "name: Demo\n\(line)\n"))
      #expect(found.causes.count == 1, "\(line): \(found.causes)")
      #expect(found.causes.first?.hasSuffix(change) == true, "\(line): \(found.causes)")
    }
  }

  /// A description that begins with the word deprecates, and one that loses it takes that back.
  @Test func readsDeprecationInWords() async {
    func version(_ remark: String) -> [String: String] {
      guide(
        "{\"t\": {\"$type\": \"color\", \"a\": {\"$value\": \(color("#112233")), \"$description\": \"\(remark)\"}}}")
    }
    let (old, new) = (version("The old blue."), version("Deprecated: use t.b, which is the new blue."))
    #expect(await changes(from: old, to: new).causes == ["quiet deprecated+described t.a"])
    #expect(await changes(from: new, to: old).causes == ["quiet undeprecated+described t.a"])
  }
}
