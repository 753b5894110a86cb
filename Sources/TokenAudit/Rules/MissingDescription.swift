import Claims
package import Diagnostics
import Guide
package import Statements
import Tokens

/// Tokens without a description in a system that describes its tokens.
package enum MissingDescription: AuditRule {
  package static let rule = Rule(
    "missing-description", .note, "Of a group of described tokens, a few are not.",
    why: "People who look for the token to use cannot tell what the others are for.",
    example: "Of nine colours, `text.muted` alone has no `$description`.")

  private static let described = (1...4).map { "color.c\($0): #00000\($0) \"For \($0)\"" }.joined(separator: "\n")

  package static let flags = [
    RuleExample(tokens: described + "\ncolor.veil: #222222")
  ]

  package static let passes = [
    // A step says itself what it is.
    RuleExample(tokens: described + "\ncolor.500: #222222"),
    // Where many are not, that is how the group is written.
    RuleExample(tokens: described + "\ncolor.veil: #222222\ncolor.line: #333333"),
    RuleExample(tokens: "color.ink: #111111 \"For text\"\ncolor.link: #0066cc \"For links\""),
    RuleExample(tokens: "color.ink: #111111\ncolor.link: #0066cc"),
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    var groups: [TokenPath: (described: Int, bare: [Token])] = [:]
    var order: [TokenPath] = []
    for token in system.system.tokens.tokens {
      guard let group = token.path.parent else { continue }
      if groups[group] == nil { order.append(group) }
      if token.isStep { continue }
      if token.description == nil, token.aliases.isEmpty {
        groups[group, default: (0, [])].bare.append(token)
      } else {
        groups[group, default: (0, [])].described += token.description == nil ? 0 : 1
      }
    }
    for group in order {
      guard let (described, bare) = groups[group], let first = bare.first, described > bare.count * fewest else {
        continue
      }
      let names = Sentence.list(bare.map(\.path.description))
      diagnostics.report(
        rule,
        "\(names) \(word: bare.count == 1 ? "has" : "have") no description, unlike \(described) beside \(word: bare.count == 1 ? "it" : "them")",
        at: first.span, why: "people cannot tell what to use it for", fix: "add `$description`")
    }
  }
  /// More described ones than so many stand beside each that is forgotten.
  private static let fewest = 2
}
