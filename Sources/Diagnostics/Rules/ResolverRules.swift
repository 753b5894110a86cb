extension Rule {
  /// The rules of resolver files.
  static let resolvers: [Rule] = [
    .emptyModifier, .invalidResolver, .missingFile, .misplacedReference, .referenceCycle,
    .referenceOutsideProject, .remoteReference, .repeatedName, .resolverVersion, .severalResolvers,
    .singleContext, .tooManyThemes, .unknownContext, .unusedSource,
  ]

  package static let emptyModifier = Rule(
    "empty-modifier", .error, "A modifier has no contexts.",
    why: "There is nothing to choose from.",
    example: #"In `{"theme": {"contexts": {}}}`, the modifier offers no theme."#)

  package static let invalidResolver = Rule(
    "invalid-resolver", .error, "A part of a resolver file is missing or of the wrong kind.",
    why: "The themes that depend on it cannot be made.",
    example: "A resolver whose `resolutionOrder` is an object instead of an array cannot be read.")

  package static let missingFile = Rule(
    "missing-file", .error, "A resolver or a theme refers to a file that does not exist.",
    why: "The tokens of that file are missing from every theme that uses it.",
    example: #"The reference `{"$ref": "drak.tokens.json"}` misspells the name of the file."#)

  package static let misplacedReference = Rule(
    "misplaced-reference", .error, "A resolver’s reference leads to something it may not refer to.",
    why: "A source is a set or a file, and an item of resolutionOrder is a set or a modifier.",
    example: ##"An item `{"$ref": "#/resolutionOrder/0"}` refers to another item."##)

  package static let referenceCycle = Rule(
    "reference-cycle", .error, "A resolver’s references lead back to where they began.",
    why: "It is unclear which tokens they stand for.",
    example: "The set `a` has the source `#/sets/b`, and `b` has the source `#/sets/a`.")

  package static let referenceOutsideProject = Rule(
    "reference-outside-project", .error, "A file reference leads out of the project.",
    why: "A resolver reads only files of its own project.",
    example: "The reference `../../../shared.tokens.json` leads out of the project’s folder.")

  package static let remoteReference = Rule(
    "remote-reference", .error, "A file reference is a URL.",
    why: "A build reads nothing from the network.",
    example: "The file at `https://example.org/a.tokens.json` has to be copied into the project.")

  package static let repeatedName = Rule(
    "repeated-name", .error, "Two items of resolutionOrder have the same name.",
    why: "Inputs choose by name, so they could not choose between the two.",
    example: "Two modifiers that are both named `theme` cannot be told apart.")

  package static let resolverVersion = Rule(
    "resolver-version", .error, "A resolver’s version is missing or unknown.",
    why: "Without it no tool knows how to read the file.",
    example: #"The version of the format is written `"version": "2025.10"`."#)

  package static let severalResolvers = Rule(
    "several-resolvers", .warning, "A system has more than one resolver file.",
    why: "Only the first of them determines which themes there are.",
    example: "A folder with both `a.resolver.json` and `b.resolver.json` has one too many.")

  package static let singleContext = Rule(
    "single-context", .warning, "A modifier has only one context.",
    why: "A modifier without a choice is just a set.",
    example: #"In `{"theme": {"contexts": {"light": []}}}`, there is nothing to choose."#)

  package static let tooManyThemes = Rule(
    "too-many-themes", .warning, "A resolver has more permutations than the limit.",
    why:
      "Each permutation is a whole set of tokens, so only the default theme and those one choice away from it are made.",
    example: "Six modifiers with four contexts each have 4,096 permutations.")

  package static let unknownContext = Rule(
    "unknown-context", .error, "A modifier has no context of this name.",
    why: "The choice has no effect.",
    example: #"The default `"default": "drak"` misspells the context dark."#)

  package static let unusedSource = Rule(
    "unused-source", .warning, "A set, modifier or file is never used.",
    why: "Its tokens are in no theme.",
    example: "A file `old.tokens.json` that no set refers to is never read.")
}
