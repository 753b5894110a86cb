import Diagnostics
import Files
import Motion
import Printing
import Syntax
import TokenValues

extension Resolution {
  mutating func number(_ json: JSONValue) -> Double? {
    part(json, .number) { value in
      if case .number(let number) = value { number } else { nil }
    } _: {
      $0.numberLiteral($1)
    }
  }

  mutating func numberLiteral(_ json: JSONValue) -> Double? {
    if let number = json.number { return number }
    if let text = json.string, let quantity = WrittenQuantity(text) {
      switch quantity.unit {
      case "": return mended(quantity.value, json, fix: quantity.value.trimmed(6))
      case "%": return mended(quantity.value / 100, json, fix: (quantity.value / 100).trimmed(6))
      default: break
      }
    }
    reportInvalid(json, "a number", fix: "write a number without quotes")
    return nil
  }

  private mutating func mended(_ value: Double, _ json: JSONValue, fix: String) -> Double {
    guard reading.isStandard else { return value }
    reading.report(
      .stringValue, "\(reading.file.excerpt(json.range, 40)) is a string; a number has no quotes", json.range,
      fix: "write \(fix)")
    return value
  }

  /// A number within a dimension, duration or the like.
  mutating func bareNumber(_ json: JSONValue) -> Double? {
    let convert = { (value: TokenValue) -> Double? in if case .number(let number) = value { number } else { nil } }
    return primitive(json, "a number", convert) { $0.numberLiteral($1) }
  }

  mutating func fontWeight(_ json: JSONValue) -> FontWeight? {
    // Other tools have one kind of number.
    let isStandard = reading.isStandard
    return part(json, .fontWeight) { value in
      if case .fontWeight(let weight) = value { return weight }
      guard !isStandard, case .number(let number) = value, (1...1000).contains(number) else { return nil }
      return FontWeight(number)
    } _: {
      $0.fontWeightLiteral($1)
    }
  }

  mutating func fontWeightLiteral(_ json: JSONValue) -> FontWeight? {
    if let number = json.number {
      if (1...1000).contains(number) { return FontWeight(number) }
      reading.report(
        .invalidValue, "\(number.trimmed(4)) is not a font weight", json.range, why: "a font weight is 1 … 1000",
        fix: "write a number within the range")
      return nil
    }
    if let text = json.string {
      if let weight = FontWeight(keyword: text) { return weight }
      if let weight = Self.looseWeight(text) {
        guard reading.isStandard else { return weight }
        let written = weight.keyword.map { "\"\($0)\"" } ?? weight.value.trimmed(0)
        reading.report(
          .stringValue, "\(reading.file.excerpt(json.range, 40)) is not one of the standard’s font weights", json.range,
          why: "names are in lower case with a hyphen, numbers without quotes", fix: "write \(written)")
        return weight
      }
      let nearest = Suggestion.nearest(to: text.lowercased(), in: FontWeight.keywords.map(\.keyword))
      reading.report(
        .invalidValue, "\(reading.file.excerpt(json.range, 40)) is not a font weight", json.range,
        why: "a font weight is 1 … 1000 or one of the standard’s names",
        fix: nearest.map { "did you mean \"\($0)\"?" } ?? "write a number, such as 400")
      return nil
    }
    reportInvalid(json, "a font weight", fix: "write a number from 1 to 1000, or a name such as \"bold\"")
    return nil
  }

  /// A number in quotes, or a name in another case or with a different hyphen.
  private static func looseWeight(_ text: String) -> FontWeight? {
    if let quantity = WrittenQuantity(text), quantity.unit.isEmpty, (1...1000).contains(quantity.value) {
      return FontWeight(quantity.value)
    }
    let letters = text.lowercased().filter { $0.isLetter }
    let keyword = FontWeight.keywords.first { $0.keyword.filter { $0.isLetter } == letters }?.keyword
    return letters.count >= text.count - 1 ? keyword.flatMap { FontWeight(keyword: $0) } : nil
  }

  mutating func cubicBezier(_ json: JSONValue) -> CubicBezier? {
    part(json, .cubicBezier) { value in
      if case .cubicBezier(let curve) = value { curve } else { nil }
    } _: {
      $0.cubicBezierLiteral($1)
    }
  }

  mutating func cubicBezierLiteral(_ json: JSONValue) -> CubicBezier? {
    if let text = json.string { return cubicBezier(css: text, json) }
    guard let list = json.array, list.count == 4 else {
      reportInvalid(json, "four numbers", fix: "write [x1, y1, x2, y2]")
      return nil
    }
    guard let points = elements(list, { $0.bareNumber($1) }) else { return nil }
    for index in [0, 2] where !(0...1).contains(points[index]) {
      reading.report(
        .invalidValue, "x \(points[index].trimmed(4)) is outside 0 … 1", list[index].range,
        why: "a curve that goes back in time has no single value", fix: "write a number from 0 to 1")
      return nil
    }
    return CubicBezier(points[0], points[1], points[2], points[3])
  }

  private mutating func cubicBezier(css text: String, _ json: JSONValue) -> CubicBezier? {
    var found: CubicBezier?
    var reason = "only cubic-bezier() has four numbers"
    do {
      switch try Easing(css: text) {
      case .linear: found = .linear
      case .cubicBezier(let curve, _): found = curve
      case .steps, .linearStops: break
      }
    } catch { reason = error.message }
    guard let curve = found else {
      reading.report(
        .invalidValue, "\(reading.file.excerpt(json.range, 40)) is not a cubic Bézier curve", json.range, why: reason,
        fix: "write [x1, y1, x2, y2]")
      return nil
    }
    guard reading.isStandard else { return curve }
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.trimmed(4) }.joined(separator: ", ")
    reading.report(
      .stringValue, "\(reading.file.excerpt(json.range, 40)) is a string; a curve is four numbers", json.range,
      fix: "write [\(points)]")
    return curve
  }
}
