import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// What the audit says of tokens that reading them has already reported.
struct BrokenTokenTests {
  @Test func aTokenWithoutATypeInOneThemeIsReportedOnceAndNotAsMissing() async {
    let value = ##""$value": {"colorSpace": "srgb", "components": [0, 0, 0]}"##
    let files = [
      "content/a/index.md": "# A",
      "content/a/tokens/light.tokens.json": "{\"color\": {\"ink\": {\(value)}}}",
      "content/a/tokens/dark.tokens.json": "{\"color\": {\"ink\": {\"$type\": \"color\", \(value)}}}",
      "content/a/tokens/a.resolver.json": ##"""
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/theme"}],
       "modifiers": {"theme": {"contexts": {"light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}}}
      """##,
    ]
    let found = await Build.findings(Sources(files), BuildOptions())
    #expect(found.all.map(\.rule.id) == ["missing-type"], "\(found.text)")
  }
}
