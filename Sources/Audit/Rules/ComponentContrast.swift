import Colorimetry
package import Diagnostics
import Files
import Guide
import Tokens

/// A component whose text cannot be read on its own background.
package enum ComponentContrast: AuditRule {
  package static let rule = Rule(
    "component-contrast", .warning, "The text of a component has too little contrast with the component's background.",
    why: "WCAG 2.2 asks for 4.5:1, since many people cannot read text with less.",
    example: "A button has the `backgroundColor` #5e6ad2 and the `textColor` #828fff.")

  private static func document(_ text: String, _ background: String, name: String = "button") -> String {
    "---\ncolors:\n  primary: \"#5e6ad2\"\ncomponents:\n  \(name):\n    backgroundColor: \"\(background)\"\n    textColor: \(text)\n---\n\n## Overview\n\nText."
  }

  package static let flags = [
    RuleExample(page: document("↓\"#828fff\"", "{colors.primary}")),
    RuleExample(page: document("↓\"{colors.primary}\"", "#767676")),
  ]

  package static let passes = [
    RuleExample(page: document("\"#ffffff\"", "{colors.primary}")),
    RuleExample(page: document("\"#828fff\"", "{colors.primary}", name: "button-disabled")),
    RuleExample(page: document("\"#828fff\"", "#5e6ad200")),
    RuleExample(page: document("\"{colors.primary}\"", "{colors.primary}", name: "dotted-divider")),
  ]

  /// *Source:* https://www.w3.org/TR/WCAG22/#contrast-minimum
  private static let least = 4.5

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    var reported: Set<String> = []
    for theme in system.system.themes.themes {
      for token in theme.tokens.tokens where Self.texts.contains(NameWords(token.path.name).words) {
        guard isComponent(token.path), let component = token.path.parent, !isExempt(component),
          case .color(let text) = token.value, let (background, name) = background(of: component, in: theme)
        else { continue }
        let ratio = Contrast.wcag(foreground: text, background: background)
        guard ratio < least else { continue }
        let place: Message = system.system.themes.themes.count > 1 ? " in \(theme.name)" : ""
        let figure = Contrast.floored(ratio)
        guard reported.insert("\(component) \(figure)").inserted else { continue }
        let near = ContrastSuggestion.nearest(to: text, on: background, ratio: least)
        diagnostics.report(
          rule, "\(token.path) has a contrast of \(figure) on \(component.appending(name))\(place)",
          at: token.valueSpan,
          why: "text needs 4.5:1, or 3:1 where it is large",
          fix: Fix(near.map { "the nearest text colour that has enough is \($0.opaqueHex)" } ?? "change one of the two")
        )
      }
    }
  }

  private static let texts: Set<[String]> = [["text", "color"], ["foreground"], ["foreground", "color"]]
  private static let backgrounds = ["backgroundColor", "background", "background-color", "backgroundcolor"]

  private static func isComponent(_ path: TokenPath) -> Bool {
    path.segments.first.map { ["component", "components"].contains($0.lowercased()) } ?? false
  }

  /// WCAG asks nothing of what is disabled, and lines have no text.
  private static func isExempt(_ component: TokenPath) -> Bool {
    !Set(NameWords(component.name).words).isDisjoint(with: [
      "disabled", "inactive", "decorative", "logo", "placeholder", "divider", "separator", "rule", "hairline", "line",
      "swatch", "skeleton",
    ])
  }

  /// A background through which nothing else is seen.
  private static func background(of component: TokenPath, in theme: Theme) -> (color: Color, name: String)? {
    for name in backgrounds {
      if case .color(let color)? = theme.tokens[component.appending(name)]?.value {
        return color.opacity == 1 ? (color, name) : nil
      }
    }
    return nil
  }
}
