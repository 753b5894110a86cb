import Comparison
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
    #expect(found.lines.dropFirst() == ["visible finding-introduced content/demo/tokens/all.tokens.json"])
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

  @Test func saysNothingOfProseThatWasChangedToo() async {
    func page(_ hex: String) -> String { "# Demo\n\nCaptions are \(hex).\n" }
    let found = await changes(
      from: guide(file("#6b7280"), page: page("#6b7280")), to: guide(file("#9ca3af"), page: page("#9ca3af")))
    #expect(found.lines == ["visible value-changed t.muted", "visible figures-changed content/demo/index.md"])
    #expect(found.all[0].radius.prose.isEmpty)
    #expect(found.all[1].size == "#6b7280. → #9ca3af." || found.all[1].size == "#6b7280 → #9ca3af")
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
}
