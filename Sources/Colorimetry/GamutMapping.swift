extension Color {
  /// Whether the colour can be shown in a space as it is; always true of spaces without limits (XYZ, Lab, Oklab, …).
  ///
  /// A component may be outside by 0.000075, which no 8-bit, 10-bit or 12-bit rounding would show.
  package func isInGamut(of target: ColorSpace) -> Bool {
    guard let gamut = target.gamut else { return true }
    return space.convert(triple, to: gamut).allSatisfy { $0 >= -0.000_075 && $0 <= 1.000_075 }
  }

  /// The colour in a space, changed as little as it must be to be shown there.
  ///
  /// `hsl` and `hwb` are clipped to sRGB, as CSS does with its legacy syntaxes; everything else has its OKLCH chroma
  /// reduced until clipping what is left cannot be seen. Source: CSS Color 4, #binsearch.
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
  /// The ΔE OK that cannot be seen. Source: CSS Color 4, #binsearch.
  static let justNoticeable = 0.02

  /// Where the search stops. Source: CSS Color 4, #binsearch.
  static let epsilon = 0.0001

  /// Components in an RGB space of an OKLCH colour, each 0…1: lightness and hue kept, chroma reduced.
  ///
  /// With a `tolerance` of zero the result is the most chromatic colour inside the gamut, and nothing is clipped
  /// but the noise of the last step.
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
      // Neighbouring numbers have no middle.
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
