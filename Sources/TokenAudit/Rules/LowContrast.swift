import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
package import Statements
import TokenValues
import Tokens
import Wording

/// Text that cannot be read on a surface of its system.
package enum LowContrast: AuditRule {
  package static let rule = Rule(
    "low-contrast", .warning, "A colour of text or graphics has too little contrast with a surface, in some theme.",
    why: "WCAG 2.2 asks for 4.5:1, and for 3:1 of graphics, since many people see nothing with less.",
    example: "Text in `#9ca3af` on a white surface has a contrast of 2.54.")

  package static let flags = [
    RuleExample(tokens: "color.success.text: #8fa396\ncolor.success.bg: #dcfce7"),
    // Text and its ground, by their names alone.
    RuleExample(
      tokens:
        "color.primary: #f97316\ncolor.primary-foreground: #ffffff\ncolor.success-bg: #dcfce7\ncolor.success-text: #8fd3a8"
    ),
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#f97316\"\n  on-primary: ↓\"#ffffff\"\n---\n\n## Overview\n\nText."),
    // Themes that are the last names of tokens.
    RuleExample(
      tokens:
        "color.text.primary.light: #cccccc\ncolor.text.primary.dark: #f0f0f0\ncolor.paper.low.light: #ffffff\ncolor.paper.low.dark: #101412",
      settings: "text: [color.text.**]\nsurfaces: [color.paper.**]"),
    RuleExample(
      tokens:
        "color.light.paper: #ffffff\ncolor.light.ink: #cccccc\ncolor.dark.paper: #101412\ncolor.dark.ink: #f0f0f0",
      settings: "text: [color.*.ink]\nsurfaces: [color.*.paper]"),
    RuleExample(
      tokens: "color.text: #767676\ncolor.surface.card: #ffffff",
      settings: "text: [color.text]\nsurfaces: [color.surface.*]\nrequire: { text: 7 }"),
    RuleExample(
      tokens: "color.border: #cccccc\ncolor.surface.card: #ffffff",
      settings: "graphics: [color.border]\nsurfaces: [color.surface.*]"),
    RuleExample(
      tokens: "color.text.muted: #9ca3af\ncolor.surface.card: #ffffff",
      settings: "text: [color.text.*]\nsurfaces: [color.surface.*]"),
    RuleExample(
      tokens: "color.text.primary: #111111 | #444444\ncolor.surface.card: #ffffff | #000000",
      settings: "text: [color.text.*]\nsurfaces: [color.surface.*]"),
    // A surface left the same in dark, which the system says is one for its text.
    RuleExample(
      tokens:
        "color.text.body: #111111 | #eeeeee\ncolor.surface.page: #ffffff | #111111\ncolor.surface.paper: #f3f3f3",
      settings: "text: [color.text.*]\nsurfaces: [color.surface.*]"),
  ]

  package static let passes = [
    // What stands on a container, and on whatever is light.
    RuleExample(
      tokens:
        "color.primary: #3b5bdb\ncolor.primary-container-low: #dbe4ff\ncolor.on-primary-container: #364fc7\ncolor.red.light: #ffa8a8\ncolor.red.on-light: #ff8787"
    ),
    // What is made for a ground by its name: with a ground of its own, and as a component shows it.
    RuleExample(
      tokens:
        "color.success: #16a34a\ncolor.success-bg: #dcfce7\ncolor.success-fg: #166534\ncolor.accent-text: #1d4ed8\ncolor.accent: #60a5fa"
    ),
    RuleExample(tokens: "color.primary: #f97316\ncolor.on-primary-disabled: #ffffff\ncolor.on-primary: #1a0a00"),
    // What is text on a component's own background is told by `component-contrast`.
    RuleExample(
      page:
        "---\ncomponents:\n  badge-success:\n    backgroundColor: \"#00b473\"\n    textColor: \"#ffffff\"\n---\n\n## Overview\n\nText."
    ),
    // Text in a colour, beside what is text on it.
    RuleExample(tokens: "color.act: #165dff\ncolor.act-foreground: #bedaff\ncolor.text-on-act: #ffffff"),
    // Text and its ground, by their names alone.
    RuleExample(
      tokens:
        "color.primary: #0b57d0\ncolor.primary-foreground: #ffffff\ncolor.on-primary: #ffffff\ncolor.muted-disabled: #f4f4f5\ncolor.muted-disabled-foreground: #d4d4d8"
    ),
    // What is knocked out of a filled surface is text of that surface alone.
    RuleExample(
      tokens:
        "color.text.body: #1a1a1a\ncolor.text.knockout: #ffffff\ncolor.surface.card: #ffffff\ncolor.surface.error-knockout: #b82f30\ncolor.surface.inverse: #111111",
      settings: "text: [color.text.*]\nsurfaces: [color.surface.*]"),
    // By names alone, the fill of a button is no ground for the text of pages.
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#0b051d\"\n  background: \"#ffffff\"\n  surface-brand: \"#5a5aff\"\n  text: \"#0b051d\"\n---\n\n## Overview\n\nText."
    ),
    RuleExample(
      tokens: "color.icon: #767676\ncolor.text: #767676\ncolor.surface.card: #ffffff",
      settings:
        "text: [color.text]\ngraphics: [color.icon]\nsurfaces: [color.surface.*]\nrequire: { text: 4.5, graphics: 3 }"),
    RuleExample(
      tokens:
        "color.text.primary: #111111\ncolor.text.disabled: #cccccc\ncolor.text.onAccent: #ffffff\ncolor.surface.card: #ffffff",
      settings: "text: [color.text.*]\nsurfaces: [color.surface.*]"),
    RuleExample(tokens: "color.text.muted: #9ca3af\ncolor.surface.card: #ffffff"),
    // By names alone, text that cannot be told from a surface is not that of the surface.
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#0b051d\"\n  bg: \"#ffffff\"\n  surface: \"#0b051d\"\n  text: \"#0b051d\"\n  text-on-dark: \"#ffffff\"\n---\n\n## Overview\n\nText."
    ),
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#0b051d\"\n  background: transparent\n  surface: \"#111111\"\n  text: \"#777777\"\n  text-on-dark: \"#ffffff\"\n---\n\n## Overview\n\nText."
    ),
    RuleExample(
      tokens:
        "color.text.primary.light: #141414\ncolor.text.primary.dark: #f0f0f0\ncolor.paper.low.light: #ffffff\ncolor.paper.low.dark: #101412",
      settings: "text: [color.text.**]\nsurfaces: [color.paper.**]"),
    // What text of another theme refers to is one of the palette here.
    RuleExample(
      tokens:
        "color.ink: #2b2424\ncolor.text: {color.ink} | #ece4dc\ncolor.surface: #ffffff | #241c1c"),
    RuleExample(
      tokens:
        "color.bg: #fafaf8\ncolor.background: {color.bg} | #121212\ncolor.text: #18181b | #ffffff"),
    // Other grounds that may be meant, and a graphic.
    RuleExample(
      tokens: "color.tint-accent: #0b3d912e\ncolor.accent-foreground: #c8d5f5\ncolor.accent: #27aae1"),
    RuleExample(
      tokens:
        "color.brand-surface: #05132b\ncolor.brand-on-surface: #ffffff\ncolor.brand-on-surface-border: #2a3550"),
    RuleExample(tokens: "icon-button.background.hover: #437eef\nicon-button.text.hover: #e6ecff"),
    // Two themes beside each other in one file.
    RuleExample(
      tokens:
        "color.theme.light.paper: #ffffff\ncolor.theme.light.ink: #141414\ncolor.theme.dark.paper: #101412\ncolor.theme.dark.ink: #f0f0f0\ncolor.ink: #141414",
      settings: "text: [color.**.ink]\nsurfaces: [color.**.paper]"),
    // A surface for reversed text.
    RuleExample(
      tokens: "color.text.body: #111111\ncolor.surface.card: #ffffff\ncolor.surface.negative-knockout: #330000",
      settings: "text: [color.text.*]\nsurfaces: [color.surface.*]"),
  ]

  /// WCAG asks nothing of what is disabled; what is named for other grounds is never set on these.
  private static let exempt: Set<String> = [
    "disabled", "inactive", "on", "inverse", "inverted", "knockout", "decorative", "overlay", "scrim",
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    let settings = system.system.settings
    guard !settings.surfaces.isEmpty else { return }
    audit(settings.text, LowPairs(in: system.system, of: .text), into: &diagnostics)
    audit(settings.graphics, LowPairs(in: system.system, of: .graphics), into: &diagnostics)
  }

  private static func audit(_ globs: [TokenGlob], _ low: LowPairs, into diagnostics: inout Diagnostics) {
    if globs.isEmpty { return }
    var low = low
    let system = low.system
    let moving = movingColors(globs, system)
    let isByNames = hasRolesByNames(system.settings)
    for (theme, palette) in zip(system.themes.themes, palettes(of: system)) {
      let seen = SeenSurfaces(in: theme, system.settings)
      for text in SeenSurfaces.colors(globs, theme) where isText(text.token) {
        let path = text.token.path
        func isOfPalette(_ token: Token) -> Bool { token.aliases.isEmpty && palette.contains(token.path) }
        if isOfPalette(text.token) { continue }
        // A stylesheet and a token file beside it, each with names of its own, are themed each by itself.
        let isOfSheet = ProjectLayout.isStylesheet(text.token.span.file.path)
        let surfaces = seen.under(text).filter {
          !isOfPalette($0.token) && isOfSheet == ProjectLayout.isStylesheet($0.token.span.file.path)
            && (!moving.contains(path) || moving.contains($0.token.path))
            && (!isByNames || Self.areNamedAlike(text.token, $0.token))
        }
        let pairs = surfaces.map { surface in
          (surface: surface, ratio: Contrast.wcag(foreground: text.color, background: surface.color))
        }.filter { $0.ratio < low.least }
        guard let worst = pairs.min(by: { $0.ratio < $1.ratio }) else { continue }
        let others: Message =
          pairs.count > 1 ? ", and too little on \(pairs.count - 1) more of \(surfaces.count) surfaces" : ""
        // Text that most surfaces suit is made for those, as far as names alone tell.
        let isMeant = !isByNames || pairs.count * 2 > surfaces.count
        low.report(
          text, on: worst.surface, in: theme, others: others, count: pairs.count, by: isMeant ? .sure : .likely,
          into: &diagnostics)
      }
    }
  }

  /// Whether only names say what is text, and what a surface.
  private static func hasRolesByNames(_ settings: SystemSettings) -> Bool {
    settings.hasRolesByName || settings.places["name", settings.name]?.file.isMade == true
  }

  /// Whether two tokens are of one file, or both or neither of a group for colours: `text.primary` of one export is not for
  /// the `color.surface.primary` of another.
  private static func areNamedAlike(_ text: Token, _ surface: Token) -> Bool {
    text.span.file === surface.span.file || groups.contains(text.path.root) == groups.contains(surface.path.root)
  }

  private static let groups: Set<String> = ["color", "colors", "colour", "colours"]

  /// What other tokens refer to in other themes alone, for each theme: a colour that only its name says to be of text or of a
  /// surface is so there, and here one of the palette. Empty where settings say what is text.
  private static func palettes(of system: DesignSystem) -> [Set<TokenPath>] {
    let (settings, themes) = (system.settings, system.themes.themes)
    guard hasRolesByNames(settings) else { return themes.map { _ in [] } }
    let referred = themes.map { theme in
      Set(theme.tokens.tokens.flatMap { token in token.aliases.filter { $0 != token.path } })
    }
    let all = referred.reduce(into: Set<TokenPath>()) { $0.formUnion($1) }
    return referred.map { all.subtracting($0) }
  }

  /// The texts and surfaces with more than one colour among the themes, if only names say which are surfaces: a surface
  /// that is the same in all themes is then none for a text that has a colour for each. Empty if no surface has.
  private static func movingColors(_ globs: [TokenGlob], _ system: DesignSystem) -> Set<TokenPath> {
    let themes = system.themes.themes
    guard system.settings.hasRolesByName, themes.count > 1 else { return [] }
    func moving(_ globs: [TokenGlob]) -> Set<TokenPath> {
      let paths = Set(themes.flatMap { SeenSurfaces.colors(globs, $0).map(\.token.path) })
      return paths.filter { path in
        let hexes = themes.compactMap { theme -> String? in
          if case .color(let color)? = theme.tokens[path]?.value { color.hex } else { nil }
        }
        return Set(hexes).count > 1
      }
    }
    let surfaces = moving(system.settings.surfaces)
    return surfaces.isEmpty ? [] : surfaces.union(moving(globs))
  }

  /// What has less contrast is not meant to be seen together.
  static let leastMeant = 2.0

  /// Whether a token is the colour of text that WCAG asks something of, and on the usual grounds.
  static func isText(_ token: Token) -> Bool { exempt.isDisjoint(with: NameWords(token.path.description).words) }
}
