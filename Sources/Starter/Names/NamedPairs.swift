import Colorimetry
import TokenValues
package import Tokens

/// Which colours are read on which others, as far as names say it.
package struct NamedPairs {
  /// What is called `on` a colour, or stands behind its name: `on-primary` and `primary`.
  package let made: [(text: TokenPath, surface: TokenPath)]
  /// What is called nothing but text, on what is called nothing but a surface.
  package let usual: [(text: TokenPath, surface: TokenPath)]

  package init(of themes: TokenThemes) {
    let roles = ColourRoles(TokenStock(themes))
    let called = roles.pairs.flatMap { ground, texts in
      texts.filter { !Self.isLeft($0) }.map { (text: $0.path, surface: ground.path) }
    }
    let colours = themes.default.tokens.tokens.filter { $0.type == .color && !Self.isLeft($0) }
    made = called + CorrespondingNames.pairs(among: colours)
    usual = roles.texts.prefix(Self.mostTexts).flatMap { text in
      roles.surfaces.prefix(Self.mostSurfaces).filter { ColourRoles.areSeenTogether(text, $0) }.map {
        (text: text.path, surface: $0.path)
      }
    }
  }

  private static let mostTexts = 10
  private static let mostSurfaces = 6

  /// Whether a text need not be read: of what is disabled nothing is asked.
  private static func isLeft(_ text: Token) -> Bool {
    text.path.segments.flatMap { NameParts.words(of: $0) }.contains { ["disabled", "inactive"].contains($0) }
  }
}
