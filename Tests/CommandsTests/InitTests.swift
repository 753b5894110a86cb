import TestSupport
import Testing

struct InitTests {
  private static let tokens = """
    {"color": {"$type": "color", "brand": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}}}}
    """

  @Test func writesAnExampleThatBuildsWithoutAFinding() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await Program.run(["init", "guide"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output.hasPrefix("wrote guide/content/guide.yml\n"))
      #expect(run.output.hasSuffix("next: specimen build guide\n"))
      let built = try await Program.run(["build", "guide"], in: folder.path)
      #expect(built.status == 0)
      #expect(built.output.hasSuffix("; no findings\n"))
    }
  }

  @Test func startsFromTokens() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.tokens, to: "acme.tokens.json")
      let run = try await Program.run(["init", "guide", "--from", "acme.tokens.json"], in: folder.path)
      #expect(run.status == 0)
      #expect(try folder.read("guide/content/acme/tokens/acme.tokens.json") == Self.tokens)
      #expect(try folder.read("guide/content/acme/foundations/colour.md").contains("color.brand"))
    }
  }

  /// With what they share, each in a folder of its own.
  @Test func startsFromTheProductsOfARepository() async throws {
    try await TemporaryFolder.with { folder in
      func product(_ first: String) -> String {
        let others = (1...9).map { ##", "T\##($0)": {"value": "\##($0)px", "type": "size"}"## }.joined()
        return ##"""
          {"imports": ["@kit/kit-common/sizes.json"],
           "props": {"T0": {"value": "\##(first)", "type": "size"}\##(others)}}
          """##
      }
      try folder.write([
        "packages/kit/all.json": product("{!S}"), "packages/kit-two/all.json": product("12px"),
        "packages/kit-common/sizes.json": ##"{"aliases": {"S": "4px"}}"##,
      ])
      let run = try await Program.run(["init", "guide", "--from", "packages"], in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.read("guide/content/kit/tokens/_shared/kit-common/sizes.tokens.json").contains("4px"))
      let built = try await Program.run(["build", "guide"], in: folder.path)
      #expect(built.status == 0 && !built.errors.contains("names no token"), "\(built.errors)")
      #expect(try folder.read("guide/public/kit/tokens.default.css").contains("--T0: 4px"))
      #expect(try folder.read("guide/public/kit-two/tokens.default.css").contains("--T0: 12px"))
    }
  }

  @Test func startsFromADesignDocument() async throws {
    try await TemporaryFolder.with { folder in
      let document = """
        ---
        name: Harbour
        description: A small system.
        # What buttons have.
        colors:
          tide: "#1f6f8b"
          accent: "{colors.tide}"
        rounded: { md: 8px }
        # After the others.
        order: 2
        ---
        # Harbour

        Buttons are {colors.accent}.
        """
      try folder.write(document, to: "DESIGN.md")
      let run = try await Program.run(["init", "guide", "--from", "DESIGN.md"], in: folder.path)
      #expect(run.status == 0)
      let page = try folder.read("guide/content/harbour/design.md")
      #expect(
        page == """
          ---
          title: Harbour
          summary: A small system.
          # After the others.
          order: 2
          ---
          # Harbour

          Buttons are {colors.accent}.
          """)
      #expect(try folder.read("guide/content/harbour/tokens/design.tokens.json").contains("{colors.tide}"))
      #expect(try folder.read("guide/content/harbour/foundations/colour.md").contains("colors.*"))
      let built = try await Program.run(["build", "guide"], in: folder.path)
      #expect(built.status == 0)
      #expect(built.output.hasSuffix("; no findings\n"))
      #expect(try folder.read("guide/public/harbour/design.html").contains("tokens.html#colors.accent"))
    }
  }

  @Test func leavesADocumentWholeThatSaysMoreThanAFileCanHold() async throws {
    try await TemporaryFolder.with { folder in
      let document = """
        ---
        colors: { page: "light-dark(#ffffff, #101010)", ink: "light-dark(#101010, #ffffff)" }
        ---
        # Two themes
        """
      try folder.write(document, to: "two.md")
      let run = try await Program.run(["init", "guide", "--from", "two.md"], in: folder.path)
      #expect(run.status == 0)
      #expect(try folder.read("guide/content/two-themes/two.md") == document)
    }
  }

  @Test func startsFromTheValuesOfAText() async throws {
    try await TemporaryFolder.with { folder in
      let document = "# Notes\n\n- Deep navy: `#0D2E52`\n- Sand: `#e8dcc0`\n"
      try folder.write(document, to: "README.md")
      let run = try await Program.run(["init", "guide", "--from", "README.md"], in: folder.path)
      #expect(run.status == 0)
      #expect(try folder.read("guide/content/notes/document.md") == document)
      #expect(try folder.read("guide/content/notes/tokens/readme.tokens.json").contains("\"deep-navy\""))
    }
  }

  @Test func changesNothingThatIsThere() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("mine", to: "content/guide.yml")
      let run = try await Program.run(["init"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.output.contains("kept  content/guide.yml, which was there\n"))
      #expect(try folder.read("content/guide.yml") == "mine")
      let again = try await Program.run(["init"], in: folder.path)
      #expect(!again.output.contains("wrote"))
    }
  }

  @Test func saysWhereThereAreNoTokens() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# Words\n", to: "a.md")
      let run = try await Program.run(["init", "guide", "--from", "a.md"], in: folder.path)
      #expect(run.status == 65)
      #expect(run.errors == "specimen: a.md holds no tokens, and no values that could be tokens\n")
    }
  }
}

struct ExtractTests {
  @Test func writesTokensToStandardOutputOrToAFile() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# Notes\n\n- Deep navy: `#0D2E52`\n", to: "NOTES.md")
      let run = try await Program.run(["extract", "NOTES.md"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.output.contains("\"deep-navy\""))
      #expect(run.errors == "1 token of NOTES.md\n")
      let written = try await Program.run(["extract", "NOTES.md", "-o", "n/notes.tokens.json"], in: folder.path)
      #expect(written.output == "")
      #expect(written.errors == "1 token of NOTES.md in n/notes.tokens.json\n")
      #expect(try folder.read("n/notes.tokens.json") == run.output)
      let checked = try await Program.run(["check", "n/notes.tokens.json"], in: folder.path)
      #expect(checked.status == 0)
    }
  }

  @Test func saysWhereNothingIsFound() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# Words\n", to: "a.md")
      let run = try await Program.run(["extract", "a.md"], in: folder.path)
      #expect(run.status == 65)
      #expect(run.errors == "specimen: a.md gives no value that could be a token\n")
      #expect(try await Program.run(["extract", "a.txt"], in: folder.path).status == 65)
    }
  }
}
