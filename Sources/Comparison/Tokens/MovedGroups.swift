import Plates
import Tokens

/// Tokens that went together from one group into another, told as one change.
enum MovedGroups {
  private struct Move: Hashable {
    let old: String
    let new: String
  }

  /// The changes with tokens that only moved, two or more by the same step, joined at the place of the first.
  static func joined(_ changes: [Change]) -> [Change] {
    var members: [Move: [Change]] = [:]
    for change in changes {
      if let move = move(of: change) { members[move, default: []].append(change) }
    }
    return changes.compactMap { change in
      guard let move = move(of: change), let group = members[move], group.count > 1 else { return change }
      return group[0].key == change.key ? joined(group, move) : nil
    }
  }

  /// The groups that differ between the old and the new path of a token that only moved.
  private static func move(of change: Change) -> Move? {
    guard change.kind == .tokenMoved, change.also.isEmpty, let formerly = change.formerly else { return nil }
    var (old, new) = (TokenPath(formerly).segments, TokenPath(change.subject).segments)
    while old.count > 1, new.count > 1, old.last == new.last {
      old.removeLast()
      new.removeLast()
    }
    return Move(old: old.joined(separator: "."), new: new.joined(separator: "."))
  }

  private static func joined(_ group: [Change], _ move: Move) -> Change {
    var radius = Radius()
    radius.tokens = group.map { change in
      MovedToken(
        path: TokenPath(change.subject), formerly: change.formerly.map { TokenPath($0) }, values: change.values)
    }
    for use in group.flatMap(\.radius.uses) {
      if let index = radius.uses.firstIndex(where: { $0.page == use.page }) {
        let known = radius.uses[index]
        let more = use.blocks.filter { !known.blocks.contains($0) }
        radius.uses[index] = PageUse(page: known.page, title: known.title, blocks: known.blocks + more)
      } else {
        radius.uses.append(use)
      }
    }
    return Change(
      .tokenMoved, in: group[0].system, move.new, formerly: move.old, before: move.old + ".*", after: move.new + ".*",
      size: "\(Plate.count(group.count, "token")) with the same values", group[0].judgement,
      confidence: group.compactMap(\.confidence).min(), radius: radius)
  }
}
