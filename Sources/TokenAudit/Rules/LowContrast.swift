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
    // What is made for a ground by its name: with a ground of its own, and as a component shows it.
    RuleExample(
      tokens:
        "color.success: #16a34a\ncolor.success-bg: #dcfce7\ncolor.success-fg: #166534\ncolor.accent-text: #1d4ed8\ncolor.accent: #60a5fa"
    ),
    RuleExample(tokens: "color.primary: #f97316\ncolor.on-primary-disabled: #ffffff\ncolor.on-primary: #1a0a00"),
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

  /// *Source:* https://www.w3.org/TR/WCAG22/#contrast-minimum
  static let least = 4.5
  /// *Source:* https://www.w3.org/TR/WCAG22/#non-text-contrast
  private static let leastOfGraphics = 3.0

  /// WCAG asks nothing of what is disabled; what is named for other grounds is never set on these.
  private static let exempt: Set<String> = [
    "disabled", "inactive", "on", "inverse", "inverted", "knockout", "decorative", "overlay", "scrim",
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    let settings = system.system.settings
    let required = settings.requirements
    audit(system, settings.text, required.text?.value, "text", into: &diagnostics)
    audit(system, settings.graphics, required.graphics?.value, "graphics", into: &diagnostics)
  }

  private static func audit(
    _ system: AuditedSystem, _ globs: [TokenGlob], _ own: Double?, _ kind: String, into diagnostics: inout Diagnostics
  ) {
    let settings = system.system.settings
    guard !globs.isEmpty, !settings.surfaces.isEmpty else { return }
    let least = own ?? (kind == "text" ? Self.least : leastOfGraphics)
    // WCAG asks less of large text; a system that sets its own floor has to say so itself.
    let isLarge = kind == "text" && own == nil ? ", or 3:1 where it is large" : ""
    var reported: Set<String> = []
    for theme in system.system.themes.themes {
      let all = colors(settings.surfaces, theme).filter { $0.color.opacity == 1 }
      for (token, color) in colors(globs, theme) where isText(token) && !isPalette(token, in: theme, system) {
        let surfaces = all.filter {
          areSeenTogether((token, color), $0, theme, settings) && !isFixed($0.token.path, beside: token.path, system)
        }
        let low = surfaces.map { surface in
          (
            path: surface.token.path, color: surface.color,
            ratio: Contrast.wcag(foreground: color, background: surface.color)
          )
        }.filter { $0.ratio < least }
        guard let worst = low.min(by: { $0.ratio < $1.ratio }) else { continue }
        let others: Message =
          low.count > 1 ? ", and too little on \(low.count - 1) more of \(surfaces.count) surfaces" : ""
        let place: Message = system.system.themes.themes.count > 1 ? " in \(theme.name)" : ""
        let figure = Contrast.figure(worst.ratio)
        let message: Message = "\(token.path) has a contrast of \(figure) on \(worst.path)\(place)\(others)"
        // Themes that differ in other tokens only would say the same again.
        guard reported.insert("\(token.path) \(worst.path) \(figure) \(low.count)").inserted else { continue }
        diagnostics.report(
          rule, message, at: token.valueSpan, why: "\(kind) needs \(least.trimmed(2)):1\(isLarge)",
          fix: ContrastAdvice(
            text: color, on: worst.color, least: least, noun: kind == "text" ? kind : "graphic",
            isPaletteClosed: settings.requirements.paletteOnly
          ).fix(ofToken: steps(beside: token, theme, isPaletteClosed: settings.requirements.paletteOnly)))
      }
    }
  }

  /// Whether a colour, which only its name says to be of text, is one that others refer to in other themes alone: there it is
  /// text, and here one of the palette.
  private static func isPalette(_ token: Token, in theme: Theme, _ system: AuditedSystem) -> Bool {
    let settings = system.system.settings
    let isMade = settings.places["name", settings.name]?.file.isMade == true
    guard settings.hasRolesByName || isMade, token.aliases.isEmpty else { return false }
    func isUsed(in theme: Theme) -> Bool {
      theme.tokens.tokens.contains { $0.path != token.path && $0.aliases.contains(token.path) }
    }
    return !isUsed(in: theme) && system.system.themes.themes.contains { isUsed(in: $0) }
  }

  /// Whether a text stands on a surface: both are of one theme, and where only their names say what they are, the
  /// surface is not one for other text.
  static func areSeenTogether(
    _ text: (token: Token, color: Color), _ surface: (token: Token, color: Color), _ theme: Theme,
    _ settings: SystemSettings
  ) -> Bool {
    guard ThemeGroup.joins(text.token.path, surface.token.path, in: theme.tokens),
      grounds.isDisjoint(with: NameWords(surface.token.path.description).words)
    else { return false }
    return
      !(settings.hasRolesByName
      && (isFill(surface, besides: text.token) || isForOthers(surface.color, than: text.color, among: theme)))
  }

  /// Whether a surface, by its name alone, is the same in all themes, while the text and other surfaces have one for each.
  private static func isFixed(_ surface: TokenPath, beside text: TokenPath, _ system: AuditedSystem) -> Bool {
    let themes = system.system.themes.themes
    guard system.system.settings.hasRolesByName, themes.count > 1 else { return false }
    func moves(_ path: TokenPath) -> Bool {
      let hexes = themes.compactMap { theme -> String? in
        if case .color(let color)? = theme.tokens[path]?.value { color.hex } else { nil }
      }
      return Set(hexes).count > 1
    }
    guard moves(text), !moves(surface) else { return false }
    return themes.contains { theme in colors(system.system.settings.surfaces, theme).contains { moves($0.token.path) } }
  }

  /// Words in the names of surfaces that have text of their own, which is called as they are.
  private static let grounds: Set<String> = ["knockout", "inverse", "inverted"]

  /// Whether a surface is a colour of its own, called as the fill of a button or a message is: the text on it is another
  /// than that of pages.
  private static func isFill(_ surface: (token: Token, color: Color), besides text: Token) -> Bool {
    let own = fills.intersection(NameWords(surface.token.path.description).words)
    guard !own.isEmpty, own.isDisjoint(with: NameWords(text.path.description).words) else { return false }
    let channels = AuditedSystem.NamedColor.channels(surface.color)
    return (channels.max() ?? 0) - (channels.min() ?? 0) > leastColourful
  }

  private static let fills: Set<String> = [
    "primary", "brand", "accent", "action", "danger", "error", "critical", "negative", "success", "positive", "warning",
    "info", "cta",
  ]
  /// Of 255.
  private static let leastColourful = 60

  /// Whether a surface has text of its own, by the names of the tokens alone: the system's text could hardly be told from
  /// it, or there is text for dark surfaces (`text-on-dark`) that can be read on it.
  private static func isForOthers(_ surface: Color, than text: Color, among theme: Theme) -> Bool {
    if Contrast.wcag(foreground: text, background: surface) < leastMeant { return true }
    guard surface.luminance < mostDark else { return false }
    return theme.tokens.tokens.contains { token in
      guard case .color(let other) = token.value, other.opacity == 1 else { return false }
      let words = NameWords(token.path.name).words
      let isForDark =
        words.contains("inverse") || words.contains("inverted")
        || words.contains("on") && words.contains("dark")
      return isForDark && Contrast.wcag(other, surface) >= least
    }
  }

  /// The luminance at which black and white have the same contrast.
  private static let mostDark = 0.179

  /// What has less contrast is not meant to be seen together.
  static let leastMeant = 2.0

  /// The colours beside the one that a token refers to: other steps of its ramp; where no colour may be added, all that
  /// there are.
  static func steps(
    beside token: Token, _ theme: Theme, isPaletteClosed: Bool
  ) -> [ContrastAdvice.Candidate] {
    let ramp = token.aliases.first?.parent
    guard isPaletteClosed || ramp != nil && ramp != token.path.parent else { return [] }
    return theme.tokens.tokens.compactMap { step in
      guard isPaletteClosed || step.path.parent == ramp, step.aliases.isEmpty, !step.isNotGiven,
        case .color(let color) = step.value, color.opacity == 1
      else { return nil }
      return ContrastAdvice.Candidate(path: step.path, color: color)
    }
  }

  /// Whether a token is the colour of text that WCAG asks something of, and on the usual grounds.
  static func isText(_ token: Token) -> Bool { exempt.isDisjoint(with: NameWords(token.path.description).words) }

  static func colors(_ globs: [TokenGlob], _ theme: Theme) -> [(token: Token, color: Color)] {
    theme.tokens.tokens.compactMap { token in
      guard case .color(let color) = token.value, !token.isNotGiven, globs.contains(where: { $0.matches(token.path) })
      else { return nil }
      return (token, color)
    }
  }
}
