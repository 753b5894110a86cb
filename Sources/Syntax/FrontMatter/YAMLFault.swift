import Diagnostics
import Files
import Yams

/// What Yams says about a text it cannot read, and where that is in the file.
struct YAMLFault {
  private let rule: Rule
  private let message: String
  private let offset: Int
  /// Where the list, map or quotation that it is in was opened; nil if it is in none.
  private var opened: Int?
  private let fix: Fix?

  init(_ error: YamlError, file: SourceFile, text: ByteRange) {
    let lines = YAMLLines(file.bytes, text)
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let before = context.map { $0.text.isEmpty ? "" : " \($0.text)" } ?? ""
      // Where the text ends too early, the place where it was opened says more.
      let isAtEnd = lines.offset(mark) >= text.end
      let place = isAtEnd ? context?.mark ?? mark : mark
      self.init(.yamlSyntax, problem + before, lines.offset(place), fix: Self.fix(problem))
      if let context, context.text.contains("flow") || context.text.contains("quoted") {
        opened = lines.offset(context.mark)
      }
    case .reader(let problem, let offset, _, _):
      let place = lines.offset(ofScalar: offset ?? 0)
      self.init(.yamlSyntax, problem, place, fix: "save the file as UTF-8, without control characters")
    case .duplicatedKeysInMapping(let keys, let context):
      let key = keys.first ?? ""
      let place = lines.repetition(of: key, after: context.mark) ?? lines.offset(context.mark)
      self.init(.yamlDuplicateKey, "\(key) is given twice in one map", place, fix: "keep one of them")
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      self.init(.yamlSyntax, "\(error)", text.start, fix: nil)
    }
  }

  private init(_ rule: Rule, _ message: String, _ offset: Int, fix: Fix?) {
    self.rule = rule
    self.message = message
    self.offset = offset
    self.fix = fix
  }

  private static func fix(_ problem: String) -> Fix {
    if problem.contains("tab") || problem.contains("cannot start any token") {
      return "indent with spaces, and put quotes around a value that begins with a mark"
    }
    if problem.contains("mapping values are not allowed") { return "put quotes around a value that has `: ` in it" }
    if problem.contains("expected ':'") { return "write `key: value`, with a space behind the colon" }
    if problem.contains("undefined alias") { return "put quotes around a value that begins with `*`" }
    if problem.contains("end of stream") { return "close the quotes or the bracket" }
    return "mend the line, or put quotes around its value"
  }

  /// - Parameter leavesOutMember: whether the rest of the text is read.
  func report(_ file: SourceFile, leavesOutMember: Bool, into diagnostics: inout Diagnostics) {
    // What is left out begins where it was opened.
    let place = leavesOutMember ? opened ?? offset : offset
    diagnostics.report(
      rule, message, at: file.span(ByteRange(place, min(file.bytes.count, place + 1))),
      why: leavesOutMember ? "this key is left out with its value" : "nothing of this YAML is read", fix: fix)
  }

  /// The lines of the top-level member that the fault is in; nil if it is in none, or nothing would be left.
  func member(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let offset = opened ?? self.offset
    guard rule == .yamlSyntax, bytes.indices.contains(offset) else { return nil }
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

/// Lines and columns of Yams as offsets in the file.
struct YAMLLines {
  private let bytes: [UInt8]
  private let text: ByteRange
  private let starts: [Int]

  init(_ bytes: [UInt8], _ text: ByteRange) {
    self.bytes = bytes
    self.text = text
    var starts = [text.start]
    var at = text.start
    while at < text.end {
      let byte = bytes[at]
      at += 1
      if byte == 0x0D, at < text.end, bytes[at] == 0x0A { continue }
      if byte == 0x0A || byte == 0x0D { starts.append(at) }
    }
    self.starts = starts
  }

  /// The offset of a line and column, both from 1, columns in scalars.
  func offset(_ mark: Mark) -> Int {
    guard mark.line >= 1, mark.line <= starts.count else { return mark.line < 1 ? text.start : text.end }
    return skip(mark.column - 1, from: starts[mark.line - 1])
  }

  /// The offset at which a key stands again, further down in the same column.
  func repetition(of key: String, after mark: Mark) -> Int? {
    guard mark.line >= 1 else { return nil }
    for line in min(mark.line, starts.count)..<starts.count {
      let place = skip(mark.column - 1, from: starts[line])
      if bytes[place..<text.end].starts(with: Array(key.utf8) + [0x3A]) { return place }
    }
    return nil
  }

  /// The offset of a scalar counted from the beginning of the text.
  func offset(ofScalar count: Int) -> Int { skip(count, from: text.start) }

  private func skip(_ count: Int, from start: Int) -> Int {
    var at = start
    var left = count
    while at < text.end, left > 0 || bytes[at] & 0xC0 == 0x80 {
      if bytes[at] & 0xC0 != 0x80 { left -= 1 }
      at += 1
      if left == 0, at < text.end, bytes[at] & 0xC0 != 0x80 { break }
    }
    return at
  }
}
