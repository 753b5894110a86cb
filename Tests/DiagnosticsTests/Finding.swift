import Diagnostics
import Files
import Testing

/// A rule of a test.
func rule(_ id: String, _ severity: Severity = .error) -> Rule {
  Rule(id, severity, "A fault.", why: "It matters.", example: "Like this.")
}

/// A finding at the first place where `part` stands in a text.
func finding(
  _ severity: Severity = .error, at part: String, in text: String, path: String = "content/a.md",
  message: Message = "what is wrong", why: String? = nil, fix: Fix? = nil, related: [Diagnostic.Related] = []
) throws -> Diagnostic {
  let range = try #require(text.firstRange(of: part))
  let start = text[..<range.lowerBound].utf8.count
  let span = SourceFile(path: path, text: text).span(ByteRange(start, start + part.utf8.count))
  return Diagnostic(rule("a-rule", severity), message, at: span, why: why, fix: fix, related: related)
}

/// How people read one finding.
func read(_ finding: Diagnostic, color: Bool = false) -> String {
  var style = TextStyle(color: color)
  return style.text(finding)
}

/// The source line and the carets under it.
func frame(_ finding: Diagnostic) -> [String] {
  read(finding).split(separator: "\n").dropFirst().filter { $0.contains(" | ") }.map(String.init)
}

/// One finding of each severity, with and without a place, as both styles have to show them.
func everyKindOfFinding() throws -> Diagnostics {
  var found = Diagnostics()
  let tokens = SourceFile(
    path: "content/omnivia/tokens/color.tokens.json",
    text: """
      {
        "brand": {"$value": "{color.brnad.primary}"},
        "a": {"$value": "{b}"},
        "b": {"$value": "{a}"}
      }
      """)
  let text = String(decoding: tokens.bytes, as: UTF8.self)
  func span(_ part: String) throws -> Span {
    let range = try #require(text.firstRange(of: part))
    let start = text[..<range.lowerBound].utf8.count
    return tokens.span(ByteRange(start, start + part.utf8.count))
  }
  found.report(rule("unused-thing", .warning), "nothing uses this", at: nil)
  found.report(
    rule("dangling-alias"), "{color.brnad.primary} names no token", at: try span("\"{color.brnad.primary}\""),
    why: "everything that uses this token would have no value", fix: "did you mean {color.brand.primary}?")
  found.report(
    rule("alias-cycle"), "a leads back to itself", at: try span("\"{b}\""), why: "no token of a circle has a value",
    related: [Diagnostic.Related("b is part of the circle", at: try span("\"{a}\""))])
  found.report(
    rule("could-be-better", .note), "a description would help", at: try span("\"brand\""), fix: "add `$description`")
  found.report(
    try finding(.warning, at: "née", in: "Straße 😀 née\r\n", path: "content/ünder/straße.md", fix: "write it out"))
  return found
}
