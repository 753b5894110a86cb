/// One component as written in a colour function.
enum ColorArgument {
  case number(Double)
  case percentage(Double)
  /// In degrees.
  case angle(Double)
  case none
}

/// The arguments of a colour function.
struct ColorArguments {
  let components: (ColorArgument, ColorArgument, ColorArgument)
  let alpha: ColorArgument?
  /// The legacy form, `rgb(1, 2, 3)`.
  let usesCommas: Bool
}

extension ColorParser {
  /// Three components and an optional alpha, up to the closing parenthesis.
  mutating func arguments() throws(ColorSyntaxError) -> ColorArguments {
    let first = try argument()
    var token = scanner.next()
    let usesCommas = token == .comma
    let second = try argument(startingAt: token, usesCommas: usesCommas)
    token = scanner.next()
    let third = try argument(startingAt: token, usesCommas: usesCommas)
    token = scanner.next()
    guard token == (usesCommas ? .comma : .slash) else {
      try expectClose(token, usesCommas: usesCommas)
      return ColorArguments(components: (first, second, third), alpha: nil, usesCommas: usesCommas)
    }
    let alpha = try argument()
    token = scanner.next()
    try expectClose(token, usesCommas: usesCommas)
    return ColorArguments(components: (first, second, third), alpha: alpha, usesCommas: usesCommas)
  }

  /// The next component.
  private mutating func argument() throws(ColorSyntaxError) -> ColorArgument {
    let token = scanner.next()
    return try argument(token)
  }

  /// A component after the first: its token, preceded by a comma in the legacy form.
  private mutating func argument(
    startingAt token: ColorScanner.Token, usesCommas: Bool
  ) throws(ColorSyntaxError) -> ColorArgument {
    switch token {
    case .comma where usesCommas: return try argument()
    case .close: throw error("\(function)() has too few components", fix: "give it three")
    case .end: throw unclosed
    case .comma: throw mixedSeparators
    case .number, .percentage, .dimension, .name, .function, .hash, .slash, .other, .unclosedComment:
      if usesCommas { throw mixedSeparators }
      return try argument(token)
    }
  }

  private func expectClose(_ token: ColorScanner.Token, usesCommas: Bool) throws(ColorSyntaxError) {
    switch token {
    case .close: return
    case .end: throw unclosed
    case .unclosedComment: throw error("the comment is not closed", fix: "add */")
    case .comma where !usesCommas, .slash where usesCommas: throw mixedSeparators
    case .number, .percentage, .dimension, .name, .function, .hash, .comma, .slash, .other:
      throw error(
        "\(function)() has more than three components and an alpha",
        fix: usesCommas ? nil : "write a / before the alpha")
    }
  }

  private func argument(_ token: ColorScanner.Token) throws(ColorSyntaxError) -> ColorArgument {
    switch token {
    case .number(let value): return .number(value)
    case .percentage(let value): return .percentage(value)
    case .dimension(let value, let unit): return .angle(value * (try degrees(unit)))
    case .name(let name): return try keyword(text(name))
    case .function(let name): throw nested(text(name))
    case .end: throw unclosed
    case .close: throw error("\(function)() has too few components", fix: "give it three")
    case .unclosedComment: throw error("the comment is not closed", fix: "add */")
    case .comma, .slash, .hash, .other: throw error("\(function)() needs a number here")
    }
  }

  /// The number of degrees in one of a unit.
  ///
  /// Source: CSS Values 4, section 7.1 (angle units).
  private func degrees(_ unit: Range<Int>) throws(ColorSyntaxError) -> Double {
    let unit = text(unit)
    switch unit {
    case "deg": return 1
    case "grad": return 0.9
    case "rad": return 180 / Double.pi
    case "turn": return 360
    default: throw error("\(unit) is not a unit of angle", fix: "use deg, grad, rad or turn")
    }
  }

  private func keyword(_ name: String) throws(ColorSyntaxError) -> ColorArgument {
    switch name {
    case "none": return .none
    case "from":
      throw error("\(function)(from …) is relative to a colour, which needs a style sheet", fix: "write the result")
    default: throw error("\(function)() does not accept \(name)", fix: "a component is a number, a percentage or none")
    }
  }

  private func nested(_ name: String) -> ColorSyntaxError {
    switch name {
    case "var", "env", "attr": error("\(name)() has no value outside a style sheet", fix: "write the number")
    default: error("\(name)() is not computed", fix: "write the number it comes to")
    }
  }

  private var unclosed: ColorSyntaxError { error("\(function)( is not closed", fix: "add )") }

  private var mixedSeparators: ColorSyntaxError {
    error(
      "\(function)() mixes separators",
      fix: "write commas throughout, or spaces and a / before the alpha")
  }
}
