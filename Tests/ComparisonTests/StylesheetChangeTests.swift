import Comparison
import ComparisonSupport
import Testing

/// Custom properties of stylesheets, which are tokens and are compared as such.
struct StylesheetChangeTests {
  private func version(_ css: String) -> [String: String] { ["a.md": "# A\n", "tokens.css": css] }

  private static let rest = "--c: 1px; --d: 2px; --e: 3px;"

  @Test(arguments: [
    (
      ":root { --c: 1px; --d: 2px; --e: 3px; --gap: 4px }",
      ":root { --c: 1px; --d: 2px; --e: 3px; --gap: 8px; color: blue }", "value-changed --gap"
    ),
    (
      "/* x */ :root { --c: 1px; --d: 2px; --e: 3px; --ink: #111 } .dark { --ink: #eee }",
      ":root { --c: 1px; --d: 2px; --e: 3px; --ink: #111 } .dark { --ink: #ccc }", "value-changed --ink"
    ),
    (
      ":root { --c: 1px; --d: 2px; --e: 3px; --gap: 4px }", ":root { --c: 1px; --d: 2px; --e: 3px; }",
      "token-removed --gap"
    ),
  ])
  func tellsOfEachTokenByItself(_ old: String, _ new: String, _ told: String) async {
    let found = await changes(from: version(old), to: version(new))
    #expect(found.causes.count == 1 && found.causes.first?.hasSuffix(told) == true, "\(found.causes)")
  }

  @Test func tellsOfWhatFollowsFromOne() async {
    let found = await changes(
      from: version(":root { \(Self.rest) --blue: #36f; --link: var(--blue) }"),
      to: version(":root { \(Self.rest) --blue: #03c; --link: var(--blue) }"))
    #expect(found.causes.count == 1, "\(found.causes)")
  }

  @Test func tellsNothingOfOtherSpaceAndLittleOfOtherLetters() async {
    let found = await changes(
      from: version(":root { \(Self.rest) --a: #FFF; --b: 2px }"),
      to: version("/* x */ :root {\n \(Self.rest)\n  --a: #ffffff;\n --b: 2px\n}\n.card { --b: 1px }"))
    #expect(found.causes == ["quiet rewritten --a"])
  }
}
