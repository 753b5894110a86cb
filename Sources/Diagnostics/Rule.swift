/// A rule the input can break: every finding names one.
///
/// Rules are static members, one file for each area; `Rule.all` lists them.
package struct Rule: Sendable {
  /// Kebab-case, unique, written out and named for the fault: `dangling-alias`.
  package let id: String
  /// How bad it is wherever it is found.
  package let severity: Severity
  /// The fault in one sentence.
  package let summary: String
  /// Why it matters, in one sentence, for findings that have nothing more specific to say.
  package let why: String
  /// A sentence that shows the fault, with the input between backticks.
  package let example: String

  package init(_ id: String, _ severity: Severity, _ summary: String, why: String, example: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.example = example
  }

  /// Why it matters, as findings say it: without a capital at the beginning, unless it is part of a name such as JSON, and
  /// without a full stop.
  var reason: String {
    let rest = why.dropFirst()
    let clause = (rest.first?.isUppercase == true ? why.prefix(1) : why.prefix(1).lowercased()[...]) + rest
    return String(clause.hasSuffix(".") ? clause.dropLast() : clause)
  }
}

extension Rule: Hashable {
  package static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
