import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing

struct HistoryTextTests {
  @Test func tellsAReleaseWithoutChangesFromTheFirst() async {
    func release(_ name: String, isFirst: Bool) -> Release {
      let sides = Changes.Sides(base: "v1", head: name, reason: "One follows the other.")
      return Release(
        name: name, commit: name, day: "2026-03-14", moment: "2026-03-14T09:26:53Z", subject: "",
        changes: .none(sides, Thresholds()), isFirst: isFirst)
    }
    let history = History([release("v2", isFirst: false), release("v1", isFirst: true)], isCut: false)
    let told = [HistoryText.text(history), HistoryMarkdown.text(history), HistoryHTML.text(history)]
    for text in told {
      #expect(text.contains("Nothing changed."))
      #expect(text.contains("The first that is compared."))
      #expect(!text.contains("0 changes"))
    }
  }
}
