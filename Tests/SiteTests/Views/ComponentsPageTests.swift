import TestSupport
import Testing

struct ComponentsPageTests {
  /// The sample guide with a second component that has a matrix of states, and one that has a preview.
  private static let guide = sampleGuide.merging(
    [
      "content/one/components/chip.md": """
      ---
      title: Chip & tag
      summary: Small marks.
      ---
      ```states
      variants: plain, filled
      states: default, pressed
      ---
      <span class="chip {variant} {state}" id="it">{variant}</span>
      ```
      """,
      "content/one/components/chip.css": ".chip { color: var(--color-brand); }\n.plain.default { color: inherit; }\n",
      "content/one/components/field.md":
        "---\ntitle: Field\n---\n```preview\n<p class=\"field\" id=\"it\">Name</p>\n```\n",
    ]) { $1 }

  @Test func showsEveryComponentInTheOrderOfTheNavigationWithItsSummary() async throws {
    let site = await BuiltSite(Self.guide)
    let page = try site.page("one/components/index.html")
    #expect(
      page.links(in: "thumbnails") == [
        "Button -> button.html", "Chip & tag -> chip.html", "Field -> field.html",
      ])
    #expect(page.all("p").contains { $0.text == "Small marks." })
    #expect(page.all("*", "data-specimen", "thumbnail").count == 3)
    #expect(site.faults == [])
  }

  @Test func drawsTheFirstPreviewOfAPageAndOfAMatrixEachVariantInItsFirstState() async throws {
    let site = await BuiltSite(Self.guide)
    let text = try site.text("one/components/index.html")
    #expect(text.contains("class=\"field\""))
    #expect(text.contains("class=\"chip plain default\"") && text.contains("class=\"chip filled default\""))
    #expect(!text.contains("pressed\""))
    #expect(try site.text("one/components/index.preview.css").contains("--color-brand:#0066cc"))
    #expect(!text.contains("<style>"))
  }

  @Test func drawsTheStatesOfTheOnlyVariantOfAMatrix() async throws {
    var files = Self.guide
    files["content/one/components/chip.md"] = files["content/one/components/chip.md"]?
      .replacing("plain, filled", with: "plain")
      .replacing("default, pressed", with: "default, pressed, focused, disabled")
    let text = try await BuiltSite(files).text("one/components/index.html")
    for state in ["default", "pressed", "focused"] { #expect(text.contains("class=\"chip plain \(state)\"")) }
    #expect(!text.contains("class=\"chip plain disabled\""))
  }

  @Test func setsTheNameLargeWhereThereIsNoPreview() async throws {
    let page = try await BuiltSite(Self.guide).page("one/components/index.html")
    #expect(page.all("p", "class").filter { $0.has(class: "named") }.map(\.text) == ["Button"])
  }

  @Test func cannotBeOperatedFromItsThumbnails() async throws {
    let page = try await BuiltSite(Self.guide).page("one/components/index.html")
    #expect(page.all("sp-set").count == 3)
    #expect(page.all("sp-set").allSatisfy { $0.attributes["inert"] != nil })
  }

  @Test func comesFirstInItsSectionAndBetweenItsNeighbours() async throws {
    let site = await BuiltSite(Self.guide)
    let links = try site.page("one/base/type.html").links(in: "nav")
    let place = try #require(links.firstIndex(of: "All components -> ../components/index.html"))
    #expect(links[place + 1] == "Button beta -> ../components/button.html")
    let page = try site.page("one/components/index.html")
    #expect(page.all("a", "aria-current", "page").map(\.text) == ["All components"])
    let pager = page.all("a").filter { link in page.isInside(link) { $0.has(class: "pager") } }
    #expect(pager.compactMap { $0.attributes["href"] } == ["../base/type.html", "index.md", "button.html"])
    #expect(try site.page("one/index.html").links(in: "parts").contains("All components -> components/index.html"))
  }

  @Test func beginsWithWhatAnAuthorWroteAtItsAddress() async throws {
    var files = Self.guide
    files["content/one/components/index.md"] =
      "---\ntitle: Our parts\nsummary: What screens are made of.\n---\nRead *this* first.\n"
    let site = await BuiltSite(files)
    let page = try site.page("one/components/index.html")
    #expect(page.all("h1").map(\.text) == ["Our parts"])
    #expect(page.all("p").contains { $0.text == "What screens are made of." })
    #expect(page.all("em").map(\.text) == ["this"])
    #expect(page.links(in: "thumbnails").count == 3)
    #expect(
      try site.page("one/index.html").links(in: "nav").filter { $0.hasSuffix("components/index.html") }.count == 1)
    #expect(site.faults == [])
  }

  @Test func isLeftOutForASingleComponent() async throws {
    let site = await BuiltSite(sampleGuide)
    #expect(!site.paths.contains("one/components/index.html"))
  }

  @Test func drawsTheComponentsThatOnlyTokensDescribe() async throws {
    let site = await BuiltSite(["DESIGN.md": designWithComponents])
    #expect(site.faults == [])
    let page = try site.page("components.html")
    #expect(page.links(in: "thumbnails").map { $0.prefix { $0 != ">" } } == ["Button primary -", "Card -"])
    #expect(page.all("p").contains { $0.text == "States: hover" })
    #expect(page.all("p").contains { $0.text.hasPrefix("Text on background: 5.57 AA") })
    let styles = page.all("div", "style").compactMap { $0.attributes["style"] }
    #expect(styles.contains { $0.contains("background:#0066cc") && $0.contains("padding:12px") })
    #expect(try site.page("index.html").links(in: "nav").contains("All components -> components.html"))
  }

  @Test func isLeftOutForOneComponentThatOnlyTokensDescribe() async throws {
    let one = designWithComponents.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("card:") }.joined(separator: "\n")
    #expect(await !BuiltSite(["DESIGN.md": one]).paths.contains("components.html"))
  }
}
