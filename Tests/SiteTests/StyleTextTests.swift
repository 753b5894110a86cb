import Testing

@testable import Site

struct StyleTextTests {
  @Test(arguments: [
    ("a { b: c; }\n", "a { b: c; }\n"),
    ("/* Head. */\n\na { b: c; }\n", "a { b: c; }\n"),
    ("a { b: c; }\n/* Between. */\nd { e: f; }\n", "a { b: c; }\nd { e: f; }\n"),
    ("a/* parts */b { c: d; }", "a b { c: d; }"),
    (#"a::before { content: "/* kept */"; }"#, #"a::before { content: "/* kept */"; }"#),
    (#"a::before { content: "\"/*"; } /* gone */"#, #"a::before { content: "\"/*"; } "#),
    ("a { b: url('/*.png'); }", "a { b: url('/*.png'); }"),
    ("a { b: url(/*.png); } /* gone */", "a { b: url(/*.png); } "),
    ("a { b: c; } /* without an end", "a { b: c; } "),
    ("/", "/"),
  ])
  func leavesOutCommentsAndNothingElse(_ sheet: String, _ expected: String) {
    #expect(String(decoding: StyleText.withoutComments(Array(sheet.utf8)), as: UTF8.self) == expected)
  }
}
