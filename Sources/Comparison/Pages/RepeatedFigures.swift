import Differences
import Printing

/// Texts of a system in which the same figures became the same others, and those in which the same words did, each told as one
/// change: an edit that a guide repeats wherever it says the same again.
enum RepeatedFigures {
  /// The fewest texts that are told as one.
  private static let least = 3

  /// The changes of all pages, those that repeat each other joined at the place of the first.
  static func joined(_ changes: [Change], _ thresholds: Thresholds) -> [Change] {
    let figures = joined(changes, by: steps) { whole($0, thresholds) }
    return joined(figures, by: { words(of: $0).map { [$0.old.lowercased(), $0.new.lowercased()] } }) { members in
      let words = words(of: members[0])
      return Change(
        .textChanged, in: members[0].system, place(of: members), before: words?.old, after: words?.new,
        size: "in \(members.count) places", members[0].judgement, radius: Radius(members: members))
    }
  }

  private static func joined<Key: Hashable>(
    _ changes: [Change], by key: (Change) -> Key?, _ whole: ([Change]) -> Change
  ) -> [Change] {
    let keys = changes.map(key)
    var places: [Key: [Int]] = [:]
    for (place, key) in keys.enumerated() { if let key { places[key, default: []].append(place) } }
    return changes.indices.compactMap { index in
      guard let key = keys[index], let all = places[key], all.count >= least else { return changes[index] }
      return all[0] == index ? whole(all.map { changes[$0] }) : nil
    }
  }

  /// Whether a text says something else, and did so before: no value that came or went, and nothing that breaks.
  private static func isOther(_ change: Change, _ kinds: Set<ChangeKind>) -> Bool {
    kinds.isSuperset(of: [change.kind] + change.also) && change.part == nil && change.radius.isEmpty
      && change.severity < .breaking && change.before != nil && change.after != nil
  }

  /// The words of a text that became others, wherever they are in it; nil where anything else changed.
  private static func words(of change: Change) -> (old: String, new: String)? {
    guard isOther(change, [.textChanged]), !change.isOfFence else { return nil }
    return WordDifference(change.before ?? "", change.after ?? "").replacement
  }

  /// What became what; nil where anything else changed.
  private static func steps(of change: Change) -> Set<ValueStep>? {
    let kinds: Set<ChangeKind> = [.figuresChanged, .ruleChanged, .blockChanged, .specChanged, .textChanged]
    guard isOther(change, kinds), let steps = ValueStep.all(from: change.before ?? "", to: change.after ?? "") else {
      return nil
    }
    return steps.isEmpty ? nil : Set(steps)
  }

  private static func whole(_ members: [Change], _ thresholds: Thresholds) -> Change {
    let figures = [members[0].before, members[0].after].map { Figures.all(in: ($0 ?? "").replacing("`", with: "")) }
    let moved = MovedFigures(figures[0], figures[1], thresholds)
    // Of equals, what a rule says tells more than what a block shows.
    let told =
      [ChangeKind.ruleChanged, .figuresChanged].flatMap { kind in members.filter { $0.kind == kind } } + members
    let gravest = told.map(\.judgement).reduce(told[0].judgement) { gravest, other in
      (gravest.severity, gravest.step) < (other.severity, other.step) ? other : gravest
    }
    let isRule = members.contains { $0.kind == .ruleChanged }
    var change = Change(
      .figuresChanged, also: isRule ? [.ruleChanged] : [], in: members[0].system, place(of: members), size: moved.text,
      gravest, radius: Radius(members: members))
    change.colors = moved.colors.uniqued(by: \.words)
    return change
  }

  /// The page that all are on, or how many these are.
  private static func place(of members: [Change]) -> String {
    let pages = members.map(\.subject).uniqued()
    return pages.count == 1 ? pages[0] : pages.count.counted("page")
  }
}
