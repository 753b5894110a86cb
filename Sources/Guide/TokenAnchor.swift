package import Tokens

/// Names the rows of the token table.
package enum TokenAnchor {
  /// The id of a token's row: its path, since ids may contain any character except white space.
  package static func id(of path: TokenPath) -> String {
    String(path.description.map { $0.isWhitespace ? "-" : $0 })
  }
}
