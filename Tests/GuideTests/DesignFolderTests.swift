import Diagnostics
import Files
import Guide
import TestSupport
import Testing
import Tokens

/// Documents that bring their own tokens, alone and several in a folder.
struct DesignFolderTests {
  private static let acme = """
    ---
    version: alpha
    name: Acme
    description: Quiet and exact.
    colors:
      primary: "#111111"
      canvas: "#ffffff"
      ink: "#222222"
    typography:
      body: {fontFamily: Inter, fontSize: 16px, fontWeight: 400, lineHeight: 1.5, letterSpacing: 0}
    ---
    ## Colors
    """

  private static let other = "---\nname: Other\ncolors:\n  accent: \"#0000ff\"\n---\n# Text\n"

  @Test func titlesThePageByTheNameOfTheDesign() {
    let joined = Joined(["DESIGN.md": Self.acme])
    #expect(joined.diagnostics.isEmpty, "\(joined.messages)")
    let page = joined.guide.pages.first
    #expect(page?.title == "Acme")
    #expect(page?.summary == "Quiet and exact.")
    let system = joined.guide.systems.first
    #expect(system?.settings.name == "Acme")
    #expect(system?.isPlain == true)
    #expect(system?.tokens.tokens.map(\.path.description).prefix(2) == ["colors.primary", "colors.canvas"])
    #expect(system?.settings.brand == TokenPath("colors.primary"))
    #expect(system?.settings.surfaces.map(\.pattern) == ["colors.canvas"])
    #expect(system?.settings.text.map(\.pattern) == ["colors.ink"])
    #expect(system?.settings.specimenType == TokenPath("typography.body"))
  }

  @Test func aTitleAndASummaryOfItsOwnComeFirst() {
    let page = Joined(["a.md": "---\ntitle: T\nsummary: S\nname: N\ndescription: D\ncolors:\n  a: red\n---\n"]).guide
      .pages
      .first
    #expect(page?.title == "T")
    #expect(page?.summary == "S")
  }

  @Test func reportsOtherKeysOnce() {
    let joined = Joined(["a.md": "---\nname: N\nauthor: Jo\nmood: calm\nvoice: {tone: warm}\ncolors:\n  a: red\n---\n"])
    #expect(joined.messages == ["mood, voice are not read"])
  }

  @Test func readsTokensOfBlocksBeforeThoseOfTheFrontMatter() {
    let fence = "## Colors\n\n```yaml\ncolors:\n  primary: \"#999999\"\n  extra: \"#333333\"\n```\n"
    let tokens = Joined(["DESIGN.md": Self.acme + "\n" + fence]).guide.systems[0].tokens
    #expect(tokens[TokenPath("colors.extra")] != nil)
    #expect(tokens[TokenPath("colors.primary")]?.valueSpan.text == "\"#111111\"")
  }

  @Test func takesABlockWithoutFrontMatter() {
    let joined = Joined(["notes.md": "# N\n\n```yaml\nspacing:\n  sm: 4px\n```\n\n```yaml\non: push\njobs: {}\n```\n"])
    #expect(joined.guide.systems[0].tokens.tokens.map(\.path.description) == ["spacing.sm"])
    #expect(joined.diagnostics.isEmpty)
  }

  @Test func takesNoBlockOfAnInterface() {
    let yaml = "components:\n  schemas:\n    User:\n      default: 20\n      $ref: '#/components/schemas/Error'\n"
    let joined = Joined(["api.md": "# API\n\n```yaml\n\(yaml)```\n"])
    #expect(joined.guide.systems[0].tokens.tokens.isEmpty)
    #expect(joined.diagnostics.isEmpty)
  }

  @Test func makesASystemOfEachOfSeveral() {
    let joined = Joined([
      "acme/DESIGN.md": Self.acme, "acme/notes/a.md": "# A", "brands/other/tokens.md": Self.other, "README.md": "# All",
      "plain/design.md": "# Plain\n\nInk is `#112233`.", "import/design.md": "# Import\n\n## Goals\n\nFast.",
    ])
    // What has no colour is a design of software, and a page like any other.
    #expect(joined.guide.systems.map(\.slug) == ["acme", "other", "plain", "documents"])
    #expect(joined.guide.systems.map(\.settings.name) == ["Acme", "Other", "Plain", "Documents"])
    #expect(
      joined.urls == [
        "acme/index.html", "acme/notes/a.html", "other/index.html", "plain/index.html", "documents/index.html",
        "documents/import/design.html",
      ])
    #expect(joined.layout.systems.map(\.isPlain).contains(false) == false)
    #expect(joined.diagnostics.isEmpty, "\(joined.messages)")
  }

  @Test func makesASystemOfEachFileWhereSeveralAreInAFolder() {
    let joined = Joined(["acme.md": Self.acme, "other.md": Self.other])
    #expect(joined.urls == ["acme/index.html", "other/index.html"])
  }

  @Test func tellsFoldersOfOneNameApart() {
    let joined = Joined(["a/web/DESIGN.md": Self.acme, "b/web/DESIGN.md": Self.other])
    #expect(joined.guide.systems.map(\.slug) == ["web", "b-web"])
  }

  @Test func keepsToTheSystemThatIsAskedFor() {
    let joined = Joined(["a/DESIGN.md": Self.acme, "b/DESIGN.md": Self.other], only: "b")
    #expect(joined.guide.systems.map(\.slug) == ["b"])
    #expect(joined.layout.slugs == ["a", "b"])
  }

  @Test func leavesAFolderWithOneOfThemTogether() {
    let joined = Joined(["DESIGN.md": Self.acme, "guide/use.md": "# Use"])
    #expect(joined.guide.systems.map(\.slug) == [""])
    #expect(joined.urls == ["index.html", "guide/use.html"])
  }

  @Test func leavesAProjectAsItIs() {
    let joined = Joined(["content/a/DESIGN.md": Self.acme, "content/b/DESIGN.md": Self.other])
    #expect(joined.guide.systems.map(\.slug) == ["a", "b"])
    #expect(joined.guide.systems.map(\.tokens.tokens.count) == [4, 1])
    #expect(joined.layout.systems.map(\.isPlain).contains(true) == false)
  }

  @Test func aDocumentMaySayWhatItLeavesOut() {
    let front = "---\ncolors: { ink: \"#111111\" }\nomitted: [typography]\nvoice: warm\n---\n"
    #expect(Joined(["DESIGN.md": front + "# Acme\n"]).diagnostics.lines == ["DESIGN.md:4:1 note unread-key"])
  }
}
