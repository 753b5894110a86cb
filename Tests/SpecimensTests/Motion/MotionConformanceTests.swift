import Diagnostics
import Specimens
import TestSupport
import Testing

/// What holds for every drawing of type, motion and haptics.
@Suite struct MotionConformanceTests {
  private static let drawn = [
    "type-ramp", "dynamic-type", "spring", "springs", "easing", "durations", "transitions", "haptics", "choreography",
  ]

  @Test(arguments: drawn) func drawsItsExampleWithoutComplaint(_ name: String) throws {
    let info = try #require(AllSpecimens.byName[name]?.info)
    let drawing = try MotionSystem.draw(name, info.example)
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    #expect(drawing.page.faults.isEmpty, "\(drawing.page.faults)")
    #expect(drawing.page.first("figure", "data-specimen", name) != nil)
    #expect(!drawing.page.all("*", "data-token").isEmpty)
    #expect(drawing.page.all("script").isEmpty)
  }

  @Test(arguments: drawn) func drawsTheSameTwice(_ name: String) throws {
    let info = try #require(AllSpecimens.byName[name]?.info)
    #expect(try MotionSystem.draw(name, info.example).html == MotionSystem.draw(name, info.example).html)
  }

  @Test(arguments: drawn) func linksEachTokenToItsRowInTheTable(_ name: String) throws {
    let info = try #require(AllSpecimens.byName[name]?.info)
    let page = try MotionSystem.draw(name, info.example).page
    let links = Set(page.all("a").compactMap { $0.attributes["href"] })
    for element in page.all("*", "data-token") {
      let path = try #require(element.attributes["data-token"])
      #expect(links.contains("../tokens.html#\(path)"), "\(path)")
    }
  }

  @Test(arguments: drawn) func reportsANameWithoutATokenAndDrawsNothing(_ name: String) throws {
    let line = ["choreography": "0ms haptic: motoin.press", "dynamic-type": "Large: tpye.body"][name] ?? "motoin.press"
    let drawing = try MotionSystem.draw(name, line)
    #expect(drawing.diagnostics.all.map(\.rule) == ["unknown-token"])
    #expect(drawing.html.isEmpty)
  }

  @Test(arguments: drawn) func givesEveryDrawingAnAlternativeOrHidesIt(_ name: String) throws {
    let info = try #require(AllSpecimens.byName[name]?.info)
    let page = try MotionSystem.draw(name, info.example).page
    for drawing in page.all("svg") {
      let isHidden = drawing.attributes["aria-hidden"] == "true"
      #expect(
        isHidden || page.isInside(drawing) { $0.attributes["role"] == "img" && $0.attributes["aria-label"] != nil })
    }
  }
}
