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

  package let rule: Rule
  /// One sentence without a full stop, with the specific words first.
  package var message: String { said.text }
  /// The names and values of which the message speaks, whatever its words.
  package var values: [String] { said.values }
  private let said: Message
  /// Nil only if no file is at fault.
  package let span: Span?
  /// Why it matters here; nil where there is nothing more specific to say than the rule does.
  package let reason: String?
  package let fix: Fix?
  package let related: [Related]

  package init(
    _ rule: Rule, _ message: Message, at span: Span?, why reason: String? = nil, fix: Fix? = nil,
    related: [Related] = []
  ) {
    self.rule = rule
    said = message
    self.span = span
    self.reason = reason
    self.fix = fix
    self.related = related
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

  /// Why it matters: in this place, or at all.
  package var why: String { reason ?? rule.why }
}
