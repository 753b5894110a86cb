package import Files

/// How serious a finding is: an error means the output is wrong, a warning that it is poorer, a note that it could be
/// better.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One fault in the input: what is wrong, where, why it matters and how to fix it.
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

  /// The rule's id, kebab-case, named for the fault: `dangling-alias`.
  package let rule: String
  package let severity: Severity
  /// One sentence without a full stop, with the specific words first.
  package let message: String
  /// Nil only if no file is at fault.
  package let span: Span?
  package let why: String?
  package let fix: String?
  package let related: [Related]

  package init(
    _ severity: Severity, _ rule: String, _ message: String, at span: Span?, why: String? = nil, fix: String? = nil,
    related: [Related] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.span = span
    self.why = why
    self.fix = fix
    self.related = related
  }
}
