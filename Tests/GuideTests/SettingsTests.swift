import Diagnostics
import Files
import Guide
import Motion
import TestSupport
import Testing
import TokenValues
import Tokens

struct SettingsTests {
  @Test func readsEverythingAGuideSays() throws {
    let settings = Joined([
      "content/guide.yml": """
      title: "Ours: all of it"
      tagline: Every value drawn
      base-url: https://example.org/guide/
      edit-url: https://example.org/edit/{path}
      source-url: https://example.org/blob/{path}#L{line}
      systems: [a]
      """,
      "content/a/index.md": "# A",
    ]).guide.settings
    #expect(settings.title == "Ours: all of it")
    #expect(settings.tagline == "Every value drawn")
    #expect(settings.baseURL == "https://example.org/guide/")
    #expect(settings.editURL == "https://example.org/edit/{path}")
    #expect(settings.sourceURL == "https://example.org/blob/{path}#L{line}")
    #expect(settings.systems == ["a"])
  }

  @Test func readsEverythingASystemSays() throws {
    let joined = Joined([
      "content/a/system.yml": """
      name: Aye
      summary: One sentence.
      version: "1.0"
      platforms: [iOS, Android]
      brand: color.brand
      spring-engine: swiftui
      shadow-radius: sigma
      surfaces: color.paper
      text: [color.*]
      identity:
        - color.brand
        - color.paper
      not-given: [Grey 60]
      """,
      "content/a/tokens/color.tokens.json": twoColors,
    ])
    let system = try #require(joined.guide.systems.first)
    let settings = system.settings
    #expect(joined.diagnostics.lines == [])
    #expect([settings.name, settings.summary, settings.version] == ["Aye", "One sentence.", "1.0"])
    #expect(settings.platforms == ["iOS", "Android"])
    #expect(settings.shadowRadius == .sigma)
    #expect(settings.brand?.description == "color.brand")
    #expect(settings.springEngine == .swiftUI)
    #expect(settings.surfaces.map(\.pattern) == ["color.paper"])
    #expect(settings.text.map(\.pattern) == ["color.*"])
    #expect(settings.identity.map(\.pattern) == ["color.brand", "color.paper"])
    #expect(settings.notGiven == ["Grey 60"])
  }

  @Test func worksWithoutAnySettings() {
    let joined = Joined([
      "content/a/index.md": "# A", "content/guide.yml": "", "content/a/system.yml": "# nothing yet\n",
    ])
    #expect(joined.diagnostics.lines == [])
    #expect(joined.guide.settings.title == "Style guide")
  }

  private func found(_ path: String, _ marked: String) -> (joined: Joined, places: [String]) {
    var files = [
      "content/a/tokens/color.tokens.json": twoColors, "content/a/index.md": "# A", "content/a/x.md": "# X",
    ]
    files[path] = marked
    let project = MarkedProject(files)
    return (Joined(project.sources), project.places)
  }

  @Test(arguments: [
    ("title: Ours\n↓tagine: x", "warning unknown-setting", "did you mean tagline?"),
    (
      "↓colour-of-the-sky: blue", "warning unknown-setting",
      "use one of title, tagline, base-url, edit-url, source-url, systems, changes, rules"
    ),
    ("title: ↓[a, b]", "error invalid-settings", "write one line of text after `title:`"),
    (
      "edit-url: ↓javascript:alert(1)", "error invalid-settings",
      "write an address that begins with https:// or http:// after `edit-url:`"
    ),
    (
      "base-url: ↓data:text/html,x", "error invalid-settings",
      "write an address that begins with https:// or http:// after `base-url:`"
    ),
    ("systems: ↓{ a: b }", "error invalid-settings", "write a list of texts after `systems:`"),
    ("systems: [a, ↓aa]", "error unknown-system", "did you mean a?"),
    ("systems:\n  - a\n  - ↓something-else", "error unknown-system", nil),
  ])
  func reportsWhatIsWrongInTheGuidesSettingsAtItsPlace(marked: String, finding: String, fix: String?) {
    let (joined, places) = found("content/guide.yml", marked)
    #expect(joined.diagnostics.lines == places.map { "\($0) \(finding)" })
    if let fix { #expect(joined.fixes == [fix]) }
  }

  @Test(arguments: [
    ("↓nmae: Aye", "warning unknown-setting", "did you mean name?"),
    ("name: Aye\nbrand: ↓color.brnad", "error unknown-token", "did you mean color.brand?"),
    ("specimen-type: ↓type.body", "error unknown-token", "name a token of the system"),
    ("theme: ↓dark", "error unknown-theme", "name one of default"),
    ("spring-engine: ↓swift-ui", "error unknown-spring-engine", "did you mean swiftui?"),
    ("identity: [color.brand, ↓colour.*, color.paper]", "warning unmatched-pattern", "name a token or a group"),
    ("surfaces: ↓color.none", "warning unmatched-pattern", "name a token or a group"),
    ("platforms: ↓{ ios: yes }", "error invalid-settings", "write a list of texts after `platforms:`"),
    ("sections: ↓[a, b]", "error invalid-settings", "write a mapping of names to titles after `sections:`"),
    ("sections: ↓{ use: [a] }", "error invalid-settings", "write a mapping of names to titles after `sections:`"),
    ("↓- a\n- b", "error invalid-settings", "write one `key: value` on each line"),
  ])
  func reportsWhatIsWrongInASystemsSettingsAtItsPlace(marked: String, finding: String, fix: String) {
    let (joined, places) = found("content/a/system.yml", marked)
    #expect(joined.diagnostics.lines == places.map { "\($0) \(finding)" })
    #expect(joined.fixes == [fix])
  }

  @Test(arguments: [
    ("↓tilte: x", "warning unknown-setting", "did you mean title?"),
    ("title: A\norder: ↓first", "error invalid-settings", "write a whole number after `order:`"),
    ("kind: ↓widget", "error unknown-kind", "use one of page, component"),
    ("title: ↓[A]", "error invalid-settings", "write one line of text after `title:`"),
    ("related: [x.md, ↓../../../out.md]", "warning broken-link", "name a page of the project"),
    ("related: ↓[{ a: b }]", "error invalid-settings", "write a list of texts after `related:`"),
  ])
  func reportsWhatIsWrongInFrontMatterAtItsPlace(marked: String, finding: String, fix: String) {
    let (joined, places) = found("content/a/x.md", "---\n\(marked)\n---\n# X\n")
    #expect(joined.diagnostics.lines == places.map { "\($0) \(finding)" })
    #expect(joined.fixes == [fix])
  }

  @Test func leavesTheFrontMatterOfPlainDocumentsToOtherPrograms() {
    let front = "---\nlayout: wide.njk\nsources: [a]\naliases:\ntilte: x\n---\n# X\n"
    #expect(Joined(["docs/x.md": front]).diagnostics.lines == ["docs/x.md:5:1 warning unknown-setting"])
    let settings = [["content/guide.yml": "title: Ours\n"], ["content/a/system.yml": "name: A\n"]]
    for settings in settings {
      let guide = Joined(settings.merging(["content/a/x.md": front]) { own, _ in own })
      #expect(guide.diagnostics.lines.map { $0.split(separator: ":")[1] } == ["2", "3", "5"])
    }
  }

  /// A key of another generator that is nearly one of ours has a value of another kind.
  @Test func leavesListsOfOtherProgramsAlone() {
    let front = "---\nstats:\n  - { label: Uptime, value: 99 }\n---\n# X\n"
    #expect(Joined(["content/a/x.md": front]).diagnostics.lines == [])
    #expect(Joined(["content/a/x.md": "---\nstats: draft\n---\n# X\n"]).diagnostics.lines.count == 1)
  }

  /// A folder called `content` alone may be that of another generator.
  @Test func reportsOnlySlipsInTheFrontMatterOfAFolderWithoutSettings() {
    let front = "---\nlayout: page\nnav_order: 3\nhas_children: true\ntitel: x\nsumary: y\n---\n# X\n"
    let lines = Joined(["content/a/x.md": front]).diagnostics.lines
    #expect(lines == ["content/a/x.md:5:1 warning unknown-setting", "content/a/x.md:6:1 warning unknown-setting"])
  }

  /// Keys of other tools in a design document, which mean nothing to a site.
  @Test(arguments: [
    "aliases: {primary: ink}", "related: [linear, vercel]", "kind: widget", "order: first", "status: {a: b}",
    "platforms: 3", "tilte: x",
  ])
  func leavesTheKeysOfADesignDocumentToOtherTools(_ line: String) {
    let front = "---\nname: X\ncolors:\n  ink: \"#111111\"\n\(line)\n---\n# X\n"
    #expect(Joined(["DESIGN.md": front]).diagnostics.lines == ["DESIGN.md:5:1 note unread-key"])
  }

  @Test(arguments: ["aliases: {primary: ink}", "kind: widget", "platforms: 3", "links: a"])
  func passesOverKeysOfPlainDocumentsThatHoldSomethingElse(_ line: String) {
    #expect(Joined(["x.md": "---\ntitle: X\n\(line)\n---\n# X\n"]).diagnostics.isEmpty)
  }

  @Test func countsColumnsOfFrontMatterBehindAByteOrderMarkAndCRLF() {
    let (joined, places) = found("content/a/x.md", "---\r\ntitle: Ü\r\norder: ↓x\r\n---\r\n# X\r\n")
    #expect(joined.diagnostics.lines == places.map { "\($0) error invalid-settings" })
    let marked = Joined(["content/a/x.md": "\u{FEFF}---\norder: x\n---\n# X\n"])
    #expect(marked.diagnostics.lines == ["content/a/x.md:2:8 error invalid-settings"])
  }

  @Test func offersAnEditThatMendsAMisspeltSetting() {
    let settings = Joined(["content/guide.yml": "title: Ours\n'tagine': x", "content/a/x.md": ""])
    #expect(settings.diagnostics.mended == "title: Ours\ntagline: x")
    #expect(Joined(["content/guide.yml": "title: Ours\ntagline: x", "content/a/x.md": ""]).diagnostics.isEmpty)
  }

  @Test func keepsTheRestOfTheSettingsWhereOneIsWrong() {
    let settings = Joined(["content/guide.yml": "title: Ours\nsystems: { a: b }\ntagline: T", "content/a/x.md": ""])
      .guide.settings
    #expect(settings.title == "Ours")
    #expect(settings.tagline == "T")
  }

  @Test func saysWhichListNamesWhatInTheMessage() {
    let joined = Joined([
      "content/a/system.yml": "name: Aye\nidentity: [colour.*]", "content/a/tokens/c.tokens.json": twoColors,
    ])
    #expect(joined.messages == ["colour.*, listed by identity, matches no token of Aye"])
  }

  @Test(arguments: [
    ("https://example.org/guide/", "/guide/"), ("https://example.org/a/b?x#y", "/a/b/"), ("https://example.org", "/"),
    ("example.org/guide", nil), ("/guide", nil), ("", nil), ("://", nil),
  ]) func takesThePathOfTheSiteFromItsAddress(url: String, path: String?) {
    var settings = GuideSettings()
    settings.baseURL = url
    #expect(settings.basePath == path)
  }
}
