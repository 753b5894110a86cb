extension Rule {
  /// Every rule by its area, with the area's title.
  package static let areas: [(title: String, rules: [Rule])] = [
    ("Files", files), ("JSON", json), ("Structure of token files", tokenStructure), ("Values of tokens", tokenValues),
    ("References between tokens", tokenReferences), ("Design documents", designDocuments), ("Resolvers", resolvers),
    ("Markdown and YAML", markdown), ("Settings", settings), ("Pages and their addresses", pages), ("Links", links),
    ("Blocks", blocks), ("HTML of previews", previews), ("Stylesheets of previews", stylesheets),
    ("Templates", templates), ("Allowing faults", silences),
  ]

  /// Every rule, area by area.
  package static let all: [Rule] = areas.flatMap(\.rules)
}
