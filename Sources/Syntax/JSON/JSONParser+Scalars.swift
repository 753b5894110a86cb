import Diagnostics
import Files

extension JSONParser {
  /// Letters, digits and what else other languages build words of.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  /// `true`, `false` or `null`; any other word is reported.
  mutating func word() throws(Unreadable) -> JSONValue.Kind {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      try fault(
        .unknownWord, "\(word.prefix(40)) is not a JSON value", ByteRange(start, index),
        fix: fix(forWord: word, from: start))
      return .number(.nan)
    }
  }

  private func fix(forWord word: String, from start: Int) -> Fix {
    switch word.lowercased() {
    case "true", "false", "null": "write \(word.lowercased())"
    case "none", "nil", "undefined": "write null, or leave the member out"
    // A file that begins with a word is not JSON at all.
    default: bytes[..<start].allSatisfy { $0 <= 0x20 } ? "write an object in braces" : "put it in double quotes"
    }
  }

  /// A name without quotes, which is reported and read as it stands.
  mutating func unquotedName() throws(Unreadable) -> String {
    guard Self.isWord(bytes[index]) else { throw unexpected("a name in double quotes") }
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    try fault(
      .unquotedName, "the name \(name.prefix(40)) is not in quotes", ByteRange(start, index),
      why: "a member’s name is a string",
      fix: Fix(
        "write \"\(name.prefix(40))\"", replacing: file.span(ByteRange(start, index)), with: "\"\(name)\""))
    return name
  }

  /// A number, not finite where it is out of range or unreadable, which is reported.
  mutating func number() throws(Unreadable) -> Double {
    let start = index
    var scan = JSONNumber()
    scan.read(bytes, &index)
    guard scan.isValid, index == bytes.count || !Self.isNumberLike(bytes[index]) else {
      while index < bytes.count, Self.isNumberLike(bytes[index]) { index += 1 }
      return try malformed(start)
    }
    if let exact = scan.exact { return exact }
    let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .nan
    if !value.isFinite {
      try fault(
        .numberOutOfRange, "\(excerpt(start)) is too large", ByteRange(start, index),
        why: "the largest number is about 1.8e308", fix: "write a smaller number")
    }
    return value
  }

  private static func isNumberLike(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// Other languages' ways to write a number: `.5`, `5.`, `+5` mean one thing, `05`, `0x5`, `5px` do not.
  private mutating func malformed(_ start: Int) throws(Unreadable) -> Double {
    let written = String(decoding: bytes[start..<index], as: UTF8.self)
    var digits = Substring(written)
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits = digits.dropFirst() }
    var mended = String(digits)
    if mended.hasPrefix(".") { mended = "0" + mended }
    if mended.hasSuffix(".") { mended.removeLast() }
    mended = (isNegative ? "-" : "") + mended
    var scan = JSONNumber()
    var end = 0
    scan.read(Array(mended.utf8), &end)
    let isClear = scan.isValid && end == mended.utf8.count
    let value = isClear ? Double(mended) ?? .nan : .nan
    if isLoose {
      if isClear { return value }
      if digits.lowercased().hasPrefix("0x"), let number = UInt64(digits.dropFirst(2), radix: 16) {
        return isNegative ? -Double(number) : Double(number)
      }
    }
    try fault(
      .invalidNumber, "\(excerpt(start)) is not how JSON writes a number", ByteRange(start, index),
      why: "a number is digits without a leading zero, an optional fraction and an optional exponent",
      fix: isClear ? "write \(mended.prefix(40))" : "write plain decimal digits, or put text in double quotes")
    return value
  }

  private func excerpt(_ start: Int) -> String {
    let text = bytes[start..<min(index, start + 24)]
    return String(decoding: text, as: UTF8.self) + (index > start + 24 ? "…" : "")
  }
}

/// The grammar of a number, and its value where that needs no rounding.
private struct JSONNumber {
  private(set) var isValid = false
  /// Set when integer arithmetic and one division give the nearest double.
  private(set) var exact: Double?

  mutating func read(_ bytes: [UInt8], _ index: inout Int) {
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var mantissa: UInt64 = 0
    let first = index
    let whole = digits(bytes, &index, &mantissa)
    guard whole > 0, whole == 1 || bytes[first] != UInt8(ascii: "0") else { return }
    var fraction = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      fraction = digits(bytes, &index, &mantissa)
      guard fraction > 0 else { return }
    }
    var hasExponent = false
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      var ignored: UInt64 = 0
      guard digits(bytes, &index, &ignored) > 0 else { return }
      hasExponent = true
    }
    isValid = true
    // Up to 15 digits fit the 53 bits of a double, and powers of ten to 22 are exact, so the quotient is rounded once.
    if !hasExponent, whole + fraction <= 15 {
      let value = Double(mantissa) / Self.powers[fraction]
      exact = isNegative ? -value : value
    }
  }

  private func digits(_ bytes: [UInt8], _ index: inout Int, _ mantissa: inout UInt64) -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 {
      mantissa = mantissa &* 10 &+ UInt64(bytes[index] &- UInt8(ascii: "0"))
      index += 1
    }
    return index - start
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
