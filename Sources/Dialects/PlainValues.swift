package import Files
package import Syntax
import TokenValues

/// JSON that holds values and nothing about them: `{"color": {"ink": "#111111"}, "radius": {"sm": "4px"}}`.
package enum PlainValues {
  /// The fewest values that are no accident.
  private static let few = 3

  /// Whether most of what a file holds are colours, lengths and times, below names that tell of them or of themes, or
  /// colours alone.
  package static func isOne(_ root: JSONObject, in file: SourceFile) -> Bool {
    var (values, others) = (0, 0)
    let isTelling = kind(of: file) != nil
    count(root, depth: 0, isTelling: isTelling, &values, &others)
    // A colour at the top is told by its shape.
    if !isTelling {
      let colors = root.members.count { DesignKind(leaf: $0.name) == nil && $0.value.string.map(isColor) == true }
      values += colors
      others -= colors
    }
    return values >= few && values >= others
  }

  /// The kind that the name of a file tells: `colors.json`.
  private static func kind(of file: SourceFile) -> DesignKind? {
    DesignKind(leaf: String(RelativePath.name(of: file.path).prefix { $0 != "." }))
  }

  private static func count(
    _ object: JSONObject, depth: Int, isTelling: Bool, _ values: inout Int, _ others: inout Int
  ) {
    for member in object.members where member.name.utf8.first != UInt8(ascii: "$") {
      let isTelling =
        isTelling || (depth == 0 ? DesignKind(leaf: member.name) : DesignKind(key: member.name)) != nil
        || ThemeGroups.isContext(member.name)
      count(member.value, depth: depth, isTelling: isTelling, &values, &others)
    }
  }

  private static func count(
    _ value: JSONValue, depth: Int, isTelling: Bool, _ values: inout Int, _ others: inout Int
  ) {
    switch value.kind {
    // What a tool was given and what it made of it.
    case .object(let object) where object["input"] != nil && object["output"] != nil: others += 1
    // A colour in two notations is one, whatever it is called.
    case .object(let object)
    where object["hex"]?.string.map(isColor) == true
      && ["oklch", "rgb", "hsl", "lab", "lch", "oklab", "cmyk"].contains { object[$0] != nil }:
      values += 1
    // Whatever stands beside the figures of a colour tells of it: `{"hex": "#00d4ff", "rgb": "0, 212, 255"}`.
    case .object(let object) where isTelling && object["hex"]?.string.map(isColor) == true: values += 1
    case .object(let object) where depth < ForeignTokens.deepest:
      count(object, depth: depth + 1, isTelling: isTelling, &values, &others)
    case .array(let list) where list.contains(where: { $0.object != nil }) && depth < ForeignTokens.deepest:
      for item in list {
        if isTelling, let object = item.object, DesignReading.isNamedValue(object) {
          values += 1
        } else {
          count(item, depth: depth + 1, isTelling: isTelling, &values, &others)
        }
      }
    case .string(let text) where isTelling && isValue(text): values += 1
    // What a number is depends on its name alone.
    case .number where isTelling: break
    case .null, .bool, .number, .string, .array, .object: others += 1
    }
  }

  /// Whether a text is a colour in figures.
  private static func isColor(_ text: String) -> Bool {
    (text.utf8.first == UInt8(ascii: "#") || text.utf8.last == UInt8(ascii: ")")) && DesignReading.isColor(text)
  }

  /// Whether a text is a colour in figures, a gradient, a shadow, a length or a time by its shape.
  private static func isValue(_ text: String) -> Bool {
    if isColor(text) || isComposite(text) { return true }
    guard let quantity = WrittenQuantity(text), !quantity.unit.isEmpty else { return false }
    return Dimension.Unit(rawValue: quantity.unit) != nil || TimeSpan.Unit(rawValue: quantity.unit) != nil
  }

  /// Whether a text is a gradient, or a shadow by the lengths with which it begins.
  private static func isComposite(_ text: String) -> Bool {
    if text.contains("-gradient(") { return true }
    let parts = CSSText.parts(of: text[...], at: " ")
    return parts.count > 3 && parts.prefix(2).allSatisfy { $0 == "0" || DesignReading.isLength($0) }
  }

  /// Whether a group tells of the file that it is in: its version, its date.
  private static func isAboutFile(_ member: JSONObject.Member) -> Bool {
    ["meta", "metadata", "_meta"].contains(member.name) && member.value.object != nil
  }

  /// The values as the tree that a token file would hold.
  static func source(of root: JSONObject, in file: SourceFile, into report: inout DialectReport) -> TokenSource {
    var reading = DesignReading(file: file)
    var members: [JSONObject.Member] = []
    for member in root.members where member.name.utf8.first != UInt8(ascii: "$") && !isAboutFile(member) {
      let isLeaf = member.value.object == nil && member.value.array == nil
      // What a value shows by its shape counts before the name of the file.
      let isPlain = member.value.string.map(isValue) ?? false
      let own = isLeaf ? DesignKind(leaf: member.name) : DesignKind(key: member.name)
      let before = reading.count
      guard let made = reading.group(member, own ?? (isPlain ? nil : kind(of: file)) ?? .any), reading.count > before
      else {
        reading.forget(member.name)
        continue
      }
      report.first = report.first ?? file.span(member.nameRange)
      members.append(made)
    }
    report.count += reading.count
    report.unread += reading.noted([.unread, .computed])
    // What begins with a dollar sign is a remark on its group, wherever it is.
    report.undrawn += reading.noted([.text]).filter { $0.name.split(separator: ".").last?.first != "$" }
      .map { (type: "text", place: $0.place) }
    return TokenSource(JSONObject(members), in: file, notation: .css)
  }
}
