/// The resolved tokens of one theme, in the author's order.
package struct TokenSet: Sendable {
  package let tokens: [Token]
  /// The groups in the author's order, parents before children, without the root.
  package let groups: [TokenGroup]
  /// The tokens that are declared and have no value, each with a finding of its own; in the author's order.
  package let unresolvedTokens: [UnresolvedToken]
  /// The paths of these.
  package let unresolved: Set<TokenPath>
  private let positions: [TokenPath: Int32]
  private let groupPositions: [TokenPath: Int32]
  /// From the first token of each group to its last; tokens of others may be between them.
  private let ranges: [Range<Int>]

  /// - Parameters:
  ///   - tokens: if two have the same path, look-ups find the first.
  ///   - groups: all groups that tokens are in, except for tokens that have others in them.
  package init(tokens: [Token], groups: [TokenGroup] = [], unresolved: [UnresolvedToken] = []) {
    self.tokens = tokens
    unresolvedTokens = unresolved
    self.unresolved = Set(unresolved.map(\.path))
    self.groups = groups
    positions = Self.positions(tokens.count) { tokens[$0].path }
    groupPositions = Self.positions(groups.count) { groups[$0].path }
    ranges = Self.ranges(of: groupPositions, count: groups.count, tokens)
  }

  package subscript(path: TokenPath) -> Token? { positions[path].map { tokens[Int($0)] } }

  /// The tokens that a pattern matches, in the author's order.
  package func matching(_ glob: TokenGlob) -> [Token] {
    if glob.isLiteral {
      let path = TokenPath(glob.pattern)
      if let position = position(of: path) {
        // Most patterns name one token. Others inside it, which only a broken file has, follow it.
        if position + 1 == tokens.count || !tokens[position + 1].path.isInside(path) { return [tokens[position]] }
      } else if group(path) == nil, !unresolved.contains(path) {
        return []
      }
    }
    guard let group = glob.group, position(of: group) == nil, let place = groupPositions[group] else {
      return tokens.filter { glob.matches($0.path) }
    }
    return tokens[ranges[Int(place)]].filter { glob.matches($0.path) }
  }

  /// The set with what only others have, in their order.
  package func joined(by others: [TokenSet]) -> TokenSet {
    var seen: Set<TokenPath> = []
    let tokens = others.flatMap { $0.tokens.filter { self[$0.path] == nil && seen.insert($0.path).inserted } }
    if tokens.isEmpty { return self }
    let groups = others.flatMap { $0.groups.filter { group($0.path) == nil && seen.insert($0.path).inserted } }
    return TokenSet(tokens: self.tokens + tokens, groups: self.groups + groups, unresolved: unresolvedTokens)
  }

  package func group(_ path: TokenPath) -> TokenGroup? { groupPositions[path].map { groups[Int($0)] } }

  /// The index of a token in `tokens`.
  package func position(of path: TokenPath) -> Int? { positions[path].map(Int.init) }

  private static func ranges(
    of groups: [TokenPath: Int32], count: Int, _ tokens: [Token]
  ) -> [Range<Int>] {
    var ranges = [Range<Int>](repeating: 0..<0, count: count)
    var parent: TokenPath?
    var around: [Int] = []
    for (index, token) in tokens.enumerated() {
      let own = token.path.parent
      if own != parent {
        parent = own
        around = sequence(first: own) { $0?.parent }.prefix { $0 != nil }.compactMap { $0.flatMap { groups[$0] } }
          .map(Int.init)
      }
      for place in around {
        ranges[place] = (ranges[place].isEmpty ? index : ranges[place].lowerBound)..<index + 1
      }
    }
    return ranges
  }

  private static func positions(_ count: Int, _ path: (Int) -> TokenPath) -> [TokenPath: Int32] {
    var positions: [TokenPath: Int32] = [:]
    positions.reserveCapacity(count)
    for index in 0..<count where positions[path(index)] == nil { positions[path(index)] = Int32(index) }
    return positions
  }
}
