import Diagnostics
import TestSupport
import Testing

struct JSONStyleTests {
  @Test func writesEveryKindOfFindingAsItsGoldenDoes() throws {
    try Golden.expect(JSONStyle.text(try everyKindOfFinding()), named: "findings.json")
  }

  @Test func writesAnEmptyListWhereNothingIsWrong() {
    let text = JSONStyle.text(Diagnostics())
    #expect(
      text == """
        {
          "version": 1,
          "errors": 0,
          "warnings": 0,
          "notes": 0,
          "causes": 0,
          "compared": {
            "values": 0,
            "claims": 0
          },
          "diagnostics": []
        }

        """)
  }
}
