import Diagnostics
import Files
import Guide
import Printing
import Statements
import TokenAudit
import Tokens
import Wording

/// Values of which the description of their token says itself that they leave a rule on purpose.
enum DeclaredDeviation {
  /// The rules that ask of a token what its author may have decided against.
  private static let rules: [Rule] = [
    LowContrast.rule, ComponentContrast.rule, OffGrid.rule, SmallType.rule, DuplicateValue.rule,
  ]

  /// The findings without those that a description answers.
  static func dropped(from found: Diagnostics, of system: DesignSystem) -> Diagnostics {
    let asked = Set(found.all.filter { rules.contains($0.rule) }.compactMap { $0.span.map(Place.init) })
    if asked.isEmpty { return found }
    var meant: Set<Place> = []
    for theme in system.themes.themes {
      for token in theme.tokens.tokens {
        guard let description = token.description else { continue }
        let places = [Place(token.span), Place(token.valueSpan)].filter(asked.contains)
        if !places.isEmpty, isReason(description) { meant.formUnion(places) }
      }
    }
    if meant.isEmpty { return found }
    return found.keeping { finding in
      !rules.contains(finding.rule) || finding.span.map { !meant.contains(Place($0)) } ?? true
    }
  }

  private struct Place: Hashable {
    private let file: ObjectIdentifier
    private let start: Int

    init(_ span: Span) { (file, start) = (ObjectIdentifier(span.file), span.range.start) }
  }

  /// Whether a description says that a value is as it is on purpose, or is for nothing that a rule asks about.
  static func isReason(_ description: String) -> Bool {
    let text = " " + NameWords(description).words.joined(separator: " ") + " "
    return phrases.areAny(in: Array(text.utf8)[...])
  }

  private static let phrases = Phrases(words.map { " " + $0 + " " })
  private static let words = [
    "on purpose", "purposely", "intentional", "intentionally", "deliberate", "deliberately", "by design", "decorative",
    "not for text", "never for text", "not text", "non text", "lg text only", "only for lg text", "large text only",
    "only for large text", "absichtlich", "intencional", "intentionnel",
  ]
}
