import Diagnostics
import Files
import Testing
import Tokens

@testable import Starter

/// Which colours names call text, and on which grounds.
struct ColourRoleTests {
  private static func roles(_ json: String) -> ColourRoles {
    var diagnostics = Diagnostics()
    let themes = TokenLoader.load([SourceFile(path: "a.tokens.json", text: json)], root: "", into: &diagnostics)
    return ColourRoles(TokenStock(themes))
  }

  @Test func leavesOutGroundsWithColoursOfTheirOwn() {
    let roles = Self.roles(
      """
      {"color": {
        "background": {"default": {"$root": \(Samples.color("#ffffff"))}, "neutral": {"$root": \(Samples.color("#4d4d4d"))}},
        "text": {"default": {"$root": \(Samples.color("#1a1a1a"))},
          "neutral": {"$root": \(Samples.color("#1a1a1a")), "on-neutral": \(Samples.color("#fafafa"))}}}}
      """)
    #expect(roles.surfaces.map(\.path.description) == ["color.background.default.$root"])
    #expect(roles.pairs.map(\.ground.path.description) == ["color.background.neutral.$root"])
    #expect(roles.pairs.first?.texts.map(\.path.description) == ["color.text.neutral.on-neutral"])
  }

  @Test func takesThePrimaryColourForTheBrandAndNoneForWhatGoesWrong() {
    let roles = Self.roles(
      """
      {"brand": {"caution": {"600": \(Samples.color("#b15300"))}, "primary": {"600": \(Samples.color("#0057ae"))},
        "critical": {"600": \(Samples.color("#c7187b"))}}, "green": \(Samples.color("#1a8a4a"))}
      """)
    #expect(roles.brand?.path.description == "brand.primary.600")
    #expect(
      roles.identity.map(\.path.description) == [
        "brand.primary.600", "green", "brand.caution.600", "brand.critical.600",
      ])
  }

  /// A palette has colours that nothing uses, and a ground may be the brand's.
  @Test func knowsASystemByTheColoursThatItsRolesTake() {
    let roles = Self.roles(
      """
      {"color": {"blue": {"300": \(Samples.color("#4a90d9")), "700": \(Samples.color("#26568c"))},
        "green": {"300": \(Samples.color("#4fb06a")), "600": \(Samples.color("#2f8a4c"))}},
       "bg": {"primary": {"$type": "color", "$value": "{color.blue.700}"}},
       "state": {"good": {"$type": "color", "$value": "{color.green.600}"}}}
      """)
    #expect(roles.brand?.path.description == "bg.primary")
    #expect(roles.identity.prefix(2).map(\.path.description) == ["bg.primary", "color.green.600"])
  }

  @Test func pairsTextOnColourWithNoGroundOfThatName() {
    let roles = Self.roles(
      """
      {"color": {"bg": {"page": \(Samples.color("#ffffff"))},
        "text": {"default": \(Samples.color("#111111")), "on-color": \(Samples.color("#ffffff"))}}}
      """)
    #expect(roles.pairs.isEmpty)
  }

  @Test func leavesOutTextOfStates() {
    let roles = Self.roles(
      """
      {"text": \(Samples.color("#111111")), "text-checked": \(Samples.color("#003399")),
       "text-dragged": \(Samples.color("#993300"))}
      """)
    #expect(roles.texts.map(\.path.description) == ["text"])
  }

  @Test func pairsTextThatIsNamedForAnotherColourWithThatColour() {
    let roles = Self.roles(
      """
      {"surface": \(Samples.color("#ffffff")), "surface-fg": \(Samples.color("#111111")),
       "primary": \(Samples.color("#003399")), "primary-fg": \(Samples.color("#ffffff")),
       "accent": {"main": \(Samples.color("#993300")), "contrastText": \(Samples.color("#fefefe"))}}
      """)
    #expect(roles.texts.map(\.path.description) == ["surface-fg"])
    #expect(roles.pairs.map(\.ground.path.description) == ["surface", "primary", "accent.main"])
  }

  @Test func leavesOutVividGroundsAndTheTextOfParts() {
    let roles = Self.roles(
      """
      {"canvas": \(Samples.color("#acace7")), "red-background-default": \(Samples.color("#cc2200")),
       "page-background": \(Samples.color("#f4f4f6")), "primaryButtonText": \(Samples.color("#ffffff")),
       "bodyText": \(Samples.color("#222222")), "logo-fg": \(Samples.color("#fafafa"))}
      """)
    #expect(roles.surfaces.map(\.path.description) == ["canvas", "page-background"])
    #expect(roles.texts.map(\.path.description) == ["bodyText"])
  }

  @Test func ranksTheGroundOfSomethingNoHigherThanOneOfThePage() {
    let roles = Self.roles(
      """
      {"bg-warm": \(Samples.color("#faf8f6")), "text": \(Samples.color("#111111")),
       "recording-bg": \(Samples.color("#2d1e0c")), "app-bg": \(Samples.color("#ffffff"))}
      """)
    #expect(roles.surfaces.map(\.path.description) == ["app-bg", "bg-warm", "recording-bg"])
  }

  /// What programs print into has a ground of its own, and a ground may be told apart from its stroke.
  @Test func takesTheFillOfAGroundAndNoTerminal() {
    let roles = Self.roles(
      """
      {"ide": {"output": {"background": {"$type": "color", "$value": "#000000"}}},
       "background": {"primary": {"fill": {"$type": "color", "$value": "#ffffff"},
                                  "stroke": {"$type": "color", "$value": "#dddddd"}}},
       "button": {"fill": {"$type": "color", "$value": "#3366ff"}}}
      """)
    #expect(roles.surfaces.map(\.path.description) == ["background.primary.fill"])
  }

  @Test func leavesOutTheColoursOfASelection() {
    let roles = Self.roles(
      """
      {"surface": \(Samples.color("#ffffff")), "text": \(Samples.color("#111111")),
       "selection-bg": \(Samples.color("#222222")), "selection-text": \(Samples.color("#fafafa"))}
      """)
    #expect(roles.surfaces.map(\.path.description) == ["surface"])
    #expect(roles.texts.map(\.path.description) == ["text"])
  }

  @Test func keepsTheUsualGroundThoughItHasColoursOfItsOwn() {
    let roles = Self.roles(
      """
      {"surface": \(Samples.color("#ffffff")), "on-surface": \(Samples.color("#111111")),
       "surface-brand": \(Samples.color("#113355")), "on-surface-brand": \(Samples.color("#fafafa"))}
      """)
    #expect(roles.surfaces.map(\.path.description) == ["surface"])
    #expect(roles.pairs.map(\.ground.path.description) == ["surface", "surface-brand"])
  }
}
