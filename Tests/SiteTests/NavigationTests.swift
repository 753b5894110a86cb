import TestSupport
import Testing

struct NavigationTests {
  @Test func listsSectionsAndPagesOfTheSystemRelativeToThePage() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/base/colour.html")
    #expect(
      page.links(in: "nav") == [
        "Search -> ../tokens.html", "Our guide -> ../../index.html", "Compare systems -> ../../compare.html",
        "System One -> ../index.html",
        "Colour -> colour.html", "Type -> type.html",
        "Button beta -> ../components/button.html", "A–Z -> ../a-z.html", "Tokens -> ../tokens.html",
        "Health -> ../health.html",
      ])
    let titles = page.all("h2").filter { heading in page.isInside(heading) { $0.name == "nav" } }.map(\.text)
    #expect(titles == ["Basics", "Components", "Reference"])
  }

  @Test(arguments: [
    ("one/index.html", "System One"), ("one/base/colour.html", "Colour"), ("one/base/type.html", "Type"),
    ("one/components/button.html", "Button beta"), ("one/tokens.html", "Tokens"), ("one/health.html", "Health"),
    ("two/more.html", "More"),
  ])
  func marksThePageBeingReadAndNoOther(path: String, title: String) async throws {
    let page = try await BuiltSite(sampleGuide).page(path)
    #expect(page.all("a", "aria-current", "page").map(\.text) == [title])
  }

  @Test func namesTheNavigationAfterItsSystem() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/index.html")
    #expect(page.all("nav", "aria-label").compactMap { $0.attributes["aria-label"] }.first == "System One")
    #expect(page.all("nav").allSatisfy { $0.attributes["aria-label"]?.isEmpty == false })
  }

  @Test func showsWhatIsNearInALongListAndTheWayToTheRest() async throws {
    var files: [String: String] = [:]
    for page in 100..<200 { files["long/p-\(page).md"] = "# Page \(page)" }
    for folder in 100..<200 { files["f-\(folder)/one.md"] = "# One of \(folder)" }
    let site = await BuiltSite(files)
    let page = try site.page("long/p-150.html")
    let links = page.links(in: "nav")
    #expect(links.filter { $0.hasPrefix("Page ") } == (140...160).map { "Page \($0) -> p-\($0).html" })
    #expect(links.contains("40 pages before -> ../index.html#pages:long"))
    #expect(links.contains("39 pages after -> ../index.html#pages:long"))
    #expect(links.contains("80 sections before -> ../index.html"))
    #expect(page.all("a", "aria-current", "page").map(\.text) == ["Page 150"])
    let first = try site.page("long/p-100.html").links(in: "nav").filter { $0.contains("Page ") }
    #expect(first == (100...120).map { "Page \($0) -> p-\($0).html" })
    let front = try site.page("index.html")
    #expect(front.all("section", "id", "pages:long").count == 1)
    #expect(Set(files.keys).allSatisfy { !front.all("a", "href", $0.dropLast(2) + "html").isEmpty })
    #expect(site.faults == [])
  }

  @Test func leavesNavigationOutOfASingleDocument() async throws {
    let site = await BuiltSite(["NOTES.md": "# Notes\n\nText"])
    #expect(try site.page("index.html").links(in: "nav") == [])
    #expect(site.faults == [])
  }

  @Test(arguments: [
    ("one/index.html", ["Our guide -> ../index.html"]),
    ("one/base/colour.html", ["Our guide -> ../../index.html", "System One -> ../index.html"]),
    ("one/tokens.html", ["Our guide -> ../index.html", "System One -> index.html"]), ("index.html", []),
  ])
  func leadsBackStepByStep(path: String, crumbs: [String]) async throws {
    #expect(try await BuiltSite(sampleGuide).page(path).links(in: "crumbs") == crumbs)
  }

  @Test func namesTheSectionAsTheLastCrumb() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/base/colour.html")
    let steps = page.all("li").filter { step in page.isInside(step) { $0.has(class: "crumbs") } }.map(\.text)
    #expect(steps == ["Our guide", "System One", "Basics"])
  }

  @Test(arguments: [
    ("one/index.html", ["Edit", "Markdown -> index.md", "Next -> base/colour.html"]),
    ("one/base/colour.html", ["Previous -> ../index.html", "Edit", "Markdown -> colour.md", "Next -> type.html"]),
    (
      "one/base/type.html",
      ["Previous -> colour.html", "Edit", "Markdown -> type.md", "Next -> ../components/button.html"]
    ),
    ("one/components/button.html", ["Previous -> ../base/type.html", "Edit", "Markdown -> button.md"]),
    ("two/more.html", ["Previous -> index.html", "Edit", "Markdown -> more.md"]),
  ])
  func pagesThroughASystemInTheOrderOfItsNavigation(path: String, expected: [String]) async throws {
    let page = try await BuiltSite(sampleGuide).page(path)
    let links = page.all("a").filter { link in page.isInside(link) { $0.has(class: "pager") } }
    let found = links.map { link -> String in
      if link.has(class: "edit") { return "Edit" }
      if link.has(class: "twin") { return "Markdown -> \(link.attributes["href"] ?? "")" }
      return "\(link.has(class: "next") ? "Next" : "Previous") -> \(link.attributes["href"] ?? "")"
    }
    #expect(found == expected)
  }

  @Test func everyPageLeadsToItsMarkdown() async throws {
    let site = await BuiltSite(sampleGuide)
    for path in site.paths.filter({ $0.hasSuffix(".html") && $0 != "404.html" }).sorted() {
      let twins = try site.page(path).all("a").filter { $0.has(class: "twin") }.compactMap { $0.attributes["href"] }
      #expect(twins == path.split(separator: "/").suffix(1).map { $0.dropLast("html".count) + "md" }, "\(path)")
    }
  }

  @Test func leadsToTheSourceOfAPage() async throws {
    let page = try await BuiltSite(sampleGuide).page("one/base/type.html")
    let edit = page.all("a").first { $0.has(class: "edit") }
    #expect(edit?.attributes["href"] == "https://example.org/edit/content/one/base/type.md")
  }

  @Test func leadsToTheLinesOfSources() async throws {
    let site = await BuiltSite([
      "content/guide.yml": "edit-url: https://e.org/edit?at={line}&in=\nsource-url: https://e.org/src/{path}#L{line}",
      "content/a/index.md": "# A",
      "content/a/my page.md": "---\ntitle: B\n---\n# B\n\nText.\n\n## First\n\nText.\n\n### Second\n",
      "content/a/c.tokens.json": """
      {"space": {"$type": "dimension",
        "one": {"$value": {"value": 1, "unit": "px"}},
        "two": {"$value": "{space.one}"}}}
      """,
    ])
    let page = try site.page(#require(site.paths.first { $0.hasPrefix("a/my") && $0.hasSuffix(".html") }))
    let file = "content/a/my%20page.md"
    #expect(
      page.links(in: "pager").filter { $0.hasSuffix("L1") || $0.contains("edit") } == [
        "Edit this page -> https://e.org/edit?at=1&in=\(file)", "View source -> https://e.org/src/\(file)#L1",
      ])
    func lines(_ page: HTMLPage) -> [String] {
      page.all("a").filter { $0.has(class: "source") }
        .map { "\($0.attributes["aria-label"] ?? "") -> \($0.attributes["href"] ?? "")" }
    }
    #expect(
      lines(page) == [
        "Source of “First” -> https://e.org/src/\(file)#L8", "Source of “Second” -> https://e.org/src/\(file)#L12",
      ])
    let table = try site.page("a/tokens.html")
    #expect(
      lines(table) == [
        "Source of space.one -> https://e.org/src/content/a/c.tokens.json#L2",
        "Source of space.two -> https://e.org/src/content/a/c.tokens.json#L3",
      ])
    // Without a line there is no more to lead to than the page.
    let plain = try await BuiltSite(sampleGuide).page("one/base/colour.html")
    #expect(lines(plain).isEmpty)
  }

  @Test func listsTheHeadingsOfAPage() async throws {
    let site = await BuiltSite(sampleGuide)
    #expect(
      try site.page("one/components/button.html").links(in: "toc") == [
        "Anatomy -> #anatomy", "States -> #states", "Pressed -> #pressed",
      ])
    #expect(try site.page("two/index.html").links(in: "toc") == [])
  }

  @Test func leavesThirdLevelHeadingsOutWhereThereAreMany() async throws {
    let parts = (1...13).map { "## Part \($0)\n\n### Detail \($0)\n" }.joined(separator: "\n")
    let page = try await BuiltSite(["index.md": "# A\n\n" + parts, "b.md": "# B"]).page("index.html")
    #expect(page.links(in: "toc").count == 13)
    #expect(page.links(in: "toc").allSatisfy { $0.hasPrefix("Part") })
  }

  @Test func listsOfOtherSectionsTheFirstPageAloneInALargeSystem() async throws {
    var files = ["content/a/index.md": "# A"]
    for number in 100...180 {
      files["content/a/low/p\(number).md"] = "# Low \(number)"
      files["content/a/high/p\(number).md"] = "# High \(number)"
    }
    let site = await BuiltSite(files)
    let links = try site.page("a/low/p120.html").links(in: "nav")
    #expect(links.contains("Low 121 -> p121.html"))
    #expect(links.contains("High -> ../high/p100.html"))
    #expect(!links.contains { $0.hasPrefix("High 1") })
    #expect(site.faults == [])
  }

  @Test func showsAPlateForEverySystemOnTheHomePage() async throws {
    let page = try await BuiltSite(sampleGuide).page("index.html")
    let names = page.all("h2").map(\.text)
    #expect(names == ["System One", "System Two"])
    #expect(page.all("a").compactMap { $0.attributes["href"] }.contains("one/index.html"))
    #expect(page.all("*", "data-token").compactMap { $0.attributes["data-token"] } == ["color.brand", "color.paper"])
  }

  @Test func leadsFromTheMissingPageBackToEverySystem() async throws {
    let page = try await BuiltSite(sampleGuide).page("404.html")
    let links = page.all("a", "href").map(\.text)
    #expect(links.contains("Our guide") && links.contains("System One") && links.contains("System Two"))
  }

  @Test func beginsTheLinksOfTheMissingPageAtThePathOfTheSite() async throws {
    var guide = sampleGuide
    guide["content/guide.yml", default: ""] += "\nbase-url: https://example.org/design/v2\n"
    let site = await BuiltSite(guide)
    let missing = try site.page("404.html")
    let links = missing.all("a", "href").compactMap { $0.attributes["href"] }
    #expect(links.contains("/design/v2/index.html") && links.contains("/design/v2/one/index.html"))
    #expect(missing.all("link", "rel", "stylesheet").first?.attributes["href"] == "/design/v2/assets/site.css")
    let other = try site.page("index.html")
    #expect(other.all("link", "rel", "stylesheet").first?.attributes["href"] == "assets/site.css")
  }
}
