extension Rule {
  /// The rules of tokens in the front matter of a document.
  static let designDocuments: [Rule] = [
    .textProperty, .unitlessLength, .unknownReference, .unquotedColor, .unreadKey, .unreadValue,
  ]

  package static let textProperty = Rule(
    "text-property", .note, "A property of a component, or of a type style, is not drawn.",
    why: "The drawing lacks what the property says.",
    example: "In `textTransform: uppercase`, the property is none that a type style has.")

  package static let unitlessLength = Rule(
    "unitless-length", .note, "A length or a time in front matter has no unit.",
    why: "It is taken for pixels, or for milliseconds.",
    example: "Instead of `md: 16`, write `md: 16px`.")

  package static let unknownReference = Rule(
    "unknown-reference", .warning, "A reference in running text names no token.",
    why: "Readers see a name and no value.",
    example: "In `{colors.primry}`, the name is misspelt.")

  package static let unquotedColor = Rule(
    "unquoted-color", .warning, "A colour in YAML has no quotes.",
    why: "In YAML, a number sign after a space begins a comment, so other tools find no colour there.",
    example: "Instead of `ink: #1a1c1e`, write `ink: \"#1a1c1e\"`.")

  package static let unreadKey = Rule(
    "unread-key", .note, "A key of a design document’s front matter holds neither tokens nor settings.",
    why: "Nothing reads it.",
    example: "In `voice: warm`, there is nothing to draw.")

  package static let unreadValue = Rule(
    "unread-value", .warning, "A value in front matter cannot be read.",
    why: "What cannot be read is neither drawn nor checked.",
    example: "In `sm: small`, a group of lengths holds a word.")
}
