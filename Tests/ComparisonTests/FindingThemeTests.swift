import Comparison
import ComparisonSupport
import Reviews
import Testing

/// What becomes of a finding in one of several themes.
struct FindingThemeTests {
  private static let settings = "name: Demo\nsurfaces: [t.card]\ntext: [t.muted]\n"

  /// A text on a card, in two themes.
  private func themed(_ light: String, _ dark: String) -> [String: String] {
    let resolver = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
      """
    return [
      "content/demo/system.yml": Self.settings, "content/demo/tokens/demo.resolver.json": resolver,
      "content/demo/tokens/base.tokens.json": tokens("color", ["card": color(light), "muted": color("#767676")]),
      "content/demo/tokens/dark.tokens.json": tokens("color", ["card": color(dark)]),
      "content/demo/index.md": "# Demo\n\n```swatches\nt.*\n```\n",
    ]
  }

  private func contrasts(_ changes: Changes) -> [String] {
    let findings = changes.all.flatMap(\.radius.findings) + changes.all.filter { $0.kind.area == .finding }
    return findings.filter { ($0.after ?? $0.before ?? "").contains("low-contrast") }.map { finding in
      let isDark = (finding.after ?? finding.before ?? "").contains("in dark")
      return "\(finding.kind.rawValue) \(isDark ? "dark" : "light")"
    }
  }

  @Test func keepsTheThemesOfAFindingApart() async {
    let found = await changes(from: themed("#888888", "#000000"), to: themed("#ffffff", "#666666"))
    #expect(contrasts(found).sorted() == ["finding-fixed light", "finding-introduced dark"])
  }

  @Test func takesNoFindingForNewThatWasSaidOfAThemeLikeIt() async {
    let found = await changes(from: themed("#888888", "#888888"), to: themed("#ffffff", "#888888"))
    #expect(contrasts(found) == ["finding-fixed light"])
    // What is mended in one of two themes is told as no more than that.
    let fixed = found.all.flatMap(\.radius.findings) + found.all.filter { $0.kind.area == .finding }
    #expect(fixed.filter { $0.kind == .findingFixed }.map(\.size) == ["still so in dark"], "\(fixed.map(\.size))")
    #expect(fixed.filter { $0.kind == .findingFixed }.map(\.stillIn) == [["dark"]])
    #expect(fixed.filter { $0.kind == .findingFixed }.map(ChangeWords.fate) == ["fixed, still so in dark"])
    #expect(ChangesText.text(found, Approvals()).contains("still so in dark"))
    let back = await changes(from: themed("#ffffff", "#888888"), to: themed("#888888", "#888888"))
    #expect(contrasts(back) == ["finding-introduced light"])
  }

  @Test func callsNoFaultMendedThatAThemeLikeItStillHas() async {
    let found = await changes(from: themed("#ffffff", "#888888"), to: themed("#767676", "#767676"))
    #expect(contrasts(found) == ["finding-introduced light"])
  }
}
