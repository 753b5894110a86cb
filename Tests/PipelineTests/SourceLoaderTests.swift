import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

struct SourceLoaderTests {
  private func load(
    _ folder: TemporaryFolder, _ input: String = "", output: String? = nil
  ) async throws -> (paths: [String], diagnostics: Diagnostics) {
    let input = input.isEmpty ? folder.path : folder.path + "/" + input
    let loader = try SourceLoader(input, output: output.map { folder.path + "/" + $0 })
    let (sources, diagnostics) = await loader.load(jobs: 2)
    return (sources.files.map(\.path), diagnostics)
  }

  @Test func readsTheInputsOfAFolderAndNothingElse() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([
        "content/guide.yml": "", "content/a/x.md": "", "content/a/x.css": "", "content/a/tokens/a.tokens.json": "",
        "templates/layouts/page.mustache": "", "templates/assets/logo.svg": "", "README.md": "", "notes.txt": "",
        "package.json": "{}", "content/a/picture.png": "",
      ])
      #expect(
        try await load(folder).paths == [
          "README.md", "content/a/tokens/a.tokens.json", "content/a/x.css", "content/a/x.md", "content/guide.yml",
          "templates/assets/logo.svg", "templates/layouts/page.mustache",
        ])
    }
  }

  @Test func leavesHiddenFilesAndFoldersAlone() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([".git/a.md": "", ".hidden.md": "", "a/.b/c.md": "", "a/d.md": "", "node_modules/x/e.md": ""])
      #expect(try await load(folder).paths == ["a/d.md"])
    }
  }

  @Test func leavesTheOutputFolderAlone() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "", "site/b.md": "", "sites/c.md": ""])
      #expect(try await load(folder, output: "site").paths == ["a.md", "sites/c.md"])
      #expect(try await load(folder, output: "missing").paths == ["a.md", "site/b.md", "sites/c.md"])
    }
  }

  @Test func followsNoLink() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["project/a.md": "", "outside/secret.md": ""])
      try folder.link("project/file.md", to: "../outside/secret.md")
      try folder.link("project/folder", to: "../outside")
      try folder.link("project/circle", to: ".")
      #expect(try await load(folder, "project").paths == ["a.md"])
    }
  }

  @Test func takesAProjectThatIsNamedByALink() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("", to: "project/a.md")
      try folder.link("link", to: "project")
      #expect(try await load(folder, "link").paths == ["a.md"])
    }
  }

  @Test func takesOneDocumentAlone() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "", "b.md": "", "c.tokens.json": ""])
      #expect(try await load(folder, "b.md").paths == ["b.md"])
      #expect(try await load(folder, "c.tokens.json").paths == ["c.tokens.json"])
    }
  }

  @Test(arguments: ["missing", "missing.md", "empty", "notes.txt", "a.md/inside.md"])
  func saysThatTheInputFailsWhereThereIsNothingToRead(input: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["notes.txt": "", "a.md": ""])
      try folder.makeFolder("empty")
      let error = #expect(throws: FileSystemError.self) {
        try SourceLoader(folder.path + "/" + input, output: nil)
      }
      #expect(error?.cause == .input)
    }
  }

  @Test func reportsAFileThatIsTooLargeAndReadsTheRest() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "x", "b/huge.md": "x"])
      try folder.stretch("b/huge.md", to: SourceLoader.mostBytes + 1)
      let (paths, diagnostics) = try await load(folder)
      #expect(paths == ["a.md"])
      #expect(diagnostics.lines == ["error unreadable-file"])
      #expect(
        diagnostics.all.first?.message
          == "b/huge.md: \(SourceLoader.mostBytes + 1) bytes are more than the \(SourceLoader.mostBytes) that one file may have"
      )
    }
  }

  @Test func reportsAFileThatCannotBeReadAndReadsTheRest() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "x", "b.md": "x"])
      let loader = try SourceLoader(folder.path, output: nil)
      try folder.remove("b.md")
      let (sources, diagnostics) = await loader.load(jobs: 1)
      #expect(sources.files.map(\.path) == ["a.md"])
      #expect(diagnostics.lines == ["error unreadable-file"])
      #expect(diagnostics.all.first?.message.hasPrefix("b.md cannot be read") == true)
    }
  }

  @Test func reportsAFolderThatCannotBeListedAndReadsTheRest() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "x", "b/c.md": "x"])
      let wasClosed = try await folder.closed("b") {
        let (paths, diagnostics) = try await load(folder)
        #expect(paths == ["a.md"])
        #expect(diagnostics.lines == ["error unreadable-folder"])
        #expect(diagnostics.all.first?.message.hasPrefix("b cannot be listed") == true)
      }
      if !wasClosed { #expect(try await load(folder).paths == ["a.md", "b/c.md"]) }
    }
  }

  @Test func leavesOutFilesWhoseNamesCannotStandInASite() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "", "b\nc.md": "", "d\te/f.md": ""])
      let hasBytes = folder.makeEmptyFile(named: [0xFF] + Array(".md".utf8), in: "")
      let (paths, diagnostics) = try await load(folder)
      #expect(paths == ["a.md"])
      #expect(diagnostics.lines == Array(repeating: "error unusable-name", count: hasBytes ? 3 : 2))
    }
  }

  @Test func leavesOutAFileThatIsNamedLikeAnother() async throws {
    try await TemporaryFolder.with { folder in
      let names = ["e\u{301}.md", "\u{E9}.md"].map { Array($0.utf8) }
      guard names.allSatisfy({ folder.makeEmptyFile(named: $0, in: "") }) else { return }
      guard try folder.tree().count == 2 else { return }
      let (paths, diagnostics) = try await load(folder)
      #expect(paths.map { Array($0.utf8) } == [names[0]])
      #expect(diagnostics.lines == ["error unusable-name"])
    }
  }

  @Test func takesNoPipeForAnInput() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makePipe("pipe.md")
      let error = #expect(throws: FileSystemError.self) { try SourceLoader(folder.path + "/pipe.md", output: nil) }
      #expect(error?.cause == .input)
      #expect(error?.description.contains("neither a folder nor a file") == true)
    }
  }

  @Test func findsNoInputInPipesAndFoldersNamedLikeOne() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "", "folder.md/b.md": ""])
      try folder.makePipe("pipe.md")
      #expect(try await load(folder).paths == ["a.md", "folder.md/b.md"])
    }
  }

  @Test(arguments: [
    ("NOTES.md", "public"), ("docs", "docs/public"), ("docs/a.md", "docs/public"), ("missing", "missing/public"),
  ])
  func putsTheSiteBesideItsInputWhereNobodySaysOtherwise(input: String, output: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["NOTES.md": "", "docs/a.md": ""])
      #expect(SourceLoader.defaultOutput(for: folder.path + "/" + input) == folder.path + "/" + output)
    }
  }
}
