/// Which tokens of a set refer to which.
package struct AliasGraph: Sendable {
  private let set: TokenSet
  /// For each position in the set, the positions of the tokens that refer to it, in the author's order.
  private let users: [[Int32]]

  package init(_ set: TokenSet) {
    self.set = set
    var users = [[Int32]](repeating: [], count: set.tokens.count)
    for (index, token) in set.tokens.enumerated() {
      for reference in token.references {
        guard let target = set.position(of: reference.target), users[target].last != Int32(index) else { continue }
        users[target].append(Int32(index))
      }
    }
    self.users = users
  }

  /// The tokens whose values refer to a token, in the author's order.
  package func directUsers(of path: TokenPath) -> [TokenPath] {
    guard let position = set.position(of: path) else { return [] }
    return users[position].map { set.tokens[Int($0)].path }
  }
}
