import Diagnostics
import DrawingSupport
import Guide
import TestSupport
import Testing
import Tokens

@testable import Specimens

/// The figures of the colour plates.
@Suite struct ColourTests {
  @Test func writesNameValueAndAliasOfASwatch() throws {
    let text = try draw("swatches title=Tabs", "color.tab.* | Messages").words
    #expect(text.contains("Coral #ff6b6b oklch(71.2% 0.181 22.8) Messages color. tab. coral"))
    #expect(text.contains("Coral = color. palette. coral"))
    #expect(text.contains("Tabs. At the head of each field"))
  }

  @Test func linksEachSwatchToTheTokenTable() throws {
    let html = try draw("swatches", "color.tab.emerald").html
    #expect(html.contains("href=\"../tokens.html#color.tab.emerald\""))
  }

  @Test func splitsAFieldByThemeAndNamesTheThemes() throws {
    let drawing = try draw("swatches", "color.surface.*")
    #expect(drawing.words.contains("light 21.00 AAA Card #ffffff"))
    // The name is seen once: here it stands for a reader who leaves the light side out.
    #expect(drawing.words.contains("dark 17.01 AAA Card #1c1c1e"))
    #expect(drawing.html.contains("<b class=\"again\" style=\"--again:var(--t0-1) block\">Card</b>"))
  }

  @Test func saysOfALoneBlackTextThatItIsBlack() throws {
    let html = try draw("swatches", "color.surface.card").html
    #expect(html.contains("<i class=\"black\" aria-hidden=\"true\"> 21.00 AAA</i>"))
    #expect(!html.contains("<i class=\"black\" aria-hidden=\"true\"> 17.01"))
  }

  /// White on white tells nothing, and nobody writes on a colour of text.
  @Test func setsNoTextOnItsOwnColourNorOnThatOfText() throws {
    #expect(try draw("swatches", "color.surface.card").words.contains("light 21.00 AAA Card"))
    let text = try draw("swatches", "color.text.*")
    #expect(text.words.contains("Muted #777777") && !text.words.contains("4.48 AA large 4.69"))
    #expect(text.words.contains("On Card On Screen") && !text.words.contains("White text on it"))
  }

  @Test func judgesNoSurfaceOnAnother() throws {
    let words = try draw("swatches", "color.surface.*").words
    #expect(words.contains("White text on it Black text on it Card"))
    #expect(!words.contains("On Screen"))
  }

  @Test(arguments: [
    ("color.accent.darkSurface", "light", false), ("color.accent.darkSurface", "dark", true),
    ("color.surface.light", "dark", false), ("color.accent.default", "light", true), ("color.darkroom", "light", true),
  ])
  func aColourThatIsNamedForAThemeIsOnlyForThat(_ path: String, _ theme: String, _ applies: Bool) {
    #expect(ColorUse(TokenPath(path)).applies(in: theme, of: ["light", "dark"]) == applies)
  }

  @Test(arguments: [
    ("color.text.primary", false), ("color.brand.onPrimary", false), ("border.default", false),
    ("field.text.background", true), ("color.brand.primary", true), ("color.phone", true), ("Muted text", false),
    ("Primary button, text", false), ("Card background", true), ("Context panel", true),
  ])
  func textStandsOnWhatIsNamedForNothingElse(_ path: String, _ carriesText: Bool) {
    #expect(ColorUse(TokenPath(path)).carriesText == carriesText)
  }

  @Test func saysWhatIsUnderATranslucentColour() throws {
    let words = try draw("swatches", "color.veil.half").words
    #expect(words.contains("a translucent colour is measured over Card."), "\(words)")
  }

  @Test func aColourOnItselfHasNoContrast() throws {
    let words = try draw("contrast", "text: color.surface.card", "surface: color.surface.*").words
    #expect(words.contains("the same") && !words.contains("1.00 fail"), "\(words)")
  }

  /// Black on near black is no text that anybody sets, so that its field has no verdict on it.
  @Test func setsOnAFieldOnlyTextThatCanBeRead() throws {
    func samples(_ path: String) throws -> [String] {
      let page = try draw("swatches", path).page
      return page.all("i").filter { text in page.isInside(text) { $0.has(class: "field") } }.map(\.text)
    }
    #expect(try samples("color.tab.emerald") == [" 8.28 AAA"])
    #expect(try draw("swatches", "color.tab.emerald").words.contains("with its contrast, where it reaches 3"))
  }

  @Test func foldsWhatTheFieldsSayAlready() throws {
    let drawing = try draw("swatches", "color.tab.emerald")
    #expect(drawing.html.contains("<details class=\"figures\"><summary>Contrast on the surfaces"))
    let bare = try draw("swatches", "color.tab.emerald", surfaces: [])
    #expect(bare.html.contains("<details class=\"figures\"><summary>Contrast of white and black text"))
  }

  @Test func readsEachColourOnTheSurfacesOfEachTheme() throws {
    let text = try draw("swatches", "color.tab.emerald").words
    #expect(text.contains("light White text on it Black text on it On Card On Screen"))
    #expect(text.contains("Emerald 2.54 fail Lc −54 8.28 AAA Lc 54 2.54 fail Lc 49"))
  }

  /// #777777 on white is 4.478: to one place it would seem to be 4.5.
  @Test func gradesARatioBelowTheLevelItNearlyReaches() throws {
    let drawing = try draw("contrast", "text: color.text.muted", "surface: color.surface.card")
    #expect(drawing.words.contains("4.48 AA large"))
    #expect(drawing.words.contains("In light, Muted on Card does not reach 4.5: its contrast is 4.48."))
  }

  /// What is not text is no sentence.
  @Test func drawsASignOfWhatIsNotText() throws {
    let drawing = try draw("contrast need=ui", "text: color.text.muted", "surface: color.surface.card")
    #expect(drawing.html.contains("<span class=\"sign\"></span>") && !drawing.html.contains("class=\"sample\""))
    #expect(drawing.words.contains("4.48 AA Lc"))
  }

  @Test func reportsANeedThatItDoesNotKnow() throws {
    let lines = ["text: color.text.muted", "surface: color.surface.card"]
    let drawing = try draw("contrast need=body", lines[0], lines[1])
    #expect(drawing.diagnostics.all.map(\.rule.id) == ["invalid-option"])
    #expect(drawing.words.contains("4.48 AA large"))
    #expect(try draw("contrast need=large", lines[0], lines[1]).diagnostics.isEmpty)
  }

  @Test func setsAMatrixInTheStyleItSpeaksOf() throws {
    let lines = ["text: color.text.muted", "surface: color.surface.card"]
    let set = try draw("contrast type=type.body-loud", lines[0], lines[1])
    #expect(set.diagnostics.isEmpty && set.html.contains("class=\"sample\" style=\"font:700 18px/1.5"))
    #expect(try draw("contrast type=space.14", lines[0], lines[1]).html.contains("class=\"sample\">"))
  }

  @Test func takesTheMatrixFromTheSettingsWhereTheBlockHasNoLines() throws {
    let drawing = try draw("contrast", "")
    #expect(drawing.diagnostics.isEmpty)
    #expect(drawing.words.contains("21.00 AAA Lc 106"))
    #expect(drawing.html.contains("Lc\u{a0}106"))
  }

  @Test func saysThatAMatrixHasNoSurfaces() throws {
    let drawing = try draw("contrast", "", surfaces: [])
    #expect(drawing.diagnostics.all.map(\.rule.id) == ["empty-matrix"])
    #expect(drawing.html.isEmpty)
  }

  /// 0.6 × 60 + 0.4 × 255 = 138 (8a); 0.6 × 67 + 0.4 × 255 = 142.2 (8e); half of white is 127.5, rounded up to 80.
  @Test(arguments: [("color.veil.label", "#3c3c43 60 % = #8a8a8e"), ("color.veil.half", "#000000 50 % = #808080")])
  func writesWhatATintComesTo(_ path: String, _ expected: String) throws {
    #expect(try draw("tints on=color.surface.card", path).words.contains(expected))
  }

  @Test func reportsASurfaceThatIsNoToken() throws {
    let drawing = try draw("tints on=color.surface.crad", "color.veil.half")
    #expect(drawing.diagnostics.all.map(\.fix?.sentence) == ["did you mean color.surface.card?"])
  }

  @Test func namesTheClosestNeighboursOfARamp() throws {
    let text = try draw("ramp", "color.grey").words
    #expect(text.contains("Grey 50 #f9fafb Grey 100 #f3f4f6 Grey 900 #111827"))
    #expect(text.contains("3 steps, lightest first. Closest neighbours: Grey 50 and Grey 100, ΔE2000"))
  }

  @Test func namesThePairsThatCollapse() throws {
    let text = try draw("vision", "color.palette.*").words
    #expect(text.contains("Protanopia ΔE"))
    #expect(text.contains("Coral and Olive"))
    #expect(text.contains("Tritanopia No pair collapses."))
  }

  @Test func runsAGradientAsItsExtensionsSayAndWritesItsStops() throws {
    let drawing = try draw("gradients", "gradient")
    #expect(drawing.html.contains("linear-gradient(135deg,#10b981 0%,#00000080 100%)"))
    #expect(drawing.words.contains("0 % #10b981 100 % #000000 50 %"))
  }

  @Test func writesWhatAnOpacityComesTo() throws {
    let text = try draw("opacity color=color.text.primary on=color.surface.card", "opacity").words
    #expect(text.contains("On Card, light #ffffff 50 % Pressed 50 % = #808080 3.98 AA large"))
    #expect(text.contains("On Card, dark #1c1c1e 50 % Pressed 50 % = #8e8e8f"))
  }

  @Test func namesTokensOfSeveralGroupsByTheirGroup() throws {
    let text = try draw("ramp", "color.text.*", "color.tab.emerald").words
    #expect(text.contains("Text muted"))
    #expect(text.contains("Text primary"))
    #expect(text.contains("Emerald"))
  }

  @Test func judgesNoOpacityOfWhatIsDisabled() throws {
    let themes = try TokenFile.load([
      (
        "a.tokens.json",
        #"{"state": {"$type": "number", "disabled": {"$value": 0.4}, "skeleton-low": {"$value": 0.4}, "pressed": {"$value": 0.4}}}"#
      )
    ])
    let system = DesignSystem(
      slug: "sample", settings: SystemSettings(name: "Sample"), themes: themes, overview: nil, sections: [])
    let words = try Drawing("opacity", ["state"], by: AllSpecimens.all, over: system).words
    #expect(words.contains("Disabled 40 % = #999999 2.85, no floor applies"))
    #expect(words.contains("Pressed 40 % = #999999 2.85 fail"))
    #expect(words.contains("Skeleton low 40 % = #999999 2.85, no floor applies"))
    // What nobody has to read is not written in its own colour.
    let html = try Drawing("opacity", ["state.disabled"], by: AllSpecimens.all, over: system).html
    #expect(html.contains("class=\"sample\" style=\"color:#000000\""))
  }
}
