package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
package import Statements
import TokenValues
import Tokens

/// Tokens that nothing refers to and no page names.
package enum UnusedToken: AuditRule {
  package static let rule = Rule(
    "unused-token", .note, "A token is named on no page, and nothing refers to it.",
    why: "Nobody learns what it is for, and nobody can tell whether it may be removed.",
    example: "No component, page or other token mentions `color.brandSecure`.")

  /// Tokens of which a page names all.
  private static let tokens = (1...12).map { "space.\($0): \($0 * 4)px" }.joined(separator: "\n")
  private static let page = "Space is `space.1` up to `space.12`.\n\n```scale\nspace.*\n```"

  private static let colors = (1...12).map { "  c\($0): \"#0000\($0 + 10)\"\n" }.joined()
  private static let references = (1...12).map { "{colors.c\($0)}" }.joined(separator: ", ")

  package static let flags = [
    RuleExample(tokens: tokens + "\ncolor.veil: #222222", page: page),
    RuleExample(
      page: "---\ncolors:\n\(colors)  ↓secure: \"#7a7fad\"\n---\n\n## Overview\n\nColours are \(references)."),
  ]

  package static let passes = [
    // What a description says, a step, and a family that is written.
    RuleExample(
      tokens: tokens + "\ncolor.veil: #222222 \"Behind dialogs\"\ncolor.13: #333333", page: page),
    // Parts of styles, steps and breakpoints.
    RuleExample(
      page:
        "---\ncolors:\n\(colors)spacing: { scale: [4, 8] }\nbreakpoints: { mobile: 640px }\ntypography: { display: { family: Inter, weights: [400, 500] } }\n---\n\n## Overview\n\nColours are \(references)."
    ),
    RuleExample(
      tokens: tokens + "\ncolor.veil: #222222\ncolor.ink: {color.veil}", page: page + "\n\nText is `color.ink`."),
    RuleExample(tokens: tokens + "\ncolor.veil: #222222 deprecated", page: page),
    RuleExample(tokens: tokens + "\ncolor.veil: #222222", page: page + "\n\nVeils are `#222222`."),
    RuleExample(
      tokens: tokens + "\ncolor.emerald: #10b981",
      page: page + "\n\n# Colour\n\n- **Emerald**: rgb(16, 185, 129)"),
    RuleExample(
      tokens: tokens + "\ntype.headline-regular: 16px/24px 400 Inter",
      page: page + "\n\nHeadlines have a `headline-regular` for calm pages."),
    // A value that is written out is one that readers find.
    RuleExample(tokens: tokens + "\ncolor.veil: #003770", page: page + "\n\nShadows: `rgba(0, 55, 112, 0.08)`."),
    RuleExample(tokens: tokens + "\nradius.card: 22px", page: page + "\n\nCards have corners of 22px."),
    RuleExample(
      tokens: tokens + "\ncolor.accent-pink: #c7007e\ncolor.accent-tomato: #ff2201",
      page: page + "\n\n# Colour\n\n- **Accent Pink / Tomato**: reserved for logos."),
    RuleExample(
      page:
        "---\ndescription: Veils are `{colors.secure}`.\ncolors:\n\(colors)  secure: \"#7a7fad\"\n---\n\n## Overview\n\nColours are \(references)."
    ),
    // Most tokens refer to each other, and no page is about them.
    RuleExample(
      tokens: (1...12).map { "base.\($0): \($0 * 4)px\nspace.\($0): {base.\($0)}\ncard.\($0): {space.\($0)}" }
        .joined(separator: "\n") + "\ncolor.veil: #222222",
      page: "A package of tokens. Its first is `base.1`."),
    // Pages that name one token in passing explain none, and neither does a sketch.
    RuleExample(tokens: tokens + "\ncolor.veil: #222222", page: "Cards are padded by `space.4`."),
    RuleExample(
      tokens: "color.brand: #0066cc\ncolor.link: {color.brand}\ncolor.veil: #222222", page: "Links: `color.link`."),
  ]

  /// Fewer tokens are a sketch.
  private static let fewest = 12
  /// One of so many may be forgotten; where more are, pages do not explain the tokens one by one.
  private static let mostUnnamed = 5

  package static func audit(
    _ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics
  ) {
    // Beside pages that are made of the tokens, nobody has said what these are for.
    guard system.system.pages.contains(where: { !$0.source.isMade }) else { return }
    let named = pages.reduce(into: Set<TokenPath>()) { $0.formUnion($1.named) }
    var used: Set<TokenPath> = []
    let colors = pages.reduce(into: Set<String>()) { $0.formUnion($1.colors) }
    let lengths = pages.reduce(into: Set<Double>()) { $0.formUnion($1.lengths) }
    let settings = system.system.settings
    // Roles that nobody gave show no use.
    let hasRoles = settings.places["name", settings.name]?.file.isMade != true
    let globs = hasRoles ? settings.surfaces + settings.text + settings.graphics + settings.identity : []
    for theme in system.system.themes.themes {
      for token in theme.tokens.tokens {
        used.formUnion(token.references.map(\.target))
        used.formUnion(token.aliases)
      }
    }
    if hasRoles { used.formUnion([settings.brand, settings.specimenType].compactMap(\.self)) }
    let meant = system.system.tokens.tokens.filter(isMeantToBeUsed)
    let last = meant.count { !used.contains($0.path) }
    used.formUnion(named)
    let documents = Set(system.system.pages.map { RelativePath.name(of: $0.path) })
    let unnamed = meant.filter { token in
      if used.contains(token.path) { return false }
      // What was taken out of a page is what that page speaks of.
      if let document = SourceMark.file(of: token), documents.contains(document) { return false }
      if case .color(let color) = token.value, colors.contains(color.opaqueHex) { return false }
      return !globs.contains { $0.matches(token.path) }
    }
    // Where pages name less than half of what nothing refers to, they are no documents of the tokens.
    guard meant.count >= fewest, unnamed.count * mostUnnamed <= meant.count, unnamed.count * 2 <= last else { return }
    let inCode = pages.reduce(into: Set<TokenPath>()) { $0.formUnion($1.namedInCode) }
    let unused = unnamed.filter { token in
      // A description says itself what a token is for, and nobody names each step of a scale.
      if inCode.contains(token.path) || token.description != nil || token.isStep { return false }
      switch token.value {
      case .dimension(let length): return !lengths.contains(length.pixels)
      case .fontFamily(let families): return !isWritten(families.first ?? "", in: system.system.pages)
      case .color, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition, .shadow,
        .gradient,
        .typography, .spring, .haptic:
        return true
      }
    }
    var groups: [TokenPath: [Token]] = [:]
    var order: [TokenPath] = []
    for token in unused {
      let group = token.path.parent ?? TokenPath("")
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(token)
    }
    let sizes = groupSizes(meant)
    let wholeSizes = groupSizes(system.system.tokens.tokens)
    for group in order {
      guard let tokens = groups[group], let first = tokens.first else { continue }
      // The sides of one value are written as one: `padding: 12px 24px`.
      let isOne = tokens.allSatisfy { token in
        TokenPath.sides.contains(token.path.name) && !token.span.text.contains(token.path.name)
      }
      // Where the pages name no more than half of a group, they do not list it.
      if !isOne, tokens.count > 1, tokens.count * 2 > sizes[group] ?? 0 { continue }
      // Of a value whose other sides are used, nobody wrote the rest by itself.
      if isOne, tokens.count < wholeSizes[group] ?? 0 { continue }
      let names = isOne ? [group.description] : tokens.map(\.path.description)
      diagnostics.report(
        rule,
        "nothing uses \(Sentence.list(names)), and no page names \(word: names.count == 1 ? "it" : "them")",
        at: first.span, why: "nobody learns what it is for, or whether it may go",
        fix: "say on a page what it is for, refer to it, or take it out",
        related: (isOne ? [] : tokens).dropFirst().prefix(3).map {
          Diagnostic.Related("\($0.path) is here", at: $0.span)
        })
    }
  }

  /// How many tokens each group has of its own.
  private static func groupSizes(_ tokens: [Token]) -> [TokenPath: Int] {
    tokens.reduce(into: [:]) { $0[$1.path.parent ?? TokenPath(""), default: 0] += 1 }
  }

  /// Whether a token of a document's front matter is no colour that has a name: a style, a part of one, a step, a figure or an
  /// element of a list, which are chosen by what they look like.
  private static func isPart(_ token: Token) -> Bool {
    guard token.span.file.path.hasSuffix(".md") else { return false }
    // What is in a list has no name of its own.
    if token.span.range == token.valueSpan.range { return true }
    switch token.value {
    case .color: return false
    case .typography, .shadow, .gradient, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .border, .transition,
      .spring, .haptic:
      return true
    }
  }

  private static func isWritten(_ family: String, in pages: [Page]) -> Bool {
    !family.isEmpty && pages.contains { $0.source.bytes[...].firstPlace(of: Array(family.utf8)[...]) != nil }
  }

  /// What is deprecated is better unused, and a component's own values are used by the component.
  private static func isMeantToBeUsed(_ token: Token) -> Bool {
    // What uses the properties of a stylesheet is mostly code.
    token.deprecation == nil && !ProjectLayout.isStylesheet(token.span.file.path) && !isPart(token)
      && !token.path.segments.contains { ["component", "components"].contains($0.lowercased()) }
  }
}
