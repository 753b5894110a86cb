import Files
import Printing
import Syntax

/// Sets of tokens, the order in which later ones count, and the themes that choose among them, as Tokens Studio keeps
/// them: in one file with the sets at its top, or in a folder with a file for each.
package struct TokenSets {
  struct Member {
    let name: String
    let root: JSONObject
    let file: SourceFile
  }

  /// In the order in which later ones count.
  let sets: [Member]
  /// The folder that they are in; nil for those of one file.
  private let folder: String?
  private let themes: [Selection]
  /// The sets that themes choose and no file has, each with the theme and its place.
  let missing: [(theme: String, set: String, place: Span)]
  /// The themes that choose no set, each with its place.
  let empty: [(theme: String, place: Span)]
  /// The sets that no theme chooses and that chosen ones refer to.
  private let needed: Set<String>
  /// The sets among which one chooses, where no file lists themes.
  private let alternatives: AlternativeSets

  /// A theme: its name, that of its group, and the names of its sets.
  private struct Selection {
    var name: String
    var group: String
    let sets: Set<String>
    /// Those of its sets that it publishes; the others are there to be referred to.
    let enabled: Set<String>
    /// The place of its name.
    let place: ByteRange
  }

  // MARK: One file

  static func isOne(_ root: JSONObject) -> Bool {
    let hasThemes = root["$themes"]?.array != nil
    return (hasThemes || root["$metadata"]?.object?["tokenSetOrder"]?.array != nil)
      && root.members.contains { $0.name.utf8.first != UInt8(ascii: "$") && $0.value.object != nil }
      || LooseReferences.areShort(in: root)
  }

  /// The sets that are taken for alternatives, since no file lists themes.
  var alternativeSets: [[Member]] { alternatives.groups }

  /// Whether themes choose among the sets.
  var hasThemes: Bool { !themes.isEmpty }

  init(_ root: JSONObject, in file: SourceFile) {
    let members = root.members.compactMap { member -> Member? in
      guard member.name.utf8.first != UInt8(ascii: "$"), let set = member.value.object else { return nil }
      return Member(name: member.name, root: set, file: file)
    }
    folder = nil
    let ordered = Self.ordered(members, by: root["$metadata"])
    let listed = Self.themes(root["$themes"], ordered)
    themes = Self.chosen(listed, ordered)
    needed = Self.needed(by: themes, ordered)
    sets = Self.neededFirst(ordered, needed)
    missing = root["$themes"].map { Self.missing($0, in: file, ordered) } ?? []
    empty = Self.empty(listed, in: file)
    alternatives = themes.isEmpty ? AlternativeSets(sets) : AlternativeSets()
  }

  // MARK: A folder

  /// Nil where no file says that the others are sets.
  init?(_ files: [(file: SourceFile, value: JSONValue)]) {
    guard let first = files.first(where: { Self.isAbout($0.file.path) }) else { return nil }
    let folder = RelativePath.folder(of: first.file.path)
    let inner = folder.isEmpty ? 0 : folder.utf8.count + 1
    func about(_ name: String) -> (file: SourceFile, value: JSONValue)? {
      files.first { RelativePath.folder(of: $0.file.path) == folder && Self.stem($0.file.path) == name }
    }
    let members = files.compactMap { file, value -> Member? in
      guard !Self.isAbout(file.path), inner == 0 || file.path.hasPrefix(folder + "/"), let root = value.object else {
        return nil
      }
      let path = String(decoding: file.path.utf8.dropFirst(inner), as: UTF8.self)
      let place = RelativePath.folder(of: path)
      return Member(name: (place.isEmpty ? "" : place + "/") + Self.stem(path), root: root, file: file)
    }
    self.folder = folder
    let ordered = Self.ordered(members, by: about("$metadata")?.value)
    let list = about("$themes")
    let listed = Self.themes(list?.value, ordered)
    themes = Self.chosen(listed, ordered)
    needed = Self.needed(by: themes, ordered)
    sets = Self.neededFirst(ordered, needed)
    missing = list.map { Self.missing($0.value, in: $0.file, ordered) } ?? []
    empty = list.map { Self.empty(listed, in: $0.file) } ?? []
    alternatives = themes.isEmpty ? AlternativeSets(sets) : AlternativeSets()
  }

  /// Whether the sets of one file at or above this folder, which lists themes, are an older state of it, from before they
  /// were parted into files: the file lists no theme of its own, or most of their sets go by the same names.
  func replaces(_ others: TokenSets, in path: String) -> Bool {
    let above = RelativePath.folder(of: path)
    guard let folder, others.folder == nil, hasThemes,
      above.isEmpty || folder == above || folder.hasPrefix(above + "/")
    else { return false }
    guard others.hasThemes else { return true }
    func first(_ set: Member) -> Substring { set.name.prefix { $0 != "/" } }
    let own = Set(sets.map(first))
    return others.sets.count { own.contains(first($0)) } * 2 >= max(others.sets.count, 1)
  }

  /// Whether a file says something of the sets beside it.
  package static func isAbout(_ path: String) -> Bool {
    DataReader.isJSON(path) && ["$themes", "$metadata", "$meta"].contains(stem(path))
  }

  /// The name of a file without its endings: those of a token file in a project have two.
  static func stem(_ path: String) -> String {
    let name = RelativePath.name(of: path)
    let ending = DataReader.tokenEnding(of: name) ?? DataReader.endings.first(where: name.hasSuffix)
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }

  // MARK: Order and themes

  private static func ordered(_ members: [Member], by metadata: JSONValue?) -> [Member] {
    let order = metadata?.object?["tokenSetOrder"]?.array?.compactMap(\.string) ?? []
    let places = Dictionary(order.enumerated().map { (plain($1, members), $0) }) { first, _ in first }
    let known = members.filter { places[$0.name] != nil }
    return known.sorted { places[$0.name] ?? 0 < places[$1.name] ?? 0 } + members.filter { places[$0.name] == nil }
  }

  /// The name of a set here: the tool keeps the first of two endings, `ink.tokens` of `ink.tokens.json`.
  private static func plain(_ name: String, _ sets: [Member]) -> String {
    let ending = ".tokens"
    return name.hasSuffix(ending) && !sets.contains { $0.name == name } ? String(name.dropLast(ending.count)) : name
  }

  /// The themes that a file lists, in their groups.
  private static func chosen(_ all: [Selection], _ sets: [Member]) -> [Selection] {
    // What chooses nothing is a mode that was never exported, unless nothing chooses any.
    let some = all.filter { !$0.sets.isEmpty }
    return joined(grouped(present(some.isEmpty ? all : some, sets), sets), sets)
  }

  /// Those that choose no set, where others do.
  private static func empty(_ themes: [Selection], in file: SourceFile) -> [(theme: String, place: Span)] {
    let empty = themes.filter(\.sets.isEmpty)
    return empty.count == themes.count ? [] : empty.map { (theme: $0.name, place: file.span($0.place)) }
  }

  /// The sets that no theme chooses and that have tokens to which chosen sets refer, by way of others or not, and which no
  /// chosen set has: the tool's own themes leave out what its format has no variables for, and builds read them all.
  private static func needed(by themes: [Selection], _ sets: [Member]) -> Set<String> {
    let chosen = Set(themes.flatMap(\.sets))
    var open = sets.indices.filter { chosen.contains(sets[$0].name) }
    guard !themes.isEmpty, !open.isEmpty, open.count < sets.count else { return [] }
    var all = KnownNames()
    for set in sets { all.note(set.root, set: set.name) }
    let names = sets.map { KnownNames(of: $0.root).tokens }
    let owners = Dictionary(grouping: names.indices.flatMap { set in names[set].map { ($0, set) } }, by: \.0)
    var (known, needed): (Set<String>, Set<String>) = ([], [])
    while !open.isEmpty {
      var missed: Set<String> = []
      for set in open {
        known.formUnion(names[set])
        PairedThemes.visitReferences(in: sets[set].root) { name, _ in missed.insert(all.target(of: "{\(name)}")) }
      }
      open = Set(missed.subtracting(known).flatMap { owners[$0] ?? [] }.map { $0.1 }).sorted()
      needed.formUnion(open.map { sets[$0].name })
    }
    return needed
  }

  /// What themes choose counts after what they only need.
  private static func neededFirst(_ sets: [Member], _ needed: Set<String>) -> [Member] {
    needed.isEmpty ? sets : sets.filter { needed.contains($0.name) } + sets.filter { !needed.contains($0.name) }
  }

  /// The themes without those that have only what others of their group have too.
  private static func present(_ themes: [Selection], _ sets: [Member]) -> [Selection] {
    let names = Set(sets.map(\.name))
    return themes.filter { theme in
      let others = themes.filter { $0.group == theme.group && $0.name != theme.name }
      let own = theme.enabled.filter { set in !others.allSatisfy { $0.sets.contains(set) } }
      return own.isEmpty || !own.isDisjoint(with: names)
    }
  }

  private static func missing(
    _ value: JSONValue, in file: SourceFile, _ sets: [Member]
  ) -> [(theme: String, set: String, place: Span)] {
    (value.array ?? []).flatMap { item -> [(theme: String, set: String, place: Span)] in
      guard let theme = item.object, let name = theme["name"]?.string else { return [] }
      return (theme["selectedTokenSets"]?.object?.members ?? []).compactMap { set in
        let called = plain(set.name, sets)
        guard ["source", "enabled"].contains(set.value.string ?? ""),
          !sets.contains(where: { $0.name == called || $0.name.hasPrefix(called + "/") })
        else { return nil }
        return (name, set.name, file.span(set.nameRange))
      }
    }
  }

  /// The themes that a file lists; a set that was parted into the files of a folder is still named as one.
  private static func themes(_ value: JSONValue?, _ all: [Member]) -> [Selection] {
    func members(of name: String) -> [String] {
      let set = plain(name, all)
      if all.contains(where: { $0.name == set }) { return [set] }
      let parts = all.map(\.name).filter { $0.hasPrefix(set + "/") }
      return parts.isEmpty ? [set] : parts
    }
    return (value?.array ?? []).compactMap { item in
      guard let theme = item.object, let named = theme["name"], let name = named.string,
        let chosen = theme["selectedTokenSets"]?.object
      else { return nil }
      let sets = chosen.members.filter { ["source", "enabled"].contains($0.value.string ?? "") }
        .flatMap { members(of: $0.name) }
      let enabled = chosen.members.filter { $0.value.string == "enabled" }.flatMap { members(of: $0.name) }
      let group = theme["group"]?.string ?? ""
      return Selection(
        name: name, group: group.isEmpty ? "theme" : group, sets: Set(sets), enabled: Set(enabled), place: named.range)
    }
  }

  /// Themes without a group in groups of those among which one chooses: they have a set or the name of a token in
  /// common. `Android` and `iOS` are for each other what `Light` and `Dark` are, and go with each of these.
  private static func grouped(_ themes: [Selection], _ sets: [Member]) -> [Selection] {
    guard themes.count > 2, themes.count <= ForeignSource.mostThemes, Set(themes.map(\.group)).count == 1 else {
      return themes
    }
    let names = themes.map { theme in
      var names = KnownNames()
      for set in sets where theme.sets.contains(set.name) { names.note(set.root) }
      return names
    }
    var joined = DisjointSets(themes.count)
    for second in themes.indices {
      for first in 0..<second where joined.root(first) != joined.root(second) {
        guard !themes[first].sets.isDisjoint(with: themes[second].sets) || names[first].shares(with: names[second])
        else { continue }
        joined.join(first, second)
      }
    }
    let groups = themes.indices.map(joined.root)
    guard Set(groups).count > 1 else { return themes }
    return zip(themes, groups).map { theme, group in
      let own = zip(themes, groups).filter { $1 == group }.map(\.0)
      var theme = theme
      theme.group = name(ofGroup: own) ?? own[0].name
      return theme
    }
  }

  /// Themes of groups that tell the same tokens, as several products do, in one group: nobody lays one product over
  /// another, and whoever chooses a theme chooses the product with it.
  private static func joined(_ themes: [Selection], _ sets: [Member]) -> [Selection] {
    let groups = Dictionary(grouping: themes, by: \.group)
    guard groups.count > 1, groups.values.allSatisfy({ $0.count > 1 }) else { return themes }
    let users = sets.map { set in Set(themes.filter { $0.sets.contains(set.name) }.map(\.group)) }
    let names = groups.keys.sorted().map { group in
      zip(sets, users).reduce(into: KnownNames()) { names, member in
        if member.1 == [group] { names.note(member.0.root) }
      }
    }
    guard names.dropFirst().allSatisfy({ $0.isNearlySame(as: names[0]) }) else { return themes }
    let isUnique = Set(themes.map(\.name)).count == themes.count
    return themes.map { theme in
      var theme = theme
      if !isUnique { theme.name = "\(theme.group) \(theme.name)" }
      theme.group = ThemeFiles.modifier
      return theme
    }
  }

  /// What the sets of some themes are called by in common: `platform` for `platform-ios` and `platform-web`.
  private static func name(ofGroup themes: [Selection]) -> String? {
    let names = themes.flatMap(\.sets)
    guard var common = names.first, themes.count > 1 else { return nil }
    for name in names { common = String(zip(common, name).prefix { $0 == $1 }.map(\.0)) }
    guard let end = common.lastIndex(where: { "-/_. ".contains($0) }), end > common.startIndex else { return nil }
    return String(common[..<end])
  }

  /// Whether a theme has a set only so that references find something: it has those of several themes of another group as
  /// well, which exclude each other, as exports of Figma's collections do.
  private func hasToReferTo(_ set: Member, _ theme: Selection) -> Bool {
    guard !theme.enabled.contains(set.name) else { return false }
    let owners = themes.filter { $0.enabled.contains(set.name) }
    return owners.contains { owner in
      guard owner.group != theme.group else { return false }
      return themes.contains { sibling in
        sibling.group == owner.group && sibling.name != owner.name && !sibling.sets.contains(set.name)
          && sibling.enabled.contains { !owner.sets.contains($0) && theme.sets.contains($0) }
      }
    }
  }

  /// Whether themes have a set only for others to refer to.
  func isReferredOnly(_ set: Member) -> Bool { !themes.isEmpty && !themes.contains { $0.enabled.contains(set.name) } }

  /// The choices on which a set depends: none if it is part of every theme; nil if it is part of no theme.
  ///
  /// Each group of themes is a modifier, of which the first theme is the default.
  func choices(of set: Member) -> [ForeignSource.Choice]? {
    if themes.isEmpty { return alternatives.choice(of: set).map { [$0] } ?? [] }
    var groups: [String] = []
    for theme in themes where !groups.contains(theme.group) { groups.append(theme.group) }
    var choices: [ForeignSource.Choice] = []
    for group in groups {
      let all = themes.filter { $0.group == group }
      let chosen = Set(all.filter { $0.sets.contains(set.name) && !hasToReferTo(set, $0) }.map(\.name))
      var contexts: [String] = []
      for theme in all where !contexts.contains(theme.name) { contexts.append(theme.name) }
      if chosen.count == contexts.count { return [] }
      if !chosen.isEmpty { choices.append(ForeignSource.Choice(modifier: group, contexts: contexts, chosen: chosen)) }
    }
    return choices.isEmpty && !needed.contains(set.name) ? nil : choices
  }
}
