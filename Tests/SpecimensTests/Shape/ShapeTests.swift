import Diagnostics
import DrawingSupport
import Guide
import Plates
import Specimens
import TestSupport
import Testing

/// The figures of the plates of space and shape.
@Suite struct ShapeTests {
  @Test func enlargesAShortScaleAndSaysSo() throws {
    let drawing = try draw("scale", "space")
    #expect(drawing.words.contains("8 px space. 8 14 px space. 14 32 px Large space. large"))
    #expect(drawing.words.hasSuffix("Drawn 8 : 1, a division is 4 px."))
  }

  @Test func drawsSquaresAtTheirSize() throws {
    let html = try draw("scale as=squares", "space.14").html
    #expect(html.contains("class=\"square\" style=\"width:14px\""))
  }

  /// Every figure is of a theme, and goes with its drawing when a reader chooses another.
  @Test(arguments: [
    ("scale", "varying.gap", "light 16 px dark 8 px"), ("scale as=squares", "varying.gap", "light 16 px dark 8 px"),
    ("radii", "varying.corner", "light 12 px dark 6 px"), ("borders", "varying.edge", "light 4 px dark 2 px"),
  ]) func tellsAndDrawsWhatEachThemeGives(block: String, token: String, figures: String) throws {
    let drawing = try draw(block, token)
    #expect(drawing.words.contains(figures), "\(drawing.words)")
    // Once for each drawing, and once for each figure.
    #expect(drawing.html.split(separator: "data-without=").count - 1 == 4, "\(drawing.html)")
  }

  @Test(arguments: [
    ("durations", "varying.time", ["200 ms", "100 ms"]), ("type-ramp", "varying.style.body", ["32", "16"]),
  ])
  func drawsWhatEachThemeGivesInARowOfItsOwn(block: String, token: String, figures: [String]) throws {
    let drawing = try draw(block, token)
    for figure in figures { #expect(drawing.words.contains(figure), "\(drawing.words)") }
    #expect(drawing.html.split(separator: "data-without=").count - 1 == 2, "\(drawing.html)")
  }

  @Test func writesASingleLengthAsALine() throws {
    let drawing = try draw("scale", "space.14")
    #expect(drawing.words.hasPrefix("Space 14 14 px"))
    #expect(!drawing.html.contains("<figure"))
  }

  @Test func namesWhatIsOffTheGrid() throws {
    let text = try draw("scale as=grid", "space").words
    #expect(text.contains("3.5 × 4"))
    #expect(text.hasSuffix("on a grid of 4 px; off it: 14."))
  }

  @Test func measuresAgainstAGridOfAnotherUnit() throws {
    let text = try draw("scale as=grid unit=space.8", "space.large").words
    #expect(text.hasSuffix("on a grid of 8 px; the sizes here keep to it."))
  }

  @Test func reportsAWayToDrawThatThereIsNot() throws {
    let drawing = try draw("scale as=circles", "space")
    #expect(drawing.diagnostics.all.map(\.rule.id) == ["invalid-option"])
    #expect(drawing.html.contains("class=\"bars\""))
  }

  @Test func tellsCornersPillsAndCirclesApart() throws {
    let drawing = try draw("radii", "radius")
    #expect(drawing.words.contains("8 px Small"))
    #expect(drawing.words.contains("9999 px Pill More than half of any height: a pill."))
    #expect(drawing.words.contains("50 % Circle Half of the side: a circle."))
    #expect(drawing.html.contains("aria-label=\"Small: a corner of radius 8 px.\""))
    #expect(drawing.html.contains("A8 8 0 0 1 9 1"))
  }

  @Test func drawsAPillOfWhichNoFigureIsGiven() {
    #expect(Corner.rule(named: "pill") == .round)
    #expect(Corner.rule(named: "button") == nil)
    #expect(Corner.round.figure == "fully round")
    #expect(Corner.round.remark == "Half of the height, a pill; no figure is given.")
  }

  @Test func layersSheetsFromBackToFrontAndThePageBeforeNegativeOnes() throws {
    let drawing = try draw("layers", "layer")
    #expect(
      drawing.words.hasPrefix(
        "-1 Backdrop layer. backdrop The page 100 Sticky layer. sticky Menu layer. menu 400 Modal layer. modal"))
    #expect(drawing.html.matches(of: /<li[^>]*margin-inline:/).count == 4)
  }

  @Test func writesWidthStyleAndColourOfABorder() throws {
    let text = try draw("borders", "border").words
    #expect(text.contains("1 px Hairline"))
    #expect(text.contains("2 px Focus solid, #10b981"))
    #expect(try draw("borders theme=light", "border.focus").html.contains("solid #10b981;background:#ffffff"))
    let chosen = try draw("borders theme=light on=color.brand", "border.focus").html
    #expect(chosen.contains("solid #10b981;background:#0066cc"))
  }

  @Test func tellsOnceWhatNoBorderGives() throws {
    let border = """
      {"$value": {"color": "{color.blue}", "width": {"value": 1, "unit": "px"}, "style": "solid"}, \
      "$extensions": {"specimen.notGiven": ["style"]}}
      """
    let text = """
      {"color": {"$type": "color", "blue": \(TokenFile.color("0066cc"))},
       "edge": {"$type": "border", "one": \(border), "two": \(border)}}
      """
    let system = DesignSystem(
      slug: "sample", settings: SystemSettings(name: "Sample"), themes: try TokenFile.load([("a.tokens.json", text)]),
      overview: nil, sections: [])
    func words(_ lines: String) throws -> String {
      try Drawing("borders", [lines], by: AllSpecimens.all, over: system).words
    }
    let both = try words("edge")
    #expect(both.contains("Drawn 1 : 1. Not given: style.") && !both.contains("solid"), "\(both)")
    #expect(both.split(separator: "Not given").count == 2)
    #expect(try words("edge.one").contains("#0066cc Not given: style."))
  }

  @Test func drawsTheElevationOfAndroidBesideTheShadowOfItsGroup() throws {
    let drawing = try draw("shadows", "shadow")
    #expect(drawing.words.contains("Low iOS: y 2, blur 4, opacity 0.5 Not given: colour. Low Android elevation 3"))
    #expect(drawing.html.contains("box-shadow:0px 2px 4px 0px #00000080"))
    // 450/600 and 800/600 of the height, and half of it around the sheet.
    #expect(drawing.html.contains("box-shadow:0px 2.25px 4px 0px #00000030,0px 0px 0.75px 0.75px #0000000a"))
    #expect(drawing.words.contains("Elevation has Android’s two shadows"))
  }

  @Test func drawsOnlyTheThemeThatTheBlockNames() throws {
    let text = try draw("shadows theme=dark", "shadow").words
    #expect(text.contains("On Screen #000000"))
    #expect(!text.contains("#f2f2f7"))
    #expect(try draw("tints theme=dark", "color.veil").words.contains("On Screen #000000"))
    let unknown = try draw("tints theme=drak", "color.veil")
    #expect(unknown.diagnostics.text.contains("drak is not a theme of Sample"))
  }

  @Test func hangsTheLighterSurfaceOverTheDarkerOneInEachTheme() throws {
    let text = try draw("shadows", "shadow").words
    #expect(text.contains("On Screen, light #f2f2f7"))
    #expect(text.contains("On Screen, dark #000000"))
  }

  @Test func drawsIconsAndTargetsAtTheirSize() throws {
    let icons = try draw("icons", "icon")
    #expect(icons.html.contains("width=\"20\" height=\"20\""))
    // Nothing but the box: what stands in it is not a token's to say.
    #expect(!icons.html.contains("<circle") && icons.words.contains("The square is the box of the icon."))
    let target = try draw("targets control=icon.inline", "target")
    #expect(target.words.contains("44 px Minimum 12 px more on each side"))
    #expect(target.html.contains("Minimum: 44 px around a control of 20 px."))
    // Around nothing, a target is its figure.
    let alone = try draw("targets", "target")
    #expect(alone.words.contains("44 px Minimum") && !alone.html.contains("<svg") && !alone.words.contains("Dashed"))
  }

  @Test func saysWhatIsNotGiven() throws {
    let text = try draw("not-given", "Grey 50 | no value in the document", "Line height").words
    #expect(text.hasPrefix("Grey 50 no value in the document Line height not given in the document"))
  }

  /// In a row that says what a document leaves out, a name in code has to be that of a token all the same.
  @Test(arguments: [
    ("Text | drawn in `color.text.muted`", false), ("Text | drawn in `color.text.mutd`", false),
    ("`color.text.nowhere` | none", true), ("Text | one of `color.text`, in `color.text.*`, `file.md`", false),
    ("Text | `color.text.muted.alpha` and `nothing.like.it`", false), ("color.text.lost | named, no value", false),
  ])
  func reportsANameThatNoTokenHas(line: String, isReported: Bool) throws {
    let expected = isReported ? ["unknown-token"] : []
    #expect(try draw("not-given", line).diagnostics.all.map(\.rule.id) == expected)
    #expect(try draw("evidence", "- \(line) | -").diagnostics.all.map(\.rule.id) == expected)
  }
}
