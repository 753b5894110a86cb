import Diagnostics
import Files
import Printing
import Scans
import Syntax
import TokenValues
import Tokens
import Wording

/// Tokens by their groups, in the order in which they are added.
struct TokenTree {
  private final class Group {
    var order: [String] = []
    var groups: [String: Group] = [:]
    var tokens: [String: JSONText] = [:]
    var description: String?
  }

  let file: SourceFile
  private let root = Group()
  private(set) var count = 0
  private(set) var omissions: [Extraction.Omission] = []
  private var positions = Positions()
  /// The paths of all tokens in lower case.
  private var spoken: Set<String> = []

  init(_ file: SourceFile) { self.file = file }

  // MARK: Adding

  /// Adds a token under a path that nothing has yet.
  mutating func add(_ path: [String], _ type: TokenType, _ value: JSONText, _ details: Details) {
    var group = root
    for name in path.dropLast() {
      if group.groups[name] == nil {
        group.order.append(name)
        group.groups[name] = Group()
      }
      group = group.groups[name] ?? group
    }
    guard let name = path.last, group.tokens[name] == nil, group.groups[name] == nil else { return }
    let start = positions.start(of: file.span(details.range))
    var members: [(String, JSONText)] = [("$type", .string(type.rawValue)), ("$value", value)]
    if let description = details.description { members.append(("$description", .string(description))) }
    var extensions = details.extensions
    extensions.append(
      (
        SourceMark.key,
        .object([
          ("file", .string(RelativePath.name(of: file.path))), ("line", .number(Double(start.line))),
          ("column", .number(Double(start.column))),
        ])
      ))
    members.append(("$extensions", .object(extensions)))
    group.order.append(name)
    group.tokens[name] = .object(members)
    spoken.insert(path.joined(separator: ".").lowercased())
    count += 1
  }

  /// What stands beside the value of a token.
  struct Details {
    let range: ByteRange
    var description: String?
    var extensions: [(String, JSONText)] = []
  }

  mutating func omit(_ name: String, _ reason: String, at range: ByteRange) {
    omissions.append(
      Extraction.Omission(name: name, reason: reason, line: positions.start(of: file.span(range)).line))
  }

  mutating func describe(_ path: [String], _ words: String) {
    group(path)?.description = words
  }

  /// Whether a token or a group has this path.
  func isTaken(_ path: [String]) -> Bool { isToken(path) || group(path) != nil }

  /// Whether there is a token whose path differs only in letter case.
  func isLike(_ path: [String]) -> Bool { spoken.contains(path.joined(separator: ".").lowercased()) }

  func isToken(_ path: [String]) -> Bool {
    guard let name = path.last else { return false }
    return group(path.dropLast())?.tokens[name] != nil
  }

  private func group(_ path: some Sequence<String>) -> Group? {
    var group: Group? = root
    for name in path { group = group?.groups[name] }
    return group
  }

  // MARK: Text

  var text: String {
    let schema = ("$schema", JSONText.string("https://www.designtokens.org/schemas/2025.10/format.json"))
    let members = [(name: schema.0, value: schema.1)] + Self.members(of: root)
    let inner = members.map { "  " + JSONText.string($0.name).line + ": " + $0.value.lines(indent: 2) }
    return "{\n" + inner.joined(separator: ",\n") + "\n}\n"
  }

  private static func members(of group: Group) -> [(name: String, value: JSONText)] {
    let own = group.description.map { [(name: "$description", value: JSONText.string($0))] } ?? []
    return own
      + group.order.map { name in
        (name: name, value: group.tokens[name] ?? .object(group.groups[name].map(members) ?? []))
      }
  }
}
