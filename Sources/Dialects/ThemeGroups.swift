import Files
import Syntax

/// The themes or modes that a file of values alone keeps in groups: `{"light": {"ink": "#111"}, "dark": {"ink": "#eee"}}`,
/// or with a value for each mode in place of a value: `{"ink": {"Mode 1": "#111", "Mode 2": "#eee"}}`.
struct ThemeGroups {
  /// What is for every theme, then what each has of its own.
  let parts: [TokenSets.Member]
  private let modifier: String
  private let contexts: [String]

  /// Nil for a file without such groups.
  init?(_ root: JSONObject, in file: SourceFile) {
    var found: [String] = []
    var isOfModes = false
    Self.collect(root, depth: 0, &found, &isOfModes)
    if found.isEmpty, let (rest, dark) = Self.darkAlone(in: root) {
      (modifier, contexts) = (ThemeFiles.modifier, ["light", "dark"])
      parts = [("", rest), ("dark", dark)].map { TokenSets.Member(name: $0.0, root: $0.1, file: file) }
      return
    }
    if found.isEmpty || found.count > Self.most { return nil }
    modifier = isOfModes ? "mode" : ThemeFiles.modifier
    contexts = isOfModes ? found : ThemeFiles.names.filter(found.contains)
    let trees =
      [(name: "", tree: Self.tree(root, nil, depth: 0))]
      + contexts.map { (name: $0, tree: Self.tree(root, $0, depth: 0)) }
    parts = trees.filter { !$0.tree.members.isEmpty }.map {
      TokenSets.Member(name: $0.name, root: $0.tree, file: file)
    }
  }

  /// The most modes of a file.
  private static let most = 16

  /// The choice on which a part depends; none for what is for every theme, or if there is one mode alone.
  func choices(of part: TokenSets.Member) -> [ForeignSource.Choice] {
    guard contexts.count > 1, contexts.contains(part.name) else { return [] }
    return [ForeignSource.Choice(modifier: modifier, contexts: contexts, chosen: [part.name])]
  }

  /// What stands beside a group called dark, without one called light, and that group: most of what is in it is said beside
  /// it too, for what is light.
  static func darkAlone(in root: JSONObject) -> (rest: JSONObject, dark: JSONObject)? {
    let named = root.members.filter { $0.value.object != nil }.map { (ThemeFiles.theme(named: $0.name), $0) }
    guard named.compactMap(\.0) == ["dark"], let member = named.first(where: { $0.0 == "dark" })?.1,
      let dark = member.value.object, ForeignTokens.value(of: dark) == nil
    else { return nil }
    let rest = JSONObject(root.members.filter { $0.name != member.name })
    func names(_ group: JSONObject) -> Set<[String]> {
      var names: Set<[String]> = []
      ForeignTokens.walk(group) { path, member in
        if case .group = member { return }
        names.insert(path)
      }
      return names
    }
    let (own, others) = (names(dark), names(rest))
    return own.count > 1 && 2 * own.count(where: others.contains) >= own.count ? (rest, dark) : nil
  }

  // MARK: Groups

  /// The themes or modes among which a group chooses; empty for any other group.
  private static func contexts(of group: JSONObject) -> [String] {
    let themes = group.members.compactMap { $0.value.object == nil ? nil : ThemeFiles.theme(named: $0.name) }
    if themes.contains("light"), themes.contains("dark"), Set(themes).count == themes.count { return themes }
    let isOfModes = !group.members.isEmpty && group.members.allSatisfy { isMode($0.name) && $0.value.object == nil }
    return isOfModes ? group.members.map(\.name) : []
  }

  /// Whether a name is that of a theme or a mode.
  static func isContext(_ name: String) -> Bool { isMode(name) || ThemeFiles.theme(named: name) != nil }

  /// `Mode 1`, as Figma calls modes that nobody has named.
  private static func isMode(_ name: String) -> Bool {
    name.hasPrefix("Mode ") && !name.dropFirst(5).isEmpty && name.dropFirst(5).allSatisfy(\.isNumber)
  }

  private static func collect(_ group: JSONObject, depth: Int, _ found: inout [String], _ isOfModes: inout Bool) {
    let own = contexts(of: group)
    for context in own where !found.contains(context) && found.count <= most { found.append(context) }
    if let first = own.first, isMode(first) { isOfModes = true }
    guard own.isEmpty, depth < ForeignTokens.deepest else { return }
    for member in group.members {
      if let inner = member.value.object { collect(inner, depth: depth + 1, &found, &isOfModes) }
    }
  }

  /// What a group has for a theme, or for every theme.
  private static func tree(_ group: JSONObject, _ context: String?, depth: Int) -> JSONObject {
    let own = contexts(of: group)
    if !own.isEmpty {
      func name(of member: JSONObject.Member) -> String { ThemeFiles.theme(named: member.name) ?? member.name }
      guard let context else { return JSONObject(group.members.filter { !own.contains(name(of: $0)) }) }
      return group.members.first { name(of: $0) == context }?.value.object ?? JSONObject([])
    }
    guard depth < ForeignTokens.deepest else { return context == nil ? group : JSONObject([]) }
    return JSONObject(
      group.members.compactMap { member in
        guard let inner = member.value.object else { return context == nil ? member : nil }
        let value: JSONValue
        if let context, let mode = contexts(of: inner).first, isMode(mode) {
          guard let chosen = inner[context] else { return nil }
          value = chosen
        } else {
          let made = tree(inner, context, depth: depth + 1)
          if made.members.isEmpty { return nil }
          value = member.value.with(.object(made))
        }
        return JSONObject.Member(name: member.name, nameRange: member.nameRange, value: value)
      })
  }
}
