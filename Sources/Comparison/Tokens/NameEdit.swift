import Printing
import Tokens

/// What was done to the last part of a token's name: the letters that are others, without those that stay before and after.
struct NameEdit: Hashable {
  private let before: Substring
  private let after: Substring
  /// Whether names are the same but for blanks, dashes and capitals.
  private(set) var isOfNotation = false

  /// Nil for a token that changed otherwise too, or that is in another group.
  init?(_ change: Change, from formerly: String) {
    let kept: Set<ChangeKind> = [.repointed, .described, .rewritten]
    let (old, new) = (TokenPath(formerly), TokenPath(change.subject))
    guard [.tokenRenamed, .tokenMoved].contains(change.kind), kept.isSuperset(of: change.also) else { return nil }
    if Self.plain(old) == Self.plain(new) {
      (before, after, isOfNotation) = ("", "", true)
      return
    }
    guard change.kind == .tokenRenamed, old.parent == new.parent else { return nil }
    let start = zip(old.name, new.name).prefix { $0 == $1 }.count
    let (former, latter) = (old.name.dropFirst(start), new.name.dropFirst(start))
    let end = zip(former.reversed(), latter.reversed()).prefix { $0 == $1 }.count
    (before, after) = (former.dropLast(end), latter.dropLast(end))
  }

  /// The word that is another where it is the same in all names: `fuschia` and `fuchsia`; or else the first names.
  func words(of changes: [Change]) -> (before: String, after: String) {
    if isOfNotation {
      let steps = changes.flatMap { zip(TokenPath($0.formerly ?? "").segments, TokenPath($0.subject).segments) }
        .filter { $0 != $1 }.uniqued { "\($0)\n\($1)" }
      return (ChangeWords.list(steps.map(\.0)), ChangeWords.list(steps.map(\.1)))
    }
    let pairs = changes.map { (TokenPath($0.formerly ?? "").name, TokenPath($0.subject).name) }
    let sides = pairs.map { old, new in
      let (former, latter) = (Self.words(of: old), Self.words(of: new))
      let start = zip(former, latter).prefix { $0 == $1 }.count
      let rest = (former.dropFirst(start), latter.dropFirst(start))
      let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
      return [rest.0.dropLast(end), rest.1.dropLast(end)].map { $0.joined(separator: "-") }
    }
    if let first = sides.first, sides.allSatisfy({ $0 == first }), first.allSatisfy({ !$0.isEmpty }) {
      return (first[0], first[1])
    }
    return (ChangeWords.list(pairs.map(\.0)), ChangeWords.list(pairs.map(\.1)))
  }

  /// The segments of a name without what notations differ in.
  private static func plain(_ path: TokenPath) -> [String] {
    path.segments.map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
  }

  private static func words(of name: String) -> [Substring] { name.split { "-_ /".contains($0) } }
}
