import Claims
package import Diagnostics
import Files
import Guide
import Printing
package import Statements
import TokenValues
import Tokens

/// Type smaller than the system allows.
package enum SmallType: AuditRule {
  package static let rule = Rule(
    "small-type", .warning, "A type style is smaller than the system allows.",
    why: "People cannot read it, and the system says so itself.",
    example: "With `require: { type: 11 }`, a style of 10 px is too small.")

  package static let flags = [
    RuleExample(tokens: "type.micro: 10px/12px 400 Inter", settings: "require: { type: 11 }")
  ]

  package static let passes = [
    RuleExample(tokens: "type.caption: 11px/14px 400 Inter", settings: "require: { type: 11 }"),
    RuleExample(tokens: "type.micro: 10px/12px 400 Inter"),
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    guard let least = system.system.settings.requirements.type else { return }
    for token in system.system.tokens.tokens where token.aliases.isEmpty {
      guard case .typography(let type) = token.value, type.fontSize.pixels < least.value else { continue }
      diagnostics.report(
        rule, "\(token.path) is \(type.fontSize.pixels.trimmed(2)), and the least is \(least.value.trimmed(2))",
        at: token.valueSpan, why: "the system requires at least \(least.value.trimmed(2))", fix: "make it larger",
        related: [Diagnostic.Related("required here", at: least.span)])
    }
  }
}
