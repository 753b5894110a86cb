extension Rule {
  /// The rules of Markdown documents and their front matter.
  static let markdown: [Rule] = [
    .documentTooLong, .frontMatterNoMap, .frontMatterOpen, .yamlAliases, .yamlDuplicateKey,
    .yamlKey, .yamlSyntax, .yamlTooLarge,
  ]

  package static let documentTooLong = Rule(
    "document-too-long", .error, "A Markdown document is longer than the limit.",
    why: "Everything beyond the limit is missing from the page.",
    example: "A document into which a whole log was pasted can exceed the limit.")

  package static let frontMatterNoMap = Rule(
    "front-matter-no-map", .error, "Front matter is not a list of key: value lines.",
    why: "The page has no title of its own and no settings.",
    example: "Front matter that consists of the single line `Colour` gives no key.")

  package static let frontMatterOpen = Rule(
    "front-matter-open", .error, "Front matter begins but never ends.",
    why: "Its lines are shown as text on the page.",
    example: "A document that begins with `---` and `title: Colour` lacks the closing line `---`.")

  package static let yamlAliases = Rule(
    "yaml-aliases", .error, "A YAML text has more aliases of anchors than the limit.",
    why: "Aliases of aliases multiply, so none of the text is read.",
    example: "A text that repeats `*base` hundreds of times is not read.")

  package static let yamlDuplicateKey = Rule(
    "yaml-duplicate-key", .error, "A key is given twice in one map.",
    why: "The last of the two values counts, and the other is left out.",
    example: "With two lines `title: …`, a page has two titles.")

  package static let yamlKey = Rule(
    "yaml-key", .error, "A key is a list or a map instead of a word.",
    why: "Settings are looked up by name, so its value is never read.",
    example: "In `[a, b]: c`, the key is a list.")

  package static let yamlSyntax = Rule(
    "yaml-syntax", .error, "Front matter or a settings file is not valid YAML.",
    why: "None of it is read.",
    example: "In `title: Colour: a guide`, the value needs quotes because it contains a colon and a space.")

  package static let yamlTooLarge = Rule(
    "yaml-too-large", .error, "A YAML text is longer or nested deeper than the limit.",
    why: "None of it is read.",
    example: "Front matter into which a data set was pasted can exceed the limit.")
}
