import Diagnostics
import Files
import TestSupport
import Testing

struct AddressTests {
  private static let base = "https://example.org/design/"

  @Test func nothingIsAbsoluteWithoutABaseURL() async throws {
    let site = await PublishedSite(publishedGuide)
    for path in ["sitemap.xml", "robots.txt", "one/social.png"] { #expect(!site.paths.contains(path), "\(path)") }
    for artifact in site.artifacts where artifact.path.hasSuffix(".html") {
      let page = HTMLPage(artifact.bytes)
      #expect(page.all("meta").allSatisfy { $0.attributes["property"] == nil }, "\(artifact.path)")
      let absolute = page.all("link").compactMap { $0.attributes["href"] }.filter { $0.contains("://") }
      #expect(absolute == [], "\(artifact.path)")
    }
  }

  @Test func everyPageSaysItsAddressAndItsPicture() async throws {
    let site = await PublishedSite(publishedGuide, baseURL: Self.base)
    let page = try site.page("one/base/colour.html")
    #expect(page.first("link", "rel", "canonical")?.attributes["href"] == Self.base + "one/base/colour.html")
    func meta(_ name: String) -> String? { page.first("meta", "property", name)?.attributes["content"] }
    #expect(meta("og:url") == Self.base + "one/base/colour.html")
    #expect(meta("og:title") == "Colour")
    #expect(meta("og:description") == "What is painted.")
    #expect(meta("og:site_name") == "System One")
    #expect(meta("og:image") == Self.base + "one/social.png")
    #expect(try site.page("two/index.html").first("meta", "property", "og:image") == nil)
    #expect(try site.page("404.html").first("link", "rel", "canonical") == nil)
  }

  @Test func theSitemapListsEveryPageOnce() async throws {
    let site = await PublishedSite(publishedGuide, baseURL: "https://example.org/design?x")
    let map = try site.text("sitemap.xml")
    let listed = map.split(separator: "<loc>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    let pages = site.paths.filter {
      $0.hasSuffix(".html") && $0 != "404.html" && !$0.contains("old/") && $0 != "one/hues.html"
    }
    #expect(Set(listed) == Set(pages.map { Self.base + $0 }))
    #expect(listed.count == pages.count)
    #expect(try site.text("robots.txt").contains("Sitemap: https://example.org/design/sitemap.xml\n"))
  }

  @Test func aFormerAddressLeadsToThePage() async throws {
    let site = await PublishedSite(publishedGuide, baseURL: Self.base)
    let old = try site.page("old/colours.html")
    #expect(old.first("meta", "http-equiv", "refresh")?.attributes["content"] == "0; url=./../one/base/colour.html")
    #expect(old.first("link", "rel", "canonical")?.attributes["href"] == Self.base + "one/base/colour.html")
    #expect(try site.page("one/hues.html").first("a")?.attributes["href"] == "base/colour.html")
    #expect(SiteCheck.faults(in: site.artifacts).filter { !$0.contains("blue.png") && !$0.hasPrefix("404.html") } == [])
    let page = try site.text("one/base/colour.html")
    #expect(page.contains("paint") && !page.contains("hues.md"))
  }

  @Test func aFormerAddressThatIsTakenOrLeadsOutIsReported() async throws {
    let site = await PublishedSite([
      "content/a/index.md": "# A\n",
      "content/a/b.md": "---\naliases: [/a/index.html, ../../../x.html, //b.example/x.html, on/off switch]\n---\n# B\n",
    ])
    #expect(site.diagnostics.all.map(\.rule.id).sorted() == ["broken-link", "broken-link", "repeated-address"])
    #expect(site.diagnostics.all.allSatisfy { $0.span?.file.path == "content/a/b.md" })
  }
}
