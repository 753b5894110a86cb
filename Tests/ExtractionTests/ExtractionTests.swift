import Diagnostics
import Extraction
import Files
import Guide
import Pipeline
import Syntax
import TestSupport
import Testing
import TokenValues
import Tokens

struct ExtractionTests {
  private static func extraction(_ text: String) -> Extraction {
    ExtractedTokens(of: SourceFile(path: "DESIGN.md", text: text)).extraction
  }

  private static func tokens(_ text: String) -> TokenThemes {
    var unreported = Diagnostics()
    let file = SourceFile(path: "a.tokens.json", text: extraction(text).text)
    return TokenLoader.load([file], root: "", into: &unreported)
  }

  // MARK: What is true of every document

  @Test(arguments: Samples.all.keys.sorted()) func givesAFileThatIsConformant(_ name: String) throws {
    // What the values themselves may be blamed for, such as too little contrast, is no matter of form.
    let text = Self.extraction(try #require(Samples.all[name])).text
    var found = Diagnostics()
    _ = TokenLoader.load([SourceFile(path: "a.tokens.json", text: text)], root: "", into: &found)
    #expect(found.text == "")
  }

  @Test(arguments: Samples.all.keys.sorted()) func countsTheTokensThatAreReadAgain(_ name: String) throws {
    let text = try #require(Samples.all[name])
    #expect(Self.tokens(text).default.tokens.tokens.count == Self.extraction(text).count)
  }

  @Test(arguments: Samples.all.keys.sorted()) func saysNothingMoreBesideItsDocument(_ name: String) async throws {
    let document = try #require(Samples.all[name])
    let alone = await Build.findings(Sources(["DESIGN.md": document]), BuildOptions())
    let file = Self.extraction(document).text
    let together = await Build.findings(Sources(["DESIGN.md": document, "design.tokens.json": file]), BuildOptions())
    let known = Set(alone.all.map(\.message))
    let new = together.all.filter { !known.contains($0.message) }
    #expect(new.map(\.message) == [])
  }

  @Test(arguments: Samples.all.keys.sorted()) func isTheSameTwice(_ name: String) throws {
    let text = try #require(Samples.all[name])
    #expect(Self.extraction(text).text == Self.extraction(text).text)
  }

  @Test(arguments: Samples.all.keys.sorted()) func isWrittenAsItsGoldenSays(_ name: String) throws {
    try Golden.expect(Self.extraction(try #require(Samples.all[name])).text, named: name + ".tokens.json")
  }

  // MARK: Names

  @Test func namesAVariableWithoutTheWordOfItsGroup() {
    let set = Self.tokens(
      """
      # A

      ```css
      :root {
        --color-neutral-100: #f5f5f5;
        --space-4: 16px;
        --radius-md: 8px;
        --brand: #aa1122;
      }
      ```

      ## Colors

      - **Color blind**: `#00ff00`
      """
    ).default.tokens
    #expect(
      set.tokens.map(\.path.description).sorted() == [
        "color.brand", "color.color-blind", "color.neutral-100", "radius.md", "space.4",
      ])
  }

  // MARK: Values

  @Test func keepsReferences() {
    let set = Self.tokens(Samples.design).default.tokens
    #expect(set[TokenPath("colors.accent")]?.aliases == [TokenPath("colors.tide")])
    #expect(set[TokenPath("components.button-primary.rounded")]?.aliases == [TokenPath("rounded.md")])
  }

  @Test func keepsThemes() {
    let themes = Self.tokens(Samples.design)
    #expect(themes.modifiers.map(\.contexts) == [["light", "dark"]])
  }

  @Test func namesWhatTheStandardHasNoFormFor() {
    let omissions = Self.extraction(Samples.design).omissions
    #expect(omissions.map(\.name) == ["spacing.wide"])
    #expect(omissions.map(\.line) == [19])
  }

  @Test func namesRecognisedValuesByTheWordsOfTheDocument() {
    let paths = Self.tokens(Samples.plain).default.tokens.tokens.map(\.path.description)
    #expect(
      paths == [
        "color.deep-navy", "color.porcelain", "color.accent.primary", "space.small-gap", "space.gutter",
        "spring.press", "duration.fade", "duration.pulse-min", "duration.pulse-max", "type.large-title",
      ])
  }

  @Test func namesWhatManyThingsHaveByWhatItBelongsTo() {
    let text = """
      # Specs

      ## Frames

      **Desktop Frames:**
      - Width: 1440px

      **Tablet Frames:**
      - Width: 768px
      """
    #expect(
      Self.tokens(text).default.tokens.tokens.map(\.path.description) == [
        "size.desktop-frames.width", "size.tablet-frames.width",
      ])
  }

  @Test func tellsTheSameNameOfTwoSectionsApartByTheirTitles() {
    let text = "## Mobile\n\n- Screen margins: 12px\n\n## Desktop\n\n- Screen margins: 24px"
    #expect(
      Self.tokens(text).default.tokens.tokens.map(\.path.description) == [
        "space.screen-margins", "space.desktop.screen-margins",
      ])
  }

  @Test func givesAColourOneValueHoweverManyNamesItHas() {
    let text = """
      # Colours

      | Name | Hex |
      |---|---|
      | Day One Blue | #44C0FF |
      | Signature/Blue | #44C0FF |
      | Ink | #111111 |
      """
    let tokens = Self.tokens(text).default.tokens.tokens
    #expect(tokens.map(\.path.description) == ["color.day-one-blue", "color.ink", "color.signature.blue"])
    #expect(tokens.last?.aliases == [TokenPath("color.day-one-blue")])
  }

  @Test func keepsTheUnitsOfPlatforms() {
    let text = "# iOS\n\n## Spacing\n\n- Small gap: 8pt\n- Gutter: 16pt\n"
    let lengths = Self.tokens(text).default.tokens.tokens.map(\.value)
    #expect(lengths == [.dimension(Dimension(8, .pt)), .dimension(Dimension(16, .pt))])
  }

  @Test func addsWhatTheTextHasBeyondTheTokens() {
    let paths = Self.tokens(Samples.design).default.tokens.tokens.map(\.path.description)
    #expect(paths.contains("color.coral"))
    #expect(!paths.contains("color.ink"))
  }

  @Test func saysWhereAValueStands() throws {
    let token = try #require(Self.tokens(Samples.plain).default.tokens[TokenPath("color.deep-navy")])
    let source = try #require(token.extensions?[SourceMark.key]?.object)
    #expect(source["file"]?.string == "DESIGN.md")
    #expect(source["line"]?.number == 5)
  }
}
