import Colorimetry
import Differences
import Files
import Matching
import Tokens

/// What differs in one token that both versions have.
struct TokenFacts {
  /// Its values by theme where they are others: of one that changed by itself those that it did not take from another.
  let values: [ThemedChange]
  /// Whether nothing is another but lengths that CSS works out, and what stands for them here is the same.
  let isReworked: Bool
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
    var rewritten: [ThemePair] = []
    for theme in history.themes {
      let (old, new) = history.tokens(path, in: theme)
      let isSame = history.isSame(old, new, in: theme)
      if !isSame { moved.insert(theme.number) }
      guard let old, let new else {
        // A value that is lost with the token it refers to follows that token.
        if let old, theme.head.tokens.unresolved.contains(path), Self.isExplained(old, in: theme, history) { continue }
        if old != nil || new != nil { caused.insert(theme.number) }
        continue
      }
      let isWrittenOtherwise = !ValueText.isSame(old, new, renaming: history.pairs.names)
      if old.type != new.type { hasOtherType = true }
      if isWrittenOtherwise {
        isRewritten = true
        rewritten.append(theme)
      }
      if !history.hasSameReferences(old, new) { isRepointed = true }
      if isSame { continue }
      if isWrittenOtherwise || !Self.isExplained(new, in: theme, history) { caused.insert(theme.number) }
    }
    let reworked = moved.isEmpty && !isRepointed ? Self.reworked(path, in: rewritten, history) : nil
    isReworked = reworked != nil
    if isReworked { caused = Set(rewritten.map(\.number)) }
    values =
      moved.isEmpty
      ? [reworked].compactMap(\.self) : history.values(of: path, in: caused.isEmpty ? moved : caused)
  }

  /// The lengths in a token's text that CSS works out, where they are others.
  private static func reworked(
    _ path: TokenPath, in themes: [ThemePair], _ history: TokenHistory
  ) -> ThemedChange? {
    guard let theme = themes.first, case (let old?, let new?) = history.tokens(path, in: theme) else { return nil }
    let (before, after) = (FluidLength.all(in: old.valueSpan.text), FluidLength.all(in: new.valueSpan.text))
    return ValueDifference(allFluid: before, after, history.thresholds).map { difference in
      ThemedChange(
        themes: themes.count == history.themes.count ? [] : themes.map(\.head.name), label: history.label(of: themes),
        before: nil, after: nil, beforeText: before.joined(separator: ", "),
        afterText: after.joined(separator: ", "), ground: .white, difference: difference)
    }
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
