import Testing

@testable import Colorimetry

struct ColorErrorTests {
  /// A text that is no colour, what is said of it, and what is advised.
  static let wrong: [(String, String, String?)] = [
    ("", "there is no colour", "write one, such as #336699"),
    (" /* hey */\n", "there is no colour", "write one, such as #336699"),
    ("currentColor", "currentcolor has no value outside a style sheet", "write the colour it stands for"),
    ("CanvasText", "canvastext is a system colour, which every device chooses for itself", "write a colour"),
    ("ButtonFace", "buttonface is a system colour, which every device chooses for itself", "write a colour"),
    ("inherit", "inherit is a CSS-wide keyword and has no colour of its own", "write a colour"),
    ("revert-layer", "revert-layer is a CSS-wide keyword and has no colour of its own", "write a colour"),
    ("none", "none is one channel without a value, not a colour", "write transparent"),
    ("rebecapurple", "rebecapurple is not a named colour", "did you mean rebeccapurple?"),
    ("gren", "gren is not a named colour", "did you mean green?"),
    ("auto", "auto is not a named colour", nil),
    ("current-Color", "current-color is not a named colour", nil),
    ("4", "this is not a colour", "write one, such as #336699"),
    ("336699", "336699 lacks the # of a hex colour", "write #336699"),
    ("abc", "abc lacks the # of a hex colour", "write #aabbcc"),
    ("#", "# has 0 digits; a hex colour has 3, 4, 6 or 8", nil),
    ("#12", "#12 has 2 digits; a hex colour has 3, 4, 6 or 8", nil),
    ("#123456789", "#123456789 has 9 digits; a hex colour has 3, 4, 6 or 8", nil),
    ("#ggg", "#ggg is not hexadecimal", "use the digits 0 to 9 and a to f"),
    ("red blue", "something follows the colour", "keep one colour"),
    ("#fff #000", "something follows the colour", "keep one colour"),
    ("red;", "something follows the colour", "keep one colour"),
    ("red /*", "the comment is not closed", "add */"),
    ("rgb", "rgb is a function", "write rgb( with the parenthesis right after the name"),
    ("rgb (1 2 3)", "rgb is a function", "write rgb( with the parenthesis right after the name"),
    ("rgb(1, 2, 3", "rgb( is not closed", "add )"),
    ("rgb(", "rgb( is not closed", "add )"),
    ("rgb(1 2", "rgb( is not closed", "add )"),
    ("rgb()", "rgb() has too few components", "give it three"),
    ("rgb(1)", "rgb() has too few components", "give it three"),
    ("rgb(1, 2)", "rgb() has too few components", "give it three"),
    ("rgb(1,2,3,4,5)", "rgb() has more than three components and an alpha", nil),
    ("color(srgb 0 0 0 0)", "color() has more than three components and an alpha", "write a / before the alpha"),
    (
      "rgb(1, 2 3)", "rgb() mixes separators", "write commas throughout, or spaces and a / before the alpha"
    ),
    (
      "rgb(1, 2, 3 / 4)", "rgb() mixes separators", "write commas throughout, or spaces and a / before the alpha"
    ),
    (
      "rgb(10%, 20, 30%)", "rgb() with commas mixes numbers and percentages",
      "write three of a kind, or spaces instead of commas"
    ),
    ("rgb(none, 0, 0)", "rgb() with commas does not accept none", "write spaces instead of commas, or 0"),
    ("hsl(1, 2, 3)", "hsl() with commas needs percentages", "add %, or write spaces instead of commas"),
    ("hsl(50% 10% 10%)", "hsl() has a percentage for its hue", "write degrees"),
    ("hwb(1, 2%, 3%)", "hwb() does not accept commas", "separate with spaces, and write a / before the alpha"),
    ("hwba(120 30% 50%)", "hwba() does not exist", "write hwb(… / alpha)"),
    ("lab(0% 0 0deg)", "lab() has an angle where a number belongs", nil),
    ("lch(1 2 3px)", "px is not a unit of angle", "use deg, grad, rad or turn"),
    ("lch(1 2 auto)", "lch() does not accept auto", "a component is a number, a percentage or none"),
    ("color(0 0 0)", "color() names no colour space", "write one first, such as color(display-p3 1 0 0)"),
    (
      "color(lab 20% 0 10)", "color() has no colour space lab",
      "use srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65"
    ),
    ("rgb(calc(1) 2 3)", "calc() is not computed", "write the number it comes to"),
    ("rgb(var(--r) 2 3)", "var() has no value outside a style sheet", "write the number"),
    ("var(--red)", "var() has no value outside a style sheet", "write the colour it stands for"),
    (
      "rgb(from red r g b)", "rgb(from …) is relative to a colour, which needs a style sheet", "write the result"
    ),
    (
      "contrast-color(red)", "contrast-color() is not part of CSS Color 4 and is not computed",
      "write the colour it comes to"
    ),
    ("color-mix(red, blue)", "color-mix() names no colour space", "begin as in color-mix(in srgb, …)"),
    ("color-mix(in hsv, red, blue)", "color-mix() knows no space hsv", "use srgb, oklab, oklch, lab, lch, hsl or hwb"),
    ("color-mix(in srgb, red 0%, blue 0%)", "color-mix() has shares that come to nothing", nil),
    ("color-mix(in srgb, red, blue, lime)", "color-mix() takes two colours, each with at most one percentage", nil),
    ("cmyk(1 2 3)", "cmyk() is not a CSS colour function", "write it as rgb(), hsl() or oklch()"),
    ("paint(red)", "paint() is not a colour function", nil),
  ]

  @Test(arguments: wrong)
  func saysWhatIsWrongAndWhatToWrite(_ text: String, _ message: String, _ fix: String?) {
    let error = #expect(throws: ColorSyntaxError.self) { try Color(css: text) }
    #expect(error?.message == message)
    #expect(error?.fix == fix)
  }

  /// The place is in UTF-8 bytes: of the token, or of the function if it is wrong as a whole.
  @Test(arguments: [
    ("rgb(1, 2, é)", 10), ("  oklch(0.5 é 3 / x)", 12), ("lab(1 2 3) /*é*/ red", 18), ("  rgb(1%, 2, 3)", 2),
    ("rgb(1 2 3", 9), ("lch(1 2 3px)", 8), ("color(foo 1 2 3)", 6),
  ])
  func pointsAtTheFault(_ text: String, _ offset: Int) {
    let error = #expect(throws: ColorSyntaxError.self) { try Color(css: text) }
    #expect(error?.offset == offset)
  }
}
