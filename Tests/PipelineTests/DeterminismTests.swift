import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

struct DeterminismTests {
  /// Systems, themes, findings, a template: whatever could depend on an order.
  private static var files: [SourceFile] {
    var files = [
      SourceFile(path: "content/guide.yml", text: "title: Ours\nsystems: [b, missing]"),
      SourceFile(path: "templates/assets/css/90-own.css", text: ".own {}"),
    ]
    for system in ["a", "b", "c"] {
      files.append(SourceFile(path: "content/\(system)/system.yml", text: "name: System\nidentity: [color.*, none.*]"))
      for part in 0..<12 {
        let tokens = (0..<8).map {
          """
          "t\($0)": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}}
          """
        }
        let text = "{\"color\": {\"$type\": \"color\", \"g\(part)\": {\(tokens.joined(separator: ", "))}}}"
        files.append(SourceFile(path: "content/\(system)/tokens/\(part).tokens.json", text: text))
        let page = """
          # Page \(part % 3)

          [next](\((part + 1) % 14).md) [gone](gone\(part).md) `color.g\(part).t1`

          ```swatches
          color.g\(part)
          color.nothing
          ```
          """
        files.append(SourceFile(path: "content/\(system)/s\(part % 2)/\(part).md", text: page))
      }
    }
    return files
  }

  private func built(_ files: [SourceFile], jobs: Int) async -> (artifacts: [Artifact], findings: String) {
    let result = await Build.site(Sources(files), BuildOptions(jobs: jobs))
    return (result.artifacts, result.diagnostics.text)
  }

  @Test(arguments: 2...8) func makesTheSameBytesForAnyNumberOfJobs(jobs: Int) async {
    let one = await built(Self.files, jobs: 1)
    let several = await built(Self.files, jobs: jobs)
    #expect(several.artifacts == one.artifacts)
    #expect(several.findings == one.findings)
    #expect(!one.findings.isEmpty)
  }

  @Test(arguments: [1, 7, 29, 51]) func makesTheSameBytesForAnyOrderOfFiles(turn: Int) async {
    let files = Self.files
    let ordered = await built(files, jobs: 2)
    let turned = await built(Array((files[turn...] + files[..<turn]).reversed()), jobs: 2)
    #expect(turned.artifacts == ordered.artifacts)
    #expect(turned.findings == ordered.findings)
  }

  @Test func makesTheSameBytesInTheSameRunTwice() async {
    let first = await built(Self.files, jobs: 3)
    let second = await built(Self.files, jobs: 3)
    #expect(first.artifacts == second.artifacts)
  }

  @Test func writesTheSameSiteWhateverTheNumberOfJobs() async throws {
    try await TemporaryFolder.with { folder in
      for jobs in [1, 8] {
        let plan = await Build.plan(Sources(Self.files), BuildOptions(jobs: jobs))
        let writer = try SiteWriter(folder.path + "/\(jobs)", root: folder.path + "/src")
        _ = try await writer.write(plan.files, jobs: jobs)
      }
      #expect(try folder.tree("1") == folder.tree("8"))
      for path in try folder.tree("1") where !path.hasSuffix("/") {
        #expect(try folder.read("1/" + path) == folder.read("8/" + path))
      }
    }
  }

  @Test func saysNothingOfWhereItRan() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["x/a.md": "# A\n\n[b](b.md)", "x/b.tokens.json": "{"])
      let loader = try SourceLoader(folder.path + "/x", output: nil)
      let result = await Build.site(await loader.load(jobs: 1).sources, BuildOptions())
      #expect(!result.diagnostics.text.contains(folder.path))
      for artifact in result.artifacts {
        #expect(!String(decoding: artifact.bytes, as: UTF8.self).contains(folder.path))
      }
    }
  }
}
