import Diagnostics
import Files
import Syntax
import TestSupport
import Testing

@Suite struct FrontMatterTests {
  private func read(_ text: String) -> (document: MarkdownDocument, report: String) {
    var diagnostics = Diagnostics()
    let document = MarkdownReader.read(SourceFile(path: "page.md", text: text), into: &diagnostics)
    var style = TextStyle()
    return (document, style.text(diagnostics))
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func readsValuesWithTheirPlaces(newline: String, mark: String) throws {
    let text = mark + ["---", "title: Ünï 'q'", "tags: [a, \"b c\"]", "--- ", "# H"].joined(separator: newline)
    let (document, report) = read(text)
    #expect(report == "")
    let matter = try #require(document.frontMatter)
    #expect(matter.value["title"]?.string == "Ünï 'q'")
    #expect(matter.value["tags"]?.strings == ["a", "b c"])
    #expect(matter.value.members.map { document.file.text($0.keyRange) } == ["title", "tags"])
    #expect(matter.value.members.map { document.file.text($0.value.range) } == ["Ünï 'q'", "[a, \"b c\"]"])
    #expect(document.file.text(matter.range) == text.dropFirst(mark.count).replacing("\(newline)# H", with: ""))
    #expect(document.headings.map(\.text) == ["H"])
  }

  @Test(arguments: [
    "text\n---\na: b\n---\n", "---\n\ntext\n\n---\n", "---\n- a\n---\n", "----\na: b\n----\n", " ---\na: b\n---\n",
    "---", "",
    "---\ntext without colon\n---\n", "---x\na: b\n---\n",
  ])
  func leavesTextsWithoutFrontMatterAlone(text: String) {
    let (document, report) = read(text)
    #expect(document.frontMatter == nil)
    #expect(report == "")
    #expect(GitHubProgram.withoutIDs(Rendered.html(text)) == LibcmarkOracle.html(text))
  }

  @Test func takesEmptyFrontMatter() throws {
    let (document, report) = read("---\n---\ntext")
    #expect(report == "")
    #expect(try #require(document.frontMatter).value.members.isEmpty)
  }

  @Test func reportsAMissingEnd() {
    #expect(
      read("---\ntitle: A\n\ntext\n").report == """
        page.md:1:1: error: the front matter that begins here is never closed [front-matter-open]
         1 | ---
           | ^^^
            why: its lines are shown as text on the page
            fix: add a line with only --- after the last setting

        """)
  }

  @Test func takesWordsBelowARuleForText() {
    #expect(read("---\nTopic: A\nParts (strict):\n- one\n\nWhat follows is text.\n").report == "")
    #expect(read("---\nTopic: A\nThis line is a sentence.\n").report == "")
  }

  @Test func endsAtNoRuleOfTheText() {
    let found = read("---\n\ntitle: A\nstatus: on\n\n# A\n\n1. **One**\n2. **Two**\n\n---\n\nEnd\n")
    #expect(found.report.hasPrefix("page.md:1:1: error: the front matter that begins here is never closed"))
    #expect(found.report.hasSuffix("after the last setting\n"))
  }

  @Test func reportsSyntaxWithItsPlace() {
    #expect(
      read("\u{FEFF}---\r\ntitle: é: b\r\n---\r\n").report == """
        page.md:2:9: error: an unquoted value contains a colon and a space [yaml-syntax]
         2 | title: é: b
           |         ^
            why: none of this YAML is read
            fix: put quotes around the value

        """)
  }

  @Test func takesTheLastOfTwoValuesOfAKey() throws {
    let (document, report) = read("---\na: 1\nb: 2\na: 3\n---\n")
    let value = try #require(document.frontMatter).value
    #expect(value.members.map(\.key) == ["a", "b"])
    #expect(value["a"].map { document.file.text($0.range) } == "3")
    #expect(report.hasPrefix("page.md:4:1: error: a is given twice in one map [yaml-duplicate-key]"))
    #expect(report.contains("why: the last of the two values counts"))
  }

  @Test func leavesOutTheMemberThatCannotBeRead() throws {
    let text = "---\ntitle: A\nabout: it is: this\n  and that\nsizes: [1, 2\ncolors:\n  a: red\n---\n"
    let (document, report) = read(text)
    let value = try #require(document.frontMatter).value
    #expect(value.members.map(\.key) == ["title", "colors"])
    #expect(value["colors"]?["a"].map { document.file.text($0.range) } == "red")
    let findings = report.split(separator: "\n").filter { $0.hasPrefix("page.md") }
    #expect(
      findings == [
        "page.md:3:13: error: an unquoted value contains a colon and a space [yaml-syntax]",
        "page.md:5:8: error: did not find expected ',' or ']' while parsing a flow sequence [yaml-syntax]",
      ])
    #expect(report.contains("why: this key is left out with its value"))
  }

  @Test(arguments: [
    ("---\na: 1\nb: 2\na: 3\n---\n", "page.md:4:1: error: a is given twice in one map [yaml-duplicate-key]"),
    (
      "---\na: [1\n---\n",
      "page.md:2:4: error: did not find expected ',' or ']' while parsing a flow sequence [yaml-syntax]"
    ),
    (
      "---\na: \"x\n---\n",
      "page.md:2:4: error: found unexpected end of stream while scanning a quoted scalar [yaml-syntax]"
    ),
    ("---\na: *b\n---\n", "page.md:2:4: error: found undefined alias [yaml-syntax]"),
    ("---\na: b\n? [c]\n: d\n---\n", "page.md:3:3: error: a key has to be a word [yaml-key]"),
    (
      "---\na: b\n\tc: d\n---\n",
      "page.md:3:1: error: found a tab character that violates indentation while scanning a plain scalar [yaml-syntax]"
    ),
  ])
  func reportsFaultsWhereTheyStand(text: String, first: String) {
    #expect(read(text).report.split(separator: "\n").first.map(String.init) == first)
    #expect(read(text).document.frontMatter != nil)
  }
}
