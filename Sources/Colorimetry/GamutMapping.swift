extension Color {
  /// Whether the colour is in the gamut of a space; always true for spaces without limits (XYZ, Lab, Oklab, …).
  ///
  /// A component may be outside by 0.000075, which is invisible after rounding to 8, 10 or 12 bits.
  package func isInGamut(of target: ColorSpace) -> Bool {
    guard let gamut = target.gamut else { return true }
    return space.convert(triple, to: gamut).allSatisfy { $0 >= -0.000_075 && $0 <= 1.000_075 }
  }

  /// The colour mapped into the gamut of a space with the smallest change.
  ///
  /// `hsl` and `hwb` are clipped to sRGB, as CSS does with its legacy syntaxes; in other spaces OKLCH chroma is reduced
  /// until clipping the rest is invisible. Source: CSS Color 4, #binsearch.
  package func gamutMapped(to target: ColorSpace) -> Color {
    guard let gamut = target.gamut else { return converted(to: target) }
    if space == target && triple.isInUnitCube { return self }
    let mapped = mappedTriple(in: gamut)
    return Color(target, gamut.convert(mapped, to: target), alpha: alpha)
  }

  /// The components of the gamut-mapped colour in an RGB space, each 0…1.
  func mappedTriple(in gamut: ColorSpace) -> Triple {
    let here = space.convert(triple, to: gamut)
    if here.isInUnitCube { return here }
    switch space {
    case .hsl, .hwb: return ColorSpace.srgb.convert(space.convert(triple, to: .srgb).clipped, to: gamut).clipped
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch:
      return GamutMapping.reduceChroma(ofOKLCH: space.convert(triple, to: .oklch), into: gamut)
    }
  }
}

extension Triple {
  /// Whether each component is 0…1.
  var isInUnitCube: Bool { allSatisfy { $0 >= 0 && $0 <= 1 } }
}

/// The binary search of CSS Color 4 with local MINDE.
enum GamutMapping {
  /// The ΔE OK that is invisible. Source: CSS Color 4, #binsearch.
  static let justNoticeable = 0.02

  /// The precision at which the search stops. Source: CSS Color 4, #binsearch.
  static let epsilon = 0.0001

  /// Components in an RGB space of an OKLCH colour, each 0…1, with lightness and hue kept and chroma reduced.
  ///
  /// With a `tolerance` of zero the result is the most chromatic colour in gamut, and only the noise of the last step
  /// is clipped.
  /// Source: CSS Color 4, #binsearch (binary search with local MINDE).
  static func reduceChroma(
    ofOKLCH origin: Triple, into gamut: ColorSpace, tolerance: Double = justNoticeable
  ) -> Triple {
    if origin.x >= 1 { return Triple(1, 1, 1) }
    if origin.x <= 0 { return Triple(0, 0, 0) }
    let direction = unitVector(degrees: origin.z)
    func oklab(chroma: Double) -> Triple {
      Triple(origin.x, chroma * direction.cosine, chroma * direction.sine)
    }
    func rgb(_ oklab: Triple) -> Triple { ColorSpace.oklab.convert(oklab, to: gamut) }
    func difference(_ clipped: Triple, _ current: Triple) -> Double {
      gamut.convert(clipped, to: .oklab).distance(to: current)
    }

    var current = oklab(chroma: origin.y)
    var shown = rgb(current)
    if shown.isInUnitCube { return shown }
    var clipped = shown.clipped
    if difference(clipped, current) < tolerance { return clipped }

    var (low, high) = (0.0, origin.y)
    var lowIsInGamut = true
    while high - low > epsilon {
      let chroma = (low + high) / 2
      // Adjacent floating-point numbers have no midpoint.
      if chroma <= low || chroma >= high { break }
      current = oklab(chroma: chroma)
      shown = rgb(current)
      if lowIsInGamut && shown.isInUnitCube {
        low = chroma
        continue
      }
      clipped = shown.clipped
      let error = difference(clipped, current)
      if error >= tolerance {
        high = chroma
        continue
      }
      if tolerance - error < epsilon { return clipped }
      lowIsInGamut = false
      low = chroma
    }
    return lowIsInGamut ? rgb(oklab(chroma: low)).clipped : clipped
  }
}
