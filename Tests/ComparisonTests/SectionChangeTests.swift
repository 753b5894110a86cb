import Comparison
import ComparisonSupport
import Testing

/// Sections, titles and marks of pages: what belongs to which heading, and what is told of it.
struct SectionChangeTests {
  private func document(_ text: String) -> [String: String] { ["DESIGN.md": text] }

  /// What came below a heading that stayed is no part of the section that came before it.
  @Test func keepsWhatIsBelowAHeadingThatStayed() async {
    let found = await changes(
      from: document("# Guide\n\n## 5. Components\n\nAll components follow the house style.\n"),
      to: document(
        "# Guide\n\n## Shapes\n\nPanels are round.\n\n## Components\n\n### Buttons\n\nThe standard height is 48px.\n"))
    let sections = found.all.filter { $0.kind == .sectionAdded }
    #expect(sections.map(\.heading) == ["Shapes", "Buttons"], "\(found.lines)")
    #expect(sections.map(\.after) == ["Panels are round.", "The standard height is 48px."])
  }

  @Test func tellsSectionsOfOneNameApart() async {
    func version(_ color: String, _ type: String) -> [String: String] {
      document("# G\n\n## Colors\n\nText.\n\(color)\n## Typography\n\nText.\n\(type)")
    }
    let found = await changes(
      from: version("", ""),
      to: version(
        "\n### Named Rules\n\n**The Rare Red Rule.** Red marks real errors.\n",
        "\n### Named Rules\n\n**The Two-Family Rule.** Manrope carries the brand; DM Sans the rest.\n"))
    #expect(
      found.all.map(\.after) == [
        "The Rare Red Rule. Red marks real errors.",
        "The Two-Family Rule. Manrope carries the brand; DM Sans the rest.",
      ], "\(found.lines)")
  }

  /// A title need not be one of front matter.
  @Test func tellsATitleAsWhatItIs() async {
    let found = await changes(
      from: document("name: Pulpe\ndescription: Marketing surface\n---\n\n# Design System: Pulpe\n\nText.\n"),
      to: document("name: Pulpe\n\n# Design System: Pulpe\n\nText.\n"))
    #expect(
      !found.all.contains { ChangeWords.head(of: $0).contains("front matter") }, "\(found.all.map(ChangeWords.head))")
  }

  @Test func tellsOnlyTheMarksThatOneVersionHas() async {
    let found = await changes(
      from: document("# G\n\n- GitHub: <https://example.org/a>\n"),
      to: document("# G\n\n- **GitHub**: <https://example.org/a>\n"))
    #expect(found.all.map(\.size) == ["plain → strong"], "\(found.all.map(\.size))")
  }

  /// What stands below them says that two headings are one.
  @Test(arguments: [
    ("A button is never wider than its words, and has a radius of 8px.", true),
    ("Pictures are never cropped, and are shown on white.", false),
  ])
  func tellsAHeadingWithAnotherTitle(after: String, isSame: Bool) async {
    func version(_ title: String, _ text: String) -> [String: String] {
      document("# G\n\n## Colours\n\nWater is blue.\n\n## \(title)\n\n\(text)\n\n## Motion\n\nPanels slide.\n")
    }
    let found = await changes(
      from: version("Buttons and links", "A button is never wider than its label, and has a radius of 8px."),
      to: version("Actions", after))
    let kinds = found.all.map(\.kind)
    #expect(kinds.contains(.headingChanged) == isSame, "\(found.lines)")
    #expect(kinds.contains(.headingAdded) == false && kinds.contains(.headingRemoved) == false, "\(found.lines)")
  }
}
