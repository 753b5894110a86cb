import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing

/// Texts that only say the new value of a token follow from its change.
struct RestatedTextTests {
  private static let page = """
    # Demo

    Sheets come in 180 to 240 ms, and the brand is #0D2E52.

    ## Sheet

    - It takes 240 ms, `t.slow`.
    - It never takes more than 240 ms.

    ```do-dont
    - do: Let it come in 240 ms.
    ```

    Titles are in Inter.
    """

  private func file(_ slow: Int, _ brand: String, _ family: String) -> String {
    """
    {"t": {
      "slow": {"$type": "duration", "$value": {"value": \(slow), "unit": "ms"}, "$description": "\(slow) ms."},
      "sheet": {"$type": "duration", "$value": "{t.slow}", "$description": "Up to \(slow) ms."},
      "brand": {"$type": "color", "$value": \(color(brand))},
      "family": {"$type": "fontFamily", "$value": ["\(family)", "sans-serif"]}}}
    """
  }

  private func base() -> [String: String] { guide(file(240, "#0d2e52", "Inter"), page: Self.page) }

  @Test func tellsThemWithTheToken() async throws {
    let page = Self.page.replacing("240", with: "260")
    let found = await changes(from: base(), to: guide(file(260, "#0d2e52", "Inter"), page: page))
    #expect(found.causes == ["visible value-changed+described t.slow"], "\(found.causes)")
    let radius = try #require(found.all.first).radius
    #expect(
      radius.restated.map { [$0.kind.rawValue, $0.heading ?? $0.subject] } == [
        ["described", "t.sheet"], ["figures-changed", "Demo"], ["figures-changed", "Sheet"],
        ["rule-changed", "Sheet"], ["rule-changed", "Sheet"],
      ], "\(radius.restated.map { [$0.kind.rawValue, $0.heading ?? $0.subject] })")
    #expect(found.consequences >= 6)
    let text = ChangesText.text(found, Approvals())
    #expect(text.contains("texts that say the new value:"))
    #expect(text.contains("content/demo/index.md › Demo: Sheets come in 180 to [−240−] [+260+] ms, and the brand is"))
    #expect(ChangesHTML.text(found, Approvals()).contains("5 texts say the new value"))
    #expect(ChangesMarkdown.text(found, Approvals(), link: nil).contains("5 texts say the new value"))
    #expect(ChangesJSON.text(found, Approvals()).contains("\"restated\": ["))
  }

  /// Each is decided on by itself, or with the whole.
  @Test func asksForADecisionOnEach() async throws {
    let page = Self.page.replacing("240", with: "260")
    let found = await changes(from: base(), to: guide(file(260, "#0d2e52", "Inter"), page: page))
    let change = try #require(found.all.first)
    let alone = try Approvals(Approvals.line(change.key, .approved, "the token"))
    #expect(alone.decision(on: change) == .open)
    #expect(try Approvals(Approvals.line(change.wholeKey, .approved, "all")).decision(on: change) == .approved)
    let rejected = try Approvals(Approvals.line(change.radius.restated[0].key, .rejected, "a text"))
    #expect(rejected.decision(on: change) == .rejected)
  }

  @Test func givesEachToTheTokenThatItRestates() async throws {
    let page = Self.page.replacing("#0D2E52", with: "#0D2E62").replacing("Inter", with: "Georgia")
    let found = await changes(from: base(), to: guide(file(240, "#0d2e62", "Georgia"), page: page))
    #expect(
      Set(found.causes) == ["visible value-changed t.brand", "visible value-changed t.family"], "\(found.causes)")
    for (subject, heading) in [("t.brand", "Demo"), ("t.family", "Sheet")] {
      let change = try #require(found.all.first { $0.subject == subject })
      #expect(change.radius.restated.map(\.heading) == [heading])
    }
  }

  /// What says something else too, what is turned round, and a bare number of something else are changes of their own.
  @Test(arguments: [
    ("Sheets come in 180 to 240 ms", "Sheets come in 180 to 260 ms at least"),
    ("It takes 240 ms, `t.slow`.", "It takes 300 ms, `t.slow`."),
    ("- do: Let it come in 240 ms.", "- dont: Let it come in 240 ms."),
  ])
  func leavesWhatSaysSomethingElseAlone(old: String, new: String) async {
    let page = Self.page.replacing(old, with: new)
    let found = await changes(from: base(), to: guide(file(260, "#0d2e52", "Inter"), page: page))
    #expect(found.causes.count == 2, "\(found.causes)")
    #expect(found.all.allSatisfy { change in change.radius.restated.allSatisfy { $0.kind == .described } })
  }

  @Test func takesABareNumberOnlyBesideTheName() async {
    func guides(_ number: String, _ text: String) -> [String: String] {
      guide(
        "{\"opacity\": {\"disabled\": {\"$type\": \"number\", \"$value\": \(number)}}}", page: "# Demo\n\n\(text)\n")
    }
    let named = await changes(
      from: guides("0.4", "Disabled things have 0.4."), to: guides("0.6", "Disabled things have 0.6."))
    #expect(named.causes == ["visible value-changed opacity.disabled"], "\(named.causes)")
    let other = await changes(from: guides("0.4", "The ratio is 0.4."), to: guides("0.6", "The ratio is 0.6."))
    #expect(other.causes.count == 2, "\(other.causes)")
  }

  private func faces(_ name: String, _ text: String) -> [String: String] {
    let tokens = ["body", "heading"].map { "\"\($0)\": {\"$type\": \"fontFamily\", \"$value\": \"\(name)\"}" }
    return guide("{\"t\": {\(tokens.joined(separator: ", "))}}", page: "# Demo\n\n\(text)\n")
  }

  @Test func givesATypefaceOfSeveralTokensToTheOneThatIsNamed() async throws {
    for name in ["body", "heading"] {
      let found = await changes(
        from: faces("Inter", "The \(name) face is Inter."), to: faces("Georgia", "The \(name) face is Georgia."))
      let causes = found.all.filter { !$0.radius.restated.isEmpty }
      #expect(causes.map(\.subject) == ["t.\(name)"], "\(found.causes)")
    }
  }

  @Test func takesNoPartOfAWordForATypeface() async throws {
    let found = await changes(
      from: faces("Inter", "Interludes and body text are in Inter."),
      to: faces("Georgia", "Interludes and body text are in Georgia."))
    #expect(found.all.contains { !$0.radius.restated.isEmpty }, "\(found.causes)")
    let other = await changes(
      from: faces("Inter", "The body is an Interlude."), to: faces("Georgia", "The body is an Georgialude."))
    #expect(other.all.allSatisfy { $0.radius.restated.isEmpty }, "\(other.causes)")
  }

  /// The contrast that a text tells of a pair moves with its colours.
  @Test func takesAContrastForThatOfThePair() async {
    func guides(_ muted: String, _ contrast: String) -> [String: String] {
      guide(
        tokens("color", ["card": color("#ffffff"), "muted": color(muted)]),
        page: "# Demo\n\nText muted on a card has \(contrast):1.\n",
        settings: "name: Demo\nsurfaces: [t.card]\ntext: [t.muted]\n")
    }
    let found = await changes(from: guides("#6b7280", "4.83"), to: guides("#6a717f", "4.90"))
    #expect(found.causes.count == 1, "\(found.causes)")
  }
}
