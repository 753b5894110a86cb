package import Files

/// One fault in the input: the rule it breaks, what is wrong and where, why it matters and how to fix it.
package struct Diagnostic: Sendable {
  /// A related place, such as another member of a cycle.
  package struct Related: Sendable {
    package let message: String
    package let span: Span

    package init(_ message: String, at span: Span) {
      self.message = message
      self.span = span
    }
  }

  /// What it says, in one place: findings are sorted, grouped and handed on, and seldom read.
  private final class Content: Sendable {
    let rule: Rule
    let message: Message
    let span: Span?
    let reason: String?
    let fix: Fix?
    let related: [Related]
    let place: String?

    init(
      _ rule: Rule, _ message: Message, _ span: Span?, _ reason: String?, _ fix: Fix?, _ related: [Related],
      _ place: String?
    ) {
      self.rule = rule
      self.message = message
      self.span = span
      self.reason = reason
      self.fix = fix
      self.related = related
      self.place = place
    }
  }

  private let content: Content

  package var rule: Rule { content.rule }
  /// One sentence without a full stop, with the specific words first.
  package var message: String { content.message.text }
  /// The names and values of which the message speaks, whatever its words.
  package var values: [String] { content.message.values }
  /// Nil only if no file is at fault.
  package var span: Span? { content.span }
  /// The file that it is about, as whoever runs the program would write it: the one it stands in, or one that was not read.
  package var place: String? { content.span?.file.place ?? content.place }
  /// Why it matters here; nil where there is nothing more specific to say than the rule does.
  package var reason: String? { content.reason }
  package var fix: Fix? { content.fix }
  package var related: [Related] { content.related }

  /// - Parameter place: the file that it is about, where it stands in none that was read.
  package init(
    _ rule: Rule, _ message: Message, at span: Span?, why reason: String? = nil, fix: Fix? = nil,
    related: [Related] = [], about place: String? = nil
  ) {
    content = Content(rule, message, span, reason, fix, related, place)
    severity = rule.severity
  }

  /// As bad as the rule says, unless the project's settings say otherwise.
  package private(set) var severity: Severity

  /// The same finding with the severity that a project gives its rule.
  package func with(_ severity: Severity) -> Diagnostic {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// The same finding with a severity and another reason.
  func with(_ severity: Severity, because reason: String) -> Diagnostic {
    var copy = Diagnostic(
      rule, content.message, at: span, why: reason, fix: fix, related: related, about: content.place)
    copy.severity = severity
    return copy
  }

  /// The same finding, as a warning where its rule makes it an error: the input follows another convention, or nothing
  /// but what it says besides is left out.
  package var asWarning: Diagnostic { severity == .error ? with(.warning) : self }

  /// Why it matters: in this place, or at all.
  package var why: String { reason ?? rule.reason }
}
