import Diagnostics
import Guide
import TestSupport
import Testing

struct AddressTests {
  @Test func keepsThePathOfAFileAsTheAddressOfItsPage() {
    let joined = Joined(["content/a/b/c d.md": "# 1", "content/a/B/c.v2.md": "# 2", "content/a/é.md": "# 3"])
    #expect(Set(joined.urls) == ["a/b/c d.html", "a/B/c.v2.html", "a/é.html"])
  }

  @Test func givesPagesOfOneTitleTheirOwnAddresses() {
    let joined = Joined([
      "content/a/one.md": "# Same", "content/a/two.md": "# Same", "content/b/one.md": "# Same",
      "content/b/x/one.md": "# Same",
    ])
    #expect(joined.urls == ["a/one.html", "a/two.html", "b/one.html", "b/x/one.html"])
    #expect(joined.diagnostics.isEmpty)
  }

  @Test func leavesASecondPageOfOneAddressOutAndSaysSo() {
    let joined = Joined(["content/a/x.markdown": "# First", "content/a/x.md": "# Second"])
    #expect(joined.guide.pages.map(\.title) == ["First"])
    #expect(joined.diagnostics.lines == ["content/a/x.md:1:1 error repeated-address"])
    #expect(
      joined.messages == ["content/a/x.md would be published at a/x.html, which is taken by content/a/x.markdown"])
  }

  @Test func leavesAPageOutThatWouldStandInAnotherPage() {
    let joined = Joined(["content/a/d.html/e/x.md": "# X", "content/a/d.md": "# D"])
    #expect(joined.urls == ["a/d.html/e/x.html"])
    #expect(joined.diagnostics.lines == ["content/a/d.md:1:1 error repeated-address"])
    #expect(
      joined.messages == ["content/a/d.md would be published at a/d.html, but content/a/d.html/e/x.md needs a/d.html/"])
    let other = Joined(["content/a/D.md": "# D", "content/a/D.html.md": "# E", "content/a/e.html/x.md": "# X"])
    #expect(other.diagnostics.isEmpty)
    #expect(Joined(["404.html/x.md": "# X", "a.md": "# A"]).urls == ["a.html"])
  }

  @Test func warnsOfAddressesThatDifferInLetterCaseOnly() {
    let joined = Joined(["content/a/Same.md": "# 1", "content/a/same.md": "# 2", "content/a/other.md": "# 3"])
    #expect(Set(joined.urls) == ["a/Same.html", "a/same.html", "a/other.html"])
    #expect(joined.diagnostics.lines == ["content/a/same.md:1:1 warning similar-address"])
  }

  @Test func leavesAPageOutThatWouldReplaceOneSpecimenMakes() {
    let joined = Joined([
      "content/a/tokens.md": "# Mine", "content/a/index.md": "# A", "content/a/tokens/c.tokens.json": twoColors,
    ])
    #expect(joined.urls == ["a/index.html"])
    #expect(joined.diagnostics.lines == ["content/a/tokens.md:1:1 error repeated-address"])
    #expect(Joined(["404.md": "# Mine", "x.md": "# X"]).diagnostics.lines == ["404.md:1:1 note repeated-address"])
    #expect(Joined(["content/a/tokens.md": "", "content/a/index.md": ""]).urls == ["a/index.html", "a/tokens.html"])
  }

  @Test(arguments: [
    ("input-fields", "Input fields"), ("a/b/round_corners", "Round corners"), ("x", "X"), ("", ""), ("élan", "Élan"),
  ])
  func speaksAFileNameAsWords(name: String, words: String) {
    #expect(Title.spoken(name) == words)
  }
}
