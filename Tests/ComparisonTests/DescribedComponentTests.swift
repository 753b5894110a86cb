import Comparison
import ComparisonSupport
import Reviews
import Testing

/// Components that a design document describes, drawn before and after.
struct DescribedComponentTests {
  private func document(_ primary: String = "#0044aa", hover: String = "#003388", padding: Int = 12) -> [String: String]
  {
    [
      "content/demo/DESIGN.md": """
      ---
      name: Demo
      colors:
        primary: "\(primary)"
        primary-hover: "\(hover)"
        paper: "#ffffff"
      components:
        button:
          backgroundColor: "{colors.primary}"
          textColor: "{colors.paper}"
          padding: \(padding)px
        button-hover:
          backgroundColor: "{colors.primary-hover}"
        card:
          backgroundColor: "{colors.paper}"
          padding: 20px
      ---

      # Demo

      ## Components

      Buttons and cards.
      """
    ]
  }

  private func drawn(_ changes: Changes) -> [String] {
    changes.components.shown.map { pair in
      let causes = pair.causes.compactMap { key in changes.all.first { $0.key == key }?.subject }
      return "\(pair.name) because of \(causes.joined(separator: ", "))"
    }
  }

  @Test func drawsAComponentThatATokenMoves() async throws {
    let found = await changes(from: document(), to: document("#aa2200"))
    #expect(drawn(found) == ["Demo › Button: component because of colors.primary"])
    let pair = try #require(found.components.shown.first)
    #expect(String(decoding: pair.before ?? [], as: UTF8.self).contains("#0044aa"))
    #expect(String(decoding: pair.after ?? [], as: UTF8.self).contains("#aa2200"))
    #expect(ChangesHTML.text(found, Approvals()).contains("Seen in 1 drawing"))
  }

  @Test func drawsOnlyTheStatesThatLookDifferent() async throws {
    let found = await changes(from: document(), to: document(hover: "#661188"))
    let pair = try #require(found.components.shown.first)
    let after = String(decoding: pair.after ?? [], as: UTF8.self)
    #expect(after.contains("#661188"))
    #expect(!after.contains("#0044aa"))
  }

  @Test func drawsAComponentWhoseOwnPropertyChanged() async {
    let found = await changes(from: document(), to: document(padding: 20))
    #expect(drawn(found).count == 1)
    #expect(drawn(found).first?.hasPrefix("Demo › Button: component") == true)
  }

  @Test func drawsNothingWhereNothingLooksDifferent() async {
    let words = document().mapValues { $0.replacing("Buttons and cards.", with: "Cards and buttons.") }
    #expect(drawn(await changes(from: document(), to: words)) == [])
  }

  private func padded(_ padding: String) -> [String: String] {
    [
      "content/demo/DESIGN.md": """
      ---
      name: Demo
      components:
        button:
          padding: \(padding)
        chip:
          padding: \(padding)
      ---

      # Demo

      ## Components

      The button has a padding of 8px 14px.
      """
    ]
  }

  @Test func tellsALengthOfTwoSidesAndThoseOfOtherComponentsAsOneChange() async {
    let found = await changes(from: padded("8px 14px"), to: padded("10px 16px"))
    #expect(found.lines == ["visible value-changed components"])
    #expect(found.all[0].before == "padding 8px 14px" && found.all[0].after == "padding 10px 16px")
    #expect(found.all[0].radius.members.count == 4)
    #expect(drawn(found).count == 2)
    let one = await changes(
      from: padded("8px 14px"),
      to: padded("8px 14px").mapValues { $0.replacing("chip:\n    padding: 8px", with: "chip:\n    padding: 9px") })
    #expect(one.causes == ["visible value-changed components.chip.padding.block"])
  }

  @Test func tellsAnotherNumberOfSidesAsAnotherValue() async {
    let found = await changes(from: padded("16px"), to: padded("8px 16px"))
    #expect(
      found.causes == [
        "visible value-changed components.button.padding", "visible value-changed components.chip.padding",
      ])
    #expect(found.all[0].before == "16px" && found.all[0].after == "8px 16px")
    #expect(drawn(found).count == 2)
    let back = await changes(from: padded("8px 16px"), to: padded("16px"))
    #expect(back.all[0].before == "8px 16px" && back.all[0].after == "16px")
  }

  @Test func takesNoPropertyOfAComponentThatStaysForOneOfAnother() async {
    func version(_ components: String) -> [String: String] {
      [
        "content/demo/DESIGN.md":
          "---\nname: Demo\ncomponents:\n\(components)---\n\n# Demo\n\n## Components\n\nWords.\n"
      ]
    }
    let old = version("  note:\n    height: 40px\n    padding: 16px\n  chip:\n    height: 20px\n")
    let new = version("  note:\n    height: 40px\n  chip:\n    height: 20px\n  tag:\n    padding: 16px\n")
    let found = await changes(from: old, to: new)
    #expect(found.all.allSatisfy { $0.formerly == nil })
  }

  @Test func saysThatAGroundIsTransparentNow() async {
    func version(_ ground: String) -> [String: String] {
      document().mapValues {
        $0.replacing(
          "card:\n    backgroundColor: \"{colors.paper}\"", with: "card:\n    backgroundColor: \"\(ground)\"")
      }
    }
    let found = await changes(from: version("#ffffff"), to: version("#ffffff00"))
    #expect(found.all.first { $0.subject == "components.card.backgroundColor" }?.size?.contains("ΔE 100") == false)
  }

  @Test func saysOfANewComponentThatItIsDrawnAnew() async {
    var other = document()
    other["content/demo/DESIGN.md"] = other["content/demo/DESIGN.md"]?.replacing(
      "  card:\n    backgroundColor: \"{colors.paper}\"\n    padding: 20px\n", with: "")
    let come = ChangesText.text(await changes(from: other, to: document()), Approvals())
    #expect(come.contains("drawn anew:") && !come.contains("looks different in:"), "\(come)")
    let gone = ChangesText.text(await changes(from: document(), to: other), Approvals())
    #expect(gone.contains("not drawn any more:"), "\(gone)")
  }

  /// The sides of a length are told once for all components to which the same was done, and others by themselves.
  @Test func tellsSidesOfManyComponentsWithTheirLengths() async {
    func version(_ padding: String, _ other: String) -> [String: String] {
      let all = [("primary", padding), ("secondary", padding), ("tertiary", padding), ("quiet", other)]
      let components = all.map {
        "  button-\($0):\n    backgroundColor: \"{colors.primary}\"\n    padding: \"\($1)\"\n"
      }
      return [
        "DESIGN.md":
          "---\nname: Kit\ncolors:\n  primary: \"#000091\"\ncomponents:\n\(components.joined())---\n# Kit\n"
      ]
    }
    let found = await changes(from: version("16px", "4px"), to: version("8px 16px", "2px 4px"))
    let sizes = found.all.filter { $0.kind == .valueChanged }.map { $0.size ?? ChangeWords.values(of: $0) ?? "" }
    #expect(sizes.contains("16px → 8px 16px, in 3 tokens"), "\(sizes)")
    #expect(!sizes.contains { $0.hasPrefix(",") || $0.contains("in 4 tokens") }, "\(sizes)")
  }
}
