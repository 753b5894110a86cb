import Comparison
import ComparisonSupport
import Differences
import Testing

/// What plain documents state: values that come and go, and which items, rows and headings are the same ones.
struct StatedValueTests {
  /// What a document states is told as values, whatever its paragraphs do.
  @Test func tellsValuesThatWentAsValues() async {
    let values = "- Principal: `#C62828`\n- Secundaria: `#1565C0`\n- Borda: 2px\n"
    let rest = "# Marca\n\nText.\n"
    let found = await changes(from: ["a.md": rest + "\n## Cores\n\n" + values], to: ["a.md": rest])
    #expect(found.causes == ["visible section-removed+figures-changed a.md"])
    #expect(found.all[0].words == "section removed with values")
    #expect(found.all[0].size == "Borda 2 px")
    #expect(found.all[0].colors.map(\.named) == ["Principal #c62828", "Secundaria #1565c0"])
    #expect(found.step == .minor)
    let back = await changes(from: ["a.md": rest], to: ["a.md": rest + "\n## Cores\n\n" + values])
    #expect(back.causes == ["visible section-added+figures-changed a.md"])
    #expect(back.all[0].colors.map(\.afterText) == ["#c62828", "#1565c0"])
  }

  /// Of several values in one row or sentence, each has the name that grammar gives it, in its theme.
  @Test func namesEachOfSeveralValuesInARow() async {
    let start = "# A\n\nText.\n"
    let table = "\n## Farben\n\n| Token | Light | Dark |\n|---|---|---|\n| ground | #ffffff | #101214 |\n"
    let found = await changes(from: ["a.md": start], to: ["a.md": start + table])
    #expect(found.all[0].colors.map(\.named) == ["ground, light #ffffff", "ground, dark #101214"])
    let list = "\n## Sizes\n\n- **Card**: padding 12px, radius 6px\n"
    let sizes = await changes(from: ["a.md": start + list], to: ["a.md": start])
    #expect(sizes.all[0].size == "Card, padding 12 px and Card, radius 6 px")
  }

  /// Steps of one scale are told together.
  @Test func tellsValuesOfOneFamilyAsOne() async {
    let start = "# A\n\nText.\n"
    let list =
      "\n## Sizes\n\n- Corner sm: 4px\n- Gap: 20px\n- Corner md: 8px\n- Corner lg: 12px\n- Edge a: 1px\n- Edge b: 2px\n"
    let found = await changes(from: ["a.md": start], to: ["a.md": start + list])
    #expect(found.all[0].size == "Corner sm–lg 4 px, 8 px, 12 px, Gap 20 px, Edge a 1 px and Edge b 2 px")
  }

  /// What a card has is no scale, and a long one is not told figure by figure.
  @Test func tellsPartsOfAThingEachByItsName() async {
    let start = "# A\n\nText.\n"
    let parts = "\n## Sizes\n\n- Card padding: 12px\n- Card radius: 6px\n- Card gap: 4px\n"
    let card = await changes(from: ["a.md": start], to: ["a.md": start + parts])
    #expect(card.all[0].size == "Card padding 12 px, Card radius 6 px and Card gap 4 px")
    let steps = (1...20).map { "- Space \($0): \($0 * 4)px\n" }.joined()
    let scale = await changes(from: ["a.md": start], to: ["a.md": start + "\n## Sizes\n\n" + steps])
    #expect(scale.all[0].size == "Space 1–20 4 px, 8 px, 12 px, 16 px, 20 px, 24 px, 14 more")
  }

  @Test func pairsAValueWithTheOneThatItReplacesAlthoughTheTextStillTellsIt() async {
    let found = await changes(
      from: ["a.md": "# A\n\nTeal (#0E8C7F): the accent.\n"],
      to: ["a.md": "# A\n\nTeal (#0C7C71): the accent, darkened from #0E8C7F at 4.14:1.\n"])
    #expect(found.all[0].colors.map { "\($0.beforeText ?? "") \($0.afterText ?? "")" } == ["#0e8c7f #0c7c71"])
  }

  @Test func doesNotMissAValueThatThePageStillStates() async {
    let start = "# A\n\nThe accent is #1565C0.\n"
    let found = await changes(from: ["a.md": start + "\n- Links: #1565c0\n"], to: ["a.md": start])
    #expect(found.causes == ["visible text-removed a.md"])
  }

  /// A row that came to a table is one more value, though the text says the same figure of something else.
  @Test func tellsARowThatCameToATableAsAValue() async {
    func table(_ rows: [String]) -> [String: String] {
      let rest = "Cards have a padding of 12px and a gap of 24px.\n"
      return ["a.md": "# A\n\n| Step | Size |\n|---|---|\n\(rows.map { $0 + "\n" }.joined())\n\(rest)"]
    }
    let (old, new) = (["| sm | 8px |", "| md | 16px |"], ["| sm | 8px |", "| md | 16px |", "| lg | 24px |"])
    let came = await changes(from: table(old), to: table(new))
    #expect(came.causes == ["visible text-added+figures-changed a.md"], "\(came.causes)")
    #expect(came.all[0].words == "values added" && came.all[0].size == "lg 24 px")
    let went = await changes(from: table(new), to: table(old))
    #expect(went.causes == ["visible text-removed+figures-changed a.md"], "\(went.causes)")
    // A row that says it with another name is no more of it.
    let other = await changes(
      from: ["a.md": "# A\n\n| Step | Size |\n|---|---|\n| sm | 8px |\n| medium step of all | 16px |\n"],
      to: ["a.md": "# A\n\n| Step | Size |\n|---|---|\n| sm | 8px |\n| md | 16px |\n"])
    #expect(!other.all.contains { $0.words == "values added" }, "\(other.all.map(\.words))")
    let plain = await changes(
      from: table(old), to: table(old + ["| xl | as much as there is |"]))
    #expect(plain.all.map(\.words) == ["row added"])
  }

  /// What another section says of something else is another value.
  @Test func countsTheValuesOfASection() async {
    let start = "# A\n\n## Cards\n\n- Padding: 16px\n- Shadow: 0 4px 24px\n"
    let section = "\n## Radius\n\n- `--radius-md`: 4px\n- `--radius-xl`: 16px\n- `--radius-xs`: 4px\n"
    let found = await changes(from: ["a.md": start], to: ["a.md": start + section])
    #expect(found.causes == ["visible section-added+figures-changed a.md"])
    #expect(found.all[0].judgement.reason == "it states 3 values more")
    let gone = await changes(from: ["a.md": start + section], to: ["a.md": start])
    #expect(gone.all[0].judgement.reason == "3 values that it stated are gone")
    // What only stands elsewhere now is the same value.
    let moved = await changes(
      from: ["a.md": start + "\n## Gaps\n\nThe gap between two cards in a row is 12px.\n"],
      to: ["a.md": start + "\n## Grid\n\nTwo cards that stand in one row are always 12px apart.\n"])
    #expect(!moved.all.contains { $0.judgement.reason.contains("it states") }, "\(moved.lines)")
  }

  /// What is said of a name in brackets makes it no other, and neither do other words behind the same beginning.
  @Test func pairsItemsThatBeginAlike() async {
    let named = await changes(
      from: ["a.md": "# A\n\n- Syne: logo, high-level titles, uppercase\n- Other: words\n"],
      to: ["a.md": "# A\n\n- Syne (`brand-font`): the wordmark and a few moments of the brand\n- Other: words\n"])
    #expect(named.all.map(\.kind) == [.textChanged])
    let begun = await changes(
      from: [
        "a.md":
          "# A\n\n- Progress launched from the list reuses the row instead of falling back to a tiny button\n- Other: words\n"
      ],
      to: [
        "a.md":
          "# A\n\n- Progress launched from the list is a rounded card with an icon tile, a label in sentence case and a bar below it\n- Other: words\n"
      ])
    #expect(begun.all.map(\.kind) == [.textChanged], "\(begun.lines)")
  }

  @Test func pairsItemsAndRowsByTheNameThatTheyBeginWith() async {
    let list = await changes(
      from: ["a.md": "# A\n\n- Black: #050607 or darker\n- Mint: #8DDED7\n"],
      to: ["a.md": "# A\n\n- Black: near it\n- Mint: the colour of the sea\n"])
    #expect(list.all.map(\.before) == ["Black: #050607 or darker", "Mint: #8DDED7"])
    #expect(list.all.map(\.after) == ["Black: near it", "Mint: the colour of the sea"])
    func table(_ rows: String) -> [String: String] { ["a.md": "# A\n\n| Brand | Web |\n|---|---|\n\(rows)"] }
    let rows = await changes(
      from: table("| deep | deep, blue-700 |\n| cyan | cyan |\n"),
      to: table("| cyan | cyan, blue-700 |\n| deep | deep |\n"))
    #expect(rows.all.map(\.before) == ["deep | deep, blue-700", "cyan | cyan"])
    #expect(rows.all.map(\.after) == ["deep | deep", "cyan | cyan, blue-700"])
  }

  @Test func takesNoLineBreakBetweenLettersOfAScriptWithoutBlanksForADifference() async {
    let found = await changes(
      from: ["a.md": "# 规范\n\n圆角为八像素，点击区域不小于四十四像素。\n"], to: ["a.md": "# 规范\n\n圆角为八像素，\n点击区域不小于四十四像素。\n"])
    #expect(found.isEmpty)
  }

  /// A page that has another title is not another page, and a section keeps its subject whatever its number is.
  @Test func pairsHeadingsByTheirSubjects() async {
    let old = "# One\n\nFirst words of it.\n\n## 9. Color Palette & Roles\n\nBlue.\n\n## 10. Motion\n\nFast.\n"
    let new = "# Two\n\nOther things are told.\n\n## Motion & Transitions\n\nSlow.\n\n## Colors\n\nRed.\n"
    let headings = await changes(from: ["a.md": old], to: ["a.md": new]).all.filter { $0.kind == .headingChanged }
    #expect(headings.map(\.before) == ["One", "9. Color Palette & Roles", "10. Motion"])
    #expect(headings.map(\.after) == ["Two", "Colors", "Motion & Transitions"])
  }
}
