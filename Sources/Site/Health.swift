package import Diagnostics
import Files
package import Guide
import Tokens

/// What is known to be wrong with a system before its pages are drawn: what it says against itself, and its tokens.
///
/// Immutable, so that a copy is one reference.
package final class Health: Sendable {
  package let system: DesignSystem
  /// In the order of their files and places.
  let findings: [Diagnostic]
  /// How many times a page of the system says what the value of a token is.
  let statements: Int

  /// - Parameters:
  ///   - findings: the findings of the whole guide, in the order of their files and places.
  package init(_ system: DesignSystem, _ findings: [Diagnostic], statements: Int) {
    self.system = system
    let folder = "content/\(system.slug)/"
    self.findings = findings.filter { $0.span?.file.path.hasPrefix(folder) ?? false }
    self.statements = statements
  }

  /// The findings by rule and cause.
  var groups: [FindingGroup] { FindingGroup.all(of: findings) }

  /// `3 warnings and 1 note.`, and how many of the values that pages give are right.
  var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, name in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    let found = counts.isEmpty ? "Nothing was found." : counts.joined(separator: ", ") + "."
    guard statements > 0 else { return found }
    let wrong = findings.count { $0.rule.id == "prose-drift" }
    return found + " Of \(statements) values that the pages give to tokens, \(statements - wrong) are right."
  }
}

extension DesignSystem {
  /// The address of its health page; nil for a document or tokens without a guide around them.
  package var healthURL: String? { slug.isEmpty ? nil : url("health.html") }
}

extension SitePage {
  /// The address of the page of a rule.
  package static func url(of rule: Rule) -> String { "rules/\(rule.id).html" }
}
