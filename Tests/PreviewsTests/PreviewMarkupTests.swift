import Diagnostics
import DrawingSupport
import Files
import TestSupport
import Testing

/// The strict HTML of previews: what is let through, and where what is not is reported.
@Suite struct PreviewMarkupTests {
  /// Bodies in which every finding is marked, with its rule.
  private static let violations: [(String, [String])] = [
    ("<div>↓<img></div>", ["unknown-element"]),
    ("<p>One</p>\n  ↓<script>alert(1)</script>", ["unknown-element"]),
    ("<button ↓onclick=\"go()\">Go</button>", ["unknown-attribute"]),
    ("<div ↓style=\"color: red\">Text</div>", ["unknown-attribute"]),
    ("<div ↓plcaeholder=\"a\">Text</div>", ["unknown-attribute"]),
    ("<div ↓placeholder=\"a\">Text</div>", ["invalid-attribute"]),
    ("<a href=\"↓https://example.com\">Go</a>", ["invalid-attribute"]),
    ("<div role=\"↓buton\">Text</div>", ["invalid-attribute"]),
    ("<input type=\"↓file\" aria-label=\"File\">", ["invalid-attribute"]),
    ("<div class=↓a>Text</div>", ["preview-syntax"]),
    ("<div class=\"a\" ↓class=\"b\">Text</div>", ["invalid-attribute"]),
    ("↓<div>Text", ["unclosed-element"]),
    ("<div>↓<span>Text</div>", ["unclosed-element"]),
    ("Text↓</div>", ["mismatched-tag"]),
    ("<p>↓<div>Text</div></p>", ["misplaced-element"]),
    ("<ul>↓<div>Text</div></ul>", ["misplaced-element"]),
    ("<button>Go ↓<a>there</a></button>", ["misplaced-element"]),
    ("1 ↓< 2", ["preview-syntax"]),
    ("<div>Text</div>\n\n↓<!doctype html>", ["preview-syntax"]),
    ("↓<div/>Text", ["preview-syntax"]),
    ("↓<button></button>", ["unnamed-control"]),
    ("↓<input type=\"text\">", ["unnamed-control"]),
    ("<div>é ↓<b>bold</b></div>", ["unknown-element"]),
  ]

  @Test(arguments: violations) func reportsAViolationAtItsPlace(_ marked: String, _ rules: [String]) throws {
    let text = MarkedText(marked)
    let drawing = try draw("preview", text.text)
    #expect(drawing.rules == rules)
    // The block's own first line stands before its body.
    #expect(drawing.places == text.positions.map { Position(line: $0.line + 1, column: $0.column) })
    #expect(drawing.diagnostics.all.allSatisfy { $0.fix != nil })
  }

  @Test func offersAnEditThatMendsAMisspeltAttribute() throws {
    let found = try draw("preview", "<p clas=\"a\">Text</p>").diagnostics
    #expect(found.all.map(\.rule) == [.unknownAttribute])
    #expect(try #require(found.mended).contains("\n<p class=\"a\">Text</p>"))
  }

  @Test func findsPlacesInAnIndentedAndQuotedBlock() throws {
    // A body as CommonMark hands it over, its file holding more before each line.
    let drawing = try draw("preview", "<div>\n  <b>Text</b>\n</div>")
    #expect(drawing.places == [Position(line: 3, column: 3)])
  }

  @Test func keepsTheTextOfWhatItLeavesOut() throws {
    let html = try draw("preview", "<section>One <b>two</b></section>").html
    #expect(html.contains(">One two<"))
    #expect(!html.contains("<section") && !html.contains("<b>two"))
  }

  @Test func leavesOutTheContentOfAScript() throws {
    #expect(try !draw("preview", "<p>A</p><script>if (a < b) go()</script>").html.contains("go()"))
  }

  @Test func readsCharacterReferencesAndEscapesTextAnew() throws {
    let html = try draw("preview", "<p>&lt;b&gt; &amp; &#215; &#x41; &#0; &unknown;</p>").html
    #expect(html.contains("<p>&lt;b&gt; &amp; × A &amp;#0; &amp;unknown;</p>"))
  }

  @Test func drawsHeadingsAndLandmarksAsWhatThePageHasNone() throws {
    let drawing = try draw("preview", "<div role=\"navigation\"><h2 class=\"t\">Title</h2></div>")
    #expect(drawing.rules.isEmpty)
    #expect(drawing.html.contains("<div role=\"group\"><p class=\"t\">Title</p></div>"))
  }

  @Test func makesIdsUniqueInEveryTheme() throws {
    let html = try draw(
      "preview", "<label for=\"a\">Name</label><input id=\"a\" aria-describedby=\"a b\">"
    ).html
    #expect(html.contains("id=\"a\""))
    #expect(html.contains("for=\"a-1\""))
    #expect(html.contains("id=\"a-1\" aria-describedby=\"a-1 b-1\""))
  }

  @Test func boundsDepthAndSize() throws {
    let deep = String(repeating: "<div>", count: 5000) + "Text" + String(repeating: "</div>", count: 5000)
    let drawing = try draw("preview", deep)
    #expect(drawing.rules == ["preview-limit"])
    #expect(drawing.html.contains("Text"))
    #expect(drawing.html.count { $0 == "<" } < 400)
    let large = try draw("preview", String(repeating: "<p>Text</p>", count: 10_000))
    #expect(large.rules.contains("preview-limit"))
  }

  @Test func readsACommentLineAndACommentAsNothing() throws {
    let drawing = try draw("preview", "# not drawn\n<!-- nor this --><p>Text</p>")
    #expect(drawing.rules.isEmpty)
    #expect(!drawing.html.contains("not drawn") && !drawing.html.contains("nor this"))
  }
}
