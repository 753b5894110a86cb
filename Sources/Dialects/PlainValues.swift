import Files
package import Syntax
import TokenValues

/// JSON that holds values and nothing about them: `{"color": {"ink": "#111111"}, "radius": {"sm": "4px"}}`.
package enum PlainValues {
  /// The fewest values that are no accident.
  private static let few = 3

  /// Whether most of what an object holds are colours, lengths and times, below names that tell of them.
  package static func isOne(_ root: JSONObject) -> Bool {
    var (values, others) = (0, 0)
    count(root, depth: 0, isTelling: false, &values, &others)
    return values >= few && values >= others
  }

  private static func count(
    _ object: JSONObject, depth: Int, isTelling: Bool, _ values: inout Int, _ others: inout Int
  ) {
    for member in object.members where member.name.utf8.first != UInt8(ascii: "$") {
      let isTelling = isTelling || DesignKind(key: member.name) != nil
      count(member.value, depth: depth, isTelling: isTelling, &values, &others)
    }
  }

  private static func count(
    _ value: JSONValue, depth: Int, isTelling: Bool, _ values: inout Int, _ others: inout Int
  ) {
    switch value.kind {
    case .object(let object) where depth < ForeignTokens.deepest:
      count(object, depth: depth + 1, isTelling: isTelling, &values, &others)
    case .array(let list) where list.contains(where: { $0.object != nil }) && depth < ForeignTokens.deepest:
      for item in list { count(item, depth: depth + 1, isTelling: isTelling, &values, &others) }
    case .string(let text) where isTelling && isValue(text): values += 1
    // What a number is depends on its name alone.
    case .number where isTelling: break
    case .null, .bool, .number, .string, .array, .object: others += 1
    }
  }

  /// Whether a text is a colour in figures, a length or a time by its shape.
  private static func isValue(_ text: String) -> Bool {
    let isColor = text.utf8.first == UInt8(ascii: "#") || text.utf8.last == UInt8(ascii: ")")
    if isColor { return DesignReading.isColor(text) }
    guard let quantity = WrittenQuantity(text), !quantity.unit.isEmpty else { return false }
    return Dimension.Unit(rawValue: quantity.unit) != nil || TimeSpan.Unit(rawValue: quantity.unit) != nil
  }

  /// The values as the tree that a token file would hold.
  static func source(of root: JSONObject, in file: SourceFile, into report: inout DialectReport) -> TokenSource {
    var reading = DesignReading(file: file)
    var members: [JSONObject.Member] = []
    for member in root.members where member.name.utf8.first != UInt8(ascii: "$") {
      guard member.value.object != nil || member.value.array != nil else { continue }
      let before = reading.count
      guard let made = reading.group(member, DesignKind(key: member.name) ?? .any), reading.count > before else {
        reading.forget(member.name)
        continue
      }
      report.first = report.first ?? file.span(member.nameRange)
      members.append(made)
    }
    report.count += reading.count
    report.unread += reading.noted([.unread, .computed])
    report.undrawn += reading.noted([.text]).map { (type: "text", place: $0.place) }
    return TokenSource(JSONObject(members), in: file, notation: .css)
  }
}
