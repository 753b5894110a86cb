import Diagnostics
import Files
import Guide
import Pipeline
import TestSupport

/// The guide this repository holds, built once in memory.
enum OwnGuide {
  static let folder = Repository.root + "/content"

  private static let sources = Task { () throws -> (sources: Sources, diagnostics: Diagnostics) in
    let loader = try SourceLoader(Repository.root, output: Repository.root + "/public")
    return await loader.load(jobs: 2)
  }

  private static let built = Task { () throws -> BuildResult in
    await Build.site(try await sources.value.sources, BuildOptions(jobs: 2))
  }

  /// Its systems, pages and tokens, without the site.
  static func guide() async throws -> Guide { try await built.value.guide }

  static func artifacts() async throws -> [Artifact] { try await built.value.artifacts }

  /// All that is said of it, from the reading of its files to the last page.
  static func diagnostics() async throws -> Diagnostics {
    var diagnostics = try await sources.value.diagnostics
    diagnostics.append(try await built.value.diagnostics)
    return diagnostics
  }
}
