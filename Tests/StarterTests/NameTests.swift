import Testing
import Tokens

@testable import Starter

struct NameTests {
  @Test(arguments: [
    ("bgColor-muted", ["bg", "color", "muted"]), ("line_height", ["line", "height"]), ("gray100", ["gray", "100"]),
    ("XSmall", ["x", "small"]), ("HTMLText", ["html", "text"]), ("2xl", ["2xl"]), ("a b", ["a", "b"]),
    ("$root", ["root"]),
  ])
  func cutsNamesIntoWords(_ name: String, _ words: [String]) { #expect(NameParts.words(of: name) == words) }

  @Test(arguments: [
    ("bgColor-muted", "Bg color muted"), ("2xl", "2xl"), ("XS", "XS"), ("$root", "Default"), ("§", "§"),
  ])
  func makesTitlesOfNames(_ name: String, _ title: String) { #expect(NameParts.title(of: name) == title) }

  @Test(arguments: [
    (["100", "50", "900"], [1, 0, 2]), (["gray-1", "gray-3", "gray-2"], [0, 2, 1]),
    (["blueLight", "blue", "blueDark", "blueLighter"], [3, 0, 1, 2]), (["light", "base", "dark"], [0, 1, 2]),
  ])
  func ordersSteps(_ names: [String], _ order: [Int]) { #expect(StepName.order(of: names) == order) }

  @Test(arguments: [
    ["100", "200"], ["primary", "secondary", "tertiary"], ["gray-1", "blue-2", "red-3"], ["a1", "a1", "a2"],
  ])
  func findsNoStepsInOtherNames(_ names: [String]) { #expect(StepName.order(of: names) == nil) }

  @Test(arguments: [
    ("typography.type-h1-size", Measure.fontSize), ("icon.size", .icon), ("focusRing.offset", .size),
    ("sys.line-height.heading.sm", .lineHeight), ("font-size.heading.sm", .fontSize), ("space.title", .space),
    ("outline.offset", .size), ("outline.width", .borderWidth), ("button.size", .size),
    ("button.b-rad", .radius),
  ])
  func saysWhatALengthMeasures(_ path: String, _ measure: Measure) { #expect(Measure(TokenPath(path)) == measure) }
}
