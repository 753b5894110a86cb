extension Rule {
  /// The rules of a project's own templates.
  static let templates: [Rule] = [
    .invalidTemplate, .templateCycle, .templateTooDeep, .templateTooLarge, .unknownTemplateName,
  ]

  package static let invalidTemplate = Rule(
    "invalid-template", .error, "A template cannot be read.",
    why: "The default template is used in its place.",
    example: "In `{{#navigation}}…`, the section is never closed.")

  package static let templateCycle = Rule(
    "template-cycle", .error, "A template contains itself.",
    why: "A page made from it would never end.",
    example: "A template `header` that contains `{{> header}}` contains itself.")

  package static let templateTooDeep = Rule(
    "template-too-deep", .error, "Templates, blocks and sections are nested deeper than the limit.",
    why: "The template at fault is left out.",
    example: "A chain of a hundred templates that each contain the next is too deep.")

  package static let templateTooLarge = Rule(
    "template-too-large", .error, "Templates make a page larger than the limit.",
    why: "The template at fault is left out.",
    example: "Ten templates that each contain the next one ten times make a page of billions of parts.")

  package static let unknownTemplateName = Rule(
    "unknown-template-name", .error, "A template names a slot that layouts do not have.",
    why: "Nothing would be printed for it, so the default template is used in its place.",
    example: "The tag `{{naviagtion}}` misspells the slot navigation.")
}
