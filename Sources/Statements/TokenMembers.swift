package import Tokens

/// The tokens of a system in any theme, by the groups that they are in.
package struct TokenMembers: Sendable {
  private var tokens: [TokenPath: [TokenPath]] = [:]
  private var groups: [TokenPath: [TokenPath]] = [:]
  /// The outermost groups and the tokens beside them.
  private var roots: (tokens: [TokenPath], groups: [TokenPath]) = ([], [])

  package init(_ themes: [Theme]) {
    var seenTokens: Set<TokenPath> = []
    var seenGroups: Set<TokenPath> = []
    for theme in themes {
      for token in theme.tokens.tokens where seenTokens.insert(token.path).inserted {
        if let parent = token.path.parent {
          tokens[parent, default: []].append(token.path)
        } else {
          roots.tokens.append(token.path)
        }
      }
      for group in theme.tokens.groups where seenGroups.insert(group.path).inserted {
        if let parent = group.path.parent {
          groups[parent, default: []].append(group.path)
        } else {
          roots.groups.append(group.path)
        }
      }
    }
  }

  /// Every token of a group, at any depth. It takes time in their number, whatever else there is.
  package func tokens(in group: TokenPath) -> [TokenPath] {
    collect(tokens[group] ?? [], groups[group] ?? [])
  }

  /// The tokens beside one in its group, itself among them.
  package func siblings(of path: TokenPath) -> [TokenPath] { path.parent.map { tokens[$0] ?? [] } ?? roots.tokens }

  /// Every token that a pattern matches.
  package func tokens(matching glob: TokenGlob) -> [TokenPath] {
    let inside = glob.group.map { tokens(in: $0) + [$0] } ?? collect(roots.tokens, roots.groups)
    return inside.filter { glob.matches($0) }
  }

  private func collect(_ first: [TokenPath], _ rest: [TokenPath]) -> [TokenPath] {
    var found = first
    var open = rest
    while let group = open.popLast() {
      found += tokens[group] ?? []
      open += groups[group] ?? []
    }
    return found
  }
}
