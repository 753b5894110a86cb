import Testing

@testable import Site

struct StyleTextTests {
  @Test(arguments: [
    ("a { b: c; }\n", "a{b:c}"),
    ("/* Head. */\n\na { b: c; }\n", "a{b:c}"),
    ("a { b: c; }\n/* Between. */\nd { e: f; }\n", "a{b:c}d{e:f}"),
    ("a/* parts */b { c: d; }", "a b{c:d}"),
    ("a  >\n  b :is(c, d) { e: calc(1px + 2px) }", "a > b :is(c,d){e:calc(1px + 2px) }"),
    ("a { --b: ; }", "a{--b:}"),
    (#"a::before { content: "/* kept  */"; }"#, #"a::before{content:"/* kept  */"}"#),
    (#"a::before { content: "\"/*"; } /* gone */"#, #"a::before{content:"\"/*"}"#),
    ("a { b: url('/*.png'); }", "a{b:url('/*.png')}"),
    ("a { b: url(/*.png); } /* gone */", "a{b:url(/*.png)}"),
    ("a { b: c; } /* without an end", "a{b:c}"),
    ("a :hover { b: c; }", "a :hover{b:c}"),
    ("/", "/"),
  ])
  func leavesOutCommentsAndSpaceAndNothingElse(_ sheet: String, _ expected: String) {
    #expect(String(decoding: StyleText.compact(Array(sheet.utf8)), as: UTF8.self) == expected)
  }
}
