import Differences
import Printing

/// Texts of one page in which the same figures became the same others, and those of all pages in which the same words did,
/// each told as one change.
enum RepeatedFigures {
  /// The fewest texts that are told as one.
  private static let least = 3

  /// The changes of one page, those that repeat each other joined at the place of the first.
  static func joined(_ changes: [Change]) -> [Change] { joined(changes, by: figures, whole) }

  /// The changes of all pages, those joined that put the same words in the place of the same others.
  static func withWordsJoined(_ changes: [Change]) -> [Change] {
    joined(changes, by: { words(of: $0).map { [$0.old.lowercased(), $0.new.lowercased()] } }) { members, _ in
      let words = words(of: members[0])
      return Change(
        .textChanged, in: members[0].system, members[0].subject, before: words?.old, after: words?.new,
        size: "in \(members.count) places", members[0].judgement, radius: Radius(members: members))
    }
  }

  private static func joined(
    _ changes: [Change], by key: (Change) -> [String]?, _ whole: ([Change], [String]) -> Change
  ) -> [Change] {
    let keys = changes.map(key)
    let groups = Dictionary(grouping: changes.indices.filter { keys[$0] != nil }) { keys[$0] ?? [] }
      .filter { $0.value.count >= least }
    if groups.isEmpty { return changes }
    let places = Set(groups.values.joined())
    let first = Dictionary(groups.map { ($0.value[0], $0) }) { one, _ in one }
    return changes.indices.compactMap { index in
      guard let (key, members) = first[index] else { return places.contains(index) ? nil : changes[index] }
      return whole(members.map { changes[$0] }, key)
    }
  }

  /// The words of a text that became others, wherever they stand in it; nil where anything else changed.
  private static func words(of change: Change) -> (old: String, new: String)? {
    guard change.kind == .textChanged, change.also.isEmpty, change.part == nil, !change.isOfFence,
      change.radius.isEmpty, let before = change.before, let after = change.after
    else { return nil }
    return WordDifference(before, after).replacement
  }

  private static func whole(of members: [Change], _ figures: [String]) -> Change {
    var change = Change(
      .figuresChanged, in: members[0].system, members[0].subject, size: figures.joined(separator: ", "),
      members[0].judgement, radius: Radius(members: members))
    change.colors = members[0].colors.uniqued(by: \.words)
    return change
  }

  /// What became what, each once; nil where anything else may have changed.
  private static func figures(of change: Change) -> [String]? {
    guard change.kind == .figuresChanged, change.also.isEmpty, change.part == nil, !change.isOfFence,
      change.radius.isEmpty, let size = change.size
    else { return nil }
    // A step between two colours is told with commas of its own: `#111 → #222 (ΔE 5.1, clear)`.
    var found: [String] = []
    for part in size.split(separator: ", ") {
      if part.contains("→") || found.isEmpty {
        found.append(String(part))
      } else {
        found[found.count - 1] += ", " + part
      }
    }
    return found.allSatisfy { $0.contains("→") } ? found.uniqued() : nil
  }
}
