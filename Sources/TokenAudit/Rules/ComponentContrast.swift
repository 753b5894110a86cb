package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
package import Statements
import TokenValues
import Tokens
import Wording

/// A component whose text cannot be read on its own background.
package enum ComponentContrast: AuditRule {
  package static let rule = Rule(
    "component-contrast", .warning, "The text of a component has too little contrast with the component’s background.",
    why:
      "WCAG 2.2 asks for 4.5:1, and for 3:1 of large text and of graphics, since many people cannot read text with less.",
    example: "A button has the `backgroundColor` #5e6ad2 and the `textColor` #828fff.")

  private static func document(
    _ text: String, _ background: String, name: String = "button", style: String = ""
  ) -> String {
    let type = style.isEmpty ? "" : "typography:\n  label: { fontFamily: Inter, \(style), lineHeight: 1 }\n"
    let named = style.isEmpty ? "" : "    typography: \"{typography.label}\"\n"
    return
      "---\ncolors:\n  primary: \"#5e6ad2\"\n\(type)components:\n  \(name):\n    backgroundColor: \"\(background)\"\n    textColor: \(text)\n\(named)---\n\n## Overview\n\nText."
  }

  package static let flags = [
    RuleExample(page: document("↓\"#828fff\"", "{colors.primary}")),
    RuleExample(page: document("↓\"{colors.primary}\"", "#767676")),
    RuleExample(page: document("↓\"#fdfdfd\"", "#f04a00", style: "fontSize: 18px, fontWeight: 700")),
    RuleExample(page: document("↓\"#fdfdfd\"", "#ff9a40", style: "fontSize: 64px, fontWeight: 700")),
    RuleExample(page: document("↓\"#fdfdfd\"", "#ff9a40", name: "button-arrow")),
    RuleExample(
      page: document("↓\"#fdfdfd\"", "#ff9a40", name: "quote")
        + "\n\n**`quote`** — with a photo at its side. Background `#ff9a40`, cards of translucent glass."),
    RuleExample(
      tokens:
        "component.checkbox.default.background-color: #ffffff\ncomponent.checkbox.default.foreground-color: #ffffff\ncomponent.checkbox.checked.background-color: #ff9a40\ncomponent.checkbox.checked.foreground-color: #fdfdfd"
    ),
  ]

  package static let passes = [
    // What dims everything behind a dialog has no text of its own.
    RuleExample(page: document("\"#828fff\"", "{colors.primary}", name: "modal-overlay")),
    // A picture or a gradient is not one colour, and a sign is no text.
    RuleExample(
      page: document("\"#fdfdfd\"", "#ff9a40", name: "hero-band")
        + "\n\n**`hero-band`** — a full-bleed photograph with the title over it."),
    RuleExample(
      page: document("\"#fdfdfd\"", "#ff9a40", name: "sky")
        + "\n\n**`sky`** — the first band.\n\n- Background: a gradient from orange to pink."),
    RuleExample(page: document("\"#fdfdfd\"", "#ff9a40", name: "gradient-card")),
    RuleExample(
      page: document("\"#fdfdfd\"", "#f04a00", name: "orb") + "\n\n**`orb`** — round, a white magnifier icon centred."),
    RuleExample(page: document("\"#ffffff\"", "{colors.primary}")),
    RuleExample(page: document("\"#828fff\"", "{colors.primary}", name: "button-disabled")),
    RuleExample(page: document("\"#828fff\"", "#5e6ad200")),
    RuleExample(page: document("\"{colors.primary}\"", "{colors.primary}", name: "dotted-divider")),
    // Large text and graphics need 3:1.
    RuleExample(page: document("\"#fdfdfd\"", "#f04a00", style: "fontSize: 24px, fontWeight: 400")),
    RuleExample(page: document("\"#fdfdfd\"", "#f04a00", style: "fontSize: 19px, fontWeight: 700")),
    RuleExample(page: document("\"#fdfdfd\"", "#f04a00", name: "row-chevron")),
    // A mark that shows only once it is chosen.
    RuleExample(
      tokens:
        "component.checkbox.default.background-color: #ffffff\ncomponent.checkbox.default.foreground-color: #ffffff\ncomponent.checkbox.checked.background-color: #f04a00\ncomponent.checkbox.checked.foreground-color: #fdfdfd"
    ),
  ]

  package static func audit(
    _ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics
  ) {
    var reported: Set<String> = []
    let looks = SaidLook.all(in: pages)
    for theme in system.system.themes.themes {
      let components = components(of: theme, looks)
      let colors = TextColors(components, theme)
      let palette = system.system.settings.requirements.paletteOnly ? LowPairs.palette(of: theme) : nil
      for component in components where !component.isUnchosen {
        let need = component.need
        let ratio = Contrast.wcag(foreground: component.text, background: component.background)
        guard ratio < need.least else { continue }
        let figure = Contrast.figure(ratio)
        guard reported.insert("\(component.path) \(figure)").inserted else { continue }
        let place = system.system.themes.place(of: [component.token.path, component.ground], in: theme)
        let advice = ContrastAdvice(
          text: component.text, on: component.background, least: need.least, noun: need.noun,
          palette: palette)
        diagnostics.report(
          rule, "\(component.token.path) has a contrast of \(figure) on \(component.ground)\(place)",
          at: component.token.valueSpan, why: need.why,
          fix: advice.fix(ofText: colors.candidates(on: component.background, for: component.path)))
      }
    }
  }

  // MARK: Components

  /// A component with text on a ground of its own.
  struct Component {
    let path: TokenPath
    let token: Token
    let text: Color
    /// The token of its background.
    let ground: TokenPath
    let background: Color
    let need: ContrastNeed
    /// Whether it is a mark that shows once it is chosen, and is not.
    let isUnchosen: Bool
  }

  /// - Parameter looks: what pages say of components; what stands on no single colour is none.
  static func components(of theme: Theme, _ looks: [TokenPath: SaidLook]) -> [Component] {
    // The groups of parts that have a look of their own for when they are chosen.
    lazy var groups = Set(theme.tokens.groups.lazy.filter { isChosen($0.path) }.compactMap(\.path.parent))
    return theme.tokens.tokens.compactMap { token in
      guard texts.contains(NameWords(token.path.name).words), isComponent(token.path), let path = token.path.parent,
        !isExempt(path), case .color(let text) = token.value, !token.isNotGiven,
        let (ground, background) = background(of: path, in: theme)
      else { return nil }
      let isMark = isMark(path)
      let look = SaidLook(path).union(looks[path] ?? [])
      if look.contains(.onPicture) { return nil }
      let need = ContrastNeed(of: path, in: theme, isSaidToBeSign: isMark || look.contains(.sign))
      // Until the same part is chosen, its mark is not meant to be seen.
      let isUnchosen = isMark && !isChosen(path) && path.parent.map(groups.contains) ?? false
      return Component(
        path: path, token: token, text: text, ground: ground, background: background, need: need,
        isUnchosen: isUnchosen)
    }
  }

  /// Whether a component shows a mark when it is chosen, as a checkbox does: no text.
  private static func isMark(_ component: TokenPath) -> Bool {
    !Set(["checkbox", "radio", "switch", "toggle"]).isDisjoint(with: NameWords(component.description).words)
      && NameWords(component.description).words.allSatisfy { !["label", "text", "button"].contains($0) }
  }

  private static let chosen: Set<String> = ["checked", "selected", "active", "on", "indeterminate", "pressed"]

  private static func isChosen(_ component: TokenPath) -> Bool {
    !chosen.isDisjoint(with: NameWords(component.name).words)
  }

  /// The colours that text has in a theme, by their names or since components refer to them, and on which grounds.
  private struct TextColors {
    private let colors: [(path: TokenPath, color: Color)]
    /// Those that components have on each ground, by its hex.
    private let used: [String: Set<TokenPath>]

    init(_ components: [Component], _ theme: Theme) {
      var used: [String: Set<TokenPath>] = [:]
      for component in components {
        guard let path = component.token.aliases.first else { continue }
        used[component.background.opaqueHex, default: []].insert(path)
      }
      let anywhere = used.values.reduce(into: Set<TokenPath>()) { $0.formUnion($1) }
      self.used = used
      colors = theme.tokens.tokens.compactMap { token in
        guard case .color(let color) = token.value, color.opacity == 1, !isComponent(token.path),
          anywhere.contains(token.path) || isText(NameWords(token.path.description).words)
        else { return nil }
        return (token.path, color)
      }
    }

    /// What is called after a condition, as the text of errors is, is only for what is called so too.
    func candidates(on ground: Color, for component: TokenPath) -> [ContrastAdvice.Candidate] {
      let here = used[ground.opaqueHex] ?? []
      let own = Set(NameWords(component.description).words)
      return colors.filter {
        ComponentContrast.conditions.intersection(NameWords($0.path.description).words).isSubset(of: own)
      }
      .map { ContrastAdvice.Candidate(path: $0.path, color: $0.color, isUsedHere: here.contains($0.path)) }
    }
  }

  private static let conditions: Set<String> = [
    "error", "danger", "critical", "negative", "warning", "caution", "success", "positive", "info", "disabled", "alert",
    "destructive",
  ]
  private static let textNames: Set<String> = ["text", "ink", "on", "body", "foreground", "fg", "copy"]
  /// Words for text of one kind, which other text is not to look like.
  private static let particular: Set<String> = [
    "input", "placeholder", "link", "disabled", "error", "danger", "success", "warning", "info", "hover", "selected",
    "inverse", "code",
  ]

  private static func isText(_ words: [String]) -> Bool {
    !textNames.isDisjoint(with: words) && particular.isDisjoint(with: words)
  }

  private static let texts: Set<[String]> = [["text", "color"], ["foreground"], ["foreground", "color"]]
  /// What says how much of a background is seen.
  private static let opacities = ["backgroundOpacity", "background-opacity", "opacity"]
  private static let backgrounds = ["backgroundColor", "background", "background-color", "backgroundcolor"]

  private static func isComponent(_ path: TokenPath) -> Bool {
    path.segments.first.map { ["component", "components"].contains($0.lowercased()) } ?? false
  }

  /// WCAG asks nothing of what is disabled, and lines have no text.
  private static func isExempt(_ component: TokenPath) -> Bool {
    !Set(NameWords(component.name).words).isDisjoint(with: [
      "disabled", "inactive", "decorative", "logo", "placeholder", "divider", "separator", "rule", "hairline", "line",
      "swatch", "skeleton",
    ]) || !SeenSurfaces.veils.isDisjoint(with: NameWords(component.name).words)
  }

  /// A background through which nothing else is seen.
  private static func background(of component: TokenPath, in theme: Theme) -> (path: TokenPath, color: Color)? {
    let isVeil = opacities.contains { name in
      if case .number(let share)? = theme.tokens[component.appending(name)]?.value { share < 1 } else { false }
    }
    if isVeil { return nil }
    for name in backgrounds {
      let path = component.appending(name)
      if let token = theme.tokens[path], case .color(let color) = token.value {
        return color.opacity == 1 && !token.isNotGiven ? (path, color) : nil
      }
    }
    return nil
  }
}
