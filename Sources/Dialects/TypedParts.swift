import Syntax

extension JSONObject {
  /// Whether it is a part of a value that has a type of its own, which the standard knows nowhere.
  var isTypedPart: Bool {
    (self["$type"] ?? self["type"])?.string != nil && (self["$value"] != nil || self["value"] != nil)
  }

  /// A value without the types of its parts, which older plugins for Figma have written as tokens:
  /// `{"width": {"value": "1", "type": "borderWidth"}}`.
  var withoutPartTypes: JSONObject {
    guard members.contains(where: { $0.value.object?.isTypedPart ?? false }) else { return self }
    return JSONObject(
      members.map { member in
        guard let part = member.value.object, part.isTypedPart, let value = ForeignTokens.value(of: part) else {
          return member
        }
        return JSONObject.Member(name: member.name, nameRange: member.nameRange, value: value)
      })
  }
}
