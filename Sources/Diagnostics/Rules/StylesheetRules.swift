extension Rule {
  /// The rules of the stylesheets of previews.
  static let stylesheets: [Rule] = [
    .hardCodedValue, .stylesheetLimit, .stylesheetSyntax, .unsupportedProperty, .unsupportedRule,
    .unsupportedSelector, .unsupportedValue,
  ]

  package static let hardCodedValue = Rule(
    "hard-coded-value", .warning, "A declaration has a fixed value instead of a token.",
    why: "The preview would stay as it is when the system changes.",
    example: "Instead of `color: #d00`, write `color: var(--color-brand)`.")

  package static let stylesheetLimit = Rule(
    "stylesheet-limit", .error, "A stylesheet is larger than the limit.",
    why: "Every figure that uses it would carry it along.",
    example: "A stylesheet of a whole framework exceeds the limit.")

  package static let stylesheetSyntax = Rule(
    "stylesheet-syntax", .error, "A stylesheet is not written correctly.",
    why: "The part at fault is left out of the preview.",
    example: "In `.a { color }`, the declaration has no value.")

  package static let unsupportedProperty = Rule(
    "unsupported-property", .error, "A property is not allowed in a preview’s stylesheet.",
    why: "It is left out, so that a preview stays within its figure.",
    example: "The declaration `position: fixed` would leave the figure.")

  package static let unsupportedRule = Rule(
    "unsupported-rule", .error, "A rule is not allowed in a preview’s stylesheet.",
    why: "It is left out, because themes and states are drawn by the block.",
    example: "The rule `@media (prefers-color-scheme: dark)` is left out.")

  package static let unsupportedSelector = Rule(
    "unsupported-selector", .error, "A selector consists of more than classes.",
    why: "It is left out, because previews are styled by class only.",
    example: "Instead of `div > p`, write a class such as `.text`.")

  package static let unsupportedValue = Rule(
    "unsupported-value", .error, "A value is not allowed in a preview’s stylesheet.",
    why: "Its declaration is left out, so that a preview loads nothing.",
    example: "The value `url(a.png)` would load a file.")
}
