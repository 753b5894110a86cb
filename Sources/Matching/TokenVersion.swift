package import Guide
package import TokenValues
package import Tokens

/// The tokens of one version of a system, those of all its themes together.
package struct TokenVersion: Sendable {
  package let system: DesignSystem
  /// Every path of any theme, that of the default theme first, in the author's order.
  package let paths: [TokenPath]
  package let known: Set<TokenPath>
  /// Those of them that are colours.
  package let colors: [TokenPath]
  /// The tokens that are written and have no value in some theme.
  package let unresolved: Set<TokenPath>
  /// Those of them that have a value in no theme, in the author's order.
  package let unvalued: [TokenPath]
  /// What is written of the tokens without a value, by theme.
  private let written: [String: [TokenPath: UnresolvedToken]]
  /// The files that could not be read to their end.
  package let unread: Set<String>
  package let `default`: TokenSet
  package let graph: AliasGraph

  /// - Parameter unread: the files that could not be read to their end.
  package init(_ system: DesignSystem, unread: Set<String>) {
    self.system = system
    self.unread = unread
    unresolved = system.themes.themes.reduce(into: []) { $0.formUnion($1.tokens.unresolved) }
    `default` = system.tokens
    graph = AliasGraph(system.tokens)
    var known: Set<TokenPath> = []
    var paths: [TokenPath] = []
    var colors: [TokenPath] = []
    for theme in [system.defaultTheme] + system.themes.themes {
      for token in theme.tokens.tokens where known.insert(token.path).inserted {
        paths.append(token.path)
        if token.type == .color { colors.append(token.path) }
      }
    }
    self.paths = paths
    self.colors = colors
    self.known = known
    var unvalued: [TokenPath] = []
    for token in system.themes.themes.flatMap(\.tokens.unresolvedTokens) where known.insert(token.path).inserted {
      unvalued.append(token.path)
    }
    self.unvalued = unvalued
    written = system.themes.themes.reduce(into: [:]) { written, theme in
      let all = theme.tokens.unresolvedTokens.map { ($0.path, $0) }
      if !all.isEmpty { written[theme.name] = Dictionary(all) { first, _ in first } }
    }
  }

  /// Its values in some themes.
  func fingerprint(of path: TokenPath, _ themes: [Theme]) -> [TokenValue?] { themes.map { $0.tokens[path]?.value } }

  /// Some tokens, and the groups in which neither this version nor another has more than these.
  package func withGroups(_ tokens: Set<TokenPath>, and other: TokenVersion) -> Set<TokenPath> {
    if tokens.isEmpty { return [] }
    func groups(_ path: TokenPath) -> UnfoldSequence<TokenPath, (TokenPath?, Bool)> {
      sequence(first: path, next: \.parent)
    }
    let rest = [paths, other.paths].joined().filter { !tokens.contains($0) }
    return Set(tokens.flatMap(groups)).subtracting(rest.flatMap(groups))
  }

  package func token(_ path: TokenPath) -> Token? {
    if let token = `default`[path] { return token }
    for theme in system.themes.themes {
      if let token = theme.tokens[path] { return token }
    }
    return nil
  }

  package func type(of path: TokenPath) -> TokenType? { token(path)?.type }

  /// What is written of a token without a value, in a theme or in the first in which there is something.
  package func written(_ path: TokenPath, in theme: Theme? = nil) -> UnresolvedToken? {
    if let theme { return written[theme.name]?[path] }
    return system.themes.themes.lazy.compactMap { written[$0.name]?[path] }.first
  }
}
