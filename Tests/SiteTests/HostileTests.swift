import Diagnostics
import Files
import TestSupport
import Testing

struct HostileTests {
  private static let script = #"</title></script><script>alert(1)</script><img src=x onerror="alert(2)">'"{{heading}}"#

  private static var yaml: String { "'" + script.replacing("'", with: "''") + "'" }

  private static var json: String { script.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }

  @Test func letsNoTextOfAnAuthorBecomeMarkup() async {
    let (yaml, json) = (Self.yaml, Self.json)
    let site = await BuiltSite([
      "content/guide.yml": "title: \(yaml)\ntagline: \(yaml)",
      "content/a/system.yml": """
      name: \(yaml)
      summary: \(yaml)
      version: \(yaml)
      platforms: [\(yaml)]
      sections: { part: \(yaml) }
      """,
      "content/a/index.md":
        "---\ntitle: \(yaml)\nsummary: \(yaml)\nstatus: \(yaml)\n---\n\(Self.script)\n\n## \(Self.script)\n",
      "content/a/part/x.md":
        "# \(Self.script)\n\n## One \(Self.script)\n\n## Two\n\n`\(Self.script)`\n\n```\n\(Self.script)\n```\n",
      "content/a/part/y.md": "# Y\n\n```swatches title=\"\(Self.script)\"\ncolor.** | \(Self.script)\n```\n",
      "content/a/tokens/a.tokens.json": """
      {"color": {"$type": "color", "\(json.replacing("{", with: "").replacing("}", with: "").replacing(".", with: ""))": {
        "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "$description": "\(json)",
        "$deprecated": "\(json)"}}}
      """,
    ])
    // In Markdown a picture may be written as HTML: it is written anew, without all that could run.
    #expect(site.faults.filter { !$0.hasSuffix(": x is not a file of the site") } == [])
    for artifact in site.artifacts where artifact.path.hasSuffix(".html") {
      let text = String(decoding: artifact.bytes, as: UTF8.self).replacing(#"<img src="x" alt="">"#, with: "")
      #expect(!text.contains("<script>") && !text.contains("<img"), "\(artifact.path)")
    }
  }

  /// A quadratic reading of them would take hours.
  @Test(arguments: ["<!-- ", "<details>\n\n", "<a b=\"", "<h2>", "</", "<?"])
  func readsHTMLThatNeverEnds(piece: String) async throws {
    let site = await BuiltSite(["a.md": "# A\n\n" + String(repeating: piece, count: 60_000) + "\n"])
    #expect(try site.text("index.html").contains("<h1>A</h1>"))
  }

  @Test(arguments: [
    "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](<java\nscript:alert(1)>)",
    "[x](&#106;avascript:alert(1))",
    "[x](vbscript:x)", "[x](data:text/html,<script>alert(1)</script>)", "[x](file:///etc/passwd)",
    "![x](javascript:alert(1))", "<javascript:alert(1)>", "[x][y]\n\n[y]: javascript:alert(1)",
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "a <b onclick=\"x()\">b</b>",
    "<!-- --><script>x</script>",
    "[x](# \"\\\" onmouseover=\\\"x\")", "## <svg onload=alert(1)>", "| a |\n|-|\n| <iframe src=x> |",
    "<iframe src=\"//x\">",
    "```\"><script>alert(1)</script>\nx\n```", "``` \" onload=x\nx\n```", "[^1]\n\n[^1]: <script>x</script>",
  ])
  func runsNothingThatAPageBrings(markdown: String) async throws {
    let site = await BuiltSite(["a.md": "# A\n\n" + markdown + "\n"])
    #expect(site.faults.filter { !$0.hasSuffix("is not a file of the site") } == [])
    let text = try site.text("index.html").lowercased()
    for word in [
      "href=\"javascript:", "href=\"vbscript:", "href=\"data:text", "href=\"file:", "<iframe", "<script>", "<img src=x",
    ] {
      #expect(!text.contains(word))
    }
  }

  @Test(arguments: [
    ("![Our ↓logo](https://a.example/x.png \"Logo\")", "Our logo -> https://a.example/x.png"),
    ("![](//a.example/x.png)", "//a.example/x.png -> //a.example/x.png"),
    ("![a *b* `c`](HTTP://a.example/x.png)", "a b c -> HTTP://a.example/x.png"),
    ("[![badge](https://a.example/x.svg)](https://b.example/)", "badge -> https://b.example/"),
    ("[**![badge][y]**](https://b.example/)\n\n[y]: https://a.example/x.svg", "badge -> https://b.example/"),
  ])
  func loadsNoPictureFromElsewhere(markdown: String, link: String) async throws {
    let text = "# A\n\n" + markdown.replacing("↓", with: "")
    let site = await BuiltSite(["content/guide.yml": "title: Guide", "content/a/index.md": text])
    #expect(site.faults == [])
    #expect(site.diagnostics.all.map(\.rule.id).filter { $0 != "missing-alternative" } == ["remote-image"])
    let page = try site.page("a/index.html")
    #expect(page.first("img") == nil)
    #expect(page.all("a", "href").map { "\($0.text) -> \($0.attributes["href"] ?? "")" }.contains(link))
  }

  @Test func boundsTheContrastMatrixAndSaysSo() async throws {
    let colors = (0..<80).map {
      "\"c\($0)\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, \(Double($0) / 80)]}}"
    }
    let site = await BuiltSite([
      "a.md": "# A\n\n```contrast\ntext: **\nsurface: **\n```\n",
      "a.tokens.json": "{\"$type\": \"color\", \(colors.joined(separator: ", "))}",
    ])
    #expect(site.diagnostics.lines == ["a.md:3:1 warning matrix-too-large"])
    let text = try site.text("index.html")
    #expect(text.contains("The matrix shows 60 of 80 text colours and 60 of 80 surfaces."))
    // No colour is set on itself.
    #expect(text.split(separator: "class=\"sample\"").count == 60 * 59 + 1)
  }

  @Test func showsAPictureThatIsInThePage() async throws {
    let site = await BuiltSite(["a.md": "![dot](data:image/png;base64,AAAA)"])
    #expect(site.diagnostics.isEmpty)
    #expect(try site.page("index.html").first("img")?.attributes["alt"] == "dot")
  }

  @Test func keepsTheMarksOfItsTemplatesOutOfTheReachOfText() async throws {
    let mark = "\u{E000}body<\u{E001}\u{E000}navigation\u{E001}"
    let site = await BuiltSite(["a.md": "---\ntitle: \"\(mark)\"\n---\nText \(mark)", "b.md": "# B"])
    #expect(try site.page("a.html").first("h1")?.text == mark)
    #expect(site.faults == [])
  }

  @Test func staysWholeWithNamesThatMeanSomethingInAddresses() async {
    let names = ["c#", "what?", "100%", "a b", "a&b", "quote\"d", "<tag>", "Größe", "a:b", "%41", "back\\slash", "'"]
    var files: [String: String] = ["content/x/index.md": "# X"]
    for (number, name) in names.enumerated() {
      files["content/x/\(name)/\(name).md"] = "# Page \(number)\n\n## Part\n\n## More\n"
    }
    let site = await BuiltSite(files)
    #expect(site.diagnostics.text == "")
    #expect(site.faults == [])
  }

  @Test func standsDeepAndBrokenInput() async {
    let deep = String(repeating: "> ", count: 5000) + "x\n" + String(repeating: "- ", count: 3000) + "y\n"
    let site = await BuiltSite([
      "content/a/index.md": deep, "content/a/b.md": String(repeating: "[", count: 20_000),
      "content/a/tokens/deep.tokens.json": String(repeating: "{\"a\":", count: 20_000),
      "content/a/tokens/bad.tokens.json": "\u{0}\u{FFFF}", "content/a/system.yml": String(repeating: "[", count: 5000),
      "content/guide.yml": "a: &a [*a, *a]\nb: !!python/object x",
    ])
    #expect(site.paths.isSuperset(of: ["a/index.html", "a/b.html", "index.html", "404.html"]))
    #expect(site.diagnostics.reach(.error))
  }

  @Test(arguments: [true, false]) func readsUTF16WithAByteOrderMark(isBig: Bool) async throws {
    let text = "\u{FEFF}# Caf\u{E9} \u{1F600}\n\n[x](y.md)\n"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
    // An odd byte at the end, as of a file that was cut off, belongs to nothing.
    let site = await BuiltSite(Sources([SourceFile(path: "index.md", bytes: bytes + [0x20])]))
    #expect(site.diagnostics.lines == ["index.md:1:1 note other-encoding", "index.md:3:1 warning broken-link"])
    let page = try #require(site.artifacts.first { $0.path == "index.html" })
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("Caf\u{E9} \u{1F600}"))
  }

  @Test func replacesBytesThatAreNoTextAndSaysWhereTheyStand() async throws {
    let bytes =
      Array("---\ntitle: Caf\u{E9}\n---\n\nPlain, ".utf8) + [0xE9, 0x74, 0xE9] + Array(" and `".utf8) + [0xFF, 0x60]
    let site = await BuiltSite(Sources([SourceFile(path: "index.md", bytes: bytes)]))
    #expect(site.diagnostics.lines == ["index.md:5:8 error invalid-encoding"])
    #expect(site.diagnostics.all.map(\.message) == ["the byte 0xE9 is not UTF-8"])
    let page = try #require(site.artifacts.first { $0.path == "index.html" })
    #expect(UTF8Fault.first(in: page.bytes) == nil)
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("Plain, \u{FFFD}t\u{FFFD} and <code>\u{FFFD}</code>"))
  }
}
