import Files
import Testing

struct SourcesTests {
  @Test func walksFilesInTheOrderOfTheirPathsWhateverTheOrderGiven() {
    let paths = ["b.md", "a/z.md", "a.md", "a/b.md", "B.md"]
    let forward = Sources(paths.map { SourceFile(path: $0, text: "") })
    let backward = Sources(paths.reversed().map { SourceFile(path: $0, text: "") })
    #expect(forward.files.map(\.path) == ["B.md", "a.md", "a/b.md", "a/z.md", "b.md"])
    #expect(backward.files.map(\.path) == forward.files.map(\.path))
  }

  @Test func keepsTheFirstFileOfAPathGivenTwice() throws {
    let sources = Sources([SourceFile(path: "a.md", text: "first"), SourceFile(path: "a.md", text: "second")])
    #expect(sources.files.count == 1)
    let file = try #require(sources["a.md"])
    #expect(String(decoding: file.bytes, as: UTF8.self) == "first")
  }

  @Test func findsTheFilesBelowAFolderAndNotThoseBesideIt() {
    let sources = Sources(["a/x.md": "", "a/b/y.md": "", "ab/z.md": "", "a.md": ""])
    #expect(sources.files(under: "a").map(\.path) == ["a/b/y.md", "a/x.md"])
    #expect(sources.files(under: "missing").isEmpty)
    #expect(sources["missing"] == nil)
  }
}

struct SpanTests {
  private let file = SourceFile(path: "a.md", text: "one two")

  @Test func holdsTheTextOfItsRange() {
    #expect(file.span(ByteRange(4, 7)).text == "two")
    #expect(file.span(ByteRange(3, 3)).text.isEmpty)
  }

  @Test func neverEndsBeforeItStarts() {
    let range = ByteRange(5, 2)
    #expect(range.start == 5)
    #expect(range.end == 5)
    #expect(range.count == 0)
  }

  @Test func equalsOnlyASpanOfTheVerySameFile() {
    let twin = SourceFile(path: "a.md", text: "one two")
    #expect(file.span(ByteRange(0, 3)) == file.span(ByteRange(0, 3)))
    #expect(file.span(ByteRange(0, 3)) != file.span(ByteRange(0, 2)))
    #expect(file.span(ByteRange(0, 3)) != twin.span(ByteRange(0, 3)))
  }
}
