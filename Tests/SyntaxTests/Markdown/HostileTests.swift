import Diagnostics
import Files
import Syntax
import Testing

@Suite struct HostileTests {
  private static let many = 100_000

  private func read(_ text: String) -> (document: MarkdownDocument, rules: [String]) {
    var diagnostics = Diagnostics()
    let document = MarkdownReader.read(SourceFile(path: "page.md", text: text), into: &diagnostics)
    return (document, diagnostics.all.map(\.rule.id))
  }

  @Test(arguments: [
    "*", "**a ", "_a *b ", "[", "[a](", "![", "]", "<", "<!-- ", "<?", "`", "~", "~~a ~b~~ ", "&", "\\", "|", "a@",
    "www.a_b_",
    "http://a.b) ", "[a]: u\n", "a\n", "# a\n", "- [ ] a\n", "\r", "\0", "![](", "a**b", "&amp;", "[a][b",
  ])
  func readsLongRunsOf(piece: String) {
    let text = String(repeating: piece, count: Self.many)
    let document = read(text).document
    #expect(HTMLRenderer.html(document).count < 40 * text.utf8.count + 100)
    #expect(PositionFaults.find(in: document).isEmpty)
  }

  @Test func reportsNestingThatNobodyWrites() {
    for piece in ["> ", ">", "- ", "1. ", "* + "] {
      let (document, rules) = read("before\n\n" + String(repeating: piece, count: Self.many) + "a\n")
      #expect(rules == ["nested-too-deep"])
      #expect(HTMLRenderer.html(document) == Array("<p>before</p>\n".utf8))
    }
  }

  @Test func reportsNestingByIndentation() {
    let steps = (0..<4000).map { String(repeating: "\t", count: $0 / 2) + "- a\n" }.joined()
    let (document, rules) = read(steps + String(repeating: "\n", count: Self.many))
    #expect(rules == ["nested-too-deep"])
    #expect(document.nodes.count > 500)
  }

  @Test func acceptsWhatOnlyLooksNested() {
    let text = String(repeating: "- ", count: 400) + "\n\n" + String(repeating: "* ", count: 400) + "\n"
    #expect(read(text).rules.isEmpty)
    #expect(read(text).document.nodes.map(\.kind) == [.document, .thematicBreak, .thematicBreak])
  }

  @Test func reportsBracketsThatLibcmarkWouldNeverClose() {
    let (_, rules) = read(String(repeating: "![[]()", count: Self.many))
    #expect(rules == ["nested-too-deep"])
    #expect(read(String(repeating: "![a](b) [c](d)\n\n", count: 10_000)).rules.isEmpty)
  }

  @Test(arguments: [
    ["~~a ", "*b ", "c~~ ", "d* "], ["*~~a ", "~~* "], ["~~a ", "*b ", "c~ "], ["~~a", "~b *c ", "d~ "],
    ["~a* ", "*~ "], ["_~~", "a", "~~_"],
    ["[~~a ", "~~](b) "], ["[", "[a](b) http://c.d "], ["www.a_b.c_d,"], ["http://a.b/`c ", "` "],
    ["x\n", "~~\n", "*a~~\n"],
  ])
  func readsMarksThatCross(pieces: [String]) {
    let text = pieces.map { String(repeating: $0, count: Self.many / 4) }.joined()
    #expect(HTMLRenderer.html(read(text).document).count < 40 * text.utf8.count + 100)
    let cell = pieces.map { String(repeating: $0, count: Self.many / 4) }.joined().replacing("\n", with: " ")
    let document = read("| \(cell) |\n|-|\n| a \\| \(cell) |\n").document
    #expect(document.nodes.contains { $0.kind == .table })
    #expect(HTMLRenderer.html(document).count < 80 * cell.utf8.count + 400)
  }

  @Test func readsWhateverIsInsideOfFences() {
    for line in [
      String(repeating: " ", count: 6000) + "a", String(repeating: ">", count: 2560),
      String(repeating: "- ", count: 900),
    ] {
      let (document, rules) = read("```\n\(line)\n```\n\nafter\n")
      #expect(rules == [])
      #expect(document.nodes.contains { $0.kind == .paragraph })
    }
  }

  @Test func readsHeadingsOfMarksAndJamo() throws {
    let sequences = ["\u{301}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{0323}\u{0301}", "\u{D7B0}", "\u{0903}"]
    for sequence in sequences {
      let title = "e" + String(repeating: sequence, count: Self.many * 2)
      let document = read("# \(title)\n\n# \(title)\n\n# \(title)a\n").document
      #expect(document.headings.count == 3 && Set(document.headings.map(\.id)).count == 3)
      #expect(document.headings.allSatisfy { $0.id.utf8.count < 200 })
    }
  }

  @Test func reportsFilesThatAreTooLong() {
    let text = String(repeating: "0123456789abcde\n", count: MarkdownReader.longest / 16 + 10)
    let (document, rules) = read(text)
    #expect(rules == ["document-too-long"])
    #expect(document[0].range.end == MarkdownReader.longest)
  }

  @Test func readsTablesThatEndManyTimes() {
    #expect(!read(String(repeating: "a\nb|c\n-|-\n2. x\n", count: 5000)).document.nodes.isEmpty)
    #expect(!read(String(repeating: "http://a.b/*x* ", count: 2000)).document.nodes.isEmpty)
  }
}
