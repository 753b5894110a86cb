import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// Heights on the page of a component, held against all that its tokens have.
struct ComponentHeightTests {
  private func findings(_ text: String) async throws -> [Diagnostic] {
    let tokens = "component.bar.height: 4px\ncomponent.bar.height-large: 8px\ncomponent.bar.radius: 2px"
    var files = try ExampleTokens(tokens).files
    files = Dictionary(uniqueKeysWithValues: files.map { ("content/example/tokens/" + $0.key, $0.value) })
    files["content/example/system.yml"] = "name: Example\n"
    files["content/example/components/bar.md"] =
      "---\nkind: component\n---\n\n# Bar\n\n\(text)\n\n## Tokens\n\n```tokens\ncomponent.bar\n```\n"
    return await Build.findings(Sources(files), BuildOptions()).all.filter { $0.rule.id == "component-drift" }
  }

  @Test(arguments: [
    ("11 px high, or 8 px where it is large.", "11 px"), ("- **Line:** grey. 11 px tall, round.", "11 px"),
    ("The large bar is 12 high.", "12"),
    ("| Part | Size |\n|---|---|\n| Bar | 11 px high |", "11 px"),
  ]) func reportsAHeightThatNoTokenOfTheComponentHas(text: String, place: String) async throws {
    let found = try await findings(text)
    #expect(found.map { $0.span?.text } == [place])
    #expect(found.map(\.message) == ["no height of the component is \(place): its tokens have 4 px and 8 px"])
  }

  /// What another part of the rule tells of a height is told once.
  @Test func tellsAHeightOnce() async throws {
    let found = try await findings("Its height is 9 px.")
    #expect(found.map(\.message) == ["component.bar.height is 4px, not 9 px"])
  }

  @Test(arguments: [
    "4 px high, or 8 px where it is large.", "Its ends are 2 px high.", "It is never 11 px high.", "It is 11 px wide.",
    "Rows are 8–16 px high.",
  ]) func isSilentWhereATokenHasItOrNobodyClaimsIt(text: String) async throws {
    #expect(try await findings(text).map(\.message) == [])
  }
}

/// What documents say below the heading of a component, or behind its name in bold, whose words stand in another order than
/// in the name of the tokens.
struct ComponentNameTests {
  private static let front = """
    ---
    name: Quay
    colors: {primary: "#1b4d6b", amber: "#e0a030"}
    rounded: {md: 8px, lg: 16px}
    components:
      button-primary: {backgroundColor: "{colors.primary}", rounded: "{rounded.md}", height: 40px}
    ---

    # Quay
    """

  @Test(arguments: [
    "## Primary button\n\n- Background: `{colors.amber}`", "## Primary buttons\n\nHeight 48px, radius 8px.",
    "- **Primary button**: background `{colors.amber}`",
  ]) func areHeldAgainstTheTokens(text: String) async {
    let found = await Build.findings(Sources(["DESIGN.md": Self.front + "\n\n" + text + "\n"]), BuildOptions())
    #expect(found.all.count { $0.rule.id == "component-drift" } == 1, "\(text)\n\(found.text)")
  }
}
