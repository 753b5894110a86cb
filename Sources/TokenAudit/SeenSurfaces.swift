import Colorimetry
import Guide
import Statements
import TokenValues
import Tokens
import Wording

/// A token of a colour, with its value in one theme.
typealias SeenColor = (token: Token, color: Color)

/// The opaque surfaces of one theme, and which of them a text is seen on.
struct SeenSurfaces {
  private let surfaces: [Surface]
  private let theme: Theme
  private let hasRolesByName: Bool

  private struct Surface {
    let seen: SeenColor
    let words: Set<String>
    /// The group of its theme, where groups are themes.
    let group: TokenPath?
    let isColourful: Bool
    /// Whether it is dark, and there is text for dark surfaces that can be read on it.
    let hasTextForDark: Bool
  }

  init(in theme: Theme, _ settings: SystemSettings) {
    self.theme = theme
    hasRolesByName = settings.hasRolesByName
    let colors = Self.colors(settings.surfaces, theme).filter { $0.color.opacity == 1 }
    let isAnyDark = hasRolesByName && colors.contains { $0.color.luminance < Self.mostDark }
    let forDark = isAnyDark ? Self.textsForDark(in: theme) : []
    surfaces = colors.map { seen in
      let channels = AuditedSystem.NamedColor.channels(seen.color)
      return Surface(
        seen: seen, words: Set(NameWords(seen.token.path.description).words),
        group: ThemeGroup.around(seen.token.path, in: theme.tokens),
        isColourful: (channels.max() ?? 0) - (channels.min() ?? 0) > Self.leastColourful,
        hasTextForDark: seen.color.luminance < Self.mostDark
          && forDark.contains { Contrast.wcag($0, seen.color) >= Contrast.leastOfText })
    }
  }

  /// The tokens that some patterns match, with their colours.
  static func colors(_ globs: [TokenGlob], _ theme: Theme) -> [SeenColor] {
    theme.tokens.tokens.compactMap { token in
      guard case .color(let color) = token.value, !token.isNotGiven, globs.contains(where: { $0.matches(token.path) })
      else { return nil }
      return (token, color)
    }
  }

  /// The surfaces that a text stands on: both are of one theme, and where only their names say what they are, the
  /// surface is not one for other text.
  func under(_ text: SeenColor) -> [SeenColor] {
    let words = Set(NameWords(text.token.path.description).words)
    let group = ThemeGroup.around(text.token.path, in: theme.tokens)
    return surfaces.filter { surface in
      surface.group == group && Self.ownTexts.isDisjoint(with: surface.words)
        && !(hasRolesByName
          && (!Self.veils.isDisjoint(with: surface.words) || Self.isFill(surface, besides: words)
            || Self.isForOthers(surface, than: text.color)))
    }.map(\.seen)
  }

  /// Words for what dims everything behind a dialog: no text is set on it, and how much is seen through it is often set
  /// elsewhere.
  static let veils: Set<String> = ["scrim", "overlay", "backdrop", "veil"]

  /// Words in the names of surfaces that have text of their own, which is called as they are.
  private static let ownTexts: Set<String> = ["knockout", "inverse", "inverted"]

  /// Whether a surface is a colour of its own, called as the fill of a button or a message is: the text on it is another
  /// than that of pages.
  private static func isFill(_ surface: Surface, besides text: Set<String>) -> Bool {
    let own = fills.intersection(surface.words)
    return !own.isEmpty && own.isDisjoint(with: text) && surface.isColourful
  }

  private static let fills: Set<String> = [
    "primary", "brand", "accent", "action", "danger", "error", "critical", "negative", "success", "positive", "warning",
    "info", "cta",
  ]
  /// Of 255.
  private static let leastColourful = 60

  /// Whether a surface has text of its own, by the names of the tokens alone: the system's text could hardly be told from
  /// it, or there is text for dark surfaces that can be read on it.
  private static func isForOthers(_ surface: Surface, than text: Color) -> Bool {
    surface.hasTextForDark
      || Contrast.wcag(foreground: text, background: surface.seen.color) < LowContrast.leastMeant
  }

  /// The text for dark surfaces, by its name: `text-on-dark`, `text-inverse`.
  private static func textsForDark(in theme: Theme) -> [Color] {
    theme.tokens.tokens.compactMap { token in
      guard case .color(let color) = token.value, color.opacity == 1 else { return nil }
      let words = NameWords(token.path.name).words
      let isForDark =
        words.contains("inverse") || words.contains("inverted") || words.contains("on") && words.contains("dark")
      return isForDark ? color : nil
    }
  }

  /// The luminance at which black and white have the same contrast.
  private static let mostDark = 0.179
}
