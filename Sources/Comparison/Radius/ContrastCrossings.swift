import Colorimetry
import Guide
import Plates
import TokenValues
import Tokens

/// Finds what a change does to the contrast of texts on their surfaces.
///
/// Those are the pairs that a system's settings list, but for texts whose names put them on something else (`on-accent`),
/// and the texts of components on their grounds. Where both of these are made for something, as `text.danger` and
/// `background.danger`, it has to be the same thing.
enum ContrastCrossings {
  /// The pairs of text and surface whose level is another, by the token behind it; a translucent surface lies on the first
  /// surface of its theme.
  ///
  /// - Parameter roots: the tokens behind a change of a token in a theme; none if its value is the same.
  static func all(
    in history: TokenHistory, roots: (TokenPath, ThemePair) -> Set<TokenPath>
  ) -> [TokenPath: [ContrastCrossing]] {
    var found: [TokenPath: [(crossing: ContrastCrossing, themes: [ThemePair])]] = [:]
    let settings = history.head.system.settings
    let parts = partPairs(of: history, roots: roots)
    for theme in history.themes {
      let surfaces = paths(settings.surfaces, in: theme, of: history)
      let texts = paths(settings.text, in: theme, of: history)
      let listed = texts.lazy.flatMap { text in surfaces.lazy.map { (text: text, surface: $0) } }
      var seen: Set<[TokenPath]> = []
      let pairs = listed.filter { Self.isMeant($0.text, for: $0.surface) } + parts
      for (text, surface) in pairs where seen.insert([text, surface]).inserted {
        let roots = roots(text, theme).union(roots(surface, theme))
        guard !roots.isEmpty, let crossing = crossing(text, surface, in: theme, of: history) else { continue }
        for root in roots {
          if let known = found[root]?.firstIndex(where: { $0.crossing.isSame(as: crossing) }) {
            found[root]?[known].themes.append(theme)
          } else {
            found[root, default: []].append((crossing, [theme]))
          }
        }
      }
    }
    return found.mapValues { $0.map { crossing, themes in named(crossing, themes, history) } }
  }

  private static func named(
    _ crossing: ContrastCrossing, _ themes: [ThemePair], _ history: TokenHistory
  ) -> ContrastCrossing {
    var crossing = crossing
    let isOnly = history.themes.count == 1
    crossing.theme = history.label(of: themes) ?? (isOnly ? themes[0].head.name : "")
    return crossing
  }

  /// The texts of components that move with a change, with the grounds that their names put them on.
  private static func partPairs(
    of history: TokenHistory, roots: (TokenPath, ThemePair) -> Set<TokenPath>
  ) -> [(text: TokenPath, surface: TokenPath)] {
    let system = history.head.system
    let colors = history.head.default.tokens.filter { $0.type == .color && isOfComponent($0.path) }
    let components = Dictionary(grouping: colors) { Array($0.path.segments.prefix(depth(of: $0.path))) }
    let moved = components.values.filter { tokens in
      tokens.contains { token in history.themes.contains { !roots(token.path, $0).isEmpty } }
    }
    return moved.sorted { $0[0].path.description < $1[0].path.description }.flatMap { tokens in
      PartPairs(tokens.map { ThemedToken(path: $0.path, system: system) }).all.compactMap { pair in
        guard pair.part.isRead, !pair.part.isDisabled, let ground = pair.ground, fits(pair.part, ground) else {
          return nil
        }
        return (pair.part.token.path, ground.token.path)
      }
    }
  }

  /// Whether a text and a ground are made for the same thing, by the words after what they are: one is made for all, one
  /// is a state or a variant of the other, or the text says that it is on what the ground is (`onBold`).
  private static func fits(_ text: PartColor, _ ground: PartColor) -> Bool {
    let (a, b) = (text.tail, ground.tail)
    let isWithin = zip(a, b).allSatisfy { $0 == $1 }
    if a.isEmpty || b.isEmpty {
      // In a palette of all there is (`brand.color.background.accent.blue`), a ground of something special is not one for
      // every text, as it is in a component.
      return ground.holder.last.map { !palettes.contains($0) } ?? true || max(a.count, b.count) < 2
    }
    if isWithin { return true }
    guard let last = a.last, a.dropLast() == b.dropLast() else { return false }
    return PartColor.words(of: last) == ["on"] + PartColor.words(of: b.last ?? "")
  }

  /// Whether a text that the settings list is one for a surface that they list: what is made for something else says so
  /// in its name.
  private static func isMeant(_ text: TokenPath, for surface: TokenPath) -> Bool {
    let words = PartColor.words(of: text.name)
    let grounds = Set(surface.segments.flatMap { PartColor.words(of: $0) })
    if !exempt.isDisjoint(with: words) { return false }
    if !elsewhere.isDisjoint(with: words) { return !elsewhere.isDisjoint(with: grounds) }
    guard let place = words.firstIndex(of: "on"), place + 1 < words.count else { return true }
    let owners = words[(place + 1)...].filter { !usual.contains($0) }
    return owners.isEmpty || owners.contains { grounds.contains($0) }
  }

  /// WCAG asks nothing of what is disabled.
  private static let exempt: Set = ["disabled", "inactive"]
  private static let palettes: Set = ["color", "colors", "colour", "colours", "palette"]
  private static let elsewhere: Set = ["inverse", "inverted", "overlay", "scrim"]
  private static let usual: Set = ["surface", "background", "canvas", "page", "bg"]

  private static func depth(of path: TokenPath) -> Int {
    ["component", "components"].contains(path.segments.first ?? "") ? 2 : 1
  }

  /// Groups of foundations name colours by what they are for, and not what stands on what.
  private static func isOfComponent(_ path: TokenPath) -> Bool {
    guard let first = path.segments.first, path.segments.count > depth(of: path) else { return false }
    return foundations.isDisjoint(with: PartColor.words(of: first))
  }

  private static let foundations: Set = [
    "color", "colors", "colour", "colours", "palette", "theme", "semantic", "global", "core", "base", "brand", "ref",
    "reference", "primitive", "primitives", "sys", "system", "alias", "md", "text", "surface", "background", "bg", "fg",
    "foreground", "border", "icon", "tokens",
  ]

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
    let oldGround = oldSurface.composited(over: history.base.ground(in: theme.base) ?? .white)
    let newGround = newSurface.composited(over: history.head.ground(in: theme.head) ?? .white)
    let before = Contrast.wcag(foreground: oldText, background: oldGround)
    let after = Contrast.wcag(foreground: newText, background: newGround)
    guard Contrast.level(before) != Contrast.level(after) else { return nil }
    return ContrastCrossing(
      text: text, surface: surface, theme: "", before: before, after: after,
      beforeColors: (oldText.composited(over: oldGround), oldGround),
      afterColors: (newText.composited(over: newGround), newGround))
  }
}

extension ContrastCrossing {
  /// Whether both are of the same texts on the same surfaces, with the same colours.
  fileprivate func isSame(as other: ContrastCrossing) -> Bool {
    text == other.text && surface == other.surface && beforeColors == other.beforeColors
      && afterColors == other.afterColors
  }

  /// Whether text that could be read at AA no longer can: at 4.5, or for large text at 3.
  package var isBlocking: Bool { isLoss && (before >= 4.5 && after < 4.5 || before >= 3 && after < 3) }

  /// The floor that it falls below.
  var floor: String { after < 3 ? "3, AA for large text" : "4.5, AA" }
}
