import Colorimetry
import Differences
import Guide
import Plates
import Starter
import TokenValues
import Tokens

/// What translucent colours of one version lie on, theme by theme.
struct ThemeGrounds {
  private let modes: NamedModes
  /// By the names of themes, for colours whose names tell no theme and for those whose names do.
  private let plain: [String: KnownGround]
  private let moded: [NamedModes.Mode: [String: KnownGround]]

  init(_ system: DesignSystem, _ paths: [TokenPath], colors: [TokenPath]) {
    modes = NamedModes(paths)
    let named = NamedGrounds(colors, modes)
    func grounds(_ mode: NamedModes.Mode?) -> [String: KnownGround] {
      let paths = named.paths(for: mode)
      return system.themes.themes.reduce(into: [:]) { found, theme in
        found[theme.name] = (mode == nil ? Self.stated(by: system, in: theme) : nil) ?? Self.first(of: paths, in: theme)
      }
    }
    plain = grounds(nil)
    moded = [.light: grounds(.light), .dark: grounds(.dark)]
  }

  /// The first opaque surface that a system's settings list.
  private static func stated(by system: DesignSystem, in theme: Theme) -> KnownGround? {
    for token in system.settings.surfaces.lazy.flatMap(theme.tokens.matching) {
      guard let color = token.value.color, !color.isTranslucent else { continue }
      return system.settings.hasRolesByName ? ground(of: token, color) : KnownGround(color)
    }
    return nil
  }

  private static func first(of paths: [TokenPath], in theme: Theme) -> KnownGround? {
    for path in paths {
      if let token = theme.tokens[path], let color = token.value.color, !color.isTranslucent, !token.isNotGiven {
        return ground(of: token, color)
      }
    }
    return nil
  }

  private static func ground(of token: Token, _ color: Color) -> KnownGround {
    KnownGround(color, name: "\(token.path) \(color.hex)")
  }

  /// What a system says that something lies on in a theme, by its settings or by names; nil where it says nothing.
  func known(under path: TokenPath, in theme: Theme) -> KnownGround? {
    guard let mode = modes.mode(of: path) else { return plain[theme.name] }
    return moded[mode]?[theme.name]
  }

  /// What is taken to be there then, by the name of the token or of the theme.
  func guess(under path: TokenPath, in theme: Theme) -> Color? {
    if let mode = modes.mode(of: path) { return mode == .dark ? .black : .white }
    let words = Set(theme.name.lowercased().split { !$0.isLetter }.map(String.init))
    let isDark = !words.isDisjoint(with: ["dark", "night", "black"])
    let isLight = !words.isDisjoint(with: ["light", "day", "white"])
    return isDark == isLight ? nil : isDark ? .black : .white
  }
}
