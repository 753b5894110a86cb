import Comparison
import ComparisonSupport
import Testing

/// Custom properties of stylesheets: those that are tokens are compared as such, and all others by their names.
struct StylesheetChangeTests {
  private func version(_ css: String, _ others: [String: String] = [:]) -> [String: String] {
    ["a.md": "# A\n", "tokens.css": css].merging(others) { $1 }
  }

  @Test(arguments: [
    (":root {\n  --gap: 4px;\n  color: red;\n}\n", ":root { --gap: 8px; color: blue }", "visible value-changed --gap"),
    // A comment before a declaration hides nothing.
    (
      ":root { --ink: #111111; /* text */\n --paper: #ffffff; }",
      ":root { --ink: #111111; /* text */\n --paper: #eeeeee; }", "visible value-changed --paper"
    ),
    (
      ":root { --a: 1px }", "/* Motion */\n:root { --a: 1px; /* fast */ --motion-fast: 120ms }",
      "quiet token-added --motion-fast"
    ),
    (
      "/* x */ :root { --ink: #111 } .dark { --ink: #eee }", ":root { --ink: #111 } .dark { --ink: #ccc }",
      "visible value-changed --ink"
    ),
    ("[data-theme=\"dark\"] { --a: 1px }", "[data-theme=\"dark\"] { --a: 2px }", "visible value-changed --a"),
    (
      "@media (prefers-color-scheme: dark) { :root { --a: 1px; } }",
      "@media (prefers-color-scheme: dark) { :root { --a: 2px; } }", "visible value-changed --a"
    ),
    // A part of the page within a theme is not the theme.
    (
      "[data-theme=\"dark\"] { --a: 1px } [data-theme=\"dark\"] .card { --a: 3px }",
      "[data-theme=\"dark\"] { --a: 2px } [data-theme=\"dark\"] .card { --a: 3px }", "visible value-changed --a"
    ),
    (
      ":root { --a: url(\"data:image/png;base64,AA}\"); --b: 1px }",
      ":root { --a: url(\"data:image/png;base64,AA}\"); --b: 2px }", "visible value-changed --b"
    ),
    (":root { --a: 1px; --b: 2px }", ":root { --a: 1px }", "breaking token-removed --b"),
  ])
  func tellsOfEachTokenByItself(_ old: String, _ new: String, _ told: String) async {
    let found = await changes(from: version(old), to: version(new))
    #expect(found.causes == [told])
  }

  /// A property that another rule declares now can still be used.
  @Test func loosesOnlyWhatIsDeclaredNowhere() async {
    let old = ":root { --a: 1px } .card { --_inset: 2px; --_edge: 1px }"
    let kept = await changes(
      from: version(old), to: version(":root { --a: 1px } .card { --_edge: 1px } .card > * { --_inset: 2px }"))
    #expect(kept.causes == ["visible custom-properties-changed tokens.css"])
    let lost = await changes(from: version(old), to: version(":root { --a: 1px } .card { --_edge: 1px }"))
    #expect(lost.causes == ["breaking custom-properties-changed tokens.css"])
  }

  @Test func tellsOfWhatFollowsFromOne() async {
    let found = await changes(
      from: version(":root { --blue: #36f; --link: var(--blue) }"),
      to: version(":root { --blue: #03c; --link: var(--blue) }"))
    #expect(found.causes == ["visible value-changed --blue"])
  }

  /// Who takes a property under its new name says what they said.
  @Test func followsAPropertyToItsNewName() async {
    func sheet(_ name: String) -> [String: String] {
      version(
        ":root { --\(name): #3366ff; --edge: 1px solid var(--\(name)); --link: var(--\(name), red) } .card { --_ink: var(--\(name)) }",
        ["b.md": "# B\n\n```preview\n<p class=\"b\">B</p>\n```\n", "b.css": ".b { color: var(--\(name)) }"])
    }
    let found = await changes(from: sheet("brand-blue"), to: sheet("brand-azure"))
    #expect(found.causes == ["breaking token-renamed --brand-azure"], "\(found.causes)")
    func sass(_ name: String) -> [String: String] {
      ["a.md": "# A\n", "tokens.scss": "$\(name): #3366ff;\n$link: $\(name);\n$other: #112233;\n"]
    }
    let variables = await changes(from: sass("brand-blue"), to: sass("brand-azure"))
    #expect(variables.causes == ["breaking token-renamed brand-azure"], "\(variables.causes)")
    // Another property is another one.
    let other = await changes(
      from: version(":root { --a: 1px; --b: 2px } .card { --_x: var(--a) }"),
      to: version(":root { --a: 1px; --b: 2px } .card { --_x: var(--b) }"))
    #expect(other.causes == ["visible custom-properties-changed tokens.css"], "\(other.causes)")
  }

  /// What rules take of the properties is told with them.
  @Test func tellsWhichPropertyARuleTakes() async {
    let root = ":root { --ink: #111; --accent: #36f }"
    let found = await changes(
      from: version("\(root) a:hover { color: var(--accent); margin: 1px } p { color: red }"),
      to: version("\(root) a:hover { color: var(--ink); margin: 2px } p { color: blue }"))
    #expect(found.causes == ["visible custom-properties-changed tokens.css"])
    #expect(found.all[0].size == "a:hover color: var(--accent) → var(--ink)")
    #expect(found.all[0].words == "declarations changed")
    let renamed = await changes(
      from: version(":root { --ink: #112233 } a { color: var(--ink) }"),
      to: version(":root { --text: #112233 } a { color: var(--text) }"))
    #expect(renamed.causes == ["breaking token-renamed --text"], "\(renamed.causes)")
  }

  @Test func tellsNothingOfOtherOrderAndSpaceAndLittleOfOtherLetters() async {
    let found = await changes(
      from: version(":root { --a: #FFF; --b: 2px }"), to: version("/* x */ :root {\n  --b: 2px;\n  --a: #ffffff;\n}"))
    #expect(found.causes == ["quiet rewritten --a"])
  }

  /// What is declared for a part of the page is no token, and is told all the same.
  @Test func tellsPropertiesOfPartsOfThePage() async {
    let root = ":root { --ink: #111 }"
    let found = await changes(
      from: version("\(root) .card { --bg: #123456; --b: #FFF }"),
      to: version("\(root) .card { --bg: #654321; --b: #ffffff }"))
    #expect(found.causes == ["visible custom-properties-changed tokens.css"])
    #expect(found.all[0].size?.hasPrefix(".card --bg: #123456 → #654321 (ΔE") == true)
    #expect(found.all[0].colors.count == 1)
    let gone = await changes(from: version("\(root) .card { --bg: #123456 }"), to: version(root))
    #expect(gone.causes == ["breaking custom-properties-changed tokens.css"])
  }

  /// A token that a sheet gives again, for browsers that know more, is told once.
  @Test func tellsATokenInSeveralNotationsOnce() async {
    func sheet(_ hex: String, _ lightness: Int) -> [String: String] {
      version(
        ":root { --ink: \(hex); --a: 1px } @supports (color: oklch(50% 0.1 240)) { :root { --ink: oklch(\(lightness)% 0.04 70) } }"
      )
    }
    let found = await changes(from: sheet("#443322", 27), to: sheet("#665544", 36))
    #expect(found.causes == ["visible value-changed --ink"], "\(found.causes)")
    let own = await changes(from: sheet("#443322", 27), to: sheet("#443322", 36))
    #expect(own.causes == ["visible custom-properties-changed tokens.css"], "\(own.causes)")
  }

  /// What is made of tokens is told by them; a copy that changes by itself is told as what it is.
  @Test func standsBesideTokens() async {
    func side(_ accent: String, css: String) -> [String: String] {
      let front = "---\nname: A\ncolors:\n  accent: \"\(accent)\"\n  ink: \"#111111\"\n---\n# A\n"
      return ["DESIGN.md": front, "tokens.css": ":root { --color-accent: \(css); --color-ink: #111111 }"]
    }
    let made = await changes(from: side("#0e8c7f", css: "#0E8C7F"), to: side("#0c7c71", css: "#0C7C71"))
    #expect(made.causes == ["visible value-changed colors.accent"])
    let own = await changes(from: side("#0e8c7f", css: "#0e8c7f"), to: side("#0e8c7f", css: "#0c7c71"))
    #expect(own.causes == ["visible custom-properties-changed tokens.css"])
    // Another value than that of the token is not made of it.
    let other = await changes(from: side("#0e8c7f", css: "#0e8c7f"), to: side("#0c7c71", css: "#ff0000"))
    #expect(other.causes == ["visible value-changed colors.accent", "visible custom-properties-changed tokens.css"])
    let more = await changes(
      from: side("#0e8c7f", css: "#0e8c7f; --soft-accent: 1px"), to: side("#0e8c7f", css: "#0e8c7f"))
    #expect(more.causes == ["breaking custom-properties-changed tokens.css"])
  }

  /// A stylesheet of a guide that is not among its tokens is compared as well.
  @Test func tellsStylesheetsThatAreNotRead() async {
    func guide(_ ink: String) -> [String: String] {
      [
        "content/guide.yml": "title: G\n", "content/x/index.md": "# X\n",
        "content/x/site.css": ":root { --ink: \(ink) }",
      ]
    }
    let found = await changes(from: guide("#111111"), to: guide("#444444"))
    #expect(found.causes == ["visible custom-properties-changed content/x/site.css"])
  }
}
