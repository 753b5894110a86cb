import Testing
import Tokens

@testable import Matching

@Suite struct PairsByNameTests {
  private static func pairs(
    _ gone: [String], _ come: [String], isSame: Bool = true, fits: (TokenPath, TokenPath) -> Bool = { _, _ in true }
  ) -> [String] {
    let found = PairsByName.all(
      gone.map { TokenPath($0) }, come.map { TokenPath($0) }, isSame: { _, _ in isSame }, fits: fits)
    return found.map { "\($0.old) \($0.new) \($0.confidence)" }.sorted()
  }

  @Test(arguments: [
    ("color.accentHover", "color.accent-hover"), ("color.accent", "color.accent.default"),
    ("button.primary.color", "color.button.primary"),
  ]) func joinsTwoSpellingsOfOneName(old: String, new: String) {
    #expect(Self.pairs([old], [new]) == ["\(old) \(new) 0.95"])
    #expect(Self.pairs([new], [old]) == ["\(new) \(old) 0.95"])
  }

  @Test func isLessSureOfAnotherValue() {
    #expect(Self.pairs(["a.bC"], ["a.b-c"], isSame: false) == ["a.bC a.b-c 0.85"])
  }

  @Test func joinsNothingWithTwoNamesToChooseFrom() {
    #expect(Self.pairs(["a.b.c"], ["c.b.a", "b.a.c"]) == [])
  }

  @Test func joinsNothingWhoseValuesCannotBeOne() {
    #expect(Self.pairs(["a.bC"], ["a.b-c"], fits: { _, _ in false }) == [])
  }

  @Test func keepsNamesWithTheSameFiguresInAnotherOrderApart() {
    #expect(Self.pairs(["grey.1.2"], ["grey.2.1"]) == [])
  }
}
