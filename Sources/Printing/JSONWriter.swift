/// Writes one JSON text, member by member, in the order of the calls.
///
/// Compact by default; `pretty` puts every member and element on a line of its own, indented by two spaces, but for what is
/// written `onOneLine`.
package struct JSONWriter: ~Copyable {
  private var out = ByteBuffer()
  private var pretty: Bool
  private var depth = 0
  private var needsComma = false

  package init(pretty: Bool = false) { self.pretty = pretty }

  package var text: String { out.withBytes { String(decoding: $0, as: UTF8.self) } }

  package var bytes: [UInt8] { out.bytes }

  package mutating func object(_ members: (inout JSONWriter) -> Void) { container("{", "}", members) }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) { container("[", "]", elements) }

  /// Writes what the calls in it do without line breaks.
  package mutating func onOneLine(_ content: (inout JSONWriter) -> Void) {
    let isPretty = pretty
    pretty = false
    content(&self)
    pretty = isPretty
  }

  /// The name of the member whose value is written next.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    out.put(pretty ? ": " : ":")
    needsComma = false
  }

  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func int(_ value: Int) { literal(String(value)) }

  package mutating func null() { literal("null") }

  /// A number with at most `places` decimals; `null` if it is not finite, since JSON cannot express that.
  package mutating func number(_ value: Double, places: Int) {
    literal(value.isFinite ? value.trimmed(places) : "null")
  }

  /// Text that is already JSON.
  package mutating func literal(_ json: String) {
    separate()
    out.put(plain: json)
  }

  package mutating func member(_ name: String, _ value: String) { key(name); string(value) }
  /// `null` where there is no text.
  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }
  package mutating func member(_ name: String, _ value: Bool) { key(name); bool(value) }
  package mutating func member(_ name: String, _ value: Int) { key(name); int(value) }
  /// `null` where there is no number.
  package mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { int(value) } else { null() }
  }
  package mutating func member(_ name: String, _ value: Double, places: Int) {
    key(name)
    number(value, places: places)
  }
  /// `null` where there is no number.
  package mutating func member(_ name: String, _ value: Double?, places: Int) {
    key(name)
    if let value { number(value, places: places) } else { null() }
  }

  /// A member whose value is an object.
  package mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) { key(name); object(members) }

  /// A member whose value is an array.
  package mutating func array(_ name: String, _ elements: (inout JSONWriter) -> Void) { key(name); array(elements) }

  private mutating func container(
    _ open: StaticString, _ close: StaticString, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    out.put(open)
    needsComma = false
    depth += 1
    let start = out.count
    content(&self)
    depth -= 1
    if out.count > start { newline() }
    out.put(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { out.put(",") }
    let followsKey = !needsComma && (out.last == UInt8(ascii: ":") || out.last == UInt8(ascii: " "))
    if depth > 0 && !followsKey { newline() }
    needsComma = true
  }

  private mutating func newline() {
    guard pretty else { return }
    out.put("\n")
    for _ in 0..<depth { out.put("  ") }
  }

  private mutating func quote(_ value: String) {
    out.put("\"")
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): out.put("\\\"")
      case UInt8(ascii: "\\"): out.put("\\\\")
      case UInt8(ascii: "\n"): out.put("\\n")
      case UInt8(ascii: "\t"): out.put("\\t")
      case 0..<0x20:
        out.put(byte < 0x10 ? "\\u000" : "\\u001")
        out.put(Self.digits[Int(byte & 15)])
      default: out.put(byte)
      }
    }
    out.put("\"")
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
