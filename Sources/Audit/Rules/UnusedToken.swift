import Colorimetry
package import Diagnostics
import Guide
import Printing
import Tokens

/// Tokens that nothing refers to and no page names.
package enum UnusedToken: AuditRule {
  package static let rule = Rule(
    "unused-token", .note, "A token is named on no page, and nothing refers to it.",
    why: "Nobody learns what it is for, and nobody can tell whether it may be removed.",
    example: "No component, page or other token mentions `color.brandSecure`.")

  package static let flags = [
    RuleExample(
      tokens: "color.brand: #0066cc\ncolor.link: {color.brand}\ncolor.veil: #222222", page: "Links take `color.link`."),
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#5e6ad2\"\n  ↓secure: \"#7a7fad\"\ntypography:\n  body: {fontFamily: Inter, fontSize: 16px}\nspacing: {md: 8px}\nrounded: {md: 8px}\ncomponents:\n  button:\n    backgroundColor: \"{colors.primary}\"\n    typography: \"{typography.body}\"\n    rounded: \"{rounded.md}\"\n    padding: \"{spacing.md}\"\n---\n\n## Overview\n\nText."
    ),
  ]

  package static let passes = [
    RuleExample(
      tokens: "color.brand: #0066cc\ncolor.link: {color.brand}\ncolor.veil: #222222",
      page: "Links take `color.link`, veils `color.veil`."),
    RuleExample(
      tokens: "color.brand: #0066cc\ncolor.link: #0077dd", page: "```swatches\ncolor.*\n```"),
    RuleExample(tokens: "color.brand: #0066cc\ncolor.veil: #222222"),
    RuleExample(
      tokens: "color.brand: #0066cc\ncolor.veil: #222222\ncolor.ink: #111111", page: "Links take `color.brand`."),
    RuleExample(tokens: "color.brand: #0066cc\ncolor.veil: #222222 deprecated", page: "Links take `color.brand`."),
    RuleExample(
      tokens: "color.brand: #0066cc\ncolor.emerald: #10b981",
      page: "# Colour\n\n- **Emerald**: #10b981\n\nLinks take `color.brand`."),
  ]

  package static func audit(
    _ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics
  ) {
    var used = pages.reduce(into: Set<TokenPath>()) { $0.formUnion($1.named) }
    let colors = pages.reduce(into: Set<String>()) { $0.formUnion($1.colors) }
    let settings = system.system.settings
    let globs = settings.surfaces + settings.text + settings.graphics + settings.identity
    for theme in system.system.themes.themes {
      for token in theme.tokens.tokens {
        used.formUnion(token.references.map(\.target))
        used.formUnion(token.aliases)
      }
    }
    used.formUnion([settings.brand, settings.specimenType].compactMap(\.self))
    let meant = system.system.tokens.tokens.filter(isMeantToBeUsed)
    let unused = meant.filter { token in
      if used.contains(token.path) { return false }
      if case .color(let color) = token.value, colors.contains(color.opaqueHex) { return false }
      return !globs.contains { $0.matches(token.path) }
    }
    // Where few tokens are named, pages are not where they are explained.
    guard unused.count * 2 < meant.count else { return }
    var groups: [TokenPath: [Token]] = [:]
    var order: [TokenPath] = []
    for token in unused {
      let group = token.path.parent ?? TokenPath("")
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(token)
    }
    for group in order {
      guard let tokens = groups[group], let first = tokens.first else { continue }
      diagnostics.report(
        rule,
        "nothing uses \(Sentence.list(tokens.map(\.path.description))), and no page names \(word: tokens.count == 1 ? "it" : "them")",
        at: first.span, why: "nobody learns what it is for, or whether it may go",
        fix: "say on a page what it is for, refer to it, or take it out",
        related: tokens.dropFirst().prefix(3).map { Diagnostic.Related("\($0.path) is here", at: $0.span) })
    }
  }

  /// What is deprecated is better unused, and a component's own values are used by the component.
  private static func isMeantToBeUsed(_ token: Token) -> Bool {
    token.deprecation == nil
      && !token.path.segments.contains { ["component", "components"].contains($0.lowercased()) }
  }
}
