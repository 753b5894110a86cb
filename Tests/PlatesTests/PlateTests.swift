import Plates
import Testing
import Tokens

/// What plates call things.
@Suite struct PlateTests {
  @Test(arguments: [
    ("color.intent.ai-accent", "AI accent"), ("button.primary-cta", "Primary CTA"), ("ui", "UI"), ("size.md", "md"),
    ("color.aid-kit", "Aid kit"), ("color.secondaryUi", "secondaryUi"), ("grey.50", "Grey 50"),
  ])
  func namesTokensAsPeopleWriteThem(path: String, expected: String) {
    #expect(Plate.name(of: TokenPath(path)) == expected)
  }
}
