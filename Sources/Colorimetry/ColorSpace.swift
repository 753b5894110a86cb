/// The colour spaces of CSS Color 4 and of the DTCG Color module; raw values are their names in both.
package enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
}

extension ColorSpace {
  /// The space whose gamut limits this one: itself for the RGB spaces, sRGB for `hsl` and `hwb`, none for the rest.
  var gamut: ColorSpace? {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: self
    case .hsl, .hwb: .srgb
    case .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch: nil
    }
  }

  /// The index of the component that is a hue angle, if there is one.
  var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .lab, .oklab: nil
    }
  }
}
