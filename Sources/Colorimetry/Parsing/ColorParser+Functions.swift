extension ColorParser {
  /// The colour of the function whose name and parenthesis have just been read.
  mutating func functionalColor() throws(ColorSyntaxError) -> Color {
    switch function {
    case "rgb", "rgba": return try rgb(arguments())
    case "hsl", "hsla": return try hsl(arguments())
    case "hwb": return try hwb(modernArguments())
    case "lab": return try rectangular(.lab, modernArguments(), lightness: 100, axis: 125)
    case "oklab": return try rectangular(.oklab, modernArguments(), lightness: 1, axis: 0.4)
    case "lch": return try polar(.lch, modernArguments(), lightness: 100, chroma: 150)
    case "oklch": return try polar(.oklch, modernArguments(), lightness: 1, chroma: 0.4)
    case "color": return try predefined()
    case "color-mix": return try mixture()
    default: throw unknownFunction(function)
    }
  }

  /// Source: CSS Color 4, #rgb-functions.
  private func rgb(_ arguments: ColorArguments) throws(ColorSyntaxError) -> Color {
    let (r, g, b) = arguments.components
    if arguments.usesCommas { try checkLegacyRGB(arguments) }
    func channel(_ argument: ColorArgument) throws(ColorSyntaxError) -> Double? {
      try component(argument, whole: 255).map { ($0 / 255).clamped(to: 0...1) }
    }
    return Color(
      .srgb, try channel(r), try channel(g), try channel(b), alpha: try alpha(arguments), notation: .legacy)
  }

  /// Source: CSS Color 4, #the-hsl-notation; saturation is clamped below only.
  private func hsl(_ arguments: ColorArguments) throws(ColorSyntaxError) -> Color {
    let (h, s, l) = arguments.components
    if arguments.usesCommas { try checkLegacyHSL(arguments) }
    return Color(
      .hsl, try hue(h), try component(s, whole: 100).map { max(0, $0) }, try component(l, whole: 100),
      alpha: try alpha(arguments), notation: .legacy)
  }

  /// Source: CSS Color 4, #the-hwb-notation.
  private func hwb(_ arguments: ColorArguments) throws(ColorSyntaxError) -> Color {
    let (h, w, b) = arguments.components
    return Color(
      .hwb, try hue(h), try component(w, whole: 100).map { max(0, $0) },
      try component(b, whole: 100).map { max(0, $0) }, alpha: try alpha(arguments), notation: .legacy)
  }

  /// Source: CSS Color 4, #specifying-lab-lch and #specifying-oklab-oklch.
  private func rectangular(
    _ space: ColorSpace, _ arguments: ColorArguments, lightness: Double, axis: Double
  ) throws(ColorSyntaxError) -> Color {
    let (l, a, b) = arguments.components
    return Color(
      space, try component(l, whole: lightness).map { $0.clamped(to: 0...lightness) },
      try component(a, whole: axis), try component(b, whole: axis), alpha: try alpha(arguments))
  }

  /// Source: CSS Color 4, #specifying-lab-lch and #specifying-oklab-oklch.
  private func polar(
    _ space: ColorSpace, _ arguments: ColorArguments, lightness: Double, chroma: Double
  ) throws(ColorSyntaxError) -> Color {
    let (l, c, h) = arguments.components
    return Color(
      space, try component(l, whole: lightness).map { $0.clamped(to: 0...lightness) },
      try component(c, whole: chroma).map { max(0, $0) }, try hue(h), alpha: try alpha(arguments))
  }

  /// `color(space c1 c2 c3 / alpha)`; only alpha is clamped. Source: CSS Color 4, #color-function.
  private mutating func predefined() throws(ColorSyntaxError) -> Color {
    guard case .name(let range) = scanner.next() else {
      throw error("color() names no colour space", fix: "write one first, such as color(display-p3 1 0 0)")
    }
    let name = text(range)
    guard let space = predefinedSpace(name) else {
      throw error(
        "color() has no colour space \(name)",
        fix: "use srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65")
    }
    let arguments = try modernArguments()
    let (a, b, c) = arguments.components
    let color = Color(
      space, try component(a, whole: 1), try component(b, whole: 1), try component(c, whole: 1),
      alpha: try alpha(arguments))
    return name == "display-p3-linear" ? color.encodedDisplayP3 : color
  }

  private func predefinedSpace(_ name: String) -> ColorSpace? {
    switch name {
    case "srgb": .srgb
    case "srgb-linear": .srgbLinear
    case "display-p3", "display-p3-linear": .displayP3
    case "a98-rgb": .a98RGB
    case "prophoto-rgb": .prophotoRGB
    case "rec2020": .rec2020
    case "xyz", "xyz-d65": .xyzD65
    case "xyz-d50": .xyzD50
    default: nil
    }
  }

  private mutating func modernArguments() throws(ColorSyntaxError) -> ColorArguments {
    let arguments = try arguments()
    guard !arguments.usesCommas else {
      throw functionError("does not accept commas", fix: "separate with spaces, and write a / before the alpha")
    }
    return arguments
  }
}

extension Color {
  /// This colour's components interpreted as linear light: `display-p3-linear` is stored as `display-p3`.
  fileprivate var encodedDisplayP3: Color {
    Color(.displayP3, c1.map(SRGB.encode), c2.map(SRGB.encode), c3.map(SRGB.encode), alpha: alpha)
  }
}
