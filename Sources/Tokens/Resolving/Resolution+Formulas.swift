import Diagnostics
import Files
import Syntax
import TokenValues

/// Values that are calculated from other tokens, in the dialects that have them.
extension Resolution {
  /// The calculation that a value is; nil for any other value.
  func formula(_ json: JSONValue) -> Formula? { reading.isStandard ? nil : json.string.flatMap(Formula.init) }

  /// What comes of a calculation, as a type, or as its unit tells without one.
  ///
  /// Nil if a token that it refers to has to be resolved first, or if there is no result, which is reported.
  mutating func value(of formula: Formula, as type: TokenType?, at range: ByteRange) -> TokenValue? {
    var quantities: [String: Formula.Operand] = [:]
    var isWhole = true
    for name in formula.references where quantities[name] == nil {
      let target = follow(.alias(TokenPath(name), isClean: true), at: range)
      // A part of another value is not computed with.
      if case .raw = target { continue }
      guard case .token(let path) = target, let token = use(path, at: range) else {
        isWhole = false
        continue
      }
      quantities[name] = Self.quantity(of: token.value)
    }
    guard isWhole else { return nil }
    if let result = formula.result({ quantities[$0] }), let value = typed(result, as: type) { return value }
    let odd = formula.references.first { quantities[$0] == nil }
    // A share is of something that only a style sheet knows.
    let isShare = odd == nil && reading.file.text(range).contains("%")
    reading.report(
      .invalidValue, "\(reading.file.excerpt(range)) cannot be calculated", range,
      why: odd.map { "{\($0)} is neither a number nor a length" }
        ?? (isShare
          ? "what a percentage is of is known only where it is used, so it is neither drawn nor checked"
          : "its parts have different units, or give no number"),
      fix: isShare ? "nothing, if only style sheets use it; otherwise write a length" : "write what should come of it",
      isSure: odd != nil)
    return nil
  }

  private static func quantity(of value: TokenValue) -> Formula.Operand? {
    switch value {
    case .number(let number): Formula.Operand(value: number, unit: "")
    case .dimension(let length): Formula.Operand(value: length.value, unit: length.unit.rawValue)
    case .duration(let span): Formula.Operand(value: span.value, unit: span.unit.rawValue)
    case .fontWeight(let weight): Formula.Operand(value: weight.value, unit: "")
    case .color, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography,
      .spring, .haptic:
      nil
    }
  }

  private func typed(_ result: Formula.Operand, as type: TokenType?) -> TokenValue? {
    let (number, unit) = (result.value, result.unit)
    switch type {
    case .dimension:
      if unit.isEmpty { return .dimension(Dimension(number, number == 0 ? .px : reading.bareUnit)) }
      return Dimension.Unit(rawValue: unit).map { .dimension(Dimension(number, $0)) }
    case .fontWeight: return unit.isEmpty && (1...1000).contains(number) ? .fontWeight(FontWeight(number)) : nil
    case .number where unit.isEmpty || unit == "%": return .number(unit.isEmpty ? number : number / 100)
    case .duration, nil:
      if unit.isEmpty { return .number(number) }
      if let unit = TimeSpan.Unit(rawValue: unit) { return .duration(TimeSpan(number, unit)) }
      return Dimension.Unit(rawValue: unit).map { .dimension(Dimension(number, $0)) }
    case .number, .color, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography, .spring, .haptic:
      return nil
    }
  }
}
