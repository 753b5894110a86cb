import Diagnostics
import Files
import TestSupport
import Testing

@testable import Pipeline

/// Two builds into one folder, of which one ends while the other plans.
struct SimultaneousBuildsTests {
  private static let guide = [
    "content/one/index.md": "# One\n", "content/one/more.md": "# More\n\nFirst words.\n",
    "content/one/last.md": "# Last\n",
  ]

  /// A build that has been planned and is yet to be written.
  private struct Begun {
    let last: LastBuild
    let cache: BuildCache
    let former: FormerSite
    let sources: Sources
    let plan: BuildPlan
    let writer: SiteWriter

    init(in folder: TemporaryFolder) async throws {
      let output = folder.path + "/public"
      let loader = try SourceLoader(folder.path, output: output)
      writer = try SiteWriter(output, root: loader.root)
      last = try #require(LastBuild(loader, BuildOptions(), writer))
      cache = await last.cache(jobs: 1)
      former = last.former(cache)
      sources = await loader.load(jobs: 1).sources
      plan = await Build.plan(sources, BuildOptions(), BuildNeeds(beside: last.beside, cache: cache))
    }

    func write() async throws {
      let (_, _, left) = try await writer.write(plan.files, jobs: 1, keeping: former)
      let outcome = BuildOutcome(
        pages: 3, systems: 1, tokens: 0, files: plan.files.count, errors: 0, warnings: 0, notes: 0, plain: "",
        coloured: "")
      last.keep(sources, plan.diagnostics, left, outcome, cache, after: BuildChanges(.first))
    }
  }

  @Test func publishNoPageOfTheOtherAsItsOwn() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      try await Begun(in: folder).write()
      try folder.write("# Last\n\nAn edit.\n", to: "content/one/last.md")
      try await Begun(in: folder).write()
      // What this one knows of the site is true until the other one ends.
      let slow = try await Begun(in: folder)
      #expect(slow.cache.hasSite && slow.former.differing != nil)
      try folder.write("# More\n\nOther words.\n", to: "content/one/more.md")
      try await Begun(in: folder).write()
      #expect(try folder.read("public/one/more.html").contains("Other words."))
      try await slow.write()
      #expect(try folder.read("public/one/more.html").contains("First words."))
      #expect(try folder.read("public/one/last.html").contains("An edit."))
    }
  }
}
