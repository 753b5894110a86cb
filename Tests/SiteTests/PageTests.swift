import Diagnostics
import TestSupport
import Testing

struct PageTests {
  @Test func makesAFileForEveryPageAndThoseItMakesByItself() async {
    let site = await BuiltSite(sampleGuide)
    #expect(site.diagnostics.text == "")
    #expect(
      site.paths.filter { $0.hasSuffix(".html") }.sorted() == [
        "404.html", "compare.html", "index.html", "one/a-z.html", "one/base/colour.html", "one/base/type.html",
        "one/components/button.html", "one/health.html", "one/index.html", "one/tokens.html", "two/a-z.html",
        "two/index.html", "two/more.html",
      ])
    #expect(site.paths.isSuperset(of: ["assets/site.css", "assets/site.js", "assets/theme.js"]))
  }

  @Test func holdsOfTheSampleWhatHasToHoldOfEverySite() async {
    #expect(await BuiltSite(sampleGuide).faults == [])
  }

  @Test func showsATitleOnceWhereverItComesFrom() async throws {
    let site = await BuiltSite([
      "index.md": "# Front\n\nText", "both.md": "---\ntitle: Both\n---\n# Both\n\nText",
      "other.md": "---\ntitle: Named\n---\n# Another heading\n\nText", "none.md": "Text",
    ])
    for (path, title) in [("index", "Front"), ("both", "Both"), ("other", "Named"), ("none", "None")] {
      let page = try site.page(path + ".html")
      #expect(page.all("h1").first?.text == title)
    }
    #expect(try site.page("both.html").all("main").first?.text.contains("Both\nBoth") == false)
    let headings = try site.page("both.html").elements.filter { $0.name.hasPrefix("h") && $0.text == "Both" }
    #expect(headings.map(\.name) == ["h1"])
  }

  /// An option of a command is one word, wherever its line has to wrap; in other code a hyphen is anything.
  @Test func breaksNoOptionOfACommandAtItsHyphens() async throws {
    let code = "specimen build [--base-url <base-url>] -o x|--no-cache a--b -4 --\n- item"
    let site = await BuiltSite(["index.md": "# One\n\n```sh\n\(code)\n```\n\n```css\na { --base-url: 0; }\n```\n"])
    let html = try site.text("index.html")
    let whole = { (option: String) in "<span class=\"unbroken\">\(option)</span>" }
    #expect(
      html.contains(
        "specimen build [\(whole("--base-url &lt;base-url&gt;"))] \(whole("-o")) x|\(whole("--no-cache")) a--b -4 --\n- item"
      ))
    #expect(html.contains("a { --base-url: 0; }"))
    #expect(try site.page("index.html").first("pre")?.text == code + "\n")
  }

  @Test func breaksATitleBeforeAnInnerCapitalAndNowhereElse() async throws {
    let site = await BuiltSite(["index.md": "# One\n", "field.md": "# ModernTextField & more\n"])
    let html = try site.text("field.html")
    #expect(html.contains("<h1>Modern<wbr>Text<wbr>Field &amp; more</h1>"))
    #expect(html.contains("<title>ModernTextField &amp; more"))
  }

  @Test func keepsASecondHeadingOfTheFirstLevelBelowThePagesOwn() async throws {
    let site = await BuiltSite(["index.md": "# One\n\n# Two\n", "x.md": "---\ntitle: Named\n---\n# Other\n"])
    #expect(site.faults == [])
    #expect(try site.text("index.html").contains("Two"))
    #expect(try site.text("x.html").contains("Other"))
  }

  @Test func tellsTheWindowWhatAPageBelongsTo() async throws {
    let site = await BuiltSite(sampleGuide)
    let titles = try ["index.html", "one/index.html", "one/base/colour.html", "one/tokens.html", "404.html"].map {
      try site.page($0).first("title")?.text
    }
    #expect(
      titles == [
        "Our guide", "System One · Our guide", "Colour · System One", "Tokens · System One",
        "Page not found · Our guide",
      ])
  }

  @Test(arguments: [
    ("platforms: [iOS, Android]", "Swift, Kotlin"), ("platforms: [iOS]\nspring-engine: react-native", "React Native"),
    ("platforms: [watchOS, iOS]", "Swift"), ("platforms: [Fridge]", nil), ("", nil),
  ])
  func namesTheNotationsOfTheSystemsPlatforms(_ settings: String, _ notations: String?) async throws {
    let site = await BuiltSite(["content/a/system.yml": "name: A\n\(settings)", "content/a/index.md": "# A\n"])
    #expect(try site.page("a/index.html").first("html")?.attributes["data-notations"] == notations)
  }

  @Test func givesAPageItsSummaryAsLedeAndAsDescription() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/base/colour.html")
    #expect(page.all("p").first { $0.has(class: "lede") }?.text == "What is painted.")
    #expect(page.first("meta", "name", "description")?.attributes["content"] == "What is painted.")
  }

  @Test func saysTheStatusOfAComponent() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/components/button.html")
    #expect(page.all("p").first { $0.has(class: "status") }?.text == "beta")
  }

  @Test func leadsValuesInTextToTheirTokens() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/base/colour.html")
    let links = page.all("a", "href", "../tokens.html#color.brand").map(\.text)
    #expect(links.contains("blue"))
    #expect(links.contains("color.brand"))
    #expect(page.all("*", "data-specimen", "chip").contains { $0.attributes["style"] == "background: #ffffff" })
  }

  @Test func drawsWhatABlockAsksForAndMarksIt() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/base/colour.html")
    let figure = try #require(page.first("*", "data-specimen", "swatches"))
    let tokens = page.all("*", "data-token").compactMap { $0.attributes["data-token"] }
    #expect(figure.text.contains("#0066cc"))
    #expect(tokens.contains("color.brand") && tokens.contains("color.paper") && tokens.contains("color.link"))
  }

  @Test func listsRelatedPagesAtTheEnd() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/base/colour.html")
    #expect(page.first("h2", "id", "related-pages")?.text == "Related")
    let links = page.all("a", "href").map { "\($0.text) -> \($0.attributes["href"] ?? "")" }
    #expect(links.contains("Type -> type.html"))
    #expect(links.contains("Button -> ../components/button.html"))
  }

  @Test func reportsARelatedPageThatIsNone() async throws {
    let project = MarkedProject(["a.md": "---\nrelated: [↓c.md]\n---\n# A", "b.md": "# B"])
    let site = await BuiltSite(project.sources)
    #expect(site.diagnostics.lines == project.places.map { "\($0) warning broken-link" })
    #expect(try !site.text("a.html").contains("Related"))
  }

  @Test func keepsABrokenLinksTextAndReportsItWhereItStands() async throws {
    let project = MarkedProject([
      "index.md": "# A\n\nSee ↓[the *page*](pge.md) and ↓[part](#prt).\n\n## Part\n\nText.\n", "page.md": "# Page",
    ])
    let site = await BuiltSite(project.sources)
    #expect(
      site.diagnostics.lines == zip(project.places, ["broken-link", "broken-anchor"]).map { "\($0) warning \($1)" })
    #expect(try site.page("index.html").first("main")?.text.contains("See the page and part.") == true)
  }

  @Test func paintsAChipInSixDigitsHoweverItsColourIsWritten() async throws {
    let text = "# A\n\n`#0aF` `#0AFF` `#12ABcd80` `#12abcdFF` `rgb(0 102 204)` `#12345` `#ggg` and #0AF, x#0AF, #123.\n"
    let page = try await BuiltSite(["a.md": text]).page("index.html")
    let chips = page.all("*", "data-specimen", "chip").map { $0.attributes["style"] ?? "" }
    #expect(
      chips
        == ["#00aaff", "#00aaff", "#12abcd80", "#12abcd", "#0066cc", "#00aaff"].map { "background: \($0)" })
  }

  @Test func letsALongNameInCodeBreak() async throws {
    let site = await BuiltSite(["index.md": "# A\n\nSee `components/modals/RestModal.tsx` and `short`.\n"])
    let html = try site.text("index.html")
    #expect(html.contains("<code>components/<wbr>modals/<wbr>Rest<wbr>Modal.<wbr>tsx</code>"))
    #expect(html.contains("<code>short</code>"))
  }

  @Test func neverPartsAChipFromTheFirstPieceOfItsValue() async throws {
    let text = "# A\n\n`#0066cc`, `rgb(0 102 204)` and #00aaff.\n"
    let page = try await BuiltSite(["a.md": text]).page("index.html")
    #expect(page.all("span").filter { $0.has(class: "unbroken") }.map(\.text) == ["#0066cc", "rgb", "#00aaff"])
    #expect(page.all("p").contains { $0.text == "#0066cc, rgb(0 102 204) and #00aaff." })
  }

  @Test func drawsPlainValuesOnlyWhereNothingElseIsThereToDraw() async throws {
    let text = "# A\n\nPaint it #0066cc today.\n"
    let plain = try await BuiltSite(["a.md": text]).page("index.html")
    let guide = try await BuiltSite(["content/a/index.md": text]).page("a/index.html")
    #expect(plain.first("*", "data-specimen", "chip") != nil)
    #expect(guide.first("*", "data-specimen", "chip") == nil)
    #expect(plain.first("main")?.text.contains("Paint it #0066cc today.") == true)
  }
}
