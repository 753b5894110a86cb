import Testing

@testable import Colorimetry

struct ConversionTests {
  /// A colour, and its sRGB components in per cent.
  ///
  /// Source: the reference tests of web-platform-tests, css/css-color (lab-*, oklab-*, predefined-*, xyz-*), which
  /// give five significant digits; those that show `#008000` have green at 50.196 %.
  static let references: [(String, Double, Double, Double)] = [
    ("lab(50% 50 0)", 75.6208, 30.4487, 47.5634),
    ("lab(70% -45 0)", 10.751, 75.558, 66.398),
    ("lab(70% 0 70)", 76.6254, 66.3607, 5.5775),
    ("lab(55% 0 -60)", 12.8128, 53.105, 92.7645),
    ("lch(50% 50 0)", 75.6208, 30.4487, 47.5634),
    ("lch(70% 45 180)", 10.751, 75.558, 66.398),
    ("oklab(50% 0.05 0)", 48.477, 34.29, 38.412),
    ("oklab(70% -0.1 0)", 29.264, 70.096, 63.017),
    ("oklab(70% 0 0.125)", 73.942, 60.484, 19.65),
    ("oklab(55% 0 -0.2)", 27.888, 38.072, 89.414),
    ("oklab(51.975% -0.1403 0.10768)", 0, 50.196, 0),
    ("color(display-p3 0.21604 0.49418 0.13151)", 0, 50.196, 0),
    ("color(a98-rgb 0.281363 0.498012 0.116746)", 0, 50.196, 0),
    ("color(xyz 0.07719 0.15438 0.02573)", 0, 50.196, 0),
    ("color(srgb-linear 0 0.21586 0)", 0, 50.196, 0),
    ("lab(46.2775% -47.5621 48.5837)", 0, 50.196, 0),
    ("color(prophoto-rgb 0.230479 0.395789 0.129968)", 0, 50.196, 0),
  ]

  @Test(arguments: references)
  func matchesTheReferenceTests(_ text: String, _ r: Double, _ g: Double, _ b: Double) throws {
    let color = try Color(css: text).converted(to: .srgb).triple
    // The D50 vectors were made with an older Bradford matrix, hence the tolerance.
    #expect(color.distance(to: Triple(r / 100, g / 100, b / 100)) < 0.001, "\(color)")
  }

  /// A colour, a space, and its components there.
  ///
  /// Source: coloraide 8.13.
  static let vectors: [(String, ColorSpace, Double, Double, Double)] = [
    ("#1a2b3c", .oklch, 0.282_609_775_4, 0.038_825_620_6, 249.344_518_8),
    ("#1a2b3c", .lab, 16.677_938_047_9, -2.852_968_887_5, -13.247_489_952_5),
    ("#1a2b3c", .hwb, 210, 10.196_078_431_4, 76.470_588_235_3),
    ("#336699", .oklch, 0.499_314_455_8, 0.098_664_377_1, 250.433_057_4),
    ("#336699", .rec2020, 0.346_027_280_2, 0.424_740_633_6, 0.603_441_621_6),
    ("rebeccapurple", .lab, 32.392_716_420_4, 38.422_993_762_6, -47.691_125_511_4),
    ("rebeccapurple", .hwb, 270, 20, 40),
    ("orange", .oklch, 0.792_688_436_2, 0.171_025_703_4, 70.669_916_202_0),
  ]

  @Test(arguments: vectors)
  func matchesAnotherLibrary(
    _ text: String, _ space: ColorSpace, _ c1: Double, _ c2: Double, _ c3: Double
  ) throws {
    let v = try Color(css: text).converted(to: space).triple
    #expect(v.distance(to: Triple(c1, c2, c3)) < 1e-7, "\(v)")
  }

  @Test func returnsFromEverySpaceThroughEveryOther() {
    for color in Samples.colors(40) {
      for there in ColorSpace.allCases {
        for via in ColorSpace.allCases {
          let back = color.converted(to: there).converted(to: via).converted(to: .srgb).triple
          #expect(back.distance(to: color.triple) < 1e-9, "\(there) \(via) \(color.css)")
        }
      }
    }
  }

  @Test func returnsColoursOutsideEveryGamut() {
    for color in Samples.colors(40) {
      let v = color.triple.map { $0 * 3 - 1 }
      let wide = Color(.displayP3, v.x, v.y, v.z)
      for space in ColorSpace.allCases {
        let back = wide.converted(to: space).converted(to: .displayP3).triple
        #expect(back.distance(to: v) < 1e-7, "\(space) \(wide.css)")
      }
    }
  }

  @Test func leavesGreysWithoutAHue() throws {
    for grey in ["#000", "#808080", "#fff", "lab(50 0 0)", "oklab(0.3 0 0)", "color(xyz-d50 0.9642956 1 0.8251046)"] {
      for space in [ColorSpace.lch, .oklch, .hsl, .hwb] {
        let color = try Color(css: grey).converted(to: space)
        #expect((space.hueIndex == 0 ? color.c1 : color.c3) == nil, "\(grey) \(space)")
      }
    }
  }

  @Test func changesNothingInItsOwnSpace() throws {
    let color = try Color(css: "oklch(none 0 40 / none)")
    #expect(color.converted(to: .oklch) == color)
  }

  @Test func keepsAlphaWhileConverting() throws {
    #expect(try Color(css: "#33669980").converted(to: .lab).hex == "#33669980")
    #expect(try Color(css: "rgb(1 2 3 / none)").converted(to: .lab).alpha == nil)
  }

  @Test func takesWhiteToTheWhiteOfEverySpace() {
    let white = Color.white
    #expect(white.converted(to: .xyzD65).triple.distance(to: XYZ.whiteD65) < 1e-12)
    #expect(white.converted(to: .xyzD50).triple.distance(to: XYZ.whiteD50) < 1e-12)
    #expect(white.converted(to: .lab).triple.distance(to: Triple(100, 0, 0)) < 1e-9)
    #expect(white.converted(to: .oklab).triple.distance(to: Triple(1, 0, 0)) < 1e-9)
    for space in [ColorSpace.displayP3, .a98RGB, .prophotoRGB, .rec2020] {
      #expect(white.converted(to: space).triple.distance(to: Triple(1, 1, 1)) < 1e-9, "\(space)")
    }
  }
}
