import Colorimetry
import Differences
import Guide
import Matching
import Plates
import Starter
import TokenValues
import Tokens

/// Finds what a change does to the contrast of texts on their surfaces.
///
/// Those are the pairs that a system's settings list, but for texts whose names put them on something else (`on-accent`),
/// those that names and stylesheets tell, and the texts of components on their grounds. Where both of these are made for
/// something, as `text.danger` and `background.danger`, it has to be the same thing.
struct MovedContrasts {
  private let history: TokenHistory
  /// The tokens behind a change of a token in a theme; none if its value is the same.
  private let roots: (TokenPath, ThemePair) -> Set<TokenPath>

  init(in history: TokenHistory, roots: @escaping (TokenPath, ThemePair) -> Set<TokenPath>) {
    self.history = history
    self.roots = roots
  }

  private typealias Pair = (text: TokenPath, surface: TokenPath)

  /// The pairs of text and surface with another contrast, by the token behind it; a translucent surface lies on the first
  /// surface of its theme.
  func all() -> [TokenPath: [MovedContrast]] {
    let moved = Set(
      history.head.paths.filter { path in
        history.head.type(of: path) == .color && history.themes.contains { !roots(path, $0).isEmpty }
      })
    if moved.isEmpty { return [:] }
    let parts = partPairs(of: moved)
    let named = namedPairs()
    func isMoved(_ pair: Pair) -> Bool { moved.contains(pair.text) || moved.contains(pair.surface) }
    let settings = history.head.system.settings
    var found: [TokenPath: Found] = [:]
    for theme in history.themes {
      let surfaces = paths(settings.surfaces, in: theme)
      let listed = paths(settings.text, in: theme).lazy.flatMap { text in surfaces.lazy.map { (text, $0) } }
      var seen: Set<[TokenPath]> = []
      func take(_ pairs: some Sequence<Pair>, least: Double = 0, isGuess: Bool = false) {
        for (text, surface) in pairs where seen.insert([text, surface]).inserted {
          let roots = roots(text, theme).union(roots(surface, theme))
          guard !roots.isEmpty, let contrast = contrast(text, surface, in: theme),
            max(contrast.before, contrast.after) >= least
          else { continue }
          for root in roots {
            if isGuess, found[root]?.looks(like: contrast, in: theme) == true { continue }
            found[root, default: Found()].add(contrast, in: theme)
          }
        }
      }
      take(listed.filter { Self.isMeant($0.0, for: $0.1) })
      // What could never be read is not meant to be.
      take(parts, least: 3)
      take(named.made.filter(isMoved), least: 2, isGuess: true)
      take(named.usual.filter(isMoved), least: 3, isGuess: true)
    }
    return found.mapValues { $0.all.map { told($0.contrast, in: $0.themes) } }
  }

  /// What was found of one token, each contrast once.
  private struct Found {
    private(set) var all: [(contrast: MovedContrast, themes: [ThemePair])] = []
    private var places: [[TokenPath]: [[Color]: Int]] = [:]
    private var looks: [[Color]: [Int]] = [:]

    func looks(like contrast: MovedContrast, in theme: ThemePair) -> Bool {
      looks[contrast.look]?.contains { all[$0].themes.last?.number == theme.number } == true
    }

    mutating func add(_ contrast: MovedContrast, in theme: ThemePair) {
      let (pair, look) = ([contrast.text, contrast.surface], contrast.look)
      if let known = places[pair]?[look] { return all[known].themes.append(theme) }
      places[pair, default: [:]][look] = all.count
      looks[look, default: []].append(all.count)
      all.append((contrast, [theme]))
    }
  }

  private func told(_ contrast: MovedContrast, in themes: [ThemePair]) -> MovedContrast {
    var contrast = contrast
    let isOnly = history.themes.count == 1
    contrast.theme = history.label(of: themes) ?? (isOnly ? themes[0].head.name : "")
    return contrast
  }

  // MARK: Pairs

  /// The pairs that names and stylesheets tell, in both versions.
  private func namedPairs() -> (made: [Pair], usual: [Pair]) {
    let settings = history.head.system.settings
    let (old, new) = (
      NamedPairs(of: history.base.system.themes), NamedPairs(of: history.head.system.themes)
    )
    // What an author lists is all that is on it.
    let isListed = !settings.hasRolesByName && !settings.surfaces.isEmpty && !settings.text.isEmpty
    return (
      SheetPairs.all(of: history.head.system) + new.made + old.made.map(latter),
      isListed ? [] : new.usual + old.usual.map(latter)
    )
  }

  /// A pair of the old version, by its names now.
  private func latter(_ pair: Pair) -> Pair {
    (history.pairs.names[pair.text] ?? pair.text, history.pairs.names[pair.surface] ?? pair.surface)
  }

  /// The texts of components that move with a change, with the grounds that their names put them on.
  private func partPairs(of moved: Set<TokenPath>) -> [Pair] {
    let system = history.head.system
    let colors = history.head.default.tokens.filter { $0.type == .color && Self.isOfComponent($0.path) }
    let components = Dictionary(grouping: colors) { Array($0.path.segments.prefix(Self.depth(of: $0.path))) }
    let touched = components.values.filter { tokens in tokens.contains { moved.contains($0.path) } }
    return touched.sorted { $0[0].path.description < $1[0].path.description }.flatMap { tokens in
      PartPairs(tokens.map { ThemedToken(path: $0.path, system: system) }).all.compactMap { pair in
        guard pair.part.isRead, !pair.part.isDisabled, let ground = pair.ground, !ground.token.token.isNotGiven,
          Self.fits(pair.part, ground)
        else { return nil }
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

  /// Groups of foundations name colours by what they are for, and not what is on what.
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
  private func paths(_ globs: [TokenGlob], in theme: ThemePair) -> [TokenPath] {
    var seen: Set<TokenPath> = []
    return globs.flatMap { theme.head.tokens.matching($0) }.map(\.path).filter { path in
      seen.insert(path).inserted && theme.base.tokens[history.formerName(of: path)] != nil
    }
  }

  /// On the ground on which it loses its level, or else on the usual one; nil where it reads the same there.
  private func contrast(_ text: TokenPath, _ surface: TokenPath, in theme: ThemePair) -> MovedContrast? {
    let texts = history.tokens(text, in: theme)
    let surfaces = history.tokens(surface, in: theme)
    guard let oldText = texts.old?.value.color, let newText = texts.new?.value.color,
      let oldSurface = surfaces.old?.value.color, let newSurface = surfaces.new?.value.color
    else { return nil }
    let isSeenThrough = oldSurface.isTranslucent || newSurface.isTranslucent
    func contrast(over grounds: (old: KnownGround, new: KnownGround)) -> MovedContrast? {
      let oldGround = oldSurface.composited(over: grounds.old.color)
      let newGround = newSurface.composited(over: grounds.new.color)
      let before = Contrast.wcag(foreground: oldText, background: oldGround)
      let after = Contrast.wcag(foreground: newText, background: newGround)
      guard Contrast.figure(before) != Contrast.figure(after) else { return nil }
      return MovedContrast(
        text: text, surface: surface, theme: "", base: isSeenThrough ? grounds.new.name : nil, before: before,
        after: after, beforeColors: (oldText.composited(over: oldGround), oldGround),
        afterColors: (newText.composited(over: newGround), newGround))
    }
    let (old, new) = (history.grounds.base, history.grounds.head)
    let usual = contrast(
      over: (Self.ground(surface, old, theme.base), Self.ground(surface, new, theme.head)))
    guard isSeenThrough, usual?.isBlocking != true else { return usual }
    let former = old.all(under: surface, in: theme.base)
    let others = new.all(under: surface, in: theme.head).dropFirst().compactMap { ground in
      former.first { (history.pairs.names[$0.path] ?? $0.path) == ground.path }.flatMap {
        contrast(over: ($0.known, ground.known))
      }
    }
    return others.first(where: \.isBlocking) ?? usual
  }
}

extension MovedContrasts {
  /// What a surface lies on where it is translucent.
  fileprivate static func ground(_ surface: TokenPath, _ grounds: ThemeGrounds, _ theme: Theme) -> KnownGround {
    if let known = grounds.known(under: surface, in: theme) { return known }
    let isDark = grounds.guess(under: surface, in: theme) == .black
    return KnownGround(isDark ? .black : .white, name: isDark ? "black" : "white")
  }
}

extension MovedContrast {
  /// Its four colours.
  fileprivate var look: [Color] {
    [beforeColors.text, beforeColors.surface, afterColors.text, afterColors.surface]
  }

  /// Whether it reaches another level.
  package var isCrossing: Bool { Contrast.level(before) != Contrast.level(after) }

  /// Whether text that could be read at AA no longer can: at 4.5, or for large text at 3.
  package var isBlocking: Bool { isLoss && (before >= 4.5 && after < 4.5 || before >= 3 && after < 3) }

  /// The floor that it falls below.
  var floor: String { after < 3 ? "3, AA for large text" : "4.5, AA" }
}
