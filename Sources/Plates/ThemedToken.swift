package import Guide
package import Tokens

/// One token in each theme of its system.
package struct ThemedToken: Sendable {
  /// The token in the default theme.
  package let token: Token
  private let theme: String
  private let others: [(theme: String, token: Token)]

  /// - Precondition: the default theme has the token; callers look it up there.
  package init(path: TokenPath, system: DesignSystem) {
    let first = system.defaultTheme
    guard let token = first.tokens[path] else { preconditionFailure("the default theme has \(path)") }
    self.token = token
    theme = first.name
    others = system.themes.themes.compactMap { theme in
      theme.name == first.name ? nil : theme.tokens[path].map { (theme.name, $0) }
    }
  }

  package var path: TokenPath { token.path }

  /// The token by theme, the default one first; themes that lack it are left out.
  package var byTheme: [(theme: String, token: Token)] { [(theme, token)] + others }

  package var type: TokenType { token.type }
  package var value: TokenValue { token.value }

  /// Whether its value differs between themes.
  package var varies: Bool { others.contains { $0.token.value != value } }

  /// The last part of its path.
  package var name: String { path.name }
}
