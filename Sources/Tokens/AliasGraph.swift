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

  /// The tokens that would change with a token, directly or through others, in the author's order.
  package func transitiveUsers(of path: TokenPath) -> [TokenPath] {
    guard let start = set.position(of: path) else { return [] }
    var reached: Set<Int> = []
    var open = [start]
    while let position = open.popLast() {
      for user in users[position] where reached.insert(Int(user)).inserted { open.append(Int(user)) }
    }
    return reached.sorted().map { set.tokens[$0].path }
  }

  /// The tokens that no other token refers to, in the author's order.
  package var orphans: [TokenPath] {
    return set.tokens.indices.filter { users[$0].isEmpty }.map { set.tokens[$0].path }
  }
}
