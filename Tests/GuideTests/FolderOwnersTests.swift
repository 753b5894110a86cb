import Guide
import Testing

struct FolderOwnersTests {
  @Test(
    arguments: [
      ("a/x.md", "outer"), ("a/b/x.md", "inner"), ("a/b/c/x.md", "inner"), ("ab/x.md", nil), ("x.md", nil), ("a", nil),
    ] as [(String, String?)])
  func aFileIsInTheInnermostFolder(path: String, owner: String?) {
    #expect(FolderOwners([("a", "outer"), ("a/b", "inner"), ("a", "second")])[path] == owner)
  }

  @Test func theRootHasWhatNoFolderHas() {
    #expect(FolderOwners([("", 1), ("a", 2)])["b/x.md"] == 1)
  }
}
