import Colorimetry
import Differences
import Guide
import Matching
import Plates
import Starter
import TokenValues
import Tokens

/// What translucent colours of one version lie on, theme by theme.
struct ThemeGrounds {
  private let modes: NamedModes
  /// By the names of themes, for colours whose names tell no theme and for those whose names do.
  private let plain: [String: [Ground]]
  private let moded: [NamedModes.Mode: [String: [Ground]]]

  /// One of the grounds of a theme.
  struct Ground {
    let path: TokenPath
    let known: KnownGround
  }

  init(_ version: TokenVersion) {
    let system = version.system
    modes = NamedModes(version.paths)
    let named = NamedGrounds(version.colors, modes)
    func grounds(_ mode: NamedModes.Mode?) -> [String: [Ground]] {
      let paths = named.paths(for: mode)
      return system.themes.themes.reduce(into: [:]) { found, theme in
        let stated = mode == nil ? Self.stated(by: system, in: theme) : []
        found[theme.name] = stated.isEmpty ? Self.named(by: paths, in: theme) : stated
      }
    }
    plain = grounds(nil)
    moded = [.light: grounds(.light), .dark: grounds(.dark)]
  }

  /// The opaque surfaces that a system's settings list.
  private static func stated(by system: DesignSystem, in theme: Theme) -> [Ground] {
    let listed = system.settings.surfaces.lazy.flatMap(theme.tokens.matching)
    // The first is the usual one, of which nobody has to be told.
    return grounds(of: listed).enumerated().map { place, ground in
      place > 0 || system.settings.hasRolesByName
        ? ground : Ground(path: ground.path, known: KnownGround(ground.known.color))
    }
  }

  private static func named(by paths: [TokenPath], in theme: Theme) -> [Ground] {
    grounds(of: paths.lazy.compactMap { theme.tokens[$0] }.filter { !$0.isNotGiven })
  }

  private static func grounds(of tokens: some Sequence<Token>) -> [Ground] {
    let found = tokens.lazy.compactMap { token -> Ground? in
      guard let color = token.value.color, !color.isTranslucent else { return nil }
      return Ground(path: token.path, known: KnownGround(color, name: "\(token.path) \(color.hex)"))
    }
    return Array(found.prefix(most))
  }

  /// The most grounds on which something is seen.
  private static let most = 4

  /// What a system says that something lies on in a theme, by its settings or by names; nil where it says nothing.
  func known(under path: TokenPath, in theme: Theme) -> KnownGround? { all(under: path, in: theme).first?.known }

  /// All that something may lie on then, the usual one first.
  func all(under path: TokenPath, in theme: Theme) -> [Ground] {
    (modes.mode(of: path).flatMap { moded[$0] } ?? plain)[theme.name] ?? []
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
