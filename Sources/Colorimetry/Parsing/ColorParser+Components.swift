extension ColorParser {
  /// A number, or a percentage of `whole`; nil for `none`.
  func component(_ argument: ColorArgument, whole: Double) throws(ColorSyntaxError) -> Double? {
    switch argument {
    case .number(let value): return value
    case .percentage(let value): return value / 100 * whole
    case .none: return nil
    case .angle: throw functionError("has an angle where a number belongs")
    }
  }

  /// A hue in degrees, 0 ≤ h < 360; nil for `none`.
  func hue(_ argument: ColorArgument) throws(ColorSyntaxError) -> Double? {
    switch argument {
    case .number(let value), .angle(let value): return value.normalizedDegrees
    case .none: return nil
    case .percentage: throw functionError("has a percentage for its hue", fix: "write degrees")
    }
  }

  /// The alpha, 1 if it is omitted, nil for `none`.
  func alpha(_ arguments: ColorArguments) throws(ColorSyntaxError) -> Double? {
    guard let alpha = arguments.alpha else { return 1 }
    return try component(alpha, whole: 1)?.clamped(to: 0...1)
  }

  /// With commas: three numbers or three percentages, and no `none`. Source: CSS Color 4, #rgb-functions.
  func checkLegacyRGB(_ arguments: ColorArguments) throws(ColorSyntaxError) {
    try checkNothingIsMissing(arguments)
    let (r, g, b) = arguments.components
    guard r.isPercentage == g.isPercentage, g.isPercentage == b.isPercentage else {
      throw functionError(
        "with commas mixes numbers and percentages",
        fix: "write three of a kind, or spaces instead of commas")
    }
  }

  /// With commas: a hue and two percentages, and no `none`. Source: CSS Color 4, #the-hsl-notation.
  func checkLegacyHSL(_ arguments: ColorArguments) throws(ColorSyntaxError) {
    try checkNothingIsMissing(arguments)
    let (_, s, l) = arguments.components
    guard s.isPercentage, l.isPercentage else {
      throw functionError("with commas needs percentages", fix: "add %, or write spaces instead of commas")
    }
  }

  private func checkNothingIsMissing(_ arguments: ColorArguments) throws(ColorSyntaxError) {
    let (a, b, c) = arguments.components
    guard !a.isNone, !b.isNone, !c.isNone, !(arguments.alpha?.isNone ?? false) else {
      throw functionError("with commas does not accept none", fix: "write spaces instead of commas, or 0")
    }
  }
}

extension ColorArgument {
  fileprivate var isNone: Bool {
    switch self {
    case .none: true
    case .number, .percentage, .angle: false
    }
  }

  fileprivate var isPercentage: Bool {
    switch self {
    case .percentage: true
    case .number, .angle, .none: false
    }
  }
}
