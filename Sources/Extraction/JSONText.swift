import Printing

/// A JSON value to be written: objects on lines of their own down to the values of tokens, which are on one line.
enum JSONText {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONText])
  case members([Member])

  struct Member {
    let name: String
    let value: JSONText
  }

  /// An object with these members, in their order.
  static func object(_ members: [(String, JSONText)]) -> JSONText {
    .members(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// On one line.
  var line: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): number.trimmed(6)
    case .bool(let flag): flag ? "true" : "false"
    case .array(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .members(let members):
      members.isEmpty
        ? "{}" : "{ " + members.map { Self.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ") + " }"
    }
  }

  /// On lines of at most a comfortable width.
  func lines(indent: Int = 0) -> String {
    guard case .members(let members) = self, !members.isEmpty, line.utf8.count + indent > Self.width else {
      return line
    }
    let space = String(repeating: " ", count: indent + 2)
    let inner = members.map { "\(space)\(Self.quoted($0.name)): \($0.value.lines(indent: indent + 2))" }
    return "{\n" + inner.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indent) + "}"
  }

  private static let width = 100

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}
