import TestSupport
import Testing

struct ComparePageTests {
  @Test func standsBesideTheHomePageAndLeadsBackThere() async throws {
    let site = await BuiltSite(sampleGuide)
    let page = try site.page("compare.html")
    #expect(page.all("h1").map(\.text) == ["Compare systems"])
    #expect(page.links(in: "crumbs") == ["Our guide -> index.html"])
    #expect(site.faults == [])
  }

  @Test func isLinkedFromTheHomePageAndFromEveryNavigation() async throws {
    let site = await BuiltSite(sampleGuide)
    #expect(try site.page("index.html").links(in: "side-by-side") == ["Compare systems -> compare.html"])
    #expect(try site.page("one/base/colour.html").links(in: "guide").contains("Compare systems -> ../../compare.html"))
  }

  @Test func listsItsPartsAndHasAHeadingForEach() async throws {
    let page = try await BuiltSite(sampleGuide).page("compare.html")
    let anchors = page.links(in: "jump").compactMap { $0.split(separator: "#").last.map(String.init) }
    #expect(anchors.count > 5)
    #expect(page.all("h2").compactMap { $0.attributes["id"] } == anchors)
  }

  @Test func hasTheFiguresOfEachPartBelowItsSentenceInAFoldThatIsOpenWithoutAScript() async throws {
    let page = try await BuiltSite(sampleGuide).page("compare.html")
    let folds = page.all("details").filter { $0.has(class: "narrow") }
    #expect(folds.count == page.all("h2").count && folds.count > 5)
    #expect(folds.allSatisfy { $0.attributes["open"] != nil })
    for heading in page.all("h2") { #expect(!page.isInside(heading) { $0.has(class: "narrow") }) }
  }

  @Test func isLeftOutForASingleSystem() async throws {
    let files = sampleGuide.filter { !$0.key.hasPrefix("content/two/") }
    let site = await BuiltSite(files)
    #expect(!site.paths.contains("compare.html"))
    #expect(try site.page("index.html").links(in: "side-by-side") == [])
    #expect(try site.page("one/index.html").links(in: "guide") == ["Our guide -> ../index.html"])
  }
}
