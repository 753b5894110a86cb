import Files
package import Syntax

/// Variables by their collections and modes, as plugins for Figma export them:
/// `[{"Theme": {"modes": {"Light": {"page": {"$type": "color", "$value": "#ffffff"}}, "Dark": …}}}]`.
package struct FigmaCollections {
  /// The variables of each mode, in their order.
  let parts: [TokenSets.Member]
  private let choices: [String: ForeignSource.Choice]

  /// The object that a file holds: its own, or the collections of a list; nil for anything else.
  package static func root(of value: JSONValue) -> JSONObject? {
    if let object = value.object { return object }
    guard let list = value.array, !list.isEmpty else { return nil }
    let root = JSONObject(list.flatMap { $0.object?.members ?? [] })
    return isOne(root) ? root : nil
  }

  /// Whether an object consists of collections.
  static func isOne(_ root: JSONObject) -> Bool {
    !root.members.isEmpty
      && root.members.allSatisfy { member in
        guard let modes = member.value.object?["modes"]?.object, !modes.members.isEmpty else { return false }
        return modes.members.allSatisfy { $0.value.object.map { ForeignTokens.value(of: $0) == nil } ?? false }
      }
  }

  init(_ root: JSONObject, in file: SourceFile) {
    var parts: [TokenSets.Member] = []
    var choices: [String: ForeignSource.Choice] = [:]
    var modifiers: [[String]: String] = [:]
    for collection in root.members {
      let modes = (collection.value.object?["modes"]?.object?.members ?? []).prefix(ForeignSource.mostThemes)
      let names = modes.map(\.name)
      let modifier = modifiers[names] ?? collection.name
      modifiers[names] = modifier
      for mode in modes {
        guard let tree = mode.value.object else { continue }
        let part = TokenSets.Member(name: "\(collection.name)/\(mode.name)", root: tree, file: file)
        parts.append(part)
        if names.count > 1 {
          choices[part.name] = ForeignSource.Choice(modifier: modifier, contexts: names, chosen: [mode.name])
        }
      }
    }
    (self.parts, self.choices) = (parts, choices)
  }

  /// The choice on which a mode depends; none if its collection has no other. Collections with the same modes have one
  /// choice in common.
  func choices(of part: TokenSets.Member) -> [ForeignSource.Choice] { choices[part.name].map { [$0] } ?? [] }
}
