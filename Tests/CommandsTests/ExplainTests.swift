import Foundation
import TestSupport
import Testing

struct ExplainTests {
  @Test func saysWhatARuleIsWhyAndHowItLooks() async throws {
    let run = try await Program.run(["explain", "dangling-alias"])
    #expect(run.status == 0)
    #expect(
      run.output == """
        dangling-alias (error)

        A reference names no token.
        Everything that uses the token would have no value.

        The reference `{color.brnad}` was probably meant to be `{color.brand}`.

        """)
  }

  @Test func suggestsTheRuleThatWasMeant() async throws {
    let run = try await Program.run(["explain", "dangling-alais"])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: dangling-alais is not a rule; did you mean dangling-alias?\n"))
    #expect(run.output == "")
  }

  @Test func showsAFewExamplesUnlessAllAreAskedFor() async throws {
    let few = try await Program.run(["explain", "prose-drift"]).output
    let all = try await Program.run(["explain", "prose-drift", "--all"]).output
    #expect(few.components(separatedBy: "\nFlagged:\n").count == 3)
    #expect(few.components(separatedBy: "\nPasses:\n").count == 3)
    let shown = all.components(separatedBy: "\nFlagged:\n").count + all.components(separatedBy: "\nPasses:\n").count
    #expect(few.contains("\n\(shown - 6) more examples: specimen explain prose-drift --all\n"))
  }

  @Test func takesARuleInCapitals() async throws {
    let run = try await Program.run(["explain", "DANGLING-ALIAS"])
    #expect(run.output.hasPrefix("dangling-alias (error)\n"))
  }

  @Test func listsEveryRuleWhereNoneIsNamed() async throws {
    let run = try await Program.run(["explain"])
    #expect(run.status == 0)
    #expect(run.output.contains("broken-link (warning): A link leads to no page or file of the project.\n"))
    let lines = run.output.split(separator: "\n")
    #expect(lines == lines.sorted() && lines.count > 50)
  }
}
