import Diagnostics
import TestSupport
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("color.brnad", "color.brand", true), ("titel", "title", true), ("color.brands", "color.brand", true),
    ("\"$tyype\"", "\"$type\"", true), ("space.5", "space.4", false), ("radius.xs", "radius.sm", false),
    ("color.brand", "color.brand.x", false), ("color.primary1", "color.primary2", false),
    ("colour.brnad", "color.brand", false),
  ])
  func aSlipIsOneLetterWithinALongWord(name: String, other: String, isSlip: Bool) {
    #expect(Suggestion.isSlip(name, for: other) == isSlip)
  }

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

  @Test func measuresAsTheWholeTableOfDistancesDoes() {
    var random = SplitMix(state: 1)
    for _ in 0..<2000 {
      let names = (0..<6).map { _ in Self.name(using: &random) }.sorted()
      let wanted = Self.name(using: &random)
      #expect(Suggestion.nearest(to: wanted, in: names) == Self.nearest(to: wanted, in: names), "\(wanted) in \(names)")
    }
  }

  /// Names of few letters, so that many are near each other.
  private static func name(using random: inout some RandomNumberGenerator) -> String {
    let letters = ["a", "b", "c", "é", "e\u{301}", "日"]
    let count = Int.random(in: 0...18, using: &random)
    return (0..<count).map { _ in letters.randomElement(using: &random) ?? "a" }.joined()
  }

  private static func nearest(to name: String, in candidates: [String]) -> String? {
    let limit = min(4, max(1, name.unicodeScalars.count / 3))
    let near = candidates.map { (edits: edits(Array(name.unicodeScalars), Array($0.unicodeScalars)), name: $0) }
    return near.filter { $0.edits <= limit }.min { $0.edits < $1.edits }?.name
  }

  private static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var table = (0...a.count).map { row in (0...b.count).map { $0 == 0 ? row : row == 0 ? $0 : 0 } }
    for i in a.indices {
      for j in b.indices {
        table[i + 1][j + 1] = min(table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (a[i] == b[j] ? 0 : 1))
        guard i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] else { continue }
        table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
      }
    }
    return table[a.count][b.count]
  }

  @Test func looksOnlyAtWhatNamesHaveNotInCommon() {
    let names = (10_000..<20_000).map { "content/guide/page-\($0).md" }
    var search = NameSearch(for: "content/other/leaf-12345.md")
    for name in names { search.look(at: name) }
    #expect(search.nearest == nil)
    // A band of nine distances for each character of one name, and nothing for the others.
    #expect(search.work <= 9 * 30)
  }

  @Test func looksNoFurtherThanANameCanStillBeMeant() {
    let names = (10_000..<11_000).map { "\($0 % 7)\($0)-\($0 * 31).md" }
    var search = NameSearch(for: "the-name-of-it.md")
    for name in names { search.look(at: name) }
    #expect(search.nearest == nil)
    #expect(search.work <= 9 * 6 * names.count)
  }
}
