import TokenValues
import Tokens

extension SystemSettings {
  /// Derives the roles of tokens from their names, where no settings say them: surfaces, text, the brand's colour and the
  /// type of the sample.
  mutating func takeRoles(from tokens: TokenSet) {
    let group = ["colors", "colours", "color", "colour"].first { tokens.group(TokenPath($0)) != nil }
    func named(_ names: [String]) -> [TokenPath] {
      names.map { name in TokenPath(group.map { "\($0).\(name)" } ?? name) }.filter { tokens[$0]?.type == .color }
    }
    let grounds = ["canvas", "background", "bg", "surface", "surfaces", "paper"]
    surfaces = named(grounds).prefix(2).map { TokenGlob($0.description) }
    if surfaces.isEmpty {
      let steps = ["base", "default", "page", "canvas", "app", "primary"]
      let inGroups = grounds.flatMap { ground in steps.map { "\(ground).\($0)" } }
      surfaces = named(inGroups).prefix(1).map { TokenGlob($0.description) }
    }
    hasRolesByName = group != nil || !surfaces.isEmpty
    guard group != nil else { return }
    brand = named(["primary", "brand", "accent"]).first
    text = named(["ink", "text", "on-background", "on-surface", "foreground", "fg"]).prefix(1).map {
      TokenGlob($0.description)
    }
    specimenType = tokens.tokens.first { $0.type == .typography && $0.aliases.isEmpty }?.path
  }
}
