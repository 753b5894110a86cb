package import Tokens

/// What was done to the name of a token that is the same under another one.
package enum NameEdit: Hashable {
  /// The same letters in the same order: `Dark red` and `darkRed`, `focus.ring-width` and `focus-ring.width`.
  case notation
  /// The same words in another order: `color-border` and `border-color`.
  case order
  /// Words that went, and words that came: `button.color-label-primary` is `button.primary.color`.
  case words(gone: [String], come: [String])

  package init(_ old: TokenPath, _ new: TokenPath) {
    if PathWords.plain(old) == PathWords.plain(new) {
      self = .notation
      return
    }
    let (former, latter) = (PathWords.words(of: old), PathWords.words(of: new))
    let (gone, come) = (PathWords.without(former, latter), PathWords.without(latter, former))
    self = gone.isEmpty && come.isEmpty ? .order : .words(gone: gone, come: come)
  }

  /// The letters that are others in the last part of a name, without those that stay before and after; nil for names of
  /// two groups.
  package static func letters(_ old: TokenPath, _ new: TokenPath) -> [String]? {
    guard old.parent == new.parent else { return nil }
    let start = zip(old.name, new.name).prefix { $0 == $1 }.count
    let (former, latter) = (old.name.dropFirst(start), new.name.dropFirst(start))
    let end = zip(former.reversed(), latter.reversed()).prefix { $0 == $1 }.count
    return [String(former.dropLast(end)), String(latter.dropLast(end))]
  }
}
