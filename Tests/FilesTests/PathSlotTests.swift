import Files
import Testing

@Suite struct PathSlotTests {
  private static func words(_ path: String) -> FilePathWords { FilePathWords(path, ending: ".json") }

  @Test(
    arguments: [
      ("tokens.acme.json", "tokens.zeta.json", "acme", "zeta", 1), ("ink.json", "ink.winter.json", nil, "winter", 1),
      ("a-b-c.json", "a-x-y-c.json", "b", "x-y", 2), ("acme.json", "zeta.json", "acme", "zeta", 0),
      ("a-a.json", "a-a-a.json", nil, "a", 2), ("acme/ink.json", "zeta/ink.json", "acme", "zeta", Int.max),
      ("acme/acme-ink.json", "zeta/zeta-ink.json", "acme", "zeta", .max),
      ("x/acme/ink/a.json", "x/zeta/ink/b.json", "acme", "zeta", .max),
      ("ink.json", "acme/ink.json", nil, "acme", .max),
    ] as [(String, String, String?, String?, Int)])
  func findsWhereTwoPathsDiffer(_ a: String, _ b: String, _ first: String?, _ second: String?, _ around: Int) throws {
    let found = try #require(PathSlot.between(Self.words(a), Self.words(b)))
    #expect(found.first.name == first && found.second.name == second && found.slot.wordsAround == around)
    #expect(found.slot.fill(of: Self.words(a)) == found.first && found.slot.fill(of: Self.words(b)) == found.second)
    let back = try #require(PathSlot.between(Self.words(b), Self.words(a)))
    #expect(back.slot == found.slot && back.first == found.second && back.second == found.first)
    // Each is found by what it has in the slot.
    #expect(Self.words(a).keys.contains(found.slot.key(of: found.first)))
    #expect(Self.words(b).keys.contains(found.slot.key(of: found.second)))
    #expect(!Self.words(a).keys.contains(found.slot.key(of: found.second)) || found.slot.around == nil)
  }

  @Test(arguments: [
    ("ink.json", "ink.json"), ("a/x/ink.json", "b/y/paper.json"), ("ink.json", "a/b/ink.json"),
    ("ink.json", "a/paper.json"), ("a-b.json", "a.b.json"),
  ])
  func findsNoneWherePathsDifferInSeveralPlaces(_ a: String, _ b: String) {
    #expect(PathSlot.between(Self.words(a), Self.words(b)) == nil)
  }

  /// What stands there in the place of the folder is none of its alternatives.
  @Test func aFolderMayStandAroundOthersOfOneName() throws {
    let found = try #require(PathSlot.between(Self.words("Core/ink.json"), Self.words("acme/core/Ink.json")))
    #expect(found.first.name == nil && found.second.name == "acme" && found.slot.folders.isEmpty)
  }

  @Test func aPathElsewhereHasNothingInASlot() throws {
    let slot = try #require(PathSlot.between(Self.words("a/ink-x.json"), Self.words("a/ink-y.json"))).slot
    #expect(slot.fill(of: Self.words("a/paper-x.json")) == nil && slot.fill(of: Self.words("b/ink-x.json")) == nil)
    #expect(slot.fill(of: Self.words("a/ink.json")) == PathSlot.Fill(name: nil))
  }
}
