import Diagnostics
import Files
import Printing
import Syntax
import TokenValues

/// Font families and typography. *Source:* Format Module 2025.10, sections 8.3 and 9.8.
extension Resolution {
  mutating func fontFamily(_ json: JSONValue) -> [String]? {
    part(json, .fontFamily) { value in
      if case .fontFamily(let names) = value { names } else { nil }
    } _: {
      $0.fontFamilyLiteral($1)
    }
  }

  mutating func fontFamilyLiteral(_ json: JSONValue) -> [String]? {
    switch json.kind {
    case .string(let text): return names(in: text, json)
    case .array(let list) where !list.isEmpty:
      return elements(list) { $0.fontName($1) }.flatMap { joined($0, json, "font name") }
    case .null, .bool, .number, .object, .array:
      reportInvalid(json, "a font name or a list of them", fix: #"write "Inter" or ["Inter", "sans-serif"]"#)
      return nil
    }
  }

  /// One name; a string with several commas is read as a list.
  ///
  /// - Parameter isElement: whether it is in a list already.
  private mutating func names(in text: String, _ json: JSONValue, isElement: Bool = false) -> [String]? {
    let names = text.split(separator: ",").map { name in
      String(name).trimmingSpaces.trimmingQuotes
    }
    guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty }) else {
      reportInvalid(json, "a font name", fix: #"write "Inter" or ["Inter", "sans-serif"]"#)
      return nil
    }
    guard text.utf8.contains(UInt8(ascii: ",")) else { return reading.isStandard ? [text] : names }
    guard reading.isStandard else { return names }
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    reading.report(
      .fontListInString, "\(reading.file.excerpt(json.range, 40)) contains several font names", json.range,
      why: isElement ? "each element of a list is one font’s name" : "a string is one font’s name; a list is an array",
      fix: Self.fontFix(isElement ? list : "[\(list)]", reading.file.span(json.range)))
    return names
  }

  /// - Parameter list: what to write; not as an edit where a name has signs that JSON writes differently.
  private static func fontFix(_ list: String, _ span: Span) -> Fix {
    list.contains("\\") || span.text.contains("\\")
      ? Fix("write \(list)") : Fix("write \(list)", replacing: span, with: list)
  }

  /// One element of a list of fonts: a name, or a token with one.
  private mutating func fontName(_ json: JSONValue) -> [String]? {
    let names: [String]? = part(json, .fontFamily) { value in
      if case .fontFamily(let names) = value { names } else { nil }
    } _: { resolution, json in
      if let text = json.string { return resolution.names(in: text, json, isElement: true) }
      resolution.reportInvalid(json, "a font name", fix: "write one name as a string")
      return nil
    }
    if let names, names.count > 1, ReferenceSyntax(json) != nil { reportNestedList(json, "font name") }
    return names
  }

  mutating func reportNestedList(_ json: JSONValue, _ noun: String) {
    guard reading.isStandard else { return }
    reading.report(
      .nestedList, "\(reading.file.excerpt(json.range, 40)) is a list, where one \(noun) is expected", json.range,
      why: "an element that is a reference counts as one element; it is read as if its list were written here",
      fix: "refer to a token with a single \(noun), or write the list out")
  }

  /// The most elements of a list, including those of lists that it refers to.
  static var mostJoined: Int { 100 }

  /// The elements of a list, with nested lists inserted in place; nil if nesting multiplies them beyond the limit,
  /// which is reported.
  mutating func joined<Element>(_ parts: [[Element]], _ json: JSONValue, _ noun: String) -> [Element]? {
    let count = parts.reduce(0) { $0 + $1.count }
    guard count > max(parts.count, Self.mostJoined) else { return parts.flatMap(\.self) }
    reading.report(
      .nestedListTooLarge, "the lists this one refers to make it \(count) elements long, more than \(Self.mostJoined)",
      json.range,
      why: "lists that refer to lists multiply, so longer ones are refused before they exhaust memory",
      fix: "refer to tokens with a single \(noun) each, or write the list out")
    return nil
  }

  mutating func typographyLiteral(_ json: JSONValue) -> Typography? {
    guard
      let object = fields(
        json, of: "a typography style", required: ["fontFamily", "fontSize", "fontWeight", "lineHeight"],
        lenient: ["letterSpacing"], fix: Self.typographyFix(json))
    else { return nil }
    let family = member(object, "fontFamily") { $0.fontFamily($1) }
    let size = member(object, "fontSize") { $0.dimension($1) }
    let weight = member(object, "fontWeight") { $0.fontWeight($1) }
    reading.emPixels = size?.pixels
    let spacing = object["letterSpacing"] == nil ? .zero : member(object, "letterSpacing") { $0.letterSpacing($1) }
    reading.emPixels = nil
    let height = member(object, "lineHeight") { $0.lineHeight($1, size) }
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
  }

  /// What to write for the parts that a style lacks.
  private static func typographyFix(_ json: JSONValue) -> String {
    let parts = [
      ("fontFamily", "\"fontFamily\" with the font’s name"), ("fontSize", "\"fontSize\" with its value and unit"),
      ("fontWeight", "\"fontWeight\", a number such as 400"),
      ("letterSpacing", "\"letterSpacing\": {\"value\": 0, \"unit\": \"px\"}"),
      ("lineHeight", "\"lineHeight\", a number such as 1.5"),
    ]
    guard let object = json.object else { return "write an object with \(parts.map(\.0).joined(separator: ", "))" }
    return "add " + parts.filter { object[$0.0] == nil }.map(\.1).joined(separator: ", and ")
  }

  /// A percentage of the font size is converted to hundredths of an em.
  private mutating func letterSpacing(_ json: JSONValue) -> Dimension? {
    dimension(json).map { $0.unit == .percent ? Dimension($0.value / 100, .em) : $0 }
  }

  /// A number; a length or percentage, as in older files, is converted.
  private mutating func lineHeight(_ json: JSONValue, _ size: Dimension?) -> Double? {
    if !reading.isStandard, let length = leading(json) { return lineHeight(length, size, json) }
    if let formula = formula(json) {
      guard let value = value(of: formula, as: nil, at: json.range) else { return nil }
      return leading(value, size, json)
    }
    if let text = json.string, let quantity = WrittenQuantity(text), !quantity.unit.isEmpty,
      let unit = Dimension.Unit(rawValue: quantity.unit)
    {
      return lineHeight(Dimension(quantity.value, unit), size, json)
    }
    if let object = json.object, object["$ref"] == nil, let value = object["value"]?.number,
      let unit = object["unit"]?.string.flatMap({ Dimension.Unit(rawValue: $0.lowercased()) })
    {
      return lineHeight(Dimension(value, unit), size, json)
    }
    return number(json)
  }

  /// The leading that a calculation gives: a length, or a multiple.
  private mutating func leading(_ value: TokenValue, _ size: Dimension?, _ json: JSONValue) -> Double? {
    switch value {
    case .number(let number) where number <= Self.mostMultiple: number
    case .number(let number): lineHeight(Dimension(number, reading.bareUnit), size, json)
    case .dimension(let length): lineHeight(length, size, json)
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow,
      .gradient, .typography, .spring, .haptic:
      nil
    }
  }

  /// A number above that is a length.
  private static var mostMultiple: Double { 4 }

  /// The leading that is a length where the standard has a multiple: a token, or a number too large for a multiple.
  private mutating func leading(_ json: JSONValue) -> Dimension? {
    if let text = json.string, let quantity = WrittenQuantity(text) {
      return quantity.unit.isEmpty && quantity.value > Self.mostMultiple
        ? Dimension(quantity.value, reading.bareUnit) : nil
    }
    guard formula(json) == nil, case .alias(let name, _)? = ReferenceSyntax(json) else { return nil }
    guard let path = paths.number(of: name), case .resolved(let index) = states[Int(path)],
      case .dimension(let length) = results[Int(index)].value
    else {
      // A part of another style: `{type.title.lineHeight}`.
      guard case .raw(let raw)? = part(name, at: json.range), raw.type == .dimension,
        let quantity = raw.value.string.flatMap(WrittenQuantity.init),
        let unit = Dimension.Unit(rawValue: quantity.unit)
      else { return nil }
      record(raw.owner, json.range)
      return Dimension(quantity.value, unit)
    }
    reading.needs.append(path)
    record(path, json.range)
    inheritGaps(of: results[Int(index)])
    return length
  }

  private mutating func lineHeight(_ length: Dimension, _ size: Dimension?, _ json: JSONValue) -> Double? {
    let height: Double?
    switch length.unit {
    case .em: height = length.value
    case .percent: height = length.value / 100
    case .px, .rem, .dp, .sp, .pt, .notGiven: height = size.flatMap { $0.pixels > 0 ? length.pixels / $0.pixels : nil }
    }
    guard reading.isStandard else { return height }
    reading.report(
      .legacyValue, "\(length.css) is a length; a line height is a number", json.range,
      why: "it is a multiple of the font size",
      fix: height.map {
        Fix("write \($0.trimmed(4))", replacing: reading.file.span(json.range), with: $0.trimmed(4))
      } ?? "write a number, such as 1.5")
    return height
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return start < end ? String(self[start..<end]) : ""
  }

  fileprivate var trimmingQuotes: String {
    guard count > 1, let quote = first, quote == last, quote == "'" || quote == "\"" else { return self }
    return String(dropFirst().dropLast())
  }
}
