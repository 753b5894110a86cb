import Colorimetry
import Guide
import Plates
import Tokens

/// Finds what a change does to the contrast of the texts and surfaces that a system's settings list.
enum ContrastCrossings {
  /// The pairs of text and surface whose level is another, by the token behind it.
  ///
  /// - Parameter roots: the tokens behind a change of a token; none if its value is the same.
  static func all(
    in history: TokenHistory, roots: (TokenPath) -> Set<TokenPath>
  ) -> [TokenPath: [ContrastCrossing]] {
    var found: [TokenPath: [ContrastCrossing]] = [:]
    let settings = history.head.system.settings
    for theme in history.themes {
      let surfaces = paths(settings.surfaces, in: theme, of: history)
      let texts = paths(settings.text, in: theme, of: history)
      for text in texts {
        for surface in surfaces {
          let roots = roots(text).union(roots(surface))
          guard !roots.isEmpty, let crossing = crossing(text, surface, in: theme, of: history) else { continue }
          for root in roots { found[root, default: []].append(crossing) }
        }
      }
    }
    return found
  }

  /// The tokens that some patterns match in both versions of a theme.
  private static func paths(
    _ globs: [TokenGlob], in theme: ThemePair, of history: TokenHistory
  ) -> [TokenPath] {
    var seen: Set<TokenPath> = []
    return globs.flatMap { theme.head.tokens.matching($0) }.map(\.path).filter { path in
      seen.insert(path).inserted && theme.base.tokens[history.formerName(of: path)] != nil
    }
  }

  private static func crossing(
    _ text: TokenPath, _ surface: TokenPath, in theme: ThemePair, of history: TokenHistory
  ) -> ContrastCrossing? {
    let texts = history.tokens(text, in: theme)
    let surfaces = history.tokens(surface, in: theme)
    guard let oldText = texts.old?.value.color, let newText = texts.new?.value.color,
      let oldSurface = surfaces.old?.value.color, let newSurface = surfaces.new?.value.color
    else { return nil }
    let (oldGround, newGround) = (oldSurface.composited(over: .white), newSurface.composited(over: .white))
    let before = Contrast.wcag(foreground: oldText, background: oldGround)
    let after = Contrast.wcag(foreground: newText, background: newGround)
    guard Contrast.level(before) != Contrast.level(after) else { return nil }
    return ContrastCrossing(
      text: text, surface: surface, theme: theme.name, before: before, after: after,
      beforeColors: (oldText.composited(over: oldGround), oldGround),
      afterColors: (newText.composited(over: newGround), newGround))
  }
}

extension ContrastCrossing {
  /// Whether text that could be read at AA no longer can: at 4.5, or for large text at 3.
  package var isBlocking: Bool { isLoss && (before >= 4.5 && after < 4.5 || before >= 3 && after < 3) }

  /// The floor that it falls below.
  var floor: String { after < 3 ? "3, AA for large text" : "4.5, AA" }
}
