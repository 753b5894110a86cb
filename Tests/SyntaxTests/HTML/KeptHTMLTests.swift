import Diagnostics
import Files
import Printing
import TestSupport
import Testing

@testable import Syntax

/// Raw HTML: what is kept of it, and that nothing else gets through.
struct KeptHTMLTests {
  @Test(arguments: [
    ("Press <kbd>Esc</kbd>.", "<p>Press <kbd>Esc</kbd>.</p>\n"),
    ("A<br>B<br/>C", "<p>A<br>B<br>C</p>\n"),
    ("H<sub onclick=\"x()\" style=\"color:red\">2</sub>O", "<p>H<sub>2</sub>O</p>\n"),
    (
      "<details open>\n<summary><h3>More</h3></summary>\n\nText *here*.\n\n</details>",
      "<details open>\n<summary><h3 id=\"more\">More</h3></summary>\n<p>Text <em>here</em>.</p>\n</details>\n"
    ),
    (
      "<h2 align=\"center\" class=\"x\">Title &amp; more</h2>",
      "<h2 id=\"title--more\" align=\"center\">Title &amp; more</h2>\n"
    ),
    ("<h4 id=\"own\">Title</h4>\n\n# Own", "<h4 id=\"title\">Title</h4>\n<h1 id=\"own\">Own</h1>\n"),
    (
      "<img src=\"a.png\" alt=\"A &lt; B\" width=\"120px\" height=\"50%\" onerror=\"x()\">",
      "<img src=\"a.png\" alt=\"A &lt; B\" width=\"120\" height=\"50%\">\n"
    ),
    (
      "<p align=center><a href=\"b.md\"><img src=a.png></a></p>",
      "<p align=\"center\"><a href=\"b.md\"><img src=\"a.png\" alt=\"\"></a></p>\n"
    ),
    (
      "<table><tr><th>Name</th></tr>\n<tr><td style=\"x\">Ink</td></tr></table>",
      "<table><tr><th>Name</th></tr>\n<tr><td>Ink</td></tr></table>\n"
    ),
    (
      "<TableRow>\n<TableCell>A</TableCell></TableRow>\n\n"
        + "<Table>\n<TableBody>\n<TableRow><TableCell>B</TableCell></TableRow></TableBody></Table>",
      "<p>A\n</p><!-- raw HTML omitted -->\n<table>\n<tbody>\n<tr><td>B</td></tr></tbody></table>\n"
    ),
    (
      "<div><b>One</b></div><Card>Two <b>three</b></Card>",
      "<p><b>One</b></p><p>Two <b>three</b></p><!-- raw HTML omitted -->\n"
    ),
    (
      "<table>\n<tr><td>\n\n*a*\n\n</td></tr>\n</table>",
      "<table>\n<tr><td>\n<p><em>a</em></p>\n</td></tr>\n</table>\n"
    ),
    ("<a name=\"login()\"></a>", "<p><a id=\"login()\"></a></p>\n"),
    ("<a id=\"中文\"></a>", "<p><a id=\"中文\"></a></p>\n"),
    ("<a name=\"old\"></a>\n\n## New", "<p><a id=\"old\"></a></p>\n<h2 id=\"new\">New</h2>\n"),
  ])
  func keepsWhatIsPartOfAText(markdown: String, html: String) { #expect(Self.html(markdown) == html) }

  @Test(arguments: [
    (
      "<details>\n\n- one\n\n  </details>\n\nLast",
      "<details>\n<ul>\n<li>\n<p>one</p>\n\n</li>\n</ul>\n<p>Last</p>\n</details>"
    ),
    ("> <details>\n> a\n\nAfter", "<blockquote>\n<details>\na\n</details>\n</blockquote>\n<p>After</p>\n"),
    ("*a <kbd>b* c</kbd>", "<p><em>a <kbd>b</kbd></em> c</p>\n"),
    ("</details>\n\nText </kbd>", "\n<p>Text </p>\n"),
    ("<summary>A\n\nB", "<summary>A\n</summary>\n<p>B</p>\n"),
  ])
  func nestsWhatAuthorsDoNot(markdown: String, html: String) {
    let written = Self.html(markdown)
    #expect(written.replacing("<!-- raw HTML omitted -->", with: "") == html)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<details><script>alert(1)</script></details>", "<style>*{color:red}</style>",
    "<details><svg onload=alert(1)><text>x</text></svg>", "<img src=x onerror=alert(1)>",
    "<img src=\"javascript:alert(1)\">", "<a href=\"java&#115;cript:alert(1)\">x</a>",
    "<p><a href=\"java\tscript:alert(1)\">x</a></p>", "<p><a href=\" javascript:alert(1)\">x</a></p>",
    "<p align=\"center\" style=\"x\" onclick=\"alert(1)\">x</p>", "<iframe src=\"//example.org\">alert(1)</iframe>",
    "<kbd onmouseover=\"alert(1)\">x</kbd>", "<details ontoggle=alert(1) open>",
    "<h2 id=\"x\" onclick='alert(1)'>x</h2>",
    "<img alt=\"&quot;><script>alert(1)</script>\" src=\"a.png\">", "<img alt='\"><b onclick=alert(1)>' src='a.png'>",
    "<form action=\"//example.org\"><input><button>x</button></form>",
    "<a href=\"vbscript:alert(1)\">x</a>",
    "<template><p>alert(1)</p></template>", "<math><mtext><script>alert(1)</script>", "<p><!-- --!> <script>alert(1)",
  ])
  func letsNothingRun(html: String) {
    let written = Self.html(html).replacing("alt=\"\">", with: "").lowercased()
    for sign in ["<script", "<style", "<svg", "<iframe", "<form", "<math", "<template", "javascript:", "vbscript:"] {
      #expect(!written.contains(sign))
    }
    #expect(written.firstMatch(of: /<[^>"]*("[^"]*"[^>"]*)*\son[a-z]+=/) == nil)
    #expect(!written.contains("style="))
  }

  @Test func everyTagIsClosedWhereItWasOpened() throws {
    var random = SplitMix(seed: 7)
    let pieces = [
      "<details>", "</details>", "<summary>", "</summary>", "<h3>", "</h3>", "<kbd>", "</kbd>", "<p>", "</p>",
      "<a href=x>", "</a>", "*", "**", "- ", "> ", "\n", "\n\n", "text ", "`", "[a](b) ", "<img src=y>", "<table><td>",
      "</table>", "<table><tr><td>", "<tr>", "</td>", "<Card>", "</Card>",
    ]
    let void = ["br", "img", "hr", "input"]
    for _ in 0..<2000 {
      let markdown = (0...random.below(24)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let written = Self.html(markdown)
      var open: [Substring] = []
      let story: Comment = "\(markdown.debugDescription) is written as \(written.debugDescription)"
      for tag in written.matches(of: /<(\/?)([a-z][a-z0-9]*)[^>]*>/) {
        let name = tag.output.2
        if void.contains(String(name)) { continue }
        if tag.output.1.isEmpty {
          try #require(name != "a" || !open.contains("a"), story)
          open.append(name)
        } else {
          try #require(open.popLast() == name, story)
        }
      }
      try #require(open.isEmpty, story)
    }
  }

  @Test func headingsOfHTMLAreInTheOutline() {
    let document = Self.document("## A\n\n<h3>B <code>c</code></h3>\n\n### D\n\n<a id=\"e\"></a>")
    #expect(document.outline.map(\.id) == ["a", "b-c", "d"])
    #expect(document.outline.map(\.level) == [2, 3, 3])
    #expect(document.targets.map(\.id) == ["a", "b-c", "d", "e"])
  }

  /// In an element of MDX, Markdown goes on without an empty line, so that code there shows no picture.
  @Test(arguments: [("a.mdx", 1), ("a.md", 2)]) func findsNoPictureInCodeWithinAnElementOfMDX(path: String, count: Int)
  {
    var found = Diagnostics()
    let text = "<div>\n  ```html\n  <img src=\"a.png\">\n  ```\n  <img src=\"b.png\">\n</div>\n"
    let document = MarkdownReader.read(SourceFile(path: path, text: text), into: &found)
    #expect(document.htmlAddresses.count == count)
  }

  @Test func pointsAtTheTagOfAnAddress() {
    let text = "Text <img src=\"a.png\"> and\n\n<p>\n<img alt=\"B\" src=\"b.png\"></p>"
    let document = Self.document(text)
    let shown = document.htmlAddresses.map { String(decoding: document.file[$0.range], as: UTF8.self) }
    #expect(shown == ["<img src=\"a.png\">", "<img alt=\"B\" src=\"b.png\">"])
    #expect(document.htmlAddresses.map(\.alternative) == [nil, "B"])
  }

  @Test func pointsAtTheTagOfAnAddressBehindCarriageReturns() {
    let document = Self.document("# A\r\n\r\n<h3>B</h3>\r\n<img src=\"a.png\"><p>\r\n<img src=\"b.png\"></p>\r\n")
    let shown = document.htmlAddresses.map { String(decoding: document.file[$0.range], as: UTF8.self) }
    #expect(shown == ["<img src=\"a.png\">", "<img src=\"b.png\">"])
  }

  private static func document(_ markdown: String) -> MarkdownDocument {
    var unheard = Diagnostics()
    return MarkdownReader.read(SourceFile(path: "page.md", text: markdown), into: &unheard)
  }

  private static func html(_ markdown: String) -> String {
    var out = ByteBuffer()
    var rendering = Keeping()
    HTMLRenderer.render(document(markdown), with: &rendering, into: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private struct Keeping: MarkdownRendering {
    var keepsHTML: Bool { true }
  }
}
