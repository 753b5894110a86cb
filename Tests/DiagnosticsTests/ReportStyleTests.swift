import Diagnostics
import Files
import TestSupport
import Testing

/// The styles for code scanning, test reports, annotations and pull requests.
struct ReportStyleTests {
  @Test func writesSARIFAsItsGoldenDoes() throws {
    try Golden.expect(SARIFStyle.text(try mendable()), named: "findings.sarif")
  }

  @Test func writesJUnitAsItsGoldenDoes() throws {
    try Golden.expect(JUnitStyle.text(try mendable(), failing: .warning), named: "findings.junit.xml")
  }

  @Test func writesAnnotationsAsTheirGoldenDoes() throws {
    try Golden.expect(GitHubStyle.text(try mendable()), named: "findings.github.txt")
  }

  @Test func writesACommentAsItsGoldenDoes() throws {
    try Golden.expect(MarkdownStyle.text(try mendable(), summary: "2 errors"), named: "findings.md")
  }

  @Test func saysInEveryStyleThatThereIsNothing() {
    let none = Diagnostics()
    #expect(SARIFStyle.text(none).contains("\"results\": []"))
    #expect(JUnitStyle.text(none, failing: .error).contains("tests=\"1\" failures=\"0\""))
    #expect(GitHubStyle.text(none) == "")
    #expect(MarkdownStyle.text(none, summary: "no findings") == "<!-- specimen check -->\n### Specimen: no findings\n")
  }

  @Test func escapesWhatWouldEndAnAnnotationOrItsProperties() throws {
    let found = try finding(at: "x", in: "x", path: "a,b:c%.md", message: "50% of\nit: a, b")
    var all = Diagnostics()
    all.report(found)
    let text = GitHubStyle.text(all)
    #expect(text.contains("file=a%2Cb%3Ac%25.md,"))
    #expect(text.contains("::50%25 of%0Ait: a, b%0Awhy:"))
    #expect(text.split(separator: "\n").count == 1)
  }

  /// Readers of such reports ask for a file and a line of every finding.
  @Test func placesWhatIsSaidOfAFileThatWasNotRead() {
    var all = Diagnostics()
    all.report(rule("a-rule"), "two files are not read", at: nil, about: "docs/a b.md")
    #expect(SARIFStyle.text(all).contains(##""uri": "docs/a%20b.md""##))
    #expect(SARIFStyle.text(all).contains(##""startLine": 1"##))
    #expect(GitHubStyle.text(all).contains("file=docs/a b.md,line=1::"))
    #expect(JUnitStyle.text(all, failing: .error).contains(##"file="docs/a b.md" line="1""##))
    #expect(JSONStyle.text(all).contains(##""path": "docs/a b.md""##))
  }

  @Test func keepsMarkupControlCharactersAndNamesOutOfReports() throws {
    var all = Diagnostics()
    all.report(try finding(at: "x", in: "x", message: "<b> & \"q\" \u{1} @team [l](u) `c` $m$"))
    let junit = JUnitStyle.text(all, failing: .error)
    #expect(junit.contains("&lt;b&gt; &amp; &quot;q&quot; \u{FFFD} @team"))
    let comment = MarkdownStyle.text(all, summary: "1 error")
    #expect(comment.contains(##"\<b\> \& "q"   @<!-- -->team \[l\](u) \`c\` \$m\$"##))
  }

  @Test func cutsACommentThatWouldBeTooLongAndCountsTheRest() throws {
    var all = Diagnostics()
    let text = String(repeating: "x", count: 3000)
    for number in 0..<3000 {
      let file = SourceFile(path: "a.md", text: text)
      all.report(rule("a-rule"), "fault \(number) of many", at: file.span(ByteRange(number, number + 1)))
    }
    let comment = MarkdownStyle.text(all, summary: "3000 errors")
    #expect(comment.utf8.count < 61_000)
    let shown = comment.split(separator: "\n").count { $0.hasPrefix("- ") }
    #expect(shown > 500)
    #expect(comment.hasSuffix("… and \(3000 - shown) more; `specimen check --all` shows them.\n"))
  }

  @Test func groupsTextByRuleAndCauseAndShowsThreePlacesOfEach() throws {
    let file = SourceFile(path: "a.md", text: "one\ntwo\none\none\none\none\ntwo\n")
    var all = Diagnostics()
    for start in [0, 8, 12, 16, 20] {
      all.report(rule("first-rule"), "one is said", at: file.span(ByteRange(start, start + 3)), fix: "say it once")
    }
    all.report(rule("other-rule", .note), "two is said", at: file.span(ByteRange(4, 7)))
    all.report(rule("first-rule"), "two is said", at: file.span(ByteRange(24, 27)))
    var style = TextStyle()
    try Golden.expect(style.grouped(all), named: "grouped.txt")
    #expect(style.grouped(all, all: true).contains("    also a.md:4:1:\n"))
    #expect(style.grouped(all, all: true).contains("    also a.md:5:1, 6:1\n"))
    #expect(!style.grouped(all, all: true).contains("more of"))
  }

  @Test func fitsManyFindingsOnAScreen() {
    let file = SourceFile(path: "a.md", text: String(repeating: "one\n", count: 400))
    var all = Diagnostics()
    for number in 0..<400 {
      all.report(rule("rule-\(number % 3)"), "fault \(number)", at: file.span(ByteRange(number * 4, number * 4 + 3)))
    }
    var style = TextStyle(color: true)
    let text = TextStyle.withoutColors(style.fitted(all.grouped, lines: 22))
    #expect(text.split(separator: "\n").count <= 22)
    #expect(text.contains("    and 133 more of rule-0\n"))
    #expect(text.hasSuffix("397 more places: specimen check --all shows them\n"))
    for number in 0..<60 { all.report(rule("other-\(number)"), "fault", at: file.span(ByteRange(0, 3))) }
    let short = TextStyle.withoutColors(style.fitted(all.grouped, lines: 22))
    #expect(short.split(separator: "\n").count <= 22)
  }

  @Test func showsFiveCausesOfARule() {
    let file = SourceFile(path: "a.md", text: "one two three")
    var all = Diagnostics()
    for start in 0..<7 {
      all.report(rule("a-rule"), "fault \(start)", at: file.span(ByteRange(start, start + 3)))
    }
    var style = TextStyle()
    #expect(style.grouped(all).contains("fault 4"))
    #expect(!style.grouped(all).contains("fault 5"))
    #expect(style.grouped(all).contains("    and 2 more of a-rule\n2 more places: specimen check --all shows them\n"))
    #expect(style.grouped(all, all: true).contains("fault 6"))
  }

  /// One cause is told once, though each place has a name of its own, and what is mended otherwise by itself.
  @Test func tellsOfOneCauseOnce() {
    let file = SourceFile(path: "a.md", text: "one two three four")
    var all = Diagnostics()
    for name in ["a.jpg", "b.jpg", "c.jpg", "d.jpg"] {
      all.report(rule("a-rule"), "\(name) leads out", at: file.span(ByteRange(0, 3)), fix: "link to a file")
    }
    all.report(rule("a-rule"), "\("e.jpg") leads out", at: file.span(ByteRange(4, 7)), fix: "link to f.jpg")
    var style = TextStyle()
    #expect(
      style.grouped(all) == """
        a.md:1:1: error: a.jpg leads out [a-rule]
         1 | one two three four
           | ^^^
            why: it matters
            fix: link to a file
            also a.md:1:1: b.jpg leads out
            also a.md:1:1: c.jpg leads out
            and at 1 more of 4 places
        a.md:1:5: error: e.jpg leads out [a-rule]
         1 | one two three four
           |     ^^^
            fix: link to f.jpg
        5 findings of a-rule
        1 more place: specimen check --all shows it

        """)
    #expect(style.grouped(all, all: true).split(separator: "\n").count { $0.contains("leads out") } == 5)
  }

  /// Findings of every kind, one of them with an edit.
  private func mendable() throws -> Diagnostics {
    var found = try everyKindOfFinding()
    let file = SourceFile(path: "content/straße 1.md", text: "a\nsee colour.brnad now\n")
    let span = file.span(ByteRange(6, 18))
    found.report(
      rule("unknown-token"), "colour.brnad names no token", at: span,
      fix: Fix("did you mean colour.brand?", replacing: span, with: "colour.brand"))
    return found
  }
}
