import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// The guide this repository holds, checked as a whole: what readers find has to be sound.
struct OwnGuideTests {
  private static let site = Task { () throws -> BuiltSite in
    let loader = try SourceLoader(Repository.root, output: Repository.root + "/public")
    return await BuiltSite(await loader.load(jobs: 2).sources)
  }

  @Test func buildsWithoutAFaultOfItsOwn() async throws {
    let site = try await Self.site.value
    // What the source documents say against themselves stays, since the guide tells them faithfully: text without
    // contrast, springs that overshoot, a space off the grid, a haptic that its platform lacks.
    let findings = site.diagnostics.sorted.map { finding in
      "\(finding.span?.file.path ?? ""): \(finding.severity.rawValue): \(finding.message) [\(finding.rule.id)]\n"
    }
    try Golden.expect(findings.joined(), named: "own-guide-findings.txt")
  }

  @Test func isWellFormedWithEveryLinkArriving() async throws {
    let site = try await Self.site.value
    #expect(site.faults == [])
  }

  @Test func drawsSomethingOnEveryFoundationPage() async throws {
    let site = try await Self.site.value
    let pages = site.artifacts.filter { $0.path.contains("/foundations/") && $0.path.hasSuffix(".html") }
    #expect(pages.count > 20)
    for artifact in pages {
      #expect(HTMLPage(artifact.bytes).first("*", "data-specimen") != nil, "\(artifact.path)")
    }
  }
}
