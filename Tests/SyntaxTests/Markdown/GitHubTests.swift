import Syntax
import TestSupport
import Testing

@Suite struct GitHubTests {
  /// Tables, task lists, strikethrough and addresses that both read alike.
  static let cases = [
    // tables
    "| a | b |\n| --- | --- |\n| c | d |\n", "a|b\n-|-\n1|2\n", "|a|\n|-|\n", "a\n:-:\nb\n",
    "a | b\n:-- | --:\n1 | 2\n",
    "| a | b | c |\n|:-:|---|--:|\n| 1 |\n| 1 | 2 | 3 | 4 |\n|||\n", "| a |\n|---|\n", "|a|b\n|-|-\n|c|d\n",
    "| a \\| b | `c \\| d` |\n|---|---|\n| \\\\| | x |\n", "| `a|b` | c |\n|---|---|---|\n| 1 | 2 | 3 |\n",
    "| *a* | **b** | ~~c~~ |\n|---|---|---|\n| [x](y) | ![i](j) | <http://a.b> |\n| [r] | [t][r] | [r][] |\n\n[r]: /u 't'\n",
    "[r]: /u\n\n| [r] |\n|---|\n| [R] [nope] |\n", "> [r]: /u\n\n| [r] |\n|---|\n",
    "text\n| a | b |\n|---|---|\n| c | d |\n",
    "one\ntwo\na | b\n- | -\n", "one\ntwo\na|b\n--|--\n3|4\n", "a|b\n-|-\n1|2\ntext\n\nafter\n", "a|b\n-|-\n> quote\n",
    "a|b\n-|-\n1|2\n# heading\n", "a|b\n-|-\n1|2\n---\nafter\n", "a|b\n-|-\n1|2\n===\n3|4\n", "a|b\n-|-\n1|2\n--\nx\n",
    "a|b\n-|-\n- item\n", "a|b\n-|-\n2. item\n", "a|b\n-|-\n    code\n", "a|b\n-|-\n```\ncode\n```\n",
    "a|b\n-|-\n|\nx\n",
    "a|b\n-|-\n1|2\n<div>\n", "a|b\n-|-\n1|2\n<b>\n", "- a|b\n  -|-\n  1|2\n",
    "- x\n\n  | a |\n  |---|\n  | b |\n- y\n",
    "1. | a | b |\n   |---|---|\n   | c | d |\n2. z\n", "> | a |\n> |---|\n> | b |\n", "> a|b\n> -|-\nc|d\n",
    "- a|b\n  -|-\nc|d\n",
    "> - | a |\n>   |---|\n>   | b |\n", "-\t| a |\n\t|---|\n\t| b |\n", "a|b\n-|-|-\nc|d\n-|-\n", "a|b\n-|-\n\n\nc\n",
    "# a|b\n-|-\n",
    "|a|b|\n|-|-|\n|<b>|&amp;|\n|`` ` ``|\\*|\n", "| a | # |\n|---|---|\n| # | #b # |\n| - x | 1. y |\n| > q | ``` |\n",
    "| a |\r\n|---|\r\n| *b* |\r\n", "|  |\n|--|\n|  |\n", "| é | 日本 |\n|---|---|\n| *ü* | **本** |\n", "|a|\n|:|\n",
    "|a|\n| : - |\n",
    "| http://a.b | www.c.d | e@f.gh |\n|---|---|---|\n| ~a~ | ~~b | c~~ |\n| http://a.b\\|c | x |\n",
    // tables by themselves, and what looks like one in what is open
    "\n| *a* | `b` |\n|---|---|\n| [r] | c |\n\n| **d** |\n|---|\n\n***\n\n# *h*\n\n[r]: /u\n", "x\n\n| *a* |\n|---|",
    "```\n\n| *a* |\n|---|\n\n```\n\n| *b* |\n|---|\n", "~~~\n```\n\n| *a* |\n|---|\n\n~~\n~~~~\n\n| *b* |\n|---|\n",
    "- x\n\n  ```\n\n| *a* |\n|---|\n\n```\n\n| *b* |\n|---|\n", " ```\n\n| *a* |\n|---|\n\n ```\n\n| *b* |\n|---|\n",
    "> ```\n\n| *a* |\n|---|\n", "``` a`\n\n| *a* |\n|---|\n",
    "<div>\n```\n\n| *a* |\n|---|\n\n```\n\n| *b* |\n|---|\n",
    "<pre>\n\n| *a* |\n|---|\n\n</pre>\n\n| *b* |\n|---|\n", "<!-- c\n\n| *a* |\n|---|\n\n-->\n\n| *b* |\n|---|\n",
    "<?c\n\n| *a* |\n|---|\n\n?>\n", "<b>\n\n| *a* |\n|---|\n", "- x\n\n| *a* |\n|---|\n- y\n",
    "    c\n\n| *a* |\n|---|\n| b |\n|\n",
    "| *a* |\n|---|\n| b |\nc\n", "| *a* |\n|---|---|\n\n| b \\| *c* |\n|---|\n",
    "| a |\r\n|---|\r\n| *b* |\r\n\r\n# *c*\r\n",
    // headings and paragraphs between other blocks
    "# a\n## b \n\nc d\n\n### e #\n####### f\n#g\n#\n# \n", "a\n# b\nc\n\nd\n---\n\ne\n\n===\n",
    "- a\n# b\n\n- c\n\nd\n- e\n",
    "> a\n# b\n> c\n\nd\n\n>e\n", "<div>\n# a\n\nb\n\n<pre>\n\n# c\n\nd\n</pre>\n", "```\n# a\n\nb\n\n```\n# c\n\nd\n",
    "- a\n\n  ~~~\n# b\n\nc\n\n  ~~~\n# d\n", "# www.a.bc\n\nd@e.fg ~~h~~\n\nhttp://i.j k\n",
    "a  \n\nb\t\n\n# c\t \n\n1. d\n\ne\n",
    "a]\n\nb!\n\n# c: \"d\" 'e' (f) {g} | h\n\né 日本\n\n- i\n\n  j\n\nk\n", "a\r\n\r\n# b\r\n\r\nc\r\nd\r\n",
    "[r]: /u\na\n\nb [r]\n\n[r]:\n# c\n\nd\n",
    // task lists
    "- [ ] a\n- [x] b\n- [X] c\n", "* [ ] a\n\n* [x] b\n", "1. [x] a\n2. [ ] b\n", "- [ ]\n", "- [x]a\n",
    "- [ ] \n- b\n",
    "- [ ] \n  a\n", "- [x] *a* `b`\n  c\n", "- a\n  - [ ] b\n    - [x] c\n", "- [ ]   a\n", "- [x](u) a\n",
    "- [y] a\n", "[ ] a\n", "- a [ ] b\n", "- [x] a\n\n  b\n", "+ [ ] # a\n", "- [x] [x]\n\n[x]: /u\n",
    // strikethrough
    "~a~ ~~b~~ ~~~c~~~\n", "~~a b~~ c~~\n", "~~a\nb~~\n", "~~ a ~~\n", "a~~b~~c a~b~c\n", "~a~~ ~~b~\n",
    "~~a ~b~ c~~\n",
    "*~~a~~* ~~*a*~~ **~a~**\n", "~~a *b~~ c*\n", "*a ~~b* c~~\n", "~~a **b~~ c**\n", "\\~a~ \\~~a~~\n",
    "`~a~` ~`a`~\n", "\"~~a~~\" (~a~)\n", "[~~a~~](b) ~~[a](b)~~ ~[~a](b)~\n",
    "~~&#126;~~\n", "~~a~~~~b~~\n", "é~~é~~é\n", "~~a\n\nb~~\n", "# ~~a~~\n", "~~<b>~~\n",
    "text**~~gone~~**\n", "**~~a~~**b __~~c~~__ ~~**d**~~e\n", "~[~](u)~\n", "*~~a* b~~\n", "~~*a~~*\n",
    "| text**~~gone~~** | ~~a *b~~ c* |\n|---|---|\n", "***~~a~~*** **a~b~c** _~a_~\n", "~~a\\~~ &#126;b~~\n",
    "~~A~ x~~\n", "~a ~~b c~ d~~ e~\n", "~a~~b~c~~ ~d\n",
    // tables in the middle of what libcmark takes for one block
    "x\n<b>\n|---|\n| lost |\n", "| a | b |\n|---|---|\n| c | d |\n---\n", "Title\n---\n|---|\n",
    "Title\n===\n| - |\nx\n",
    "- - a|b\n    -|-\n", "0. -\ta|b\n       -|-\n", "- > - a|b\n  >   -|-\n  >   1|2\n", ">a\na|b\n>-|-\n",
    ">a\na|b\n>-|-\n>c|d\ne\n", "| a |\u{B}\n|-|\n|\u{B}b\u{C}|\n", "a|b\n-|-\n1|2\n===\n3|4\n5\n---\nx\n",
    "x\n      a|b\n-|-\n", "a|b\n-|-|-\nb|c\n-|-\n", "[a]: b\n:-:\nc\n", "a|b\n-|-\n1|2\n2. x\n\n   y\n",
    "a|b\n-|-\n<a b='c'>\nz\n",
    "- x\n  a|b\n  -|-\n  1|2\n-\n", "> x\n> a|b\n> -|-\n> 1|`\n> <b>\n\n`c`\n", "a|b\r\n-|-\r\n1|2\r\n---\r\n",
    // addresses
    "see `http://a.b\\` and more\n", "`\nwww.``a`\n", "www._http://a\n", "[[]()http://a\n",
    "[[a](b) http://c.d] www.e.f\n",
    "http://a.b/`c` http://d.e/`f\n", "http://a.b/[c](d) e](f)\n", "http://a.b\\<c> www.d.e\\\nf\n",
    "http://a.b/<b>c*d*\n",
    "| http://a.b/`c` `d` | www.a.b/\\|*c*\\|`d` |\n|---|---|\n", "*http://a.b/c* _www.a.b/c_d_ ~~http://a.b/~~c~~\n",
    "x&#64;y.zz x&commat;y.zz &#x40;a.b\n", "# x&#64;y.zz\n\n| a&#64;b.cc |\n|---|\n",
    "www.a.com http://a.com https://a.com ftp://a.com\n", "(www.a.com) *www.a.com* _http://a.b_ ~~http://a.b~~\n",
    "http://a.com. http://a.com, http://a.com; http://a.com?! http://a.com: 'http://a.com'\n",
    "http://a.com/(b) http://a.com/(b)) (http://a.com/b)\n",
    "http://a.com&amp; http://a.com&copy;x http://a.com?a=b&c=d;\n", "http://a.com<b http://a.com>b\n",
    "nhttp://a.b xwww.a.b -www.a.b\n",
    "HTTP://A.B hTTps://a.b WWW.a.b\n", "http:// http://. www. www.. www.a\n",
    "www.a_b.c www.a.b_c www.c_d.a.b http://a_b\n",
    "http://a.b/*c* http://a.b/_c_ http://a.b/`c`\n", "http://a.b/\\*c www.a.b/\\_c\n", "*http://a.b*c*\n",
    "http://a.b/~c~ ~~http://a.b/~~\n",
    "[http://a.b](c) [a http://a.b\n", "[x] http://a.b [http://a.b]\n", "`http://a.b` <http://a.b> <b>http://a.b</b>\n",
    "http://日本.jp/é www.é.fr\n",
    "a@b.co a.b+c-d_e@f-g.hi a@b a@b.c- a@b.c_ a@b.c1\n", "a@b.co. a@b.co, (a@b.co) /a@b.co a@b@c.de\n",
    "mailto:a@b.co xmpp:a@b.co/c mailto:a@b.co/c\n",
    "[a@b.co](c) ![a@b.co](c) `a@b.co` <a@b.co>\n", "a\\@b.co a&#64;b.co\n", "*a@b.co* ~~a@b.co~~ a@*b.co*\n",
    "@a.b a@ @\n",
    "# http://a.b\n", "> www.a.b\n>www.c.d\n", "- http://a.b\n  www.c.d\n", "http://a.b\nwww.c.d\n",
    "<http://a.b> www.a.b\n",
    "[a](http://b.c) http://d.e\n", "https://a.b/?q=%20&r=[x]\n", "http://a.b\"c\" http://a.b'c'\n",
  ]

  @Test func readsAsGitHubDoes() async throws {
    let expected = try await GitHubProgram().html(of: Self.cases)
    for (text, html) in zip(Self.cases, expected) {
      #expect(GitHubProgram.withoutIDs(Rendered.html(text)) == html, "differs for \(text.debugDescription)")
    }
  }

  @Test func readsGeneratedDocumentsAsGitHubDoes() async throws {
    let texts = (0..<200).map { seed in
      var generator = PieceGenerator(seed: UInt64(seed), vocabulary: .gitHub)
      return generator.document()
    }
    let expected = try await GitHubProgram().html(of: texts)
    for (text, html) in zip(texts, expected) {
      #expect(GitHubProgram.withoutIDs(Rendered.html(text)) == html, "differs for \(text.debugDescription)")
    }
  }

  /// `make fuzz` looks at many more, and shows those that differ at their smallest.
  @Test func readsWhatPeopleCouldWriteAsGitHubDoes() async throws {
    let texts = (0..<400).map { seed in
      var generator = DocumentGenerator(seed: UInt64(seed))
      return generator.document()
    }
    let expected = try await GitHubProgram().html(of: texts)
    let different = zip(texts, expected).filter { text, expected in
      let html = GitHubProgram.withoutIDs(Rendered.html(text))
      return html != expected && !IntendedDifferences.explain(text, html, expected)
    }
    #expect(different.count <= texts.count / 50)
  }

  /// Where cmark-gfm follows an older edition of CommonMark, or its own implementation rather than its rules.
  @Test(arguments: [
    (
      "a box in a quote is a box", "> - [x] a\n",
      "<blockquote>\n<ul>\n<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> a</li>\n</ul>\n</blockquote>\n"
    ),
    (
      "a box right behind two markers is a box", "- - [ ] a\n",
      "<ul>\n<li>\n<ul>\n<li><input type=\"checkbox\" disabled=\"\" /> a</li>\n</ul>\n</li>\n</ul>\n"
    ),
    (
      "a box is ticked by its own mark only", "- [ ] [x]\n",
      "<ul>\n<li><input type=\"checkbox\" disabled=\"\" /> [x]</li>\n</ul>\n"
    ),
    (
      "a definition right before a table is one", "[r]: /u\nx\n\n[r]: /v\ntext [r]\na|b\n-|-\n",
      "<p>x</p>\n<p>text <a href=\"/u\">r</a></p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>\n"
    ),
    (
      "pipes in the paragraph before a table keep their backslash in code", "`a\\|b`\nc|d\n-|-\n",
      "<p><code>a\\|b</code></p>\n<table>\n<thead>\n<tr>\n<th>c</th>\n<th>d</th>\n</tr>\n</thead>\n</table>\n"
    ),
  ])
  func readsBetterThanGitHubsProgram(name: String, text: String, html: String) {
    #expect(Rendered.html(text) == html, "\(name)")
  }

  @Test func keepsRowsOfATableWithTooManyMissingCellsShort() {
    let head = String(repeating: "|a", count: 1000) + "\n" + String(repeating: "|-", count: 1000) + "\n"
    let document = Rendered.document(head + String(repeating: "|x\n", count: 2000))
    #expect(document.nodes.count < 300_000)
    #expect(
      Rendered.document(String(repeating: "|a", count: 1001) + "\n" + String(repeating: "|-", count: 1001)).nodes
        .allSatisfy { $0.kind != .table })
  }
}
