package import Diagnostics
package import Files

/// How sure it is that a document means the thing whose value it is held against.
///
/// One piece of evidence makes it likely, and two make it sure: that a name is written out as code has it or as the path
/// that it is, that the places around it name and repeat what is meant, that the two places say the same of other names, and
/// that no word of the sentence limits what it says. Whoever binds a value to a name says how sure that is, and rules ask
/// nothing else: what is only likely is a note, whatever the rule.
package enum Confidence: Int, Comparable, Sendable {
  case likely, sure

  package static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }

  /// How bad a finding of a rule is with this confidence.
  package func severity(of rule: Rule) -> Severity { self == .sure ? rule.severity : min(rule.severity, .note) }
}

extension Diagnostics {
  /// Reports what is as bad as its rule says where it is sure, and else a note.
  package mutating func report(
    _ rule: Rule, by confidence: Confidence, on basis: Basis = .given, _ message: Message, at span: Span?,
    why: String? = nil,
    fix: Fix? = nil, related: [Diagnostic.Related] = []
  ) {
    let finding = Diagnostic(rule, message, at: span, why: why, fix: fix, related: related).on(basis)
    report(confidence == .sure ? finding : finding.with(confidence.severity(of: rule)))
  }
}
