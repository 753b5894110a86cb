import Testing

@testable import Colorimetry

struct ColorParsingTests {
  /// Mixtures and the colours that they come to.
  ///
  /// Source: web-platform-tests, css/css-color/parsing/color-computed-color-mix-function.
  @Test(
    arguments: [
      ("color-mix(in srgb, red, blue)", "#800080"), ("color-mix(in srgb, white 30%, black)", "#4d4d4d"),
      ("color-mix(in srgb, 30% white, black)", "#4d4d4d"), ("color-mix(in srgb, red 20%, blue 20%)", "#80008066"),
      ("color-mix(in srgb, red 100%, blue 300%)", nil),
      ("color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%))", "#545c3d"),
      ("color-mix(in hsl, hsl(120deg 10% 20%) 25%, hsl(30deg 30% 40%))", "#706a43"),
      ("color-mix(in hsl longer hue, hsl(40deg 50% 50%), hsl(60deg 50% 50%))", "#4055bf"),
      ("color-mix(in hsl shorter hue, hsl(40deg 50% 50%), hsl(330deg 50% 50%))", "#bf4a40"),
      ("color-mix(in srgb, color-mix(in srgb, red, blue), black)", "#400040"),
      ("color-mix(in srgb, rgb(255 0 0 / 0.2), rgb(255 0 0 / 0.8))", "#ff000080"),
    ] as [(String, String?)])
  func mixesColors(_ text: String, _ hex: String?) throws {
    guard let hex else {
      #expect(throws: ColorSyntaxError.self) { try Color(css: text) }
      return
    }
    #expect(try Color(css: text).hex == hex)
  }

  /// What is written and how it is serialised.
  ///
  /// Source: web-platform-tests, css/css-color/parsing: color-valid-rgb, color-computed-rgb, color-computed-hsl,
  /// color-valid-hsl, color-valid-hwb.
  static let legacy: [(String, String)] = [
    ("rgb(none none none)", "rgb(0, 0, 0)"),
    ("rgb(none none none / none)", "rgba(0, 0, 0, 0)"),
    ("rgb(128 none none / none)", "rgba(128, 0, 0, 0)"),
    ("rgb(none none none / .5)", "rgba(0, 0, 0, 0.5)"),
    ("rgba(20% none none / none)", "rgba(51, 0, 0, 0)"),
    ("rgb(-2 3 4)", "rgb(0, 3, 4)"),
    ("rgb(-20% 20% 40%)", "rgb(0, 51, 102)"),
    ("rgb(257 30 40)", "rgb(255, 30, 40)"),
    ("rgba(250% 20% 40% / .5)", "rgba(255, 51, 102, 0.5)"),
    ("rgb(10% 20 30%)", "rgb(26, 20, 77)"),
    ("hsl(120 30% 50%)", "rgb(89, 166, 89)"),
    ("hsl(120 30% 50% / 0.5)", "rgba(89, 166, 89, 0.5)"),
    ("hsl(none none none)", "rgb(0, 0, 0)"),
    ("hsl(none none none / none)", "rgba(0, 0, 0, 0)"),
    ("hsl(120 none 50%)", "rgb(128, 128, 128)"),
    ("hsl(10 100% 50%)", "rgb(255, 43, 0)"),
    ("hsl(0 0% 49.99999%)", "rgb(127, 127, 127)"),
    ("hsl(120 30 50%)", "rgb(89, 166, 89)"),
    ("hsl(30 -50% 60)", "rgb(153, 153, 153)"),
    ("hsL(0, 100%, 50%)", "rgb(255, 0, 0)"),
    ("hsl(780, 100%, 37.5%)", "rgb(191, 191, 0)"),
    ("hsl(-300, 100%, 37.5%)", "rgb(191, 191, 0)"),
    ("hsl(300, 50%, 50%)", "rgb(191, 64, 191)"),
    ("hsl(30deg, 100%, 100%)", "rgb(255, 255, 255)"),
    ("hsl(0, 0%, 0%, 0%)", "rgba(0, 0, 0, 0)"),
    ("hsLA(-300, 100%, 37.5%, 12)", "rgb(191, 191, 0)"),
    ("hsla(-300, 100%, 37.5%, -3)", "rgba(191, 191, 0, 0)"),
    ("hwb(120 30% 50%)", "rgb(77, 128, 77)"),
    ("hwb(0 100% 50% / 0)", "rgba(170, 170, 170, 0)"),
    ("hwb(320deg 30% 40%)", "rgb(153, 77, 128)"),
    ("hwb(0deg 10% 50%)", "rgb(128, 26, 26)"),
    ("hwb(0 20% 100%)", "rgb(43, 43, 43)"),
    ("hwb(90 20 10)", "rgb(140, 230, 51)"),
    ("#123456", "rgb(18, 52, 86)"),
    ("#1234", "rgba(17, 34, 51, 0.267)"),
    ("#00000080", "rgba(0, 0, 0, 0.5)"),
    ("transparent", "rgba(0, 0, 0, 0)"),
    ("RebeccaPurple", "rgb(102, 51, 153)"),
  ]

  /// Source: web-platform-tests, css/css-color/parsing: color-valid-lab, color-valid-color-function.
  static let modern: [(String, String)] = [
    ("lab(0 0 0 / 1)", "lab(0 0 0)"),
    ("lab(20 0 10/0.5)", "lab(20 0 10 / 0.5)"),
    ("lab(400 0 10/50%)", "lab(100 0 10 / 0.5)"),
    ("lab(50 -200 200)", "lab(50 -200 200)"),
    ("lab(0 0 0 / -10%)", "lab(0 0 0 / 0)"),
    ("lab(0 0 0 / 300%)", "lab(0 0 0)"),
    ("lab(-40 0 0)", "lab(0 0 0)"),
    ("lab(50% 100% -100%)", "lab(50 125 -125)"),
    ("lab(none none none / none)", "lab(none none none / none)"),
    ("oklab(4 0 0.1/50%)", "oklab(1 0 0.1 / 0.5)"),
    ("oklab(50% 100% -100%)", "oklab(0.5 0.4 -0.4)"),
    ("oklab(0.5 -2 0)", "oklab(0.5 -2 0)"),
    ("lch(100 230 0deg / 0.5)", "lch(100 230 0 / 0.5)"),
    ("lch(10 20 1.28rad)", "lch(10 20 73.338598)"),
    ("lch(10 20 -700deg)", "lch(10 20 20)"),
    ("lch(20 -20 0)", "lch(20 0 0)"),
    ("lch(50% 100% 0.25turn)", "lch(50 150 90)"),
    ("oklch(0.1 0.2 100grad)", "oklch(0.1 0.2 90)"),
    ("oklch(62.3% 0.188 259.8)", "oklch(0.623 0.188 259.8)"),
    ("oklch(50% 100% none)", "oklch(0.5 0.4 none)"),
    ("oklch(-4 0 0)", "oklch(0 0 0)"),
    ("color(srgb 10% 10% 10%)", "color(srgb 0.1 0.1 0.1)"),
    ("color(srgb-linear .2 .2 25%)", "color(srgb-linear 0.2 0.2 0.25)"),
    ("color(display-p3 20% 0 10/50%)", "color(display-p3 0.2 0 10 / 0.5)"),
    ("color(a98-rgb 50% -160 160)", "color(a98-rgb 0.5 -160 160)"),
    ("color(prophoto-rgb none none none / none)", "color(prophoto-rgb none none none / none)"),
    ("color(rec2020 -200% -200% -200% / -200%)", "color(rec2020 -2 -2 -2 / 0)"),
    ("color(xyz 1 1 1)", "color(xyz-d65 1 1 1)"),
    ("color(xyz-d50 .2 .2 .25)", "color(xyz-d50 0.2 0.2 0.25)"),
    ("color(xyz-d65 100% 50% 0%)", "color(xyz-d65 1 0.5 0)"),
    ("color(display-p3-linear 0 1 0)", "color(display-p3 0 1 0)"),
  ]

  @Test(arguments: legacy + modern)
  func serialisesWhatIsWrittenCanonically(_ text: String, _ css: String) throws {
    #expect(try Color(css: text).css == css)
  }

  @Test(arguments: legacy + modern)
  func readsItsOwnSerialisationAsTheSameText(_ text: String, _ css: String) throws {
    #expect(try Color(css: css).css == css)
  }

  /// Source: CSS Syntax 3, sections 4.2 and 4.3.
  @Test(arguments: [
    "  rgb( 1 2 3 )\n", "rgb(1,2,3)", "rgb(1 , 2 , 3)", "RGB(1 2 3)", "/* a */rgb(/**/1/**/2/* b */3)/***/",
    "rgb(1 2 3/1)", "rgb(1.0 +2 3e0)", "rgb(.1e1 20e-1 300E-2)", "rgb(1\t2\r\n3)", "r\\67 b(1 2 3)",
  ])
  func ignoresSpacesCommentsAndCase(_ text: String) throws {
    #expect(try Color(css: text).hex == "#010203")
  }

  @Test func readsTokensThatNeedNoSpaceBetweenThem() throws {
    #expect(try Color(css: "rgb(10%20%30%)").css == "rgb(26, 51, 77)")
    #expect(try Color(css: "color(srgb 1 .5.25)").css == "color(srgb 1 0.5 0.25)")
  }

  @Test func keepsMissingComponentsApartFromZero() throws {
    let color = try Color(css: "oklch(none 0.1 none / none)")
    #expect(color.c1 == nil && color.c2 == 0.1 && color.c3 == nil && color.alpha == nil)
    #expect(color.opacity == 0)
  }

  @Test func readsNumbersToTheLastBit() throws {
    let texts = ["0.1", "0.123456789012345678901234567890", "1e-7", "299792458e-9", "4.35e-22", "12345678901234567890"]
    for text in texts {
      let expected = try #require(Double(text))
      #expect(try Color(css: "color(srgb \(text) 0 0)").c1 == expected, "\(text)")
    }
  }

  @Test func knowsTheNamedColours() throws {
    #expect(NamedColors.all.count == 148)
    for (name, rgb) in NamedColors.all {
      #expect(try Color(css: name) == Color(rgb: rgb), "\(name)")
    }
    // These two are often wrong. Source: CSS Color 4, #named-colors.
    #expect(try Color(css: "mediumpurple").hex == "#9370db")
    #expect(try Color(css: "palevioletred").hex == "#db7093")
    #expect(try Color(css: "grey") == Color(css: "gray"))
  }
}
