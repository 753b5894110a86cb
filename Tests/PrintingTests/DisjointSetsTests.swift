import Printing
import Testing

@Suite struct DisjointSetsTests {
  @Test func everyNumberIsAloneAtFirst() {
    var sets = DisjointSets(2)
    sets.append()
    #expect((0..<3).map(sets.root) == [0, 1, 2])
  }

  @Test func aSetGoesByItsSmallestNumber() {
    var sets = DisjointSets(7)
    for (a, b) in [(5, 4), (3, 2), (4, 3), (6, 6), (5, 2)] { sets.join(a, b) }
    #expect((0..<7).map(sets.root) == [0, 1, 2, 2, 2, 2, 6])
  }
}

@Suite struct FreeNameTests {
  @Test(arguments: [(["a"], "b", "b"), (["a"], "a", "a-2"), (["a", "a-2", "a-3"], "a", "a-4"), (["a-2"], "a", "a")])
  func countsUpToANameThatNothingHas(_ names: [String], _ name: String, _ free: String) {
    #expect(Set(names).free(name) == free)
  }
}
