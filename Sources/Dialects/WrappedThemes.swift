import Files
import Syntax

/// Sources whose tokens all stand in a group that is called for the theme they are for, where other sources have the same
/// tokens without it: `{"mode": {"dark": {"color": …}}}` beside `{"color": …}`. Each is read in place of the group.
///
/// Groups that anything calls by their full names, `{mode.dark.color.ink}`, stay as they are.
struct WrappedThemes {
  private(set) var sources: [ForeignSource]

  init(_ sources: [ForeignSource], _ referred: ReferredGroups) {
    self.sources = sources
    let free = sources.indices.filter { sources[$0].dependsOnNothing && !sources[$0].isChosen }
    let wrapped = free.compactMap { index in
      Self.wrapped(sources[index].source.root, []).map { (index: index, path: $0.path, group: $0.group) }
    }
    guard !wrapped.isEmpty else { return }
    let places = Set(wrapped.map(\.index))
    var rest = KnownNames()
    for index in free where !places.contains(index) { rest.note(sources[index].source.root) }
    for (index, path, group) in wrapped {
      var own = KnownNames()
      own.note(group)
      guard own.isMostly(in: rest), !referred.contains(path) else { continue }
      self.sources[index] = sources[index].reading(group, called: path[path.count - 1])
    }
  }

  /// Groups that hold themes.
  private static let kinds: Set = ["mode", "modes", "theme", "themes", "density", "densities"]

  /// The group of a theme that is all that a source holds, with its path.
  private static func wrapped(_ root: JSONObject, _ path: [String]) -> (path: [String], group: JSONObject)? {
    let members = root.members.filter { $0.name.utf8.first != UInt8(ascii: "$") }
    guard members.count == 1, let group = members[0].value.object, ForeignTokens.value(of: group) == nil,
      root["$root"] == nil
    else { return nil }
    let name = members[0].name
    // What is said of the group around it holds in it too.
    let said = root.members.filter { $0.name == "$type" && group["$type"] == nil }
    let whole = JSONObject(said + group.members)
    if ThemeFiles.theme(named: name) != nil || ModeFiles.isMode(name) { return (path + [name], whole) }
    return path.isEmpty && kinds.contains(name.lowercased()) ? wrapped(whole, path + [name]) : nil
  }
}

extension ForeignSource {
  /// The same source with another tree, and with the name of its theme behind its own.
  fileprivate func reading(_ root: JSONObject, called theme: String) -> ForeignSource {
    let said = RelativePath.name(of: name).lowercased().contains(theme.lowercased())
    return ForeignSource(
      source: TokenSource(root, in: source.file, notation: source.notation), name: said ? name : "\(name)/\(theme)",
      isChosen: isChosen, choices: choices, needsAllChoices: needsAllChoices, isLayer: isLayer,
      isReferredOnly: isReferredOnly)
  }
}
