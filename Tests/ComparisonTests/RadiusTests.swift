import Comparison
import ComparisonSupport
import Differences
import Testing
import Tokens

struct RadiusTests {
  private static let settings = "name: Demo\nsurfaces: [t.card]\ntext: [t.muted]\n"

  private func file(_ muted: String, card: String = "#ffffff") -> String {
    tokens("color", ["card": color(card), "muted": color(muted)])
  }

  @Test func callsALostContrastLevelBreaking() async {
    let found = await changes(
      from: guide(file("#6b7280"), settings: Self.settings), to: guide(file("#9ca3af"), settings: Self.settings))
    #expect(found.causes == ["breaking value-changed t.muted"])
    // The finding that says the same hangs on it: one decision.
    #expect(found.lines.count == 1)
    #expect(found.all[0].radius.findings.map(\.kind) == [.findingIntroduced])
    #expect(found.all[0].radius.contrasts.map(\.sentence) == ["t.muted on t.card: 4.83 AA → 2.54 fail"])
    #expect(
      found.all[0].judgement.reason
        == "contrast falls below 3, AA for large text: t.muted on t.card: 4.83 AA → 2.54 fail")
  }

  @Test func doesNotBlockAContrastLevelThatIsWon() async {
    let found = await changes(
      from: guide(file("#9ca3af"), settings: Self.settings), to: guide(file("#6b7280"), settings: Self.settings))
    #expect(found.causes == ["visible value-changed t.muted"])
    #expect(found.all[0].radius.contrasts.map(\.isLoss) == [false])
  }

  @Test func blamesTheSurfaceWhereTheSurfaceMoved() async {
    let found = await changes(
      from: guide(file("#6b7280"), settings: Self.settings),
      to: guide(file("#6b7280", card: "#9ca3af"), settings: Self.settings))
    #expect(found.causes == ["breaking value-changed t.card"])
    #expect(found.all[0].radius.contrasts.count == 1)
  }

  @Test func namesThePagesAndBlocksThatShowAToken() async {
    let page = "# Demo\n\n```swatches\nt.*\n```\n\nUse `t.muted` for captions.\n\n```ramp\nt.card\n```\n"
    let found = await changes(from: guide(file("#6b7280"), page: page), to: guide(file("#9ca3af"), page: page))
    let uses = found.all[0].radius.uses
    #expect(uses.map(\.page) == ["content/demo/index.md"])
    #expect(uses.first?.blocks == ["swatches", "text"])
  }

  @Test func quotesProseThatStillStatesTheOldValue() async {
    let page = """
      # Demo

      Captions are `#6B7280` on white. They are short.

      | Name | Colour |
      |---|---|
      | Muted | #6b7280 |
      | Other | #9ca3af |
      """
    let found = await changes(from: guide(file("#6b7280"), page: page), to: guide(file("#9ca3af"), page: page))
    let prose = found.all[0].radius.prose
    #expect(prose.map(\.line) == [3, 7])
    #expect(prose.map(\.sentence) == ["Captions are #6B7280 on white.", "Muted | #6b7280"])
  }

  @Test func takesALengthInProseForATokensOnlyWhereItIsNamed() async {
    let page = "# Demo\n\nThe card radius is 12 px.\n\nText is 12 px high.\n"
    func file(_ value: Double) -> String {
      "{\"radius\": {\"card\": {\"$type\": \"dimension\", \"$value\": \(px(value))}}}"
    }
    let found = await changes(from: guide(file(12), page: page), to: guide(file(16), page: page))
    #expect(found.all[0].radius.prose.map(\.line) == [3])
  }

  /// The clause with the values names no token; those that the sentence names have them in their order.
  @Test func takesValuesForThoseOfTheTokensInTheirOrder() async {
    let page =
      "# Demo\n\nIt comes in, within 180 to 240 ms, `t.min` to `t.max`.\n\nSpace is 240 ms, ends are `t.max`.\n"
    func file(_ most: Int) -> String {
      tokens(
        "duration", ["min": "{\"value\": 180, \"unit\": \"ms\"}", "max": "{\"value\": \(most), \"unit\": \"ms\"}"])
    }
    let found = await changes(from: guide(file(240), page: page), to: guide(file(300), page: page))
    #expect(found.all[0].radius.prose.map(\.line) == [3])
  }

  @Test func saysNothingOfProseThatWasChangedToo() async {
    func page(_ hex: String) -> String { "# Demo\n\nCaptions are \(hex).\n" }
    let found = await changes(
      from: guide(file("#6b7280"), page: page("#6b7280")), to: guide(file("#9ca3af"), page: page("#9ca3af")))
    #expect(found.lines == ["visible value-changed t.muted"])
    #expect(found.all[0].radius.prose.isEmpty)
    // It says the new value, which is a consequence of that.
    #expect(found.all[0].radius.restated.map(\.size) == ["#6b7280 → #9ca3af (ΔE 17.3, strong)"])
  }

  @Test func holdsTheTextOfAComponentAgainstItsGround() async {
    func file(_ ground: String) -> String {
      """
      {"button": {"$type": "color", "primary": {"background": {"$value": \(color(ground))},
       "text-color": {"$value": \(color("#ffffff"))}}}}
      """
    }
    let found = await changes(from: guide(file("#0066cc")), to: guide(file("#4d99f2")))
    #expect(found.causes == ["breaking value-changed button.primary.background"])
    #expect(found.all[0].radius.contrasts.map(\.text.description) == ["button.primary.text-color"])
  }

  @Test func holdsATextAgainstGroundsThatAreMadeForIt() async {
    func group(_ name: String, _ members: KeyValuePairs<String, String>) -> String {
      let all = members.map { "\"\($0.key)\": {\"bold\": {\"$value\": \(color($0.value))}}" }
      return "\"\(name)\": {\"accent\": {\(all.joined(separator: ", "))}}"
    }
    func file(_ orange: String) -> String {
      let grounds = group("background", ["orange": "#ffe0c0", "blue": "#ffffff"])
      let texts = group("foreground", ["orange": orange, "blue": "#101010"])
      return "{\"x\": {\"color\": {\"$type\": \"color\", \(grounds), \(texts)}}}"
    }
    let found = await changes(from: guide(file("#7a2008")), to: guide(file("#e07040")))
    #expect(
      found.all[0].radius.contrasts.map(\.surface.description) == ["x.color.background.accent.orange.bold"])
    #expect(found.all[0].severity == .breaking)
  }

  @Test func leavesListedTextsThatAreForOtherGrounds() async {
    func file(_ onAccent: String) -> String {
      tokens("color", ["card": color("#ffffff"), "accent": color("#003366"), "on-accent": color(onAccent)])
    }
    let settings = "name: Demo\nsurfaces: [t.card, t.accent]\ntext: [t.on-*]\n"
    let found = await changes(
      from: guide(file("#ffffff"), settings: settings), to: guide(file("#0055aa"), settings: settings))
    #expect(found.all[0].radius.contrasts.map(\.surface.description) == ["t.accent"])
  }

  @Test func saysWhatATokenFollowsThatChangedByItselfToo() async {
    func file(_ hex: String, _ width: Double) -> String {
      """
      {"t": {"ink": {"$type": "color", "$value": \(color(hex))},
        "edge": {"$type": "border", "$value": {"color": "{t.ink}", "width": \(px(width)), "style": "solid"}}}}
      """
    }
    let found = await changes(from: guide(file("#112233", 1)), to: guide(file("#cc0000", 2)))
    #expect(found.causes == ["visible value-changed t.ink", "visible value-changed t.edge"])
    #expect(found.all[0].radius.tokens.map(\.isCause) == [true])
    #expect(found.consequences == 0 && found.all[0].keys.count == 1)
  }

  @Test func findsEverySentenceThatStillStatesTheOldValue() async {
    let page = "# Space\n\nThe `t.gap` is 16 px, i.e. one step. In lists, `t.gap` stays at 16 px. Others are 16 px.\n"
    let found = await changes(
      from: guide(tokens("dimension", ["gap": px(16)]), page: page),
      to: guide(tokens("dimension", ["gap": px(20)]), page: page))
    #expect(
      found.all[0].radius.prose.map(\.sentence).prefix(2) == [
        "The t.gap is 16 px, i.e. one step.", "In lists, t.gap stays at 16 px.",
      ])
  }

  @Test(arguments: ["#123", "rgb(17, 34, 51)", "rgb(17 34 51)", "#112233"])
  func knowsAColourByEverySpelling(spelling: String) async {
    let page = "# Links\n\nLinks are \(spelling).\n"
    let found = await changes(
      from: guide(tokens("color", ["link": color("#112233")]), page: page),
      to: guide(tokens("color", ["link": color("#2b59ff")]), page: page))
    #expect(found.all[0].radius.prose.map(\.value) == [spelling])
  }

  @Test func leavesASentenceToTheTokenItIsAbout() async {
    let page = "# Colours\n\nInk is #111111: all headlines and primary text.\n"
    func file(_ primary: String) -> String { tokens("color", ["primary": color(primary), "ink": color("#111111")]) }
    let found = await changes(from: guide(file("#111111"), page: page), to: guide(file("#2b59ff"), page: page))
    #expect(found.all[0].radius.prose.isEmpty)
  }

  @Test func knowsASpringByAllItsParametersTogether() async {
    func file(_ stiffness: Double) -> String {
      tokens("spring", ["snappy": "{\"stiffness\": \(stiffness), \"damping\": 18, \"mass\": 1}"])
    }
    let page = "# Demo\n\nThe bar moves with damping 18 and stiffness 200 at mass 1.\n\nA stiffness 200 is usual.\n"
    let found = await changes(from: guide(file(200), page: page), to: guide(file(260), page: page))
    #expect(found.all[0].radius.prose.map(\.line) == [3])
  }

  @Test func takesAColourThatAnotherTokenStillHasForThatOfTheTokenNamedInFull() async {
    func file(_ hex: String) -> String {
      """
      {"color": {"$type": "color", "brand": {"primary": {"$value": \(color(hex))}},
       "text": {"primary": {"$value": \(color("#0d2e52"))}}}}
      """
    }
    let page = "# Demo\n\nThe brand primary is #0D2E52.\n\nThe primary text is #0D2E52.\n"
    let found = await changes(from: guide(file("#0d2e52"), page: page), to: guide(file("#153d67"), page: page))
    #expect(found.all[0].radius.prose.map(\.line) == [3])
  }

  @Test func aVeilThatBecomesAWallIsSeen() async {
    let colors = ["\"#ffffff05\"", "\"#ffffff\""].map { value in
      guide(
        "{\"t\": {\"a\": {\"$type\": \"color\", \"$value\": \(value)}, \"bg\": {\"$type\": \"color\", \"$value\": \"#ffffff\"}}}",
        settings: "name: Demo\nsurfaces: [t.bg]\n")
    }
    let found = await changes(from: colors[0], to: colors[1])
    #expect(found.causes == ["visible value-changed t.a"])
  }

  @Test func aRowIsAboutWhatItsFirstCellNames() async {
    func file(_ primary: String) -> String {
      """
      {"color": {"$type": "color", "brand": {"primary": {"$value": \(color(primary))}},
        "text": {"primary": {"$value": \(color("#0d2e52"))}}}}
      """
    }
    // The last cell has the words of another token that keeps the value.
    let page = "# Demo\n\n| Role | Colour | Use |\n|---|---|---|\n| **Primary**, brand | `#0D2E52` | text |\n"
    let found = await changes(from: guide(file("#0d2e52"), page: page), to: guide(file("#153d67"), page: page))
    let change = found.all.first { $0.subject == "color.brand.primary" }
    let told = (change?.radius.prose.count ?? 0) + (change?.radius.findings.count ?? 0)
    #expect(told > 0, "\(found.lines)")
  }

  @Test(arguments: ["Changelog", "Release notes", "[1.2.0] 2026-03-01", "v2.0.1"])
  func logsStateOldValues(heading: String) async {
    let page = "# Demo\n\n## \(heading)\n\n- Muted is `#6b7280`.\n"
    let found = await changes(from: guide(file("#6b7280"), page: page), to: guide(file("#9ca3af"), page: page))
    #expect(found.all.first { $0.subject == "t.muted" }?.radius.prose.isEmpty == true)
  }

  @Test func signsInCodeNameNoTokens() async {
    let page = "# Demo\n\n```ts\n/**\n * muted\n */\nconst x = t.muted;\n```\n\n```json\n{\"*\": 1}\n```\n"
    let found = await changes(
      from: guide(file("#6b7280", card: "#ffffff"), page: page),
      to: guide(file("#9ca3af", card: "#fafafa"), page: page))
    let uses = found.all.filter { $0.kind == .valueChanged }.map { "\($0.subject) \($0.radius.uses.flatMap(\.blocks))" }
    #expect(uses.contains("t.muted [\"ts\"]"), "\(uses)")
    #expect(uses.contains("t.card []"), "\(uses)")
  }

  @Test func tellsAContrastThatASentenceStillStates() async {
    let page = "# Demo\n\nThe `muted` text reaches 4.83 on a card.\n\nA figure of 4.83 by itself says nothing.\n"
    let found = await changes(
      from: guide(file("#6b7280"), page: page, settings: Self.settings),
      to: guide(file("#707783"), page: page, settings: Self.settings))
    let change = found.all.first { $0.subject == "t.muted" }
    let told = change?.radius.prose.map(\.line) ?? []
    #expect(told == [3], "\(found.lines)")
  }
}
