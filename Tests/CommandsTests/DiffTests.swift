import TestSupport
import Testing

struct DiffTests {
  private static let path = "content/demo/tokens/all.tokens.json"

  private static func file(_ red: String, _ name: String = "base") -> String {
    """
    {"color": {"$type": "color",
      "\(name)": {"$value": {"colorSpace": "srgb", "components": [\(red), 0, 0]}},
      "link": {"$value": "{color.\(name)}"}}}
    """
  }

  private static let page =
    "# Demo\n\nThe base colour is `#ff0000`. It is used for links.\n\n```swatches\ncolor.*\n```\n"

  /// Five commits: a start, a nearly invisible change, a clear one, a renaming, and one of prose.
  private func history(in folder: TemporaryFolder) async throws -> GitHistory {
    let history = try await GitHistory(in: folder)
    let settings = "name: Demo\n"
    try await history.commit(
      "start", ["content/demo/system.yml": settings, Self.path: Self.file("1"), "content/demo/index.md": Self.page])
    try await history.commit("nearly", [Self.path: Self.file("0.996")])
    try await history.commit("clearly", [Self.path: Self.file("0.5")])
    try await history.commit("renamed", [Self.path: Self.file("0.5", "brand")])
    try await history.commit(
      "prose", ["content/demo/index.md": Self.page.replacing("It is used", with: "It must be used")])
    return history
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> Program.Run {
    try await Program.run(["diff"] + arguments, in: folder.path)
  }

  @Test func tellsAHistoryCommitByCommit() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await history(in: folder)
      var told = ""
      for step in [
        ("HEAD~4", "HEAD~3"), ("HEAD~3", "HEAD~2"), ("HEAD~2", "HEAD~1"), ("HEAD~1", "HEAD"), ("HEAD", "HEAD~4"),
      ] {
        let run = try await run(step.0, step.1, in: folder)
        #expect(run.status == 0)
        told += run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
      }
      try Golden.expect(told, named: "diff-history.txt")
    }
  }

  @Test(arguments: ["json", "markdown"])
  func writesEveryFormat(format: String) async throws {
    try await TemporaryFolder.with { folder in
      let history = try await history(in: folder)
      let run = try await run("HEAD~3", "HEAD~2", "--format", format, in: folder)
      var text = run.output
      for (name, revision) in [("BASE", "HEAD~3"), ("HEAD", "HEAD~2")] {
        text = text.replacing(String(try await history.git("rev-parse", revision).prefix(10)), with: name)
      }
      try Golden.expect(text, named: "diff-\(format).txt")
    }
  }

  @Test(arguments: ["text", "json", "markdown"])
  func tellsWhatChangedFromReleaseToRelease(format: String) async throws {
    try await TemporaryFolder.with { folder in
      let history = try await history(in: folder)
      try await history.git("tag", "v1", "HEAD~3")
      try await history.git("tag", "v2", "HEAD~1")
      let run = try await run("--log", "--format", format, in: folder)
      #expect(run.status == 0)
      var text = run.output
      for revision in ["HEAD~3", "HEAD~1", "HEAD"] {
        text = text.replacing(try await history.git("rev-parse", revision), with: revision)
      }
      try Golden.expect(text, named: "diff-log-\(format).txt")
    }
  }

  @Test func drawsWhatChangedFromReleaseToRelease() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await history(in: folder)
      #expect(try await run("--log", "--format", "html", "--output", "one", in: folder).status == 0)
      #expect(try await run("--log", "--format", "html", "--output", "two", in: folder).status == 0)
      let page = try folder.read("one/log.html")
      #expect(page == (try folder.read("two/log.html")))
      #expect(page.contains("color.brand"))
      #expect(!page.contains("<script"))
      #expect(!page.contains(folder.path))
    }
  }

  @Test func refusesOptionsThatDoNotGoWithALog() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await history(in: folder)
      #expect(try await run("--log", "--fail-on", "any", in: folder).status == 64)
      #expect(try await run("--log", "--most", "0", in: folder).status == 64)
      #expect(try await run("HEAD~1", "--by", "tags", in: folder).status == 64)
      #expect(try await run("--log", "--by", "months", in: folder).status == 64)
      #expect(try await run("nowhere", "--log", in: folder).status == 65)
    }
  }

  @Test func writesAPageThatIsTheSameEveryTime() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await history(in: folder)
      #expect(try await run("HEAD~4", "--format", "html", "--output", "one", in: folder).status == 0)
      #expect(try await run("HEAD~4", "--format", "html", "--output", "two", in: folder).status == 0)
      let page = try folder.read("one/changes.html")
      #expect(page == (try folder.read("two/changes.html")))
      #expect(page.contains("color.brand"))
      #expect(!page.contains(folder.path))
      #expect(try folder.tree("one") == ["changes.html"])
    }
  }

  @Test func exitsAsAskedFor() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await history(in: folder)
      func status(_ arguments: String...) async throws -> Int32 {
        try await Program.run(["diff"] + arguments, in: folder.path).status
      }
      // Nearly invisible, but the text still states the old value; clear; renamed.
      #expect(try await status("HEAD~4", "HEAD~3", "--fail-on", "breaking") == 0)
      #expect(try await status("HEAD~4", "HEAD~3", "--fail-on", "visible") == 1)
      #expect(try await status("HEAD~4", "HEAD~3", "--fail-on", "any") == 1)
      #expect(try await status("HEAD~3", "HEAD~2", "--fail-on", "breaking") == 0)
      #expect(try await status("HEAD~3", "HEAD~2", "--fail-on", "visible") == 1)
      #expect(try await status("HEAD~3", "HEAD~2", "--fail-on", "visible", "--threshold", "color=90") == 0)
      #expect(try await status("HEAD~2", "HEAD~1", "--fail-on", "breaking") == 1)
      #expect(try await status("HEAD", "HEAD", "--fail-on", "any") == 0)
      #expect(try await status("HEAD~1", "--format", "xml") == 64)
      #expect(try await status("HEAD~1", "--threshold", "colour=1") == 64)
      #expect(try await status() == 64)
      #expect(try await status("nowhere") == 65)
      #expect(try await status("HEAD~1", "--project", "missing") == 65)
      #expect(try await status("HEAD~1", "--output", "content/demo/system.yml") == 74)
    }
  }

  @Test func readsDecisionsAndNamesTheLineThatIsNone() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await history(in: folder)
      #expect(try await run("HEAD~3", "HEAD~2", "--fail-on", "unapproved", in: folder).status == 1)
      let json = try await run("HEAD~3", "HEAD~2", "--format", "json", in: folder).output
      let keys = json.split(separator: "\"key\": \"").dropFirst().map { $0.prefix(24) }
      #expect(keys.count >= 2)
      try folder.write(keys.map { "\($0) approved looked at\n" }.joined(), to: "approvals.txt")
      let run = try await run("HEAD~3", "HEAD~2", "--fail-on", "unapproved", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("1 approved"))
      #expect(run.output.contains("[approved]"))
      try await history.git("add", "approvals.txt")
      try await history.git("commit", "-q", "-m", "decisions")
      #expect(try await self.run("HEAD~4", "HEAD~3", in: folder).output.contains("[approved by Ada, 2023-11-14]"))
      try folder.write("# fine\nnot so fine\n", to: "approvals.txt")
      let broken = try await self.run("HEAD~3", in: folder)
      #expect(broken.status == 65)
      #expect(broken.errors.contains("approvals.txt:2: a decision is"))
    }
  }

  @Test func refusesANameThatIsTwoThings() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await history(in: folder)
      try await history.git("branch", "other")
      try folder.write("# O\n", to: "other/a.md")
      let run = try await run("other", in: folder)
      #expect(run.status == 65)
      #expect(run.errors.contains("other is both a revision and a path: write ./other for the path"))
      #expect(try await self.run("./other", in: folder).status == 0)
      #expect(try await self.run("refs/heads/other", in: folder).status == 0)
    }
  }
}
