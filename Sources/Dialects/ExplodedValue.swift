import Files
import Printing
import Syntax

/// A value of several parts whose parts are tokens of their own, as plugins for Figma have exported them: the group
/// `Body.L` with `fontFamily`, `fontSize` and `lineHeight`, or `shadow.S.0` with `color`, `x`, `y` and `blur`.
struct ExplodedValue {
  let kind: DesignKind
  let value: JSONValue.Kind
  /// The parts that nothing is drawn with, by their names.
  let undrawn: [(name: String, range: ByteRange)]

  /// Nil for any other group: all of its members have to be parts of one value.
  init?(_ group: JSONObject) {
    if let style = Self.style(group) {
      self = style
    } else if let shadow = Self.shadow(group) {
      self = shadow
    } else {
      return nil
    }
  }

  private init(_ kind: DesignKind, _ value: JSONValue.Kind, undrawn: [(name: String, range: ByteRange)] = []) {
    (self.kind, self.value, self.undrawn) = (kind, value, undrawn)
  }

  /// The members of a group with their values; nil unless all are tokens with one value each.
  private static func parts(_ group: JSONObject) -> [JSONObject.Member]? {
    var parts: [JSONObject.Member] = []
    for member in group.members where member.name.utf8.first != UInt8(ascii: "$") {
      guard let token = member.value.object, let value = ForeignTokens.value(of: token), value.object == nil,
        token["$extensions"]?.object?["mode"] == nil, token["$extensions"]?.object?["modes"] == nil
      else { return nil }
      parts.append(JSONObject.Member(name: member.name, nameRange: member.nameRange, value: value))
    }
    return parts.count > 1 ? parts : nil
  }

  private static func letters(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }

  // MARK: Type

  private static let ofType: Set = ["fontfamily", "fontweight", "fontsize", "lineheight", "letterspacing"]
  private static let besideType: Set = [
    "textcase", "textdecoration", "paragraphspacing", "paragraphindent", "fontstyle", "fontstretch", "texttransform",
  ]

  private static func style(_ group: JSONObject) -> ExplodedValue? {
    guard let parts = parts(group) else { return nil }
    let names = parts.map { letters($0.name) }
    guard names.contains("fontsize"), names.count(where: ofType.contains) > 1,
      names.allSatisfy({ ofType.contains($0) || besideType.contains($0) })
    else { return nil }
    let drawn = zip(parts, names).filter { ofType.contains($1) }.map { part, _ in
      JSONObject.Member(
        name: DesignReading.field(part.name) ?? part.name, nameRange: part.nameRange, value: part.value)
    }
    let rest = zip(parts, names).filter { besideType.contains($1) }.map { part, _ in (part.name, part.value.range) }
    return ExplodedValue(.typography, .object(JSONObject(drawn)), undrawn: rest)
  }

  // MARK: Shadows

  private static let ofShadows: Set = [
    "color", "colour", "type", "shadowtype", "x", "y", "offsetx", "offsety", "blur", "spread", "radius", "blurradius",
    "spreadradius", "inset",
  ]
  private static let places: Set = ["x", "y", "offsetx", "offsety"]

  private static func shadow(_ group: JSONObject) -> ExplodedValue? {
    if let layer = layer(group) { return ExplodedValue(.shadow, .object(layer)) }
    let members = group.members.filter { $0.name.utf8.first != UInt8(ascii: "$") }
    let layers = members.compactMap { member -> JSONValue? in
      guard member.name.utf8.allSatisfy(\.isDigit), let layer = member.value.object.flatMap(layer) else { return nil }
      return member.value.with(.object(layer))
    }
    return layers.isEmpty || layers.count < members.count ? nil : ExplodedValue(.shadow, .array(layers))
  }

  private static func layer(_ group: JSONObject) -> JSONObject? {
    guard let parts = parts(group) else { return nil }
    let names = parts.map { letters($0.name) }
    guard names.contains("color") || names.contains("colour"), names.contains(where: places.contains),
      names.allSatisfy(ofShadows.contains)
    else { return nil }
    return JSONObject(parts)
  }
}
