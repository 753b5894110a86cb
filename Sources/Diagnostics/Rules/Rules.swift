extension Rule {
  /// Every rule, area by area.
  package static let all: [Rule] = [
    files, json, tokenStructure, tokenValues, tokenReferences, designDocuments, resolvers, markdown, settings, pages,
    links, blocks, previews, stylesheets, templates, silences,
  ].flatMap(\.self)
}
