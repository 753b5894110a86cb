import Testing

@testable import Matching

@Suite struct MovedFilesTests {
  @Test func saysWhereAFileIsNow() {
    var moved = MovedFiles()
    moved.add(["content/a/x.md": "content/c/y.md"])
    moved.addFolder("content/a/", "content/b/")
    #expect(moved.name(of: "content/a/x.md") == "content/c/y.md")
    #expect(moved.name(of: "content/a/z.md") == "content/b/z.md")
    #expect(moved.name(of: "content/ab.md") == "content/ab.md")
  }
}
