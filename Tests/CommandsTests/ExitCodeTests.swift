import Foundation
import TestSupport
import Testing

struct ExitCodeTests {
  private static let clean = ["a.md": "# A\n\n[b](b.md)\n", "b.md": "# B\n"]
  private static let warned = ["a.md": "# A\n\n[c](c.md)\n", "b.md": "# B\n"]
  private static let broken = ["content/a/index.md": "# A\n", "content/a/tokens/x.tokens.json": "{"]

  /// Runs the program in a folder that holds a project `p`.
  private func status(_ arguments: String..., files: [String: String] = clean) async throws -> Int32 {
    try await TemporaryFolder.with { folder in
      for (path, text) in files { try folder.write(text, to: "p/" + path) }
      return try await Program.run(arguments, in: folder.path).status
    }
  }

  @Test func isZeroWhereNothingIsWrong() async throws {
    #expect(try await status("build", "p") == 0)
    #expect(try await status("build", "p/a.md", "--output", "out", files: ["a.md": "# A"]) == 0)
    #expect(try await status("build", "p", "--strict", "--jobs", "3") == 0)
    #expect(try await status("check", "p", "--fail-on", "note") == 0)
  }

  @Test func isOneWhereAFindingIsAtOrAboveWhatIsAskedFor() async throws {
    #expect(try await status("build", "p", files: Self.broken) == 1)
    #expect(try await status("check", "p", files: Self.broken) == 1)
    #expect(try await status("build", "p", files: Self.warned) == 0)
    #expect(try await status("build", "p", "--strict", files: Self.warned) == 1)
    #expect(try await status("check", "p", files: Self.warned) == 0)
    #expect(try await status("check", "p", "--fail-on", "error", files: Self.warned) == 0)
    #expect(try await status("check", "p", "--fail-on", "warning", files: Self.warned) == 1)
    #expect(try await status("check", "p", "--fail-on", "note", files: Self.warned) == 1)
  }

  @Test(arguments: [
    ["bild"], ["build", "--no-such"], ["build", "p", "--jobs", "0"], ["build", "p", "--jobs", "many"],
    ["build", "p", "q"],
    ["build", "p", "--output", ""], ["build", "p", "--only", "none"],
    ["build", "p", "--base-url", "javascript:x"], ["build", "p", "--base-url", "https://a.example/b?c"],
    ["check", "p", "--format", "xml"], ["check", "p", "--fail-on", "sometimes"],
    ["check", "p", "--dry-run"], ["check", "p", "--baseline", ""], ["explain", "no-such-rule"],
    ["inspect", "token"], ["inspect", "token", "none", "color.x", "--project", "p"], ["--no-such"],
  ])
  func isSixtyFourWhereTheCommandLineIsWrong(arguments: [String]) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A", to: "p/a.md")
      let before = try folder.tree()
      let run = try await Program.run(arguments, in: folder.path)
      #expect(run.status == 64)
      #expect(run.errors.contains("Usage:"))
      #expect(run.output == "")
      #expect(try folder.tree() == before)
    }
  }

  @Test(arguments: [
    ("bulid", "bulid is not a command; did you mean build?"),
    ("p/a.md", "p/a.md is not a command; to build a site of it, write specimen build p/a.md"),
    ("p", "p is not a command; to build a site of it, write specimen build p"),
    (
      "xyzzy",
      "xyzzy is not a command; the commands are build, check, diff, explain, extract, help, init, inspect, serve"
    ),
  ])
  func saysWhatIsMeantByAWordThatIsNotACommand(word: String, hint: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A", to: "p/a.md")
      let run = try await Program.run([word], in: folder.path)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("Error: \(hint)\nUsage:"))
    }
  }

  @Test(arguments: [
    ["build", "missing"], ["build", "missing.md"], ["build", "empty"], ["build", "notes.txt"], ["check", "missing"],
    ["check", "empty"], ["inspect", "token", "a", "b", "--project", "missing"],
  ])
  func isSixtyFiveWhereTheInputCannotBeUsedAtAll(arguments: [String]) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("x", to: "notes.txt")
      try folder.makeFolder("empty")
      let before = try folder.tree()
      let run = try await Program.run(arguments, in: folder.path)
      #expect(run.status == 65)
      #expect(run.errors.hasPrefix("specimen: "))
      #expect(run.errors.hasSuffix("\n") && run.errors.split(separator: "\n").count == 1)
      #expect(try folder.tree() == before)
    }
  }

  @Test(arguments: [
    ["check", "p"], ["check", "p", "--format", "json"], ["check", "p", "--format", "sarif"], ["explain"],
    ["build", "p"], ["inspect", "color", "red"],
  ])
  func isSeventyFourWhereWhatItSaysCannotBeWritten(arguments: [String]) async throws {
    // A device that is always full; not every system has one.
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try await TemporaryFolder.with { folder in
      try folder.write("# A", to: "p/a.md")
      let run = try await Program.run(arguments, in: folder.path, output: "/dev/full")
      #expect(run.status == 74)
      #expect(run.errors.hasPrefix("specimen: standard output cannot be written: "))
    }
  }

  @Test func isSixtyFourWhereTheSiteWouldTakeThePlaceOfItsSources() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A", to: "p/a.md")
      let before = try folder.tree()
      for output in ["p", "."] {
        let run = try await Program.run(["build", "p", "--output", output], in: folder.path)
        #expect(run.status == 64, "\(output)")
        #expect(run.errors.hasPrefix("specimen: \(output) contains the sources"))
      }
      #expect(try folder.tree() == before)
    }
  }

  @Test func isSixtyFiveForAFileOfSettings() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["content/guide.yml": "title: A\n", "content/a/a.md": "# A"])
      let run = try await Program.run(["build", "content/guide.yml"], in: folder.path)
      #expect(run.status == 65)
      #expect(run.errors.contains("content/guide.yml is neither a Markdown file, nor a token file, nor a stylesheet"))
    }
  }

  @Test func isSixtyFiveForAFileOfOtherData() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["settings.json": #"{"name": "x", "port": 80}"#, "broken.tokens.json": "{"])
      for command in ["build", "check"] {
        let run = try await Program.run([command, "settings.json"], in: folder.path)
        #expect(run.status == 65)
        #expect(run.errors.contains("settings.json contains no tokens in any notation that is known"))
      }
      let broken = try await Program.run(["check", "broken.tokens.json"], in: folder.path)
      #expect(broken.status == 1 && broken.output.contains("broken.tokens.json:1:"))
    }
  }

  @Test func isSeventyFourWhereTheDiskFails() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["p/a.md": "# A", "file": "text", "foreign/index.html": "mine"])
      let before = try folder.tree()
      for output in ["file", "file/out", "foreign"] {
        let run = try await Program.run(["build", "p", "--output", output], in: folder.path)
        #expect(run.status == 74, "\(output)")
        #expect(run.errors.hasPrefix("specimen: "))
      }
      #expect(try folder.tree() == before)
      #expect(try folder.read("foreign/index.html") == "mine")
    }
  }
}
