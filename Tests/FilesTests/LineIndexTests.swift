import Files
import Testing

struct LineIndexTests {
  private func places(_ text: String, _ offsets: [Int]) -> [Position] {
    let index = LineIndex(Array(text.utf8))
    return offsets.map { index.position(at: $0) }
  }

  @Test func countsLinesAndColumnsFromOne() {
    #expect(
      places("ab\ncd", [0, 1, 2, 3, 5]) == [
        Position(line: 1, column: 1), Position(line: 1, column: 2), Position(line: 1, column: 3),
        Position(line: 2, column: 1), Position(line: 2, column: 3),
      ])
  }

  @Test func takesAnEmptyFileAsOneLine() {
    let index = LineIndex([])
    #expect(index.lineCount == 1)
    #expect(index.position(at: 0) == Position(line: 1, column: 1))
    #expect(index.text(ofLine: 1).isEmpty)
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "a\rb\r\nc"])
  func endsALineAtLFAndCRLFAndALoneCR(text: String) {
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    #expect(index.lineCount == 3)
    #expect((1...3).map { String(decoding: index.text(ofLine: $0), as: UTF8.self) } == ["a", "b", "c"])
    #expect(index.position(at: bytes.count - 1) == Position(line: 3, column: 1))
  }

  @Test func countsALineAfterTheLastLineEnding() {
    let index = LineIndex(Array("a\n".utf8))
    #expect(index.lineCount == 2)
    #expect(index.position(at: 2) == Position(line: 2, column: 1))
  }

  @Test func keepsTheCRAndLFOfOneEndingOnTheirLine() {
    #expect(places("a\r\nb", [1, 2, 3]).map(\.line) == [1, 1, 2])
  }

  @Test func leavesAByteOrderMarkOutOfTheFirstLine() {
    let text = "\u{FEFF}ab\ncd"
    let index = LineIndex(Array(text.utf8))
    #expect(places(text, [0, 3, 4]) == [1, 1, 2].map { Position(line: 1, column: $0) })
    #expect(places(text, [6]) == [Position(line: 2, column: 1)])
    #expect(String(decoding: index.text(ofLine: 1), as: UTF8.self) == "ab")
  }

  @Test func countsColumnsInScalarsAndNotInBytes() {
    #expect(places("é€😀x", [0, 2, 5, 9, 10]).map(\.column) == [1, 2, 3, 4, 5])
  }

  @Test func countsACombiningMarkAsAColumnOfItsOwn() {
    #expect(places("e\u{301}x", [3]) == [Position(line: 1, column: 3)])
  }

  @Test func holdsOffsetsOutsideTheFileAtItsEnds() {
    #expect(places("ab", [-5, 99]) == [Position(line: 1, column: 1), Position(line: 1, column: 3)])
  }

  @Test func givesTheOffsetAtWhichALineStarts() {
    let index = LineIndex(Array("ab\r\ncd\n".utf8))
    #expect([0, 1, 2, 3, 4].map { index.offset(ofLine: $0) } == [0, 0, 4, 7, 7])
  }

  @Test func leadsEveryOffsetOfALineBackToThatLine() {
    let bytes = Array("one\r\n\ntwo\rthree\n\n".utf8)
    let index = LineIndex(bytes)
    for line in 1...index.lineCount {
      #expect(index.position(at: index.offset(ofLine: line)) == Position(line: line, column: 1))
    }
  }

  @Test func readsBytesThatAreNoUTF8WithoutStopping() {
    let index = LineIndex([0xFF, 0x80, 0x0A, 0xC3])
    #expect(index.lineCount == 2)
    #expect(index.position(at: 4) == Position(line: 2, column: 2))
  }
}
