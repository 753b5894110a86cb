import Colorimetry
import Diagnostics
import Dialects
import Files
import Printing
import Syntax
import TokenValues

/// *Source:* Design Tokens Color Module 2025.10, section 4.
extension Resolution {
  mutating func color(_ json: JSONValue) -> Color? {
    part(json, .color) { value in
      if case .color(let color) = value { color } else { nil }
    } _: {
      $0.colorLiteral($1)
    }
  }

  mutating func colorLiteral(_ json: JSONValue) -> Color? {
    switch json.kind {
    case .object(let object): colorObject(object, json)
    case .string(let text): colorString(text, json)
    case .null, .bool, .number, .array: invalidColor(json)
    }
  }

  private mutating func invalidColor(_ json: JSONValue) -> Color? {
    reportInvalid(json, "a colour", fix: #"write {"colorSpace": "srgb", "components": [0, 0.5, 1]}"#)
    return nil
  }

  /// Any CSS colour, as in older files and other tools.
  private mutating func colorString(_ text: String, _ json: JSONValue) -> Color? {
    if !reading.isStandard, let color = ReferringColor(text) { return mixed(color, json) }
    let color: Color
    do { color = try Color(css: text) } catch {
      reading.report(
        .invalidValue, "\(reading.file.excerpt(json.range, 40)) is not a colour: \(error.message)", json.range,
        why: text.contains("{") ? "a reference has to be the whole string, and nothing is computed from it" : nil,
        fix: Fix(error.fix ?? #"write {"colorSpace": "srgb", "components": [0, 0.5, 1]}"#))
      return nil
    }
    guard reading.isStandard else { return color }
    reading.report(
      .colorString, "\(reading.file.excerpt(json.range, 40)) is a string; a colour is an object", json.range,
      why: "the standard names the colour space and its components", fix: "write \(Self.written(color))")
    return color
  }

  /// A colour that is made of others; nil if one of them has to be resolved first, or has no value.
  private mutating func mixed(_ color: ReferringColor, _ json: JSONValue) -> Color? {
    var texts: [String: String] = [:]
    var isWhole = true
    for name in color.references where texts[name] == nil {
      guard case .token(let path) = follow(.alias(TokenPath(name), isClean: true), at: json.range),
        let token = use(path, at: json.range)
      else {
        isWhole = false
        continue
      }
      switch token.value {
      case .color(let color): texts[name] = color.css
      case .number(let number): texts[name] = number.trimmed(6)
      case .dimension(let share) where share.unit == .percent: texts[name] = share.value.trimmed(6) + "%"
      case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition,
        .shadow, .gradient, .typography, .spring, .haptic:
        break
      }
    }
    guard isWhole else { return nil }
    if let made = color.color({ texts[$0] }) { return made }
    let odd = color.references.first { texts[$0] == nil }
    let isRelative = reading.file.text(json.range).contains("(from ")
    // A stylesheet may hold what only a browser computes.
    reading.report(
      Stylesheet.isNamed(reading.file.path) ? .unreadValue : .invalidValue,
      "no colour comes of \(reading.file.excerpt(json.range))", json.range,
      why: odd.map { "{\($0)} is neither a colour nor a number" }
        ?? (isRelative ? "it is relative to a colour, which needs a style sheet" : "its parts do not make a colour"),
      fix: "write the colour that should come of it")
    return nil
  }

  /// A colour as its modifier makes it; the colour itself where the modifier has no value, which is reported.
  mutating func modified(_ color: Color, by modifier: ColorModifier) -> Color {
    let other = modifier.other.flatMap { self.color($0) }
    guard let amount = amount(modifier.amount), modifier.other == nil || other != nil else { return color }
    return modifier.color(of: color, amount: amount, other: other)
  }

  /// A share of 0…1, which may be a percentage, a number written as text or another token.
  private mutating func amount(_ json: JSONValue) -> Double? {
    if let quantity = json.string.flatMap(WrittenQuantity.init), ["", "%"].contains(quantity.unit) {
      return quantity.unit.isEmpty ? quantity.value : quantity.value / 100
    }
    return part(json, .number) { value in
      if case .number(let number) = value { number } else { nil }
    } _: {
      $0.numberLiteral($1)
    }
  }

  /// A colour in the form of the standard.
  static func written(_ color: Color) -> String {
    let components = [color.c1, color.c2, color.c3].map { $0?.trimmed(4) ?? "\"none\"" }.joined(separator: ", ")
    let alpha = color.opacity < 1 ? ", \"alpha\": \(color.opacity.trimmed(4))" : ""
    return "{\"colorSpace\": \"\(color.space.rawValue)\", \"components\": [\(components)]\(alpha), "
      + "\"hex\": \"\(color.opaqueHex)\"}"
  }

  private mutating func colorObject(_ object: JSONObject, _ json: JSONValue) -> Color? {
    if object["colorSpace"] == nil, object["r"] != nil, object["g"] != nil, object["b"] != nil {
      return channels(object, json)
    }
    for member in object.members {
      switch member.name {
      case "colorSpace", "components", "alpha", "hex": break
      default:
        reportUnknownKey(member, of: "a colour", known: ["colorSpace", "components", "alpha", "hex"])
      }
    }
    guard object["colorSpace"] != nil, object["components"] != nil else {
      let missing = ["colorSpace", "components"].filter { object[$0] == nil }.joined(separator: " and ")
      reading.report(
        .missingKey, "the colour lacks \(missing)", json.range, why: "a colour is a colour space and its components",
        fix: object["hex"]?.string.flatMap { Color(hex: $0) }.map { "write \(Self.written($0))" }
          ?? #"write {"colorSpace": "srgb", "components": [0, 0.5, 1]}"#)
      return nil
    }
    let space = member(object, "colorSpace") { $0.colorSpace($1) }
    let components = member(object, "components") { $0.components($1) }
    let alpha = object["alpha"] == nil ? 1 : member(object, "alpha") { $0.alpha($1) }
    let hex = object["hex"] == nil ? nil : member(object, "hex") { $0.hex($1) }
    guard let space, let components, let alpha else { return nil }
    if let list = object["components"]?.array { checkRanges(components, space, list) }
    let color = Color(space, components[0], components[1], components[2], alpha: alpha)
    guard let hex, let written = object["hex"] else { return color }
    checkHex(hex, color, written)
    return color.inCapitals(written.string?.contains(where: \.isUppercase) ?? false)
  }

  private mutating func colorSpace(_ json: JSONValue) -> ColorSpace? {
    primitive(json, "a colour space") { resolution, json in
      guard let name = json.string else {
        resolution.reportInvalid(json, "a colour space", fix: "write \"srgb\", for example")
        return nil
      }
      if let space = ColorSpace(rawValue: name) { return space }
      let names = ColorSpace.allCases.map(\.rawValue)
      let sameWord = ColorSpace(rawValue: name.lowercased())
      let nearest = sameWord?.rawValue ?? Suggestion.nearest(to: name.lowercased(), in: names)
      resolution.reading.report(
        .invalidValue, "\"\(name.prefix(40))\" is not a colour space", json.range,
        why: "the standard defines \(names.joined(separator: ", "))", fix: nearest.map { "did you mean \"\($0)\"?" })
      return sameWord
    }
  }

  private mutating func components(_ json: JSONValue) -> [Double?]? {
    primitive(json, "three components") { resolution, json in
      guard let list = json.array, list.count == 3 else {
        resolution.reportInvalid(json, "an array of three components", fix: "write three numbers or \"none\"")
        return nil
      }
      return resolution.elements(list) { $0.component($1) }
    }
  }

  private enum Component {
    case none
    case number(Double)
  }

  private mutating func component(_ json: JSONValue) -> Double?? {
    let convert = { (value: TokenValue) -> Component? in if case .number(let n) = value { .number(n) } else { nil } }
    let component: Component? = primitive(json, "a component", convert) { resolution, json in
      if let number = json.number { return .number(number) }
      if json.string == "none" { return Component.none }
      resolution.reportInvalid(json, "a number or \"none\"", fix: "write a number or \"none\"")
      return nil
    }
    switch component {
    case .some(.number(let number)): return .some(number)
    case .some(.none): return .some(nil)
    case nil: return nil
    }
  }

  private mutating func alpha(_ json: JSONValue) -> Double? {
    let convert = { (value: TokenValue) -> Double? in if case .number(let number) = value { number } else { nil } }
    guard let alpha = primitive(json, "a number", convert, { $0.numberLiteral($1) }) else { return nil }
    if !(0...1).contains(alpha) {
      reading.report(
        .componentOutOfRange, "alpha \(alpha.trimmed(4)) is outside 0 … 1", json.range,
        fix: "write a number from 0 to 1")
    }
    return min(1, max(0, alpha))
  }
}
