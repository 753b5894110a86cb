import Diagnostics
import Files

/// Thrown after a fault that ends the reading; the fault itself is in the parser's diagnostics.
struct Unreadable: Error {}

/// One pass over one file's bytes.
struct JSONParser {
  let file: SourceFile
  let bytes: [UInt8]
  let limits: JSONReader.Limits
  /// Whether it is JSONC or JSON5.
  let isLoose: Bool
  var index = 0
  var depth = 0
  var diagnostics = Diagnostics()
  /// The values of the open arrays and the members of the open objects, outer before inner.
  private var values: [JSONValue] = []
  private var members: [JSONObject.Member] = []

  init(file: SourceFile, limits: JSONReader.Limits) {
    self.file = file
    bytes = file.bytes
    self.limits = limits
    isLoose = DataReader.isLoose(file.path)
  }

  mutating func document() throws(Unreadable) -> JSONValue {
    try checkEncoding()
    try skipSpace()
    guard index < bytes.count else {
      throw fatal(
        .emptyFile, "the file contains no JSON value", ByteRange(0, 0), why: "a JSON file is exactly one value",
        fix: "write {} for an empty object")
    }
    let value = try value()
    try skipSpace()
    if index < bytes.count {
      try fault(
        .contentAfterEnd, "something follows the end of the JSON value", ByteRange(index, index + 1),
        why: "a JSON file holds exactly one value; what follows it is not read",
        fix: "remove it, or combine both in one value")
    }
    return value
  }

  private mutating func value() throws(Unreadable) -> JSONValue {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "{"): return try nested(start) { (parser) throws(Unreadable) in try parser.object(start) }
    case UInt8(ascii: "["): return try nested(start) { (parser) throws(Unreadable) in try parser.array(start) }
    case let byte where isQuote(byte):
      let text = try string()
      return JSONValue(range: ByteRange(start, index), kind: .string(text))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "."):
      let number = try number()
      return JSONValue(range: ByteRange(start, index), kind: .number(number))
    case let byte where Self.isWord(byte):
      let kind = try word()
      return JSONValue(range: ByteRange(start, index), kind: kind)
    default: throw unexpected("a value")
    }
  }

  private mutating func nested(
    _ start: Int, _ read: (inout JSONParser) throws(Unreadable) -> JSONValue
  ) throws(Unreadable) -> JSONValue {
    guard depth < limits.depth else {
      throw fatal(
        .nestedTooDeep, "the nesting is more than \(limits.depth) levels deep", ByteRange(start, start + 1),
        why: "deeper files are refused so that no file can exhaust memory", fix: "flatten the structure")
    }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func array(_ start: Int) throws(Unreadable) -> JSONValue {
    let first = values.count
    index += 1
    while try !closes(UInt8(ascii: "]"), openedAt: start, isFirst: values.count == first) {
      values.append(try value())
    }
    let elements = Array(values[first...])
    values.removeLast(elements.count)
    return JSONValue(range: ByteRange(start, index), kind: .array(elements))
  }

  private mutating func object(_ start: Int) throws(Unreadable) -> JSONValue {
    let first = members.count
    index += 1
    while try !closes(UInt8(ascii: "}"), openedAt: start, isFirst: members.count == first) {
      let nameStart = index
      let name = isQuote(bytes[index]) ? try string() : try unquotedName()
      let nameRange = ByteRange(nameStart, index)
      try skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { throw unexpected("a colon after the name") }
      index += 1
      try skipSpace()
      guard index < bytes.count else { throw unclosed(start) }
      members.append(JSONObject.Member(name: name, nameRange: nameRange, value: try value()))
    }
    let own = Array(members[first...])
    members.removeLast(own.count)
    return JSONValue(range: ByteRange(start, index), kind: .object(try unique(own)))
  }

  /// Steps over the comma before the next element, or over the closing bracket and says so.
  private mutating func closes(_ bracket: UInt8, openedAt start: Int, isFirst: Bool) throws(Unreadable) -> Bool {
    try skipSpace()
    var comma: Int?
    if !isFirst, index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      comma = index
      index += 1
      try skipSpace()
    }
    while index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      try extraComma(at: index)
      index += 1
      try skipSpace()
    }
    guard index < bytes.count else { throw unclosed(start) }
    if bytes[index] == bracket {
      if let comma { try extraComma(at: comma) }
      index += 1
      return true
    }
    if !isFirst, comma == nil {
      guard startsValue(bytes[index]) else {
        throw unexpected("a comma or \(bracket == UInt8(ascii: "]") ? "]" : "}")")
      }
      try fault(
        .missingComma, "a comma is missing before this", ByteRange(index, index + 1),
        why: "members and elements are separated by commas",
        fix: Fix("put a comma before it", replacing: file.span(ByteRange(index, index)), with: ","))
    }
    return false
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): true
    default: Self.isWord(byte) || isQuote(byte)
    }
  }

  /// The members with each name once: the last value of a name, at its first place.
  private mutating func unique(_ own: [JSONObject.Member]) throws(Unreadable) -> JSONObject {
    if own.count <= JSONObject.searched {
      var isUnique = true
      for index in own.indices.dropFirst() where isUnique {
        isUnique = !own[..<index].contains { $0.name == own[index].name }
      }
      if isUnique { return JSONObject(own, positions: nil) }
    }
    var positions: [String: Int] = [:]
    positions.reserveCapacity(own.count)
    var kept: [JSONObject.Member] = []
    kept.reserveCapacity(own.count)
    for member in own {
      guard let earlier = positions[member.name] else {
        positions[member.name] = kept.count
        kept.append(member)
        continue
      }
      let (first, second) = (kept[earlier].value.range, member.value.range)
      let areSame = bytes[first.start..<first.end].elementsEqual(bytes[second.start..<second.end])
      try fault(
        .duplicateName, "\"\(member.name)\" is given twice in one object", member.nameRange,
        why: "only one of them can count; most readers take the last",
        fix: areSame ? "remove one of them: their values are the same" : "remove or rename one of them",
        related: [Diagnostic.Related("first given here", at: file.span(kept[earlier].nameRange))])
      kept[earlier] = member
    }
    return kept.count > JSONObject.searched ? JSONObject(kept, positions: positions) : JSONObject(kept, positions: nil)
  }
}
