package import Tokens

/// A group of tokens that holds one of two themes, as `color.light` does beside `color.dark`.
package enum ThemeGroup {
  private static let opposites = [
    "light": "dark", "dark": "light", "Light": "Dark", "Dark": "Light", "day": "night", "night": "day", "Day": "Night",
    "Night": "Day",
  ]

  /// The group around a token that holds one theme; nil for a token that is in none.
  static func around(_ path: TokenPath, in tokens: TokenSet) -> TokenPath? {
    let segments = path.segments
    for (index, segment) in segments.enumerated().dropLast() {
      for (word, opposite) in opposites where segment.hasPrefix(word) || segment.hasSuffix(word) {
        let before = Array(segments[..<index])
        if tokens.group(TokenPath(before + [segment.replacing(word, with: opposite)])) != nil {
          return TokenPath(before + [segment])
        }
      }
    }
    return nil
  }

  /// Whether two tokens are seen together: both in the same theme, or in none.
  package static func joins(_ a: TokenPath, _ b: TokenPath, in tokens: TokenSet) -> Bool {
    around(a, in: tokens) == around(b, in: tokens)
  }
}
