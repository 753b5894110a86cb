import Markup
import Printing
import Testing

struct PrinterTests {
  @Test func printsElementsWithTheirAttributesInOrder() {
    let node = h("p", .id("x"), .class("lede"), .flag("hidden")) {
      "Text "
      h("b") { "bold" }
    }
    #expect(node.html == #"<p id="x" class="lede" hidden>Text <b>bold</b></p>"#)
  }

  @Test func escapesTextAndAttributes() {
    let hostile = #"<script>alert("1") & 'x'</script>"#
    let safe = "&lt;script&gt;alert(&quot;1&quot;) &amp; 'x'&lt;/script&gt;"
    #expect(h("a", .href(hostile)) { hostile }.html == "<a href=\"\(safe)\">\(safe)</a>")
    #expect(Node.text(hostile).html == safe)
  }

  @Test func leavesMarkupAsItIs() {
    #expect(Node.markup(Array("<b>&amp;</b>".utf8)).html == "<b>&amp;</b>")
  }

  @Test(arguments: ["br", "hr", "img", "input", "link", "meta", "source", "wbr", "col"])
  func leavesVoidElementsUnclosed(name: String) {
    #expect(h(name, .attr("a", "b")).html == "<\(name) a=\"b\">")
  }

  @Test func closesEveryOtherElementEvenWhereItIsEmpty() {
    #expect(h("path", .attr("d", "M0 0")).html == #"<path d="M0 0"></path>"#)
    #expect(h("script").html == "<script></script>")
  }

  @Test func printsNothingForAnEmptyFragment() {
    #expect(Node.empty.html.isEmpty)
    #expect(Node.fragment([.empty, "a", h("br")]).html == "a<br>")
  }

  @Test func buildsChildrenFromConditionsLoopsAndOptionals() {
    func list(_ items: [String], _ tail: Node?, isLong: Bool) -> Node {
      h("ul") {
        for item in items { h("li") { item } }
        if isLong { "long" }
        if items.isEmpty { "none" } else { "some" }
        tail
        [Node.text("a"), Node.text("b")]
      }
    }
    #expect(list(["x", "y"], h("hr"), isLong: true).html == "<ul><li>x</li><li>y</li>longsome<hr>ab</ul>")
    #expect(list([], nil, isLong: false).html == "<ul>noneab</ul>")
  }

  @Test func marksWhatIsDrawnWithItsSpecimenAndItsToken() {
    let node = h("div", .specimen("swatches"), .token("color.a\"b"), .role("img"), .label("A & B"), .style("color:red"))
    #expect(
      node.html
        == #"<div data-specimen="swatches" data-token="color.a&quot;b" role="img" aria-label="A &amp; B" style="color:red"></div>"#
    )
  }

  @Test func keepsTextOfEveryScriptByteForByte() {
    let text = "é € 😀 \u{202E} שלום\n\t"
    #expect(h("p") { text }.html == "<p>\(text)</p>")
  }

  @Test func printsIntoWhatIsThereAlready() {
    var out = ByteBuffer()
    out.put("before ")
    h("i") { "x" }.print(into: &out)
    let text = String(decoding: out.bytes, as: UTF8.self)
    #expect(text == "before <i>x</i>")
  }

  @Test func escapesEveryStringSoThatItCannotLeaveAnAttribute() {
    for byte in UInt8(0)...127 {
      let text = String(UnicodeScalar(byte))
      let html = h("a", .label(text)).html
      #expect(html.filter { $0 == "\"" }.count == 2 && html.filter { $0 == "<" }.count == 2)
    }
  }
}
