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
      #expect(rules == ["nested-too-deeply"])
      #expect(HTMLRenderer.html(document) == Array("<p>before</p>\n".utf8))
    }
  }

  @Test func reportsNestingByIndentation() {
    let steps = (0..<4000).map { String(repeating: "\t", count: $0 / 2) + "- a\n" }.joined()
    let (document, rules) = read(steps + String(repeating: "\n", count: Self.many))
    #expect(rules == ["nested-too-deeply"])
    #expect(document.nodes.count > 500)
  }

  @Test func acceptsWhatOnlyLooksNested() {
    let text = String(repeating: "- ", count: 400) + "\n\n" + String(repeating: "* ", count: 400) + "\n"
    #expect(read(text).rules.isEmpty)
    #expect(read(text).document.nodes.map(\.kind) == [.document, .thematicBreak, .thematicBreak])
  }

  @Test func reportsBracketsThatLibcmarkWouldNeverClose() {
    let (_, rules) = read(String(repeating: "![[]()", count: Self.many))
    #expect(rules == ["nested-too-deeply"])
    #expect(read(String(repeating: "![a](b) [c](d)\n\n", count: 10_000)).rules.isEmpty)
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
