package import Syntax

/// Exports of Figma variables: the answer of Figma's own interface, and the files of plugins that list collections with
/// their modes.
package enum FigmaVariables {
  /// Whether an object is one of these files.
  package static func isOne(_ root: JSONObject) -> Bool { variables(of: root) != nil }

  /// Whether a token says itself that it was a variable.
  static func isVariable(_ token: JSONObject) -> Bool {
    token["$extensions"]?.object?.members.contains { $0.name.hasPrefix("com.figma.") } ?? false
  }

  private static func variables(of root: JSONObject) -> [Variable]? {
    collections(of: root) ?? named(in: root) ?? answer(of: root) ?? collection(of: root)
  }

  /// The variables as a tree of tokens with `value` and `type`, by the slashes in their names; with several
  /// collections, each in a group of its name. The first mode is the default, the others are modes.
  static func tree(of root: JSONObject) -> JSONObject {
    let variables = variables(of: root) ?? []
    let isOne = Set(variables.map(\.collection)).count == 1
    var tree = Branch()
    for variable in variables {
      tree.insert(variable, at: (isOne ? [] : [variable.collection]) + variable.path, isOne: isOne)
    }
    return tree.object
  }

  /// A variable with its value in each mode, in their order.
  fileprivate struct Variable {
    let collection: String
    let path: [String]
    let type: String
    let place: JSONValue
    let values: [(mode: String, value: JSONValue)]
    let description: JSONValue?
  }

  // MARK: Files of plugins

  /// `{"collections": [{"name", "modes": [{"name", "variables": [{"name", "type", "value"}]}]}]}`.
  private static func collections(of root: JSONObject) -> [Variable]? {
    guard let list = root["collections"]?.array, !list.isEmpty else { return nil }
    var found: [Variable] = []
    let isAlone = list.count == 1
    for item in list {
      guard let collection = item.object, let modes = collection["modes"]?.array else { return nil }
      let name = segment(collection["name"]?.string ?? "Collection")
      var order: [String] = []
      var values: [String: (object: JSONObject, place: JSONValue, values: [(String, JSONValue)])] = [:]
      for mode in modes {
        guard let mode = mode.object, let variables = mode["variables"]?.array else { return nil }
        for item in variables {
          guard let variable = item.object, let own = variable["name"]?.string, let value = variable["value"] else {
            continue
          }
          if values[own] == nil { order.append(own) }
          var known = values[own] ?? (variable, item, [])
          known.values.append((mode["name"]?.string ?? "Mode", plain(value, variable, isAlone: isAlone)))
          values[own] = known
        }
      }
      found += order.compactMap { own in
        values[own].map { known in
          Variable(
            collection: name, path: path(own),
            type: type(known.object["type"]?.string ?? "", own, known.object["scopes"]), place: known.place,
            values: known.values, description: known.object["description"])
        }
      }
    }
    return found
  }

  /// `{"collections": [{"name", "modes": ["Light", …], "variables": [{"name", "type", "values": {"Light": …}}]}]}`, where
  /// `{"alias": "color/blue/500"}` names a variable of any collection.
  private static func named(in root: JSONObject) -> [Variable]? {
    guard let list = root["collections"]?.array, !list.isEmpty else { return nil }
    let collections = list.compactMap { item -> (name: String, modes: [String], variables: [JSONValue])? in
      guard let collection = item.object, let modes = collection["modes"]?.array?.compactMap(\.string), !modes.isEmpty,
        let variables = collection["variables"]?.array
      else { return nil }
      return (segment(collection["name"]?.string ?? "Collection"), modes, variables)
    }
    guard collections.count == list.count else { return nil }
    let isAlone = collections.count == 1
    var paths: [String: String] = [:]
    for collection in collections {
      for name in collection.variables.compactMap({ $0.object?["name"]?.string }) where paths[name] == nil {
        paths[name] = ((isAlone ? [] : [collection.name]) + path(name)).joined(separator: ".")
      }
    }
    return collections.flatMap { collection in
      collection.variables.compactMap { item -> Variable? in
        guard let variable = item.object, let name = variable["name"]?.string,
          let values = (variable["values"] ?? variable["valuesByMode"])?.object
        else { return nil }
        let type = type(ForeignTokens.typeName(of: variable) ?? "", name, variable["scopes"])
        let own = collection.modes.compactMap { mode in
          values[mode].map { (mode: mode, value: aliased($0, paths) ?? plain($0, [:], variable["scopes"])) }
        }
        return own.isEmpty
          ? nil
          : Variable(
            collection: collection.name, path: path(name), type: type, place: item, values: own,
            description: variable["description"])
      }
    }
  }

  /// The reference that a value is which names another variable.
  private static func aliased(_ value: JSONValue, _ paths: [String: String]) -> JSONValue? {
    guard let name = value.object?["alias"]?.string else { return nil }
    return value.with(.string("{\(paths[name] ?? path(name).joined(separator: "."))}"))
  }

  /// The value of a variable; one that names another variable becomes a reference.
  private static func plain(_ value: JSONValue, _ variable: JSONObject, isAlone: Bool) -> JSONValue {
    guard let object = value.object, let name = object["name"]?.string else { return colour(value) }
    let collection = object["collection"]?.string.map(segment)
    let group = isAlone ? [] : [collection].compactMap(\.self)
    return value.with(.string("{" + (group + path(name)).joined(separator: ".") + "}"))
  }

  /// A single collection, as a plugin writes each to a file of its own: `{"name", "modes": {id: name}, "variables":
  /// [{"id", "name", "type", "valuesByMode": {id: …}}]}`.
  ///
  /// What a variable of another collection gives is in `resolvedValuesByMode`.
  private static func collection(of root: JSONObject) -> [Variable]? {
    guard let modes = root["modes"]?.object?.members, !modes.isEmpty, let list = root["variables"]?.array, !list.isEmpty
    else { return nil }
    let all = entries(list)
    var paths: [String: String] = [:]
    for (id, variable, _) in all { paths[id] = variable["name"]?.string.map { path($0).joined(separator: ".") } }
    let name = segment(root["name"]?.string ?? "Collection")
    let found = all.compactMap { _, variable, place -> Variable? in
      guard let own = variable["name"]?.string, let values = variable["valuesByMode"]?.object else { return nil }
      let scopes = variable["scopes"]
      let resolved = variable["resolvedValuesByMode"]?.object
      return Variable(
        collection: name, path: path(own), type: type(variable["type"]?.string ?? "", own, scopes), place: place,
        values: modes.compactMap { mode in
          guard let value = values[mode.name] else { return nil }
          let isElsewhere = value.object?["id"]?.string.map { paths[$0] == nil } ?? false
          let given = isElsewhere ? resolved?[mode.name]?.object?["resolvedValue"] ?? value : value
          return (mode.value.string ?? mode.name, plain(given, paths, scopes))
        }, description: variable["description"])
    }
    return found.count == list.count ? found : nil
  }

  // MARK: Figma's own answer

  /// `{"meta": {"variableCollections": {id: …}, "variables": {id: …}}}`, or the same without `meta`, or with lists in
  /// place of objects and `collections` for short, as plugins write it; some list the variables in their collections.
  private static func answer(of root: JSONObject) -> [Variable]? {
    let meta = root["meta"]?.object ?? root
    // A group of tokens may be called so too, but no list of them.
    let lists = meta["collections"].flatMap { $0.array == nil ? nil : $0 }
    let inside = (lists?.array ?? []).flatMap { $0.object?["variables"]?.array ?? [] }
    guard let variables = entries(meta["variables"]) ?? (inside.isEmpty ? nil : entries(inside)),
      let collections = entries(meta["variableCollections"] ?? lists)
    else { return nil }
    var names: [String: String] = [:]
    var modes: [String: [(id: String, name: String)]] = [:]
    for (id, collection, _) in collections {
      names[id] = segment(collection["name"]?.string ?? id)
      modes[id] = (collection["modes"]?.array ?? []).compactMap { item in
        item.object.flatMap { mode in mode["modeId"]?.string.map { ($0, mode["name"]?.string ?? $0) } }
      }
    }
    let isAlone = Set(names.values).count == 1
    var paths: [String: String] = [:]
    for (id, variable, _) in variables {
      guard let name = variable["name"]?.string else { continue }
      let collection = variable["variableCollectionId"]?.string.flatMap { names[$0] }
      paths[id] = ((isAlone ? [] : [collection ?? "Collection"]) + path(name)).joined(separator: ".")
    }
    return variables.compactMap { _, variable, place in
      guard let name = variable["name"]?.string, let id = variable["variableCollectionId"]?.string,
        let values = variable["valuesByMode"]?.object
      else { return nil }
      let own = modes[id] ?? values.members.map { ($0.name, $0.name) }
      let scopes = variable["scopes"]
      let type = type(variable["resolvedType"]?.string ?? "", name, scopes)
      return Variable(
        collection: names[id] ?? "Collection", path: path(name), type: type, place: place,
        values: own.compactMap { mode in
          values[mode.id].map { (mode.name, plain($0, paths, scopes)) }
        }, description: variable["description"])
    }
  }

  /// Objects by their ids: members of an object in Figma's own answer, elements of a list in the files of plugins. Nil
  /// for anything else.
  private static func entries(_ value: JSONValue?) -> [(id: String, object: JSONObject, place: JSONValue)]? {
    value?.array.map { entries($0) }
      ?? value?.object?.members.compactMap { member in member.value.object.map { (member.name, $0, member.value) } }
  }

  private static func entries(_ list: [JSONValue]) -> [(id: String, object: JSONObject, place: JSONValue)] {
    list.compactMap { item in
      item.object.flatMap { object in object["id"]?.string.map { ($0, object, item) } }
    }
  }

  private static func plain(_ value: JSONValue, _ paths: [String: String], _ scopes: JSONValue?) -> JSONValue {
    if let object = value.object, let id = object["id"]?.string, let path = paths[id] {
      return value.with(.string("{\(path)}"))
    }
    // Figma counts opacity in per cent.
    if let number = value.number, scopes?.array?.contains(where: { $0.string == "OPACITY" }) == true {
      return value.with(.number(number / 100))
    }
    return colour(value)
  }

  /// A colour as channels from 0 to 1, as the standard writes it.
  private static func colour(_ value: JSONValue) -> JSONValue {
    guard let object = value.object, let red = object["r"], let green = object["g"], let blue = object["b"],
      [red, green, blue].allSatisfy({ $0.number != nil })
    else { return value }
    var members = [
      JSONObject.Member(name: "colorSpace", nameRange: value.range, value: value.with(.string("srgb"))),
      JSONObject.Member(
        name: "components", nameRange: value.range, value: value.with(.array([red, green, blue]))),
    ]
    if let alpha = object["a"], alpha.number != nil {
      members.append(JSONObject.Member(name: "alpha", nameRange: alpha.range, value: alpha))
    }
    return value.with(.object(JSONObject(members)))
  }

  // MARK: Names and types

  private static func path(_ name: String) -> [String] {
    let parts = name.split(separator: "/").map { segment(String($0)) }
    return parts.isEmpty ? ["variable"] : parts
  }

  private static func segment(_ name: String) -> String {
    let plain = String(name.map { ".{}".contains($0) ? "-" : $0 })
    return plain.hasPrefix("$") ? String(plain.dropFirst()) : plain
  }

  /// The type that Figma resolved a variable to, beside its value or in its extensions; nil for none.
  static func resolvedType(of token: JSONObject) -> String? {
    (token["resolvedType"] ?? data(of: token)?["resolvedType"])?.string
  }

  /// What Figma says a variable may be used for, in the extensions of a token; nil for none.
  static func scopes(of token: JSONObject) -> JSONValue? { token["$scopes"] ?? data(of: token)?["scopes"] }

  private static func data(of token: JSONObject) -> JSONObject? {
    (token["$extensions"] ?? token["extensions"])?.object?["com.figma"]?.object
  }

  /// A type that the other dialects have too: by what the variable may be used for, else by its name.
  static func type(_ written: String, _ name: String, _ scopes: JSONValue?) -> String {
    switch written.lowercased() {
    case "color": return "color"
    case "boolean": return "boolean"
    case "string":
      let isNamed = name.split(separator: "/").contains { DesignKind(key: String($0)) == .fontFamily }
      let isFamily = holds(scopes, "FONT_FAMILY") || isNamed
      return isFamily ? "fontFamily" : "string"
    case "float", "number":
      return uses.first(where: { $0.scopes.contains { holds(scopes, $0) } })?.type ?? number(name)
    default: return written
    }
  }

  /// What a number is by what it may be used for.
  private static let uses: [(type: String, scopes: [String])] = [
    ("opacity", ["OPACITY"]), ("fontWeight", ["FONT_WEIGHT"]), ("lineHeight", ["LINE_HEIGHT"]),
    ("dimension", FigmaScopes.lengths.keys + ["LETTER_SPACING"]),
  ]

  /// What a number is, by the words of its name.
  private static func number(_ name: String) -> String {
    for part in name.split(separator: "/").reversed() {
      switch DesignKind(key: String(part)) {
      case .length?: return "dimension"
      case .opacity?: return "opacity"
      case .fontWeight?: return "fontWeight"
      case .lineHeight?: return "lineHeight"
      case .duration?: return "duration"
      case .color?, .gradient?, .typography?, .fontFamily?, .shadow?, .easing?, .motion?, .border?, .number?,
        .component?, .any?, nil:
        continue
      }
    }
    return "number"
  }

  private static func holds(_ scopes: JSONValue?, _ name: String) -> Bool {
    scopes?.array?.contains { $0.string == name } ?? false
  }
}

/// Variables by the parts of their names, in their order.
private struct Branch {
  private var order: [String] = []
  private var branches: [String: Branch] = [:]
  private var leaves: [String: JSONObject.Member] = [:]

  mutating func insert(_ variable: FigmaVariables.Variable, at path: [String], isOne: Bool) {
    guard let name = path.first else { return }
    if leaves[name] == nil, branches[name] == nil { order.append(name) }
    if path.count > 1 {
      branches[name, default: Branch()].insert(variable, at: Array(path.dropFirst()), isOne: isOne)
    } else if leaves[name] == nil {
      leaves[name] = Self.leaf(variable, name, isOne: isOne)
    }
  }

  private static func leaf(_ variable: FigmaVariables.Variable, _ name: String, isOne: Bool) -> JSONObject.Member? {
    guard let first = variable.values.first else { return nil }
    let place = variable.place
    func member(_ name: String, _ value: JSONValue) -> JSONObject.Member {
      JSONObject.Member(name: name, nameRange: place.range, value: value)
    }
    var members = [member("$type", place.with(.string(variable.type))), member("$value", first.value)]
    if let description = variable.description { members.append(member("$description", description)) }
    // With several collections, a default mode of each would be a theme of its own.
    let modes = isOne ? variable.values[...] : variable.values.dropFirst()
    if variable.values.count > 1 {
      let object = JSONObject(modes.map { member($0.mode, $0.value) })
      let extensions = JSONObject([member("mode", place.with(.object(object)))])
      members.append(member("$extensions", place.with(.object(extensions))))
    }
    return member(name, place.with(.object(JSONObject(members))))
  }

  var object: JSONObject {
    JSONObject(
      order.flatMap { name -> [JSONObject.Member] in
        guard let branch = branches[name] else { return leaves[name].map { [$0] } ?? [] }
        let inner = branch.object
        // A variable and a group of one name: the variable is the root of the group.
        let root = leaves[name].map {
          [JSONObject.Member(name: "$root", nameRange: $0.nameRange, value: $0.value)]
        }
        let place = root?.first ?? inner.members.first
        guard let place else { return [] }
        let value = place.value.with(.object(JSONObject((root ?? []) + inner.members)))
        return [JSONObject.Member(name: name, nameRange: place.nameRange, value: value)]
      })
  }
}
