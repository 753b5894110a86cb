extension Rule {
  /// The rules of aliases, JSON Pointers and $extends.
  static let tokenReferences: [Rule] = [
    .aliasCycle, .aliasToGroup, .aliasToRoot, .danglingAlias, .danglingPointer, .extendsCycle, .extendsTooLarge,
    .extendsToken, .indexOutOfRange, .invalidReference, .metadataReference, .misplacedAlias,
  ]

  package static let aliasCycle = Rule(
    "alias-cycle", .error, "References form a cycle.",
    why: "No token of a cycle has a value.",
    example: "The token `a` refers to `{b}`, and `b` refers to `{a}`.")

  package static let aliasToGroup = Rule(
    "alias-to-group", .error, "A reference leads to a group.",
    why: "A group has no value.",
    example: "The reference `{color}` names a group, while `{color.brand}` names a token.")

  package static let aliasToRoot = Rule(
    "alias-to-root", .error, "A reference names a group where it means the group’s $root token.",
    why: "The standard asks for the whole path, and not every tool accepts the short one.",
    example: "Instead of `{color.brand}`, write `{color.brand.$root}`.")

  package static let danglingAlias = Rule(
    "dangling-alias", .error, "A reference names no token.",
    why: "Everything that uses the token would have no value.",
    example: "The reference `{color.brnad}` was probably meant to be `{color.brand}`.")

  package static let danglingPointer = Rule(
    "dangling-pointer", .error, "A JSON Pointer leads nowhere.",
    why: "Everything that uses the token would have no value.",
    example: "The pointer `#/color/brnad/$value` misspells the name of the token.")

  package static let extendsCycle = Rule(
    "extends-cycle", .error, "Groups extend each other, or their own parent, in a cycle.",
    why: "It is unclear what such a group contains.",
    example: "The group `a` extends `{b}`, and `b` extends `{a}`.")

  package static let extendsTooLarge = Rule(
    "extends-too-large", .error, "The use of $extends multiplies the tokens beyond the limit.",
    why: "Larger systems are refused so that no file can exhaust memory.",
    example: "Groups that extend each other in layers double with every layer.")

  package static let extendsToken = Rule(
    "extends-token", .error, "An $extends leads to a token.",
    why: "Only a group can be extended, because a token has nothing to inherit.",
    example: #"In `{"$extends": "{color.brand}"}`, the reference names a token."#)

  package static let indexOutOfRange = Rule(
    "index-out-of-range", .error, "The array index of a JSON Pointer is not an element of the array.",
    why: "Everything that uses the token would have no value.",
    example: "The pointer `#/shadow/$value/2` asks for the third of two shadows.")

  package static let invalidReference = Rule(
    "invalid-reference", .error, "A reference is not written as {path} or as a JSON Pointer.",
    why: "It is unclear what it refers to.",
    example: "The reference `{color.brand` has no closing bracket.")

  package static let metadataReference = Rule(
    "metadata-reference", .error, "A reference leads to metadata such as $type or $description.",
    why: "Metadata is not the value of a token.",
    example: "The pointer `#/color/brand/$type` leads to the type of a token.")

  package static let misplacedAlias = Rule(
    "misplaced-alias", .error, "A reference in curly brackets appears where only a JSON Pointer is allowed.",
    why: "A part of a value that has no token type of its own cannot be an alias.",
    example: ##"In `{"value": "{n}", "unit": "px"}`, the number needs a pointer such as `{"$ref": "#/n/$value"}`."##)
}
