package import Tokens

/// Names the rows of the token table.
package enum TokenAnchor {
  /// The id of a token's row: its path, since ids may contain any character except white space.
  package static func id(of path: TokenPath) -> String {
    // Nearly all paths are ASCII without white space.
    guard path.description.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return path.description }
    return String(path.description.map { $0.isWhitespace ? "-" : $0 })
  }
}
