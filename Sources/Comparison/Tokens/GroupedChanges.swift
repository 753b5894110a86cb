import Plates
import Tokens

/// Tokens that came, went or moved together with their whole group, told as one change.
enum GroupedChanges {
  private struct Group: Hashable {
    let kind: ChangeKind
    let also: [ChangeKind]
    let old: String
    let new: String
  }

  /// The changes of two or more tokens that share a group and did the same, joined at the place of the first.
  static func joined(_ changes: [Change], _ base: TokenHistory.Side, _ head: TokenHistory.Side) -> [Change] {
    let gone = WholeGroups(changes, .tokenRemoved, of: base, missingIn: head)
    let come = WholeGroups(changes, .tokenAdded, of: head, missingIn: base)
    func group(of change: Change) -> Group? {
      if change.kind == .tokenRemoved {
        return gone.group(of: change.subject).map { Group(kind: change.kind, also: change.also, old: $0, new: "") }
      }
      if change.kind == .tokenAdded {
        return come.group(of: change.subject).map { Group(kind: change.kind, also: change.also, old: "", new: $0) }
      }
      return step(of: change)
    }
    let groups = changes.map(group)
    var members: [Group: [Change]] = [:]
    for (change, group) in zip(changes, groups) { if let group { members[group, default: []].append(change) } }
    return zip(changes, groups).compactMap { change, group in
      guard let group, let all = members[group], all.count > 1 else { return change }
      return all[0].key == change.key ? joined(all, group) : nil
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
    return Group(
      kind: .tokenMoved, also: change.also, old: old.joined(separator: "."), new: new.joined(separator: "."))
  }

  private static func joined(_ all: [Change], _ group: Group) -> Change {
    var radius = Radius()
    radius.members = all.map { change in
      MovedToken(
        path: TokenPath(change.subject), formerly: change.formerly.map { TokenPath($0) }, values: change.values)
    }
    var seen: Set<TokenPath> = []
    radius.tokens = all.flatMap(\.radius.tokens).filter { seen.insert($0.path).inserted }
    for use in all.flatMap(\.radius.uses) {
      if let index = radius.uses.firstIndex(where: { $0.page == use.page }) {
        let known = radius.uses[index]
        let more = use.blocks.filter { !known.blocks.contains($0) }
        radius.uses[index] = PageUse(page: known.page, title: known.title, blocks: known.blocks + more)
      } else {
        radius.uses.append(use)
      }
    }
    let isMoved = group.kind == .tokenMoved
    return Change(
      group.kind, also: group.also, in: all[0].system, group.new.isEmpty ? group.old : group.new,
      formerly: isMoved ? group.old : nil, before: group.old.isEmpty ? nil : group.old + ".*",
      after: group.new.isEmpty ? nil : group.new + ".*",
      size: Plate.count(all.count, "token") + (isMoved ? " with the same values" : ""), all[0].judgement,
      confidence: all.compactMap(\.confidence).min(), radius: radius)
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
