import DrawingSupport
import Testing

@testable import Previews

/// What a page's stylesheet gives its figures.
@Suite struct StylesheetDrawingTests {
  @Test func saysNothingWhenItDraws() throws {
    let drawing = try draw("preview", "<p class=\"a\">A</p>", css: ".a { color: red; }")
    #expect(drawing.rules.isEmpty)
    #expect(drawing.html.contains(".a{color:red}"))
  }

  @Test func leavesOutADeclarationWithoutItsToken() throws {
    // It would take the value of the site around it.
    let html = try draw("preview", "<p class=\"a\">A</p>", css: ".a { color: var(--ink); }").html
    #expect(!html.contains(".a{"))
  }

  @Test func holdsOnlyRulesAndTokensThatAFigureUses() throws {
    let css = ".a { color: var(--color-brand); } .b { padding: var(--space-large); } .a.b { gap: var(--space-14); }"
    let html = try draw("preview", "<p class=\"a\">A</p>", css: css).html
    #expect(html.contains("--color-brand:#0066cc"))
    #expect(!html.contains("--space-large") && !html.contains(".a.b"))
  }

  @Test func givesEachThemeItsValuesAndSharesTheRest() throws {
    let css = ".a { color: var(--color-text-primary); background: var(--color-brand); }"
    let html = try draw("preview", "<p class=\"a\">A</p>", css: css).html
    #expect(html.contains("sp-stage{--color-brand:#0066cc}"))
    #expect(html.contains("sp-theme:nth-child(1) sp-stage{--color-text-primary:#000000}"))
    #expect(html.contains("sp-theme:nth-child(2) sp-stage{--color-text-primary:#ffffff}"))
  }

  @Test(arguments: ["</style><script>alert(1)</script>", "/* </style> */", "\"</style>\"", "\\3c /style>"])
  func neverClosesItsOwnElement(_ css: String) throws {
    let sheet = ".a { grid-template-areas: \(css); color: \(css) } \(css) .a { color: \(css); }"
    let html = try draw("preview", "<p class=\"a\">A</p>", css: sheet).html
    #expect(html.count { $0 == "<" } == html.replacing("</style>", with: "").count { $0 == "<" } + 1)
    #expect(!html.contains("<script"))
  }
}
