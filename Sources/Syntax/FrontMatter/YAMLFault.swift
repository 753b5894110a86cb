import Diagnostics
import Files

/// Why a YAML text cannot be read, and where in the file.
struct YAMLFault: Error {
  let rule: Rule
  let message: String
  /// Nil for the start of the text.
  let offset: Int?
  let fix: Fix?

  private init(_ rule: Rule, _ message: String, at offset: Int?, fix: Fix?) {
    self.rule = rule
    self.message = message
    self.offset = offset
    self.fix = fix
  }

  /// What libyaml says about the text.
  init(syntax problem: String, while context: String?, at offset: Int) {
    let before = context.map { " \($0)" } ?? ""
    self.init(.yamlSyntax, problem + before, at: offset, fix: Self.fix(problem))
  }

  init(unreadable problem: String, at offset: Int) {
    self.init(.yamlSyntax, problem, at: offset, fix: "save the file as UTF-8, without control characters")
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

  /// - Parameter text: the range of the YAML.
  func report(_ file: SourceFile, _ text: ByteRange, into diagnostics: inout Diagnostics) {
    let place = offset.map { ByteRange($0, min(file.bytes.count, $0 + 1)) } ?? ByteRange(text.start, text.start)
    diagnostics.report(rule, message, at: file.span(place), why: "none of this YAML is read", fix: fix)
  }
}
