import Diagnostics
import Files

/// Why a YAML text cannot be read, and where in the file.
struct YAMLFault: Error {
  let rule: Rule
  let message: Message
  /// Nil for the start of the text.
  let offset: Int?
  /// Where the list, map or quotation that it is in was opened; nil if it is in none.
  private var opened: Int?
  let fix: Fix?

  private init(_ rule: Rule, _ message: Message, at offset: Int?, fix: Fix?) {
    self.rule = rule
    self.message = message
    self.offset = offset
    self.fix = fix
  }

  /// What libyaml says about the text.
  init(syntax problem: String, while context: String?, openedAt opened: Int? = nil, at offset: Int) {
    let before = context.map { " \($0)" } ?? ""
    self.init(.yamlSyntax, Message(problem + before), at: offset, fix: Self.fix(problem))
    if let context, context.contains("flow") || context.contains("quoted") { self.opened = opened }
  }

  init(unreadable problem: String, at offset: Int) {
    self.init(.yamlSyntax, Message(problem), at: offset, fix: "save the file as UTF-8, without control characters")
  }

  static func undefinedAlias(at offset: Int) -> YAMLFault {
    YAMLFault(syntax: "found undefined alias", while: nil, at: offset)
  }

  static func secondDocument(at offset: Int) -> YAMLFault {
    YAMLFault(syntax: "but found another document", while: "expected a single document in the stream", at: offset)
  }

  static let tooLarge = YAMLFault(
    .yamlTooLarge,
    "more than \(YAMLReader.mostValues) values, or more than \(YAMLReader.deepest) levels, once aliases are expanded",
    at: nil, fix: "write fewer values, or fewer aliases")

  private static func fix(_ problem: String) -> Fix {
    if problem.contains("tab") || problem.contains("cannot start any token") {
      return "indent with spaces, and put quotes around a value that begins with a special character"
    }
    if problem.contains(colonInValue) { return "put quotes around a value that contains `: `" }
    if problem.contains("expected ':'") { return "write `key: value`, with a space after the colon" }
    if problem.contains("undefined alias") { return "put quotes around a value that begins with `*`" }
    if problem.contains("end of stream") { return "close the quotes or the bracket" }
    return "correct the line, or put quotes around its value"
  }

  /// - Parameters:
  ///   - text: the range of the YAML.
  ///   - leavesOutMember: whether the rest of the text is read.
  func report(_ file: SourceFile, _ text: ByteRange, leavesOutMember: Bool, into diagnostics: inout Diagnostics) {
    // What is left out begins where it was opened.
    let start = leavesOutMember ? opened ?? offset : offset
    let place = start.map { ByteRange($0, min(file.bytes.count, $0 + 1)) } ?? ByteRange(text.start, text.start)
    let why = leavesOutMember ? "this key is left out with its value" : "none of this YAML is read"
    guard message.text.hasPrefix(Self.colonInValue), let offset else {
      return diagnostics.report(rule, message, at: file.span(place), why: why, fix: fix)
    }
    guard let value = valueWithColon(at: offset, in: file) else {
      return diagnostics.report(
        rule, "there is a key where the value above it continues", at: file.span(place), why: why,
        fix: "indent it like the keys around it, or put quotes around the value")
    }
    let quoted = canBeQuoted(value, in: file) ? "\"\(file.text(value))\"" : nil
    diagnostics.report(
      rule, "an unquoted value contains a colon and a space", at: file.span(place), why: why,
      fix: quoted.map { Fix("put quotes around the value", replacing: file.span(value), with: $0) }
        ?? "put quotes around the value")
  }

  /// The value of a line that goes on behind a second colon.
  private func valueWithColon(at offset: Int, in file: SourceFile) -> ByteRange? {
    let bytes = file.bytes
    let start = lineStart(offset, in: bytes[...])
    let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let colon = (start..<end).first { bytes[$0] == 0x3A && $0 + 1 < end && bytes[$0 + 1] == 0x20 }
    guard let colon, let first = bytes[colon + 1..<end].firstIndex(where: { $0 != 0x20 }), first < offset else {
      return nil
    }
    let last = bytes[first..<end].lastIndex { $0 != 0x20 && $0 != 0x09 } ?? first
    return ByteRange(first, last + 1)
  }

  /// Whether quotes around a value change nothing but what they are for: it goes on in no other line, has no quotes or
  /// slashes, which would have to be written otherwise, and no comment behind it.
  private func canBeQuoted(_ value: ByteRange, in file: SourceFile) -> Bool {
    let bytes = file[value]
    let special: StaticString = "\"'[{&*|>#!%@`"
    let isSpecial = bytes.first.map { first in special.withUTF8Buffer { $0.contains(first) } } ?? true
    let goesOn = indentation(below: value.end, in: file) > indentation(at: value.start, in: file)
    return !isSpecial && !goesOn && !bytes.contains { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 }
      && bytes.firstPlace(of: " #") == nil
  }

  /// How far the line of an offset is indented.
  private func indentation(at offset: Int, in file: SourceFile) -> Int {
    let start = lineStart(offset, in: file.bytes[...])
    return file.bytes[start...].prefix { $0 == 0x20 }.count
  }

  /// How far the next line with anything in it is indented.
  private func indentation(below end: Int, in file: SourceFile) -> Int {
    let next = file.bytes[end...].firstIndex { $0 > 0x20 }
    return next.map { indentation(at: $0, in: file) } ?? 0
  }

  private static let colonInValue = "mapping values are not allowed"

  /// The lines of the top-level member that the fault is in; nil if it is in none, or nothing would be left.
  func member(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard rule == .yamlSyntax, let offset = opened ?? offset, bytes.indices.contains(offset) else { return nil }
    var start = lineStart(offset, in: bytes)
    while start > bytes.startIndex, !Self.beginsMember(bytes[start...]) { start = lineStart(start - 1, in: bytes) }
    guard Self.beginsMember(bytes[start...]) else { return nil }
    var end = offset
    repeat {
      end = bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? bytes.endIndex
    } while end < bytes.endIndex && !Self.beginsMember(bytes[end...])
    let others = [bytes[..<start], bytes[end...]]
    return others.allSatisfy { $0.allSatisfy(\.isMarkdownSpace) } ? nil : start..<end
  }

  private func lineStart(_ offset: Int, in bytes: ArraySlice<UInt8>) -> Int {
    bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? bytes.startIndex
  }

  private static func beginsMember(_ line: ArraySlice<UInt8>) -> Bool {
    line.first.map { $0.isLetter || $0.isDigit || [0x22, 0x27, 0x5F, 0x24].contains($0) } ?? false
  }
}
