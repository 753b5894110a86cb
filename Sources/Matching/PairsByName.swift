import Differences
import Tokens

/// Tokens that are the same by their names alone, whatever their values are: `accentHover` and `accent-hover`, `accent`
/// that is a group now with a member for itself, `accent.default`, and the same words in another order.
enum PairsByName {
  /// How sure it is, with the same value and with another.
  private static let (same, changed) = (0.95, 0.85)

  /// The pairs of which each side is the only one for the other.
  ///
  /// - Parameters:
  ///   - isSame: whether two tokens have the same values.
  ///   - fits: whether they can be one, by their values.
  static func all(
    _ gone: [TokenPath], _ come: [TokenPath], isSame: (TokenPath, TokenPath) -> Bool,
    fits: (TokenPath, TokenPath) -> Bool
  ) -> [TokenPairs.Renaming] {
    var open = (gone, come)
    var found: [TokenPairs.Renaming] = []
    // What is the group itself is under the name of the group.
    let names: [(TokenPath) -> String] = [
      { PathWords.plain($0) }, { PathWords.plain(whole($0)) }, { inAnyOrder($0) },
    ]
    for name in names {
      let others = Dictionary(grouping: open.1, by: name)
      let pairs = open.0.flatMap { old in
        let same = others[name(old)] ?? []
        return same.count > mostAlike ? [] : same.filter { fits(old, $0) }.map { (old: old, new: $0) }
      }
      let counts = (
        Dictionary(pairs.map { ($0.old, 1) }, uniquingKeysWith: +),
        Dictionary(pairs.map { ($0.new, 1) }, uniquingKeysWith: +)
      )
      let sure = pairs.filter { counts.0[$0.old] == 1 && counts.1[$0.new] == 1 }
      found += sure.map { old, new in
        TokenPairs.Renaming(old: old, new: new, confidence: isSame(old, new) ? same : changed)
      }
      let taken = (Set(sure.map(\.old)), Set(sure.map(\.new)))
      open = (open.0.filter { !taken.0.contains($0) }, open.1.filter { !taken.1.contains($0) })
    }
    return found
  }

  /// A name whatever the order of its words is: `bg.avatar.red` and `avatar.red.bg`. That of its figures says which is which.
  private static func inAnyOrder(_ path: TokenPath) -> String {
    let words = PathWords.words(of: path)
    let figures = words.filter { $0.contains(where: \.isNumber) }
    return (words.filter { !$0.contains(where: \.isNumber) }.sorted() + ["_"] + figures).joined(separator: " ")
  }

  /// More tokens of one name are told apart by something else.
  private static let mostAlike = 4

  /// The name of a group for what it is by itself, and its own name for any other token.
  private static func whole(_ path: TokenPath) -> TokenPath {
    PathWords.isRoot(path.name) ? path.parent ?? path : path
  }
}
