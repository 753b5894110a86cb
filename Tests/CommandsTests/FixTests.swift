import TestSupport
import Testing

/// `check --fix` and `--fix --dry-run`.
struct FixTests {
  private static let tokens = """
    {
      "number": {"$type": "number", "$value": 1,},
      "b": {"$value": "{nubmer}"}
    }

    """
  private static let files = [
    "content/guide.yml": "# Ours\ntitel:   Ours   # the name\n", "content/one/index.md": "# One\n",
    "content/one/tokens/a.tokens.json": tokens,
  ]

  @Test func makesTheEditsAndNothingElse() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.files)
      let run = try await Program.run(["check", "--fix"], in: folder.path)
      #expect(run.errors == "mended 3 findings in 2 files\n")
      #expect(run.output == "no findings\n")
      #expect(run.status == 0)
      #expect(try folder.read("content/guide.yml") == "# Ours\ntitle:   Ours   # the name\n")
      let mended = Self.tokens.replacing("1,}", with: "1}").replacing("{nubmer}", with: "{number}")
      #expect(try folder.read("content/one/tokens/a.tokens.json") == mended)
      let before = try folder.tree()
      let again = try await Program.run(["check", "--fix"], in: folder.path)
      #expect(again.errors == "mended 0 findings in 0 files\n")
      #expect(try folder.tree() == before)
      #expect(try folder.read("content/one/tokens/a.tokens.json") == mended)
    }
  }

  @Test func showsThePatchAndWritesNothingInADryRun() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.files)
      let run = try await Program.run(["check", "--fix", "--dry-run"], in: folder.path)
      #expect(
        run.output == """
          --- content/guide.yml
          +++ content/guide.yml
          @@ -1,2 +1,2 @@
           # Ours
          -titel:   Ours   # the name
          +title:   Ours   # the name
          --- content/one/tokens/a.tokens.json
          +++ content/one/tokens/a.tokens.json
          @@ -1,4 +1,4 @@
           {
          -  "number": {"$type": "number", "$value": 1,},
          -  "b": {"$value": "{nubmer}"}
          +  "number": {"$type": "number", "$value": 1},
          +  "b": {"$value": "{number}"}
           }

          """)
      #expect(run.errors == "would mend 3 findings in 2 files\nno findings\n")
      #expect(try folder.read("content/one/tokens/a.tokens.json") == Self.tokens)
    }
  }

  @Test func leavesAGuessThatMayBeAnotherName() async throws {
    try await TemporaryFolder.with { folder in
      let tokens =
        #"{"space": {"$type": "number", "s4": {"$value": 1}, "sm": {"$value": 1}, "a": {"$value": "{space.s5}"}, "b": {"$value": "{space.md}"}}}"#
      try folder.write(["a.tokens.json": tokens])
      let run = try await Program.run(["check", "--fix"], in: folder.path)
      #expect(run.errors == "mended 0 findings in 0 files\n")
      #expect(run.output.contains("fix: did you mean {space.s4}?"))
      #expect(try folder.read("a.tokens.json") == tokens)
    }
  }

  @Test func leavesWhatItCannotMendAndReportsIt() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "[x](gone.md)\n", "b.md": "# B"])
      let run = try await Program.run(["check", "--fix", "--fail-on", "warning"], in: folder.path)
      #expect(run.status == 1)
      #expect(run.output.contains("gone.md is not a page"))
      #expect(run.errors == "mended 0 findings in 0 files\n")
    }
  }
}
