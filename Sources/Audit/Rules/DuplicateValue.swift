package import Diagnostics
import Guide
import Tokens

/// Tokens of one group that have the same value, none of them referring to the other.
package enum DuplicateValue: AuditRule {
  package static let rule = Rule(
    "duplicate-value", .note, "Tokens of one group have the same value, and none of them refers to another.",
    why: "When the value changes, one of them is easily forgotten.",
    example: "Both `color.blue` and `color.azure` are #0066cc, written out twice.")

  package static let flags = [RuleExample(tokens: "color.blue: #0066cc\ncolor.azure: #0066cc")]

  package static let passes = [
    RuleExample(tokens: "color.blue: #0066cc\ncolor.azure: {color.blue}"),
    RuleExample(
      tokens: "color.text.primary: #0066cc | #0066cc\ncolor.text.link: #0066cc | #66aaff\nspace.a: 8px\nradius.a: 8px"),
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    let themes = system.system.themes.themes
    var groups: [Key: [Token]] = [:]
    var order: [Key] = []
    for token in themes[0].tokens.tokens where isComparable(token) {
      let own = themes.map { $0.tokens[token.path]?.value }
      let key = Key(group: token.path.parent, values: own)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(token)
    }
    for key in order {
      guard let tokens = groups[key], tokens.count > 1, let first = tokens.first else { continue }
      let names = Sentence.list(tokens.map(\.path.description))
      diagnostics.report(
        rule, "\(names) have the same value", at: first.span, why: "when it changes, one of them is easily forgotten",
        fix: "let one refer to the other: {\(first.path)}",
        related: tokens.dropFirst().prefix(3).map { Diagnostic.Related("\($0.path) is here", at: $0.span) })
    }
  }

  private struct Key: Hashable {
    let group: TokenPath?
    let values: [TokenValue?]
  }

  /// Colours and styles are chosen; that two lengths or times are equal says nothing.
  private static func isComparable(_ token: Token) -> Bool {
    guard token.aliases.isEmpty, token.references.isEmpty, token.deprecation == nil else { return false }
    switch token.value {
    case .color, .shadow, .gradient, .spring, .cubicBezier: return true
    case .dimension, .fontFamily, .fontWeight, .duration, .number, .strokeStyle, .border, .transition, .typography,
      .haptic:
      return false
    }
  }
}
