import DrawingSupport
import Guide
import Specimens
import TestSupport
import Testing
import TokenValues
import Tokens

/// A shadow on a sheet that looks like what has it.
struct SheetLookTests {
  private func draw(_ info: String, _ lines: String...) throws -> Drawing {
    let shadow = """
      {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2},
       "offsetX": \(length(0)), "offsetY": \(length(4)), "blur": \(length(8)), "spread": \(length(0))}}
      """
    let themes = try TokenFile.load([
      (
        "a.tokens.json",
        """
        {"level": {"low": {"ios": \(shadow), "android": {"$type": "number", "$value": 3}}},
         "size": {"$type": "dimension", "s": \(TokenFile.px(12)), "m": \(TokenFile.px(20)), "l": \(TokenFile.px(40))},
         "color": {"$type": "color", "green": \(TokenFile.color("10b981")), "red": \(TokenFile.color("ff0000")),
           "white": \(TokenFile.color("ffffff"))},
         "part": {
           "toast": {"background": {"success": {"$value": "{color.green}"}}, "shadow": \(shadow),
             "radius": {"$value": "{size.s}"}},
           "card": {"background": {"$value": "{color.red}"},
             "action": {"radius": {"$value": "{size.m}"}, "shadow": \(shadow)}},
           "state": {"background": {"$value": "{color.white}"}, "icon-background": {"$value": "{color.red}"},
             "icon-radius": {"$value": "{size.l}"}, "icon-shadow": \(shadow)}}}
        """
      )
    ])
    let system = DesignSystem(
      slug: "sample", settings: SystemSettings(name: "Sample"), themes: themes, overview: nil, sections: [])
    return try Drawing(info, lines, by: AllSpecimens.all, over: system)
  }

  private func length(_ pixels: Int) -> String { #"{"value": \#(pixels), "unit": "px"}"# }

  @Test(arguments: [
    ("part.toast.shadow", "background:#10b981;", "border-radius:12px"),
    ("part.card.action.shadow", "background:#ff0000;", "border-radius:20px"),
    ("part.state.icon-shadow", "background:#ff0000;", "border-radius:40px"),
  ]) func isThatOfTheComponentWhoseShadowItIs(_ token: String, _ background: String, _ radius: String) throws {
    let drawing = try draw("shadows", token)
    #expect(drawing.html.contains(background) && drawing.html.contains(radius))
    #expect(drawing.words.contains("the background and the radius of the component"))
  }

  @Test func isPlainForALevelOfNoComponent() throws {
    let drawing = try draw("shadows", "level.low.ios")
    #expect(!drawing.html.contains("border-radius"))
    #expect(!drawing.words.contains("of the component"))
  }

  @Test func isThatOfTheGroupsThatTheBlockNamesInTheirOrder() throws {
    let html = try draw("shadows as=\"part.toast, part.card.action\"", "level.low.android", "level.low.ios").html
    let toast = try #require(html.firstRange(of: "background:#10b981;"))
    let card = try #require(html.firstRange(of: "background:#ff0000;"))
    #expect(toast.lowerBound != card.lowerBound)
    #expect(html.contains("border-radius:12px") && html.contains("border-radius:20px"))
  }

  @Test func reportsAGroupThatIsNone() throws {
    let drawing = try draw("shadows as=part.tost", "level.low.ios")
    #expect(drawing.diagnostics.text.contains("part.tost is not a group of tokens"))
  }
}
