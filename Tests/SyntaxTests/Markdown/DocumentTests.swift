import Files
import Syntax
import Testing

@Suite struct DocumentTests {
  private func first(_ kind: MarkdownNode.Kind, _ text: String) throws -> (document: MarkdownDocument, index: Int) {
    let document = Rendered.document(text)
    return (document, try #require(document.nodes.firstIndex { $0.kind == kind }))
  }

  @Test func knowsWhatNodesStandInHoweverFarBack() throws {
    let document = Rendered.document(String(repeating: "a\n\n", count: 40_000) + "# B\n\n- *c* `d`\n")
    let heading = try #require(document.headings.first)
    #expect(heading.node > Int(UInt16.max))
    #expect(document.parent(of: heading.node) == 0)
    #expect(document.heading(of: heading.node)?.text == "B")
    let code = try #require(document.nodes.lastIndex { $0.kind == .code })
    let paragraph = try #require(document.parent(of: code))
    #expect(document[paragraph].kind == .paragraph && document.children(of: paragraph).map { $0 }.last == code)
    #expect(document.string(of: code) == "d" && document.span(of: code).text == "`d`")
    #expect(document.nodes.indices.dropFirst().allSatisfy { document.parent(of: $0).map { $0 >= 0 } == true })
  }

  @Test func knowsLists() throws {
    let loose = try first(.list, "3) a\n\n4) b\n")
    #expect(loose.document[loose.index].isOrdered)
    #expect(!loose.document[loose.index].isTight)
    #expect(loose.document[loose.index].start == 3)
    let tight = try first(.list, "- a\n- [x] b\n- [ ] c\n")
    #expect(!tight.document[tight.index].isOrdered)
    #expect(tight.document[tight.index].isTight)
    #expect(tight.document.children(of: tight.index).map { tight.document[$0].task } == [.none, .done, .open])
  }

  @Test func knowsCode() throws {
    let fenced = try first(.codeBlock, "``` swatches  dark &amp; light\na\n\n b\n```\n")
    #expect(fenced.document.info(of: fenced.index) == "swatches  dark & light")
    #expect(fenced.document.string(of: fenced.index) == "a\n\n b\n")
    #expect(fenced.document[fenced.index].isFenced)
    let indented = try first(.codeBlock, "    a\n")
    #expect(indented.document.info(of: indented.index) == "")
    #expect(!indented.document[indented.index].isFenced)
    let span = try first(.code, "`` a`b ``")
    #expect(span.document.string(of: span.index) == "a`b")
  }

  private static let codeBlocks: [(text: String, fence: String?, lines: [String])] = [
    ("```css\na\n\n b\n```\n", "```css", ["a", "", " b"]),
    ("```css\r\na\r\n b\r\n```\r\n", "```css", ["a", " b"]),
    ("> ~~~\n> a a\n> b\n> ~~~\n", "~~~", ["a a", "b"]),
    ("- x\n\n  ```\n  a\n    b\n  ```\n", "```", ["a", "  b"]),
    ("    a\n      b\n", nil, ["a", "  b"]),
    ("```\na", "```", ["a"]),
    ("```\n```\n", "```", []),
  ]

  @Test(arguments: codeBlocks)
  func knowsTheLinesOfCode(text: String, fence: String?, lines: [String]) throws {
    let (document, node) = try first(.codeBlock, text)
    #expect(document.fence(of: node).map { document.file.span($0).text } == fence)
    #expect(document.codeLines(of: node).map { document.file.span($0).text } == lines)
  }

  @Test func knowsLinks() throws {
    let link = try first(.link, "[a *b*](</x y> \"t &amp; u\")")
    #expect(link.document.url(of: link.index) == "/x y")
    #expect(link.document.title(of: link.index) == "t & u")
    #expect(link.document.plainText(of: link.index) == "a b")
    let bare = try first(.link, "www.a.b")
    #expect(bare.document.url(of: bare.index) == "http://www.a.b")
    #expect(bare.document.title(of: bare.index) == nil)
    #expect(bare.document[bare.index].isAutolink)
    let empty = try first(.link, "[a](b '')")
    #expect(empty.document.title(of: empty.index) == "")
  }

  @Test func findsAnAddressWhereverItBegins() {
    for count in 1...140 {
      let document = Rendered.document(String(repeating: "a", count: count) + " www.b.c\n")
      var starts: [Int] = []
      document.forEachDestination { node, _ in starts.append(document[node].range.start) }
      #expect(starts == [count + 1])
    }
  }

  @Test func knowsTables() throws {
    let table = try first(.table, "| a | b | c |\n|:--|:-:|--:|\n| d | e `f` | |\n")
    let rows = table.document.children(of: table.index).map { $0 }
    #expect(rows.map { table.document[$0].isHeader } == [true, false])
    let cells = table.document.children(of: rows[1]).map { $0 }
    #expect(cells.map { table.document[$0].alignment } == [.left, .center, .right])
    #expect(cells.map { table.document.plainText(of: $0) } == ["d", "e f", ""])
    #expect(table.document.plainText(of: table.index) == "a b c d e f ")
  }

  @Test func partsBlocksInPlainText() {
    #expect(Rendered.document("# A\n\nb\nc  \nd *e*\n\n- f\n- g\n").plainText(of: 0) == "A b c d e f g")
  }
}

extension MarkdownDocument {
  /// The text of a subtree as a string, to be compared.
  fileprivate func plainText(of node: Int) -> String { String(decoding: plainBytes(of: node), as: UTF8.self) }
}
