package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A number of things that a document states, and the tokens have another.
package enum TokenCount: AuditRule {
  package static let rule = Rule(
    "token-count", .warning, "A document says how many there are of something, and the tokens have another number.",
    why: "One of them has changed without the other, and readers look for what is missing.",
    example: "The words `there are five durations` are wrong where the tokens have six.")

  private static let tokens =
    "type.body: 16px/24px 400 Inter\ntype.title: 24px/32px 700 Inter\nmotion.duration.fast: 150ms\nmotion.duration.slow: 500ms\nmotion.spring.pop: stiffness 250, damping 12"

  package static let flags = [
    RuleExample(
      page: "There are ↓five radii to choose from.\n\n```css\n:root { --radius-sm: 4px; --radius-md: 8px; }\n```"),
    RuleExample(tokens: tokens, page: "There are ↓five durations."),
    // Several counts at the head of a document.
    RuleExample(
      tokens: tokens,
      page:
        "# System\n\nThe system has ↓three type styles, two durations and 1 spring.\n\n## At a glance\n\n4 components · ↓3 durations · 2 type styles"
    ),
    RuleExample(
      tokens:
        "type.body: 16px/24px 400 Inter\ntype.title: 24px/32px 700 Newsreader\ntype.note: 12px/16px 500 Lora\ntype.code: 14px/20px 400 JetBrainsMono",
      page:
        "↓Max 2 font families. Use ↓no more than two fonts. Fonts: ↓max 2 families, self-hosted. ↓At most two typefaces (for speed). ↓Two font families only. ↓Maximum of two weights."
    ),
    RuleExample(
      tokens: "colors.ink: #111827\ncolors.paper: #ffffff\ncomponents.card.background: {colors.paper}",
      page: "There are ↓five colours. The palette has ↓three colors."),
    RuleExample(
      tokens: "type.body: 16px/24px 400 Inter\ntype.small: 11px/16px 400 Inter\ncomponents.card.type: {type.body}",
      page: "Type is set in ↓three sizes."),
    RuleExample(tokens: tokens, page: "Type is set in ↓three sizes. The system has ↓2 springs."),
    RuleExample(
      tokens:
        "type.body: 16px/24px 400 Inter\ntype.note: 16px/24px 500 Inter\ntype.title: 24px/32px 700 Newsreader",
      page: "We use only ↓two weights. ↓Two weights, no more. Type is set in ↓three sizes. There are ↓three typefaces."),
    RuleExample(
      tokens: "radius.sm: 4px\nradius.md: 8px\nspace.sm: 4px\ncolors.ink: #111827",
      page:
        "The scale has ↓five radii. The radius scale has ↓five steps. ↓Five colours make the palette. Spacing comes in ↓seven steps. There are ↓five radii to choose from. The palette holds ↓twelve colours."
    ),
  ]

  package static let passes = [
    // What a sentence says of something else, and what stands below other headings.
    RuleExample(
      tokens: tokens,
      page:
        "# System\n\nTwo durations, two type styles and one spring. A screen has three type styles and three durations. Three type styles and what they are for.\n\n## Card\n\nThree type styles, two durations."
    ),
    RuleExample(
      page:
        "There are two radii.\n\n```css\n:root { --radius-sm: 4px; --radius-md: 8px; --radius-full: 999px; }\n```"),
    RuleExample(
      tokens: tokens,
      page:
        "There are two durations. Type is set in two sizes. The button has three springs. All three springs of the sheet. Use two durations at most. There are three durations here."
    ),
    RuleExample(
      tokens: tokens, page: "It has no five springs. The system has one spring. The old system had five springs."),
    RuleExample(page: "There are five durations."),
    RuleExample(
      tokens: "radius.sm: 4px\nradius.md: 8px\nspace.sm: 4px\ncolors.ink: #111827",
      page:
        "The radius scale has two steps. The type scale has five steps. Five colours are good. Five colours of the logo. One colour makes the palette."
    ),
    RuleExample(
      tokens: "type.body: 16px/24px 400 Inter\ntype.title: 24px/32px 700 Inter\ntype.code: 16px/24px 400 JetBrainsMono",
      page: "We use two weights. There are two typefaces. Two weights would be too few. Our site uses three typefaces."),
    RuleExample(
      tokens:
        "type.body: 16px/24px 400 Inter\ntype.title: 24px/32px 700 Newsreader\ntype.code: 14px/20px 400 JetBrainsMono",
      page:
        "Max 2 font families. Use no more than one of two fonts per page. At most 1 font per screen. Max 2 fonts a page."
    ),
    // Of many colours, some may be counted, or only the hues.
    RuleExample(
      tokens: "colors.ink: #111827\ncolors.paper: #ffffff\ncolors.brand: #0066cc",
      page: "The palette has two colours. There are three colours."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for text in page.texts where text.kind == .paragraph || text.kind == .item {
      for claim in TotalClaim.all(in: text, on: page) where !isListed(claim, in: text, page) {
        let counts = page.subject.hasTokens ? claim.kind.counts(page.subject) : claim.kind.counts(page)
        diagnostics.compared.claims += counts.isEmpty ? 0 : 1
        // Of typefaces, those of code and signs are not counted where there is a limit.
        let limited = claim.kind == .families ? counts.last : counts.first
        guard let whole = claim.isMost ? limited : counts.first,
          claim.isMost ? whole > claim.number : !counts.contains(claim.number)
        else { continue }
        diagnostics.report(
          rule,
          "the tokens have \(whole) \(claim.kind.name), \(word: claim.isMost ? "more than" : "not") \(claim.number)",
          at: page.document.file.span(page.document.range(ofPlain: claim.range, in: text.node)),
          why: "one of them has changed without the other", fix: "count again, or add what is missing")
      }
    }
  }

  /// Whether the values follow, which are compared one by one.
  private static func isListed(_ claim: TotalClaim, in text: PageText, _ page: AuditedPage) -> Bool {
    page.bounds.contains { $0.text.node == text.node && $0.range.overlaps(claim.range) }
  }
}

extension TotalClaim.Kind {
  /// Of more colours than that, a document counts hues, roles or steps.
  private static let mostColors = 24

  /// Parts of the names of typefaces for code and for signs.
  private static let signs = ["mono", "code", "icon", "symbol", "emoji"]

  /// Every number that may be meant, that of all tokens first; none where there are no such tokens.
  fileprivate func counts(_ subject: AuditedSystem) -> [Int] {
    let tokens = subject.system.tokens.tokens.filter(isOne)
    guard !tokens.isEmpty else { return [] }
    // Of colours, some may be counted, and only more than there are is wrong for certain.
    if case .colors = self { return tokens.count > Self.mostColors ? [] : [tokens.count] + Array(1...tokens.count) }
    if let distinct = distinct(tokens, of: subject) { return distinct }
    let own = tokens.filter { $0.aliases.isEmpty }
    var counts = [tokens.count, own.count, Set(own.map(\.value)).count]
    // None and full are often not counted, nor are those of one group.
    let withoutEnds = own.filter { token in
      guard case .dimension(let length) = token.value else { return true }
      return length.value > 0 && length.pixels < Scale.leastFull
    }
    counts += [
      withoutEnds.count,
      withoutEnds.count { token in
        if case .dimension(let length) = token.value { length.pixels < Scale.leastFull } else { true }
      },
    ]
    counts += Dictionary(grouping: tokens) { $0.path.parent }.values.map(\.count)
    counts += Dictionary(grouping: tokens) { $0.path.segments.prefix(2) }.values.map(\.count)
    return counts
  }

  /// Of what styles have, how many different ones there are, with those of code or without them; nil for other kinds.
  private func distinct(_ tokens: [Token], of subject: AuditedSystem) -> [Int]? {
    let styles = tokens.compactMap { token -> (group: TokenPath?, type: Typography)? in
      guard case .typography(let type) = token.value else { return nil }
      return (token.path.parent, type)
    }
    func counts(_ value: (Typography) -> String) -> [Int] {
      let groups = Dictionary(grouping: styles) { $0.group }.values.map { Set($0.map { value($0.type) }).count }
      return [Set(styles.map { value($0.type) }).count] + groups.sorted()
    }
    switch self {
    case .sizes: return counts { $0.fontSize.pixels.trimmed(4) }
    case .weights: return counts { $0.fontWeight.value.trimmed(0) }
    case .families:
      let families = Set(styles.compactMap { $0.type.fontFamily.first?.lowercased() })
      // Families that tokens declare by themselves are counted too, whether or not a style is set in them.
      let own = subject.system.tokens.tokens.filter { $0.type == .fontFamily }.count
      return [families.count, families.count { name in !Self.signs.contains { name.contains($0) } }]
        + (own > 0 ? [own] : [])
    case .durations, .springs, .easings, .shadows, .styles, .spaces, .radii, .colors: return nil
    }
  }

  /// The same for the variables that the code of a page without tokens sets.
  fileprivate func counts(_ page: AuditedPage) -> [Int] {
    let roots: Set<String>
    switch self {
    case .radii: roots = ["radius", "radii", "rounded"]
    case .spaces: roots = ["space", "spacing"]
    case .durations, .springs, .easings, .shadows, .styles, .sizes, .colors, .weights, .families: return []
    }
    let own = page.named.filter { value in
      guard value.isInCode, case .quantity(let quantity) = value.value, quantity.pixels != nil else { return false }
      return value.words.count == 2 && roots.contains(value.words[0])
    }
    let names = Set(own.map(\.name))
    let ends = Set(
      own.filter { $0.words.last.map { ["none", "full", "pill", "0"].contains($0) } ?? false }.map(\.name))
    return names.isEmpty ? [] : [names.count, names.count - ends.count, names.count - min(1, ends.count)]
  }

  private func isOne(_ token: Token) -> Bool {
    let root = token.path.segments.first.map { NameWords($0).words.first ?? "" } ?? ""
    if ["component", "components"].contains(root) { return false }
    switch self {
    case .durations: return token.type == .duration
    case .springs: return token.type == .spring
    case .easings: return token.type == .cubicBezier
    case .shadows: return token.type == .shadow
    case .styles, .sizes, .weights, .families: return token.type == .typography
    case .spaces: return token.type == .dimension && ["space", "spaces", "spacing"].contains(root)
    case .radii: return token.type == .dimension && ["radius", "radii", "rounded", "corner"].contains(root)
    case .colors: return token.type == .color
    }
  }
}
