import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// The contrast of colours of which their names alone say that they are text and grounds.
struct GuessedRoleTests {
  private static func lowContrast(_ colors: [(String, String)]) async -> [String] {
    let members = colors.map { "\"\($0.0)\": {\"$value\": \"\($0.1)\"}" }.joined(separator: ", ")
    let found = await Build.findings(
      Sources(["a.tokens.json": "{\"color\": {\"$type\": \"color\", \(members)}}"]), BuildOptions())
    return found.all.filter { $0.rule.id == "low-contrast" }.map(\.message)
  }

  @Test func reportsTheTextOfTheUsualGround() async {
    let found = await Self.lowContrast([("surface", "#ffffff"), ("text", "#999999")])
    #expect(found == ["color.text has a contrast of 2.85 on color.surface"])
  }

  @Test(arguments: [
    [("surface", "#ffffff"), ("text", "#111111"), ("primary", "#003399"), ("primary-fg", "#ffffff")],
    [("background-paper", "#ffffff"), ("primary-main", "#003399"), ("primary-contrastText", "#bbbbbb")],
    [("bg-neutral-strongest", "#222222"), ("text-neutral-strong", "#555555")],
    [("surface-primary-default", "#ffffff"), ("text-primary-default", "#aaaaaa")],
    [("box-blue-surface", "#e2effd"), ("interaction-content-default", "#9ea9b5")],
    [("surface-feedback-subtle", "#e2effd"), ("text-subtle", "#9ea9b5")],
    [("surface", "#ffffff"), ("text", "#fefefe")],
  ])
  func isSilentWhereNamesSpeakOfAnotherGround(colors: [(String, String)]) async {
    #expect(await Self.lowContrast(colors) == [])
  }
}
