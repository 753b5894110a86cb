import Printing
import Testing

struct MarkdownTextTests {
  @Test(arguments: [
    ("a *b* _c_ `d` [e](f) <g> &amp; ~~h~~ {i}", #"a \*b\* \_c\_ \`d\` \[e\](f) \<g\> \&amp; \~\~h\~\~ \{i}"#),
    ("one\r\ntwo\u{0}three", "one  two three"), ("été – 200 ms!", "été – 200 ms!"), ("", ""),
  ]) func isNoMarkup(text: String, escaped: String) { #expect(MarkdownText.escaped(text) == escaped) }

  @Test func keepsItsCell() {
    #expect(MarkdownText.cell("a | b") == #"a \| b"#)
    #expect(MarkdownText.code("a | b") == #"`a \| b`"#)
  }

  @Test func notifiesNobody() {
    #expect(MarkdownText.comment("@team, see #12: $x$ | <b>") == #"@<!-- -->team, see #<!-- -->12: \$x\$ \| \<b\>"#)
  }

  @Test(arguments: [("a`b", "`` a`b ``"), ("``", "``` `` ```"), (" a", "` a`"), ("é\nb", "`é b`")])
  func hasAFenceLongerThanItsRuns(text: String, code: String) { #expect(MarkdownText.code(text) == code) }
}
