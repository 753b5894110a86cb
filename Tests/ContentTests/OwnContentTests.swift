import Diagnostics
import TestSupport
import Testing

/// What is said of the guide as a whole when it is built.
struct OwnContentTests {
  @Test func buildsWithoutAnError() async throws {
    let diagnostics = try await OwnGuide.diagnostics()
    #expect(diagnostics.count(.error) == 0, "\(diagnostics.text)")
  }

  @Test func isWarnedOfNothingButTheDocumentsOwnWord() async throws {
    // UI Foundation asks for a "tick", which no platform has; the guide keeps the word and says so.
    let expected = ["content/ui-foundation/tokens/haptics.tokens.json:34:26 warning unknown-haptic"]
    let diagnostics = try await OwnGuide.diagnostics()
    #expect(diagnostics.lines == expected, "\(diagnostics.text)")
  }
}
