/// Writes one JSON text, member by member, in the order it is told.
///
/// Compact by default; `pretty` puts every member and element on a line of its own, indented by two spaces.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private let pretty: Bool
  private var depth = 0
  private var needsComma = false

  package init(pretty: Bool = false) { self.pretty = pretty }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ members: (inout JSONWriter) -> Void) { container("{", "}", members) }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) { container("[", "]", elements) }

  /// The name of the member whose value is written next.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(contentsOf: pretty ? [UInt8(ascii: ":"), UInt8(ascii: " ")] : [UInt8(ascii: ":")])
    needsComma = false
  }

  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func int(_ value: Int) { literal(String(value)) }

  package mutating func null() { literal("null") }

  /// A number with at most `places` decimals; `null` when it is not finite, since JSON has no word for that.
  package mutating func number(_ value: Double, places: Int) {
    literal(value.isFinite ? value.trimmed(places) : "null")
  }

  /// Text that is JSON already.
  package mutating func literal(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  package mutating func member(_ name: String, _ value: String) { key(name); string(value) }
  package mutating func member(_ name: String, _ value: Bool) { key(name); bool(value) }
  package mutating func member(_ name: String, _ value: Int) { key(name); int(value) }
  package mutating func member(_ name: String, _ value: Double, places: Int) {
    key(name)
    number(value, places: places)
  }

  private mutating func container(_ open: Character, _ close: Character, _ content: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(contentsOf: open.utf8)
    needsComma = false
    depth += 1
    let start = bytes.count
    content(&self)
    depth -= 1
    if bytes.count > start { newline() }
    bytes.append(contentsOf: close.utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    let followsKey = !needsComma && (bytes.last == UInt8(ascii: ":") || bytes.last == UInt8(ascii: " "))
    if depth > 0 && !followsKey { newline() }
    needsComma = true
  }

  private mutating func newline() {
    guard pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func quote(_ value: String) {
    let hex = Array("0123456789abcdef".utf8)
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case UInt8(ascii: "\n"): bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
      case UInt8(ascii: "\t"): bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
      case 0..<0x20:
        bytes.append(contentsOf: Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
