import Printing
import Syntax
import Wording

/// References that leave out the first step of a name, as those between the sets of Tokens Studio do.
enum LooseReferences {
  /// So many references tell.
  private static let few = 2

  /// Whether no reference of a file holds as it is written, and some do within one of the groups at the top: then these
  /// are sets, though nothing else says so. All of them are looked at, so that no order of members decides.
  static func areShort(in root: JSONObject) -> Bool {
    let tops = root.members.compactMap { member -> JSONObject? in
      guard member.name.utf8.first != UInt8(ascii: "$"), let object = member.value.object,
        ForeignTokens.value(of: object) == nil
      else { return nil }
      return object
    }
    guard tops.count > 1 else { return false }
    var short = 0
    var open: [(object: JSONObject, depth: Int)] = tops.reversed().map { ($0, 0) }
    while let (object, depth) = open.popLast() {
      if let text = ForeignTokens.value(of: object)?.string {
        guard let name = reference(text) else { continue }
        if holds(name, in: root) { return false }
        if tops.contains(where: { holds(name, in: $0) }) { short += 1 }
      } else if depth < ForeignTokens.deepest {
        open += object.members.reversed().compactMap { member in member.value.object.map { ($0, depth + 1) } }
      }
    }
    return short >= few && !haveNamesInCommon(root)
  }

  /// Whether two groups at the top have a token of the same name, which nothing would choose between. Groups of themes are
  /// left out: they have the same names on purpose.
  private static func haveNamesInCommon(_ root: JSONObject) -> Bool {
    var seen = KnownNames()
    for member in root.members where ThemeFiles.theme(named: member.name) == nil {
      guard member.name.utf8.first != UInt8(ascii: "$"), let top = member.value.object else { continue }
      if seen.shares(with: KnownNames(of: top)) { return true }
      seen.note(top)
    }
    return false
  }

  /// The name that a text refers to, if it is nothing but a reference.
  private static func reference(_ text: String) -> [Substring]? {
    guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else { return nil }
    let name = text.dropFirst().dropLast()
    if name.utf8.contains(UInt8(ascii: "{")) { return nil }
    return name.split(separator: ".").map(\.trimmed)
  }

  private static func holds(_ name: [Substring], in root: JSONObject) -> Bool {
    var object = root
    for step in name {
      guard let inner = object[String(step)]?.object else { return false }
      object = inner
    }
    return ForeignTokens.value(of: object) != nil
  }
}
