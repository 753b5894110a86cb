import Diagnostics
import DrawingSupport
import TestSupport
import Testing

/// When haptics fire.
@Suite struct HapticBudgetTests {
  @Test func putsAMarkInTheColumnOfEachEntry() throws {
    let drawing = try draw(
      "haptic-budget", "always: buttons, tabs | haptic.light", "sometimes: sheets", "never: scrolling")
    #expect(drawing.diagnostics.isEmpty)
    #expect(drawing.page.faults.isEmpty)
    #expect(drawing.page.all("th", "scope", "col").map(\.text) == ["What happens", "Always", "Sometimes", "Never"])
    #expect(drawing.page.all("th", "scope", "row").count == 4)
    #expect(drawing.page.all("i").compactMap { $0.attributes["class"] } == ["always", "always", "sometimes", "never"])
    #expect(drawing.page.all("a").count == 2)
    #expect(drawing.text.hasSuffix("2 always, 1 sometimes, 1 never."))
  }

  @Test func reportsALineOfNoShare() throws {
    let drawing = try draw("haptic-budget", "allways: buttons", "never: loading | haptic.lihgt")
    #expect(drawing.diagnostics.all.map(\.rule.id) == ["unknown-line", "unknown-token"])
    #expect(drawing.diagnostics.all.first?.fix?.sentence == "did you mean always:?")
    #expect(drawing.html.isEmpty)
  }
}
