import DrawingSupport
import Markup
import SideBySide
import TestSupport
import Testing
import TokenValues
import Tokens

@testable import Guide

struct ComparedFoundationTests {
  @Test func putsTheBrandFirstAndNoColourTwice() throws {
    let page = try ComparedGuide.part("colour")
    let strip = page.all("*", "data-token").filter { element in page.isInside(element) { $0.has(class: "strips") } }
    #expect(strip.map { $0.attributes["data-token"] } == ["color.brand", "color.leaf"])
  }

  /// Hues in OKLCH. *Source:* Björn Ottosson's matrices as in CSS Color 4, worked by colorjs.io.
  @Test func placesColoursByTheirHue() throws {
    let page = try ComparedGuide.part("colour")
    let values = page.all("li").map(\.text).filter { $0.hasSuffix("°") }
    #expect(values == ["Leaf #10b981 162°", "Brand #0066cc 256°"])
  }

  @Test func sortsGreysFromTheLightestWithTheirLightness() throws {
    let page = try ComparedGuide.part("neutrals")
    #expect(page.all("rect").map { $0.attributes["data-token"] } == ["color.paper", "color.mid", "color.ink"])
    #expect(
      page.all("li").map(\.text) == ["Paper #ffffff 100.0", "Mid #777777 56.9", "Ink #000000 0.0"])
  }

  @Test func callsColoursWhatTheirDocumentCallsThem() throws {
    let system = try ComparedGuide.named([
      "brand.primary": ("0066cc", "Harbour Blue"), "grey.one": ("777777", "Fog"), "grey.two": ("eeeeee", "Fog"),
    ])
    let parts = SystemsComparison([system, try ComparedGuide.bare()], pageURL: "compare.html").parts
    let text = { (id: String) in
      HTMLPage(parts.first { $0.id == id }?.figures.map(\.html).joined() ?? "").all("li").map(\.text)
    }
    #expect(text("colour") == ["Harbour Blue #0066cc 256°"])
    // A name that two of them have tells nothing apart.
    #expect(text("neutrals") == ["Two #eeeeee 94.9", "One #777777 56.9"])
  }

  @Test func makesGreysOneStripWithoutGaps() throws {
    let steps = try ComparedGuide.part("neutrals").all("rect").compactMap { step -> (Double, Double)? in
      guard let x = percent(step.attributes["x"]), let width = percent(step.attributes["width"]) else { return nil }
      return (x, x + width)
    }
    #expect(steps.count == 3)
    for (step, next) in zip(steps, steps.dropFirst()) { #expect((step.1 - next.0).magnitude < 0.02) }
  }

  @Test func standsLettersOverTheirSizeOnOneScale() throws {
    let letters = try ComparedGuide.part("type").all("text")
    #expect(letters.map { $0.attributes["x"] ?? "" } == ["41.67%", "12.5%", "12.5%"])
    #expect(letters.map { $0.attributes["data-token"] ?? "" } == ["type.title", "type.body", "type.label"])
    let heights = letters.compactMap { Double($0.attributes["y"] ?? "") }
    #expect(heights[2] < heights[1], "styles of one size are stacked")
  }

  @Test func leavesOtherContentSizesOut() throws {
    let page = try ComparedGuide.part("type")
    #expect(!page.all("*", "data-token").contains { $0.attributes["data-token"] == "type.large.body" })
  }

  @Test func countsOnlyTheGroupOfSpacesAndBlamesNoStepForAGridThatNobodySet() throws {
    let page = try ComparedGuide.part("spacing")
    let steps = page.all("g", "data-token")
    #expect(steps.map { $0.attributes["data-token"] ?? "" } == ["space.small", "space.odd", "space.large"])
    #expect(!steps.contains { $0.has(class: "off") })
    #expect(page.all("span").contains { $0.text == "no multiples of 4: 14" })
  }

  @Test func marksStepsOffTheGridThatTheSystemSetsItself() throws {
    let part = try #require(
      try ComparedGuide.spaced([.px, .pt], grid: 16).parts.first { $0.id == "spacing" })
    let page = HTMLPage(part.figures.map(\.html).joined())
    let off = page.all("g", "data-token").filter { $0.has(class: "off") }
    #expect(off.map { $0.attributes["data-token"] ?? "" } == ["space.small", "space.small"])
    #expect(page.all("span").count { $0.text == "off its grid: 8" } == 2)
  }

  @Test func speaksOfLengthsInTheUnitsOfTheSystems() throws {
    let same = try #require(try ComparedGuide.spaced([.pt, .pt]).parts.first { $0.id == "spacing" })
    #expect(same.lede == "8 and 16 pt are common to both systems that give any.")
    let mixed = try #require(try ComparedGuide.spaced([.px, .pt]).parts.first { $0.id == "spacing" })
    #expect(mixed.lede == "8 and 16 px or pt are common to both systems that give any.")
    let page = HTMLPage(mixed.figures.map(\.html).joined())
    #expect(page.all("span").map(\.text).filter { $0.contains(" in ") } == ["2 steps in px", "2 steps in pt"])
    let drawings = page.all("svg").map { $0.attributes["aria-label"] ?? "" }
    #expect(drawings == ["In px: 8 and 16 px.", "In pt: 8 and 16 pt."])
    #expect(page.all("span").contains { $0.text == "0" } && !page.all("span").contains { $0.text == "0 px" })
  }

  @Test func callsNoValueByANameThatOnlyRepeatsIt() throws {
    let spaced = try ComparedGuide.spaced([.px, .pt], names: ("8", "wide"))
    let part = try #require(spaced.parts.first { $0.id == "spacing" })
    let values = HTMLPage(part.figures.map(\.html).joined()).all("li").map(\.text)
    #expect(values == ["8", "16 Wide", "8", "16 Wide"])
  }

  @Test func drawsCornersAndNamesPills() throws {
    let page = try ComparedGuide.part("radii")
    #expect(page.all("g", "data-token").map { $0.attributes["data-token"] ?? "" } == ["radius.soft"])
    #expect(page.all("li").map(\.text) == ["12 Soft", "9999 Pill"])
  }

  /// 200 / 18 with mass 1: ζ = 0.6364, so exp(−πζ/√(1−ζ²)) = 7.5 % over the target.
  @Test func namesTheEngineAndTheMotionOfASpring() throws {
    let page = try ComparedGuide.part("springs")
    let spans = page.all("span").map(\.text)
    #expect(spans.contains("run by React Native"))
    #expect(spans.contains("200 / 18"))
    #expect(spans.contains("overshoots 7.5 %"))
    #expect(page.all("p").contains { $0.text == "Mass 1, React Native default." })
  }

  /// `flip.time` tells when `flip.haptic` comes.
  @Test func setsDurationsFromTheShortestOnOneAxisWithoutMomentsOfHaptics() throws {
    let page = try ComparedGuide.part("durations")
    let items = page.all("li", "data-token")
    #expect(items.map(\.text) == ["Quick 150 ms", "Slow 300–600 ms"])
    #expect(items.map { $0.attributes["style"] ?? "" } == ["--b:25%", "--a:50%;--b:100%"])
  }

  /// A system whose document gives a delay alone has given something, if nothing that is compared here.
  @Test func tellsTimesThatAreNotComparedFromNone() throws {
    let figures = { (tokens: String) -> HTMLPage in
      let system = try ComparedGuide.system("timed", tokens, SystemSettings(name: "Timed"))
      let all = SystemsComparison([try ComparedGuide.rich(), system], pageURL: "compare.html").parts
      return HTMLPage(try #require(all.first { $0.id == "durations" }).figures.map(\.html).joined())
    }
    let delay = try figures(#"{"time": {"$type": "duration", "delay": \#(TokenFile.ms(80))}}"#)
    #expect(delay.all("p").map(\.text) == ["none of these kinds"])
    let hold = try figures(#"{"time": {"$type": "duration", "hold": \#(TokenFile.ms(3000))}}"#)
    #expect(hold.all("li", "data-token").map(\.text).last == "Hold 3000 ms")
    #expect(try figures("{}").all("p").map(\.text) == ["not given"])
  }

  @Test func ticksEachKindOfHapticByTheTokenThatHasIt() throws {
    let page = try ComparedGuide.part("haptics")
    #expect(page.all("th", "scope", "col").count == 9, "every kind that iOS publishes")
    let cells = page.all("td", "data-label").filter { !$0.text.isEmpty }
    #expect(cells.map { $0.attributes["data-label"] ?? "" } == ["impact.light"])
    #expect(cells.map(\.text) == ["Tap"])
  }

  /// #777777 on white is 4.478 : 1. *Source:* WCAG 2.2, contrast ratio.
  /// A colour that is not given makes no pair.
  @Test func measuresTheWorstPairAndShowsTheFloor() throws {
    let page = try ComparedGuide.part("contrast")
    #expect(page.all("p").contains { $0.text.contains("1 of 2 pairs reach 4.5. Worst: Mid on Paper, 4.48 AA large") })
    #expect(page.all("g", "class", "floor").map { $0.attributes["data-token"] ?? "" } == ["contrast.text"])
    #expect(page.all("line", "class", "off").count == 1)
  }

  /// Two surfaces of one colour, and three texts, of which one has their colour: of six pairs, two differ.
  @Test func countsPairsOfEqualColoursOnce() throws {
    var settings = SystemSettings(name: "Twice")
    (settings.text, settings.surfaces) = (
      [TokenGlob("ink"), TokenGlob("mid"), TokenGlob("page")], [TokenGlob("page"), TokenGlob("tile")]
    )
    let color = { "{\"$type\": \"color\", " + TokenFile.color($0).dropFirst() }
    let texts = #""ink": \#(color("000000")), "mid": \#(color("777777"))"#
    let tokens = #"{\#(texts), "page": \#(color("ffffff")), "tile": \#(color("ffffff"))}"#
    let all = SystemsComparison(
      [try ComparedGuide.system("twice", tokens, settings), try ComparedGuide.bare()], pageURL: "compare.html"
    ).parts
    let part = try #require(all.first { $0.id == "contrast" })
    #expect(part.lede?.hasSuffix("Of all 2 pairs of text and surface, 1 reach 4.5.") == true)
  }

  /// The document names the colours, and somebody else publishes their values.
  @Test func saysWhoseValuesADocumentOnlyNames() throws {
    var settings = try ComparedGuide.rich().settings
    settings.lenders = [(name: "Acme", tokens: [TokenGlob("color.*")])]
    let lent = DesignSystem(
      slug: "lent", settings: settings, themes: try ComparedGuide.rich().themes, overview: nil, sections: [])
    let parts = SystemsComparison([lent, try ComparedGuide.bare()], pageURL: "compare.html").parts
    let said = parts.filter {
      HTMLPage($0.figures.map(\.html).joined()).all("span").contains { $0.text == "values from Acme" }
    }
    #expect(said.map(\.id) == ["colour", "neutrals", "contrast"])
    let summary = SystemsComparison.summary(of: [lent, try ComparedGuide.bare()])
    #expect(summary.hasSuffix("marked “not given”, and values that it only names are marked as those of Acme."))
    #expect(SystemsComparison.summary(of: [try ComparedGuide.bare()]).hasSuffix("is marked “not given”."))
  }

  @Test func countsWhatThePlatesDraw() throws {
    let page = try ComparedGuide.part("extent")
    let cells = page.all("td", "data-label").map { ($0.attributes["data-label"] ?? "", $0.text) }
    let rich = Dictionary(cells.prefix(cells.count / 2)) { first, _ in first }
    #expect(rich["Durations"] == "2")
    #expect(rich["Type styles"] == "3")
    #expect(rich["Haptics"] == "1")
    #expect(rich["Components"] == "not given")
  }

  private func percent(_ text: String?) -> Double? { text.flatMap { Double($0.dropLast()) } }
}
