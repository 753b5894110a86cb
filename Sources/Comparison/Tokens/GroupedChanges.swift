import Differences
import Guide
import Matching
import Plates
import Printing
import TokenValues
import Tokens

/// Tokens that came, went, moved or were written otherwise together, told as one change.
enum GroupedChanges {
  enum Group: Hashable {
    /// A group of tokens that came, went or moved as a whole.
    case whole(ChangeKind, also: [ChangeKind], old: String, new: String)
    /// The tokens of one name that came to many groups, or went from them, where there is no other of that name.
    case named(ChangeKind, also: [ChangeKind], String)
    /// Some tokens of a group that came or went, where others stay.
    case some(ChangeKind, also: [ChangeKind], Judgement, of: TokenPath?)
    /// Tokens to whose names the same was done.
    case renamed(also: [ChangeKind], NameEdit)
    /// Tokens in whose names the same letters are others: `fuschia1` and `fuschia2`.
    case respelled(also: [ChangeKind], [String])
    /// Tokens of one group with other names in it.
    case renumbered(also: [ChangeKind], in: TokenPath?)
    /// A ramp or a scale of which most steps have other values.
    case retuned(also: [ChangeKind], TokenType, in: TokenPath)
    /// Tokens that have a value where they had none: in themes that came, for one.
    case found(also: [ChangeKind], Judgement, in: [String])
    /// Tokens that have no value any more where they had one.
    case lost(also: [ChangeKind], Judgement, in: [String])
    /// Tokens to which the same was done, wherever they are.
    case alike(TokenEdit)
    /// Tokens that have the same new value in place of the same old one, or point from one to the same other one with it.
    case pointed(also: [ChangeKind], Judgement, old: String?, new: String?, [String])

    /// The fewest changes that are told as one.
    var least: Int {
      switch self {
      case .whole: 2
      case .named, .some, .renamed, .respelled, .renumbered, .retuned, .found, .lost, .alike, .pointed: 3
      }
    }
  }

  /// The changes of tokens that did the same, joined at the place of the first.
  static func joined(_ changes: [Change], _ base: TokenVersion, _ head: TokenVersion) -> [Change] {
    let split = SplitTokens.joined(SidedLengths.joined(changes, base, head), head)
    let changes = RenamedComponents.joined(split, base, head)
    let families = NameFamilies(Set(base.paths + base.unvalued).union(head.paths + head.unvalued))
    let possible = PossibleGroups(changes, families, base, head)
    let all = changes.map { possible.groups(of: $0) }
    var groups = [Group?](repeating: nil, count: changes.count)
    var members: [Group: [Change]] = [:]
    // What tells more comes first; a change that is alone there may be one of others further on.
    for rank in 0..<(all.map(\.count).max() ?? 0) {
      var found: [Group: [Int]] = [:]
      for (place, possible) in all.enumerated() where groups[place] == nil && rank < possible.count {
        if let group = possible[rank] { found[group, default: []].append(place) }
      }
      for (group, places) in found {
        let some = places.map { changes[$0] }
        guard some.count >= (areSides(some) ? 2 : group.least) else { continue }
        if case .retuned(_, let type, let parent) = group, !possible.scales.areMost(some, of: type, in: parent) {
          continue
        }
        members[group] = some
        for place in places { groups[place] = group }
      }
    }
    let wide = widened(groups, families)
    members = [:]
    for (place, group) in wide.enumerated() {
      if let group { members[group, default: []].append(changes[place]) }
    }
    return zip(changes, wide).compactMap { change, group in
      guard let group, let all = members[group] else { return change }
      return all[0].key == change.key ? joined(all, group, families, base, head) : nil
    }
  }

  /// The groups with the families of names that came or went within others, or beside many, as part of these.
  private static func widened(_ groups: [Group?], _ families: NameFamilies) -> [Group?] {
    var told: [Group: Set<TokenPath>] = [:]
    func like(_ group: Group?) -> (group: Group, family: TokenPath)? {
      guard let group, case Group.some(let kind, let also, let judgement, let family?) = group else { return nil }
      return (Group.some(kind, also: also, judgement, of: nil), family)
    }
    for group in groups {
      if let (alike, family) = like(group) { told[alike, default: []].insert(family) }
    }
    let outer = told.mapValues(families.outer)
    return groups.map { group in
      guard let group, case Group.some(let kind, let also, let judgement, _) = group, let (alike, family) = like(group),
        let wide = outer[alike]?[family]
      else { return group }
      return Group.some(kind, also: also, judgement, of: wide)
    }
  }

  /// Whether they are the sides of one length, which are written as one: `padding: 8px 14px`.
  private static func areSides(_ changes: [Change]) -> Bool {
    let paths = changes.map { TokenPath($0.subject) }
    return paths.allSatisfy { $0.isSideInComponent && $0.parent == paths[0].parent }
  }

  /// What a group of tokens is for a component that tokens describe: the whole of it, or one of its states.
  private static func component(
    _ kind: ChangeKind, _ old: String, _ new: String, _ base: DesignSystem, _ head: DesignSystem
  ) -> [ChangeKind] {
    let (path, system) = kind == .tokenRemoved ? (TokenPath(old), base) : (TokenPath(new), head)
    guard path.segments.count == 2, ["component", "components"].contains(path.segments[0]) else { return [] }
    let components = system.describedComponents
    let isState = components.paths.contains {
      $0 != path && components[$0]?.states.contains { $0.part.path == path } == true
    }
    switch kind {
    case .tokenAdded: return [isState ? .stateAdded : .componentAdded]
    case .tokenRemoved: return [isState ? .stateRemoved : .componentRemoved]
    case .tokenMoved: return isState ? [] : [.componentRenamed]
    default: return []
    }
  }

  private static func joined(
    _ all: [Change], _ group: Group, _ families: NameFamilies, _ base: TokenVersion, _ head: TokenVersion
  ) -> Change {
    var radius = radius(of: all)
    let place = place(of: all.map { TokenPath($0.subject) }, families)
    switch group {
    case .whole(let kind, let also, let old, let new):
      let isMoved = kind == .tokenMoved
      return Change(
        kind, also: also + component(kind, old, new, base.system, head.system), in: all[0].system,
        new.isEmpty ? old : new, formerly: isMoved ? old : nil,
        before: old.isEmpty ? nil : old + ".*", after: new.isEmpty ? nil : new + ".*",
        size: all.count.counted("token") + (isMoved ? " with the same values" : ""), all[0].judgement,
        confidence: all.compactMap(\.confidence).min(), radius: radius)
    case .named(let kind, let also, let name):
      let text = "*." + name
      return Change(
        kind, also: also, in: all[0].system, text, before: kind == .tokenRemoved ? text : nil,
        after: kind == .tokenAdded ? text : nil, size: all.count.counted("token"), all[0].judgement,
        radius: radius)
    case .some(let kind, let also, let judgement, let parent):
      // Each by its name in the group.
      let names = all.map { token in
        let path = TokenPath(token.subject)
        let inside = path.segments.dropFirst(parent?.segments.count ?? 0)
        return inside.isEmpty ? path.name : inside.joined(separator: ".")
      }
      let text = ChangeWords.list(names)
      return Change(
        kind, also: also, in: all[0].system, parent?.description ?? outermost,
        before: kind == .tokenRemoved ? text : nil, after: kind == .tokenAdded ? text : nil,
        size: all.count.counted("token"), judgement, radius: radius)
    case .renamed(let also, let edit): return renamed(all, also, in: place, NameEditWords(edit, all), radius)
    case .respelled(let also, _), .renumbered(let also, _):
      return renamed(all, also, in: place, NameEditWords(of: all), radius)
    case .found(let also, let judgement, let themes):
      // A text is kept only of a value that cannot be read, so these tokens were in both versions.
      let isWritten = all.allSatisfy { $0.values.contains { $0.beforeText != nil } }
      let named = Plate.list(themes.map { $0.isEmpty ? "all themes" : $0 })
      return Change(
        .valueChanged, also: also, in: all[0].system, place,
        size: all.count.counted("token") + (isWritten ? " written otherwise" : " with a value in \(named)"),
        judgement, radius: radius)
    case .lost(let also, let judgement, let themes):
      return Change(
        .valueChanged, also: also, in: all[0].system, place,
        size: "\(all.count.counted("token")) without a value "
          + (themes == [""] ? "any more" : "in \(Plate.list(themes)) any more"),
        judgement, radius: radius)
    case .retuned(let also, _, let parent):
      radius.members = RetunedScales.ordered(all)
      let gravest = all.map(\.judgement).max { ($0.severity, $0.step) < ($1.severity, $1.step) }
      return Change(
        .valueChanged, also: also, in: all[0].system, parent.description,
        gravest ?? all[0].judgement, radius: radius)
    case .pointed(let also, let judgement, let old, let new, let values):
      return Change(
        .valueChanged, also: also, in: all[0].system, place, before: old,
        after: new, size: "\(values.joined(separator: "; ")), in \(all.count.counted("token"))", judgement,
        radius: radius)
    case .alike:
      // The first stands for all of them, unless only parts of them are another.
      let edit = PartEdit(all[0], base, head)
      return Change(
        all[0].kind, also: all[0].also, in: all[0].system, place,
        before: edit?.before.joined(separator: ", ") ?? all[0].before,
        after: edit?.after.joined(separator: ", ") ?? all[0].after, references: edit == nil ? nil : all[0].references,
        size: edit == nil ? "and \(all.count - 1) more in the same way" : "in \(all.count.counted("token"))",
        all[0].judgement, radius: radius)
    }
  }

  private static func renamed(
    _ all: [Change], _ also: [ChangeKind], in place: String, _ words: NameEditWords, _ radius: Radius
  ) -> Change {
    let gravest = all.map(\.judgement).max { ($0.severity, $0.step) < ($1.severity, $1.step) }
    return Change(
      .tokenRenamed, also: also, in: all[0].system, place, before: words.before,
      after: words.after, size: words.size, gravest ?? all[0].judgement,
      confidence: all.compactMap(\.confidence).min(), radius: radius)
  }

  /// What stands for a group where there is none.
  private static let outermost = "top level"

  /// The group that all tokens are in, or else the names of the outermost groups.
  private static func place(of paths: [TokenPath], _ families: NameFamilies) -> String {
    let groups = paths.map { $0.segments.dropLast() }
    let shared = groups.dropFirst().reduce(groups[0]) { shared, group in
      shared.prefix(zip(shared, group).prefix { $0 == $1 }.count)
    }
    if !shared.isEmpty { return shared.joined(separator: ".") }
    if let family = families.shared(by: paths) { return family.description }
    let names = paths.compactMap(\.segments.first).uniqued()
    return ChangeWords.list(names)
  }

  /// Everything that the changes touch, each once.
  static func radius(of all: [Change]) -> Radius {
    var radius = Radius()
    radius.members = all
    radius.tokens = all.flatMap(\.radius.tokens).uniqued(by: \.path)
    radius.contrasts = all.flatMap(\.radius.contrasts).uniqued { ["\($0.text)", "\($0.surface)", $0.theme] }
    radius.prose = all.flatMap(\.radius.prose).uniqued { [$0.page, $0.sentence] }
    for use in all.flatMap(\.radius.uses) {
      if let index = radius.uses.firstIndex(where: { $0.page == use.page }) {
        let known = radius.uses[index]
        let more = use.blocks.filter { !known.blocks.contains($0) }
        radius.uses[index] = PageUse(page: known.page, title: known.title, blocks: known.blocks + more)
      } else {
        radius.uses.append(use)
      }
    }
    return radius
  }
}
