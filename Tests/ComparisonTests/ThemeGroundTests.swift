import Colorimetry
import Comparison
import ComparisonSupport
import Testing

/// A translucent colour is measured on the ground of its own theme, which names tell where settings do not.
struct ThemeGroundTests {
  private func changes(_ old: String, _ new: String) async -> Changes {
    await ComparisonSupport.changes(from: ["tokens.css": old], to: ["tokens.css": new])
  }

  private func sheet(_ shadow: String) -> String {
    """
    :root { --color-bg: #f8f7f4; --color-bg-raised: #ffffff; --shadow-sm: 0 1px 2px rgba(28, 25, 23, 0.04); }
    .dark { --color-bg: #2a2a2e; --color-bg-raised: #333338; --shadow-sm: 0 1px 2px \(shadow); }

    """
  }

  @Test func measuresShadowsOnTheGroundOfTheirTheme() async {
    let found = await changes(sheet("rgba(0, 0, 0, 0.1)"), sheet("rgba(0, 0, 0, 0.9)"))
    let change = found.all.first { $0.subject == "--shadow-sm" }
    #expect(change?.values.map { $0.ground.hex } == ["#2a2a2e"])
    #expect(change?.size?.contains("on --color-bg #2a2a2e") == true, "\(change?.size ?? "")")
  }

  @Test func measuresContrastOnTheGroundOfTheTheme() async {
    func version(_ badge: String) -> String {
      """
      :root { --color-bg: #ffffff; --color-text: #1a1a1a; --color-bg-badge: #d8e7fe; --color-text-badge: #0048ad; }
      .dark { --color-bg: #101317; --color-text: #ebeef2; --color-bg-badge: \(badge); --color-text-badge: #7bb0ff; }

      """
    }
    let found = await changes(version("#001e6f"), version("#003cbda1"))
    #expect(found.causes == ["visible value-changed --color-bg-badge"])
    #expect(found.all[0].size?.contains("on --color-bg #101317") == true, "\(found.all[0].size ?? "")")
    for contrast in found.all[0].radius.contrasts {
      #expect(contrast.sentence.contains(" over --color-bg #101317") && !contrast.isBlocking, "\(contrast.sentence)")
    }
  }

  /// What can be read on one ground of a theme may be lost on another.
  @Test func measuresContrastOnEveryGroundOfATheme() async {
    func version(_ tint: String) -> String {
      """
      :root { --color-bg: #ffffff; --color-surface: #c8c8c8; --color-bg-badge: \(tint); --color-text-badge: #5c5c5c; }

      """
    }
    let found = await changes(version("rgba(255, 255, 255, 0.8)"), version("rgba(255, 255, 255, 0.1)"))
    let contrasts = found.all.flatMap(\.radius.contrasts).map(\.sentence)
    #expect(contrasts.contains { $0.contains("over --color-surface #c8c8c8") && $0.contains("AA →") }, "\(contrasts)")
  }

  @Test func takesTheThemeThatNamesTell() async {
    func version(_ light: String) -> [String: String] {
      [
        "tokens.json": """
        {"color": {"bg": {"success": {"dark": {"value": "rgba(5,224,166,0.12)"}, "light": {"value": "\(light)"}}}}}
        """
      ]
    }
    let found = await ComparisonSupport.changes(from: version("#eafbeb"), to: version("rgba(5,224,166,0.08)"))
    #expect(found.all.map(\.subject) == ["color.bg.success.light"])
    #expect(found.all[0].size == "ΔE 4.7, noticeable, on white, alpha 100 % → 8 %")
  }

  @Test func namesBothGroundsWhereNobodySaysWhichItIs() async {
    let found = await changes(":root { --veil: #eafbeb; }\n", ":root { --veil: rgba(5, 224, 166, 0.08); }\n")
    #expect(
      found.all[0].size == "ΔE 92.8, a different colour, on black, and 4.7 on white, alpha 100 % → 8 %",
      "\(found.all[0].size ?? "")")
  }

  /// A shade that is called light is of no theme.
  @Test func takesNoShadeForATheme() async {
    func version(_ light: String) -> String {
      ":root { --primary-light: \(light); --primary-main: #2266aa; --primary-dark: #113355; }\n"
    }
    let found = await changes(version("#eafbeb"), version("rgba(5, 224, 166, 0.08)"))
    #expect(found.all[0].size?.contains("on black") == true)
  }
}
