import Differences
import Plates
import Printing
import Tokens

/// What was done to the names of several tokens, in words.
struct NameEditWords {
  let before: String?
  let after: String?
  /// `spaces gone from 608 names`
  let size: String

  init(_ edit: NameEdit, _ changes: [Change]) {
    let count = changes.count.counted("name")
    let values = changes.contains { $0.also.contains(.valueChanged) } ? "" : ", the same values"
    switch edit {
    case .words(let gone, let come) where gone.isEmpty || come.isEmpty:
      before = gone.isEmpty ? nil : gone.joined(separator: " ")
      after = come.isEmpty ? nil : come.joined(separator: " ")
      size = (gone.isEmpty ? "added to \(count)" : "dropped from \(count)") + values
    case .words(let gone, let come):
      before = gone.joined(separator: " ")
      after = come.joined(separator: " ")
      size = "in \(count)" + values
    case .order:
      (before, after) = Self.examples(changes)
      size = "the same words in another order in \(count)" + values
    case .notation:
      (before, after) = Self.examples(changes)
      size = Self.notation(changes) + " \(count)" + values
    }
  }

  /// The names on both sides.
  init(of changes: [Change]) {
    (before, after) = Self.examples(changes)
    size =
      changes.count.counted("token")
      + (changes.contains { $0.also.contains(.valueChanged) } ? "" : " with the same values")
  }

  /// What differs in the names, without the groups that they have in common; each pair once.
  private static func examples(_ changes: [Change]) -> (String, String) {
    let pairs = changes.map { change in
      let (old, new) = (TokenPath(change.formerly ?? "").segments, TokenPath(change.subject).segments)
      let start = min(zip(old, new).prefix { $0 == $1 }.count, old.count - 1, new.count - 1)
      let (former, latter) = (old.dropFirst(start), new.dropFirst(start))
      let end = min(
        zip(former.reversed(), latter.reversed()).prefix { $0 == $1 }.count, former.count - 1, latter.count - 1)
      return [former.dropLast(end).joined(separator: "."), latter.dropLast(end).joined(separator: ".")]
    }.uniqued { $0 }
    return (ChangeWords.list(pairs.map { $0[0] }), ChangeWords.list(pairs.map { $0[1] }))
  }

  /// What parted the words of all names and does not part them any more: `spaces gone from`.
  private static func notation(_ changes: [Change]) -> String {
    let signs: [(sign: Character, name: String)] = [(" ", "spaces"), ("-", "hyphens"), ("_", "underscores")]
    func names(_ text: (Change) -> String) -> String { changes.map(text).joined(separator: "\n") }
    let (old, new) = (names { $0.formerly ?? "" }, names { $0.subject })
    let gone = signs.filter { old.contains($0.sign) && !new.contains($0.sign) }.map(\.name)
    let come = signs.filter { !old.contains($0.sign) && new.contains($0.sign) }.map(\.name)
    if gone.isEmpty { return come.isEmpty ? "another notation of" : "\(Plate.list(come)) new in" }
    return come.isEmpty
      ? "\(Plate.list(gone)) gone from" : "\(Plate.list(come)) in place of \(Plate.list(gone)) in"
  }
}
