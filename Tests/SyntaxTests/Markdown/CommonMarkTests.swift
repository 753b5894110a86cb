import CCmark
import Diagnostics
import Files
import Foundation
import Printing
import Syntax
import TestSupport
import Testing

@Suite struct CommonMarkTests {
  @Test func rendersEveryConstructAsLibcmarkDoes() throws {
    let text = try Fixture.everything()
    #expect(GitHubProgram.withoutIDs(Rendered.html(text)) == LibcmarkOracle.html(text))
  }

  @Test(arguments: 0..<60)
  func rendersGeneratedDocumentsAsLibcmarkDoes(seed: Int) {
    for number in 0..<20 {
      var generator = PieceGenerator(seed: UInt64(seed * 1000 + number), vocabulary: .commonMark)
      let text = generator.document()
      let html = GitHubProgram.withoutIDs(Rendered.html(text))
      #expect(html == LibcmarkOracle.html(text), "differs for \(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<20)
  func rendersWhatPeopleCouldWriteAsLibcmarkDoes(seed: Int) {
    for number in 0..<20 {
      var generator = DocumentGenerator(seed: UInt64(seed * 1000 + number), isGitHub: false)
      let text = generator.document()
      let html = GitHubProgram.withoutIDs(Rendered.html(text))
      #expect(html == LibcmarkOracle.html(text), "differs for \(text.debugDescription)")
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>\n\na <b onclick=\"x\">b</b>\n",
    "[a](javascript:alert(1)) [b](JavaScript:x) [c](vbscript:x) [d](file:///etc/passwd)\n",
    "[a](data:text/html,x) ![b](data:image/png;base64,x) ![c](data:image/svg+xml,x) ![d](DATA:IMAGE/GIF,x)\n",
    "[a]: javascript:x\n\n[a] <javascript:x> <vbscript:a>\n",
    "[a](&#106;avascript:x) [b](java\\script:x) [c]( javascript:x)\n",
    "[\"><script>](\"><x> \"\\\"><script>\")\n\n![<b>](x '<\"&>')\n",
    "`<b>&\"'`\n\n```<x>&\"\n<b>&\"'\n```\n",
    "[a](b \"\") [a](b '') [a](<> \"t\") [a]()\n",
    "[ä ö](/ä?a=1&b=2#'x' (t))\n\n<http://a.b/ä'&>\n",
  ])
  func neutralisesWhatLibcmarkNeutralises(text: String) {
    #expect(Rendered.html(text) == LibcmarkOracle.html(text))
  }

  @Test(arguments: ["a\0b\n\n`c\0`\n", "\0", "", "\n\n", "a", "\u{FEFF}# a\n", "a\rb\r\rc", "a\r\nb\r\n\r\n- c\r\n"])
  func readsOddBytesAsLibcmarkDoes(text: String) {
    #expect(GitHubProgram.withoutIDs(Rendered.html(text)) == LibcmarkOracle.html(text))
  }

  @Test func keepsBytesThatAreNoUTF8() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x0A, 0x2A, 0xE2, 0x82, 0x2A, 0x0A]
    #expect(HTMLRenderer.html(Rendered.document(bytes)) == LibcmarkOracle.html(bytes))
  }

  @Test func rendersAPartOfADocument() throws {
    let document = Rendered.document("# A\n\none\n\n# B\n\ntwo *three*\n")
    let second = try #require(document.headings.last)
    var out = ByteBuffer()
    out.put("kept")
    var plain = PlainRendering()
    HTMLRenderer.render(document, nodes: second.node..<document.nodes.count, with: &plain, into: &out)
    let written = String(decoding: out.bytes, as: UTF8.self)
    #expect(written == "kept<h1 id=\"b\">B</h1>\n<p>two <em>three</em></p>\n")
  }

  @Test func letsACallerChangeWhatItWants() {
    let document = Rendered.document("## A `b`\n\nx [y](z.md) ![i](j.png)\n\n```swatches\na\n```\n\n- [x] t\n")
    var shouting = Shouting()
    var out = ByteBuffer()
    HTMLRenderer.render(document, with: &shouting, into: &out)
    let expected = """
      [
      <h2 id="a-b">A <kbd>b</kbd>#a-b</h2>
      ][
      <p>X <a href="z.html">Y</a> <img src="j.png" alt="i" /></p>
      ][
      SWATCHES
      ][
      <ul>
      <li>☑ T</li>
      </ul>
      ]
      """
    let written = String(decoding: out.bytes, as: UTF8.self)
    #expect(written == expected)
  }

  @Test(arguments: [
    (
      "| Name | *A* & `b` | |\n|---|:-:|--|\n| c | d | e |\n",
      """
      <table>
      <thead>
      <tr>
      <th>Name</th>
      <th align="center"><em>A</em> &amp; <code>b</code></th>
      <td></td>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td data-label="Name">c</td>
      <td data-label="A &amp; b" align="center">d</td>
      <td>e</td>
      </tr>
      </tbody>
      </table>

      """
    ),
    (
      "| | |\n|---|---|\n| c | |\n",
      """
      <table>
      <thead>
      <tr>
      <th></th>
      <th></th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>c</td>
      <td></td>
      </tr>
      </tbody>
      </table>

      """
    ),
  ])
  func namesCellsAfterTheirColumnsWhereAskedTo(text: String, html: String) {
    var labelling = Labelling()
    var out = ByteBuffer()
    HTMLRenderer.render(Rendered.document(text), with: &labelling, into: &out)
    let written = String(decoding: out.bytes, as: UTF8.self)
    #expect(written == html)
  }

  @Test func escapesWhereverASpecialCharacterStands() {
    let entities = ["\"": "&quot;", "&": "&amp;", "<": "&lt;", ">": "&gt;", "é": "é", "#": "#", "'": "'"]
    for (character, entity) in entities {
      for length in 0..<30 {
        for place in 0...length {
          let start = String(repeating: "x", count: place)
          let end = String(repeating: "=", count: length - place)
          var out = ByteBuffer()
          out.put(text: start + character + end + character)
          let written = String(decoding: out.bytes, as: UTF8.self)
          #expect(written == start + entity + end + entity)
        }
      }
    }
  }
}

/// A caller whose tables are read in rows.
private struct Labelling: MarkdownRendering {
  let labelsCells = true
}

/// A caller that changes everything it may.
private struct Shouting: MarkdownRendering {
  mutating func codeBlock(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool {
    out.put(plain: document.info(of: node).uppercased() + "\n")
    return true
  }

  mutating func codeSpan(_ literal: UnsafeBufferPointer<UInt8>, node: Int, into out: inout ByteBuffer) -> Bool {
    out.put(plain: "<kbd>\(String(decoding: literal, as: UTF8.self))</kbd>")
    return true
  }

  mutating func text(_ literal: UnsafeBufferPointer<UInt8>, node: Int, into out: inout ByteBuffer) -> Bool {
    out.put(text: String(decoding: literal, as: UTF8.self).uppercased())
    return true
  }

  mutating func destination(
    _ url: UnsafeBufferPointer<UInt8>, node: Int, in document: MarkdownDocument, into out: inout ByteBuffer
  ) -> Bool {
    guard String(decoding: url, as: UTF8.self).hasSuffix(".md") else { return false }
    out.put(UnsafeBufferPointer(rebasing: url.dropLast(3)))
    out.put(".html")
    return true
  }

  mutating func headingAnchor(_ heading: Heading, in document: MarkdownDocument, into out: inout ByteBuffer) {
    out.put(plain: "#\(heading.id)")
  }

  mutating func task(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool {
    out.put(plain: document[node].task == .done ? "☑ " : "☐ ")
    return true
  }

  mutating func before(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) { out.put(0x5B) }

  mutating func after(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) { out.put(0x5D) }
}
