import Colorimetry
import Diagnostics
import Files
import Printing
import Syntax
import TokenValues

/// Shadows and gradients. *Source:* Format Module 2025.10, sections 9.1, 9.6 and 9.7.
extension Resolution {
  mutating func shadowLiteral(_ json: JSONValue) -> [Shadow]? {
    switch json.kind {
    case .object: return shadowLayer(json).map { [$0] }
    case .array(let list) where !list.isEmpty:
      return elements(list) { $0.shadowElement($1) }.flatMap { joined($0, json, "shadow") }
    case .null, .bool, .number, .string, .array:
      reportInvalid(json, "a shadow or a list of them", why: Self.noCSS(json), fix: Fix(shadowFix(json)))
      return nil
    }
  }

  private mutating func shadowElement(_ json: JSONValue) -> [Shadow]? {
    let layers: [Shadow]? = part(json, .shadow) { value in
      if case .shadow(let layers) = value { layers } else { nil }
    } _: { resolution, json in
      resolution.shadowLayer(json).map { [$0] }
    }
    if let layers, layers.count > 1 { reportNestedList(json, "shadow") }
    return layers
  }

  private func shadowFix(_ json: JSONValue) -> String {
    "write " + (json.string.flatMap { PastedCSS.shadow($0) } ?? "color, offsetX, offsetY, blur and spread")
  }

  /// Why a string is not a value where the standard requires an object or a list.
  static func noCSS(_ json: JSONValue) -> String? {
    json.string == nil ? nil : "the standard names each part, so that no tool has to parse CSS"
  }

  /// The names of the parts of a shadow in older files and other tools.
  private static let legacyNames = [
    "x": "offsetX", "y": "offsetY", "radius": "blur", "blurRadius": "blur", "spreadRadius": "spread",
  ]

  private mutating func shadowLayer(_ json: JSONValue) -> Shadow? {
    guard let object = modernShadow(json) else { return nil }
    let color = member(object, "color") { $0.color($1) }
    let offsetX = member(object, "offsetX") { $0.dimension($1) }
    let offsetY = member(object, "offsetY") { $0.dimension($1) }
    let blur = object["blur"] == nil ? .zero : member(object, "blur") { $0.dimension($1) }
    let spread = object["spread"] == nil ? .zero : member(object, "spread") { $0.dimension($1) }
    let inset = object["inset"] == nil ? false : member(object, "inset") { $0.inset($1) }
    guard let color, let offsetX, let offsetY, let blur, let spread, let inset else { return nil }
    return Shadow(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  /// The members under the names of the standard.
  private mutating func modernShadow(_ json: JSONValue) -> JSONObject? {
    var json = json
    if let object = json.object, let legacy = object.members.first(where: { isLegacy($0, object) }) {
      reading.report(
        .legacyValue, "\"\(legacy.name)\" is not a part of a shadow", legacy.nameRange,
        why: "other tools and older drafts named the parts differently",
        fix: "write color, offsetX, offsetY, blur, spread and inset")
      let members = object.members.map { member in
        let name = isLegacy(member, object) ? Self.legacyNames[member.name] ?? "inset" : member.name
        let value = member.name == "type" ? insetValue(member.value) : member.value
        return JSONObject.Member(name: name, nameRange: member.nameRange, value: value)
      }
      json = JSONValue(range: json.range, kind: .object(JSONObject(members)))
    }
    return fields(
      json, of: "a shadow", required: ["color", "offsetX", "offsetY"], lenient: ["blur", "spread"],
      optional: ["inset"], why: Self.noCSS(json), fix: shadowFix(json))
  }

  private func isLegacy(_ member: JSONObject.Member, _ object: JSONObject) -> Bool {
    if member.name == "type" { return ["dropShadow", "innerShadow"].contains(member.value.string) }
    return Self.legacyNames[member.name].map { object[$0] == nil } ?? false
  }

  private func insetValue(_ value: JSONValue) -> JSONValue {
    guard let type = value.string else { return value }
    return JSONValue(range: value.range, kind: .bool(type == "innerShadow"))
  }

  private mutating func inset(_ json: JSONValue) -> Bool? {
    primitive(json, "true or false") { resolution, json in
      if let inset = json.bool { return inset }
      resolution.reportInvalid(json, "true or false", fix: "write true or false without quotes")
      return nil
    }
  }

  mutating func gradientLiteral(_ json: JSONValue) -> [GradientStop]? {
    guard let list = json.array, !list.isEmpty else {
      reportInvalid(
        json, "a list of gradient stops",
        why: json.string == nil
          ? nil : "a gradient token is only its stops; shape and direction are chosen where it is used",
        fix: Fix("write " + (json.string.flatMap { PastedCSS.gradient($0) } ?? #"[{"color": …, "position": 0}, …]"#)))
      return nil
    }
    return elements(list) { $0.gradientElement($1) }.flatMap { joined($0, json, "gradient stop") }
  }

  private mutating func gradientElement(_ json: JSONValue) -> [GradientStop]? {
    let stops: [GradientStop]? = part(json, .gradient) { value in
      if case .gradient(let stops) = value { stops } else { nil }
    } _: { resolution, json in
      resolution.gradientStop(json).map { [$0] }
    }
    if let stops, stops.count > 1 { reportNestedList(json, "gradient stop") }
    return stops
  }

  private mutating func gradientStop(_ json: JSONValue) -> GradientStop? {
    guard
      let object = fields(
        json, of: "a gradient stop", required: ["color", "position"], fix: "write color and position")
    else { return nil }
    let color = member(object, "color") { $0.color($1) }
    let position = member(object, "position") { $0.position($1) }
    guard let color, let position else { return nil }
    return GradientStop(color: color, position: position)
  }

  private mutating func position(_ json: JSONValue) -> Double? {
    guard let position = number(json) else { return nil }
    if !(0...1).contains(position) {
      reading.report(
        .positionOutOfRange, "position \(position.trimmed(4)) is outside 0 … 1 and counts as \(position < 0 ? 0 : 1)",
        json.range, why: "0 is the start of the gradient and 1 its end", fix: "write \(position < 0 ? 0 : 1)",
        isSure: false)
    }
    return min(1, max(0, position))
  }
}
