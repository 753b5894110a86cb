import Diagnostics
import Dialects
package import Files
import Syntax
import TokenValues

/// What a file of data or a stylesheet seems to be, whatever it is called.
package enum TokenShape: Sendable {
  case tokens, resolver

  /// Nil for a file that is neither, or that cannot be read.
  ///
  /// A file is judged by its bytes first, since most JSON files are something else.
  package init?(_ file: SourceFile) {
    if Self.isResolver(file) {
      self = .resolver
      return
    }
    // A set without tokens is one to those who list it.
    if TokenSets.isAbout(file.path) || Self.isEmpty(file) {
      self = .tokens
      return
    }
    if Stylesheet.isNamed(file.path) {
      guard Stylesheet.holdsTokens(file) else { return nil }
      self = .tokens
      return
    }
    let isYAML = DataReader.isYAML(file.path)
    // In JSON5 a name need not be in quotation marks, nor a value in double ones.
    let signs =
      isYAML
      ? ["value:", "aliases:", "#", "rgb", "hsl", "px", "rem"]
      : DataReader.isLoose(file.path)
        ? ["value", "$ref", "variables", "aliases", "#", "rgb", "hsl", "px", "rem"]
        : [
          "\"$value\"", "\"value\"", "\"$ref\"", "\"variables\"", "\"aliases\"", "\"#", "\"rgb", "\"hsl", "px\"",
          "rem\"",
        ]
    guard signs.contains(where: { Self.holds($0, file) }) else { return nil }
    var unreported = Diagnostics()
    guard let root = DataReader.read(file, into: &unreported).flatMap(FigmaCollections.root), !Self.isSchema(root),
      Self.holdsTokens(root, depth: 0) || Theo.isOne(root) || FigmaVariables.isOne(root)
        || PlainValues.isOne(root, in: file),
      !isYAML || Self.holds("$value", file) || Self.isTelling(file.path) || Theo.isOne(root)
    else { return nil }
    self = .tokens
  }

  /// Whether a file is an object without members.
  private static func isEmpty(_ file: SourceFile) -> Bool {
    DataReader.isJSON(file.path) && file.bytes.count < 16
      && String(decoding: file.bytes[...], as: UTF8.self).filter { !$0.isWhitespace } == "{}"
  }

  /// Why a file is no token file that looks like one; nil for any other file.
  package static func reason(_ file: SourceFile) -> String? {
    let signs =
      DataReader.isLoose(file.path)
      ? ["$value", "$ref", "json-schema.org"] : ["\"$value\"", "$value:", "\"$ref\"", "json-schema.org"]
    guard signs.contains(where: { holds($0, file) }) else {
      return nil
    }
    var unreported = Diagnostics()
    guard let root = DataReader.read(file, into: &unreported)?.object else { return nil }
    if isSchema(root) { return "a JSON Schema says how other files are written, and has no tokens itself" }
    if refersToFiles(root, depth: 0) {
      return "its values are references into other files, which a *.resolver.json has to name together"
    }
    return hasReservedNames(root, depth: 0)
      ? "names with a dollar sign at their start are the standard’s own, so this is a form of another tool’s" : nil
  }

  /// Whether a file has values in many members and not one that is a token's: another shape, and no token file with
  /// faults. One that is called a token file is of the standard, unless its names have dots, as those of no token have.
  static func isOfItsOwn(_ root: JSONObject, in file: SourceFile) -> Bool {
    if isSchema(root) { return true }
    guard !file.path.hasSuffix(".tokens.json") || hasDottedNames(root, depth: 0), !TokenSets.isAbout(file.path),
      !FigmaVariables.isOne(root), !Theo.isOne(root), !PlainValues.isOne(root, in: file)
    else { return false }
    var strays = 0
    return !hasTokens(root, depth: 0, strays: &strays) && strays >= leastStrays
  }

  /// Whether nearly all members of an object have dots in their names: `"button.primary.hover"`.
  private static func hasDottedNames(_ object: JSONObject, depth: Int) -> Bool {
    let objects = object.members.filter { $0.value.object != nil }
    let dotted = objects.count { $0.name.utf8.contains(UInt8(ascii: ".")) }
    if dotted >= leastStrays, 4 * dotted >= 3 * objects.count { return true }
    return depth < 2 && objects.contains { $0.value.object.map { hasDottedNames($0, depth: depth + 1) } ?? false }
  }

  private static let leastStrays = 4

  private static func hasTokens(_ object: JSONObject, depth: Int, strays: inout Int) -> Bool {
    for member in object.members {
      if ["$value", "value", "$ref", "$extends", "$type"].contains(member.name) { return true }
      if let inner = member.value.object {
        if depth < 24, hasTokens(inner, depth: depth + 1, strays: &strays) { return true }
      } else if member.name.utf8.first != UInt8(ascii: "$") {
        strays += 1
      }
    }
    return false
  }

  /// Whether a file says how others are written. *Source:* JSON Schema, section 8.1.1.
  static func isSchema(_ file: SourceFile) -> Bool {
    guard holds("json-schema.org", file) || holds("\"properties\"", file) else { return false }
    var unreported = Diagnostics()
    return DataReader.read(file, into: &unreported)?.object.map(isSchema) ?? false
  }

  private static func isSchema(_ root: JSONObject) -> Bool {
    root["$schema"]?.string?.contains("json-schema.org") ?? false
      || root["type"]?.string == "object" && root["properties"]?.object != nil
  }

  /// Whether an object is nothing but a reference into another file: `{"$ref": "base.json#/color/ink"}`.
  private static func refersToFiles(_ object: JSONObject, depth: Int) -> Bool {
    if object.members.count == 1, let text = object["$ref"]?.string, text.contains(".json#/") { return true }
    return depth < 24
      && object.members.contains { $0.value.object.map { refersToFiles($0, depth: depth + 1) } ?? false }
  }

  /// Whether objects with a value have names that tokens may not have.
  private static func hasReservedNames(_ object: JSONObject, depth: Int) -> Bool {
    depth < 24
      && object.members.contains { member in
        guard let inner = member.value.object else { return false }
        return isReserved(member.name) && inner["$value"] != nil || hasReservedNames(inner, depth: depth + 1)
      }
  }

  private static func isReserved(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "$") && name != "$root" }

  /// Whether a name tells of design: much else is set in YAML, with colours and sizes in it.
  private static func isTelling(_ path: String) -> Bool {
    let name = path.lowercased()
    return ["token", "theme", "color", "colour", "palette", "design", "style", "brand", "typograph", "spacing"]
      .contains(where: name.contains)
  }

  /// Whether a file is a resolver: an order of sources, with a version or with sets.
  static func isResolver(_ file: SourceFile) -> Bool {
    guard holds(DataReader.isLoose(file.path) ? "resolutionOrder" : "\"resolutionOrder\"", file) else { return false }
    var unreported = Diagnostics()
    guard let root = JSONReader.read(file, into: &unreported)?.object, root["resolutionOrder"]?.array != nil else {
      return false
    }
    return root["version"] != nil || root["sets"] != nil
  }

  /// Whether a file in another notation, such as JSON5 or TOML, seems to hold tokens: lines with a `value` or `$value`,
  /// and one with a type, a colour or a reference.
  package static func seemsTold(by bytes: [UInt8]) -> Bool {
    var (values, signs) = (0, 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let place = line.firstPlace(of: "value") else {
        if line.firstPlace(of: "type") != nil { signs += 1 }
        continue
      }
      let rest = line[place.upperBound...].drop { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
      guard rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "=") else { continue }
      values += 1
      if rest.contains(UInt8(ascii: "#")) || rest.contains(UInt8(ascii: "{")) { signs += 1 }
    }
    return values > 0 && signs > 0
  }

  private static func holds(_ text: String, _ file: SourceFile) -> Bool {
    file.bytes[...].firstPlace(of: Array(text.utf8)[...]) != nil
  }

  /// Whether an object contains tokens: objects with a value and a type of their own or of a group around them.
  ///
  /// - Parameters:
  ///   - isTelling: whether the name of a group around it tells of values.
  ///   - isMixed: whether other values are beside it, as they are beside the measures of something else.
  private static func holdsTokens(
    _ object: JSONObject, depth: Int, isTelling: Bool = false, isMixed: Bool = false
  ) -> Bool {
    if depth > 24 { return false }
    if object["$value"] != nil { return true }
    if let value = object["value"] {
      if (object["type"] ?? object["$type"])?.string.map(isType) == true { return true }
      if depth > 0, isStyleDictionary(value, object, isTelling: isTelling, isMixed: isMixed) { return true }
    }
    let isMixed = object.members.contains { member in
      member.value.object == nil && member.name.utf8.first != UInt8(ascii: "$") && !besideValues.contains(member.name)
    }
    return object.members.contains { member in
      guard let inner = member.value.object, !isReserved(member.name) else { return false }
      return holdsTokens(
        inner, depth: depth + 1, isTelling: isTelling || DesignKind(key: member.name) != nil, isMixed: isMixed)
    }
  }

  private static let besideValues: Set = [
    "value", "type", "unit", "comment", "attributes", "description", "themeable", "name", "darkValue",
    "original", "filePath", "path", "public", "deprecated", "category", "group", "rawValue", "documentation",
  ]

  /// The names of types that token files use.
  private static func isType(_ name: String) -> Bool { Inventory.type(named: name) != nil }

  /// A value with nothing but words about it beside it, as in Style Dictionary; a reference or a colour says enough,
  /// anything else below a name that tells of values.
  private static func isStyleDictionary(
    _ value: JSONValue, _ object: JSONObject, isTelling: Bool, isMixed: Bool
  ) -> Bool {
    guard object.members.allSatisfy({ besideValues.contains($0.name) }) else { return false }
    // With a unit as well, a number is a measure of the part that it is in.
    guard let text = value.string else {
      return isTelling && !isMixed && value.number != nil && object["unit"] == nil
    }
    let isAlias = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
    return isTelling || isAlias || CSSText.color(text) != nil
  }
}
