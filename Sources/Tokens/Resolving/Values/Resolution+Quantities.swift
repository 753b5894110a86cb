import Diagnostics
import Files
import Printing
import Syntax
import TokenValues

/// Dimensions and durations. *Source:* Format Module 2025.10, sections 8.2 and 8.5.
extension Resolution {
  mutating func dimension(_ json: JSONValue) -> Dimension? {
    part(json, .dimension) { value in
      if case .dimension(let dimension) = value { dimension } else { nil }
    } _: {
      $0.dimensionLiteral($1)
    }
  }

  mutating func dimensionLiteral(_ json: JSONValue) -> Dimension? {
    switch json.kind {
    case .object:
      guard let (value, unit, written) = quantity(json, "a dimension", fix: #"write {"value": 16, "unit": "px"}"#)
      else {
        return nil
      }
      guard let unit else { return missingUnit(value, json) }
      return dimension(value, unit, at: written)
    case .number(let number) where number.isFinite: return missingUnit(number, json)
    case .string(let text):
      guard let quantity = WrittenQuantity(text) else { break }
      if quantity.unit.isEmpty { return missingUnit(quantity.value, json) }
      guard let unit = Dimension.Unit(rawValue: quantity.unit) else { break }
      guard reading.isStandard else { return Dimension(quantity.value, unit) }
      reading.report(
        .stringValue, "\(reading.file.excerpt(json.range, 40)) is a string; a dimension is an object", json.range,
        why: "value and unit are separate members", fix: Fix(Self.fix(quantity.value, unit)))
      return Dimension(quantity.value, unit)
    case .null, .bool, .number, .array: break
    }
    reportInvalid(json, "a dimension", fix: Self.dimensionFix(json))
    return nil
  }

  /// Several lengths are for several sides, of which each is a token.
  private static func dimensionFix(_ json: JSONValue) -> Fix {
    let words = json.string.map { $0.split(separator: " ") } ?? []
    let isList = words.count > 1 && words.allSatisfy { WrittenQuantity(String($0)) != nil }
    return isList
      ? "a dimension is one length: write a token for each side"
      : "write an object with a value, and a unit of px or rem"
  }

  private static func fix(_ value: Double, _ unit: Dimension.Unit) -> String {
    switch unit {
    case .px, .rem: "write {\"value\": \(value.trimmed(4)), \"unit\": \"\(unit.rawValue)\"}"
    case .dp, .sp, .pt: "write {\"value\": \(value.trimmed(4)), \"unit\": \"px\"}"
    case .em, .percent, .notGiven: "write it in px or rem; a part of the font size cannot be written as a dimension"
    }
  }

  /// A bare number: pixels, or a length whose unit is not given.
  private mutating func missingUnit(_ value: Double, _ json: JSONValue) -> Dimension {
    guard reading.isStandard else { return Dimension(value, value == 0 ? .px : reading.bareUnit) }
    reading.report(
      .missingUnit, "\(value.trimmed(4)) has no unit", json.range,
      why: "a dimension has a unit even at 0; px is assumed",
      fix: Fix(Self.fix(value, .px)))
    return Dimension(value, .px)
  }

  private mutating func dimension(_ value: Double, _ name: String, at json: JSONValue) -> Dimension? {
    guard let unit = Dimension.Unit(rawValue: name.lowercased()), unit != .notGiven else {
      reading.report(
        .unknownUnit, "\"\(name.prefix(40))\" is not a unit of a dimension", json.range,
        why: "a dimension is in px or rem",
        fix: Self.windowUnits.contains(name.lowercased())
          ? "write the length it has in one window in px, or put it in $extensions; a part of the window is not a dimension"
          : "write \"px\" or \"rem\"")
      return nil
    }
    if !unit.isStandard || unit.rawValue != name {
      reading.report(
        .unknownUnit, "\"\(name)\" is not a unit of a dimension", json.range, why: "a dimension is in px or rem",
        fix: unitFix(value, unit, name, at: json))
    }
    return Dimension(value, unit)
  }

  /// What to write for a unit that the standard does not have: at 0, all units mean the same.
  private func unitFix(_ value: Double, _ unit: Dimension.Unit, _ name: String, at json: JSONValue) -> Fix {
    let span = reading.file.span(json.range)
    if unit.isStandard { return Fix("write \"\(unit.rawValue)\"", replacing: span, with: "\"\(unit.rawValue)\"") }
    if value == 0 { return Fix("write \"px\": 0 is the same in every unit", replacing: span, with: "\"px\"") }
    if unit == .em, let size = reading.emPixels {
      let pixels = (value * size).trimmed(4)
      return "write {\"value\": \(pixels), \"unit\": \"px\"}, which it is at \(size.trimmed(4))px"
    }
    return Fix(Self.fix(value, unit))
  }

  mutating func duration(_ json: JSONValue) -> TimeSpan? {
    part(json, .duration) { value in
      if case .duration(let span) = value { span } else { nil }
    } _: {
      $0.durationLiteral($1)
    }
  }

  mutating func durationLiteral(_ json: JSONValue) -> TimeSpan? {
    let fix = #"write {"value": 200, "unit": "ms"}"#
    if json.object != nil {
      guard let (value, unit, written) = quantity(json, "a duration", fix: fix) else { return nil }
      guard let unit else {
        // Seconds and milliseconds are both common, so a bare number is ambiguous.
        reading.report(
          .missingUnit, "\(value.trimmed(4)) has no unit", json.range, why: "a duration is in ms or s",
          fix: "write {\"value\": \(value.trimmed(4)), \"unit\": \"ms\"}")
        return nil
      }
      if let known = TimeSpan.Unit(rawValue: unit) { return TimeSpan(value, known) }
      let loose = TimeSpan.Unit(rawValue: unit.lowercased())
      reading.report(
        .unknownUnit, "\"\(unit.prefix(40))\" is not a unit of a duration", written.range,
        why: "a duration is in ms or s",
        fix: "write \"\(loose?.rawValue ?? "ms")\"")
      return loose.map { TimeSpan(value, $0) }
    }
    if let text = json.string, let quantity = WrittenQuantity(text), let unit = TimeSpan.Unit(rawValue: quantity.unit) {
      guard reading.isStandard else { return TimeSpan(quantity.value, unit) }
      reading.report(
        .stringValue, "\(reading.file.excerpt(json.range, 40)) is a string; a duration is an object", json.range,
        why: "value and unit are separate members",
        fix: "write {\"value\": \(quantity.value.trimmed(4)), \"unit\": \"\(unit.rawValue)\"}")
      return TimeSpan(quantity.value, unit)
    }
    reportInvalid(json, "a duration", fix: Fix(fix))
    return nil
  }

  /// Units that are a part of the window.
  private static let windowUnits: Set = [
    "vw", "vh", "vi", "vb", "vmin", "vmax", "svh", "lvh", "dvh", "svw", "lvw", "dvw",
  ]

  /// The two parts of a dimension or duration; the unit is nil if it is missing.
  private mutating func quantity(
    _ json: JSONValue, _ noun: String, fix: String
  ) -> (value: Double, unit: String?, written: JSONValue)? {
    guard let object = json.object else { return nil }
    for member in object.members where member.name != "value" && member.name != "unit" {
      reportUnknownKey(member, of: noun, known: ["value", "unit"])
    }
    guard object["value"] != nil else {
      reading.report(
        .missingKey, "\(noun) lacks its value", json.range, fix: Fix(fix))
      return nil
    }
    let value = member(object, "value") { $0.bareNumber($1) }
    guard let written = object["unit"] else { return value.map { ($0, nil, json) } }
    let unit = member(object, "unit") { resolution, json in
      resolution.primitive(json, "a unit") { resolution, json in
        if let name = json.string { return name }
        resolution.reportInvalid(json, "a unit", fix: Fix(fix))
        return nil
      }
    }
    guard let value, let unit else { return nil }
    return (value, unit, written)
  }
}
