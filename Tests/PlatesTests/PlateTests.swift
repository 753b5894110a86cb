import DrawingSupport
import Guide
import Markup
import Plates
import Testing
import TokenValues
import Tokens

/// What plates call things.
@Suite struct PlateTests {
  @Test(arguments: [
    ("color.intent.ai-accent", "AI accent"), ("button.primary-cta", "Primary CTA"), ("ui", "UI"), ("size.md", "md"),
    ("color.aid-kit", "Aid kit"), ("color.secondaryUi", "secondaryUi"), ("grey.50", "Grey 50"),
    ("color.brand.$root", "Brand"), ("space.insetWide.min", "insetWide min"), ("space.xxs", "xxs"),
    ("space.2xl", "2xl"), ("type.small", "Small"), ("motion.xfast", "xfast"), ("motion.xylophone", "Xylophone"),
  ])
  func namesTokensAsPeopleWriteThem(path: String, expected: String) {
    #expect(Plate.name(of: TokenPath(path)) == expected)
  }

  @Test func namesATokenThatStandsForItsGroupLikeTheGroup() {
    let paths = ["color.text.brand.$root", "color.text.brand.hover", "color.icon.brand.$root"].map { TokenPath($0) }
    #expect(Plate.names(of: paths) == ["Text brand", "Brand hover", "Icon brand"])
    let rests = ["size.max-width.default", "size.max-width.narrow"].map { TokenPath($0) }
    #expect(Plate.names(of: rests) == ["Max width default", "Max width narrow"])
    #expect(Plate.names(of: ["size.hairline.-thin", "size.gap.wide"].map { TokenPath($0) })[0] == "Hairline thin")
    let soft = ["brand.navy", "brand.navy.soft", "line.soft"].map { TokenPath($0) }
    #expect(Plate.names(of: soft) == ["Navy", "Navy soft", "Line soft"])
    let groups = ["primary.main", "secondary.main", "background.paper"].map { TokenPath($0) }
    #expect(Plate.names(of: groups) == ["Primary main", "Secondary main", "Background paper"])
  }

  @Test func tellsTokensApartByTheGroupsAboveTheirGroups() {
    let paths = ["card.title.size", "dialog.title.size", "card.body.gap"].map { TokenPath($0) }
    #expect(Plate.names(of: paths) == ["Card title size", "Dialog title size", "Gap"])
  }

  /// Alone a name in camel case is an identifier, behind its group a part of words.
  @Test func writesNamesInCamelCaseAsWordsBehindTheirGroup() {
    let paths = [
      "color.accent.default", "color.accent.darkSurfaceVariant", "color.border.darkOLED", "color.border.default",
    ]
    #expect(
      Plate.names(of: paths.map { TokenPath($0) })
        == ["Accent default", "Accent dark surface variant", "Border dark OLED", "Border default"])
    #expect(Plate.name(of: TokenPath("color.accent.darkSurfaceVariant")) == "darkSurfaceVariant")
  }

  @Test(arguments: [
    (["--fs-title", "--fs-row"], ["Title", "Row"]), (["--text-sm", "--text-lg"], ["sm", "lg"]),
    (["--type-display-md", "--type-body-sm"], ["Display md", "Body sm"]), (["--s-1", "--s-2"], ["S 1", "S 2"]),
    (["--btn-sm", "--btn-lg"], ["Btn sm", "Btn lg"]), (["--z-menu", "--z-toast"], ["Z menu", "Z toast"]),
    (["glass-panel, fill", "glass-panel, border"], ["Glass panel, fill", "Glass panel, border"]),
    (["Weights, fw-bold", "Weights, fw-black"], ["Bold", "Black"]),
    (["--gap", "--gap-wide"], ["Gap", "Gap wide"]), (["--ink"], ["Ink"]), (["--ink", "--paper"], ["Ink", "Paper"]),
  ])
  func leavesOutWhatAllNamesWithoutGroupsBeginWith(_ paths: [String], _ names: [String]) {
    #expect(Plate.names(of: paths.map { TokenPath([$0]) }) == names)
  }

  @Test func takesNoNameOfADocumentThatAnotherTokenHas() throws {
    func color(_ hex: String, _ name: String) -> String {
      TokenFile.color(hex).dropLast() + #", "$extensions": {"specimen.name": "\#(name)"}}"#
    }
    let tones = """
      {"tone": {"$type": "color", "ink": \(TokenFile.color("102030")), "night": \(color("203040", "Ink")),
      "pale": \(color("f6f5f2", "Chalk"))}}
      """
    let system = DesignSystem(
      slug: "tones", settings: SystemSettings(name: "Tones"),
      themes: try TokenFile.load([("tones.tokens.json", tones)]), overview: nil, sections: [])
    let paths = ["tone.ink", "tone.night", "tone.pale"].map { TokenPath($0) }
    #expect(Plate.names(of: paths, in: system) == ["Ink", "Night", "Chalk"])
  }

  @Test(arguments: [
    ("components/modals/RestModal.tsx", "components/|modals/|Rest|Modal.|tsx"),
    ("omnivia/color.tokens.json:102:19", "omnivia/|color.|tokens.|json:|102:|19"), ("f(x)", "f(x)"),
    ("--a-name-of-more-than-a-narrow-column", "--a-name-of-more-than-a-narrow-column"),
    ("onlyForPhonesOfOneHandAtWork on iOS", "only|For|Phones|Of|One|Hand|At|Work on iOS"),
    ("a == b.c || a.veryLongNameOfAFunction()", "a == b.|c || a.|very|Long|Name|Of|AFunction()"),
  ])
  func breaksCodeBehindItsMarks(code: String, expected: String) {
    #expect(Plate.breaking(code: code.utf8).html.replacing("<wbr>", with: "|") == expected)
  }

  @Test func marksAColourInCodeWithAChip() {
    let chip = "<span class=\"chip\" style=\"background: rgb(30, 41, 59)\" data-specimen=\"chip\"></span>"
    #expect(
      CodeSpans.nodes("Text is `#1E293B`").map(\.html).joined()
        == "Text is <code><span class=\"unbroken\">\(chip)#1E293B</span></code>")
    #expect(CodeSpans.nodes("`rgba(0,0,0,0.5)`").map(\.html).joined().contains("</span>rgba</span>(0,0,0,0.5)"))
    for other in ["`red`", "`#heading`", "`rgba(action,0.1)`", "`f(x)`"] {
      #expect(!CodeSpans.nodes(other).map(\.html).joined().contains("chip"), "\(other)")
    }
  }

  @Test(arguments: [
    ("components/modals/RestModal.tsx", true), ("short words only, but many of them", false), ("motion.spring", false),
  ])
  func knowsAWordThatIsLongerThanANarrowColumn(code: String, expected: Bool) {
    #expect(Plate.isLong(code.utf8) == expected)
  }

  @Test func namesAChapterOfTheDocumentOnceForAllOfItsParts() {
    let parts = ["2. Colour", "3. Parts: Card", "3. Parts: Field", "3. Parts, New: Chip", "4. Motion: Curves"]
    #expect(Plate.sources(of: parts) == "2. Colour; 3. Parts: Card, Field and New: Chip; 4. Motion: Curves")
    #expect(Plate.sources(of: ["Colour", "Type (lines 9–12)"]) == "Colour and Type (lines 9–12)")
    #expect(Plate.sources(of: ["3. Parts: Card"]) == "3. Parts: Card")
    #expect(Plate.sources(of: ["A", "B", "C", "D: x", "E", "D: y"], most: 4) == "A; B; C; 3 more")
    #expect(Plate.sources(of: ["A", "B", "C", "D", "E"]) == "A, B, C, D and E", "of a few, all are named")
    let many = ["Card", "Field", "Chip", "Menu", "Tab"].map { "3. Parts: \($0)" }
    #expect(Plate.sources(of: many + ["4. Motion"], most: 4) == "3. Parts: Card, Field, Chip and 2 more; 4. Motion")
    #expect(Plate.sources(of: many, most: 5) == "3. Parts: Card, Field, Chip, Menu and Tab")
  }

  @Test func writesALengthAsItIsGiven() {
    #expect(Plate.measure(Dimension(0.0625, .rem)) == "0.0625 rem")
  }
}
