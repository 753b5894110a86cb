import Testing

@testable import Colorimetry

struct ColorVisionTests {
  /// A colour under protanopia, deuteranopia, tritanopia.
  ///
  /// Source: the matrices of Machado, Oliveira, Fernandes (2009) for severity 1.0; checked with coloraide 8.13.
  @Test(arguments: [
    ("red", "#6d5f00", "#a39000", "#ff000f"), ("lime", "#ffe500", "#efd63a", "#00f7d9"),
    ("blue", "#0059ff", "#003dfb", "#006b96"), ("yellow", "#fff400", "#fffa31", "#ffeed9"),
    ("#336699", "#50699b", "#425f98", "#007278"),
  ])
  func simulatesInLinearLight(_ text: String, _ protan: String, _ deutan: String, _ tritan: String) throws {
    let color = try Color(css: text)
    #expect(ColorVision.allCases.map { $0.simulated(color).hex } == [protan, deutan, tritan])
  }

  @Test func leavesGreysAndAlphaAlone() throws {
    for grey in ["#000000", "#80808080", "#ffffff", "#12121201"] {
      for vision in ColorVision.allCases { #expect(vision.simulated(try Color(css: grey)).hex == grey) }
    }
  }
}
