import Diagnostics
import Files
import Testing

struct DiagnosticsTests {
  @Test func sortsByPathAndPlaceAndThenByTheOrderFound() {
    let a = SourceFile(path: "a.md", text: "0123456789")
    let b = SourceFile(path: "b.md", text: "0123456789")
    var found = Diagnostics()
    found.error("in-b", "x", at: b.span(ByteRange(0, 1)))
    found.note("late-in-a", "x", at: a.span(ByteRange(5, 6)))
    found.warning("first-of-two", "x", at: a.span(ByteRange(2, 3)))
    found.error("second-of-two", "x", at: a.span(ByteRange(2, 9)))
    found.error("nowhere", "x", at: nil)
    #expect(found.sorted.map(\.rule) == ["nowhere", "first-of-two", "second-of-two", "late-in-a", "in-b"])
  }

  @Test func countsEachSeverityAndKnowsHowFarItReaches() {
    var found = Diagnostics()
    #expect(found.isEmpty)
    #expect(!found.reach(.note))
    found.note("n", "x", at: nil)
    #expect(found.reach(.note))
    #expect(!found.reach(.warning))
    found.warning("w", "x", at: nil)
    found.warning("w", "x", at: nil)
    #expect(found.reach(.warning))
    #expect(!found.reach(.error))
    #expect(Severity.allCases.map { found.count($0) } == [1, 2, 0])
  }

  @Test func joinsOthersBehindItsOwn() {
    var first = Diagnostics()
    first.error("one", "x", at: nil)
    var second = Diagnostics()
    second.error("two", "x", at: nil)
    first.append(second)
    #expect(first.all.map(\.rule) == ["one", "two"])
  }

  @Test func ranksAnErrorOverAWarningOverANote() {
    #expect(Severity.error > .warning)
    #expect(Severity.warning > .note)
  }
}
