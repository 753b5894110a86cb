import Differences
import Matching
import Printing
import TokenValues
import Tokens

/// What a change can be told together with, what tells most first.
struct PossibleGroups {
  let scales: RetunedScales
  private let gone: WholeGroups
  private let come: WholeGroups
  private let names: LastNames
  private let base: TokenVersion
  private let head: TokenVersion
  private let families: NameFamilies

  init(_ changes: [Change], _ families: NameFamilies, _ base: TokenVersion, _ head: TokenVersion) {
    self.families = families
    gone = WholeGroups(changes, .tokenRemoved, of: base, missingIn: head)
    come = WholeGroups(changes, .tokenAdded, of: head, missingIn: base)
    names = LastNames(base, head)
    scales = RetunedScales(changes, families, base, head)
    (self.base, self.head) = (base, head)
  }

  /// Nil where a place in the order has nothing for a change.
  func groups(of change: Change) -> [GroupedChanges.Group?] {
    if change.kind == .tokenRemoved {
      let whole = gone.group(of: change.subject).map {
        GroupedChanges.Group.whole(change.kind, also: change.also, old: $0, new: "")
      }
      return [whole ?? names.gone(change)] + some(change)
    }
    if change.kind == .tokenAdded {
      let whole = come.group(of: change.subject).map {
        GroupedChanges.Group.whole(change.kind, also: change.also, old: "", new: $0)
      }
      return [whole ?? names.come(change)] + some(change)
    }
    if change.formerly != nil { return renamed(change) }
    if change.kind == .valueChanged, !change.values.isEmpty {
      let themes = change.values.map { $0.label ?? "" }.uniqued()
      if change.values.allSatisfy({ $0.before == nil }) {
        return [.found(also: change.also, change.judgement, in: themes)]
      }
      if change.values.allSatisfy({ $0.after == nil }) {
        return [.lost(also: change.also, change.judgement, in: themes)]
      }
    }
    let path = TokenPath(change.subject)
    let edit = base.token(path).flatMap { old in
      head.token(path).flatMap { TokenEdit(change, old, $0, PartEdit(change, base, head)) }
    }
    let steps = scales.type(of: change).map { type in
      families.all(of: path).map { GroupedChanges.Group.retuned(also: change.also, type, in: $0) }
    }
    return [edit.map { .alike($0) }, pointed(change)] + (steps ?? []) + [stepped(change)]
  }

  /// Nil unless a token has another value of its own, which others may have instead of the same one.
  private func stepped(_ change: Change) -> GroupedChanges.Group? {
    guard change.kind == .valueChanged, change.also.isEmpty, change.before != nil, change.after != nil else {
      return nil
    }
    // The sides of a length are told together.
    let texts = change.values.isEmpty ? [ChangeWords.values(of: change)].compactMap(\.self) : change.values.map(\.told)
    return .pointed(also: [], change.judgement, old: nil, new: nil, texts)
  }

  /// Those of its group that came or went, and of the groups around it but the outermost; outside of any, those of its family
  /// before all others.
  private func some(_ change: Change) -> [GroupedChanges.Group?] {
    let path = TokenPath(change.subject)
    var groups: [TokenPath?] = families.all(of: path)
    var around = path.parent?.parent
    while let group = around, group.segments.count > 1 {
      groups.append(group)
      around = group.parent
    }
    if path.parent == nil { groups.append(nil) }
    return groups.map { .some(change.kind, also: change.also, change.judgement, of: $0) }
  }

  /// Nil unless a token only points elsewhere than it did, in every theme.
  private func pointed(_ change: Change) -> GroupedChanges.Group? {
    guard change.kind == .valueChanged, let references = change.references, references.theme == nil else { return nil }
    return .pointed(
      also: change.also, change.judgement, old: references.before, new: references.after, change.values.map(\.told))
  }

  /// What can be done to a name beside a change of the token.
  private static let kept: Set<ChangeKind> = [.repointed, .described, .rewritten, .valueChanged]

  private func renamed(_ change: Change) -> [GroupedChanges.Group?] {
    guard let formerly = change.formerly, Self.kept.isSuperset(of: change.also) else { return [] }
    let (old, new) = (TokenPath(formerly), TokenPath(change.subject))
    let edit = NameEdit(old, new)
    // What one of them says of itself is told of that one.
    let also = change.also.filter { $0 != .described && $0 != .rewritten }
    let named = GroupedChanges.Group.renamed(also: also, edit)
    if edit == .notation { return [named] }
    return [
      Self.step(of: change), named, NameEdit.letters(old, new).map { .respelled(also: also, $0) },
      old.parent == new.parent ? .renumbered(also: also, in: new.parent) : nil,
    ]
  }

  /// The groups that differ between the old and the new path of a token that moved with its value.
  private static func step(of change: Change) -> GroupedChanges.Group? {
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
}

/// The last names of tokens in two versions.
private struct LastNames {
  private let old: Set<String>
  private let new: Set<String>

  init(_ base: TokenVersion, _ head: TokenVersion) {
    func names(_ side: TokenVersion) -> Set<String> {
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

  init(_ changes: [Change], _ kind: ChangeKind, of side: TokenVersion, missingIn other: TokenVersion) {
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
