import TestSupport
import Testing

/// Building again: what the record of the last build spares, and that it never changes what is built.
struct RebuildTests {
  private static let guide = [
    "content/guide.yml": "title: Ours\nsystems: [one, two]",
    "content/one/index.md": "# One\n\n![Logo](../../logo.svg) [More](more.md#part)\n",
    "content/one/more.md": "# More\n\n## Part\n\nThe brand is `#0066cc`. [Gone](gone.md)\n",
    "content/one/components/button.md": "# Button\n\n```preview\n<button class=\"button\">Go</button>\n```\n",
    "content/one/components/button.css": ".button { background: var(--color-brand) }\n",
    "content/two/index.md": "# Two\n\n`{color.none}`\n",
    "content/one/tokens/c.tokens.json": tokens("#0066cc"), "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
  ]

  private static func tokens(_ hex: String) -> String {
    """
    {"color": {"brand": {"$type": "color", "$value": "\(hex)"}, "same": {"$value": "{color.brand}"}}}
    """
  }

  /// What a build says, without the time it took.
  private func build(
    _ folder: TemporaryFolder, _ options: [String] = [], to output: String = "public"
  ) async throws -> (said: String, status: Int32, lines: [String]) {
    let run = try await Program.run(["build", "--output", output] + options, in: folder.path)
    let lines = run.output.split(separator: "\n").map(String.init)
    let summary = lines.last ?? ""
    let counts = summary.prefix { $0 != "(" } + summary.drop { $0 != ";" }
    return (counts.replacing(" \(output) ", with: " ") + run.errors, run.status, lines)
  }

  /// The files of a site with their bytes.
  private func site(_ folder: TemporaryFolder, _ output: String) throws -> [String: String] {
    let paths = try folder.tree(output).filter { !$0.hasSuffix("/") }
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try folder.read(output + "/" + $0)) })
  }

  @Test func saysTheSameAgainWhereNothingChanged() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      let first = try await build(folder, ["--strict"])
      #expect(first.status == 1 && first.said.contains("[broken-link]"))
      let before = folder.identity("public")
      let again = try await build(folder, ["--strict"])
      #expect(again.said == first.said && again.status == 1)
      #expect(again.lines.last?.contains("(0 written, ") == true)
      #expect(folder.identity("public") == before)
      // How strict a build is belongs to its exit code alone.
      let lax = try await build(folder, ["--no-cache"], to: "fresh")
      #expect(try await build(folder).status == lax.status)
    }
  }

  @Test func tellsWhatWasBuiltAndWhy() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      let first = try await build(folder, ["--changed"]).lines
      #expect(first.contains("wrote one/index.html: no earlier build is on record"))
      #expect(try await build(folder, ["--changed"]).lines.count == 1)
      try folder.write("# More\n\n## Part\n\nOther words.\n", to: "content/one/more.md")
      let edited = try await build(folder, ["--changed"]).lines
      #expect(edited.contains("wrote one/more.html: content/one/more.md changed"))
      #expect(edited.contains("wrote one/more.md: content/one/more.md changed"))
      #expect(!edited.contains { $0.hasPrefix("wrote two/") || $0.hasPrefix("wrote one/index.html") })
      try folder.write(Self.tokens("#cc0000"), to: "content/one/tokens/c.tokens.json")
      let tokens = try await build(folder, ["--changed"]).lines
      #expect(tokens.contains("wrote one/tokens.html: content/one/tokens/c.tokens.json changed"))
      try folder.remove("content/one/more.md")
      #expect(
        try await build(folder, ["--changed"]).lines.contains("removed one/more.html: content/one/more.md is gone"))
      try folder.write("spoilt", to: "public/one/index.html")
      #expect(
        try await build(folder, ["--changed"]).lines.contains(
          "wrote one/index.html: it was not as the last build wrote it"))
      #expect(
        try await build(folder, ["--changed", "--base-url", "https://a.example"]).lines.contains(
          "wrote one/index.html: the options have changed"))
      try folder.write("# Two anew\n", to: "content/two/index.md")
      let both = try await build(folder, ["--changed"]).lines
      #expect(both.contains("wrote two/index.html: content/two/index.md changed"))
      #expect(both.contains("wrote one/index.html: the options have changed"))
    }
  }

  @Test func tellsWhatWasEditedInTheSystemsThatTheLastBuildLeftOut() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      _ = try await build(folder)
      try folder.write("# More\n\n## Part\n\nOther words.\n", to: "content/one/more.md")
      try folder.write("# Two\n\nOther words.\n", to: "content/two/index.md")
      let part = try await build(folder, ["--only", "two", "--changed"])
      #expect(part.lines.contains("wrote two/index.html: content/two/index.md changed"))
      #expect(!part.lines.contains { $0.hasPrefix("wrote one/") })
      #expect(part.said.hasPrefix("1 page in "), "\(part.said)")
      // Building the same part again has nothing to do, and forgets nothing.
      let again = try await build(folder, ["--only", "two", "--changed"])
      #expect(again.lines.count == 1 && again.said == part.said)
      try folder.write("# Two\n\nYet other words.\n", to: "content/two/index.md")
      _ = try await build(folder, ["--only", "two"])
      let whole = try await build(folder, ["--changed"]).lines
      #expect(whole.contains("wrote one/more.html: content/one/more.md changed"))
      #expect(!whole.contains { $0.contains("the options have changed") })
      #expect(!whole.contains { $0.hasPrefix("wrote two/index.html") })
      #expect(try await build(folder, ["--changed"]).lines.count == 1)
    }
  }

  /// What was found page by page stays, whichever part is made in between.
  @Test func aPartDoesNotTakeThePlaceOfWhatIsKeptOfTheWhole() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      func kept() throws -> [String: FileIdentity?] {
        let names = try folder.tree(".specimen-cache").filter { $0.hasSuffix(".pages") }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.identity(".specimen-cache/" + $0)) })
      }
      _ = try await build(folder)
      let whole = try kept()
      #expect(whole.count == 1)
      _ = try await build(folder, ["--only", "two"])
      let both = try kept()
      #expect(both.count == 2 && whole.allSatisfy { both[$0] == $1 })
      _ = try await build(folder, [])
      #expect(try kept().count == 2)
    }
  }

  @Test(arguments: [1, 2, 3]) func buildsWhatAFreshBuildWouldAfterAnyEdits(seed: UInt64) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      var random = SplitMix(seed: seed)
      for step in 0..<12 {
        try edit(folder, &random, step)
        let options =
          random.oneIn(5) ? ["--only", "one"] : random.oneIn(5) ? ["--base-url", "https://a.example/"] : []
        let quick = try await build(folder, options)
        let full = try await build(folder, ["--no-cache"] + options, to: "fresh")
        #expect(quick.said == full.said, "step \(step)")
        #expect(quick.status == full.status)
        #expect(try site(folder, "public") == site(folder, "fresh"), "step \(step)")
      }
    }
  }

  @Test func takesTheFormerSiteForTheNextOneUnlessSomebodyTouchedIt() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      _ = try await build(folder)
      func former() throws -> String? {
        try folder.tree(".specimen-cache").first { $0.hasSuffix(".site/") }.map { ".specimen-cache/" + $0 }
      }
      func edit(_ words: String) async throws {
        try folder.write("# More\n\n## Part\n\n\(words)\n", to: "content/one/more.md")
        _ = try await build(folder)
        _ = try await build(folder, ["--no-cache"], to: "fresh")
        #expect(try site(folder, "public") == site(folder, "fresh"), "\(words)")
      }
      #expect(try former() == nil)
      try await edit("First.")
      let kept = try #require(try former())
      // The files that did not change are those of the site.
      #expect(folder.identity(kept + "two/index.html") == folder.identity("public/two/index.html"))
      #expect(folder.identity(kept + "one/more.html") != folder.identity("public/one/more.html"))
      let place = folder.identity(kept)?.inode
      try await edit("Second.")
      #expect(folder.identity("public")?.inode == place)
      try folder.write("<p>stray</p>", to: kept + "one/stray.html")
      try await edit("Third.")
      try folder.remove(kept + "two/index.html")
      try await edit("Fourth.")
      try folder.write("spoilt", to: kept + "two/index.html")
      try await edit("Fifth.")
      try folder.remove(kept)
      try await edit("Sixth.")
      // Where somebody else has files in the site, they stay, and it is made as at first.
      try folder.write("mine", to: "public/mine.txt")
      try folder.write("# More\n", to: "content/one/more.md")
      _ = try await build(folder)
      #expect(try folder.read("public/mine.txt") == "mine")
      #expect(try former() == nil)
    }
  }

  @Test func leavesNothingOfAPageThatWentWithTheFormerSite() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      for step in 0..<4 {
        for number in 0..<3 where number == step % 3 {
          try folder.write("# New\n", to: "content/two/deep-\(number)/new.md")
        }
        if step > 0 { try folder.remove("content/two/deep-\((step - 1) % 3)") }
        _ = try await build(folder)
        _ = try await build(folder, ["--no-cache"], to: "fresh-\(step)")
        #expect(try site(folder, "public") == site(folder, "fresh-\(step)"), "step \(step)")
        #expect(try folder.tree("public") == folder.tree("fresh-\(step)"))
      }
    }
  }

  /// Changes something of a project, or of what is built, or nothing.
  private func edit(_ folder: TemporaryFolder, _ random: inout SplitMix, _ step: Int) throws {
    switch random.below(14) {
    case 0: try folder.write("# More\n\n## Part \(step)\n\nWords `#00\(10 + step)cc`\n", to: "content/one/more.md")
    case 1: try folder.write("# New \(step)\n", to: "content/two/new-\(random.below(3)).md")
    case 2: if folder.has("content/two/new-0.md") { try folder.remove("content/two/new-0.md") }
    case 3: try folder.write(Self.tokens("#00\(10 + step)00"), to: "content/one/tokens/c.tokens.json")
    case 4: try folder.write("{\"color\": ", to: "content/one/tokens/c.tokens.json")
    case 5: try folder.write(".button { color: red; margin: \(step)px }\n", to: "content/one/components/button.css")
    case 6: try folder.write("<svg>\(step)</svg>", to: "logo.svg")
    case 7: if folder.has("logo.svg") { try folder.remove("logo.svg") }
    case 8: try folder.write("title: Guide \(step)\nsystems: [two, one]", to: "content/guide.yml")
    case 9: try folder.write(".own { margin: \(step)px }", to: "templates/assets/css/90-own.css")
    case 10: try folder.write("spoilt \(step)", to: "public/one/index.html")
    case 11: if folder.has("public/assets/site.css") { try folder.remove("public/assets/site.css") }
    case 12: try folder.write("# Gone\n", to: "content/one/gone.md")
    default: break
    }
  }

  @Test func takesNoHarmFromARecordThatIsDamagedForeignOrMissing() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      let fresh = try await build(folder)
      let name = try #require(try folder.tree(".specimen-cache").first { $0.hasSuffix(".record") })
      let record = ".specimen-cache/" + name
      let whole = try folder.read(record)
      // With the words of another outcome, and with the record of an edited source.
      for text in [
        "", "specimen build record 1 ", String(whole.prefix(200)), whole + "x",
        whole.replacing("button", with: "bottom"),
      ] {
        try folder.write(text, to: record)
        try folder.write("# Two \(text.count)\n\n`{color.none}`\n", to: "content/two/index.md")
        let run = try await build(folder)
        #expect(run.said == fresh.said && run.status == fresh.status)
        #expect(try folder.read("public/two/index.html").contains("Two \(text.count)"))
      }
      try folder.remove(".specimen-cache")
      #expect(try await build(folder).said == fresh.said)
    }
  }

  @Test func writesNothingThroughALinkInThePlaceOfItsRecords() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      try folder.write("mine", to: "elsewhere/mine.txt")
      try folder.link(".specimen-cache", to: folder.path + "/elsewhere")
      _ = try await build(folder)
      #expect(try folder.tree("elsewhere") == ["mine.txt"])
      try folder.remove(".specimen-cache")
      _ = try await build(folder)
      let name = try #require(try folder.tree(".specimen-cache").first { $0.hasSuffix(".record") })
      for link in [name, name + "-next"] {
        if folder.has(".specimen-cache/" + link) { try folder.remove(".specimen-cache/" + link) }
        try folder.link(".specimen-cache/" + link, to: folder.path + "/elsewhere/mine.txt")
        try folder.write("# Two\n\n\(link)\n", to: "content/two/index.md")
        _ = try await build(folder)
        #expect(try folder.read("elsewhere/mine.txt") == "mine")
      }
    }
  }

  @Test func keepsItsRecordsOutOfGitAndLeavesNoneBesideADocument() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.guide)
      for number in 0..<10 { _ = try await build(folder, to: "out/\(number)") }
      let kept = try folder.tree(".specimen-cache")
      #expect(kept.contains(".gitignore") && kept.count == 17)
      #expect(try folder.read(".specimen-cache/.gitignore") == "*\n")
      _ = try await build(folder, ["--no-cache"], to: "out/11")
      #expect(try folder.tree(".specimen-cache") == kept)
      try folder.write("# A\n", to: "notes/a.md")
      _ = try await Program.run(["build", "notes/a.md"], in: folder.path)
      #expect(!folder.has("notes/.specimen-cache") && folder.has("notes/public/index.html"))
    }
  }
}
