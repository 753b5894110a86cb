package import Claims
package import Diagnostics
import Files
import Guide
package import Statements
import Syntax
import Tokens

/// A deprecated token that something still uses.
package enum DeprecatedUse: AuditRule {
  package static let rule = Rule(
    "deprecated-use", .warning, "Something refers to a token that is deprecated.",
    why: "Once the token is removed, whatever refers to it has no value.",
    example: "A token refers to `{color.old}`, which is marked as deprecated.")

  package static let flags = [
    RuleExample(tokens: "color.old: #0066cc deprecated\ncolor.link: {color.old}"),
    RuleExample(tokens: "color.old: #0066cc deprecated", page: "Links take `↓color.old`."),
  ]

  package static let passes = [
    RuleExample(
      tokens: "color.old: #0066cc deprecated\ncolor.new.25: #0077dd",
      page: "## Deprecated colours\n\n| Deprecated | Replacement |\n|---|---|\n| `color.old` | `color.new.25` |"),
    RuleExample(
      tokens: "color.old: #0066cc deprecated\ncolor.older: {color.old} deprecated",
      page: "`color.old` is deprecated; do not use it."),
    RuleExample(tokens: "color.brand: #0066cc\ncolor.link: {color.brand}", page: "Links take `color.brand`."),
  ]

  package static let asksOfEveryPage = true

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    var seen: Set<String> = []
    for theme in system.system.themes.themes {
      for token in theme.tokens.tokens where token.deprecation == nil {
        for reference in token.references {
          guard let target = theme.tokens[reference.target], let deprecation = target.deprecation,
            seen.insert("\(token.path) \(reference.target)").inserted
          else { continue }
          diagnostics.report(
            rule, "\(token.path) refers to \(target.path), which is deprecated", at: reference.span,
            why: deprecation.reason ?? "once it is removed, \(token.path) has no value",
            fix: "refer to the token that takes its place")
        }
      }
    }
  }

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.subject.hasDeprecated else { return }
    // A part on what is deprecated says which names take its place.
    for text in page.texts where !page.isAside(text) {
      for mention in text.mentions where mention.isBraced || text.code.contains(where: { $0 == mention.range }) {
        guard let token = page.subject.names.tokens(mention.path).first?.token, let deprecation = token.deprecation,
          !text.isDenied(around: mention.range), !text.isStruck(mention.range.lowerBound)
        else { continue }
        diagnostics.report(
          rule, "\(token.path) is deprecated",
          at: page.document.file.span(page.document.range(ofPlain: mention.range, in: text.node)),
          why: deprecation.reason ?? "readers go on using what is to be removed",
          fix: "name the token that takes its place, or say that this one is deprecated")
      }
    }
  }
}
