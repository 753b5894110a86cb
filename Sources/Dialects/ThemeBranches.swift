import Files
import Printing
import Syntax

/// The themes that a token file keeps in groups called light and dark beside each other, with the same names in them:
/// `{"color": {"light": {"ink": …}, "dark": {"ink": …}}}`. Each is read in place of the group around both. So are groups
/// that have their theme in their names: `color` and `colorLight`.
///
/// In files of the standard they stay groups, for it has resolvers for themes, and pages name their tokens. Groups that
/// anything calls by their full names, `{color.dark.ink}`, are no themes but colours among others.
struct ThemeBranches {
  /// What is for every theme, then what each has of its own.
  let parts: [TokenSets.Member]
  private static let contexts = ["light", "dark"]

  /// Nil for a file without such groups.
  ///
  /// - Parameters:
  ///   - referred: the groups that anything refers to whose tokens may refer to each other.
  ///   - trees: what is in these files.
  ///   - objects: their roots.
  init?(
    _ root: JSONObject, in file: SourceFile, _ referred: ReferredGroups, _ trees: PairedThemes.Trees,
    _ objects: NamesakeGroups
  ) {
    let root = Self.joined(root, [], referred, depth: 0)
    var found: [[String]] = []
    Self.collect(root, [], &found)
    found = found.filter { path in
      // A name may be written with a capital letter.
      !["light", "Light", "LIGHT", "dark", "Dark", "DARK"].contains { referred.contains(path + [$0]) }
        && !Self.clashes(root, path, with: objects, besides: file)
    }
    found += PairedThemes(root, among: trees).paths
    if found.isEmpty, let (rest, dark) = ThemeGroups.darkAlone(in: root),
      !["dark", "Dark"].contains(where: { referred.contains([$0]) })
    {
      parts = [("", rest), ("dark", dark)].map { TokenSets.Member(name: $0.0, root: $0.1, file: file) }
      return
    }
    guard !found.isEmpty else { return nil }
    let names = Set(found)
    let trees =
      [(name: "", tree: Self.tree(root, [], names, nil))]
      + Self.contexts.map { (name: $0, tree: Self.tree(root, [], names, $0)) }
    parts = trees.filter { Self.hasTokens($0.tree) }.map {
      TokenSets.Member(name: $0.name, root: $0.tree, file: file)
    }
  }

  /// The choice on which a part depends; none for what is for every theme.
  func choices(of part: TokenSets.Member) -> [ForeignSource.Choice] {
    guard Self.contexts.contains(part.name) else { return [] }
    return [ForeignSource.Choice(modifier: ThemeFiles.modifier, contexts: Self.contexts, chosen: [part.name])]
  }

  // MARK: Names

  /// Whether a group has nothing but numbered steps: `neutral` beside `neutral-light` is another ramp.
  private static func isRamp(_ value: JSONValue) -> Bool {
    let groups = value.object?.members.filter { $0.value.object != nil } ?? []
    return !groups.isEmpty && groups.allSatisfy { $0.name.utf8.allSatisfy(\.isDigit) }
  }

  /// A group with a group of both themes in the place of two whose names tell them apart: `colorLight` beside `colorDark`,
  /// or beside `color` or `colorDefault`, which is then that of the other theme.
  private static func joined(
    _ group: JSONObject, _ path: [String], _ referred: ReferredGroups, depth: Int
  ) -> JSONObject {
    guard depth < mostJoined, ForeignTokens.value(of: group) == nil else { return group }
    var themes: [String: [String: JSONObject.Member]] = [:]
    for member in group.members where isGroup(member.value) {
      guard let (stem, theme) = parted(member.name) else { continue }
      themes[stem, default: [:]][theme] = member
    }
    for (stem, named) in themes where named.count == 1 {
      guard let theme = named.keys.first,
        let base = group.members.first(where: { Self.isBase($0.name, of: stem) && isGroup($0.value) }),
        theme == "dark" || !isRamp(base.value)
      else { continue }
      themes[stem]?[theme == "light" ? "dark" : "light"] = base
    }
    let pairs = themes.filter { stem, named in
      guard let light = named["light"], let dark = named["dark"], let one = light.value.object,
        let other = dark.value.object, named.values.contains(where: { $0.name == stem }) || group[stem] == nil
      else { return false }
      guard KnownNames(of: one).areMostlyShared(with: KnownNames(of: other)) else { return false }
      return ![light, dark].contains { member in
        member.name != stem && referred.contains(path + [member.name])
      }
    }
    var stems: [String: String] = [:]
    for (stem, pair) in pairs { for member in pair.values { stems[member.name] = stem } }
    var members: [JSONObject.Member] = []
    var isDone: Set<String> = []
    for member in group.members {
      if let stem = stems[member.name], let pair = pairs[stem] {
        guard isDone.insert(stem).inserted else { continue }
        let branches = contexts.compactMap { theme in
          pair[theme].map { JSONObject.Member(name: theme, nameRange: $0.nameRange, value: $0.value) }
        }
        members.append(
          JSONObject.Member(
            name: stem, nameRange: member.nameRange, value: member.value.with(.object(JSONObject(branches)))))
      } else if let inner = member.value.object {
        let made = joined(inner, path + [member.name], referred, depth: depth + 1)
        members.append(
          JSONObject.Member(name: member.name, nameRange: member.nameRange, value: member.value.with(.object(made))))
      } else {
        members.append(member)
      }
    }
    return JSONObject(members)
  }

  /// Whether a group is that of the other theme beside one of `stem`: `color` or `color-default` beside `color-dark`.
  private static func isBase(_ name: String, of stem: String) -> Bool {
    name == stem || ["Default", "-default", "_default"].contains { name == stem + $0 }
  }

  /// Themes told apart by names stand near the root.
  private static let mostJoined = 3

  private static func isGroup(_ value: JSONValue) -> Bool {
    value.object.map { ForeignTokens.value(of: $0) == nil } ?? false
  }

  /// A name without the theme at its end, and that theme: `colorLight`, `color-dark`.
  private static func parted(_ name: String) -> (stem: String, theme: String)? {
    for theme in contexts {
      for ending in [theme.prefix(1).uppercased() + theme.dropFirst(), "-" + theme, "_" + theme]
      where name.hasSuffix(ending) && name.count > ending.count {
        return (String(name.dropLast(ending.count)), theme)
      }
    }
    return nil
  }

  // MARK: Groups

  /// The groups in which both themes stand, outermost first.
  private static func collect(_ group: JSONObject, _ path: [String], _ found: inout [[String]]) {
    guard path.count < ForeignTokens.deepest, ForeignTokens.value(of: group) == nil else { return }
    if areBranches(in: group) {
      found.append(path)
      return
    }
    for member in group.members where member.name.utf8.first != UInt8(ascii: "$") {
      if let inner = member.value.object { collect(inner, path + [member.name], &found) }
    }
  }

  private static func branch(_ theme: String, of group: JSONObject) -> JSONObject? {
    let named = group.members.filter { $0.name.lowercased() == theme }
    guard named.count == 1, let object = named[0].value.object, ForeignTokens.value(of: object) == nil else {
      return nil
    }
    return object
  }

  /// Whether a group has both themes, with mostly the same tokens, and nothing beside them that has a name of theirs.
  private static func areBranches(in group: JSONObject) -> Bool {
    guard let light = branch("light", of: group), let dark = branch("dark", of: group) else { return false }
    let beside = group.members.map(\.name).filter { !contexts.contains($0.lowercased()) }
    guard !beside.contains(where: { $0.utf8.first != UInt8(ascii: "$") && (light[$0] != nil || dark[$0] != nil) })
    else {
      return false
    }
    return KnownNames(of: light).areMostlyShared(with: KnownNames(of: dark))
  }

  /// Whether a token of a theme would be called as a group of another file is, or a group of it as a token, if the name of
  /// the theme were left out; or as what it refers to.
  private static func clashes(
    _ root: JSONObject, _ path: [String], with objects: NamesakeGroups, besides own: SourceFile
  ) -> Bool {
    guard let around = NamesakeGroups.group(path, of: root) else { return false }
    return contexts.compactMap { branch($0, of: around) }.contains { theme in
      theme.members.contains { member in
        guard member.name.utf8.first != UInt8(ascii: "$"), let object = member.value.object else { return false }
        let isToken = ForeignTokens.value(of: object) != nil
        return objects.have(member.name, asToken: !isToken, in: path, besides: own.path)
          || objects.have(member.name, asToken: isToken, in: path, besides: own.path)
            && speaks(own, of: path + [member.name])
      }
    }
  }

  /// Whether a file refers to what is in a group by its full name.
  private static func speaks(_ file: SourceFile, of group: [String]) -> Bool {
    [("{", "."), ("#/", "/")].contains { sign, separator in
      let name = sign + group.joined(separator: separator) + separator
      return file.bytes[...].firstPlace(of: Array(name.utf8)[...]) != nil
    }
  }

  private static func hasTokens(_ group: JSONObject) -> Bool {
    group.members.contains {
      $0.value.object != nil && ($0.name.utf8.first != UInt8(ascii: "$") || $0.name == "$root")
    }
  }

  /// What a group has for a theme, or for every theme.
  private static func tree(
    _ group: JSONObject, _ path: [String], _ found: Set<[String]>, _ context: String?
  ) -> JSONObject {
    func isBranch(_ name: String) -> Bool { found.contains(path) && contexts.contains(name.lowercased()) }
    var members: [JSONObject.Member] = []
    for member in group.members {
      if isBranch(member.name) {
        guard member.name.lowercased() == context, let own = member.value.object else { continue }
        members.removeAll { own[$0.name] != nil }
        members += own.members
      } else if let pair = member.value.object, found.contains(path + [member.name]), PairedThemes.isPair(pair) {
        guard let context, let own = PairedThemes.token(pair, in: context, among: found) else { continue }
        members.append(JSONObject.Member(name: member.name, nameRange: member.nameRange, value: own))
      } else if let inner = member.value.object, member.name.utf8.first != UInt8(ascii: "$"),
        ForeignTokens.value(of: inner) == nil, path.count < ForeignTokens.deepest
      {
        let made = tree(inner, path + [member.name], found, context)
        // What holds nothing but themes is part of none else.
        if hasTokens(made) || context == nil && made.members.count == inner.members.count {
          members.append(
            JSONObject.Member(name: member.name, nameRange: member.nameRange, value: member.value.with(.object(made))))
        }
      } else if context == nil || member.name.utf8.first == UInt8(ascii: "$") && member.name != "$root" {
        // What is said of a group holds in its themes too.
        members.append(member)
      }
    }
    return JSONObject(members)
  }
}
