import Files
import Syntax

/// The single file of Tokens Studio: sets of tokens at the top level, their order, and the themes that choose among
/// them.
enum TokenSets {
  static func isOne(_ root: JSONObject) -> Bool {
    let hasThemes = root["$themes"]?.array != nil
    return (hasThemes || root["$metadata"]?.object?["tokenSetOrder"]?.array != nil)
      && root.members.contains { $0.name.utf8.first != UInt8(ascii: "$") && $0.value.object != nil }
  }

  /// One theme: its name, and the names of its sets in their order.
  private struct Selection {
    let name: String
    let group: String
    let sets: [String]
  }

  /// The sets laid over each other; tokens that differ between themes have their other values as modes.
  static func tree(of root: JSONObject) -> JSONObject {
    let all = order(of: root)
    let themes = themes(of: root, all)
    guard let first = themes.first else { return overlaid(all, root) }
    let base = overlaid(first.sets, root)
    if themes.count == 1 { return base }
    let others = themes.prefix(most).map { (name: $0.name, tree: overlaid($0.sets, root)) }
    return merged(others, depth: 0)
  }

  private static let most = 16

  /// The names of the sets in the order in which later ones count.
  private static func order(of root: JSONObject) -> [String] {
    let names = root.members.filter { $0.name.utf8.first != UInt8(ascii: "$") && $0.value.object != nil }.map(\.name)
    let written = root["$metadata"]?.object?["tokenSetOrder"]?.array?.compactMap(\.string) ?? []
    return written.filter(names.contains) + names.filter { !written.contains($0) }
  }

  /// The themes; with several groups of themes, the first of each together and then each other one in its place.
  private static func themes(of root: JSONObject, _ order: [String]) -> [Selection] {
    let written = (root["$themes"]?.array ?? []).compactMap { item -> Selection? in
      guard let theme = item.object, let name = theme["name"]?.string, let chosen = theme["selectedTokenSets"]?.object
      else { return nil }
      let sets = order.filter { ["source", "enabled"].contains(chosen[$0]?.string ?? "") }
      return Selection(name: name, group: theme["group"]?.string ?? "", sets: sets)
    }
    var groups: [String] = []
    for theme in written where !groups.contains(theme.group) { groups.append(theme.group) }
    guard groups.count > 1 else { return written }
    let defaults = groups.compactMap { group in written.first { $0.group == group } }
    func together(_ themes: [Selection], _ name: String) -> Selection {
      let chosen = Set(themes.flatMap(\.sets))
      return Selection(name: name, group: "", sets: order.filter(chosen.contains))
    }
    let first = together(defaults, defaults.map(\.name).joined(separator: ", "))
    let others = written.filter { theme in !defaults.contains { $0.name == theme.name && $0.group == theme.group } }
    return [first]
      + others.map { theme in together(defaults.map { $0.group == theme.group ? theme : $0 }, theme.name) }
  }

  // MARK: Trees

  private static func overlaid(_ sets: [String], _ root: JSONObject) -> JSONObject {
    sets.compactMap { root[$0]?.object }.reduce(JSONObject([])) { overlaid($0, $1, depth: 0) }
  }

  /// A tree over another: groups are merged, tokens replaced.
  private static func overlaid(_ base: JSONObject, _ top: JSONObject, depth: Int) -> JSONObject {
    guard depth < 32 else { return top }
    var members = base.members
    var places = Dictionary(members.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for member in top.members {
      guard let place = places[member.name] else {
        places[member.name] = members.count
        members.append(member)
        continue
      }
      var value = member.value
      if let inner = member.value.object, let below = members[place].value.object,
        ForeignTokens.value(of: inner) == nil, ForeignTokens.value(of: below) == nil
      {
        value = value.with(.object(overlaid(below, inner, depth: depth + 1)))
      }
      members[place] = JSONObject.Member(name: member.name, nameRange: member.nameRange, value: value)
    }
    return JSONObject(members)
  }

  /// The trees of several themes as one, that of the first with the values of the others as modes.
  private static func merged(_ trees: [(name: String, tree: JSONObject)], depth: Int) -> JSONObject {
    guard depth < 32 else { return trees[0].tree }
    var names: [String] = []
    var seen: Set<String> = []
    for (_, tree) in trees {
      for member in tree.members where seen.insert(member.name).inserted { names.append(member.name) }
    }
    return JSONObject(
      names.compactMap { name in
        let found = trees.compactMap { theme, tree in
          tree.members.first { $0.name == name }.map { (theme: theme, member: $0) }
        }
        guard let first = found.first else { return nil }
        guard let object = first.member.value.object else { return first.member }
        if ForeignTokens.value(of: object) == nil {
          let inner = found.compactMap { item in item.member.value.object.map { (name: item.theme, tree: $0) } }
          let group = merged(inner, depth: depth + 1)
          return JSONObject.Member(
            name: name, nameRange: first.member.nameRange, value: first.member.value.with(.object(group)))
        }
        return token(first.member, object, found)
      })
  }

  private static func token(
    _ member: JSONObject.Member, _ object: JSONObject, _ found: [(theme: String, member: JSONObject.Member)]
  ) -> JSONObject.Member {
    let values = found.compactMap { item in
      item.member.value.object.flatMap { ForeignTokens.value(of: $0) }.map { (theme: item.theme, value: $0) }
    }
    let starts = Set(values.map(\.value.range.start))
    guard starts.count > 1 else { return member }
    let modes = values.map { JSONObject.Member(name: $0.theme, nameRange: $0.value.range, value: $0.value) }
    let place = member.value
    let extensions = JSONObject([
      JSONObject.Member(name: "mode", nameRange: member.nameRange, value: place.with(.object(JSONObject(modes))))
    ])
    let members =
      object.members.filter { $0.name != "$extensions" } + [
        JSONObject.Member(name: "$extensions", nameRange: member.nameRange, value: place.with(.object(extensions)))
      ]
    return JSONObject.Member(
      name: member.name, nameRange: member.nameRange, value: place.with(.object(JSONObject(members))))
  }
}
