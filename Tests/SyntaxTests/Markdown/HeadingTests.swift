import Syntax
import Testing

@Suite struct HeadingTests {
  private func ids(_ text: String) -> [String] { Rendered.document(text).headings.map(\.id) }

  @Test(arguments: [
    ("Colour", "colour"), ("Colour & Type", "colour--type"), ("  Über uns  ", "über-uns"), ("日本語 テスト", "日本語-テスト"),
    ("1.2 Scale_step", "12-scale_step"), ("`color.brand` *now*", "colorbrand-now"), ("What's new?", "whats-new"),
    ("A — B", "a--b"), ("!!!", "section"), ("[Link](url) text", "link-text"), ("ÉCOLE İ", "école-i\u{307}"),
    ("a-b--c", "a-b--c"), ("Tab\tx", "tabx"), ("&amp; &lt;", "-"), ("naïve ½ ²", "naïve-½-²"),
  ])
  func makesIDsFromText(title: String, id: String) {
    #expect(ids("# \(title)\n") == [id])
  }

  @Test func leavesBadgesOutOfTheTextOfAHeading() {
    let badge = "[![npm](https://example.com/a.svg)](https://example.com)"
    let document = Rendered.document("# tokens \(badge) \(badge)\n\n## \(badge)\n\n## [a](b) ![picture](c.png)\n")
    #expect(document.headings.map(\.text) == ["tokens", "npm", "a picture"])
  }

  @Test func numbersRepeatedHeadingsPastRealOnes() {
    #expect(ids("# A\n# A\n# A\n") == ["a", "a-1", "a-2"])
    #expect(ids("# A\n# A\n# A 1\n# A 1\n") == ["a", "a-2", "a-1", "a-1-1"])
    #expect(ids("# A 1\n# A\n# A\n# A\n") == ["a-1", "a", "a-2", "a-3"])
    #expect(ids("# !\n# ?\n") == ["section", "section-1"])
  }

  @Test func findsHeadingsInListsAndQuotes() throws {
    let document = Rendered.document("> # A\n\n- ## B *c* `d`\n\nE\n---\n")
    #expect(document.headings.map(\.text) == ["A", "B c d", "E"])
    #expect(document.headings.map(\.level) == [1, 2, 2])
    for heading in document.headings {
      let found = try #require(document.heading(of: heading.node))
      #expect(found.id == heading.id)
      #expect(document[heading.node].kind == .heading)
    }
  }

  @Test func stillKnowsHeadingsBehindTables() {
    let document = Rendered.document("| *a* | `b` |\n|---|---|\n| [c](d) | &amp; |\n\n# E\n\n| _f_ |\n|---|\n\n## G\n")
    #expect(document.headings.map(\.text) == ["E", "G"])
    #expect(document.headings.allSatisfy { document.heading(of: $0.node)?.id == $0.id })
  }

  @Test func writesIDsEscaped() {
    #expect(Rendered.html("# A \"b\"\n") == "<h1 id=\"a-b\">A &quot;b&quot;</h1>\n")
  }
}
