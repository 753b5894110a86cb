import Comparison
import ComparisonSupport
import Differences
import Testing

/// What became of whole sections, tables and lists.
extension PageChangeTests {
  @Test func tellsASectionThatCameAsOneChange() async {
    #expect(
      await pages("# A\n\nFirst.\n", "# A\n\nFirst.\n\n## B\n\nOne.\n\n- two\n- three\n") == [
        "visible section-added a.md"
      ])
    #expect(await pages("# A\n\nFirst.\n\n## B\n\nOne.\n", "# A\n\nFirst.\n") == ["visible section-removed a.md"])
  }

  @Test func tellsASectionWithWhatIsBelowItAsOneChange() async {
    let section =
      "## 2.0\n\nWords.\n\n### Parts\n\n- one\n\n```js\nlet a = 1\n```\n\nMore words.\n\n### Rest\n\nLast.\n"
    let found = await changes(from: ["a.md": "# A\n\nFirst.\n"], to: ["a.md": "# A\n\nFirst.\n\n" + section])
    #expect(found.lines == ["visible section-added a.md"])
    #expect(found.all[0].heading == "2.0")
  }

  @Test(arguments: ["| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |", "- one\n- two\n- three"])
  func tellsATableOrAListThatCameAsOneChange(text: String) async {
    let found = await changes(from: ["a.md": "# A\n\nFirst.\n"], to: ["a.md": "# A\n\nFirst.\n\n\(text)\n"])
    #expect(found.lines == ["visible text-added a.md"])
    #expect(found.all[0].after?.split(separator: "\n").count == 3)
  }

  @Test func knowsASectionThatStandsElsewhere() async {
    let (start, padding, last) = (
      "# T\n\nIntro here.\n", "## Padding\n\nText stands here.\n\n## B\n\nBee.\n", "## C\n\nSea.\n"
    )
    let found = await changes(
      from: ["a.md": "\(start)\n\(padding)\n\(last)"], to: ["a.md": "\(start)\n\(last)\n\(padding)"])
    #expect(found.lines == ["quiet text-moved a.md"])
    #expect(found.all[0].heading == "C")
  }

  @Test func movesASectionWithTheSectionsBelowIt() async {
    let (first, second) = ("## A\n\nText.\n\n### Small\n\nLess.\n", "## B\n\nBee.\n\nMore.\n\nAnd more.\n\nAnd last.\n")
    let found = await changes(
      from: ["a.md": "# T\n\n\(first)\n\(second)"], to: ["a.md": "# T\n\n\(second)\n\(first)"])
    #expect(found.lines == ["quiet text-moved a.md"])
    #expect(found.all[0].heading == "A")
    #expect(found.all[0].after == "Text.\nSmall\nLess.")
  }

  @Test func knowsASentenceUnderAnotherHeading() async {
    let sentence = "It is never put beside another one."
    let found = await changes(
      from: ["a.md": "# T\n\n## A\n\nText.\n\n\(sentence)\n\n## B\n\nBee.\n"],
      to: ["a.md": "# T\n\n## A\n\nText.\n\n## B\n\nBee.\n\n\(sentence)\n"])
    #expect(found.lines == ["visible text-moved a.md"])
    #expect(found.all[0].size == "from under “A”")
    #expect(found.all[0].judgement.reason == "the same words under another heading")
  }

  @Test func takesADividedParagraphForTheSameWords() async {
    let (whole, parts) = ("# A\n\nIt is high. Never use red.\n", "# A\n\nIt is high.\n\nNever use red.\n")
    let found = await changes(from: ["a.md": whole], to: ["a.md": parts])
    #expect(found.lines == ["quiet markup-changed a.md"])
    #expect(found.all[0].size == "1 paragraph → 2")
    let back = await changes(from: ["a.md": parts], to: ["a.md": whole])
    #expect(back.all.map(\.size) == ["2 paragraphs → 1"])
  }
}
