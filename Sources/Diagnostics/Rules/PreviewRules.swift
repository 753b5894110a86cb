extension Rule {
  /// The rules of the HTML of previews, states and redlines.
  static let previews: [Rule] = [
    .invalidAttribute, .mismatchedTag, .misplacedElement, .missingSeparator, .previewLimit, .previewSyntax,
    .unclosedElement, .undrawableMeasure, .unknownAttribute, .unknownClass, .unknownElement,
    .unknownPlaceholder, .unnamedControl,
  ]

  package static let invalidAttribute = Rule(
    "invalid-attribute", .error,
    "An attribute is given twice, is not allowed on its element or has a value that is not allowed.",
    why: "The attribute would have no effect, or a different one from the one intended.",
    example: ##"In `<div href="#">`, only a link can have the attribute."##)

  package static let mismatchedTag = Rule(
    "mismatched-tag", .error, "An end tag closes no element.",
    why: "Browsers guess what was meant, each in its own way.",
    example: "In `<p>Text</div>`, no div is open.")

  package static let misplacedElement = Rule(
    "misplaced-element", .error, "An element is not allowed in the element that contains it.",
    why: "Browsers would move it to another place.",
    example: "In `<p><div></div></p>`, a paragraph cannot contain a div.")

  package static let missingSeparator = Rule(
    "missing-separator", .error, "A states block has no line --- between its names and its HTML.",
    why: "Without it there is no HTML to draw.",
    example: "After `states: rest, hover`, a line `---` has to come before the HTML.")

  package static let previewLimit = Rule(
    "preview-limit", .error, "A preview is larger or nested deeper than the limit.",
    why: "A figure of that size would slow the page down.",
    example: "A preview should show one component, not a whole page of them.")

  package static let previewSyntax = Rule(
    "preview-syntax", .error, "The HTML of a preview is not written correctly.",
    why: "Browsers disagree about what it means.",
    example: "In `a < b`, the character has to be written `&lt;`.")

  package static let unclosedElement = Rule(
    "unclosed-element", .error, "An element is never closed.",
    why: "What follows it would become part of it.",
    example: "In `<p>Text`, the end tag `</p>` is missing.")

  package static let undrawableMeasure = Rule(
    "undrawable-measure", .warning, "A measure is too large to be drawn, or negative.",
    why: "The drawing leaves it out.",
    example: "The line `width: 99999px` is wider than any drawing.")

  package static let unknownAttribute = Rule(
    "unknown-attribute", .error, "An attribute is not allowed in a preview.",
    why: "Only HTML that cannot load anything, run code or leave its figure is allowed.",
    example: #"In `<p onclick="run()">`, the attribute would run a script."#)

  package static let unknownClass = Rule(
    "unknown-class", .warning, "A class has no rule in the page’s stylesheet.",
    why: "The preview lacks the style that the class should give it.",
    example: #"In `<button class="primray">`, the class is misspelt."#)

  package static let unknownElement = Rule(
    "unknown-element", .error, "An element is not allowed in a preview.",
    why: "Only HTML that cannot load anything, run code or leave its figure is allowed.",
    example: "The element `<script>` would run a script.")

  package static let unknownPlaceholder = Rule(
    "unknown-placeholder", .error, "A name in curly brackets is not a placeholder of its block.",
    why: "It would be shown as it is.",
    example: "In a states block, `{vairant}` is shown as it is.")

  package static let unnamedControl = Rule(
    "unnamed-control", .warning, "A control has no accessible name.",
    why: "Screen readers announce the control without saying what it does.",
    example: "The element `<button></button>` needs text or an aria-label.")
}
