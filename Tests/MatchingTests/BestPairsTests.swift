import Testing

@testable import Matching

@Suite struct BestPairsTests {
  private static func pairs(_ likeness: [[Double?]], least: Double) -> [[Int]] {
    BestPairs.among(likeness.count, likeness[0].count, least: least) { likeness[$0][$1] }.map { [$0.old, $0.new] }
  }

  @Test func pairsTheMostAlikeFirstAndEachOnce() {
    #expect(Self.pairs([[0.9, 0.8, 0.1], [0.95, 0.2, 0]], least: 0.5) == [[1, 0], [0, 1]])
  }

  @Test func pairsNothingThatIsLessAlikeOrCannotBeCompared() {
    #expect(Self.pairs([[nil, nil], [0.4, 0.49]], least: 0.5) == [])
    #expect(Self.pairs([[nil, 0.5], [0.4, 0.49]], least: 0.5) == [[0, 1]])
  }

  @Test func takesTheEarlierOfThoseThatAreEquallyAlike() {
    #expect(Self.pairs([[0.7, 0.7], [0.7, 0.7]], least: 0.5) == [[0, 0], [1, 1]])
  }
}
