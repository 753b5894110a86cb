package import Guide
package import TokenValues
package import Tokens

/// One token in each theme of its system.
package struct ThemedToken: Sendable {
  /// The token in the default theme; in the first that has it, if that one lacks it.
  package let token: Token
  private let theme: (name: String, place: Int)
  private let others: [(name: String, place: Int, token: Token)]
  private let axes: ThemeAxes
  /// The places of the themes without it, if the default theme is one of them.
  private let lacking: [Int]

  /// - Precondition: a theme of the system has the token; callers look it up in `allTokens`.
  package init(path: TokenPath, system: DesignSystem) {
    let themes = system.themes.themes
    var having = themes.enumerated().compactMap { place, theme in
      theme.tokens[path].map { (name: theme.name, place: place, token: $0) }
    }
    guard !having.isEmpty else { preconditionFailure("a theme has \(path)") }
    let place = having.firstIndex { $0.name == system.defaultTheme.name }
    let first = having.remove(at: place ?? 0)
    token = first.token
    theme = (first.name, first.place)
    others = having
    axes = system.themes.axes
    lacking = place == nil ? themes.indices.filter { themes[$0].tokens[path] == nil } : []
  }

  package var path: TokenPath { token.path }

  /// The token by theme, the default one first; themes that lack it are left out.
  package var byTheme: [(theme: String, token: Token)] {
    [(theme.name, token)] + others.map { ($0.name, $0.token) }
  }

  package var type: TokenType { token.type }
  package var value: TokenValue { token.value }

  /// Whether its value differs between themes.
  package var varies: Bool { others.contains { !Self.isSame($0.token, token) } }

  /// Whether both have the same value, given to the same extent.
  package static func isSame(_ a: Token, _ b: Token) -> Bool {
    a.isIdentical(to: b) || a.value == b.value && a.notGiven == b.notGiven
  }

  /// Whether another token has the same value in every theme.
  package func isAlike(_ other: ThemedToken) -> Bool {
    let (own, others) = (byTheme, other.byTheme)
    return path == other.path
      || own.count == others.count
        && zip(own, others).allSatisfy { $0.theme == $1.theme && Self.isSame($0.token, $1.token) }
  }

  /// The last part of its path.
  package var name: String { path.name }

  /// Themes in which the token is the same.
  package struct Group: Sendable {
    /// The choices that tell them from the others; nil if there are no others.
    package let label: String?
    package let themes: [String]
    /// The token in the first of them.
    package let token: Token
  }

  /// The themes by what the token is in them, that of the default theme first.
  package func groups(_ isSame: (Token, Token) -> Bool) -> [Group] {
    var found: [(names: [String], places: [Int], token: Token)] = [([theme.name], [theme.place], token)]
    for (name, place, themed) in others {
      if let index = found.firstIndex(where: { isSame($0.token, themed) }) {
        found[index].names.append(name)
        found[index].places.append(place)
      } else {
        found.append(([name], [place], themed))
      }
    }
    guard found.count > 1 || !lacking.isEmpty else { return [Group(label: nil, themes: found[0].names, token: token)] }
    return zip(found, axes.names(of: found.map { $0.places.sorted() } + [lacking].filter { !$0.isEmpty })).map {
      Group(label: $1, themes: $0.names, token: $0.token)
    }
  }
}
