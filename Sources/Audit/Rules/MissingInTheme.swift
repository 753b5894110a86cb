package import Diagnostics
import Guide
import Tokens

/// A token that one theme has and another lacks.
package enum MissingInTheme: AuditRule {
  package static let rule = Rule(
    "missing-in-theme", .warning, "A token has a value in one theme and none in another.",
    why: "Whatever uses it has no value once the theme changes.",
    example: "The token `color.glow` has a value in dark only.")

  package static let flags = [
    RuleExample(tokens: "color.brand: #0066cc | #66aaff\ncolor.glow: - | #ffffff")
  ]

  package static let passes = [
    RuleExample(tokens: "color.brand: #0066cc | #66aaff\ncolor.ink: #111111")
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    let themes = system.system.themes.themes
    guard themes.count > 1 else { return }
    var seen: Set<TokenPath> = []
    for theme in themes {
      for token in theme.tokens.tokens where seen.insert(token.path).inserted {
        // A value that cannot be read has a finding of its own.
        let absent = themes.filter { $0.tokens[token.path] == nil && !$0.tokens.unresolved.contains(token.path) }
        let lacking = absent.map { theme in
          theme.inputs.count > 1 ? "(\(theme.name))" : theme.name
        }
        guard !lacking.isEmpty else { continue }
        diagnostics.report(
          rule, "\(token.path) has no value in \(Sentence.list(lacking))", at: token.span,
          why: "whatever uses it has no value there",
          fix: "give it a value in every theme, or one that holds for all of them")
      }
    }
  }
}
