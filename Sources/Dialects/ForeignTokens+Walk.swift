package import Syntax

extension ForeignTokens {
  /// What a member of a tree of tokens is.
  package enum Member {
    case token(JSONValue), group
    /// A value that no token has.
    case plain(JSONValue)
  }

  /// Visits every member of a tree of tokens except what is the standard's own and lists, with its names from the
  /// outermost in; of a token its value, and nothing within it.
  package static func walk(
    _ tree: JSONObject, _ path: [String] = [], _ visit: (_ path: [String], _ member: Member) -> Void
  ) {
    guard path.count < deepest else { return }
    for member in tree.members where member.name.utf8.first != UInt8(ascii: "$") {
      let path = path + [member.name]
      if let inner = member.value.object {
        if let value = value(of: inner) {
          visit(path, .token(value))
        } else {
          visit(path, .group)
          walk(inner, path, visit)
        }
      } else if member.value.array == nil {
        visit(path, .plain(member.value))
      }
    }
  }
}
