import TestSupport
import Testing

/// What `check` says of a repository whose documents are written for its readers, and for no site of ours.
@Suite struct RepositoryTests {
  /// The findings in a folder, or in the whole repository, each as its place with its rule.
  private func found(_ files: [String: String], in part: String? = nil) async throws -> [String] {
    try await TemporaryFolder.with { folder in
      try folder.write(files)
      let run = try await Program.run(["check"] + [part].compactMap(\.self) + ["--all"], in: folder.path)
      #expect(run.errors == "")
      return run.output.split(separator: "\n").compactMap { line in
        guard line.last == "]", let rule = line.lastIndex(of: "["), let place = line.firstRange(of: ": ") else {
          return nil
        }
        return line[..<place.lowerBound] + " " + line[rule...].dropFirst().dropLast()
      }
    }
  }

  @Test func saysNothingOfBadges() async throws {
    let text = """
      # A

      [![build](https://example.org/build.svg)](https://example.org) ![](https://img.shields.io/a/b)
      ![state](https://github.com/a/b/actions/workflows/c.yml/badge.svg)
      <a href="https://example.org">
        <img src="https://example.org/chart.svg" alt="stars"></a>

      ![grid](https://example.org/grid.png) <a href="https://example.org">text</a> <img src="https://example.net/b.png" alt="b">

      ![rows](https://example.org/rows.png)
      """
    #expect(try await found(["README.md": text]) == ["README.md:8:1 linked-image", "README.md:8:78 linked-image"])
  }

  @Test func saysNothingOfAPageThatSomebodyHasMadeBesideADocument() async throws {
    let files = ["README.md": "# A\n\n[a](a.md), [shown](a.html), [all](index.html)\n", "a.md": "# A\n"]
    #expect(try await found(files.merging(["a.html": "<p>", "index.html": "<p>"]) { $1 }) == [])
  }

  @Test func followsAddressesFromTheRootOfDocuments() async throws {
    let files = [
      "README.md": "# A\n", "docs/guide/a.md": "# B\n\n## Part\n\nText.\n\n## 1. Set up\n\nText.\n",
      "docs/guide/index.md": "# C\n",
      "docs/public/logo.png": "png",
      "docs/start.md":
        "# S\n\n[a](/guide/a) [b](/guide/a#part) [b](/guide/a#_1-set-up) [c](/guide/) [d](/docs/guide/a.md) ![e](/logo.png)\n\n[f](/guide/a#none)\n\n[g](/guide/gone)\n",
    ]
    #expect(try await found(files) == ["docs/start.md:5:1 broken-anchor", "docs/start.md:7:1 broken-file-link"])
  }

  @Test func followsAnchorsThatASiteWritesWithoutAccents() async throws {
    let text =
      "# A\n\n[a](#farger-och-ovrigt) [b](#cafe)\n\n[c](#ovrig)\n\n## Färger och övrigt\n\nText.\n\n## Café\n\nText.\n"
    #expect(try await found(["README.md": text]) == ["README.md:5:1 broken-anchor"])
  }

  @Test func followsAddressesOutOfAFolderOfTheRepository() async throws {
    let files = [
      ".git/HEAD": "ref: refs/heads/main\n", "CONTRIBUTING.md": "# C\n", "src/a.txt": "a",
      "docs/guide/d.md":
        "# D\n\n[a](../../CONTRIBUTING.md) [b](../../src) [c](../../../issues)\n\n[d](../../gone.md)\n",
      "docs/e.md": "# E\n\n[a](../../b.md)\n",
    ]
    #expect(try await found(files, in: "docs") == ["docs/e.md:3:1 broken-link", "docs/guide/d.md:5:1 broken-link"])
  }

  @Test func asksForNoRelatedPageThatIsBesideADocument() async throws {
    let text = "---\nrelated:\n  - b.md\n  - c.md\n---\n\n# A\n"
    let found = try await found(["docs/a.md": text, "docs/b.md": "# B\n"], in: "docs/a.md")
    #expect(found == ["docs/a.md:4:5 broken-link"])
  }

  @Test func followsAddressesOfTheRepositorysHost() async throws {
    let text = "# A\n\n[a](../../issues/new) [b](../../wiki) [c](../../releases/latest)\n\n[d](../../other/x.md)\n"
    #expect(try await found(["README.md": text]) == ["README.md:5:1 broken-link"])
  }

  @Test func saysNothingOfFoldersAndHiddenFilesThatAreThere() async throws {
    let files = [
      "README.md": "# A\n\n[a](.rules/c.md) [b](src/) [c](docs/a.md)\n", ".rules/c.md": "# C\n", "src/a.txt": "a",
      "docs/a.md": "# A\n",
    ]
    #expect(try await found(files) == [])
  }

  @Test func readsAllDocumentsBesideAFolderOfAnotherToolsContent() async throws {
    let files = [
      "README.md": "# A\n\n[a](gone.md)\n", "docs/a.md": "# A\n\n[b](none.md)\n", "docs/b.md": "# B\n",
      "content/README.md": "# C\n", "content/manifest.json": "{\"files\": 3}",
    ]
    let broken = ["README.md:3:1 broken-link", "docs/a.md:3:1 broken-link"]
    #expect(try await found(files) == broken)
    let posts = ["DESIGN.md": "# D\n", "content/posts/a.md": "# P\n"]
    #expect(try await found(files.merging(posts) { $1 }) == broken)
  }

  @Test func tellsOnceOfAllOtherFiles() async throws {
    let files = [
      "a.tokens.json": "{\"a\": {\"$type\": \"number\", \"$value\": 1, \"$description\": \"One.\"}}",
      "x.json": "{\"port\": 1}", "y.json": "{\"port\": 2}", "z/x.json": "{\"port\": 3}",
    ]
    #expect(
      try await found(files).filter { $0.hasSuffix("other-json") } == ["x.json:1:1 other-json"])
  }

  @Test func takesATokenThatCannotBeReadForOne() async throws {
    let files = [
      "a.json": """
      {"depth": {"card": {"$type": "shadow", "$value": {"shadow": "none", "border": "1px solid red"}},
        "page": {"$type": "shadow", "$value": {"offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px", "color": "#000000"}}},
       "ink": {"$type": "color", "$value": "#111111"}, "mist": {"$type": "color", "$value": "#eeeeee"}}
      """,
      "README.md": "# A\n\nA card has `depth.card`, a page `depth.page`, and a dialog `depth.dialog`.\n",
    ]
    let mentions = try await found(files).filter { $0.hasSuffix("unknown-mention") }
    #expect(mentions == ["README.md:3:61 unknown-mention"])
  }

  @Test func takesAGroupByTheNameOfItsFile() async throws {
    let files = [
      "tokens/type.json": """
      {"scale": {"body": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}}},
       "color": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
      """,
      "README.md": "# A\n\nSizes are those of `type.scale`, `type.scale.body` among them.\n",
    ]
    #expect(try await found(files).filter { $0.hasSuffix("unknown-mention") } == [])
  }
}
