import Diagnostics
import Files
import Guide
import Testing
import Tokens

struct ProjectLayoutTests {
  @Test func findsASystemInEveryFolderBelowContent() {
    let joined = Joined([
      "content/guide.yml": "title: Ours", "content/a/index.md": "# A", "content/b/tokens/x.tokens.json": twoColors,
      "content/b/system.yml": "name: Bee", "README.md": "# Not of the guide",
    ])
    #expect(joined.guide.systems.map(\.slug) == ["a", "b"])
    #expect(joined.guide.settings.title == "Ours")
    #expect(joined.urls == ["a/index.html"])
    #expect(joined.layout.systems.map(\.isPlain).contains(true) == false)
  }

  @Test func takesAPlainFolderAsOneSystemAtTheRoot() {
    let joined = Joined(["README.md": "# Our notes", "colour/brand.md": "# Brand", "sizes.md": "# Sizes"])
    #expect(joined.guide.systems.map(\.slug) == [""])
    #expect(joined.guide.systems.map(\.settings.name) == ["Our notes"])
    #expect(joined.urls == ["index.html", "sizes.html", "colour/brand.html"])
    #expect(joined.layout.systems.map(\.isPlain).contains(false) == false)
  }

  @Test func makesASingleDocumentTheFrontPage() {
    #expect(Joined(["NOTES.md": "# Notes"]).urls == ["index.html"])
    #expect(Joined(["DESIGN.markdown": "# Notes"]).urls == ["index.html"])
  }

  @Test func prefersAnIndexToAReadmeAsFrontPage() {
    #expect(Joined(["README.md": "# R", "index.md": "# I"]).urls == ["index.html", "README.html"])
    #expect(Joined(["readme.md": "# R", "other.md": "# O"]).urls == ["index.html", "other.html"])
  }

  @Test func takesOnlyTheReadmeOfTheRootAsFrontPage() {
    let joined = Joined(["content/a/x/README.md": "# X", "content/a/y.md": "# Y"])
    #expect(joined.urls == ["a/y.html", "a/x/README.html"])
  }

  @Test func isPlainBesideTokensButNotWhereThereAreSettings() {
    #expect(Joined(["system.yml": "name: Us", "a.md": "# A"]).layout.systems.map(\.isPlain).contains(true) == false)
    #expect(Joined(["brand.tokens.json": twoColors, "a.md": "# A"]).layout.systems.map(\.isPlain) == [true])
  }

  @Test func takesAFileCalledPreviewsAsTheStylesheetOfAllPages() {
    let sheet = ".a { display: block; }"
    let pages = ["content/a/x.md": "# X", "content/a/previews.css": sheet, "content/a/deep/previews.css": sheet]
    let joined = Joined(pages)
    #expect(joined.guide.systems.map { $0.sharedStyles?.path } == ["content/a/previews.css"])
    // A page of that name has it for its own.
    let own = Joined(pages.merging(["content/a/previews.md": "# P", "content/a/system.yml": "name: A"]) { $1 })
    #expect(own.guide.systems.map { $0.sharedStyles?.path } == [nil])
    // Outside of any project it may be anybody's.
    #expect(Joined(["a.md": "# A", "previews.css": sheet]).guide.systems.map { $0.sharedStyles?.path } == [nil])
    #expect(
      Joined(["a.md": "# A", "previews.css": sheet, "system.yml": "name: A"]).guide.systems.map {
        $0.sharedStyles?.path
      } == ["previews.css"])
  }

  @Test func leavesTemplatesOutOfAPlainFolder() {
    let joined = Joined(["a.md": "# A", "templates/notes.md": "# No page", "templates/layouts/page.mustache": ""])
    #expect(joined.urls == ["index.html"])
  }

  @Test func keepsToOneSystemWhereOnlyThatIsAskedFor() {
    let files = [
      "content/guide.yml": "systems: [a, b]", "content/a/index.md": "# A", "content/b/index.md": "# B",
    ]
    let joined = Joined(files, only: "b")
    #expect(joined.guide.systems.map(\.slug) == ["b"])
    #expect(joined.diagnostics.isEmpty)
    #expect(Joined(files, only: "c").guide.systems.isEmpty)
  }

  @Test func givesAPageTheStylesheetOfItsNameAndNoOther() throws {
    let joined = Joined([
      "content/a/components/button.md": "# Button", "content/a/components/button.css": ".a {}",
      "content/a/components/card.md": "# Card", "content/a/button.css": ".b {}",
    ])
    let pages = joined.guide.pages
    #expect(pages.map { $0.stylesheet?.path } == ["content/a/components/button.css", nil])
  }

  @Test(arguments: [
    ("a.md", true), ("a.markdown", true), ("a.tokens.json", true), ("a.tokens", true), ("a.resolver.json", true),
    ("guide.yml", true), ("a.css", true), ("content/a/tokens/x.json", true), ("templates/anything.at.all", true),
    ("tokens.json", true), ("a/tokens.json", true), ("mytokens.json", false), ("package.json", false), ("a.txt", false),
    ("picture.png", false), ("amd", false),
  ])
  func readsWhatAGuideIsMadeOfAndNothingElse(path: String, isInput: Bool) {
    #expect(ProjectLayout.isInput(path) == isInput)
  }

  /// Other programs have a folder of this name too: settings, tokens or most of the documents tell whose it is.
  @Test(arguments: [
    (["content/a/x.md"], true), (["content/a/x.md", "README.md"], true),
    (["content/a/x.md", "README.md", "docs/a.md"], false),
    (["content/a/x.md", "content/guide.yml", "README.md", "docs/a.md"], true),
    (["content/a/x.md", "content/a/tokens/c.tokens.json", "README.md", "docs/a.md"], true),
    (["content/a/x.md", "README.md", ".github/a.md", "public/a.md"], true), (["content/x.md"], false),
    (["content/a/x.md", "DESIGN.md"], false),
  ])
  func knowsItsOwnFolderOfContent(paths: [String], hasProject: Bool) {
    #expect(ProjectLayout.hasProject(paths) == hasProject)
  }

  /// Where a design document has the tokens, those in the blocks of other documents are samples.
  @Test(arguments: [
    (["DESIGN.md": "---\nname: A\ncolors:\n  ink: \"#111111\"\n---\n# A\n"], false), (["README.md": "# A\n"], true),
  ])
  func takesTokensFromTheBlocksOfADocument(files: [String: String], takes: Bool) {
    let plan = "# Plan\n\n```yaml\ncolors:\n  primary: \"#533afd\"\n  ink: \"#061b31\"\n```\n"
    let joined = Joined(files.merging(["docs/plan.md": plan]) { $1 })
    #expect((joined.guide.systems[0].allTokens[TokenPath("colors.primary")] != nil) == takes)
    #expect(!joined.diagnostics.all.contains { $0.rule == .repeatedToken })
  }
}
