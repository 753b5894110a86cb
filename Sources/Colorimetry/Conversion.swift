extension ColorSpace {
  /// The next space on the way to XYZ D65, where every chain ends.
  var base: ColorSpace? {
    switch self {
    case .xyzD65: nil
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .xyzD50, .oklab: .xyzD65
    case .srgb: .srgbLinear
    case .hsl, .hwb: .srgb
    case .prophotoRGB, .lab: .xyzD50
    case .lch: .lab
    case .oklch: .oklab
    }
  }

  /// The number of steps from this space to XYZ D65.
  private var depth: Int {
    switch self {
    case .xyzD65: 0
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .xyzD50, .oklab: 1
    case .srgb, .prophotoRGB, .lab, .oklch: 2
    case .hsl, .hwb, .lch: 3
    }
  }

  /// Converts components of this space to its base.
  private func toBase(_ v: Triple) -> Triple {
    switch self {
    case .xyzD65: v
    case .srgb: SRGB.decode(v)
    case .srgbLinear: SRGB.toXYZ * v
    case .displayP3: DisplayP3.toXYZ(v)
    case .a98RGB: A98RGB.toXYZ(v)
    case .prophotoRGB: ProPhotoRGB.toXYZ(v)
    case .rec2020: Rec2020.toXYZ(v)
    case .xyzD50: XYZ.d50ToD65 * v
    case .hsl: HSL.toSRGB(v)
    case .hwb: HWB.toSRGB(v)
    case .lab: Lab.toXYZ(v, white: XYZ.whiteD50)
    case .lch, .oklch: Polar.toRectangular(v)
    case .oklab: Oklab.toXYZ(v)
    }
  }

  /// Converts components of this space's base to this space.
  private func fromBase(_ v: Triple) -> Triple {
    switch self {
    case .xyzD65: v
    case .srgb: SRGB.encode(v)
    case .srgbLinear: SRGB.fromXYZ * v
    case .displayP3: DisplayP3.fromXYZ(v)
    case .a98RGB: A98RGB.fromXYZ(v)
    case .prophotoRGB: ProPhotoRGB.fromXYZ(v)
    case .rec2020: Rec2020.fromXYZ(v)
    case .xyzD50: XYZ.d65ToD50 * v
    case .hsl: HSL.fromSRGB(v)
    case .hwb: HWB.fromSRGB(v)
    case .lab: Lab.fromXYZ(v, white: XYZ.whiteD50)
    case .lch, .oklch: Polar.fromRectangular(v)
    case .oklab: Oklab.fromXYZ(v)
    }
  }

  /// Converts components of this space to another, through the nearest space that both chains share.
  func convert(_ v: Triple, to target: ColorSpace) -> Triple {
    if self == target { return v }
    if depth >= target.depth, let base { return base.convert(toBase(v), to: target) }
    guard let lower = target.base else { return v }
    return target.fromBase(convert(v, to: lower))
  }

  /// Whether a colour of this space has no hue, within the noise of converting to it.
  ///
  /// Source: the limits for `lch` and `oklch` are those of the sample code in CSS Color 4, #color-conversion-code.
  func isAchromatic(_ v: Triple) -> Bool {
    switch self {
    case .lch: v.y <= 0.0015
    case .oklch: v.y <= 0.000_004
    case .hsl: (v.y / 100 * 2 * min(v.z, 100 - v.z) / 100).magnitude <= 0.000_001
    case .hwb: (100 - v.y - v.z).magnitude <= 0.0001
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .lab, .oklab: false
    }
  }
}

extension Color {
  /// The same colour in another space, without clipping, even if it is out of gamut.
  ///
  /// Missing components count as zero; a powerless hue is missing in the new space (CSS Color 4, #powerless).
  /// Converting a colour to its own space changes nothing.
  package func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    return Color(target, space.convert(triple, to: target), alpha: alpha)
  }

  /// Creates a colour from computed components, without a hue if it is powerless.
  init(_ space: ColorSpace, _ v: Triple, alpha: Double?, notation: Notation = .function) {
    let hue = space.isAchromatic(v) ? space.hueIndex : nil
    self.init(
      space, hue == 0 ? nil : v.x, v.y, hue == 2 ? nil : v.z, alpha: alpha, notation: notation)
  }

  /// The components, with zero for missing ones.
  var triple: Triple { Triple(c1 ?? 0, c2 ?? 0, c3 ?? 0) }
}
