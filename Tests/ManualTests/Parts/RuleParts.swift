import Audit
import Claims
import Diagnostics
import Foundation

/// What the code knows of the rules.
enum RuleParts {
  static var all: [String: String] { ["audit rules": audit, "reading rules": reading] }

  /// The rules of the audit by what they look at, each in the part of the page that is told of it.
  static let subjects: [(title: String, rules: [String])] = [
    (
      "Values in sentences",
      [
        "prose-drift", "name-drift", "near-miss", "unknown-mention", "unknown-property", "conflicting-values",
        "wrong-conversion", "deprecated-use", "placeholder",
      ]
    ),
    (
      "Claims",
      [
        "contrast-claim", "contrast-figure", "spring-claim", "duration-claim", "scale-claim", "target-claim",
        "floor-claim", "absolute-claim", "count-mismatch", "token-count", "unbacked-figure",
      ]
    ),
    (
      "Tokens and themes",
      [
        "missing-in-theme", "duplicate-value", "name-collision", "missing-description", "unused-token",
        "missing-primary", "missing-group",
      ]
    ),
    ("Contrast and scales", ["low-contrast", "off-scale", "off-grid", "off-palette", "small-type", "small-target"]),
    (
      "Components",
      ["component-contrast", "component-drift", "missing-state", "missing-reduced-form", "missing-haptic"]
    ),
    ("Pages", ["heading-jump", "empty-section", "missing-alternative", "repeated-section", "section-order"]),
  ]

  private static var audit: String {
    subjects.map { subject in
      let rules = subject.rules.compactMap { id in AuditRules.all.first { $0.rule.id == id } }
      return (["## \(subject.title)"] + rules.map(text)).joined(separator: "\n\n")
    }.joined(separator: "\n\n")
  }

  private static func text(of rule: any AuditRule.Type) -> String {
    """
    ### \(rule.rule.id)

    **\(rule.rule.severity.rawValue.capitalized).** \(rule.rule.summary) \(rule.rule.why)

    <details>
    <summary>What it flags, and what it passes</summary>

    \(rule.rule.example)

    It flags:

    \(rule.flags.map(code).joined(separator: "\n\n"))

    It passes:

    \(rule.passes.map(code).joined(separator: "\n\n"))

    </details>
    """
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
