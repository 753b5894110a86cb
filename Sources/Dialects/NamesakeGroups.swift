import Syntax

/// What the groups of one path in all files have: as tokens, and as groups; counted once for each path.
final class NamesakeGroups {
  /// The roots of the files, by their paths.
  let objects: [String: JSONObject]
  private var known: [[String]: [String: [Bool: Int]]] = [:]

  init(_ objects: [String: JSONObject]) { self.objects = objects }

  static func group(_ path: [String], of root: JSONObject) -> JSONObject? {
    path.reduce(root) { group, name in group?[name]?.object }
  }

  /// Whether another file has something of a name in the group.
  func have(_ name: String, asToken isToken: Bool, in path: [String], besides own: String) -> Bool {
    if known[path] == nil {
      known[path] = objects.values.reduce(into: [:]) { counts, root in
        for name in Set(Self.group(path, of: root)?.members.map(\.name) ?? []) {
          if let kind = Self.isToken(name, path, root) { counts[name, default: [:]][kind, default: 0] += 1 }
        }
      }
    }
    let ofOwn = objects[own].flatMap { Self.isToken(name, path, $0) } == isToken ? 1 : 0
    return known[path]?[name]?[isToken] ?? 0 > ofOwn
  }

  /// Nil for what is neither a token nor a group.
  private static func isToken(_ name: String, _ path: [String], _ root: JSONObject) -> Bool? {
    group(path, of: root)?[name]?.object.map { ForeignTokens.value(of: $0) != nil }
  }
}
