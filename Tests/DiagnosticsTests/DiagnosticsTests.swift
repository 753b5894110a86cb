import Diagnostics
import Files
import Testing

struct DiagnosticsTests {
  @Test func sortsByPathAndPlaceAndThenByTheOrderFound() {
    let a = SourceFile(path: "a.md", text: "0123456789")
    let b = SourceFile(path: "b.md", text: "0123456789")
    var found = Diagnostics()
    found.report(rule("in-b"), "x", at: b.span(ByteRange(0, 1)))
    found.report(rule("late-in-a", .note), "x", at: a.span(ByteRange(5, 6)))
    found.report(rule("first-of-two", .warning), "x", at: a.span(ByteRange(2, 3)))
    found.report(rule("second-of-two"), "x", at: a.span(ByteRange(2, 9)))
    found.report(rule("nowhere"), "x", at: nil)
    #expect(found.sorted.map(\.rule.id) == ["nowhere", "first-of-two", "second-of-two", "late-in-a", "in-b"])
  }

  @Test func countsEachSeverityAndKnowsHowFarItReaches() {
    var found = Diagnostics()
    #expect(found.isEmpty)
    #expect(!found.reach(.note))
    found.report(rule("n", .note), "x", at: nil)
    #expect(found.reach(.note))
    #expect(!found.reach(.warning))
    found.report(rule("w", .warning), "x", at: nil)
    found.report(rule("w", .warning), "x", at: nil)
    #expect(found.reach(.warning))
    #expect(!found.reach(.error))
    #expect(Severity.allCases.map { found.count($0) } == [1, 2, 0])
  }

  @Test func joinsOthersBehindItsOwn() {
    var first = Diagnostics()
    first.report(rule("one"), "x", at: nil)
    var second = Diagnostics()
    second.report(rule("two"), "x", at: nil)
    first.append(second)
    #expect(first.all.map(\.rule.id) == ["one", "two"])
  }

  @Test func aFindingIsAsBadAsItsRuleAndSaysWhyWhereItSaysNothingItself() {
    let plain = Diagnostic(rule("a-rule", .note), "x", at: nil)
    #expect(plain.severity == .note)
    #expect(plain.reason == nil)
    #expect(plain.why == "it matters")
    #expect(Diagnostic(rule("a-rule"), "x", at: nil, why: "it costs a page").why == "it costs a page")
    let named = Rule("a-rule", .note, "A fault.", why: "JSON has no comments.", example: "Like this.")
    #expect(Diagnostic(named, "x", at: nil).why == "JSON has no comments")
  }

  @Test func ranksAnErrorOverAWarningOverANote() {
    #expect(Severity.error > .warning)
    #expect(Severity.warning > .note)
  }
}
