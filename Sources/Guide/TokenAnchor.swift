package import Tokens

/// How the token table names its rows.
package enum TokenAnchor {
  /// An id for a token's row: its path, since ids may hold any character but white space.
  package static func id(of path: TokenPath) -> String {
    String(path.description.map { $0.isWhitespace ? "-" : $0 })
  }
}
