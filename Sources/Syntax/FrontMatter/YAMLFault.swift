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

  static func repeatedKey(_ key: String, at offset: Int) -> YAMLFault {
    YAMLFault(.yamlDuplicateKey, "\(key) is given twice in one map", at: offset, fix: "keep one of them")
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
    if problem.contains("mapping values are not allowed") { return "put quotes around a value that contains `: `" }
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
    diagnostics.report(
      rule, message, at: file.span(place),
      why: leavesOutMember ? "this key is left out with its value" : "none of this YAML is read", fix: fix)
  }

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
