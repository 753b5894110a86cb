import TokenValues
import Tokens

extension SystemSettings {
  /// Derives the roles of tokens from their names, where no settings say them: surfaces, text, the brand's colour and the
  /// type of the sample.
  mutating func takeRoles(from tokens: TokenSet) {
    guard let group = ["colors", "colours", "color", "colour"].first(where: { tokens.group(TokenPath($0)) != nil })
    else { return }
    hasRolesByName = true
    func named(_ names: [String]) -> [TokenPath] {
      names.map { TokenPath("\(group).\($0)") }.filter { tokens[$0]?.type == .color }
    }
    brand = named(["primary", "brand", "accent"]).first
    surfaces = named(["canvas", "background", "bg", "surface", "paper"]).prefix(2).map { TokenGlob($0.description) }
    text = named(["ink", "text", "on-background", "on-surface", "foreground", "fg"]).prefix(1).map {
      TokenGlob($0.description)
    }
    specimenType = tokens.tokens.first { $0.type == .typography && $0.aliases.isEmpty }?.path
  }
}
