package import Diagnostics
package import Statements

/// A rule that holds a guide against what it says itself.
package protocol AuditRule: Sendable {
  static var rule: Rule { get }
  /// Projects that break the rule.
  static var flags: [RuleExample] { get }
  /// Projects that look as if they did, and do not.
  static var passes: [RuleExample] { get }

  /// Whether it asks of every page of a folder, and not only of those that are about a design: it holds names of tokens
  /// against the tokens, whatever the page is about.
  static var asksOfEveryPage: Bool { get }

  /// Reports what is wrong on one page.
  static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics)
  /// Reports what is wrong with a system beside its pages.
  static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics)
  /// Reports what is wrong with all pages of a system together.
  static func audit(_ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics)
}

extension AuditRule {
  package static var asksOfEveryPage: Bool { false }
  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {}
  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {}
  package static func audit(
    _ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics
  ) {}
}
