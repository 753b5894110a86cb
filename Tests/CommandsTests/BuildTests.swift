import TestSupport
import Testing

struct BuildTests {
  private static let guide = [
    "content/guide.yml": "title: Ours\nsystems: [one, two]", "content/one/index.md": "# One\n",
    "content/one/more.md": "# More\n", "content/two/index.md": "# Two\n",
    "content/one/tokens/c.tokens.json": """
    {"color": {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}}}}
    """,
  ]

  @Test func buildsAProjectIntoItsPublicFolder() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      let run = try await Program.run(["build"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output.hasPrefix("9 pages of 2 systems, 1 token in ./public ("))
      #expect(run.output.hasSuffix("; no findings\n"))
      #expect(
        try folder.tree("public").filter { $0.hasSuffix(".html") } == [
          "404.html", "compare.html", "index.html", "one/a-z.html", "one/health.html", "one/index.html",
          "one/more.html", "one/tokens.html", "two/index.html",
        ])
    }
  }

  /// What gives neither a page nor a token does not replace a site.
  @Test(arguments: [("a.tokens.json", "hello"), ("a.yaml", "x: 1"), ("a.yml", "a: [")])
  func leavesTheSiteWhereNothingIsToBeShown(name: String, text: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["good.md": "# Good\n", name: text])
      #expect(try await Program.run(["build", "good.md", "-o", "out"], in: folder.path).status == 0)
      let before = try folder.tree("out")
      let page = try folder.read("out/index.html")
      let run = try await Program.run(["build", name, "-o", "out"], in: folder.path)
      #expect(run.status == 65)
      #expect(run.output == "")
      #expect(run.errors.hasSuffix("specimen: \(name) gives nothing to show, so out is left as it was\n"))
      #expect(try folder.tree("out") == before && folder.read("out/index.html") == page)
    }
  }

  @Test func saysThatAPageIsThereAndNotBuilt() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "[b](b.md) [c](c.md)", "b.md": "# B"])
      let run = try await Program.run(["build", "a.md"], in: folder.path)
      #expect(run.errors.contains("a.md:1:1: warning: b.md is left out of this build [page-not-built]"))
      #expect(run.errors.contains("a.md:1:11: warning: c.md is not a page of the guide [broken-link]"))
    }
  }

  @Test func buildsAFolderThatIsNamed() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["docs/a.md": "# A\n", "docs/b/c.md": "# C\n", "docs/README.md": "# Docs\n"])
      let run = try await Program.run(["build", "docs", "-o", "out"], in: folder.path)
      #expect(run.status == 0)
      #expect(
        try folder.tree("out").filter { $0.hasSuffix(".html") } == [
          "404.html", "a-z.html", "a.html", "b/c.html", "index.html",
        ])
      #expect(!folder.has("docs/public"))
    }
  }

  @Test func buildsOneDocumentAndLeavesItsNeighboursAlone() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["notes/A.md": "# A\n\n`#0066cc`\n", "notes/B.md": "# B\n"])
      let run = try await Program.run(["build", "notes/A.md"], in: folder.path)
      #expect(run.status == 0)
      #expect(try folder.tree("notes/public").filter { $0.hasSuffix(".html") } == ["404.html", "index.html"])
      #expect(try folder.read("notes/public/index.html").contains("background: #0066cc"))
    }
  }

  @Test func needsNothingBesideTheBinary() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A\n", to: "a.md")
      _ = try await Program.run(["build", "a.md"], in: folder.path)
      #expect(folder.has("public/assets/site.css") && folder.has("public/assets/site.js"))
    }
  }

  @Test func buildsOneSystemWhereOnlyThatIsAskedFor() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      let run = try await Program.run(["build", "--only", "two", "-o", "out"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(try folder.tree("out").filter { $0.hasSuffix(".html") } == ["404.html", "index.html", "two/index.html"])
      let unknown = try await Program.run(["build", "--only", "tow", "-o", "other"], in: folder.path)
      #expect(unknown.status == 64)
      #expect(unknown.errors.contains("tow is not a system of this guide"))
      #expect(!folder.has("other"))
    }
  }

  @Test func makesTheSamePagesOfOneSystemInASiteOfMore() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      try folder.write("# Two\n\n[Lost](lost.md)\n", to: "content/two/index.md")
      try folder.write("# One\n\n[Gone](gone.md)\n", to: "content/one/index.md")
      _ = try await Program.run(["build", "-o", "whole", "--no-cache"], in: folder.path)
      _ = try await Program.run(["build", "-o", "part", "--no-cache"], in: folder.path)
      let run = try await Program.run(["build", "--only", "two", "-o", "part", "--no-cache"], in: folder.path)
      #expect(run.errors.contains("lost.md"))
      #expect(!run.errors.contains("gone.md"))
      let files = try folder.tree("whole")
      #expect(try folder.tree("part") == files)
      for file in files where file.hasSuffix(".html") {
        #expect(try folder.read("part/\(file)") == folder.read("whole/\(file)"), "\(file)")
      }
    }
  }

  @Test func writesTheSiteThoughThereAreFindingsAndSaysThemOnTheErrorStream() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "# A\n\n[b](c.md)\n", "b.md": "---\norder: x\n---\n# B\n"])
      let run = try await Program.run(["build"], in: folder.path)
      #expect(run.status == 1)
      #expect(run.errors.contains("a.md:3:1: warning: c.md is not a page of the guide [broken-link]\n 3 | [b](c.md)\n"))
      #expect(run.errors.contains("b.md:2:8: error: order takes a whole number [invalid-settings]\n"))
      #expect(run.output.hasSuffix("; 1 error, 1 warning\n"))
      #expect(folder.has("public/a.html"))
    }
  }

  @Test func saysThatNothingWasWrittenWhereNothingChanged() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A\n", to: "a.md")
      _ = try await Program.run(["build"], in: folder.path)
      let before = folder.identity("public")
      let run = try await Program.run(["build", "--jobs", "1"], in: folder.path)
      #expect(run.output.contains("(0 written, "))
      #expect(folder.identity("public") == before)
    }
  }

  @Test func buildsTheSameBytesWhateverTheSurroundings() async throws {
    try await TemporaryFolder.with { folder in
      for (path, text) in Self.guide { try folder.write(text, to: "p/" + path) }
      let surroundings = [
        ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Auckland"], ["LANG": "C", "HOME": "/nowhere"],
      ]
      for (number, environment) in surroundings.enumerated() {
        let run = try await Program.run(
          ["build", "p", "-o", "out\(number)", "--jobs", "\(number * 7 + 1)"], in: folder.path, environment: environment
        )
        #expect(run.status == 0)
      }
      #expect(try folder.tree("out0") == folder.tree("out1"))
      for path in try folder.tree("out0") where !path.hasSuffix("/") {
        #expect(try folder.read("out0/" + path) == folder.read("out1/" + path))
      }
    }
  }

  @Test func copiesWhatPagesShowOrLeadToAndNothingElse() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      try folder.write([
        "content/one/more.md":
          "# More\n\n![Logo](img/my%20logo.svg) [paper](../paper.pdf#page=2) [tokens](tokens/c.tokens.json)",
        "content/one/img/my logo.svg": "<svg/>", "content/one/img/unused.svg": "<svg/>", "content/paper.pdf": "%PDF",
        "secret/key.pem": "secret", ".env": "secret",
      ])
      try folder.link("content/one/linked.png", to: "../../secret/key.pem")
      try folder.link("content/one/linked", to: "../../secret")
      try folder.write(
        "# One\n\n![a](linked.png) ![b](linked/key.pem) [c](../../.env) ![gone](gone.png)\n", to: "content/one/index.md"
      )
      let run = try await Program.run(["build"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.errors.contains("linked.png is not a file of the project"))
      #expect(run.errors.contains("linked/key.pem is not a file of the project"))
      #expect(run.errors.contains("gone.png is not a file of the project"))
      #expect(run.output.contains("; 3 warnings, 1 note"))
      let made = ["html", "md", "txt", "css", "default.json"]
      let copied = try folder.tree("public").filter { path in
        !path.hasSuffix("/") && !path.hasPrefix("assets/") && !made.contains { path.hasSuffix("." + $0) }
      }
      #expect(copied == [".specimen-files", "one/img/my logo.svg", "one/tokens/c.tokens.json", "paper.pdf"])
      let page = try folder.read("public/one/more.html")
      #expect(page.contains("src=\"img/my%20logo.svg\""))
      #expect(page.contains("href=\"../paper.pdf#page=2\""))
      let check = try await Program.run(["check"], in: folder.path)
      #expect(check.output.contains("../../.env is hidden, and no part of the site [unpublished-target]"))
      try folder.write("# More\n", to: "content/one/more.md")
      _ = try await Program.run(["build"], in: folder.path)
      #expect(!folder.has("public/one/img"))
    }
  }

  @Test func showsThePicturesBesideOneDocument() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["notes/A.md": "![a](a.png)", "notes/a.png": "x", "notes/b.png": "x"])
      #expect(try await Program.run(["build", "notes/A.md"], in: folder.path).output.hasSuffix("; no findings\n"))
      #expect(folder.has("notes/public/a.png") && !folder.has("notes/public/b.png"))
    }
  }

  @Test func refusesAFileThatWouldReplaceOneOfTheSite() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([
        "index.md": "[a](a.html) [s](assets/site.css)", "a.md": "# A", "a.html": "other", "assets/site.css": "other",
      ])
      let run = try await Program.run(["build"], in: folder.path)
      // Its names are meant for another place, such as a repository.
      #expect(run.status == 0)
      #expect(run.errors.contains("a.html would be published at a.html, which is taken by a.md"))
      #expect(run.errors.contains("assets/site.css would be published at assets/site.css"))
      #expect(try folder.read("public/a.html") != "other")
      try folder.write(["system.yml": "name: Ours"])
      #expect(try await Program.run(["build"], in: folder.path).status == 1)
    }
  }
}
