import DrawingSupport
import TestSupport
import Testing

/// Notes at a value of which a document says two things.
struct DisagreementsBlockTests {
  @Test(arguments: [
    "- **Padding of a button**: 12px | Buttons | 16px | Actions | 16px",
    "- **Padding of a button:** 12px | Buttons | 16px | Actions | 16px",
  ])
  func nameTheirMatterInBoldBeforeAColon(_ line: String) throws {
    let page = try draw("disagreements", line).page
    #expect(page.all("p", "class", "matter").map(\.text) == ["Padding of a button"])
    #expect(page.all("li").map(\.text) == ["12px Buttons", "16px Actions"])
  }

  @Test(arguments: [
    "- **12px** | Buttons | 16px | Actions | 16px", "- **12px** at the sides: wide | Buttons | 16px | Actions | 16px",
  ])
  func takeNoSayingInBoldForTheirMatter(_ line: String) throws {
    let drawing = try draw("disagreements", line)
    #expect(drawing.rules.isEmpty && drawing.page.all("p", "class", "matter").isEmpty)
    #expect(drawing.page.all("li").count == 2 && drawing.page.all("li")[0].text.contains("12px"))
  }
}
