import Syntax

/// The syntax of a reference.
enum ReferenceSyntax: Equatable {
  /// `{a.b}`: the path, and whether it is written exactly as the standard requires.
  case alias(TokenPath, isClean: Bool)
  /// `#/a/b`: the segments, unescaped.
  case pointer([String])
  case malformed(String)

  /// The reference in a string value; nil for plain text.
  init?(text: String) {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: " ") && text.contains("{") else { return nil }
    self = Self.parseAlias(text)
  }

  /// The reference in a value: a string in curly brackets, or an object with a `$ref`; nil for a literal.
  init?(_ value: JSONValue) {
    switch value.kind {
    case .string(let text): self.init(text: text)
    case .object(let object):
      guard let pointer = object["$ref"] else { return nil }
      self = pointer.string.map(Self.parsePointer) ?? .malformed("$ref is \(pointer.kindName), not a string")
    case .null, .bool, .number, .array: return nil
    }
  }

  private static func parseAlias(_ text: String) -> ReferenceSyntax {
    let trimmed = trim(text)
    guard trimmed.utf8.last == UInt8(ascii: "}") else {
      let isClosed = trimmed.utf8.contains(UInt8(ascii: "}"))
      return .malformed(isClosed ? "nothing is computed from a reference" : "its closing bracket is missing")
    }
    let inner = String(trimmed.dropFirst().dropLast())
    guard !inner.isEmpty else { return .malformed("it names no token") }
    var isStart = true
    var needsLook = false
    for byte in inner.utf8 {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        return .malformed("a reference is one path in one pair of curly brackets")
      }
      if isStart, byte == UInt8(ascii: ".") { return .malformed("one of its names is empty") }
      if isStart, byte == UInt8(ascii: "$") { needsLook = true }
      isStart = byte == UInt8(ascii: ".")
    }
    if isStart { return .malformed("one of its names is empty") }
    if needsLook {
      let names = inner.split(separator: ".")
      let wrong =
        names.dropLast().contains { $0.hasPrefix("$") } || names.last?.hasPrefix("$") == true && names.last != "$root"
      if wrong { return .malformed("names do not begin with $, and properties are reached with $ref") }
    }
    let path = trim(inner)
    return .alias(
      TokenPath(path), isClean: path.utf8.count == inner.utf8.count && trimmed.utf8.count == text.utf8.count)
  }

  private static func trim(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ") else { return text }
    let start = text.firstIndex { $0 != " " } ?? text.endIndex
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.endIndex
    return start < end ? String(text[start..<end]) : ""
  }

  /// *Source:* RFC 6901, sections 3, 4 and 6.
  static func parsePointer(_ text: String) -> ReferenceSyntax {
    guard text.utf8.first == UInt8(ascii: "#") else {
      return .malformed("a JSON Pointer within the file begins with #/")
    }
    let path = text.dropFirst()
    guard !path.isEmpty else { return .pointer([]) }
    guard path.utf8.first == UInt8(ascii: "/") else {
      return .malformed("a JSON Pointer within the file begins with #/")
    }
    var segments: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = unescaped(part) else { return .malformed("~ has to be followed by 0 or 1") }
      segments.append(segment)
    }
    return .pointer(segments)
  }

  private static func unescaped(_ part: Substring) -> String? {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
    var text = ""
    var rest = part
    while let tilde = rest.firstIndex(of: "~") {
      text += rest[..<tilde]
      let next = rest.index(after: tilde)
      guard next < rest.endIndex, rest[next] == "0" || rest[next] == "1" else { return nil }
      text += rest[next] == "0" ? "~" : "/"
      rest = rest[rest.index(after: next)...]
    }
    return text + rest
  }

  /// A segment percent-decoded, if that changes it.
  static func percentDecoded(_ segment: String) -> String? {
    guard segment.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(segment.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 else {
        return nil
      }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
