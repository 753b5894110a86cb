import Diagnostics
import Files
import TestSupport
import Testing

/// Documents that bring their own tokens, as the site shows them.
struct DesignDocumentTests {
  static let front = """
    ---
    name: Acme
    colors:
      primary: "#112233"
      on-primary: "#ffffff"
      accent: "#cc0044"
      unused: "#00cc44"
    typography:
      label: {fontFamily: Inter, fontSize: 14px, fontWeight: 500, lineHeight: 1.4, letterSpacing: 0}
    rounded:
      md: 8px
    spacing:
      sm: 4px
      md: 12px
    components:
      button-primary:
        backgroundColor: "{colors.primary}"
        textColor: "{colors.on-primary}"
        typography: "{typography.label}"
        rounded: "{rounded.md}"
        padding: 12px {spacing.md}
      button-primary-hover:
        backgroundColor: "{colors.accent}"
      chip:
        textColor: "{colors.primary}"
    ---

    """

  static func site(_ text: String) async -> BuiltSite { await BuiltSite(["DESIGN.md": front + text]) }

  /// What is found beside tokens that the short text of a test does not use.
  static func findings(_ site: BuiltSite) -> [Diagnostic] {
    site.diagnostics.sorted.filter { $0.rule.id != "unused-token" }
  }

  /// The figures of a page by name, each with the tokens it draws.
  static func figures(_ page: HTMLPage) -> [String] {
    page.all("figure", "data-specimen").map { figure in
      let tokens = page.all("*", "data-token").filter { token in
        page.isInside(token) {
          $0.attributes["data-specimen"] == figure.attributes["data-specimen"] && $0.text == figure.text
        }
      }
      let own = tokens.filter { $0.name != "tr" }.compactMap { $0.attributes["data-token"] }
      return "\(figure.attributes["data-specimen"] ?? ""): \(own.joined(separator: " "))"
    }
  }

  @Test func drawsTokensInTheSectionsThatSpeakOfThemAndTheRestAtTheEnd() async throws {
    let site = await Self.site(
      """
      ## Overview

      Calls to action are `{colors.primary}`.

      ## Colors

      ### Brand

      - **Primary** (`{colors.primary}` — #112233): For actions.
      - **Accent** (#cc0044)

      ## Layout

      `{spacing.sm}` 4px · `{spacing.md}` 12px

      ## Components

      **`button-primary`** — The one action, {rounded.md} round.
      """)
    #expect(Self.findings(site).isEmpty)
    #expect(site.faults.isEmpty, "\(site.faults)")
    let page = try site.page("index.html")
    #expect(
      Self.figures(page) == [
        "swatches: colors.primary colors.accent", "swatches: colors.on-primary colors.unused",
        "scale: spacing.sm spacing.md",
        "component-states: components.button-primary components.button-primary-hover components.chip",
        "type-ramp: typography.label", "radii: rounded.md",
      ])
    #expect(page.first("h2", "id", "tokens:rest")?.text == "More tokens")
  }

  @Test func drawsItsTokensThoughAFileDeclaresThemAgain() async throws {
    let tokens = """
      {"colors": {
        "$type": "color",
        "primary": {"$value": "#112233"}, "accent": {"$value": "#cc0044"}, "extra": {"$value": "#223344"}
      }}
      """
    let text = "## Colors\n\nWarm and few.\n"
    let site = await BuiltSite(["DESIGN.md": Self.front + text, "acme.tokens.json": tokens])
    #expect(site.faults.isEmpty, "\(site.faults)")
    let page = try site.page("index.html")
    #expect(
      Self.figures(page).first == "swatches: colors.primary colors.on-primary colors.accent colors.unused")
    // What the file alone declares has a page of its own, and nothing else is on it.
    let paths = site.paths.filter { $0.hasPrefix("foundations/") }
    let colours = try #require(paths.first { $0.contains("colour") && $0.hasSuffix(".html") })
    let figures = try site.page(colours).all("figure", "data-specimen", "swatches")
    #expect(figures.count == 1 && figures[0].text.contains("Extra") && !figures[0].text.contains("Accent"))
  }

  @Test func drawsATableOfStylesWholeWhereATokenOfOneIsAnother() async throws {
    let rows = ["Title | 800 | 40px", "Label | 500 | 14px", "Body | 400 | 16px"].map { "| \($0) |\n" }.joined()
    let table = "## Typography\n\n### Scale\n\n| Style | Weight | Size |\n|---|---|---|\n" + rows
    let page = try await Self.site(table).page("index.html")
    let ramps = page.all("figure", "data-specimen", "type-ramp")
    #expect(ramps.count == 2)
    #expect(ramps.contains { $0.text.contains("Title") && $0.text.contains("Label") && $0.text.contains("Body") })
    let alike = "## Typography\n\n### Scale\n\n| Style | Weight | Size |\n|---|---|---|\n| Label | 500 | 14px |\n"
    #expect(try await Self.site(alike).page("index.html").all("figure", "data-specimen", "type-ramp").count == 1)
  }

  @Test func drawsATableOfThemesOnceWhereItsColoursAreThoseOfTheTokens() async throws {
    let text = """
      ---
      name: Acme
      schemes:
        light:
          surface: {base: "#fdf6e3", raised: "#eee8d5"}
          ink: {primary: "#073642"}
        dark:
          surface: {base: "#002b36", raised: "#073642"}
          ink: {primary: "#fdf6e3"}
      ---

      ## Colour values

      | Token | Light | Dark |
      |---|---|---|
      | surface.base | #fdf6e3 | #002b36 |
      | surface.raised | #eee8d5 | #073642 |
      | ink.primary | #073642 | #fdf6e3 |
      """
    let page = try await BuiltSite(["DESIGN.md": text]).page("index.html")
    #expect(Self.figures(page).filter { $0.hasPrefix("swatches") }.count == 1)
  }

  @Test func drawsAGroupInTheSectionThatIsHeadedByItsName() async throws {
    let page = try await Self.site(
      "## Colours\n\nWarm and few.\n\n### Don’ts for colour\n\nNo gradients.\n\n## 3. Rounded corners\n\nSoft.\n\n"
        + "## Typography\n\nOne family.\n\n### In code\n\nMono.\n"
    ).page("index.html")
    #expect(
      Self.figures(page).prefix(3) == [
        "swatches: colors.primary colors.on-primary colors.accent colors.unused", "radii: rounded.md",
        "type-ramp: typography.label",
      ])
    let text = try #require(page.first("main")?.text)
    let warm = try #require(text.firstRange(of: "Warm and few."))
    let none = try #require(text.firstRange(of: "No gradients."))
    #expect(text[warm.upperBound..<none.lowerBound].contains("#cc0044"))
  }

  @Test func drawsAPaletteWholeThoughALaterTableNamesOneOfItsColours() async throws {
    let page = try await Self.site(
      "## Colors\n\n- **Primary (#0055cc):** blue.\n- **Accent (#00cc44):** green.\n\n### Shades\n\n"
        + "| Token | Hex |\n|---|---|\n| accent | #00cc44 |\n"
    ).page("index.html")
    #expect(
      Self.figures(page).first == "swatches: colors.primary colors.on-primary colors.accent colors.unused")
  }

  @Test func drawsACurveThatIsATokenOnce() async throws {
    let page = try await BuiltSite([
      "DESIGN.md":
        "---\nname: Acme\ncolors:\n  primary: '#112233'\nmotion:\n  ease: 'cubic-bezier(0.22, 1, 0.36, 1)'\n---\n\n## Motion\n\n"
        + "| Token | Value | Use |\n|---|---|---|\n| `ease` | `cubic-bezier(0.22, 1, 0.36, 1)` | Out. |\n"
    ]).page("index.html")
    #expect(Self.figures(page).filter { $0.hasPrefix("easing") } == ["easing: motion.ease"])
  }

  @Test func drawsLengthsWithNamesOfTheirOwnThoughTokensHaveTheSame() async throws {
    let page = try await Self.site("## Layout\n\n- Screen padding: 4px\n- Card gap: 12px\n").page("index.html")
    #expect(page.all("figure").contains { $0.text.contains("Card gap") && $0.text.contains("Screen padding") })
    let same = try await Self.site("## Layout\n\n- sm: 4px\n- md: 12px\n").page("index.html")
    #expect(Self.figures(same).filter { $0.hasPrefix("scale") } == ["scale: spacing.sm spacing.md"])
  }

  @Test func placesOfSeveralTokensOfOneColourTheOneThatIsNamed() async throws {
    let site = await BuiltSite([
      "DESIGN.md": Self.front.replacing("#00cc44", with: "#ffffff")
        + "## Colors\n\n### Cards\n\n| Role | Value | Token |\n|---|---|---|\n| Cards | `#ffffff` | `unused` |\n"
    ])
    let page = try site.page("index.html")
    #expect(Self.figures(page).first == "swatches: colors.unused")
  }

  @Test func drawsAPairOfThemesOnceWhereBothAreTokens() async throws {
    let site = await BuiltSite([
      "DESIGN.md": Self.front.replacing("unused:", with: "primary-dark:")
        + "## Colors\n\n### Modes\n\n| Role | Light | Dark |\n|---|---|---|\n| Primary | `#112233` | `#00cc44` |\n"
    ])
    let swatches = try Self.figures(site.page("index.html")).filter { $0.hasPrefix("swatches") }
    #expect(
      swatches == ["swatches: colors.primary colors.primary-dark", "swatches: colors.on-primary colors.accent"])
  }

  @Test func readsADescriptionAsMarkdown() async throws {
    let front = Self.front.replacing(
      "name: Acme", with: "name: Acme\ndescription: '**Pure** ink (`#112233`) on {colors.on-primary}, {really}.'")
    let page = try await BuiltSite(["DESIGN.md": front + "## Use\n\nText.\n"]).page("index.html")
    let lede = page.all("p").first { $0.has(class: "lede") }
    #expect(lede?.text == "Pure ink (#112233) on on-primary, {really}.")
  }

  @Test func saysWithAStyleWhatItsTableSaysOfIt() async throws {
    let site = await Self.site("## Typography\n\n| Style | Use |\n|---|---|\n| label | All buttons |\n")
    let page = try site.page("index.html")
    let metrics = page.all("div").first { $0.has(class: "metrics") }
    #expect(metrics?.text == "Label14/19.6 px, 500 medium, tracking 0 px typography.labelAll buttons")
    #expect(page.all("summary").map(\.text).contains("The table in the document, 1 row"))
  }

  @Test func drawsTokensWhereASectionNamesThemWithoutSyntax() async throws {
    let site = await Self.site(
      "## Colors\n\n### Signals\n\n- **On Primary:** text\n- **Accent**: alarms\n\n## Tone\n\nThe **primary** voice is calm.\n\n"
        + "## Typography\n\n| Style | Use |\n|---|---|\n| Label | Buttons |\n")
    let page = try site.page("index.html")
    #expect(
      Self.figures(page).prefix(3) == [
        "swatches: colors.on-primary colors.accent", "swatches: colors.primary colors.unused",
        "type-ramp: typography.label",
      ])
  }

  @Test func drawsOfTokensWithOneValueTheOneThatIsCalledAlike() async throws {
    let site = await BuiltSite([
      "DESIGN.md": """
      ---
      name: Acme
      colors:
        on-primary: "#14201a"
        body: "#14201a"
        paper: "#ffffff"
      ---

      ## Colours

      ### On paper

      - Body text: #14201A
      - Paper: #FFFFFF
      """
    ])
    let page = try site.page("index.html")
    #expect(
      Self.figures(page).filter { $0.hasPrefix("swatches") } == [
        "swatches: colors.body colors.paper", "swatches: colors.on-primary",
      ])
  }

  @Test func linksReferencesToWhereTheirTokensAreDrawn() async throws {
    let site = await Self.site(
      "## Use\n\n`{colors.primary}`, {rounded.md}, `1px solid {colors.accent}`, `{component.button-primary}`, "
        + "`{typography.label.fontSize}`, `{other.name}` and [a link {colors.primary}](#use).\n")
    #expect(site.faults.isEmpty, "\(site.faults)")
    let page = try site.page("index.html")
    let paragraph = try #require(page.all("p").first { $0.text.contains("1px solid") })
    #expect(
      paragraph.text == "primary, rounded.md, 1px solid accent, component.button-primary, "
        + "typography.label.fontSize, {other.name} and a link {colors.primary}.")
    let links = page.all("a", "href").filter { link in page.isInside(link) { $0.text == paragraph.text } }.map {
      "\($0.text) \($0.attributes["href"] ?? "")"
    }
    #expect(
      links.prefix(5) == [
        "primary #colors.primary", "rounded.md #rounded.md", "accent #colors.accent",
        "component.button-primary #components.button-primary", "typography.label.fontSize #typography.label",
      ])
    #expect(Self.findings(site).isEmpty)
  }

  @Test func drawsOneChipForANameAndItsValueBesideEachOther() async throws {
    let site = await Self.site(
      "## Use\n\nInk (`{colors.primary}` — #112233), #cc0044 (`{colors.accent}`), then {colors.primary} or #ffffff.\n")
    let page = try site.page("index.html")
    let chips = page.all("span", "data-specimen", "chip").map { $0.attributes["style"] ?? "" }
    #expect(chips == ["#112233", "#cc0044", "#112233", "#ffffff"].map { "background: \($0)" })
    #expect(page.all("p").contains { $0.text == "Ink (primary — #112233), #cc0044 (accent), then primary or #ffffff." })
  }

  @Test func setsTheFirstSentencesOfALongDescriptionLargeAndTheRestAsText() async throws {
    let first = "A calm system for people who plan, e.g. teams of ten, with white ground and one ink."
    let rest = String(repeating: "It says more than a reader wants at first sight. ", count: 6).dropLast()
    let front = Self.front.replacing("name: Acme", with: "name: Acme\ndescription: \(first) \(rest)")
    let page = try await BuiltSite(["DESIGN.md": front + "## Use\n\nText.\n"]).page("index.html")
    let lede = try #require(page.all("p").first { $0.has(class: "lede") }?.text)
    #expect(lede.hasPrefix(first) && lede.count <= 240 && lede.hasSuffix("sight."))
    let all = page.all("p").map(\.text)
    #expect(all.contains { "\(lede) \($0)" == "\(first) \(rest)" })
  }

  @Test func reportsReferencesThatLeadNowhereOnceForEachName() async throws {
    let site = await Self.site("## Use\n\n`{colors.primry}` and {colors.primry}, {nothing.here}.\n")
    let found = Self.findings(site)
    #expect(found.map(\.rule) == [.unknownReference])
    #expect(found.first?.span?.text == "{colors.primry}")
    #expect(found.first?.fix?.sentence == "did you mean {colors.primary}?")
    #expect(found.first?.related.count == 1)
  }

  @Test(arguments: [
    "Cards never take `{rounded.huge}` corners.", "There is no {colors.ghost} any more.",
    "A reference (e.g. `{colors.ghost}`) stands in braces.", "Names such as {colors.ghost} are references.",
  ])
  func passesOverReferencesThatAreDeniedOrExamples(_ text: String) async throws {
    let site = await Self.site("## Use\n\n\(text)\n")
    #expect(Self.findings(site).isEmpty)
  }

  @Test func makesOneGuideOfSeveralDocuments() async throws {
    let other = Self.front.replacing("name: Acme", with: "name: Other")
    let site = await BuiltSite(["a/DESIGN.md": Self.front, "b/DESIGN.md": other])
    #expect(site.faults.isEmpty, "\(site.faults)")
    #expect(Self.findings(site).isEmpty)
    #expect(try site.page("index.html").all("h2").map(\.text) == ["Acme", "Other"])
    #expect(try site.page("compare.html").first("main")?.text.contains("Acme") == true)
    #expect(try site.page("a/index.html").first("h2", "id", "tokens:rest")?.text == "Tokens")
  }

  @Test func takesASpecificationsExamplesForNoTokens() async throws {
    let text = "# Format\n\n```yaml\ncomponents:\n  button:\n    backgroundColor: \"{colors.primary-60}\"\n```\n"
    let site = await BuiltSite(["format.md": text])
    #expect(Self.findings(site).isEmpty)
    #expect(!site.paths.contains("tokens.html"))
  }
}
