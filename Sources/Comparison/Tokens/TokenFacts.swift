import Differences
import Tokens

/// What differs in one token that both versions have.
struct TokenFacts {
  let values: [ThemedChange]
  /// Whether its type is another in any theme.
  private(set) var hasOtherType = false
  /// Whether it is written with another value in any theme.
  private(set) var isRewritten = false
  /// Whether it refers to other tokens in any theme.
  private(set) var isRepointed = false
  /// The pairs of themes in which its value is another, by their numbers.
  private(set) var moved: Set<Int> = []
  /// Those of them in which it is so for no other reason than itself.
  private(set) var caused: Set<Int> = []

  /// - Parameter path: as it is called now.
  init(of path: TokenPath, _ history: TokenHistory) {
    values = history.values(of: path)
    for theme in history.themes {
      let (old, new) = history.tokens(path, in: theme)
      guard let old, let new else {
        // A value that is lost with the token it refers to follows that token.
        if let old, theme.head.tokens.unresolved.contains(path), Self.isExplained(old, in: theme, history) { continue }
        if old != nil || new != nil { caused.insert(theme.number) }
        continue
      }
      let isWrittenOtherwise = !ValueText.isSame(old, new, renaming: history.pairs.names)
      if old.type != new.type { hasOtherType = true }
      if isWrittenOtherwise { isRewritten = true }
      if !history.hasSameReferences(old, new) { isRepointed = true }
      if history.isSame(old, new, in: theme) { continue }
      if isWrittenOtherwise || !Self.isExplained(new, in: theme, history) { caused.insert(theme.number) }
    }
    moved = history.movedThemes(of: path)
  }

  /// Whether its value is another in any theme, for whatever reason.
  var isMoved: Bool { !moved.isEmpty }

  /// Whether its value differs for no other reason than itself.
  var isCause: Bool { !caused.isEmpty }

  /// Whether a token refers to one whose value differs in a theme.
  private static func isExplained(_ token: Token, in theme: ThemePair, _ history: TokenHistory) -> Bool {
    token.references.contains { reference in
      let (old, new) = history.tokens(reference.target, in: theme)
      return !history.isSame(old, new, in: theme) || history.pairs.isGone(reference.target)
        || history.newName(ofLost: reference.target) != nil
    }
  }
}
