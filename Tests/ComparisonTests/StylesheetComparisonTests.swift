import Comparison
import ComparisonSupport
import Testing

/// The custom properties of stylesheets that lie beside the documents.
struct StylesheetComparisonTests {
  private func version(_ css: String, _ others: [String: String] = [:]) -> [String: String] {
    ["a.md": "# A\n", "tokens.css": css].merging(others) { $1 }
  }

  @Test(arguments: [
    (":root {\n  --gap: 4px;\n  color: red;\n}\n", ":root { --gap: 8px; color: blue }", "--gap: 4px → 8px"),
    // A comment before a declaration hides nothing.
    (
      ":root { --ink: #111111; /* text */\n --paper: #ffffff; }",
      ":root { --ink: #111111; /* text */\n --paper: #eeeeee; }",
      "--paper: #ffffff → #eeeeee (ΔE"
    ),
    (
      ":root { --a: 1px }", "/* Motion */\n:root { --a: 1px; /* fast */ --motion-fast: 120ms }",
      "+ --motion-fast: 120ms"
    ),
    ("[data-theme=\"dark\"] { --a: 1px }", "[data-theme=\"dark\"] { --a: 2px }", "dark --a: 1px → 2px"),
    (
      "@media (prefers-color-scheme: dark) { :root { --a: 1px; } }",
      "@media (prefers-color-scheme: dark) { :root { --a: 2px; } }", "dark --a: 1px → 2px"
    ),
    (".card { --a: 1px }", ".card { --a: 2px }", ".card --a: 1px → 2px"),
    // A part of the page within a theme is not the theme.
    (
      "[data-theme=\"dark\"] { --a: 1px } [data-theme=\"dark\"] .card { --a: 3px }",
      "[data-theme=\"dark\"] { --a: 2px } [data-theme=\"dark\"] .card { --a: 3px }", "dark --a: 1px → 2px"
    ),
    (
      ":root { --a: url(\"data:image/png;base64,AA}\"); --b: 1px }",
      ":root { --a: url(\"data:image/png;base64,AA}\"); --b: 2px }",
      "--b: 1px → 2px"
    ),
  ])
  func tellsWhichPropertiesDiffer(_ old: String, _ new: String, _ told: String) async {
    let found = await changes(from: version(old), to: version(new))
    #expect(found.all.map(\.kind) == [.customPropertiesChanged])
    #expect(found.all.first?.size?.hasPrefix(told) ?? false, "\(found.all.first?.size ?? "")")
  }

  @Test func breaksWhoeverUsesAPropertyThatIsGone() async {
    let found = await changes(from: version(":root { --a: 1px; --b: 2px }"), to: version(":root { --a: 1px }"))
    #expect(found.causes == ["breaking custom-properties-changed tokens.css"])
  }

  @Test func tellsNothingOfOtherOrderOtherSpaceOrOtherLetters() async {
    let found = await changes(
      from: version(":root { --a: #FFF; --b: 2px }"), to: version("/* x */ :root {\n  --b: 2px;\n  --a: #ffffff;\n}"))
    #expect(found.causes.isEmpty)
  }

  /// What is made of tokens is told by them, and what is not is told all the same.
  @Test func standsBesideTokens() async {
    func side(_ accent: String, _ ink: String, css: String, _ gap: String) -> [String: String] {
      let front = "---\nname: A\ncolors:\n  accent: \"\(accent)\"\n  ink: \"\(ink)\"\n---\n# A\n"
      return ["DESIGN.md": front, "tokens.css": ":root { --color-accent: \(css); --gap: \(gap) }"]
    }
    let made = await changes(
      from: side("#0e8c7f", "#111111", css: "#0e8c7f", "4px"), to: side("#0c7c71", "#111111", css: "#0c7c71", "4px"))
    #expect(!made.all.contains { $0.kind == .customPropertiesChanged })
    // Another property that ends with the same word is not made of it.
    let other = await changes(
      from: side("#0e8c7f", "#111111", css: "#0e8c7f; --soft-accent: 1px", "4px"),
      to: side("#0c7c71", "#111111", css: "#0c7c71", "4px"))
    #expect(other.causes.contains("breaking custom-properties-changed tokens.css"))
    let own = await changes(
      from: side("#0e8c7f", "#111111", css: "#0e8c7f", "4px"), to: side("#0e8c7f", "#111111", css: "#0c7c71", "8px"))
    #expect(own.causes == ["visible custom-properties-changed tokens.css"])
  }
}
