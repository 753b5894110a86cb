import Diagnostics
import DrawingSupport
import Plates
import TestSupport
import Testing
import TokenValues
import Tokens

@testable import Specimens

/// Type styles with their metrics.
@Suite struct TypeTests {
  @Test func setsAStyleAtItsRealSize() throws {
    let page = try draw("type-ramp sample=\"Ready in five minutes\"", "type.body").page
    let sample = try #require(page.first("p", "data-token", "type.body"))
    #expect(sample.text == "Ready in five minutes")
    #expect(sample.attributes["style"] == "font:500 16px/1.5 'Inter', system-ui;letter-spacing:0.3px")
    #expect(sample.attributes["class"] == "set led")
  }

  @Test func writesSizeLeadingWeightTrackingAndFamily() throws {
    let drawing = try draw("type-ramp", "type.body")
    #expect(drawing.text.hasPrefix("Body16/24 px, 500 medium, tracking 0.3 px type.body"))
    #expect(drawing.text.contains("All in Inter."))
  }

  @Test func saysWhatIsNotGiven() throws {
    let drawing = try draw("type-ramp", "type.title")
    #expect(drawing.text.hasPrefix("Title32 px, leading not given, 700 bold, tracking not given"))
    #expect(drawing.page.first("p", "data-token", "type.title")?.attributes["class"] == "set")
  }

  @Test func saysOnceWhatNoneOfSeveralStylesHas() throws {
    let style = Typography(
      fontFamily: ["Inter"], fontSize: Dimension(32, .px), fontWeight: .init(700), letterSpacing: Dimension(0, .px),
      lineHeight: 1.2)
    func metrics(_ missing: [String]) throws -> TypeMetrics {
      try #require(TypeMetrics(.typography(style), missing: missing))
    }
    let (bare, full) = (try metrics(["lineHeight", "letterSpacing"]), try metrics([]))
    #expect(TypeMetrics.untold(of: [bare, bare]) == ["lineHeight", "letterSpacing"])
    #expect(TypeMetrics.untold(of: [bare, full]).isEmpty)
    #expect(TypeMetrics.untold(of: [bare]).isEmpty, "a style alone says it beside its size")
    #expect(bare.lines(withFamily: false, untold: ["lineHeight", "letterSpacing"]) == ["32 px, 700 bold"])
    #expect(bare.lines(withFamily: false, untold: ["lineHeight"]) == ["32 px", "700 bold, tracking not given"])
  }

  @Test func setsAVariantInARowOfItsOwnWithWhatDiffers() throws {
    let page = try draw("type-ramp", "type.body", "type.body-loud | Loud", "type.title").page
    let rows = page.all("div").filter { $0.has(class: "setting") }
    #expect(rows.map { $0.has(class: "variant") } == [false, true, false])
    #expect(page.all("div", "class", "metrics").map(\.text)[1] == "Loud18/27 px, 700 bold type.body-loud")
    // The words of both are the same, so that only the style differs.
    #expect(page.first("p", "data-token", "type.body")?.text == page.first("p", "data-token", "type.body-loud")?.text)
  }

  @Test(arguments: [
    ("type.body-loud", true), ("type.strong.body", true), ("type.strong.title", false), ("type.title", false),
    ("other.strong.body", false), ("type.body", false),
  ]) func takesAStyleOfTheSameNameForAVariant(_ path: String, _ isVariant: Bool) {
    #expect(TypeRow.isVariant(TokenPath(path), of: TokenPath("type.body")) == isVariant)
  }

  @Test func choosesWordsBySizeAndNeverAPangram() throws {
    let page = try draw("type-ramp", "type.title", "type.body").page
    let words = page.all("p").map(\.text)
    #expect(words == ["Good morning, Ada", "Two people have answered, and one is on the way."])
  }

  @Test func writesSizeAndLeadingOfEachContentSize() throws {
    let drawing = try draw("dynamic-type", "Small: type.dynamic.small.*", "Large: type.dynamic.large.*")
    let cells = drawing.page.all("td").map(\.text)
    #expect(cells == ["Aa14/19", "Aa17/22", "not given", "Aa34/41"])
    #expect(drawing.page.all("th").map(\.text) == ["Style", "Small", "Large", "Body400 regular", "Title400 regular"])
  }

  @Test func callsTheStylesOfContentSizesAsTheirLinesDo() throws {
    let drawing = try draw("dynamic-type", "Large: type.dynamic.large.*", "body | Running text", "boddy | Text")
    #expect(drawing.page.all("th", "scope", "row").map(\.text) == ["Running text400 regular", "Title400 regular"])
    #expect(drawing.diagnostics.lines == ["page.md:4:1 error dynamic-type-syntax"])
  }

  @Test func saysThatTheFontOfAPlatformIsTheReadersOwn() throws {
    func family(_ names: [String]) throws -> TypeMetrics {
      let style = Typography(
        fontFamily: names, fontSize: Dimension(32, .px), fontWeight: .init(700), letterSpacing: Dimension(0, .px),
        lineHeight: 1.2)
      return try #require(TypeMetrics(.typography(style), missing: []))
    }
    #expect(try family(["San Francisco", "Roboto"]).family == "San Francisco, Roboto")
    #expect(try family(["San Francisco", "Roboto"]).isOfPlatforms)
    #expect(try family(["Inter", "Roboto"]).family == "Inter")
    #expect(try !family(["Roboto", "sans-serif"]).isOfPlatforms)
  }

  @Test func reportsALineWithoutACategory() throws {
    let drawing = try draw("dynamic-type", "Large: type.dynamic.large.*", "type.dynamic.small.*")
    #expect(drawing.diagnostics.lines == ["page.md:3:1 error dynamic-type-syntax"])
    #expect(drawing.page.all("td").count == 2)
  }
}
