import TestSupport
import Testing

/// `check --baseline` and `--write-baseline`.
struct BaselineTests {
  private static let broken = ["a.md": "# A\n\n[x](gone.md)\n", "b.md": "# B\n"]

  @Test func failsOnlyOnWhatIsNew() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.broken)
      let write = try await Program.run(["check", "--write-baseline", "known.json"], in: folder.path)
      #expect(write.status == 0)
      #expect(write.output.hasPrefix("a.md:3:1: warning: gone.md is not a page"))
      #expect(write.output.hasSuffix("known.json lists 1 warning; newly accepted: 1 warning\n"))
      let arguments = ["check", "--baseline", "known.json", "--fail-on", "warning"]
      let same = try await Program.run(arguments, in: folder.path)
      #expect(same.status == 0)
      #expect(same.output == "no findings; 1 more in the baseline\n")
      // Moved and joined by a second one: only that is new.
      try folder.write("# A\n\nNew lines.\n\n[x](gone.md)\n\n[y](lost.md)\n", to: "a.md")
      let moved = try await Program.run(arguments, in: folder.path)
      #expect(moved.status == 1)
      #expect(moved.output.hasPrefix("a.md:7:1: warning: lost.md is not a page"))
      #expect(moved.output.hasSuffix("1 warning; 1 more in the baseline\n"))
      // Swapped for another one, which is new.
      try folder.write("# A\n\n[x](lost.md)\n", to: "a.md")
      let swapped = try await Program.run(arguments, in: folder.path)
      #expect(swapped.status == 1)
      #expect(swapped.output.hasSuffix("1 warning; 1 of the baseline no longer found\n"))
    }
  }

  @Test func followsAFileThatMovesAndHidesNoFaultOfAnother() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.broken)
      _ = try await Program.run(["check", "--write-baseline", "known.json"], in: folder.path)
      let arguments = ["check", "--baseline", "known.json", "--fail-on", "warning"]
      // The same fault in another file, while the first is mended: that one is new.
      try folder.write(["a.md": "# A\n", "b.md": "# B\n\n[x](gone.md)\n"])
      let swapped = try await Program.run(arguments, in: folder.path)
      #expect(swapped.status == 1)
      #expect(swapped.output.hasSuffix("1 warning; 1 of the baseline no longer found\n"))
    }
    try await TemporaryFolder.with { folder in
      try folder.write(Self.broken)
      _ = try await Program.run(["check", "--write-baseline", "known.json"], in: folder.path)
      try folder.remove("a.md")
      try folder.write("# A\n\n[x](gone.md)\n", to: "c.md")
      let moved = try await Program.run(["check", "--baseline", "known.json", "--fail-on", "warning"], in: folder.path)
      #expect(moved.status == 0)
      #expect(moved.output == "no findings; 1 more in the baseline\n")
    }
  }

  @Test func saysWhatANewBaselineAcceptsThatTheOldOneDidNot() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.broken)
      _ = try await Program.run(["check", "--write-baseline", "known.json"], in: folder.path)
      try folder.write("# B\n\n[y](lost.md)\n", to: "b.md")
      let again = try await Program.run(["check", "--write-baseline", "known.json"], in: folder.path)
      #expect(again.output.hasPrefix("b.md:3:1: warning: lost.md is not a page"))
      #expect(again.output.hasSuffix("known.json lists 2 warnings; newly accepted: 1 warning\n"))
      try folder.write("# A\n", to: "a.md")
      let third = try await Program.run(["check", "--write-baseline", "known.json"], in: folder.path)
      #expect(third.output == "known.json lists 1 warning; newly accepted: no findings; 1 no longer found\n")
    }
  }

  @Test(arguments: [nil, "{", "{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [{}]}"])
  func isAnErrorWhereItIsMissingOrNoBaseline(text: String?) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A\n", to: "p/a.md")
      if let text { try folder.write(text, to: "known.json") }
      let run = try await Program.run(["check", "p", "--baseline", "known.json"], in: folder.path)
      #expect(run.status == 65)
      #expect(run.errors.hasPrefix("specimen: known.json "))
      #expect(run.output == "")
    }
  }
}
