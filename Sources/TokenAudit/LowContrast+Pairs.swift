package import Claims
import Colorimetry
package import Diagnostics
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
    let least = settings.requirements.text?.value ?? Self.least
    let isLarge = settings.requirements.text == nil ? ", or 3:1 where it is large" : ""
    let looks = ComponentLook.all(in: pages)
    let grounds = Dictionary(pairs.map { ($0.0.text, $0.0.surface) }) { first, _ in first }
    var reported: Set<String> = []
    for theme in system.system.themes.themes {
      let shown = shownPairs(in: theme, looks)
      for (pair, isExact) in pairs where asks(pair.text) && !shown.contains([pair.text, pair.surface]) {
        guard let (text, ink) = color(pair.text, in: theme), let (surface, ground) = color(pair.surface, in: theme),
          ground.opacity == 1,
          // A second name for both says the same again.
          !text.aliases.contains(where: { grounds[$0].map(surface.aliases.contains) ?? false })
        else { continue }
        let ratio = Contrast.wcag(foreground: ink, background: ground)
        // What could never be read is not meant to be, unless the ground is of no use but to be read on; two that are
        // the same are not both chosen.
        let lowest = isExact || isTint(ground) ? leastChosen : leastMeant
        let isJudged = isListed(pair, settings) && areSeenTogether((text, ink), (surface, ground), theme, settings)
        guard ratio < least, ratio >= lowest, !isJudged else { continue }
        let figure = Contrast.figure(ratio)
        guard reported.insert("\(pair.text) \(pair.surface) \(figure)").inserted else { continue }
        let place: Message = system.system.themes.themes.count > 1 ? " in \(theme.name)" : ""
        let isClosed = settings.requirements.paletteOnly
        diagnostics.report(
          rule, "\(pair.text) has a contrast of \(figure) on \(pair.surface)\(place)", at: text.valueSpan,
          why: "text needs \(least.trimmed(2)):1\(isLarge)",
          fix: ContrastAdvice(text: ink, on: ground, least: least, isPaletteClosed: isClosed)
            .fix(ofToken: steps(beside: text, theme, isPaletteClosed: isClosed)),
          related: [Diagnostic.Related("\(pair.surface) is here", at: surface.valueSpan)])
      }
    }
  }

  private static func color(_ path: TokenPath, in theme: Theme) -> (token: Token, color: Color)? {
    guard let token = theme.tokens[path], !token.isNotGiven, case .color(let color) = token.value else { return nil }
    return (token, color)
  }

  private static let leastChosen = 1.2

  /// Whether a colour is nearly white or nearly black, as the grounds of messages are, and no fill of a button.
  private static func isTint(_ ground: Color) -> Bool { ground.luminance > 0.7 || ground.luminance < 0.05 }

  /// Whether the settings list both, so that the one is judged on every ground on which it is seen.
  private static func isListed(
    _ pair: (text: TokenPath, surface: TokenPath), _ settings: SystemSettings
  ) -> Bool {
    settings.text.contains { $0.matches(pair.text) } && settings.surfaces.contains { $0.matches(pair.surface) }
  }

  /// Whether WCAG asks something of a text that its name puts on a ground.
  private static func asks(_ text: TokenPath) -> Bool {
    Set(["disabled", "inactive", "decorative", "placeholder", "overlay", "scrim"])
      .isDisjoint(with: NameWords(text.description).words)
  }

  /// The texts and grounds to which components refer, each a text and its ground.
  private static func shownPairs(in theme: Theme, _ looks: [TokenPath: ComponentLook]) -> Set<[TokenPath]> {
    var pairs: Set<[TokenPath]> = []
    for component in ComponentContrast.components(of: theme, looks) {
      guard let text = component.token.aliases.first, let ground = theme.tokens[component.ground]?.aliases.first else {
        continue
      }
      pairs.insert([text, ground])
    }
    return pairs
  }
}
