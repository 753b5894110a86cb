import Diagnostics
import Files

extension JSONParser {
  /// Reports a fault that reading survives, unless there were too many.
  mutating func fault(
    _ rule: Rule, _ message: Message, _ range: ByteRange, why: String? = nil, fix: Fix? = nil,
    related: [Diagnostic.Related] = []
  ) throws(Unreadable) {
    if isLoose, Self.loose.contains(rule) { return }
    diagnostics.report(rule, message, at: file.span(range), why: why, fix: fix, related: related)
    if diagnostics.all.count >= limits.faults {
      throw fatal(
        .tooManyFaults, "the file has \(limits.faults) errors up to here", range, why: "what follows was not read",
        fix: "fix these first; is this a JSON file?")
    }
  }

  /// What is no fault in JSONC or JSON5.
  private static let loose: [Rule] = [.commentInJSON, .trailingComma, .unquotedName]

  /// Reports a fault that ends the reading.
  mutating func fatal(
    _ rule: Rule, _ message: Message, _ range: ByteRange, why: String? = nil, fix: Fix
  ) -> Unreadable {
    diagnostics.report(rule, message, at: file.span(range), why: why, fix: fix)
    return Unreadable()
  }

  mutating func unexpected(_ wanted: String) -> Unreadable {
    guard index < bytes.count else {
      return fatal(
        .unexpectedCharacter, "expected \(wanted), but the file ends here", ByteRange(bytes.count, bytes.count),
        why: "its end is missing", fix: "complete the file")
    }
    let end = scalarEnd(index)
    let found = String(decoding: bytes[index..<end], as: UTF8.self)
    let quoted = bytes[index] < 0x20 ? "a control character" : "\u{201C}\(found)\u{201D}"
    return fatal(
      .unexpectedCharacter, "expected \(wanted), found \(quoted)", ByteRange(index, end),
      why: "JSON is objects, arrays, strings, numbers, true, false and null", fix: fix(for: bytes[index]))
  }

  private func fix(for byte: UInt8) -> Fix {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "`"), 0xE2: "write straight double quotes"
    case UInt8(ascii: "}"), UInt8(ascii: "]"): "check that every bracket is closed by its own kind"
    default: "check the brackets, commas and quotes around it"
    }
  }

  private func scalarEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < min(bytes.count, start + 4), bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  mutating func unclosed(_ start: Int) -> Unreadable {
    let isArray = bytes[start] == UInt8(ascii: "[")
    return fatal(
      .unclosedBracket, "this \(isArray ? "array" : "object") is never closed", ByteRange(start, start + 1),
      why: "the file ends first", fix: "close it with \(isArray ? "]" : "}")")
  }

  mutating func unclosedString(_ open: Int) -> Unreadable {
    fatal(
      .unclosedString, "this string is not closed on its line", ByteRange(open, max(open + 1, min(index, bytes.count))),
      why: "a string ends on the line it begins on", fix: "close it with a double quote; write a line break as \\n")
  }

  mutating func extraComma(at place: Int) throws(Unreadable) {
    try fault(
      .trailingComma, "no value follows this comma", ByteRange(place, place + 1),
      fix: Fix("remove the comma", replacing: file.span(ByteRange(place, place + 1)), with: ""))
  }
}
