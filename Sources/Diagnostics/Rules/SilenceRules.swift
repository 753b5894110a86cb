extension Rule {
  /// The rules of settings and comments that are about rules.
  static let silences: [Rule] = [.invalidSilence, .unknownRule, .unusedSilence]

  package static let invalidSilence = Rule(
    "invalid-silence", .warning, "A comment that is meant to allow a fault gives no reason.",
    why: "It allows nothing, since the next reader could not know whether it is still right.",
    example:
      "Instead of `<!-- specimen-allow placeholder -->`, write `<!-- specimen-allow placeholder: the source has none -->`."
  )

  package static let unknownRule = Rule(
    "unknown-rule", .warning, "Settings or a comment name a rule that does not exist.",
    why: "They change nothing.",
    example: "In `rules: { placeholdr: off }`, the rule is misspelt.")

  package static let unusedSilence = Rule(
    "unused-silence", .warning, "A comment allows a fault that is not there.",
    why: "It would hide the fault if it came back.",
    example: "A `<!-- specimen-allow placeholder: … -->` stands above a paragraph without a placeholder.")
}
