extension Rule {
  /// The rules of settings files and of the settings of a page.
  static let settings: [Rule] = [
    .invalidSettings, .unknownKind, .unknownSetting, .unknownSpringEngine, .unknownSystem, .unmatchedPattern,
    .unreadableHistory,
  ]

  package static let invalidSettings = Rule(
    "invalid-settings", .error, "A setting has a value of the wrong kind.",
    why: "The setting has no effect.",
    example: "In `order: first`, the value has to be a whole number.")

  package static let unknownKind = Rule(
    "unknown-kind", .error, "A page or a folder of pages has an unknown kind.",
    why: "The setting has no effect.",
    example: "In `kind: componnet`, the kind is misspelt.")

  package static let unknownSetting = Rule(
    "unknown-setting", .warning, "A setting is unknown.",
    why: "Nothing reads it, so what it was meant to change stays as it is.",
    example: "In `titel: Colour`, the setting is misspelt.")

  package static let unknownSpringEngine = Rule(
    "unknown-spring-engine", .error, "The settings name an unknown spring engine.",
    why: "The engine provides what a spring leaves out, so springs may be drawn wrong.",
    example: "In `spring-engine: swiftiu`, the engine is misspelt.")

  package static let unknownSystem = Rule(
    "unknown-system", .error, "The guide lists a system that has no folder.",
    why: "The guide would refer to a system that does not exist.",
    example: "With `systems: [acme]`, there has to be a folder `content/acme`.")

  package static let unmatchedPattern = Rule(
    "unmatched-pattern", .warning, "A pattern in the settings matches no token.",
    why: "The site leaves out the colours that the pattern was meant to match.",
    example: "The pattern `colour.*` matches nothing where the group is named `color`.")

  package static let unreadableHistory = Rule(
    "unreadable-history", .warning, "The changes over time cannot be read.",
    why: "The site lacks the pages of changes that the settings ask for.",
    example: "With `changes: true`, the guide has to be in a git repository.")
}
