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

  /// Beside tokens of which nobody has written a page, made pages are no sign of what is used.
  @Test func isSilentWithoutAPageThatSomebodyWrote() async {
    let colors = (1...20).map { "\"\($0 * 50)\": {\"value\": \"#1122\(10 + $0)\", \"type\": \"color\"}" }
    let tokens =
      "{\"color\": {\(colors.joined(separator: ", ")), \"50*\": {\"value\": \"#332211\", \"type\": \"color\"}}}"
    let found = await Build.findings(Sources(["a.json": tokens]), BuildOptions())
    #expect(!found.all.contains { $0.rule.id == "unused-token" }, "\(found.all.map(\.message))")
  }

  /// What a token is called in CSS is what its stylesheet should call it.
  @Test func aPropertyMayBeCalledAsItsToken() async {
    let others = (1...6).map { "\"extra-\($0)\": {\"$type\": \"color\", \"$value\": \"#00000\($0)\"}" }
    let files = [
      "tokens/a.tokens.json":
        "{\"color\": {\"mist\": {\"$type\": \"color\", \"$value\": \"#f5f2eb\"}, \(others.joined(separator: ", "))}}",
      "tokens/site.css": ":root { --color-mist: #f5f2eb; --a: #1; --w: 1px; --x: 2px; --y: 3px; --z: 4px }",
    ]
    let found = await Build.findings(Sources(files), BuildOptions())
    #expect(!found.all.contains { $0.rule.id == "name-collision" })
  }
}
