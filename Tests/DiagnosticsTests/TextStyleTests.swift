import Diagnostics
import Files
import TestSupport
import Testing

struct TextStyleTests {
  @Test func showsEveryKindOfFindingAsItsGoldenDoes() throws {
    var style = TextStyle()
    try Golden.expect(style.text(try everyKindOfFinding()), named: "findings.txt")
  }

  @Test func coloursPlaceSeverityAndCaretsOnlyWhenAsked() throws {
    var style = TextStyle(color: true)
    let colored = style.text(try everyKindOfFinding())
    try Golden.expect(colored.replacing("\u{1B}", with: "␛"), named: "findings-coloured.txt")
    #expect(!read(try finding(at: "b", in: "abc")).contains("\u{1B}"))
  }

  @Test func putsCaretsUnderTheVeryCharacters() throws {
    #expect(frame(try finding(at: "two", in: "one\none two three\n")) == [" 2 | one two three", "   |     ^^^"])
    #expect(frame(try finding(at: "ü", in: "aüb")) == [" 1 | aüb", "   |  ^"])
  }

  @Test func alignsTheFrameToTheWidthOfTheLineNumber() throws {
    let text = String(repeating: "\n", count: 99) + "here"
    #expect(frame(try finding(at: "here", in: text)) == [" 100 | here", "     | ^^^^"])
  }

  @Test func takesATabAsOneColumn() throws {
    #expect(frame(try finding(at: "x", in: "\t\tx")) == [" 1 |   x", "   |   ^"])
  }

  @Test func drawsOneCaretForAPlaceWithoutLength() throws {
    let file = SourceFile(path: "a.md", text: "ab")
    for offset in 0...2 {
      let lines = frame(Diagnostic(rule("a-rule"), "x", at: file.span(ByteRange(offset, offset))))
      #expect(lines == [" 1 | ab", "   | " + String(repeating: " ", count: offset) + "^"])
    }
  }

  @Test func endsTheCaretsWithTheLineWhereASpanGoesOn() throws {
    let file = SourceFile(path: "a.md", text: "one two\nthree\n")
    let lines = frame(Diagnostic(rule("a-rule"), "x", at: file.span(ByteRange(4, 13))))
    #expect(lines == [" 1 | one two", "   |     ^^^"])
  }

  @Test(arguments: [0, 1, 2, 3]) func pointsAtTheFirstCharacterForAPlaceInAByteOrderMark(offset: Int) {
    let file = SourceFile(path: "a.md", text: "\u{FEFF}{}")
    for end in offset...5 {
      let text = read(Diagnostic(rule("a-rule"), "x", at: file.span(ByteRange(offset, end))))
      let carets = String(repeating: "^", count: max(1, end - 3))
      #expect(text == "a.md:1:1: error: x [a-rule]\n 1 | {}\n   | \(carets)\n    why: it matters\n")
    }
  }

  @Test func showsEveryPlaceOfAFileWhateverItsBytes() {
    let texts: [[UInt8]] = [
      [], [0xEF, 0xBB, 0xBF], [0xEF, 0xBB, 0xBF, 0x0A], [0xFF, 0x80, 0x0D, 0x80], [0x0D, 0x0A, 0xC3],
    ]
    for bytes in texts {
      let file = SourceFile(path: "a.md", bytes: bytes)
      for start in 0...bytes.count {
        for end in start...bytes.count {
          #expect(read(Diagnostic(rule("a-rule"), "x", at: file.span(ByteRange(start, end)))).hasPrefix("a.md:"))
        }
      }
    }
  }

  @Test func showsNoFrameForAnEmptyLine() throws {
    let file = SourceFile(path: "a.md", text: "\n\n")
    let text = read(Diagnostic(rule("a-rule"), "x", at: file.span(ByteRange(1, 1))))
    #expect(text == "a.md:2:1: error: x [a-rule]\n    why: it matters\n")
  }

  /// Fifty findings of a rule give its reason once; a finding with a reason of its own gives that.
  @Test func givesTheReasonOfARuleOnceInAText() {
    var found = Diagnostics()
    for name in ["a", "b"] {
      found.report(rule("one"), "\(name) is wrong", at: nil)
      found.report(rule("two"), "\(name) is wrong", at: nil)
    }
    found.report(rule("one"), "c is wrong", at: nil, why: "it costs a page")
    var style = TextStyle()
    let reasons = style.text(found).split(separator: "\n").filter { $0.contains("why: ") }
    #expect(reasons == ["    why: it matters", "    why: it matters", "    why: it costs a page"])
  }

  /// A text that turned out to be too long has told nobody anything.
  @Test func givesTheReasonOfARuleInATextThatFits() {
    var found = Diagnostics()
    for name in ["a", "b", "c", "d"] { found.report(rule("one"), Message("\(name) is wrong"), at: nil) }
    var style = TextStyle()
    let text = style.fitted(found.grouped, lines: 4)
    #expect(
      text == """
        error: a is wrong [one]
            why: it matters
            and 3 more of one
        3 more places: specimen check --all shows them

        """)
  }

  @Test func cutsALongLineAroundThePlace() throws {
    let text = String(repeating: "abcdefghi ", count: 100) + "HERE" + String(repeating: " jklmnopqr", count: 100)
    let lines = frame(try finding(at: "HERE", in: text))
    try #require(lines.count == 2)
    #expect(lines[0].unicodeScalars.count <= 130)
    let caret = try #require(lines[1].firstRange(of: "^^^^")).lowerBound
    let place = lines[1].distance(from: lines[1].startIndex, to: caret)
    #expect(String(lines[0].dropFirst(place).prefix(4)) == "HERE")
    #expect(read(try finding(at: "HERE", in: text)).hasPrefix("content/a.md:1:1001: error:"))
  }

  @Test func keepsTheCaretsInsideWhatIsShownOfALongSpan() throws {
    let lines = frame(
      try finding(at: String(repeating: "x", count: 500), in: "ab " + String(repeating: "x", count: 500)))
    try #require(lines.count == 2)
    #expect(lines[0].count == lines[1].count)
  }

  @Test func letsNoControlCharacterReachTheTerminal() throws {
    let hostile = "\u{1B}[2J\u{7}\u{9B}31m\u{202E}red\u{200F}\u{0}"
    let finding = try finding(
      at: "red", in: hostile, path: "content/\u{1B}]0;x\u{7}.md", message: "\(hostile) is wrong\nindeed", why: hostile,
      fix: "drop \(hostile)")
    let text = read(finding)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || $0.value == 0x200F })
    #expect(text.contains("is wrong indeed [a-rule]"))
  }
}
