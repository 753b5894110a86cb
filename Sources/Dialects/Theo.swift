import Files
import Printing
package import Syntax
import TokenValues

/// Tokens of Theo: `{"props": {"ink": {"value": "{!BLACK}", "type": "color"}}, "aliases": {"BLACK": "#111111"}, "global":
/// {"category": "text-color"}}`, in JSON or in YAML, the properties in an object or in a list.
///
/// *Source:* the README of `theo`, “Spec”.
package enum Theo {
  /// Whether an object is such a file: of properties, of imports, or of aliases for others to import, among which are a
  /// colour, a length or a number.
  package static func isOne(_ root: JSONObject) -> Bool {
    guard root.members.allSatisfy({ keys.contains($0.name) }) else { return false }
    // One that only brings others together has neither.
    if !properties(root["props"]).isEmpty || root["imports"]?.array?.first?.string != nil { return true }
    return root["aliases"]?.object?.members.contains { alias in
      value(ofAlias: alias.value).map { CSSText.color($0) != nil || WrittenQuantity($0) != nil } ?? false
    } ?? false
  }

  private static let keys: Set<String> = ["props", "aliases", "global", "imports", "options", "meta", "propKeys"]

  /// Its properties as tokens, with the type or category that all of them have in common, and with the values of aliases
  /// in place of their names.
  ///
  /// - Parameters:
  ///   - path: where it is, from which its imports are found.
  ///   - files: what the files beside it hold, by their paths.
  static func tree(of root: JSONObject, at path: String, among files: [String: JSONObject]) -> JSONObject {
    let common = root["global"]?.object
    var aliases: [String: String] = [:]
    var read: Set<String> = [path]
    addAliases(of: root, at: path, among: files, to: &aliases, &read)
    return JSONObject(
      properties(root["props"]).compactMap { property in
        guard let token = property.value.object, let value = token["value"] else { return nil }
        var members = token.members.filter { !["value", "type", "category", "name"].contains($0.name) }
        let plain = value.string.map { value.with(.string(resolved($0, aliases, depth: 0))) } ?? value
        members.append(JSONObject.Member(name: "value", nameRange: property.nameRange, value: plain))
        let said = ["type", "category"].lazy.compactMap { token[$0] ?? common?[$0] }
        if let type = said.first(where: { $0.string.map(isType) ?? false }), let name = type.string {
          members.append(
            JSONObject.Member(name: "type", nameRange: property.nameRange, value: type.with(.string(plainName(name)))))
        }
        return JSONObject.Member(
          name: property.name, nameRange: property.nameRange, value: property.value.with(.object(JSONObject(members))))
      })
  }

  /// Adds the aliases of a file and of those that it imports; its own count more.
  private static func addAliases(
    of root: JSONObject, at path: String, among files: [String: JSONObject], to aliases: inout [String: String],
    _ read: inout Set<String>
  ) {
    for alias in root["aliases"]?.object?.members ?? [] where aliases[alias.name] == nil {
      aliases[alias.name] = value(ofAlias: alias.value)
    }
    for file in root["imports"]?.array ?? [] {
      guard let name = file.string, read.count < mostImports, let place = place(ofImport: name, from: path, files),
        read.insert(place).inserted, let imported = files[place]
      else { continue }
      addAliases(of: imported, at: place, among: files, to: &aliases, &read)
    }
  }

  /// Where an import leads: to a file beside, whose ending may be left out, or into a package that is one of the folders,
  /// `@acme/tokens-common/colors.json`.
  private static func place(ofImport name: String, from path: String, _ files: [String: JSONObject]) -> String? {
    if let place = RelativePath.resolved(name, from: path) {
      if let found = ([place, place + ".json", place + ".yml"] + asTokens(place)).first(where: { files[$0] != nil }) {
        return found
      }
    }
    guard let first = name.first, first != ".", first != "/" else { return nil }
    let steps = name.split(separator: "/").drop { $0.hasPrefix("@") }
    guard steps.count > 1 else { return nil }
    let inPackage = steps.joined(separator: "/")
    let places = [inPackage] + asTokens(inPackage)
    let found = files.keys.filter { path in places.contains { path == $0 || path.hasSuffix("/" + $0) } }
    return found.count == 1 ? found[0] : nil
  }

  /// The name of a file in a project, where it has to say that tokens are in it: `colors.tokens.json` of `colors.json`.
  private static func asTokens(_ path: String) -> [String] {
    DataReader.endings.filter(path.hasSuffix).map { path.dropLast($0.count) + ".tokens" + $0 }
  }

  /// The most files of which the aliases of one are read.
  private static let mostImports = 64

  private static func value(ofAlias alias: JSONValue) -> String? {
    let value = alias.object?["value"] ?? alias
    return value.string ?? value.number.map { $0.trimmed(6) }
  }

  /// Whether a type or a category tells of what kind a value is: `raw` and `grid` do not, nor do those of several values.
  private static func isType(_ name: String) -> Bool {
    switch ForeignType(named: plainName(name))?.kind {
    case .color, .fontWeight, .lineHeight, .fontFamily, .length, .duration, .easing, .shadow, .gradient, .opacity,
      .number:
      true
    case .typography, .border, .motion, .component, .any, nil: false
    }
  }

  /// `font-size` as `fontsize`.
  private static func plainName(_ name: String) -> String { name.filter { $0 != "-" } }

  private static func properties(_ value: JSONValue?) -> [JSONObject.Member] {
    if let object = value?.object { return object.members }
    return (value?.array ?? []).compactMap { item in
      guard let name = item.object?["name"], let text = name.string else { return nil }
      return JSONObject.Member(name: text, nameRange: name.range, value: item)
    }
  }

  /// A text with the values of the aliases that it names: `1px solid {!LINE}`.
  private static func resolved(_ text: String, _ aliases: [String: String], depth: Int) -> String {
    guard depth < 8, let open = text.firstRange(of: "{!"),
      let close = text[open.upperBound...].firstIndex(of: "}"),
      let value = aliases[String(text[open.upperBound..<close])]
    else { return text }
    return resolved(
      text[..<open.lowerBound] + value + text[text.index(after: close)...], aliases, depth: depth + 1)
  }
}
