import Differences
import Guide
import Matching
import Tokens

/// Lengths of components that are written with one value in one version and side by side in the other: `16px` and `8px 16px` are
/// one property with another value, though its tokens came and went.
enum SidedLengths {
  /// The changes with those of one such length joined, at the place of the first.
  static func joined(_ changes: [Change], _ base: TokenVersion, _ head: TokenVersion) -> [Change] {
    var parts: [TokenPath: [Change]] = [:]
    for change in changes where [.tokenAdded, .tokenRemoved].contains(change.kind) {
      let path = TokenPath(change.subject)
      if path.isInComponent { parts[path.isSideInComponent ? path.parent ?? path : path, default: []].append(change) }
    }
    parts = parts.filter { Set($0.value.map(\.kind)).count == 2 }
    if parts.isEmpty { return changes }
    return changes.compactMap { change in
      let path = TokenPath(change.subject)
      let whole = path.isSideInComponent ? path.parent ?? path : path
      guard [.tokenAdded, .tokenRemoved].contains(change.kind), let all = parts[whole] else { return change }
      return all[0].key == change.key ? joined(all, whole, base, head) : nil
    }
  }

  private static func joined(
    _ all: [Change], _ whole: TokenPath, _ base: TokenVersion, _ head: TokenVersion
  ) -> Change {
    let (old, new) = (written(whole, in: base), written(whole, in: head))
    var radius = GroupedChanges.radius(of: all)
    radius.members = []
    let isSame = Set(old + new).count == 1
    return Change(
      isSame ? .rewritten : .valueChanged, in: all[0].system, whole.description, before: old.joined(separator: " "),
      after: new.joined(separator: " "),
      isSame
        ? Judgement(.quiet, .patch, "the same length on every side")
        : Judgement(.visible, .minor, "the length of a side is another"), radius: radius)
  }

  /// The texts of a length, of all its sides in the order of CSS.
  static func written(_ whole: TokenPath, in side: TokenVersion) -> [String] {
    let sides = TokenPath.sides.map { TokenPath("\(whole).\($0)") }
    return ([whole] + sides).compactMap { path in side.token(path).map { ValueText.text($0.valueSpan) } }
  }
}
