package import Diagnostics
import Files
import Guide
import Tokens

/// Tokens whose names are the same once they are written as a variable.
package enum NameCollision: AuditRule {
  package static let rule = Rule(
    "name-collision", .warning, "The names of two tokens are the same once they are written as variables.",
    why: "In CSS, Swift or Kotlin one of them would replace the other.",
    example: "Both `color.brand.primary` and `color.brandPrimary` become `--color-brand-primary`.")

  package static let flags = [
    RuleExample(tokens: "color.brand.primary: #0066cc\ncolor.brandPrimary: #0077dd"),
    RuleExample(tokens: "color.Brand: #0066cc\ncolor.brand: #0077dd"),
  ]

  package static let passes = [RuleExample(tokens: "color.brand.primary: #0066cc\ncolor.brand.primary2: #0077dd")]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    var taken: [String: Token] = [:]
    for token in system.system.tokens.tokens {
      let name = TokenNames.variable(token.path)
      guard let other = taken[name] else {
        taken[name] = token
        continue
      }
      // A token taken out of a document may have to be spelt otherwise than there.
      if SourceMark.file(of: token) == RelativePath.name(of: other.span.file.path) { continue }
      diagnostics.report(
        rule, "\(token.path) and \(other.path) are both \(name) as a variable", at: token.span,
        why: "one of them would replace the other in CSS, Swift or Kotlin", fix: "give one of them another name",
        related: [Diagnostic.Related("\(other.path) is here", at: other.span)])
    }
  }
}
