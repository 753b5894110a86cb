import Files
import Guide
import Pipeline
import TestSupport
import Testing

/// The guide this repository holds, as it would be published.
struct OwnGuideTests {
  @Test func everyLinkOfItsMarkdownArrives() async throws {
    let loader = try SourceLoader(Repository.root, output: Repository.root + "/public")
    let sources = await loader.load(jobs: 2).sources
    let site = await Build.site(sources, BuildOptions(baseURL: "https://example.org/", jobs: 2), beside: loader.beside)
    #expect(PublishedSite.deadLinks(in: site.artifacts) == [])
    for system in site.guide.designSystems {
      #expect(site.artifacts.contains { $0.path == "\(system.slug)/social.png" }, "\(system.slug)")
    }
  }
}
