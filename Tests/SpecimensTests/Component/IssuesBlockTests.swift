import DrawingSupport
import TestSupport
import Testing

/// Open points by who is affected, and by what they are about.
struct IssuesBlockTests {
  private static let lines = """
    - minor | Borders | `#E5E7EB` in one part, `#E2E8F0` in another | `#E2E8F0` | -
    - grave | Labels | White on green reaches 2.53 (5.2) | Drawn as given | -
    """

  @Test func areATableOfSubjectsTheGravestFirst() throws {
    let page = try draw("issues by=subject", Self.lines).page
    let heads = ["Point", "What the document says", "Meanwhile"]
    #expect(page.all("th").map(\.text) == heads + ["LabelsGrave", "BordersMinor"])
    #expect(page.all("td").first?.text == "White on green reaches 2.53 (5.2).")
    #expect(page.all("span", "class", "chip").count == 3)
  }

  @Test func sayWhoIsAffectedWhereTheyAreNotBySubject() throws {
    let drawing = try draw("issues", "- grave | engineers | Two values | The first | -")
    #expect(drawing.page.all("table").isEmpty)
    #expect(drawing.text.contains("Grave for engineers"))
  }
}
