import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// Tokens that are made of one value, of which nobody wrote a part by itself.
struct SplitTokenTests {
  private static func unused(_ page: String) async -> [String] {
    let colors = (0..<12).map { "\"c\($0)\": {\"$type\": \"color\", \"$value\": \"#1122\(10 + $0)\"}" }
    let tokens = "{\"color\": {\(colors.joined(separator: ", "))}, \"tile-padding\": {\"$value\": \"12px 20px\"}}"
    let names = (0..<12).map { "`color.c\($0)`" }.joined(separator: ", ")
    let found = await Build.findings(
      Sources(["a.tokens.json": tokens, "README.md": "# A\n\nColours: \(names).\n\n\(page)\n"]), BuildOptions())
    return found.all.filter { $0.rule.id == "unused-token" }.map(\.message)
  }

  @Test func callsTheWholeUnusedAndNoPartOfIt() async {
    #expect(await Self.unused("Text.") == ["nothing uses tile-padding, and no page names it"])
    #expect(await Self.unused("Tiles keep 12px to their text.") == [])
  }
}
