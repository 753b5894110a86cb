import Audit
import Diagnostics
import Foundation

/// What the code knows of the rules.
enum RuleParts {
  static var all: [String: String] { ["audit rules": audit, "reading rules": reading] }

  private static var audit: String {
    AuditRules.all.map { rule in
      """
      ## \(rule.rule.id)

      **\(rule.rule.severity.rawValue.capitalized).** \(rule.rule.summary) \(rule.rule.why)

      \(rule.rule.example)

      <details>
      <summary>What it flags, and what it passes</summary>

      It flags:

      \(rule.flags.map(code).joined(separator: "\n\n"))

      It passes:

      \(rule.passes.map(code).joined(separator: "\n\n"))

      </details>
      """
    }.joined(separator: "\n\n")
  }

  /// An example as code, in a fence longer than any in it.
  private static func code(_ example: RuleExample) -> String {
    let parts = [example.tokens, example.settings, example.page.replacing("↓", with: "")].filter { !$0.isEmpty }
    let text = parts.joined(separator: "\n\n")
    let fence = String(repeating: "`", count: max(3, (text.matches(of: /`+/).map { $0.0.count }.max() ?? 0) + 1))
    return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  private static var reading: String {
    Rule.areas.map { area in
      let rows = area.rules.map { rule in
        ["**\(rule.id)**, \(rule.severity.rawValue)", "\(rule.summary) \(rule.why)", rule.example]
      }
      return """
        ## \(area.title)

        <details>
        <summary>The \(rows.count) rules</summary>

        \(MarkdownTable.text(["Rule", "What is wrong, and why it matters", "An example"], rows))

        </details>
        """
    }.joined(separator: "\n\n")
  }
}
