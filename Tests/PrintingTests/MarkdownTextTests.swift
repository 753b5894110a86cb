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

  @Test(arguments: [
    ("write [1, 1, 1] *here*", #"write `[1, 1, 1]` \*here\*"#), ("{a.b} is [[1], [2]]", "`{a.b}` is `[[1], [2]]`"),
    ("write fewer `>` or `[`", "write fewer `>` or `[`"), ("a [b {c}", #"a \[b \{c}"#), ("[] and `", #"\[\] and \`"#),
    ("a_b [c_d]", #"a\_b `[c_d]`"#),
  ]) func keepsCodeInASentence(text: String, sentence: String) { #expect(MarkdownText.sentence(text) == sentence) }

  @Test func notifiesNobody() {
    #expect(MarkdownText.comment("@team, see #12: $x$ | <b>") == #"@<!-- -->team, see #<!-- -->12: \$x\$ \| \<b\>"#)
  }

  @Test(arguments: [("a`b", "`` a`b ``"), ("``", "``` `` ```"), (" a", "` a`"), ("é\nb", "`é b`")])
  func hasAFenceLongerThanItsRuns(text: String, code: String) { #expect(MarkdownText.code(text) == code) }
}
