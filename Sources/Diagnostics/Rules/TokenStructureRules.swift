extension Rule {
  /// The rules of tokens, groups and their properties.
  static let tokenStructure: [Rule] = [
    .foreignDialect, .incompleteToken, .invalidName, .invalidProperty, .legacySyntax, .modesInExtensions, .notAGroup,
    .pathTooLong, .repeatedToken, .themesByName, .tokenAndGroup, .unknownKey, .valueAndReference,
  ]

  package static let foreignDialect = Rule(
    "foreign-dialect", .note, "A token file is written as another tool, or a draft of the standard, has it.",
    why: "It is read, but tools that follow the standard know only the standard’s own form.",
    example: ##"A file of Tokens Studio has `{"value": "4", "type": "borderRadius"}`."##)

  package static let incompleteToken = Rule(
    "incomplete-token", .warning, "An object with a type but without a value looks like an unfinished token.",
    why: "Without a value it is an empty group, and nothing can use it.",
    example: #"The object `{"$type": "color"}` lacks its `$value`."#)

  package static let invalidName = Rule(
    "invalid-name", .error, "A name begins with $, is empty, or contains a dot or a curly bracket.",
    why: "References are written `{group.name}`, so such a name could not be referred to.",
    example: "The name `1.5` has to be written as `1-5`.")

  package static let invalidProperty = Rule(
    "invalid-property", .error, "A property such as $description or $deprecated has a value of the wrong kind.",
    why: "The property is ignored until its value is of the kind the standard requires.",
    example: #"In `"$description": 12`, the description has to be a string."#)

  package static let legacySyntax = Rule(
    "legacy-syntax", .error, "Tokens are written with value and type instead of $value and $type.",
    why: "The standard’s properties begin with a dollar sign, so that names can be anything else.",
    example: ##"Instead of `{"value": "#fff"}`, write `{"$value": "#fff"}`."##)

  package static let modesInExtensions = Rule(
    "modes-in-extensions", .note, "Modes are kept in $extensions instead of a resolver file.",
    why: "Other tools know modes only as contexts of a modifier.",
    example: #"A token with `{"$extensions": {"mode": {"dark": …}}}` keeps its dark value where few tools look."#)

  package static let notAGroup = Rule(
    "not-a-group", .error, "A member of a group is neither a token nor a group.",
    why: "A token file consists of groups and tokens, and anything else is not read.",
    example: #"In `{"space": 8}`, the number is neither a token nor a group."#)

  package static let pathTooLong = Rule(
    "path-too-long", .error, "A token’s path is longer than the limit.",
    why: "Longer paths are refused so that no file can exhaust memory.",
    example: "Groups of long names nested a hundred deep can exceed the limit.")

  package static let repeatedToken = Rule(
    "repeated-token", .warning, "Files that are read together declare the same token.",
    why: "Only the later declaration counts, and nobody may notice that the other is lost.",
    example: "Both `base.tokens.json` and `brand.tokens.json` declare `color.paper`.")

  package static let themesByName = Rule(
    "themes-by-name", .note, "Files are taken for two themes because their names say so.",
    why: "Other tools need a resolver file to know it.",
    example: "Both `light.json` and `dark.json` declare `color.paper`, and no resolver names them.")

  package static let tokenAndGroup = Rule(
    "token-and-group", .error, "An object is a token and a group at once.",
    why: "An object with a $value cannot contain tokens or groups.",
    example: #"In `{"$value": 8, "small": {"$value": 4}}`, the token contains another."#)

  package static let unknownKey = Rule(
    "unknown-key", .error, "A property is not one the standard defines for its place.",
    why: "Other tools ignore it or refuse the file.",
    example: #"In `{"$descripton": "x"}`, the property is misspelt."#)

  package static let valueAndReference = Rule(
    "value-and-reference", .error, "A token or group has two properties that exclude each other.",
    why: "It is unclear which of them counts.",
    example: ##"In `{"$value": 8, "$ref": "#/a/$value"}`, the token has two values."##)
}
