import TestSupport
import Testing

/// What tools make of documents, and write into them.
@Suite struct ReadersTests {
  private func output(_ files: [String: String]) async throws -> String {
    try await TemporaryFolder.with { folder in
      try folder.write(files)
      return try await Program.run(["check", "--all"], in: folder.path).output
    }
  }

  @Test func followsPathsWithoutAnEndingWhereASiteIsMade() async throws {
    let link = "# A\n\n[b](start)\n"
    #expect(try await output(["docs/a.md": link, "docs/start.md": "# S\n", "docs/b.md": "# B\n"]) == "no findings\n")
    let readme = try await output(["docs/README.md": link, "docs/start.md": "# S\n"])
    #expect(readme.contains("start is not a file of the project"))
  }

  @Test func saysNothingOfTheListOfContributors() async throws {
    let text = """
      # A

      <!-- ALL-CONTRIBUTORS-LIST:START - Do not remove -->
      <table><tr><td><a href="#content" title="Content">C</a></td></tr></table>
      <!-- ALL-CONTRIBUTORS-LIST:END -->

      <p><a href="#gone">D</a></p>
      """
    let found = try await output(["README.md": text])
    #expect(!found.contains("#content") && found.contains("README.md has no heading #gone"))
  }

  @Test func leavesTheLevelsOfAChangelogToTheToolThatWritesIt() async throws {
    let text = "# 1.1.0\n\n### Fixes\n\n- a\n"
    #expect(try await output(["CHANGELOG.md": text, "README.md": "# A\n"]) == "no findings\n")
    #expect(try await output(["NEWS.md": text, "README.md": "# A\n"]).contains("heading-jump"))
  }
}
