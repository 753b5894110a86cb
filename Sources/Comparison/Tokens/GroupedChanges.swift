import Guide
import Plates
import Printing
import TokenValues
import Tokens

/// Tokens that came, went, moved or were written otherwise together, told as one change.
enum GroupedChanges {
  fileprivate enum Group: Hashable {
    /// A group of tokens that came, went or moved as a whole.
    case whole(ChangeKind, also: [ChangeKind], old: String, new: String)
    /// The tokens of one name that came to many groups, or went from them, where there is no other of that name.
    case named(ChangeKind, also: [ChangeKind], String)
    /// Some tokens of a group that came or went, where others stay.
    case some(ChangeKind, also: [ChangeKind], Judgement, of: TokenPath?)
    /// Tokens in whose names the same letters are others: `fuschia-light` and `fuschia-dark`.
    case renamed(also: [ChangeKind], NameEdit)
    /// A ramp or a scale of which most steps have other values.
    case retuned(also: [ChangeKind], TokenType, in: TokenPath?)
    /// Tokens that have a value where they had none: in themes that came, for one.
    case found(also: [ChangeKind], Judgement, in: [String])
    /// Tokens to which the same was done, wherever they are.
    case alike(TokenEdit)

    /// The fewest changes that are told as one.
    var least: Int {
      switch self {
      case .whole: 2
      case .named, .some, .renamed, .retuned, .found, .alike: 3
      }
    }
  }

  /// The changes of tokens that did the same, joined at the place of the first.
  static func joined(_ changes: [Change], _ base: TokenHistory.Side, _ head: TokenHistory.Side) -> [Change] {
    let gone = WholeGroups(changes, .tokenRemoved, of: base, missingIn: head)
    let come = WholeGroups(changes, .tokenAdded, of: head, missingIn: base)
    let names = LastNames(base, head)
    func group(of change: Change) -> Group? {
      if change.kind == .tokenRemoved {
        return gone.group(of: change.subject).map { Group.whole(change.kind, also: change.also, old: $0, new: "") }
          ?? names.gone(change)
      }
      if change.kind == .tokenAdded {
        return come.group(of: change.subject).map { Group.whole(change.kind, also: change.also, old: "", new: $0) }
          ?? names.come(change)
      }
      if let formerly = change.formerly {
        let edit = NameEdit(change, from: formerly)
        let renamed = edit.map { Group.renamed(also: change.also, $0) }
        return edit?.isOfNotation == true ? renamed : step(of: change) ?? renamed
      }
      if change.kind == .valueChanged, !change.values.isEmpty, change.values.allSatisfy({ $0.before == nil }) {
        return .found(also: change.also, change.judgement, in: change.values.map { $0.label ?? "" }.uniqued())
      }
      let path = TokenPath(change.subject)
      guard let old = base.token(path), let new = head.token(path) else { return nil }
      return TokenEdit(change, old, new, PartEdit(change, base, head)).map { Group.alike($0) }
    }
    let changes = SidedLengths.joined(changes, base, head)
    func members(_ groups: [Group?]) -> [Group: [Change]] {
      var members: [Group: [Change]] = [:]
      for (change, group) in zip(changes, groups) { if let group { members[group, default: []].append(change) } }
      return members
    }
    let scales = RetunedScales(changes, base, head)
    func isTold(_ all: [Change]?, _ group: Group) -> Bool {
      guard let all, all.count >= (areSides(all) ? 2 : group.least) else { return false }
      if case .retuned(_, let type, let parent) = group { return scales.areMost(all, of: type, in: parent) }
      return true
    }
    var groups = changes.map(group)
    var all = members(groups)
    groups = zip(changes, groups).map { change, group in
      if let group, isTold(all[group], group) { return group }
      let parent = TokenPath(change.subject).parent
      if [.tokenAdded, .tokenRemoved].contains(change.kind) {
        return .some(change.kind, also: change.also, change.judgement, of: parent)
      }
      return scales.type(of: change).map { Group.retuned(also: change.also, $0, in: parent) } ?? group
    }
    all = members(groups)
    return zip(changes, groups).compactMap { change, group in
      guard let group, let all = all[group], isTold(all, group) else { return change }
      return all[0].key == change.key ? joined(all, group, base, head) : nil
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

  /// The groups that differ between the old and the new path of a token that moved with its value.
  private static func step(of change: Change) -> Group? {
    let kept: Set<ChangeKind> = [.repointed, .described, .rewritten]
    guard change.kind == .tokenMoved, kept.isSuperset(of: change.also), let formerly = change.formerly else {
      return nil
    }
    var (old, new) = (TokenPath(formerly).segments, TokenPath(change.subject).segments)
    while old.count > 1, new.count > 1, old.last == new.last {
      old.removeLast()
      new.removeLast()
    }
    return .whole(.tokenMoved, also: change.also, old: old.joined(separator: "."), new: new.joined(separator: "."))
  }

  private static func joined(
    _ all: [Change], _ group: Group, _ base: TokenHistory.Side, _ head: TokenHistory.Side
  ) -> Change {
    let radius = radius(of: all)
    switch group {
    case .whole(let kind, let also, let old, let new):
      let isMoved = kind == .tokenMoved
      return Change(
        kind, also: also + component(kind, old, new, base.system, head.system), in: all[0].system,
        new.isEmpty ? old : new, formerly: isMoved ? old : nil,
        before: old.isEmpty ? nil : old + ".*", after: new.isEmpty ? nil : new + ".*",
        size: Plate.count(all.count, "token") + (isMoved ? " with the same values" : ""), all[0].judgement,
        confidence: all.compactMap(\.confidence).min(), radius: radius)
    case .named(let kind, let also, let name):
      let text = "*." + name
      return Change(
        kind, also: also, in: all[0].system, text, before: kind == .tokenRemoved ? text : nil,
        after: kind == .tokenAdded ? text : nil, size: Plate.count(all.count, "token"), all[0].judgement,
        radius: radius)
    case .some(let kind, let also, let judgement, let parent):
      let text = ChangeWords.list(all.map { TokenPath($0.subject).name })
      return Change(
        kind, also: also, in: all[0].system, parent?.description ?? outermost,
        before: kind == .tokenRemoved ? text : nil, after: kind == .tokenAdded ? text : nil,
        size: Plate.count(all.count, "token"), judgement, radius: radius)
    case .renamed(let also, let edit):
      let sides = edit.words(of: all)
      return Change(
        .tokenRenamed, also: also, in: all[0].system, place(of: all.map { TokenPath($0.subject) }),
        before: sides.before, after: sides.after, size: Plate.count(all.count, "token") + " with the same values",
        all[0].judgement, confidence: all.compactMap(\.confidence).min(), radius: radius)
    case .found(let also, let judgement, let themes):
      return Change(
        .valueChanged, also: also, in: all[0].system, place(of: all.map { TokenPath($0.subject) }),
        size:
          "\(Plate.count(all.count, "token")) with a value in \(Plate.list(themes.map { $0.isEmpty ? "all themes" : $0 }))",
        judgement, radius: radius)
    case .retuned(let also, _, let parent):
      let gravest = all.map(\.judgement).max { ($0.severity, $0.step) < ($1.severity, $1.step) }
      return Change(
        .valueChanged, also: also, in: all[0].system, parent?.description ?? outermost,
        gravest ?? all[0].judgement, radius: radius)
    case .alike:
      // The first stands for all of them, unless only parts of them are another.
      let edit = PartEdit(all[0], base, head)
      return Change(
        all[0].kind, also: all[0].also, in: all[0].system, place(of: all.map { TokenPath($0.subject) }),
        before: edit?.before.joined(separator: ", ") ?? all[0].before,
        after: edit?.after.joined(separator: ", ") ?? all[0].after, references: edit == nil ? nil : all[0].references,
        size: edit == nil ? "and \(all.count - 1) more in the same way" : "in \(Plate.count(all.count, "token"))",
        all[0].judgement, radius: radius)
    }
  }

  /// What stands for a group where there is none.
  private static let outermost = "top level"

  /// The group that all tokens are in, or else the names of the outermost groups.
  private static func place(of paths: [TokenPath]) -> String {
    let groups = paths.map { $0.segments.dropLast() }
    let shared = groups.dropFirst().reduce(groups[0]) { shared, group in
      shared.prefix(zip(shared, group).prefix { $0 == $1 }.count)
    }
    if !shared.isEmpty { return shared.joined(separator: ".") }
    let names = paths.compactMap(\.segments.first).uniqued()
    return ChangeWords.list(names)
  }

  /// Everything that the changes touch, each once.
  static func radius(of all: [Change]) -> Radius {
    var radius = Radius()
    radius.members = all
    radius.tokens = all.flatMap(\.radius.tokens).uniqued(by: \.path)
    radius.contrasts = all.flatMap(\.radius.contrasts).uniqued { ["\($0.text)", "\($0.surface)", $0.theme] }
    radius.prose = all.flatMap(\.radius.prose)
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

/// The last names of tokens in two versions.
private struct LastNames {
  private let old: Set<String>
  private let new: Set<String>

  init(_ base: TokenHistory.Side, _ head: TokenHistory.Side) {
    func names(_ side: TokenHistory.Side) -> Set<String> {
      Set((side.paths + side.unvalued).filter { $0.segments.count > 1 }.map(\.name))
    }
    (old, new) = (names(base), names(head))
  }

  func gone(_ change: Change) -> GroupedChanges.Group? { group(change, besides: new) }

  func come(_ change: Change) -> GroupedChanges.Group? { group(change, besides: old) }

  private func group(_ change: Change, besides others: Set<String>) -> GroupedChanges.Group? {
    let path = TokenPath(change.subject)
    // The steps of scales have the same names, and mean nothing together.
    guard path.segments.count > 1, !others.contains(path.name), !path.name.allSatisfy(\.isNumber) else { return nil }
    return .named(change.kind, also: change.also, path.name)
  }
}

/// The groups of one version of which the other has nothing.
private struct WholeGroups {
  private let whole: Set<String>

  init(_ changes: [Change], _ kind: ChangeKind, of side: TokenHistory.Side, missingIn other: TokenHistory.Side) {
    let alone = Set(changes.filter { $0.kind == kind }.map(\.subject))
    if alone.isEmpty {
      whole = []
      return
    }
    var groups: Set<String> = []
    for path in alone { Self.forEachGroup(of: path) { groups.insert($0) } }
    for path in side.paths + side.unvalued where !alone.contains(path.description) {
      Self.forEachGroup(of: path.description) { groups.remove($0) }
    }
    for path in other.paths + Array(other.unresolved) {
      Self.forEachGroup(of: path.description) { groups.remove($0) }
    }
    whole = groups
  }

  /// The outermost group of a token that is whole.
  func group(of path: String) -> String? {
    var found: String?
    Self.forEachGroup(of: path) { if whole.contains($0) { found = $0 } }
    return found
  }

  /// The groups around a token, the innermost first.
  private static func forEachGroup(of path: String, _ body: (String) -> Void) {
    var group = TokenPath(path).parent
    while let current = group {
      body(current.description)
      group = current.parent
    }
  }
}
