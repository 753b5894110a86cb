import Syntax

/// How a token of another tool is told from a group.
extension ForeignTokens {
  /// The value of a token; nil for a group.
  static func value(of object: JSONObject) -> JSONValue? {
    if let value = object["$value"] { return value }
    if let value = object["value"], value.object == nil || typeName(of: object) != nil { return value }
    return valuesByMode(of: object)?.members[0].value
  }

  /// The values of a token that has one for each mode, with one for all or without: `{"$type": "color", "modes": {"light":
  /// "#fff", …}}`.
  static func valuesByMode(of object: JSONObject) -> JSONObject? {
    guard typeName(of: object) != nil,
      let modes = (object["$modes"] ?? object["modes"])?.object, !modes.members.isEmpty,
      modes.members.allSatisfy({ $0.value.string != nil || $0.value.number != nil })
    else { return nil }
    return modes
  }

  /// The values of a token for other themes that stand beside its own: `{"value": "#fff", "darkValue": "#111"}`. Its own is
  /// then that of the other of the two.
  static func modesBeside(_ object: JSONObject) -> JSONObject? {
    func member(of theme: String) -> JSONObject.Member? {
      object.members.first { member in
        let name = DesignKind.letters(member.name[...])
        return (name == theme + "value" || name == "value" + theme)
          && (member.value.string != nil || member.value.number != nil)
      }
    }
    guard let own = object["$value"] ?? object["value"] else { return nil }
    let (light, dark) = (member(of: "light"), member(of: "dark"))
    guard let first = light ?? dark else { return nil }
    func named(_ name: String, _ member: JSONObject.Member?) -> JSONObject.Member {
      JSONObject.Member(
        name: name, nameRange: (member ?? first).nameRange, value: member?.value ?? own)
    }
    return JSONObject([named("light", light), named("dark", dark)])
  }

  /// The tokens that stand in a token, as Style Dictionary lets them: `"270": {"value": 2.75, "px": {"value": "44px"}}`.
  static func children(of token: JSONObject) -> [JSONObject.Member] {
    token.members.filter { member in
      member.name.utf8.first != UInt8(ascii: "$") && !["original", "attributes"].contains(member.name)
        && member.value.object.map { value(of: $0) != nil } ?? false
    }
  }

  /// The type that Style Dictionary once had in a token's category: `z-index`.
  static func category(of token: JSONObject) -> String? {
    let name = token["category"]?.string?.filter(\.isLetter)
    return name.flatMap { ForeignType(named: $0) == nil ? nil : name }
  }

  /// The kind that a type names; nil without one.
  static func kind(of object: JSONObject) -> DesignKind? {
    typeName(of: object).flatMap { ForeignType(named: $0)?.kind }
  }

  /// The type that an object names, or that Figma resolved a variable to.
  static func typeName(of object: JSONObject) -> String? {
    ownType(of: object) ?? FigmaVariables.resolvedType(of: object)
  }

  /// The type that an object names; that it is an alias says nothing of that.
  static func ownType(of object: JSONObject) -> String? {
    (object["$type"] ?? object["type"])?.string.flatMap { $0.lowercased().hasSuffix("alias") ? nil : $0 }
  }
}
