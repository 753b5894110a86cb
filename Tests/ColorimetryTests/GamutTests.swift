import Testing

@testable import Colorimetry

struct GamutTests {
  /// A colour outside sRGB and what it becomes there.
  ///
  /// Source: coloraide 8.13, method oklch-chroma with JND .02, the algorithm of CSS Color 4, #binsearch.
  static let mapped: [(String, String)] = [
    ("color(display-p3 1 0 0)", "#ff0b0c"),
    ("color(display-p3 0 1 0)", "#00fb29"),
    ("color(display-p3 0 0 1)", "#0000ff"),
    ("color(display-p3 1 1 0)", "#feff00"),
    ("color(display-p3 0 1 1)", "#00fefb"),
    ("color(display-p3 1 0 1)", "#ff2bfb"),
    ("color(rec2020 0 1 0)", "#00f272"),
    ("oklch(0.7 0.4 150)", "#00c248"),
    ("oklch(0.9 0.3 90)", "#ffd71d"),
    ("oklch(0.3 0.3 30)", "#630000"),
    ("oklch(0.5 0.4 264)", "#0033ff"),
    ("oklch(0.1554 0.3642 251.9544)", "#000831"),
    ("lab(50 100 -100)", "#bd2dff"),
    ("lab(48.3969 -117.0898 84.2895)", "#008336"),
    ("color(srgb 1.2 -0.2 0.5)", "#ff5f8c"),
    ("color(srgb 2 0 0)", "#ffffff"),
    ("oklch(1 0.4 30)", "#ffffff"),
    ("oklch(0 0.4 30)", "#000000"),
  ]

  @Test(arguments: mapped)
  func reducesChromaUntilClippingCannotBeSeen(_ text: String, _ hex: String) throws {
    #expect(try Color(css: text).hex == hex)
  }

  /// Source: CSS Color 4, #binsearch, mapped to display-p3 by coloraide 8.13.
  @Test(arguments: [
    ("color(rec2020 0 1 0)", "color(display-p3 0 0.974072 0.374448)"),
    ("oklch(0.5 0.4 264)", "color(display-p3 0.031189 0.146104 1)"),
    ("color(srgb 1 0 0)", "color(display-p3 0.917488 0.200287 0.138561)"),
  ])
  func mapsToOtherScreens(_ text: String, _ css: String) throws {
    #expect(try Color(css: text).gamutMapped(to: .displayP3).css == css)
  }

  @Test(arguments: [("hsl(0 200% 50%)", "#ff0000"), ("hsl(120 100% 150%)", "#ffffff"), ("rgb(300 0 -9)", "#ff0000")])
  func clipsLegacySyntaxes(_ text: String, _ hex: String) throws {
    #expect(try Color(css: text).hex == hex)
  }

  @Test(arguments: [
    ("color(display-p3 0 1 0)", false, true, true), ("color(rec2020 0 1 0)", false, false, true),
    ("color(prophoto-rgb 0 1 0)", false, false, false), ("#ff0000", true, true, true),
    ("oklch(0.7 0.1 150)", true, true, true), ("hsl(0 200% 50%)", false, false, false),
    ("lab(100 0 0)", true, true, true),
  ])
  func knowsWhatScreensCanShow(_ text: String, _ srgb: Bool, _ p3: Bool, _ rec2020: Bool) throws {
    let color = try Color(css: text)
    #expect(color.isInGamut(of: .srgb) == srgb)
    #expect(color.isInGamut(of: .hsl) == srgb)
    #expect(color.isInGamut(of: .displayP3) == p3)
    #expect(color.isInGamut(of: .rec2020) == rec2020)
    #expect(color.isInGamut(of: .oklch))
  }

  @Test func leavesWhatFitsAlone() {
    for color in Samples.colors(50) {
      for space in [ColorSpace.srgb, .displayP3, .rec2020] {
        #expect(color.gamutMapped(to: space).converted(to: .srgb).triple.distance(to: color.triple) < 1e-9)
      }
    }
  }

  @Test func alwaysEndsInsideTheGamut() {
    for color in Samples.colors(300) {
      let wide = Color(.oklch, color.triple.x, color.triple.y / 2, color.triple.z * 360)
      for space in ColorSpace.allCases {
        let mapped = wide.gamutMapped(to: space)
        #expect(mapped.space == space && mapped.isInGamut(of: space), "\(wide.css) \(space)")
        guard wide.isInGamut(of: space) == false else { continue }
        let moved = mapped.converted(to: .oklch).triple
        #expect((moved.x - wide.triple.x).magnitude < 0.03, "\(wide.css) \(space)")
      }
    }
  }

  @Test func losesNothingByMappingTwice() {
    for color in Samples.colors(100) {
      let wide = Color(.oklch, color.triple.x, color.triple.y / 2, color.triple.z * 360)
      let once = wide.gamutMapped(to: .srgb)
      #expect(once.gamutMapped(to: .srgb) == once)
      #expect(once.hex == wide.hex)
    }
  }
}
