import TestSupport
import Testing

struct CheckTests {
  private static let project = [
    "content/guide.yml": "titel: Ours\n", "content/one/index.md": "# One\n\nSee [two](tow.md).\n",
    "content/one/two.md": "# Two\n",
    "content/one/tokens/a.tokens.json": "{\"a\": {\"$type\": \"number\", \"$value\": 1,}}\n",
  ]

  private func check(_ arguments: [String], files: [String: String] = project) async throws -> Program.Run {
    try await TemporaryFolder.with { folder in
      try folder.write(files)
      let before = try folder.tree()
      let run = try await Program.run(["check"] + arguments, in: folder.path)
      #expect(try folder.tree() == before)
      return run
    }
  }

  @Test func saysWhatIsWrongInTextAsItsGoldenDoes() async throws {
    let run = try await check([])
    #expect(run.status == 1)
    #expect(run.errors == "")
    try Golden.expect(run.output, named: "check.txt")
  }

  @Test func saysTheSameInJSONAsItsGoldenDoes() async throws {
    let run = try await check(["--format", "json"])
    #expect(run.status == 1)
    #expect(run.errors == "")
    try Golden.expect(run.output, named: "check.json")
  }

  @Test func saysThatThereAreNoFindings() async throws {
    let run = try await check([], files: ["a.md": "# A\n"])
    #expect(run.status == 0)
    #expect(run.output == "no findings\n")
  }

  @Test func saysThatThereIsNothingToCheck() async throws {
    let run = try await check([], files: ["a.md": "\n \n"])
    #expect(run.status == 0)
    #expect(run.output == "nothing to check: every file is empty\n")
  }

  @Test func saysHowMuchItCompared() async throws {
    let text =
      "---\ncolors: { ink: \"#111827\", paper: \"#ffffff\" }\n---\n\n## Colors\n\n- **Ink**: #111827\n\nInk on paper is 17.7:1."
    #expect(try await check([], files: ["DESIGN.md": text]).output.hasSuffix("1 value and 1 claim compared\n"))
  }

  @Test func namesWhatLooksLikeTokensAndIsNotRead() async throws {
    let files = [
      "color.json": ##"{"color": {"a": {"$type": "color", "$value": "#112233"}}}"##,
      "more.toml": "color:\n  b:\n    $type: color\n    $value: '#445566'\n", "mkdocs.yml": "title: value\n",
      "settings.json": "{\"port\": 4747}",
    ]
    let run = try await check([], files: files)
    #expect(run.output.contains("warning: more.toml is not read [unread-tokens]"))
    #expect(!run.output.contains("mkdocs.yml") && !run.output.contains("settings.json"))
    let report = try await check(["--format", "json"], files: files)
    #expect(report.output.contains("\"path\": \"more.toml\""))
    let all = try await check(["--all"], files: files)
    #expect(all.output.contains("settings.json:1:1: note: a JSON file is not read as tokens [other-json]"))
    // Where nothing else is said, silence would mean that all is well.
    let shaped =
      ##"{"$meta": {"v": 1}, "color": {"a": {"hex": "#faf9f5", "linear": [1, 1, 1], "name": "A"}, "b": {"hex": "#111111", "linear": [0, 0, 0], "name": "B"}}}"##
    #expect(try await check([], files: ["tokens/tokens.json": shaped]).output.contains("[other-json]"))
    let alone = try await check([], files: ["more.hjson": "{b: {value: '#445566', type: 'color'}}\n"])
    #expect(alone.status == 65)
    #expect(alone.errors.contains("more.hjson cannot be read, because tokens are read from JSON"))
  }

  @Test func holdsDocumentsAgainstTheTokensGivenWithThem() async throws {
    let files = [
      "docs/brand.md": "# Brand\n\nLinks are `color.ink` (#112244).\n",
      "build/brand.tokens.json": ##"{"color": {"ink": {"$type": "color", "$value": "#112233"}}}"##,
    ]
    let both = try await check(["docs/brand.md", "build/brand.tokens.json"], files: files)
    #expect(both.output.contains("docs/brand.md:3:"))
    #expect(both.output.contains("color.ink is #112233, not #112244"))
    let apart = try await check(["docs/brand.md", "docs"], files: files)
    #expect(!apart.output.contains("color.ink is"))
    let gone = try await check(["docs/brand.md", "build/gone.tokens.json"], files: files)
    #expect(gone.status == 65)
    #expect(gone.errors.contains("build/gone.tokens.json does not exist"))
  }

  @Test func leavesOutWhatToolsMakeOfTokens() async throws {
    let token = ##"{"color": {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}"##
    let run = try await check([], files: ["tokens/color.json": token, "dist/color.json": token])
    let report = try await check(
      ["--format", "github"], files: ["tokens/color.json": token, "dist/color.json": token])
    #expect(report.output.contains("file=dist/color.json,line=1::"))
    #expect(run.output.contains("note: dist/color.json is not read [made-tokens]"))
    #expect(!run.output.contains("repeated-token"))
    #expect(try await !check([], files: ["dist/color.json": token]).output.contains("made-tokens"))
  }

  /// What a resolver names is meant to be read, wherever it is.
  @Test func readsWhatAResolverNamesInTheFolderOfATool() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([
        "a.resolver.json": ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/base"}], "##
          + ##""sets": {"base": {"sources": [{"$ref": "generated/base.tokens.json"}]}}}"##,
        "generated/base.tokens.json": ##"{"color": {"$type": "color", "red": {"$value": "#ff0000"}}}"##,
        "generated/other.json": ##"{"color": {"$type": "color", "blue": {"$value": "#0000ff"}}}"##,
        "about.md": "# About",
      ])
      let run = try await Program.run(["check", ".", "--all"], in: folder.path)
      #expect(!run.output.contains("missing-file"), "\(run.output)")
      #expect(run.output.contains("note: generated/other.json is not read [made-tokens]"))
    }
  }

  /// Samples for tests are no system, even where there are no other tokens.
  @Test func leavesOutTheSamplesOfTests() async throws {
    let token = ##"{"color": {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}"##
    let files = ["README.md": "# A\n", "src/__tests__/tokens.json": token, "src/b/__tests__/tokens.json": token]
    let run = try await check([], files: files)
    #expect(run.status == 0)
    #expect(run.output.contains("made-tokens") && !run.output.contains("repeated-token"))
  }

  /// Files that look like tokens and are none are named with the reason, each reason once.
  @Test func saysWhyAFileHoldsNoTokens() async throws {
    let own = "mode: base\ntokens:\n  $ink_color:\n    $value: black\n"
    let run = try await check(
      ["--all"],
      files: [
        "README.md": "# A\n", "modes/a.yml": own, "modes/b.yml": own,
        "modes/schema.json":
          ##"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"$value": {"type": "string"}}}"##,
      ])
    #expect(run.status == 0)
    #expect(run.output.contains("note: 2 files such as modes/a.yml are not read as tokens [other-json]"))
    #expect(run.output.contains("note: modes/schema.json is not read as tokens [other-json]"))
  }

  @Test func takesNoOtherYAMLForTokens() async throws {
    let files = [
      "a.md": "# A\n", "contract.yaml": "version: 1\nbutton:\n  height: { value: 44, type: number }\n",
      "ci.yml": "on:\n  inputs:\n    port: { type: number, value: 80 }\n",
    ]
    #expect(try await check([], files: files).output == "no findings\n")
  }

  @Test func takesNoStylesheetForThatOfPreviewsOutsideOfAProject() async throws {
    let files = ["team.md": "# Team\n\nPeople.\n", "team.css": "img { object-fit: cover }\n"]
    #expect(try await check([], files: files).output == "no findings\n")
  }

  @Test func checksFilesOnTheirOwn() async throws {
    let run = try await check(["content/one/tokens/a.tokens.json"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("content/one/tokens/a.tokens.json:1:38: error: "))
    #expect(try await check(["content/one/two.md"]).status == 0)
  }

  @Test func checksSeveralInputsInOneRun() async throws {
    let run = try await check(
      ["x", "y/b.tokens.json"], files: ["x/a.md": "[c](c.md)", "x/b.md": "", "y/b.tokens.json": "{}}"])
    #expect(run.output.hasPrefix("x/a.md:1:1: warning: "))
    #expect(run.output.contains("y/b.tokens.json:1:3: error: "))
    #expect(run.output.hasSuffix("1 error, 1 warning\n"))
  }

  @Test(arguments: [
    ("p", "p/a.md:1:1"), ("./p/", "p/a.md:1:1"), ("../here/p", "../here/p/a.md:1:1"), ("p/a.md", "p/a.md:1:1"),
    ("link", "link/a.md:1:1"),
  ]) func namesPlacesAsTheInputIsNamed(input: String, place: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["here/p/a.md": "[c](c.md)", "here/p/b.md": ""])
      try folder.link("here/link", to: "p")
      let run = try await Program.run(["check", input], in: folder.path + "/here")
      #expect(run.output.hasPrefix(place + ": warning: "))
      let json = try await Program.run(["check", input, "--format", "json"], in: folder.path + "/here")
      #expect(json.output.contains("\"path\": \"\(place.dropLast(4))\""))
      let absolute = try await Program.run(["check", folder.path + "/here/" + input], in: folder.path)
      #expect(absolute.output.hasPrefix("a.md:1:1: warning: "))
    }
  }

  /// Readers of a document that is checked by itself have what is beside it.
  @Test func looksForWhatADocumentLinksToBesideIt() async throws {
    let files = ["a.md": "[b](b.md) [c](c.md)", "b.md": "# B"]
    let run = try await check(["a.md"], files: files)
    #expect(run.output.hasPrefix("a.md:1:11: warning: c.md does not exist [broken-link]"))
    #expect(run.output.hasSuffix("1 warning\n"))
  }
}
