import Diagnostics
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("color.brnad", "color.brand"), ("color.bran", "color.brand"), ("colour.brand", "color.brand"),
    ("color.Brand", "color.brand"), ("spcae", "space"),
  ])
  func namesWhatIsAFewEditsAway(name: String, meant: String) {
    #expect(Suggestion.nearest(to: name, in: ["space", "color.brand", "color.background"]) == meant)
  }

  @Test func isSilentWhereNothingIsNearEnoughToBeMeant() {
    #expect(Suggestion.nearest(to: "motion.spring", in: ["color.brand", "space"]) == nil)
    #expect(Suggestion.nearest(to: "abc", in: ["xyz"]) == nil)
    #expect(Suggestion.nearest(to: "abc", in: [String]()) == nil)
  }

  @Test func countsASwapOfNeighboursAsOneEdit() {
    #expect(Suggestion.nearest(to: "reda", in: ["read"]) == "read")
    #expect(Suggestion.nearest(to: "dera", in: ["read"]) == nil)
  }

  @Test func takesTheFirstOfEquallyNearNames() {
    #expect(Suggestion.nearest(to: "card", in: ["cart", "care", "bard"]) == "cart")
  }

  @Test func prefersTheNearerNameWhereverItStands() {
    #expect(Suggestion.nearest(to: "background", in: ["backgroud-2", "backgrounds", "backgroun"]) == "backgrounds")
  }

  @Test func neverLooksFurtherThanFourEdits() {
    let name = String(repeating: "a", count: 60)
    let near = String(repeating: "a", count: 56) + "bbbb"
    let far = String(repeating: "a", count: 55) + "bbbbb"
    #expect(Suggestion.nearest(to: name, in: [far]) == nil)
    #expect(Suggestion.nearest(to: name, in: [far, near]) == near)
  }

  @Test func standsEmptyAndVeryLongNames() {
    #expect(Suggestion.nearest(to: "", in: ["", "a"]) == "")
    let long = String(repeating: "x", count: 100_000)
    #expect(Suggestion.nearest(to: long, in: ["x", long]) == long)
  }
}
