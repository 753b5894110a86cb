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

  @Test func readsADocumentWithTheTokensOfItsName() async throws {
    func tokens(_ hex: String) -> String {
      "{\"colors\": {\"ink\": \"\(hex)\", \"paper\": \"#ffffff\", \"line\": \"#dddddd\"}}"
    }
    let files = [
      "one.md": "# One\n\nText is in `{colors.ink}` (#111111).\n", "one.tokens.json": tokens("#111111"),
      "two.md": "# Two\n\nText is in `{colors.ink}` (#222222).\n", "two.tokens.json": tokens("#222222"),
    ]
    let found = try await output(files)
    #expect(!found.contains("repeated-token") && !found.contains("prose-drift"), "\(found)")
    let wrong = files.merging(["two.md": "# Two\n\nText is in `{colors.ink}` (#111111).\n"]) { $1 }
    #expect(try await output(wrong).contains("two.md:3:28: warning: colors.ink is #222222, not #111111 [prose-drift]"))
  }

  @Test func takesNotesOnFilesForNoTokens() async throws {
    let note =
      "{\"$description\": {\"$type\": \"other\", \"$value\": \"Made by a script.\"}, \"$config\": {\"$type\": \"other\", \"$value\": \"a.mjs\"}}"
    let tokens =
      "{\"ink\": {\"$type\": \"color\", \"$value\": \"#111111\"}, \"paper\": {\"$type\": \"color\", \"$value\": \"#ffffff\"}}"
    let found = try await output(["brand/$meta.json": note, "brand/colors.json": tokens])
    #expect(!found.contains("error"), "\(found)")
  }

  @Test func takesAShortenedReferenceForMany() async throws {
    let files = [
      "a.tokens.json":
        "{\"color\": {\"text\": {\"main\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]}}}}}",
      "a.md": "# A\n\nRefer to `{color.text...}` or `{color.*}`.\n\nOr to `{color.gone}`.\n",
    ]
    let found = try await output(files)
    #expect(found.contains("a.md:5:8: warning: {color.gone} names no token"), "\(found)")
    #expect(!found.contains("a.md:3:"), "\(found)")
  }

  @Test func leavesTheLevelsOfAChangelogToTheToolThatWritesIt() async throws {
    let colors = "- **Lagoon**: #0a7ea4\n- **Harbour**: #12355b\n- **Foam**: #f4f7f8\n- **Coral**: #e4572e\n"
    let text = "# 1.1.0\n\n### Fixes\n\n\(colors)"
    #expect(
      try await output(["CHANGELOG.md": text, "README.md": "# A\n"]) == "no findings; no values compared\n")
    #expect(try await output(["colours.md": text, "README.md": "# A\n"]).contains("heading-jump"))
  }
}
