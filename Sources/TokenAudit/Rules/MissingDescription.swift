import Claims
package import Diagnostics
import Guide
package import Statements
import Tokens

/// Tokens without a description in a system that describes its tokens.
package enum MissingDescription: AuditRule {
  package static let rule = Rule(
    "missing-description", .note, "Some tokens of a group are described, and others are not.",
    why: "People who look for the token to use cannot tell what the others are for.",
    example: "Of the colours `text.primary` and `text.muted`, only the first has a `$description`.")

  package static let flags = [
    RuleExample(tokens: "color.ink: #111111 \"For text\"\ncolor.link: #0066cc \"For links\"\ncolor.veil: #222222")
  ]

  package static let passes = [
    RuleExample(tokens: "color.ink: #111111 \"For text\"\ncolor.link: #0066cc \"For links\""),
    RuleExample(tokens: "color.ink: #111111\ncolor.link: #0066cc"),
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    var groups: [TokenPath: (described: Int, bare: [Token])] = [:]
    var order: [TokenPath] = []
    for token in system.system.tokens.tokens {
      guard let group = token.path.parent else { continue }
      if groups[group] == nil { order.append(group) }
      if token.description == nil, token.aliases.isEmpty {
        groups[group, default: (0, [])].bare.append(token)
      } else {
        groups[group, default: (0, [])].described += token.description == nil ? 0 : 1
      }
    }
    for group in order {
      // Where nothing is described, that is how the system is written.
      guard let (described, bare) = groups[group], let first = bare.first, described > bare.count else { continue }
      let names = Sentence.list(bare.map(\.path.description))
      diagnostics.report(
        rule,
        "\(names) \(word: bare.count == 1 ? "has" : "have") no description, unlike \(described) beside \(word: bare.count == 1 ? "it" : "them")",
        at: first.span, why: "people cannot tell what to use it for", fix: "add `$description`")
    }
  }
}
