import Diagnostics
import Files
import Guide
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

  @Test func takesTheFolderInWhichPeopleWriteForItsProject() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["guide/content/guide.yml": "", "guide/content/a/x.md": "", "notes/content/x.md": ""])
      let root = folder.path
      #expect(SourceLoader.project(at: root + "/guide/content") == root + "/guide")
      #expect(SourceLoader.project(at: root + "/guide/content/") == root + "/guide")
      #expect(SourceLoader.project(at: root + "/guide/content/.") == root + "/guide/content/./..")
      #expect(SourceLoader.project(at: root + "/guide/content/a") == root + "/guide/content/a")
      #expect(SourceLoader.project(at: root + "/notes/content") == root + "/notes/content")
      #expect(SourceLoader.project(at: root + "/missing") == root + "/missing")
    }
  }

  @Test func checksTheLinksOfALoneDocumentInItsRepository() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([
        "r/.git/HEAD": "", "r/README.md": "", "r/src/a.css": "", "r/docs/other.md": "", "r/docs/sub/x.png": "",
        "r/.ci/run.md": "", "secret.md": "",
        "r/docs/DESIGN.md": """
        # A

        [a](../README.md) [b](other.md#x) [c](../src/a.css) [d](sub/) [e](/README.md) [f](../.ci/run.md) [g](#a)

        [no](../gone.md) [no](gone.css) [no](../../secret.md) [no](#b) [no](DESIGN.md#b)
        """,
      ])
      let loader = try SourceLoader(folder.path + "/r/docs/DESIGN.md", output: nil)
      let (sources, _) = await loader.load(jobs: 1)
      let found = await Build.findings(
        sources, BuildOptions(surroundings: loader.around), beside: loader.beside)
      #expect(
        found.sorted.map(\.message) == [
          "../gone.md does not exist", "gone.css does not exist", "../../secret.md leads out of the project",
          "DESIGN.md has no heading #b", "DESIGN.md has no heading #b",
        ])
      #expect(try SourceLoader(folder.path + "/r", output: nil).around.hasFile("../secret.md") == nil)
    }
  }

  /// Without a repository, as in an archive, a link is good if it leads to something.
  @Test func checksLinksOutOfAFolderThatIsInNoRepository() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["CONTEXT.md": "", "static/a.png": "", "docs/b.png": "", "docs/a.md": "[a](../CONTEXT.md)"])
      let around = try SourceLoader(folder.path + "/docs", output: nil).around
      #expect(around.hasFile("../CONTEXT.md") == true && around.hasFile("../static/a.png") == true)
      #expect(around.hasFile("../gone.md") == nil)
      #expect(
        around.hasFile("/b.png") == true && around.hasFile("b.png") == true && around.hasFile("gone.png") == false)
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

  @Test func readsNothingThatSpecimenWrote() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([
        "a.md": "", "site.specimen-next/b.tokens.json": "", "old/.specimen-files": "c.tokens.json\n",
        "old/c.tokens.json": "", "old/d/e.md": "", "deep/er/.specimen-stage": "", "deep/er/site/f.md": "",
        "deep/g.md": "", "site/h.md": "",
      ])
      #expect(try await load(folder, output: "site").paths == ["a.md", "deep/g.md"])
      try folder.remove("site")
      #expect(try await load(folder, output: "site").paths == ["a.md", "deep/g.md"])
    }
  }

  @Test func readsOfASiteOnlyWhatSpecimenDidNotWrite() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([".specimen-files": "c.tokens.json\nx/d.md\n", "c.tokens.json": "", "x/d.md": "", "x/e.md": ""])
      #expect(try await load(folder).paths == ["x/e.md"])
    }
  }

  @Test func copiesNothingThatSpecimenWrote() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([
        "a.md": "", "public/.specimen-files": "index.html\nimg/b.png\n", "public/index.html": "",
        "public/img/b.png": "",
        "public/logo.png": "mine", "public.specimen-next/.specimen-stage": "", "public.specimen-next/site/c.png": "",
      ])
      for input in ["", "a.md"] {
        let find = try SourceLoader(folder.path + "/" + input, output: folder.path + "/public").beside
        #expect(find("public/logo.png") != nil)
        for path in [
          "public/index.html", "public/img/b.png", "public/.specimen-files", "public.specimen-next/site/c.png",
        ] {
          #expect(find(path) == nil, "\(path)")
        }
      }
    }
  }

  @Test(arguments: ["", "tokens/", "design/brand/"])
  func readsTheFilesThatAResolverNames(place: String) async throws {
    try await TemporaryFolder.with { folder in
      let reference = { (name: String) in "{\"$ref\": \"\(name)\"}" }
      try folder.write([
        place + "a.resolver.json":
          "[\(reference("b.json")), \(reference("sets/c.json#/sets/x")), \(reference("gone.json"))]",
        place + "b.json": "{}", place + "unnamed/d.json": "{}",
        place + "sets/c.json":
          "{\"sets\": {\"x\": {\"sources\": [\(reference("../e.json")), \(reference("link.json"))]}}}",
        place + "e.json": "{}", "outside.json": "{\"a\": 1}",
      ])
      try folder.link(place + "sets/link.json", to: folder.path + "/outside.json")
      let named = ["a.resolver.json", "b.json", "e.json", "sets/c.json"].map { place + $0 }
      #expect(try await load(folder).paths.filter { !$0.contains("unnamed") } == named)
      #expect(
        try await load(folder, place + "a.resolver.json").paths == named.map { String($0.dropFirst(place.count)) })
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

  @Test func readsMarkdownWhateverItsEnding() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["A.MD": "", "b.markdown": "", "c.mdx": "", "d.mdxx": "", "e.txt": ""])
      #expect(try await load(folder).paths == ["A.MD", "b.markdown", "c.mdx"])
    }
  }

  @Test func saysThatAFolderCalledContentHidesMostDocuments() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["content/one/a.md": "", "content/one/system.yml": "", "docs/b.md": "", "docs/c.md": ""])
      let diagnostics = try await load(folder).diagnostics
      #expect(diagnostics.all.map(\.message) == ["2 documents outside content are not read, such as docs/b.md"])
      #expect(diagnostics.all.first?.fix?.sentence == "build docs, or move them below content")
      try folder.write(["content/one/d.md": ""])
      #expect(try await load(folder).diagnostics.isEmpty)
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
          == "b/huge.md has \(SourceLoader.mostBytes + 1) bytes, more than the limit of \(SourceLoader.mostBytes)"
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
      #expect(error?.description.contains("neither a folder nor a regular file") == true)
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
