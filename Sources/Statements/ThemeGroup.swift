package import Tokens
import Wording

/// A group of tokens that holds one of two themes, as `color.light` does beside `color.dark`, or a token that is one of
/// two of a group, as `ink.light` is beside `ink.dark`.
package enum ThemeGroup {
  /// The group around a token that holds one theme, or the theme that the token itself is for, as a path; nil for a token
  /// that is in none.
  package static func around(_ path: TokenPath, in tokens: TokenSet) -> TokenPath? {
    let segments = path.segments
    for (index, segment) in segments.enumerated().dropLast() {
      for (word, opposite) in ThemeWords.opposites where segment.hasPrefix(word) || segment.hasSuffix(word) {
        let before = Array(segments[..<index])
        if tokens.group(TokenPath(before + [segment.replacing(word, with: opposite)])) != nil {
          return TokenPath(before + [segment])
        }
      }
    }
    guard let own = segments.last, let opposite = ThemeWords.opposites[own], let parent = path.parent,
      isPair(path, parent.appending(opposite), in: tokens)
    else { return nil }
    return TokenPath([own])
  }

  /// Whether two tokens are all that a group holds: beside `main`, `light` and `dark` are shades.
  private static func isPair(_ a: TokenPath, _ b: TokenPath, in tokens: TokenSet) -> Bool {
    guard let first = tokens.position(of: a), let second = tokens.position(of: b), abs(first - second) == 1 else {
      return false
    }
    let beside = [min(first, second) - 1, max(first, second) + 1].filter(tokens.tokens.indices.contains)
    return beside.allSatisfy { tokens.tokens[$0].path.parent != a.parent }
  }
}
