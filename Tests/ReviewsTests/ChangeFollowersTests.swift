import Comparison
import Differences
import Markup
import Testing

@testable import Reviews

struct ChangeFollowersTests {
  /// A finding in a file that a change has mended, but in some themes.
  private func mended(_ path: String, stillIn themes: [String] = []) -> Change {
    var finding = Change(
      .findingFixed, in: "demo", path, before: "t.muted is too pale [low-contrast]",
      size: themes.isEmpty ? nil : "still so in \(themes.joined(separator: ", "))",
      Judgement(.quiet, .patch, "good news"))
    finding.stillIn = themes
    return finding
  }

  private func html(_ findings: [Change]) -> String {
    let change = Change(
      .valueChanged, in: "demo", "t.muted", Judgement(.visible, .minor, "it is seen"),
      radius: Radius(findings: findings))
    return ChangeFollowers(change: change).node?.html ?? ""
  }

  @Test func tellsPlacesOfOneSentenceTogether() {
    let html = html([mended("a.md"), mended("b.md")])
    #expect(html.contains("2 findings fixed, low-contrast") && html.contains("and <span class=\"place\">b.md"))
    #expect(html.split(separator: "is too pale").count == 2)
  }

  /// Of two places with one sentence, one may be mended in all themes and the other not.
  @Test func tellsOfEachPlaceWhatIsLeftOfAFinding() {
    let html = html([mended("a.md"), mended("b.md", stillIn: ["dark"]), mended("c.md", stillIn: ["dark"])])
    #expect(html.contains("fixed: t.muted") && html.contains("fixed, still so in dark: t.muted"))
    #expect(html.contains("and <span class=\"place\">c.md"))
  }
}
