package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
import Starter
package import Statements
import TokenValues
import Tokens
import Wording

extension LowContrast {
  /// Texts whose names say which colour they are read on: `on-primary`, `primary-foreground`, `success-text` beside
  /// `success-bg`. What the settings list as text on surfaces, and what components show, is judged there.
  package static func audit(
    _ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics
  ) {
    let settings = system.system.settings
    let named = NamedPairs(of: system.system.themes)
    let pairs = named.exact.map { ($0, isExact: true) } + named.corresponding.map { ($0, isExact: false) }
    if pairs.isEmpty { return }
    let looks = SaidLook.all(in: pages)
    let grounds = Dictionary(pairs.map { ($0.0.text, $0.0.surface) }) { first, _ in first }
    var (texts, icons) = (LowPairs(in: system.system, of: .text), LowPairs(in: system.system, of: .graphics))
    for theme in system.system.themes.themes {
      // What components show on a ground says more than a name.
      let shown = shownTexts(in: theme, looks)
      let families = unmeant(pairs.map { Named(pair: $0.0, isExact: $0.isExact) }, in: theme)
      let seen = SeenSurfaces(in: theme, settings)
      // A second name for the same colour on the same ground says nothing new.
      var told: Set<String> = []
      for (pair, isExact) in pairs
      where asks(pair.text) && !shown.contains(pair.text)
        && !families.contains(Named(pair: pair, isExact: isExact).family)
      {
        guard let text = color(pair.text, in: theme).map({ declared($0, in: theme) }),
          let ground = color(pair.surface, in: theme).map({ declared($0, in: theme) }),
          ground.color.opacity == 1,
          SeenSurfaces.veils.isDisjoint(with: NameWords(pair.surface.description).words),
          // A second name for both says the same again.
          !text.token.aliases.contains(where: { grounds[$0].map(ground.token.aliases.contains) ?? false })
        else { continue }
        let ratio = Contrast.wcag(foreground: text.color, background: ground.color)
        // What could never be read is not meant to be, unless the ground is of no use but to be read on; two that are
        // the same are not both chosen.
        let lowest = isExact || isTint(ground.color) ? leastChosen : leastMeant
        let isIcon = isIcon(pair.text)
        guard ratio < (isIcon ? icons : texts).least, ratio >= lowest, !isJudged(text, on: ground, seen, settings),
          told.insert("\(ground.token.path) \(text.color.css)").inserted
        else { continue }
        let related = [Diagnostic.Related("\(ground.token.path) is here", at: ground.token.valueSpan)]
        // Equal names in a palette of text and in one of grounds need not be for each other.
        let confidence = isExact || pair.text.parent == pair.surface.parent ? Confidence.sure : .likely
        if isIcon {
          icons.report(text, on: ground, in: theme, related: related, by: confidence, into: &diagnostics)
        } else {
          texts.report(text, on: ground, in: theme, related: related, by: confidence, into: &diagnostics)
        }
      }
    }
  }

  /// A pair that names make, with what it has in common with others: the groups of both, and how their names make it.
  private struct Named {
    let pair: (text: TokenPath, surface: TokenPath)
    let isExact: Bool
    var family: String { "\(pair.text.root) \(pair.surface.root) \(isExact)" }
  }

  /// The families of pairs most of which nobody could read: their names say something else, such as a shade for a state,
  /// or steps of palettes beside each other.
  private static func unmeant(_ pairs: [Named], in theme: Theme) -> Set<String> {
    var counts: [String: (all: Int, low: Int)] = [:]
    for named in pairs where asks(named.pair.text) {
      guard let text = color(named.pair.text, in: theme), let ground = color(named.pair.surface, in: theme),
        ground.color.opacity == 1
      else { continue }
      let ratio = Contrast.wcag(foreground: text.color, background: ground.color)
      var count = counts[named.family] ?? (0, 0)
      count.all += 1
      if ratio < (named.isExact ? leastOfFamily : Contrast.leastOfGraphics) { count.low += 1 }
      counts[named.family] = count
    }
    return Set(counts.filter { $0.value.all >= fewOfFamily && 2 * $0.value.low > $0.value.all }.keys)
  }

  private static let fewOfFamily = 3
  private static let leastOfFamily = 1.6

  private static func color(_ path: TokenPath, in theme: Theme) -> SeenColor? {
    guard let token = theme.tokens[path], !token.isNotGiven, case .color(let color) = token.value else { return nil }
    return (token, color)
  }

  /// The property that a name of Tailwind only stands for, where that has the same name: of `--color-ink: var(--ink)`, it is
  /// `--ink` that themes set.
  private static func declared(_ seen: SeenColor, in theme: Theme) -> SeenColor {
    let words = NameWords(seen.token.path.description).words
    guard words.first == "color",
      let own = seen.token.aliases.first(where: { NameWords($0.description).words.elementsEqual(words.dropFirst()) })
    else { return seen }
    return color(own, in: theme) ?? seen
  }

  private static let leastChosen = 1.2

  /// Whether a colour is nearly white or nearly black, as the grounds of messages are, and no fill of a button.
  private static func isTint(_ ground: Color) -> Bool { ground.luminance > 0.7 || ground.luminance < 0.05 }

  /// Whether the settings list both, so that the one is judged on every ground on which it is seen.
  private static func isJudged(
    _ text: SeenColor, on ground: SeenColor, _ seen: SeenSurfaces, _ settings: SystemSettings
  ) -> Bool {
    settings.text.contains { $0.matches(text.token.path) }
      && settings.surfaces.contains { $0.matches(ground.token.path) }
      && seen.under(text).contains { $0.token.path == ground.token.path }
  }

  /// Whether WCAG asks something of a text that its name puts on a ground.
  private static func asks(_ text: TokenPath) -> Bool {
    Set(["disabled", "inactive", "decorative", "placeholder", "overlay", "scrim"])
      .isDisjoint(with: NameWords(text.description).words)
  }

  /// Whether what a name calls text is a graphic: that of a button with an icon and nothing else.
  private static func isIcon(_ text: TokenPath) -> Bool {
    let words = NameWords(text.description).words
    return !Set(["icon", "glyph", "iconbutton"]).isDisjoint(with: words)
      && Set(["badge", "label", "tooltip", "caption"]).isDisjoint(with: words)
  }

  /// The texts of components, and those to which components refer that refer to their ground too.
  private static func shownTexts(in theme: Theme, _ looks: [TokenPath: SaidLook]) -> Set<TokenPath> {
    var shown: Set<TokenPath> = []
    for component in ComponentContrast.components(of: theme, looks) {
      shown.insert(component.token.path)
      guard theme.tokens[component.ground]?.aliases.isEmpty == false, let text = component.token.aliases.first else {
        continue
      }
      shown.insert(text)
    }
    return shown
  }
}
