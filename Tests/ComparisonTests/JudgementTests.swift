import Comparison
import ComparisonSupport
import Differences
import Testing

struct JudgementTests {
  @Test func asksForTheStepThatItsSeverityStandsFor() {
    for step in VersionStep.allCases {
      #expect(Judgement(.breaking, step, "").step == .major)
      for severity in [ChangeSeverity.visible, .quiet] {
        #expect(Judgement(severity, step, "").step == min(step, .minor))
      }
    }
  }

  @Test func asksForAMajorVersionWhereAnErrorCame() async {
    let file = tokens("color", ["a": color("#ff0000"), "b": "\"{t.a}\""])
    let found = await changes(from: guide(file), to: guide(file.replacing("{t.a}", with: "{t.gone}")))
    #expect(found.count(.breaking) > 0)
    #expect(found.all.allSatisfy { ($0.severity == .breaking) == ($0.judgement.step == .major) })
    #expect(found.step == .major)
  }
}
