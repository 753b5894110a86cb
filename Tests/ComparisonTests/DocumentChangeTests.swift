import Comparison
import ComparisonSupport
import Reviews
import Testing

/// Documents of which the text says all there is, and those that give their tokens themselves.
struct DocumentChangeTests {
  private func document(_ text: String) -> [String: String] { ["DESIGN.md": text] }

  private func table(_ ink: String) -> [String: String] {
    document("# Rowan\n\n## Colours\n\n| Name | Dark | Light |\n|---|---|---|\n| ink | #101010 | \(ink) |\n")
  }

  @Test func drawsTheColoursThatATextStatesOtherwise() async throws {
    let found = await changes(from: table("#7d672c"), to: table("#6e5a24"))
    let change = try #require(found.all.first)
    #expect(found.lines == ["visible figures-changed DESIGN.md"])
    #expect(change.size == "#7d672c → #6e5a24 (ΔE 5, noticeable)")
    #expect(change.colors.map(\.afterText) == ["#6e5a24"])
    let html = ChangesHTML.text(found, Approvals())
    #expect(html.contains("pair chips") && html.contains("#7d672c"))
  }

  /// A colour that a document states in many places, and one place that says something else too.
  @Test func tellsTheSameStepInManyPlacesOnce() async throws {
    func version(_ brand: String, _ radius: String) -> [String: String] {
      document(
        "# Rowan\n\nThe mark is \(brand).\n\n## Colours\n\n- Brand (\(brand)): for links\n\n## Buttons\n\n- Ground: \(brand)\n- Corners of \(radius)\n\n## Cards\n\nA line in \(brand) with \(radius).\n"
      )
    }
    let found = await changes(from: version("#c96442", "8px"), to: version("#ff4f00", "10px"))
    #expect(
      found.lines == [
        "visible figures-changed DESIGN.md", "visible figures-changed DESIGN.md", "visible figures-changed DESIGN.md",
      ], "\(found.lines)")
    let group = try #require(found.all.first { !$0.radius.members.isEmpty })
    #expect(group.radius.members.map(\.heading) == ["Rowan", "Colours", "Buttons"])
    #expect(group.size == "#c96442 → #ff4f00 (ΔE 10.8, strong)" && group.colors.count == 1)
    let text = ChangesText.text(found, Approvals())
    #expect(text.contains("3 places:") && text.contains("Colours: Brand"), "\(text)")
    let html = ChangesHTML.text(found, Approvals())
    #expect(html.contains("3 places"))
    // Another place makes it another change, and each can be decided on.
    let more = await changes(
      from: version("#c96442", "8px"), to: version("#ff4f00", "8px"))
    #expect(more.all.contains { $0.radius.members.count == 4 && $0.key != group.key })
  }

  @Test func takesTheBracketsOfAColourForPartOfIt() async throws {
    let found = await changes(
      from: document("# Rowan\n\nThe hairline is (rgba(125, 103, 44, 0.32)).\n"),
      to: document("# Rowan\n\nThe hairline is (rgba(110,90,36,0.38)).\n"))
    let change = try #require(found.all.first)
    #expect(change.size?.hasPrefix("rgba(125,103,44,0.32) → rgba(110,90,36,0.38) (ΔE") == true)
    #expect(change.colors.count == 1)
  }

  @Test func seesNoOtherFigureInAColourThatIsWrittenWithBlanks() async {
    let found = await changes(
      from: document("# Rowan\n\nThe hairline is rgba(125, 103, 44, 0.32) wide.\n"),
      to: document("# Rowan\n\nThe hairline is rgba(125,103,44,0.32) wide.\n"))
    #expect(found.all.flatMap(\.colors).isEmpty)
    #expect(!found.lines.contains { $0.contains("figures-changed") })
  }

  private func front(_ name: String, colors: String) -> [String: String] {
    document("---\nname: \(name)\n\(colors)---\n\n# Rowan\n\nWords.\n")
  }

  @Test func tellsNoSettingsThatFollowFromTheNamesOfTokens() async {
    let colors = "colors:\n  primary: \"#004488\"\n  canvas: \"#ffffff\"\n  ink: \"#111111\"\n"
    let found = await changes(from: front("Rowan", colors: colors), to: front("Rowan", colors: ""))
    #expect(!found.lines.contains { $0.contains("setting-changed") })
    #expect(found.lines.contains("breaking token-removed colors"))
  }

  @Test func tellsTheNameOfADocumentOnce() async {
    let colors = "colors:\n  primary: \"#004488\"\n"
    let found = await changes(from: front("Rowan", colors: colors), to: front("Alder", colors: colors))
    #expect(found.lines == ["visible property-changed DESIGN.md"])
  }

  @Test func saysNothingOfPagesThatABuildOfOneDocumentLeavesOut() async {
    var (old, new) = (document("# Rowan\n\nWords.\n"), document("# Rowan\n\nWords. See [the rest](OTHER.md).\n"))
    old["OTHER.md"] = "# Other\n"
    new["OTHER.md"] = "# Other\n"
    let found = await changes(from: old, to: new)
    #expect(!found.lines.contains { $0.contains("finding") })
  }

  @Test func tellsTheDescriptionOfATokenBesideItsValue() async throws {
    func version(_ hex: String, _ words: String) -> [String: String] {
      guide("{\"t\": {\"a\": {\"$type\": \"color\", \"$value\": \(color(hex)), \"$description\": \"\(words)\"}}}")
    }
    let found = await changes(from: version("#112233", "For links"), to: version("#445566", "For links and marks"))
    #expect(found.causes == ["visible value-changed+described t.a"])
    #expect(ChangesText.text(found, Approvals()).contains("described anew: For links → For links and marks"))
    #expect(ChangesHTML.text(found, Approvals()).contains("Described anew: "))
  }
}
