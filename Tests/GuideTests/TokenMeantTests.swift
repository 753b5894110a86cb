import Guide
import TestSupport
import Testing

/// Which token an unknown name may have meant.
struct TokenMeantTests {
  private static let tokens = """
    {"colors": {"$type": "number", "surface-night": {"$value": 1}, "on-primary": {"$value": 1}, "hero": {"$value": 1},
      "red": {"$value": 1}, "body": {"$value": 1}},
     "rounded": {"$type": "number", "xs": {"$value": 1}, "sm": {"$value": 1}, "step-4": {"$value": 1}},
     "spacing": {"$type": "number", "gutter": {"$value": 1}}, "sizes": {"$type": "number", "gutter": {"$value": 1}},
     "components": {"ghost-button": {"height": {"$type": "number", "$value": 1}}}}
    """

  @Test func suggestsAComponentWithinAGroupOfAllTokens() throws {
    let tokens =
      "{\"tokens\": {\"components\": {\"ghost-button\": {\"height\": {\"$type\": \"number\", \"$value\": 1}}}}}"
    let joined = Joined(["content/a/tokens/a.tokens.json": tokens, "content/a/index.md": "# A"])
    let system = try #require(joined.guide.systems.first)
    #expect(system.tokenMeant(by: "colors.ghost-button") == "tokens.components.ghost-button")
  }

  @Test(arguments: [
    ("colors.surface-nihgt", "colors.surface-night"), ("colors.onPrimary", "colors.on-primary"),
    ("colors.herp", "colors.hero"), ("components.surface-night", "colors.surface-night"),
    // Steps of a scale and short words are names of their own, and so are numbers.
    ("rounded.xl", nil), ("rounded.lg", nil), ("colors.rad", nil), ("rounded.step-5", nil), ("components.body", nil),
    // In two groups, nobody knows which is meant.
    ("layout.gutter", nil),
    ("colors.something-else", nil),
    // A component by another group's name.
    ("colors.ghost-button", "components.ghost-button"), ("colors.ghost-link", nil),
  ])
  func suggestsOnlyWhatIsOneSlipAway(_ name: String, _ meant: String?) throws {
    let joined = Joined(["content/a/tokens/a.tokens.json": Self.tokens, "content/a/index.md": "# A"])
    let system = try #require(joined.guide.systems.first)
    #expect(system.tokenMeant(by: name) == meant)
  }
}
