import Differences
import Matching
import Tokens

/// Tokens that have one value for each theme where they had one for all: `tint` became `tint.light` and `tint.dark`.
enum SplitTokens {
  /// The token that is gone and the two that came, told as one change.
  static func joined(_ changes: [Change], _ head: TokenVersion) -> [Change] {
    let come = Dictionary(
      changes.filter { $0.kind == .tokenAdded || $0.formerly != nil }.map { ($0.subject, $0) }
    ) { first, _ in first }
    if come.count < 2 { return changes }
    var splits: [ChangeKey: Change] = [:]
    var taken: Set<ChangeKey> = []
    for change in changes {
      let old = change.formerly ?? change.subject
      guard change.kind == .tokenRemoved || change.formerly != nil, !head.known.contains(TokenPath(old)) else {
        continue
      }
      for sign in [".", "-", "_"] {
        let parts = ["light", "dark"].compactMap { come[old + sign + $0] }
        guard parts.count == 2, parts.allSatisfy({ $0.formerly == nil || $0.formerly == old }) else { continue }
        splits[change.key] = split(change, old, sign, parts)
        taken.formUnion(parts.map(\.key))
        taken.remove(change.key)
      }
    }
    if splits.isEmpty { return changes }
    return changes.compactMap { splits[$0.key] ?? (taken.contains($0.key) ? nil : $0) }
  }

  private static func split(_ change: Change, _ old: String, _ sign: String, _ parts: [Change]) -> Change {
    let before = change.values.first?.beforeText ?? change.kept.first?.afterText
    let values = parts.map { part in
      let text = (part.values + part.kept).first.flatMap { $0.afterText } ?? ""
      return "\(part.subject.dropFirst(old.count + 1)) \(text)"
    }
    return Change(
      .tokenRenamed, in: change.system, old + sign + "*", formerly: old, before: old, after: old + sign + "*",
      size: (before.map { "\($0) → " } ?? "") + values.joined(separator: ", "),
      Judgement(.breaking, .major, "its old name is gone: there is one for each theme"),
      radius: GroupedChanges.radius(of: parts.map { $0.key == change.key ? change : $0 }))
  }
}
