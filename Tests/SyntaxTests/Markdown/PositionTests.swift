import Diagnostics
import Files
import Syntax
import TestSupport
import Testing

@Suite struct PositionTests {
  private typealias Kind = MarkdownNode.Kind

  /// A text whose marks stand where nodes of some kind begin and end, in the order of the text.
  private func check(
    _ kind: Kind, _ marked: String, header: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = MarkedText(header + marked)
    let file = SourceFile(path: "page.md", text: text.text)
    var diagnostics = Diagnostics()
    let document = MarkdownReader.read(file, into: &diagnostics)
    let index = LineIndex(file.bytes)
    let found = document.nodes.filter { $0.kind == kind }.flatMap { [$0.range.start, $0.range.end] }.sorted()
    let ends = found.map { index.position(at: $0) }
    #expect(ends == text.positions, "\(marked.debugDescription)", sourceLocation: sourceLocation)
  }

  @Test func knowsWhereBlocksStand() {
    check(.heading, "↓# a↓\n\n↓## b ##↓\nx\n")
    check(.heading, "x\n\n↓a\nb\n---↓\nc\n")
    check(.heading, "↓a *b*\n===↓")
    check(.heading, "> ↓a\n> ==↓\n> b\n\n- ↓# c↓\n")
    check(.heading, "[r]: /u\n↓a\n=↓\n")
    check(.paragraph, "  ↓a\n b↓  \n\n↓c↓\n")
    check(.paragraph, "> ↓a\nb↓\n\n- ↓c\n  d↓\n")
    check(.paragraph, "[r]: /u\n  't'\n↓a↓\n")
    check(.text, "[r]: /u\n    ↓>1. a↓\n")
    check(.blockQuote, " ↓> a\n> b\nc↓\n\n↓>↓\n")
    check(.blockQuote, "- ↓> a↓\n\nb\n")
    check(.list, "↓- a\n- b\n\n  c↓\n\n\n\nd\n")
    check(.item, "↓- a↓\n↓- b\n\n  c↓\n\n↓-↓\n\nd\n")
    check(.item, "↓10) a↓\n↓11) b↓\n")
    check(.codeBlock, "x\n\n↓```swift\na\n\n```↓\ny\n")
    check(.codeBlock, "> ↓```\n> a↓\n\nb\n")
    check(.codeBlock, "- ↓~~~\n  a\n  ~~~↓\n")
    check(.codeBlock, "    ↓a\n\n    b↓\n\n\nc\n")
    check(.codeBlock, "↓```\nopen↓")
    check(.htmlBlock, "↓<div>\na\n</div>↓\n\nb\n\n↓<!-- c -->↓\nd\n")
    check(.thematicBreak, "a\n\n ↓***↓\n\n> ↓- - -↓\n")
  }

  @Test func knowsWhereTablesAndCellsStand() {
    check(.table, "x\n\n↓| a | b |\n|---|---|\n| c | d |↓\n\ny\n")
    check(.table, "↓| *a* |\n|---|\n| `b` |↓\n\n↓| c |\n|---|\n| d |↓\n \nx\n")
    check(.table, "x\n↓a | b\n---|---\nc | d↓\n> y\n")
    check(.tableRow, "> ↓| a |↓\n> |---|\n> ↓| b |↓\n")
    check(.tableCell, "| ↓a↓ | ↓b↓ |\n|---|---|\n| ↓`c`↓ | ↓*d* e↓ |\n")
    check(.tableCell, "↓a↓|↓é↓\n-|-\n↓x \\| y↓|  ↓z↓  \n")
    check(.tableCell, "- ↓a↓|↓b↓\n  -|-\n  ↓c↓|↓d↓\n")
    check(.emphasis, "| a | b |\n|---|---|\n| `x\\|y` ↓*c*↓ | \\| ↓*d*↓ |\n")
    check(.code, "| ↓`a`↓ | ↓`` b ``↓ |\n|---|---|\n| x \\| ↓`c\\|d`↓ | y |\n")
    check(.link, "| ↓[a](b)↓ |\n|---|\n| é ↓[c][d]↓ ↓http://e.f↓ |\n\n[d]: /u\n")
    check(.strikethrough, "| a |\n|---|\n| x \\| ↓~~b~~↓ |\n")
  }

  @Test func knowsWhatStandsBehindTables() {
    let table = "| *a* | **b** |\n|---|---|\n| [c](d) | e |\n\n"
    check(.paragraph, "↓x↓\n\n\(table)↓y\nz↓\n\n\(table)↓w↓\n")
    check(.heading, "\(table)↓# *a*↓\n\n\(table)↓b\n---↓\n")
    check(.thematicBreak, "↓***↓\n\n\(table)↓***↓\n\n\(table)> ↓***↓\n")
    check(.codeBlock, "\(table)↓```\nx\n\n```↓\n\n\(table)↓~~~\ny↓")
    check(.list, "\(table)↓- x\n\n  y↓\n\n\(table)↓1. z↓\n")
    check(.tableCell, "| ↓*a*↓ |\n|---|\n\n- | ↓*b*↓ |\n  |---|\n\n| ↓*c*↓ |\n|---|\n")
  }

  @Test func knowsWhereInlinesStand() {
    check(.text, "↓a b↓\n ↓c↓\n")
    check(.emphasis, "a ↓*b*↓ ↓_c_↓\n  d ↓*e\n  f*↓ g\n")
    check(.strong, "> a\n> ↓**b**↓ x\nlazy ↓__c\nd__↓\n")
    check(.emphasis, "↓*a **b** c*↓ d\\* ↓*e*↓ &amp; ↓*f*↓ &nosuch; ↓*g*↓\n")
    check(.emphasis, "↓***a** b*↓ **x *↓***↓\n".replacing("**x *↓***↓", with: ""))
    check(.code, "a ↓`b`↓ ↓`` c`d ``↓\n- ↓`e\n  f`↓ g ↓`h`↓\n")
    check(.code, "\\` ↓`a\\`↓ b ↓`c`↓\n")
    check(.link, "↓[a](b)↓ ↓[c](<d e> \"f\")↓ ↓[g]( h\n 'i')↓ j ↓[k](l)↓\n")
    check(.link, "↓[a][r]↓ ↓[r][]↓ ↓[r]↓ ↓[*r*][r]↓ (x)\n\n[r]: /u\n")
    check(.link, "↓<http://a.b>↓ ↓<a@b.c>↓ ↓[x](y)↓\n")
    check(.link, "↓www.a.b↓, (↓http://c.d↓) é ↓e@f.gh↓. ↓[x](y)↓\n")
    check(.image, "↓![a](b)↓ ↓![c *d*](e 'f')↓\n> ↓![g][r]↓\n\n[r]: /u\n")
    check(.image, "[↓![a](b)↓](c)\n")
    check(.htmlInline, "a ↓<b>↓c↓</b>↓ ↓<!-- d\ne -->↓ f ↓<i\n  g>↓\n")
    check(.strikethrough, "↓~~a~~↓ b ↓~c~↓\n> d ↓~~e\n> f~~↓\n")
    check(.lineBreak, "a↓  \n↓b↓\\\n↓c\n")
    check(.softBreak, "a↓\n↓b↓ \n↓c\n")
    check(.text, "- [ ] ↓a↓\n- [x] *↓b↓*\n")
    check(.emphasis, "[r]: /u 't'\n[s]: <v>\na ↓*b*↓\n")
    check(.emphasis, "# a ↓*b*↓ #\n\nc ↓*d*↓\n--\n")
  }

  @Test func knowsWhereThingsStandBehindWhateverComesFirst() {
    let body = "é ↓*b*↓\n\n> 日本 ↓*c*↓\n\n| x |\n|---|\n| é ↓*d*↓ |\n\n1. a\tb ↓*e*↓\n\t- ↓*f*↓\n"
    check(.emphasis, body)
    check(.emphasis, body, header: "---\ntitle: é\n---\n")
    check(.emphasis, body, header: "\u{FEFF}x\n\n")
    check(.emphasis, body, header: "\u{FEFF}---\ntitle: a\n---\n\n")
    check(.emphasis, body.replacing("\n", with: "\r\n"))
    check(.emphasis, body.replacing("\n", with: "\r\n"), header: "\u{FEFF}---\r\ntitle: a\r\n---\r\n")
  }

  @Test func countsLinesThatEndInAReturn() {
    let document = Rendered.document("a\r\r> b *c*\r")
    let places = document.nodes.filter { $0.kind == .emphasis }.map {
      LineIndex(document.file.bytes).position(at: $0.range.start)
    }
    #expect(places == [Position(line: 3, column: 5)])
  }

  @Test func knowsWhereThingsStandInTextReadASecondTime() {
    check(.emphasis, "a ↓*b*↓\n| c |\n|---|\n| ↓*d*↓ |\n> ↓*e*↓\n")
    check(.link, "↓http://a.b/*c*↓* ↓[d](e)↓\n".replacing("*c*↓*", with: "*c↓*"))
    check(.emphasis, "> a | b\n> --|--\n> c | ↓*d*↓\nlazy ↓*e*↓\n")
  }

  @Test(arguments: 0..<40)
  func putsNothingOutsideOfWhatHoldsIt(seed: Int) {
    for number in 0..<10 {
      for vocabulary in [PieceGenerator.Vocabulary.commonMark, .gitHub] {
        var generator = PieceGenerator(seed: UInt64(seed * 77 + number), vocabulary: vocabulary)
        let document = Rendered.document(generator.document())
        let faults = PositionFaults.find(in: document)
        #expect(faults.isEmpty, "\(faults) in \(document.file.text(document[0].range).debugDescription)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func putsNothingOutsideOfWhatHoldsItInWhatPeopleCouldWrite(seed: Int) {
    for number in 0..<20 {
      var generator = DocumentGenerator(seed: UInt64(seed * 77 + number))
      let text = generator.document()
      let document = Rendered.document(text)
      let faults = PositionFaults.find(in: document)
      #expect(faults.isEmpty, "\(faults) in \(text.debugDescription)")
    }
  }

  @Test func everyTreeIsWholeAndInOrder() throws {
    let document = Rendered.document(try Fixture.everything())
    #expect(PositionFaults.find(in: document).isEmpty)
    for index in document.nodes.indices {
      for child in document.children(of: index) { #expect(document.parent(of: child) == index) }
    }
  }
}

/// Places that contradict each other or the text.
enum PositionFaults {
  static func find(in document: MarkdownDocument) -> [String] {
    var faults: [String] = []
    for (index, node) in document.nodes.enumerated() {
      let source = document.file.text(node.range)
      if let parent = document.parent(of: index) {
        let outer = document[parent]
        if node.range.start < outer.range.start || node.range.end > outer.range.end {
          faults.append("\(node.kind) \(source.debugDescription) lies outside of its \(outer.kind)")
        }
        if node.end > outer.end || parent >= index { faults.append("\(node.kind) \(index) is not in its parent") }
      }
      if let fault = fault(document, index, node, source) { faults.append(fault) }
    }
    return faults
  }

  private static func fault(
    _ document: MarkdownDocument, _ index: Int, _ node: MarkdownNode, _ source: String
  ) -> String? {
    let isRight: Bool
    switch node.kind {
    case .text:
      let isMeantOtherwise = source.utf8.contains { [0x5C, 0x26, 0].contains($0) }
      isRight = isMeantOtherwise || source == document.string(of: index)
    case .code: isRight = source.hasPrefix("`") && source.hasSuffix("`")
    case .emphasis: isRight = source.hasPrefix("*") || source.hasPrefix("_")
    case .strong: isRight = source.hasPrefix("**") || source.hasPrefix("__")
    case .strikethrough: isRight = source.hasPrefix("~") && source.hasSuffix("~")
    case .link: isRight = node.isAutolink || (source.hasPrefix("[") && (source.hasSuffix("]") || source.hasSuffix(")")))
    case .image: isRight = source.hasPrefix("![") && (source.hasSuffix("]") || source.hasSuffix(")"))
    case .htmlInline: isRight = source.hasPrefix("<") && source.hasSuffix(">")
    case .blockQuote: isRight = source.hasPrefix(">")
    case .document, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table, .tableRow,
      .tableCell, .softBreak, .lineBreak:
      isRight = true
    }
    return isRight ? nil : "\(node.kind) is \(source.debugDescription)"
  }
}
