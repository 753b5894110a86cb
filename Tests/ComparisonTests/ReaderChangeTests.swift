import Comparison
import ComparisonSupport
import Differences
import Testing

/// What is told as the one thing that readers take it for.
struct ReaderChangeTests {
  private func document(_ text: String) -> [String: String] { ["DESIGN.md": "# Guide\n\n## Type\n\n" + text] }

  private func sheet(_ css: String) -> [String: String] { ["DESIGN.md": "# Guide\n", "tokens.css": css] }

  @Test func tellsATableAsATable() async {
    let table = "\nSizes:\n\n| Level | Family |\n|---|---|\n| Body | Inter |\n| Code | Mono |\n"
    let text = "The words of the page.\n"
    let come = await changes(from: document(text), to: document(text + table))
    #expect(come.all.map(\.words) == ["table added"])
    let gone = await changes(from: document(text + table), to: document(text))
    #expect(gone.all.map(\.words) == ["table removed"])
    let row = await changes(from: document(text + table), to: document(text + table + "| Tag | Inter |\n"))
    #expect(row.all.map(\.words) == ["row added"])
  }

  /// Links lead to a heading by its letters.
  @Test(arguments: [
    ("Colour tokens", "Colour Tokens", "readers see it"),
    ("Colour tokens", "Colour!", "links to it lead to the top of the page"),
  ])
  func knowsWhetherLinksStillLeadToAHeading(old: String, new: String, reason: String) async {
    let found = await changes(
      from: document("Text.\n\n## \(old)\n\nMore text.\n"), to: document("Text.\n\n## \(new)\n\nMore text.\n"))
    #expect(found.all.map(\.judgement.reason) == [reason])
  }

  /// A document without settings has its name from its title.
  @Test func tellsATitleOnce() async {
    let found = await changes(from: ["DESIGN.md": "# Old\n\nText.\n"], to: ["DESIGN.md": "# New\n\nText.\n"])
    #expect(found.causes == ["visible heading-changed DESIGN.md"])
  }

  /// The channels of a colour that stand beside it are that colour again.
  @Test func tellsAColourOfATableOnce() async {
    func row(_ hex: String, _ channels: String) -> [String: String] {
      document("| Token | Value |\n|---|---|\n| brass | \(hex) · \(channels) |\n")
    }
    let found = await changes(from: row("#8a7234", "138 114 52"), to: row("#6e5a24", "110 90 36"))
    #expect(found.all.map(\.size) == ["#8a7234 → #6e5a24 (ΔE 9.4, clear)"])
  }

  /// What went from several groups within one, where others of it stay.
  @Test func tellsWhatWentFromAroundOnePlaceAsOne() async {
    let value = "{\"$type\": \"color\", \"$value\": \(color("#336699"))}"
    func version(_ group: String) -> [String: String] {
      let groups = ["border", "ground", "text"].map { "\"\($0)\": {\(group)}" }.joined(separator: ", ")
      return ["tokens.json": "{\"kit\": {\"checkbox\": {\"color\": {\(groups)}}, \"focus\": \(value)}}"]
    }
    let found = await changes(
      from: version("\"default\": \(value), \"focus\": \(value)"), to: version("\"default\": \(value)"))
    #expect(found.causes == ["breaking token-removed kit.checkbox.color"], "\(found.lines)")
    #expect(found.all.first?.before == "border.focus, ground.focus and text.focus")
  }

  // MARK: Stylesheets

  @Test func namesTheConditionOfAProperty() async {
    func version(_ gap: String) -> [String: String] {
      sheet(":root { --gap: 8px } @media (min-width: 60rem) { :root { --gap: \(gap) } }")
    }
    let found = await changes(from: version("16px"), to: version("24px"))
    #expect(found.all.flatMap(\.properties).map(\.name) == ["@media (min-width: 60rem) › :root --gap"])
  }

  @Test(arguments: [
    "(prefers-color-scheme: dark)", "screen and (prefers-color-scheme: dark)",
    "(prefers-color-scheme: dark) and (prefers-contrast: more)",
  ])
  func readsTheThemeThatAConditionAsksFor(condition: String) async {
    func version(_ ink: String) -> [String: String] {
      sheet(":root { --ink: #111111 } @media \(condition) { :root { --ink: \(ink) } }")
    }
    let found = await changes(from: version("#eeeeee"), to: version("#cccccc"))
    #expect(found.causes == ["visible value-changed --ink"])
    #expect(
      found.all.flatMap(\.values).allSatisfy {
        $0.label?.contains("dark") == true || $0.label?.contains("more") == true
      })
  }

  @Test func showsWhatIsWrittenWhereBothReadTheSame() async {
    let found = await changes(
      from: sheet(":root { --ink: #c2683c }"), to: sheet(":root { --ink: oklch(61.3% 0.129 45.4) }"))
    #expect(found.all.map { [$0.before, $0.after] } == [["#c2683c", "oklch(61.3% 0.129 45.4)"]], "\(found.lines)")
  }

  @Test func sharesTheNamesOfFamiliesWithinFamilies() async {
    func names(_ family: String) -> String {
      (1...3).map { "--kit-type-\(family)-\($0): \($0)px;" }.joined()
    }
    let old = ":root { --kit-gap: 8px; --kit-line: 1px; --kit-edge: 2px }"
    let own = await changes(from: sheet(old), to: sheet(old + ":root { \(["a", "b", "c"].map(names).joined()) }"))
    #expect(own.causes.count == 3, "\(own.lines)")
    // By the first word alone, tokens do not belong together.
    let loose = await changes(
      from: sheet(old), to: sheet(old + ":root { --kit-x: 1; --kit-y: 2; --kit-z: 3; \(names("a")) }"))
    #expect(loose.causes == ["quiet token-added --kit-*", "quiet token-added --kit-type-a-*"], "\(loose.lines)")
    let all = await changes(from: sheet(old), to: sheet(old + ":root { \(["a", "b", "c", "d"].map(names).joined()) }"))
    #expect(all.causes == ["quiet token-added --kit-type-*"], "\(all.lines)")
  }

  @Test func tellsATokenOfOneThemeWithThatTheme() async {
    let old = ":root { --ink: #111111 } .dark { --ink: #eeeeee }"
    let found = await changes(from: sheet(old + " .theme-sepia { --ink: #442200; --paper: #f4ecd8 }"), to: sheet(old))
    #expect(found.causes == ["breaking theme-removed sepia"], "\(found.lines)")
    #expect(found.all.first?.radius.members.map(\.subject) == ["--ink", "--paper"])
  }
}
