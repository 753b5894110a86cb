import Diagnostics
import Files
import Guide
import TestSupport
import Testing

struct LinkTests {
  private let joined = Joined([
    "content/a/index.md": "# Front\n\n## Parts", "content/a/base/colour.md": "# Colour\n\n## Neutral greys\n\n## Größe",
    "content/a/base/big type.md": "# Big", "content/b/x.md": "# X", "content/b/y.md": "# Y",
    "content/a/tokens/c.tokens.json": twoColors,
    "content/a/base/c#.md": "# Sharp",
    "content/a/tokens/odd.tokens.json": """
    {"size": {"$type": "number", "very large": {"$value": 1}}}
    """,
  ])

  private func target(_ link: String) -> LinkIndex.Target? { joined.target(of: link, on: "a/base/colour.html") }

  @Test(arguments: [
    ("big%20type.md", "a/base/big type.html", nil), ("./big type.md", "a/base/big type.html", nil),
    ("../index.md", "a/index.html", nil), ("../index.md#parts", "a/index.html", "parts"),
    ("#neutral-greys", "a/base/colour.html", "neutral-greys"), ("#gr%C3%B6%C3%9Fe", "a/base/colour.html", "größe"),
    ("colour.md", "a/base/colour.html", nil), ("../../b/x.md", "b/x.html", nil),
    ("../../../content/b/x.md", "b/x.html", nil), ("../index.md?plain=1#parts", "a/index.html", "parts"),
    ("c%23.md", "a/base/c#.html", nil), ("../index.md#", "a/index.html", nil), ("#top", "a/base/colour.html", "top"),
  ])
  func leadsAFileToItsPage(link: String, url: String, anchor: String?) {
    #expect(target(link) == .page(url: url, anchor: anchor))
  }

  @Test func leadsTheHeadingThatIsThePagesTitleToItsTop() {
    #expect(target("../index.md#front") == .page(url: "a/index.html", anchor: nil))
    #expect(target("#colour") == .page(url: "a/base/colour.html", anchor: nil))
  }

  @Test(arguments: [
    "https://example.org/a.md", "mailto:a@example.org", "//example.org", "HTTP://EXAMPLE.ORG", "tel:1", "data:,",
    "javascript:alert(1)",
  ])
  func leavesAddressesElsewhereAlone(link: String) {
    #expect(target(link) == .external)
  }

  @Test(arguments: [
    ("colur.md", "broken-link", "colur.md is not a page of the guide", "did you mean colour.md?"),
    ("nothing-near.md", "broken-link", "nothing-near.md is not a page of the guide", nil),
    ("picture.png", "broken-link", "picture.png is not a file of the project", nil),
    ("../.github/h.png", "broken-link", "../.github/h.png is not a file of the project", nil),
    // The beginning of one heading's anchor.
    ("#neutral", "broken-anchor", "content/a/base/colour.md has no heading #neutral", "did you mean #neutral-greys?"),
    ("../base", "broken-link", "../base is not a file of the project", nil),
    (
      "#neutral-grays", "broken-anchor", "content/a/base/colour.md has no heading #neutral-grays",
      "did you mean #neutral-greys?"
    ),
    ("../index.md#none", "broken-anchor", "content/a/index.md has no heading #none", "link to one of its headings"),
    (
      "../../../../etc/passwd", "broken-link", "../../../../etc/passwd leads out of the project",
      "link to a file of the project"
    ),
    ("%2e%2e/%2e%2e/%2e%2e/%2e%2e/x.md", "broken-link", "../../../../x.md leads out of the project", nil),
    ("/absolute.md", "broken-link", "/absolute.md is not a file of the project", nil),
    ("/Users/ada/x.md", "broken-link", "/Users/ada/x.md is an address on one person’s machine", nil),
    (
      "www.example.org/x.html", "broken-link", "www.example.org/x.html lacks https:// at its start",
      "write https://www.example.org/x.html"
    ),
    (
      "token:color.brnad", "broken-token-link", "color.brnad names no token of this system", "did you mean color.brand?"
    ),
    ("token:", "broken-token-link", " names no token of this system", nil),
  ])
  func saysWhatIsWrongWithALinkThatLeadsNowhere(link: String, rule: String, message: String, fix: String?) throws {
    guard case .broken(let found) = try #require(target(link)) else {
      Issue.record("\(link) leads somewhere")
      return
    }
    #expect(found.rule.id == rule)
    #expect(found.message.text == message)
    if let fix { #expect(found.fix.sentence == fix) }
  }

  @Test(arguments: [
    ("../bsae/colour.md", "colour.md"), ("../bsae/colur.md", "colour.md"), ("../../bb/x.md", "../../b/x.md"),
  ])
  func suggestsAPageOfTheNearestFolderWhereTheFolderIsWrongToo(link: String, page: String) throws {
    guard case .broken(let found) = try #require(target(link)) else {
      Issue.record("\(link) leads somewhere")
      return
    }
    #expect(found.fix.sentence == "did you mean \(page)?")
  }

  @Test func suggestsAPageToItselfOnlyWhereANameIsASlip() throws {
    let joined = Joined(["README.md": "# A", "docs/a.md": "# B"])
    for (link, fix) in [
      ("ROADMAP.md", "write the page, link elsewhere, or name the file in a code span"),
      ("REDME.md", "did you mean README.md?"),
    ] {
      guard case .broken(let found) = try #require(joined.target(of: link, on: "index.html")) else {
        Issue.record("\(link) leads somewhere")
        return
      }
      #expect(found.fix.sentence == fix)
    }
  }

  @Test func suggestsNoPageForTheFolderThatBothAreIn() throws {
    let joined = Joined(["README.md": "# A", "components/forms.md": "# B", "components/list.md": "# C"])
    guard case .broken(let found) = try #require(joined.target(of: "toast.md", on: "components/list.html")) else {
      Issue.record("the link leads somewhere")
      return
    }
    #expect(!found.fix.sentence.hasPrefix("did you mean"))
  }

  /// A folder without settings, of whose documents another tool makes the site.
  @Test(arguments: [
    // A page is a folder of its own.
    ("../other/", "docs/de/page.html", "docs/de/other.html"),
    ("../other/#two", "docs/de/page.html", "docs/de/other.html"),
    // A folder of documents that is published below another name, files of HTML, and what a program puts there.
    ("/writing/other/", "docs/de/page.html", nil), ("../site/other.html", "docs/de/page.html", nil),
    ("{picture}", "docs/de/page.html", nil), ("@site/static/a.png", "docs/de/page.html", nil),
    ("@/a.png", "docs/de/page.html", nil), ("~@/a.png", "docs/de/page.html", nil),
    // The page that a script chooses by what stands behind the hash.
    ("#/other", "docs/de/page.html", "docs/de/other.html"),
    ("#/other?id=two", "docs/de/page.html", "docs/de/other.html"),
    ("/#/other", "docs/de/page.html", "docs/de/other.html"), ("#/", "docs/de/page.html", "docs/de/readme.html"),
  ])
  func readsAddressesOfAnotherToolsSite(link: String, page: String, url: String?) {
    let joined = Joined([
      "docs/de/page.md": "# Page", "docs/de/other.md": "# Other\n\n## Two", "docs/other.md": "# Another",
      "docs/de/readme.md": "# Front",
    ])
    let anchor = link.hasSuffix("two") ? "two" : nil
    #expect(joined.target(of: link, on: page) == url.map { .page(url: $0, anchor: anchor) } ?? .external)
  }

  @Test(arguments: [
    (
      "/docs/colours--docs", "broken-file-link",
      "nothing, if whatever makes the site has a page there; or link to one that exists"
    ),
    (
      "src/app.ts", "broken-link", "add the file, or link to one that exists"
    ),
    ("static/b.png", "broken-link", "write ../../static/b.png"),
    ("#/gone", "broken-file-link", "nothing, if whatever makes the site has a page there; or link to one that exists"),
    ("docs/other.md", "broken-link", "did you mean ../other.md?"),
    ("../README.md", "broken-link", "did you mean ../readme.md?"),
  ])
  func saysHowAnAddressIsWrittenThatStartsElsewhere(link: String, rule: String, fix: String) throws {
    let joined = Joined(["docs/de/page.md": "# Page", "docs/other.md": "# Another", "docs/readme.md": "# Front"])
    let page = try #require(joined.guide.pages.first { $0.url == "docs/de/page.html" })
    let links = LinkIndex(joined.guide, files: ["static/b.png"])
    guard case .broken(let found) = links.target(of: link, on: page, in: joined.guide.systems[0]) else {
      Issue.record("\(link) leads somewhere")
      return
    }
    #expect(found.rule.id == rule)
    #expect(found.fix.sentence == fix)
  }

  /// Folders of a tool whose files are at the root of its site, among the files that are read and above them.
  @Test func findsWhatToolsPublishAtTheRootOfASite() throws {
    let joined = Joined(["docs/page.md": "# Page", "docs/other.md": "# Other"])
    let links = LinkIndex(
      joined.guide, files: ["static/b.png"], unpublished: ["docs/.vuepress/public/a.png"],
      surroundings: OutsideFiles(isOfDocument: false) { path in
        path.hasPrefix("../../") ? nil : [".", "../", "../static/c.png"].contains(path)
      })
    let page = try #require(joined.guide.pages.first { $0.url == "docs/page.html" })
    func target(_ link: String) -> LinkIndex.Target { links.target(of: link, on: page, in: joined.guide.systems[0]) }
    #expect(target("/a.png") == .external && target("/c.png") == .external)
    #expect(target("/b.png") == .page(url: "static/b.png", anchor: nil))
    guard case .broken(let found) = target("/d.png") else {
      Issue.record("the picture is somewhere")
      return
    }
    #expect(found.message.text == "/d.png is not a file of the project")
  }

  /// MkDocs and VitePress join and leave out other signs than GitHub; their settings say whose anchors hold.
  @Test(arguments: [
    ("docs/mkdocs.yml", "#tracing-spans", true), ("../mkdocs.yml", "#tracing-spans", true),
    ("docs/mkdocs.yml", "#_1", true), ("docs/mkdocs.yml", "#setup", false),
    ("docs/package.json", "#tracing-spans", false),
    ("docs/.vitepress", "#受控与非受控-cell", true), ("docs/.vitepress", "#_2-steps", true),
    ("docs/.vitepress", "#tracing-spans", true), ("docs/mkdocs.yml", "#受控与非受控-cell", false),
    ("docs/package.json", "#受控与非受控-cell", false), ("docs/package.json", "#L8", true),
    ("docs/package.json", "#L8-L12", true), ("docs/package.json", "#L", false),
  ])
  func knowsTheAnchorsOfTheToolThatMakesTheSite(settings: String, link: String, isKnown: Bool) throws {
    let joined = Joined([
      "docs/page.md": "# Page\n\n## Tracing & spans\n\n## 受控与非受控：`cell`\n\n## 2 steps", "docs/other.md": "# Other",
    ])
    let links = LinkIndex(
      joined.guide,
      surroundings: OutsideFiles(isOfDocument: false) { path in
        path.hasPrefix("../../") ? nil : path == settings || path == "../"
      })
    let page = try #require(joined.guide.pages.first { $0.url == "docs/other.html" })
    let target = links.target(of: "page.md" + link, on: page, in: joined.guide.systems[0])
    if case .broken = target { #expect(!isKnown) } else { #expect(isKnown) }
  }

  /// Text that a program puts on a page may have the heading that is missing, but not one that is misspelt.
  @Test(arguments: [
    "[component-metadata:button]", "{{< properties >}}", "{% include properties.md %}", "--8<-- \"properties.md\"",
    "<Properties />", "<!-- @include: ./properties.md -->", "[properties](properties.md ':include')",
  ])
  func knowsThatAPageTakesInOthers(line: String) throws {
    let joined = Joined([
      "page.md": "# Page\n\n\(line)\n\n## Settings", "other.md": "# Other\n\n[Button]: made of `<Button />`",
      "x.mdx": "# X",
    ])
    #expect(joined.target(of: "page.md#properties", on: "other.html") == .external)
    for link in ["page.md#setings", "other.md#properties"] {
      guard case .broken = try #require(joined.target(of: link, on: "x.html")) else {
        Issue.record("\(link) leads somewhere")
        continue
      }
    }
  }

  /// A component of MDX makes what headings it likes.
  @Test func knowsThatComponentsMakePlaces() throws {
    let joined = Joined([
      "page.mdx": "# Page\n\n<Specimen name=\"Large title\">\n\nText.\n\n</Specimen>\n\n## Larger titles",
      "other.md": "# Other\n\n<Specimen name=\"Large title\">\n\nText.\n\n</Specimen>", "x.md": "# X",
    ])
    #expect(joined.target(of: "page.mdx#large-title", on: "x.html") == .external)
    guard case .broken = try #require(joined.target(of: "other.md#large-title", on: "x.html")) else {
      Issue.record("what is no MDX has no components with text in them")
      return
    }
  }

  @Test(arguments: [
    ("docs/000-template.md", true), ("docs/template.md", true), ("docs/_templates/adr.md", true),
    ("docs/templating.md", false), ("docs/adr.md", false),
  ])
  func takesTheLinksOfATemplateForExamples(path: String, isTemplate: Bool) {
    let joined = Joined([path: "# A", "docs/other.md": "# Other"])
    let url = path.replacing(".md", with: ".html")
    let example = joined.target(of: "0005-example.md", on: url)
    #expect((example == .external) == isTemplate)
    #expect(joined.target(of: (path.hasPrefix("docs/_") ? "../" : "") + "other.md", on: url) != .external)
  }

  @Test func leavesThePageForMissingAddressesOfAnotherToolToIt() {
    let joined = Joined(["404.md": "# Nothing here", "index.md": "# Front"])
    #expect(joined.urls == ["index.html"])
    #expect(joined.diagnostics.all.map(\.severity) == [.note])
    #expect(
      joined.messages == ["404.md is left out of the site, which has its own page for missing addresses"])
  }

  @Test func leadsOutOfAProjectWithSettingsFromTheRoot() throws {
    let joined = Joined(["content/guide.yml": "title: G", "content/a/index.md": "# A", "content/a/b.md": "# B"])
    for link in ["/a/b", "/b.md", "../../../issues/new"] {
      guard case .broken(let found) = try #require(joined.target(of: link, on: "a/index.html")) else {
        Issue.record("\(link) leads somewhere")
        return
      }
      #expect(found.message.text == "\(link) leads out of the project")
    }
  }

  @Test func suggestsAPageOfAFolderThatHoldsThousands() throws {
    let pages = (0..<3_000).map { ("content/a/page-\($0).md", "# \($0)") }
    let joined = Joined(Dictionary(pages) { first, _ in first })
    guard case .broken(let found) = try #require(joined.target(of: "page-2500x.md", on: "a/page-0.html")) else {
      Issue.record("the link leads somewhere")
      return
    }
    #expect(found.fix.sentence == "did you mean page-2500.md?")
  }

  @Test func findsAPageWhoseAccentsAreEncodedInAnotherWay() {
    let joined = Joined(["content/a/x.md": "# X", "content/a/gr\u{F6}\u{DF}e.md": "# Größe"])
    #expect(
      joined.target(of: "gro\u{308}\u{DF}e.md", on: "a/x.html")
        == .page(url: "a/gr\u{F6}\u{DF}e.html", anchor: nil))
  }

  @Test func leadsATokenToItsRowInTheTable() {
    #expect(target("token:color.brand") == .page(url: "a/tokens.html", anchor: "color.brand"))
    #expect(target("token:size.very large") == .page(url: "a/tokens.html", anchor: "size.very-large"))
  }

  @Test(arguments: [
    "%", "%zz.md", "%2", "#%", "\u{0}.md", "a\\b.md", "?", "....md", String(repeating: "../", count: 5000),
  ])
  func standsAnyDestination(link: String) {
    #expect(target(link) != nil)
  }

  @Test func keepsWhatBelongsToAPageWithItsPlaces() throws {
    let project = MarkedProject([
      "content/a/x.md": "---\nrelated: [↓y.md, ↓../b/z.md]\n---\n# X", "content/a/y.md": "---\nrelated: ↓x.md\n---\n",
    ])
    let guide = Joined(project.sources).guide
    let related = guide.pages.flatMap(\.related)
    #expect(related.map(\.path) == ["content/a/y.md", "content/b/z.md", "content/a/x.md"])
    #expect(related.map { $0.span.text } == ["y.md", "../b/z.md", "x.md"])
  }

  @Test func findsTheFilesPagesShowOrLeadTo() throws {
    let joined = Joined([
      "content/a/base/x.md": """
      ![a](img/a.png) [b](../b%20c.pdf#page=2) ![again](./img/a.png?v=1) [page](y.md) [here](#x)
      [out](../../../../etc/passwd) [root](/etc/passwd) [hidden](.env) [hidden](../.git/config) [web](https://a.example/c.png)
      ![data](data:image/png;base64,AA) [line](a%0Ab.png) [folder](img/)

      | ![d](d.svg) |
      |---|
      """
    ])
    let page = try #require(joined.guide.pages.first)
    #expect(
      LinkedFiles.paths(in: page.document, withPages: true).sorted() == [
        "content/a/.git/config", "content/a/b c.pdf", "content/a/base/.env", "content/a/base/d.svg",
        "content/a/base/img", "content/a/base/img/a.png",
        "content/a/base/y.md",
      ])
    #expect(!LinkedFiles.paths(in: page.document, withPages: false).contains("content/a/base/y.md"))
  }

  @Test func leadsFromAFolderToThePageThatStandsForIt() {
    #expect(target("../") == .page(url: "a/index.html", anchor: nil))
    #expect(target("../../a#parts") == .page(url: "a/index.html", anchor: "parts"))
    let joined = Joined(["content/a/x.md": "# X", "content/a/base/README.md": "# Base"])
    #expect(joined.target(of: "base/", on: "a/x.html") == joined.target(of: "base/README.md", on: "a/x.html"))
  }

  @Test(arguments: [("../src/", "../src/ is a folder"), ("../.env", "../.env is hidden")])
  func saysOfWhatIsThereThatItIsNoPartOfTheSite(link: String, words: String) throws {
    let links = LinkIndex(joined.guide, unpublished: ["content/a/src", "content/a/.env"])
    let page = try #require(joined.guide.pages.first { $0.url == "a/base/colour.html" })
    let system = try #require(joined.guide.systems.first { $0.slug == "a" })
    guard case .broken(let found) = links.target(of: link, on: page, in: system) else {
      Issue.record("\(link) leads somewhere")
      return
    }
    #expect(found.rule.id == "unpublished-target" && found.rule.severity == .note)
    #expect(found.message.text == words + ", and no part of the site")
  }

  @Test func leadsToAFileThatStands() throws {
    let links = LinkIndex(joined.guide, files: ["content/a/b c.pdf", "shared/logo.svg"])
    let page = try #require(joined.guide.pages.first { $0.url == "a/base/colour.html" })
    let system = try #require(joined.guide.systems.first { $0.slug == "a" })
    #expect(
      links.target(of: "../b%20c.pdf#page=2", on: page, in: system) == .page(url: "a/b c.pdf", anchor: "page=2"))
    #expect(
      links.target(of: "../../../shared/logo.svg?v=1#mark", on: page, in: system)
        == .page(url: "shared/logo.svg", anchor: "mark"))
  }
}
