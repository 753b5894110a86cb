import Diagnostics
import Files
import Foundation
import Pipeline
import TestSupport
import Testing

/// The broken projects in `Goldens/Sites/`, each with one kind of fault, and exactly what is said of them.
struct MiniSiteTests {
  private static let folder = Repository.root + "/Tests/PipelineTests/Goldens/Sites"

  private static let names: [String] = {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { return [] }
  }()

  @Test func haveTheirFolders() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names) func areReportedAsTheirGoldenSays(name: String) async throws {
    let loader = try SourceLoader(Self.folder + "/" + name, output: nil)
    let (sources, unreadable) = await loader.load(jobs: 2)
    let result = await Build.site(sources, BuildOptions(jobs: 2))
    var diagnostics = unreadable
    diagnostics.append(result.diagnostics)
    try Golden.expect(diagnostics.text, named: name + ".txt")
    #expect(SiteCheck.faults(in: result.artifacts).filter { !$0.hasSuffix("is not a file of the site") } == [])
  }
}
