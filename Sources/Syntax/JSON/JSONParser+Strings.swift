import Diagnostics
import Files

extension JSONParser {
  /// Whether a byte begins a string.
  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || isLoose && byte == UInt8(ascii: "'") }

  /// A string, from its opening quote to after its closing one.
  mutating func string() throws(Unreadable) -> String {
    let open = index
    index += 1
    var isPlain = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == bytes[open] {
        index += 1
        if isPlain { return String(decoding: bytes[(open + 1)..<(index - 1)], as: UTF8.self) }
        return try checked(bytes[(open + 1)..<(index - 1)])
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(open) }
      if byte < 0x20 { try control(byte, open) }
      if byte >= 0x80 { isPlain = false }
      index += 1
    }
    throw unclosedString(open)
  }

  /// The rest of a string whose first escape is reached, with what stands before it.
  private mutating func escapedString(_ open: Int) throws(Unreadable) -> String {
    var text = Array(bytes[(open + 1)..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case bytes[open]:
        index += 1
        return try checked(text[...], at: open + 1)
      case UInt8(ascii: "\\"): try escape(open, into: &text)
      default:
        if byte < 0x20 { try control(byte, open) }
        text.append(byte)
        index += 1
      }
    }
    throw unclosedString(open)
  }

  private mutating func escape(_ open: Int, into text: inout [UInt8]) throws(Unreadable) {
    let start = index
    guard start + 1 < bytes.count else { throw unclosedString(open) }
    index += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[start + 1])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): try unicodeEscape(start, into: &text)
    case UInt8(ascii: "'") where isLoose: text.append(bytes[start + 1])
    // A line that goes on in the next.
    case 0x0A where isLoose: break
    case 0x0D where isLoose: if index < bytes.count, bytes[index] == 0x0A { index += 1 }
    default:
      // What follows the backslash is read as it stands.
      index = start + 1
      try fault(
        .invalidEscape, "this backslash does not begin a valid escape", ByteRange(start, start + 1),
        why: "JSON’s escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits",
        fix: "write \\\\ for a backslash itself")
      if bytes[index] >= 0x20 && bytes[index] != UInt8(ascii: "\"") {
        text.append(bytes[index])
        index += 1
      }
    }
  }

  private mutating func unicodeEscape(_ start: Int, into text: inout [UInt8]) throws(Unreadable) {
    guard let unit = hexUnit(at: index) else {
      try fault(
        .invalidEscape, "\\u needs four hex digits", ByteRange(start, start + 2),
        why: "it stands for one UTF-16 unit", fix: "write it as \\u00e9, for example")
      text.append(contentsOf: Self.replacement)
      return
    }
    index += 4
    var scalar = Unicode.Scalar(UInt32(unit))
    if unit & 0xFC00 == 0xD800, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let low = hexUnit(at: index + 2), low & 0xFC00 == 0xDC00
    {
      scalar = Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF)))
      index += 6
    }
    if let scalar {
      text.append(contentsOf: String(scalar).utf8)
    } else {
      try fault(
        .loneSurrogate, "this escape is half of a surrogate pair", ByteRange(start, index),
        why: "on its own it is not a character (RFC 8259, section 8.2)",
        fix: "write both halves, or the character itself")
      text.append(contentsOf: Self.replacement)
    }
  }

  private func hexUnit(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[start..<(start + 4)] {
      guard let digit = Self.hexDigit(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  private mutating func control(_ byte: UInt8, _ open: Int) throws(Unreadable) {
    if byte == 0x0A || byte == 0x0D { throw unclosedString(open) }
    let hex = String(byte, radix: 16)
    let escape = byte == 0x09 ? "\\t" : "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
    try fault(
      .controlCharacter, "a string contains a control character", ByteRange(index, index + 1),
      why: "in a JSON string, control characters are written as escapes", fix: "write \(escape)")
  }

  /// Text with the bytes that are not UTF-8 replaced and the first of them reported.
  private mutating func checked(_ text: ArraySlice<UInt8>, at start: Int? = nil) throws(Unreadable) -> String {
    if let valid = String(validating: text, as: UTF8.self) { return valid }
    let first = start ?? text.startIndex
    let place = first + min(Self.validPrefix(bytes[first..<index]), index - first - 1)
    try fault(
      .invalidEncoding, "this byte is not UTF-8", ByteRange(place, place + 1),
      why: "JSON is UTF-8 (RFC 8259, section 8.1)", fix: "save the file as UTF-8")
    return String(decoding: text, as: UTF8.self)
  }

  /// How many bytes come before the first that is not UTF-8.
  private static func validPrefix(_ text: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = text.makeIterator()
    var count = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): count += UTF8.width(scalar)
      case .emptyInput, .error: return count
      }
    }
  }
}
