import Plates
import Testing
import TokenValues
import Tokens

/// What plates call things.
@Suite struct PlateTests {
  @Test(arguments: [
    ("color.intent.ai-accent", "AI accent"), ("button.primary-cta", "Primary CTA"), ("ui", "UI"), ("size.md", "md"),
    ("color.aid-kit", "Aid kit"), ("color.secondaryUi", "secondaryUi"), ("grey.50", "Grey 50"),
    ("color.brand.$root", "Brand"),
  ])
  func namesTokensAsPeopleWriteThem(path: String, expected: String) {
    #expect(Plate.name(of: TokenPath(path)) == expected)
  }

  @Test func namesATokenThatStandsForItsGroupLikeTheGroup() {
    let paths = ["color.text.brand.$root", "color.text.brand.hover", "color.icon.brand.$root"].map { TokenPath($0) }
    #expect(Plate.names(of: paths) == ["Text brand", "Hover", "Icon brand"])
    let groups = ["primary.main", "secondary.main", "background.paper"].map { TokenPath($0) }
    #expect(Plate.names(of: groups) == ["Primary main", "Secondary main", "Background paper"])
  }

  @Test func writesALengthAsItIsGiven() {
    #expect(Plate.measure(Dimension(0.0625, .rem)) == "0.0625 rem")
  }
}
