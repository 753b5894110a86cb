import Diagnostics
import Files
import Mustache

/// The template engine's error for a malformed template, in words.
struct TemplateFault {
  let message: String
  let fix: Fix
  /// The line at which the engine gave up.
  let span: Span

  init(_ error: any Error, in file: SourceFile) {
    let fault = error as? MustacheTemplate.ParserError
    (message, fix) = Self.words(for: fault?.error)
    let index = LineIndex(file.bytes)
    let line = min(fault?.context.lineNumber ?? 1, index.lineCount)
    span = file.span(ByteRange(index.offset(ofLine: line), index.offset(ofLine: line) + index.text(ofLine: line).count))
  }

  private static func words(for error: (any Error)?) -> (message: String, fix: Fix) {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: ("a section is closed that is not open", "close the section opened last")
    case .expectedSectionEnd: ("a section is not closed", "write {{/name}} with the section’s name")
    case .unfinishedName: ("a tag is not closed", "close it with }}")
    case .invalidSetDelimiter: ("delimiters are set wrongly", "write {{=<% %>=}}, or keep {{ and }}")
    case .illegalTokenInsideInheritSection, .textInsideInheritSection, .transformAppliedToInheritanceSection:
      ("only blocks are allowed inside {{<…}}", "put it in a {{$block}}")
    case .invalidConfigVariableSyntax, .unrecognisedConfigVariable:
      ("this setting of the template engine is unknown", "remove the {{% … }} tag")
    case nil: ("this is not a Mustache template", "close every section and every pair of braces")
    }
  }
}
