import Diagnostics
import Files
import Guide
import Pipeline
import TestSupport
import Testing
import Tokens

@testable import Starter

struct StarterGuideTests {
  private static func files(of sources: [String: String]) -> [StarterFile] {
    var diagnostics = Diagnostics()
    let themes = TokenLoader.load(Sources(sources).files, root: "", into: &diagnostics)
    return StarterGuide.files(of: themes, name: "Acme")
  }

  private static func page(_ path: String, of sources: [String: String]) throws -> String {
    try #require(files(of: sources).first { $0.path == path }?.text, "\(path)")
  }

  @Test func drawsLayersThatHaveOthersBesideThem() throws {
    func layers(_ tokens: String) throws -> String {
      try Self.page("foundations/elevation.md", of: ["a.tokens.json": #"{"zIndex": {"$type": "number", \#(tokens)}}"#])
    }
    #expect(
      try layers(#""menu": {"$value": 100}, "modal": {"$value": 400}"#).contains("```layers"))
    #expect(try !layers(#""menu": {"$value": 100}"#).contains("```layers"))
  }

  /// A group within another is on one page, though some of it refers to other colours.
  @Test func keepsAGroupTogetherThatRefersToOthersInPart() throws {
    let colors = """
      {"color": {"brand": {"navy": \(Samples.color("#112233")), "cream": \(Samples.color("#faf6ee")),
         "gold": \(Samples.color("#c9a227"))},
       "semantic": {"ink": \(Samples.alias("color.brand.navy")), "paper": \(Samples.alias("color.brand.cream")),
         "accent": \(Samples.alias("color.brand.gold")), "danger": \(Samples.color("#b3261e"))}}}
      """
    let roles = try Self.page("foundations/colour-roles.md", of: ["a.tokens.json": colors])
    #expect(roles.contains("semantic"))
    let palette = try Self.page("foundations/colour-palette.md", of: ["a.tokens.json": colors])
    #expect(!palette.contains("semantic"))
  }

  /// The steps of a ramp are drawn together, though some refer to other colours.
  @Test func keepsARampTogetherThatRefersToOthersInPart() throws {
    let colors = """
      {"logo": {"white": \(Samples.color("#ffffff")), "dark": \(Samples.color("#0a5a57")), "ink": \(Samples.color("#112222"))},
       "primary": {"100": \(Samples.alias("logo.white")), "200": \(Samples.color("#d9f7f6")),
         "300": \(Samples.color("#b1f2ef")), "400": \(Samples.alias("logo.dark"))},
       "text": {"body": \(Samples.alias("logo.ink")), "quiet": \(Samples.alias("logo.dark")),
         "inverse": \(Samples.alias("logo.white"))}}
      """
    let palette = try Self.page("foundations/colour-palette.md", of: ["a.tokens.json": colors])
    let roles = try Self.page("foundations/colour-roles.md", of: ["a.tokens.json": colors])
    #expect(palette.contains("primary.*") && !roles.contains("primary"), "\(palette)\(roles)")
  }

  // MARK: What is true of every set of tokens

  @Test(arguments: Samples.all.keys.sorted()) func makesPagesThatBuildWithoutAFinding(_ name: String) async throws {
    let sources = Sources(try #require(Samples.all[name]))
    let built = await Build.site(sources, BuildOptions())
    let own = built.diagnostics.all.filter { $0.span.map { !$0.file.path.hasSuffix(".json") } ?? true }
    #expect(own.map(\.message) == [])
    #expect(SiteCheck.faults(in: built.artifacts) == [])
  }

  @Test(arguments: Samples.all.keys.sorted()) func drawsEveryTokenThatABlockCanName(_ name: String) async throws {
    let built = await Build.site(Sources(try #require(Samples.all[name])), BuildOptions())
    var drawn: Set<String> = []
    for artifact in built.artifacts where artifact.path.hasSuffix(".html") && artifact.path != "tokens.html" {
      drawn.formUnion(HTMLPage(artifact.bytes).all("*", "data-token").compactMap { $0.attributes["data-token"] })
    }
    let tokens = try #require(built.guide.systems.first).tokens.tokens.map(\.path.description)
    let unnamable = ["a*b", "x | y", "# z", "```", "line\nbreak", "key: value", "- list"]
    #expect(tokens.filter { !drawn.contains($0) && !unnamable.contains($0) } == [])
  }

  @Test(arguments: Samples.all.keys.sorted()) func makesTheSameTwice(_ name: String) throws {
    let sources = try #require(Samples.all[name])
    #expect(Self.files(of: sources) == Self.files(of: sources))
  }

  @Test(arguments: Samples.all.keys.sorted()) func startsAProjectWithTheVeryPagesThatTokensAloneGive(
    _ name: String
  ) async throws {
    let sources = Sources(try #require(Samples.all[name]))
    let project = try #require(StarterProject(from: sources))
    let written = project.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let started = await Build.site(Sources(written), BuildOptions())
    let alone = await Build.site(sources, BuildOptions())
    let system = try #require(started.guide.systems.first)
    let same = try #require(alone.guide.systems.first)
    #expect(system.pages.map(\.source.bytes) == same.pages.map(\.source.bytes))
    #expect(system.settings.name == same.settings.name)
    #expect(system.tokens.tokens.map(\.path) == same.tokens.tokens.map(\.path))
    #expect(started.diagnostics.all.count == alone.diagnostics.all.count)
  }

  @Test func makesNothingOfNoTokens() {
    #expect(Self.files(of: ["a.tokens.json": "{}"]).isEmpty)
  }

  // MARK: Plates

  /// What a program has put in order is shown in the order of its values, and what an author has stays.
  @Test(arguments: [
    (["lg", "md", "sm", "xs"], [16.0, 12, 8, 4], "space.xs\nspace.sm\nspace.md\nspace.lg\n"),
    (["10", "11", "01", "02", "base"], [36, 40, 2, 4, 3], "space.01\nspace.base\nspace.02\nspace.10\nspace.11\n"),
    (["S", "M", "L", "XXL", "XL"], [8, 12, 16, 48, 24], "space.*\n"),
    (["a", "b", "c"], [1, 2, 3], "space.*\n"), (["0", "1", "2"], [8, 4, 2], "space.*\n"),
  ])
  func ordersScalesThatAProgramHasSorted(_ names: [String], _ values: [Double], _ lines: String) throws {
    let tokens = zip(names, values).map { "\"\($0)\": \(Samples.px($1))" }.joined(separator: ", ")
    let page = try Self.page("foundations/spacing.md", of: ["a.tokens.json": "{\"space\": {\(tokens)}}"])
    #expect(page.contains("\n\(lines)```"), "\(page)")
  }

  /// One length alone says no more in a scale, and how far a shadow is blurred is no length that is seen.
  @Test func listsOneLengthAloneAndThePartsOfShadows() throws {
    let alone = #"{"space": {"$type": "dimension", "only": {"$value": {"value": 8, "unit": "px"}}}}"#
    #expect(try !Self.page("foundations/spacing.md", of: ["a.tokens.json": alone]).contains("```scale"))
    let parts = #"""
      {"shadow": {"$type": "dimension",
        "1": {"y": {"$value": {"value": 1, "unit": "px"}}, "blur": {"$value": {"value": 4, "unit": "px"}}},
        "2": {"y": {"$value": {"value": 2, "unit": "px"}}, "blur": {"$value": {"value": 8, "unit": "px"}}}}}
      """#
    let page = try Self.page("foundations/elevation.md", of: ["a.tokens.json": parts])
    #expect(page.contains("```tokens") && !page.contains("```scale"))
  }

  @Test func listsTogetherWhatStandsAloneInAComponent() throws {
    let tokens = """
      {"color": {"ink": \(Samples.color("#112233")), "paper": \(Samples.color("#ffffff"))},
       "button": {"border": {"color": \(Samples.color("#445566"))}, "icon": {"hover": {"color": \(Samples.color("#778899"))}},
         "maxWidth": {"$type": "dimension", "$value": {"value": 320, "unit": "px"}}}}
      """
    let page = try Self.page("component-values/button.md", of: ["a.tokens.json": tokens])
    #expect(page.split(separator: "```tokens").count == 2)
    #expect(["button.border.color", "button.icon.hover.color", "button.maxWidth"].allSatisfy(page.contains))
    #expect(!page.contains("```swatches") && !page.contains("```scale"))
  }

  @Test func titlesAPlateOfOneTokenByIt() throws {
    let text = ##"""
      {"global": {"sizing-300": {"value": "48px", "type": "sizing"}, "spacing-200": {"value": "32px", "type": "spacing"},
        "ink": {"value": "#111111", "type": "color"}, "page": {"value": "#ffffff", "type": "color"},
        "border": {"value": "5", "type": "borderRadius"}}, "$metadata": {"tokenSetOrder": ["global"]}}
      """##
    #expect(try Self.page("foundations/sizes.md", of: ["t.json": text]).contains("title=\"Sizing 300\""))
    #expect(try Self.page("foundations/spacing.md", of: ["t.json": text]).contains("title=\"Spacing 200\""))
    // The type of the tool says that it is no line.
    #expect(try Self.page("foundations/shape.md", of: ["t.json": text]).contains("```radii title=\"Border\"\nborder\n"))
  }

  /// A row a style, whether its parts are in a group of it or only begin with the same words.
  @Test func drawsStylesThatAreWrittenInParts() throws {
    let json = ##"""
      {"font": {"family": {"value": "Rubik"},
        "headline": {"size": {"value": 28}, "weight": {"value": 600}, "lineHeight": {"value": 1.2}},
        "body": {"size": {"value": 16}, "weight": {"value": 400}, "lineHeight": {"value": 1.35}}}}
      """##
    let page = try Self.page("foundations/typography.md", of: ["t.json": json])
    #expect(page.contains("```type-ramp title=\"Styles\"\nfont.headline.size\nfont.headline.weight\n"), "\(page)")
    #expect(page.split(separator: "```").filter { $0.hasPrefix("type-ramp") }.count == 1)
    let css = """
      :root { --type-h-font-size: 2rem; --type-h-font-weight: 700; --type-h-line-height: 2.5rem;
        --text-sm: 0.875rem; --text-sm--line-height: 1.4; --font-size: 1rem; --line-height: 1.5 }
      """
    let sheet = try Self.page("foundations/typography.md", of: ["t.css": css])
    #expect(
      sheet.contains(
        "```type-ramp title=\"Styles\"\n--type-h-font-size\n--type-h-font-weight\n--type-h-line-height\n--text-sm\n"),
      "\(sheet)")
    #expect(sheet.contains("\n--font-size\n"))
  }

  @Test func showsAStyleInARowAndWhatThemesMoveByKind() async throws {
    let built = await Build.site(Sources(try #require(Samples.all["short"])), BuildOptions())
    func page(_ path: String) throws -> HTMLPage {
      HTMLPage(try #require(built.artifacts.first { $0.path == path }).bytes)
    }
    let rows = try page("foundations/typography.html").all("div").filter { $0.has(class: "setting") }
    #expect(rows.filter { $0.text.hasPrefix("Type h") }.map { $0.text.hasPrefix("Type h32/40 px, 700 bold") } == [true])
    #expect(
      try page("foundations/elevation.html").all("div", "class", "sheet").map(\.text) == ["Sh nonenone", "Sh nonenone"])
    let groups = try page("foundations/themes.html").all("th", "scope", "row").map(\.text)
    #expect(groups == ["Colours", "Lengths", "Shadows", "Font weights", "Numbers", "All"])
  }

  @Test func drawsShortNamesAsWhatTheyAreFor() throws {
    let css = """
      :root {
        /* radius */
        --r-card: 16px; --r-pill: 999px;
        /* type */
        --fs-title: 27px; --fs-row: 15px; --lh-body: 1.85;
        /* space */
        --s-1: 4px; --s-2: 8px;
        --z-top: 10; --z-bar: 5;
      }
      """
    let files = Self.files(of: ["t.css": css])
    #expect(
      files.map(\.path).filter { $0.hasPrefix("foundations/") } == [
        "foundations/typography.md", "foundations/spacing.md", "foundations/shape.md", "foundations/elevation.md",
      ])
    #expect(
      try Self.page("foundations/shape.md", of: ["t.css": css]).contains(
        "```radii title=\"Shape\"\n--r-card\n--r-pill\n"))
    let many = ":root { " + (1...12).map { "--r-\($0): \($0)px; --bw-\($0): \($0)px;" }.joined(separator: " ") + " }"
    let shape = try Self.page("foundations/shape.md", of: ["t.css": many])
    #expect(shape.contains("## Radius\n") && shape.contains("## Border widths\n"), "\(shape)")
  }

  // MARK: Pages

  @Test func hasAPageForEachFoundationInItsOrder() throws {
    let paths = Self.files(of: ["a.tokens.json": Samples.whole]).map(\.path)
    #expect(
      paths == [
        "system.yml", "index.md", "foundations/colour-roles.md", "foundations/colour-palette.md",
        "foundations/contrast.md", "foundations/typography.md", "foundations/spacing.md", "foundations/sizes.md",
        "foundations/shape.md", "foundations/elevation.md", "foundations/layout.md", "foundations/opacity.md",
        "foundations/motion.md", "foundations/haptics.md", "foundations/other-values.md", "component-values/button.md",
      ])
  }

  @Test func drawsARampInTheOrderOfItsSteps() throws {
    let page = try Self.page("foundations/colour-palette.md", of: ["a.tokens.json": Samples.whole])
    #expect(page.contains("```ramp title=\"Gray\"\ncolor.gray.50\ncolor.gray.500\ncolor.gray.900\n```"))
    #expect(page.contains("```ramp title=\"Blue\"\ncolor.blue.*\n```"))
    #expect(page.contains("```tints title=\"Veil\"\ncolor.veil.soft\n```"))
  }

  @Test func listsASingleColourThatIsNoStepBehindItsRamp() throws {
    let steps = [("50", "#eff6ff"), ("200", "#bfdbfe"), ("500", "#3b82f6"), ("900", "#1e3a8a"), ("text", "#123456")]
    let blue = steps.map { "\"\($0)\": \(Samples.color($1))" }.joined(separator: ", ")
    let page = try Self.page("foundations/colour.md", of: ["a.tokens.json": "{\"color\": {\"blue\": {\(blue)}}}"])
    #expect(page.contains("color.blue.text\n```") && !page.contains("```swatches"))
  }

  @Test func setsWhatNamesCallTextOnWhatTheyCallASurface() throws {
    let page = try Self.page("foundations/contrast.md", of: ["a.tokens.json": Samples.whole])
    #expect(page.contains("text: color.text.default\ntext: color.text.muted\nsurface: color.background.default\n"))
    #expect(page.contains("text: color.onPrimary\nsurface: color.primary\n"))
    #expect(!page.contains("button"))
  }

  @Test func saysInTheSettingsWhichColoursAreWhat() throws {
    let settings = try Self.page("system.yml", of: ["a.tokens.json": Samples.whole])
    #expect(settings.contains("name: Acme\n"))
    #expect(settings.contains("brand: \"color.primary\"\n"))
    #expect(settings.contains("surfaces: [\"color.background.default\", \"color.background.raised\"]\n"))
    #expect(settings.contains("text: [\"color.text.default\", \"color.text.muted\"]\n"))
    #expect(settings.contains("specimen-type: \"type.body\"\n"))
  }

  @Test func takesTheNameOfTheSystemFromItsResolver() throws {
    let settings = try Self.page("system.yml", of: Samples.themed)
    #expect(settings.hasPrefix("name: Two axes\n"))
  }

  @Test func makesASystemOfEachResolverInAFolder() async throws {
    func resolver(_ name: String, _ file: String) -> String {
      """
      {"name": "\(name)", "version": "2025.10", "sets": {"all": {"sources": [{"$ref": "\(file)"}]}},
       "resolutionOrder": [{"$ref": "#/sets/all"}]}
      """
    }
    let built = await Build.site(
      Sources([
        "north.json": resolver("North", "north/base.json"), "south.resolver.json": resolver("South", "south/base.json"),
        "north/base.json": Samples.whole, "south/base.json": "{\"space\": {\"s\": \(Samples.px(4))}}",
      ]), BuildOptions())
    #expect(built.guide.systems.map(\.settings.name) == ["North", "South"])
    #expect(built.guide.systems.map(\.slug) == ["north", "south"])
    #expect(built.guide.systems[1].tokens.tokens.map(\.path.description) == ["space.s"])
    #expect(built.diagnostics.all.allSatisfy { $0.rule.id == "low-contrast" }, "\(built.diagnostics.text)")
    #expect(SiteCheck.faults(in: built.artifacts) == [])
  }

  @Test func showsTokensBesideDocumentsThatShowNone() async throws {
    let readme = "# Harbour tokens\n\nHow to install them."
    let guide = "# Buttons\n\n> What they are for."
    let built = await Build.site(
      Sources(["harbour.tokens.json": Samples.whole, "README.md": readme, "foundations/colour.md": guide]),
      BuildOptions())
    let system = try #require(built.guide.systems.first)
    #expect(system.overview?.source.isMade == false)
    #expect(system.settings.name == "Harbour tokens")
    let made = Set(system.pages.filter(\.source.isMade).map(\.url))
    #expect(made.contains("foundations/typography.html") && made.contains("foundations/shape.html"))
    // What an author wrote stays where it is.
    #expect(system.pages.first { $0.url == "foundations/colour.html" }?.source.isMade == false)
    let own = built.diagnostics.all.filter { $0.span?.file.path.hasSuffix(".md") ?? false }
    #expect(own.map(\.message) == [])
    #expect(SiteCheck.faults(in: built.artifacts) == [])
  }

  @Test func leavesTokensToTheDocumentsThatShowThem() async throws {
    let built = await Build.site(
      Sources(["harbour.tokens.json": Samples.whole, "colours.md": "```swatches\ncolor.**\n```"]), BuildOptions())
    #expect(built.guide.systems.first?.pages.contains(where: \.source.isMade) == false)
  }

  @Test func showsWhatAFileDeclaresBesideADocumentThatGivesOtherTokens() async throws {
    let text = "---\ncolors: { ink: \"#102030\" }\n---"
    let built = await Build.site(
      Sources(["harbour.tokens.json": Samples.whole, "colours.md": text]), BuildOptions())
    let made = try #require(built.guide.systems.first).pages.filter(\.source.isMade)
    #expect(made.contains { $0.url.hasPrefix("foundations/") })
    #expect(!made.contains { String(decoding: $0.source.bytes, as: UTF8.self).contains("colors.ink") })
  }

  @Test func saysWhichChoiceMovesWhat() async throws {
    let built = await Build.site(Sources(Samples.themed), BuildOptions())
    let page = try #require(built.artifacts.first { $0.path == "foundations/themes.html" })
    let text = HTMLPage(page.bytes).all("tr").map { $0.text.filter { !$0.isWhitespace } }
    #expect(text.first == "Groupthemelightbydefault,darkdensitynormalbydefault,compactTokens")
    // Two roles are other colours in the dark, and one length is another in compact layouts.
    #expect(text.contains("color2none13"))
    #expect(text.contains("spacenone12"))
    #expect(text.contains("typenonenone1"))
    #expect(text.last == "All2144")
  }

  @Test func dividesWhatIsTooMuchForOnePage() throws {
    let colours = Self.files(of: ["a.tokens.json": Samples.many]).filter { $0.path.hasPrefix("foundations/colour") }
    #expect(
      colours.map(\.path) == [
        "foundations/colour.md", "foundations/colour-part-2.md", "foundations/colour-sky.md",
        "foundations/colour-sea.md", "foundations/colour-sand.md", "foundations/colour-moss.md",
      ])
    #expect(colours.allSatisfy { $0.text.matches(of: /(?m)^scale\./).count <= 140 })
  }

  @Test func isWrittenAsItsGoldenSays() throws {
    let files = Self.files(of: Dictionary(uniqueKeysWithValues: ExampleTokens.files.map { ($0.path, $0.text) }))
    try Golden.expect(files.map { "=== \($0.path)\n\($0.text)" }.joined(separator: "\n"), named: "example.txt")
  }
}
