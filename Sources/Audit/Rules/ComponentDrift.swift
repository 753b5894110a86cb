package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A document that says of a component what its properties do not.
package enum ComponentDrift: AuditRule {
  package static let rule = Rule(
    "component-drift", .warning, "A document says of a component something else than the component’s properties.",
    why: "Readers build one component, and tools that read the properties build another.",
    example: "The words `rounded {rounded.md}` are wrong where the component `tab` has `rounded: {rounded.sm}`.")

  private static func document(_ text: String) -> String {
    """
    ---
    colors: { primary: "#113355", soft: "#eef0f2", paper: "#eef0f2" }
    typography: { label: { fontFamily: Inter, fontSize: 14px }, title: { fontFamily: Inter, fontSize: 20px } }
    rounded: { sm: 4px, md: 8px }
    spacing: { sm: 8px, md: 16px }
    components:
      tab:
        backgroundColor: "{colors.soft}"
        textColor: "{colors.primary}"
        typography: "{typography.label}"
        rounded: "{rounded.sm}"
        padding: "{spacing.sm} {spacing.md}"
        height: 40px
    ---

    ## Components

    \(text)
    """
  }

  package static let flags = [
    RuleExample(
      page: document("**`tab`** — one of several\n- Background `↓{colors.primary}`, rounded `↓{rounded.md}` (8px)")),
    RuleExample(
      page: document("**`tab`** — one of several. Text `↓{colors.soft}`, type `↓{typography.title}`, height ↓48px.")),
    RuleExample(page: document("### Tab\n\n- **Padding**: ↓8px\n- Label set in ↓{typography.title}.")),
    // Several properties in one sentence below the heading.
    RuleExample(page: document("### Tab\n\nHeight is ↓44px, with ↓12px 24px padding and a radius of ↓6px.")),
    RuleExample(
      page: document("**`tab`** — one of several\n- Rounded `↓{rounded.md}` 8px, padding `↓{spacing.md}` (8px 16px).")),
    RuleExample(page: document("**`tab`** — one of several. ↓48px tall, `↓{colors.primary}` background, white icons.")),
    RuleExample(
      page: document(
        "The tab is ↓44px tall, so it is easy to hit. Tab corners are ↓6px.\n\n| Part | Height |\n|---|---|\n| Tab | ↓44px |"
      )),
    RuleExample(
      page: document(
        "The tab has a height of ↓48px. Tabs are ↓44px tall with ↓6px corners. Tabs have a radius of ↓6px. Tabs have 8px by 16px padding and ↓48px height. Tabs use the small radius (↓6px). Tab: ↓48px tall, 4px radius, ↓12px 24px padding."
      )),
    RuleExample(
      page: document(
        "Use `↓{rounded.md}` (8px) for every tab. All tabs use `↓{typography.title}`.\n\n| Token | Use |\n|---|---|\n| `↓{rounded.md}` | All tabs |"
      )),
    // Colours before their property, colours by name, and one property of several components.
    RuleExample(
      page: document(
        "Tabs are filled with ↓#123456. Tabs have a ↓#123456 background. Radius: tabs ↓8px. Primary tab: ↓#123456 background, white text, ↓48px height.\n\n- **Tabs:** White background, ↓8px radius, 4px corners"
      )),
    RuleExample(page: document("## Tabs\n\n- **Height**: ↓48px\n- **Radius**: 4px")),
    RuleExample(page: document("- **Tab**: padding `↓{spacing.md} {spacing.md}`; internal padding ↓12px 20px.")),
    // By its reference.
    RuleExample(
      page: document(
        "The height of `{components.tab}` is given. `{components.tab}` sits at ↓44px height with 8px 16px padding.\n\n- `{components.tab}` height is ↓48px.\n- `{components.tab}` is ↓48px tall — easy to hit."
      )),
    // Both sides with a sign between them, and a property joined to another.
    RuleExample(
      page: document(
        "**`tab`** — one of several. Padding ↓12px × 16px, rounded `{rounded.sm}`. Background `{colors.soft}` with internal padding ↓6px 16px and height ↓44px."
      )),
  ]

  package static let passes = [
    RuleExample(
      page: document(
        "**`tab`** — one of several\n- Padding 8px vertical, padding 16px horizontal, type `{typography.label}` for the title."
      )),
    RuleExample(
      page: document(
        "**`tab`** — one of several\n- Background `{colors.paper}`, text `{colors.primary}`, type `{typography.label}`, `rounded: {rounded.sm}` 4 px, padding `{spacing.sm} {spacing.md}` (8px × 16px), height 40px.\n- Padding 16px × 8px."
      )),
    RuleExample(
      page: document(
        "`{components.tab}` is at least 44px tall. On mobile, `{components.tab}` is 48px tall. `{components.tab}` sits at 40px height. `{components.tab}` is 44px from the edge."
      )),
    RuleExample(
      page: document(
        "Tabs are 40px tall. The tab is 44px tall on phones. Tab bars are 56px tall. Tab icons are 24px. The tab is 44px, or 48px. Tab height was 44px.\n\n| Part | Height |\n|---|---|\n| Tab, pressed | 44px |"
      )),
    RuleExample(
      page: document("**`tab`** — one of several\n- Thumbnails: 80px wide, `{colors.primary}` background, 48px tall.")),
    // What is said of another component, of some sides, or as a range.
    RuleExample(
      page: document("**`tab`** — one of several. 4px radius. Right: `badge` — 28px high, 6px radius.")
        .replacing("  tab:", with: "  badge: { rounded: 6px }\n  tab:")),
    RuleExample(
      page: document(
        "**`tab`** — padding `24px`, top padding `88px`. 4–8px radius.\n- Chip inside: white, padding 2px 4px")
    ),
    RuleExample(
      page: document("**`tab`** — white, 24px padding.")
        .replacing("padding: \"{spacing.sm} {spacing.md}\"", with: "padding: 24px 0px")),
    // Parts with styles of their own, inner things, and one value for each of several sizes.
    RuleExample(
      page: document(
        "**`tab`** — one of several\n- Figure in `{typography.label}`, label in `{typography.title}`.\n- Inner badge: background `{colors.primary}`, radius `{rounded.md}`.\n- Height: 48px (roomy), 40px (default)"
      )),
    RuleExample(
      page: document("### Tab\n\nHeight is 44px on phones, with 6px corners. A ring is 2px wide with 6px corners.")),
    RuleExample(
      page: document(
        "- **Tab** — one of several. 4px radius. Labels are 14px. Line items are 785px wide, 18px gap, 6px radius; they wrap. Badges have a 2px radius, 20px height."
      )),
    RuleExample(
      page: document(
        "The tab has a 2px ring and a 4px offset. Tab: 40px tall, 24px icon. Tabs are 8px apart. Tabs sit 16px apart, 24px from the edge. The tab has a height of 48px in tables."
      )),
    RuleExample(
      page: document(
        "Use `{rounded.sm}` (4px) for every tab. All tabs use `{typography.label}`. Use `{rounded.md}` for every card. Use `{rounded.md}` for tabs on phones. Not all tabs use `{typography.title}`. Use `{rounded.md}` for every tab group.\n\n| Token | Use |\n|---|---|\n| `{rounded.md}` | Tabs, cards |"
      )),
    RuleExample(
      page: document(
        "A tab has the `backgroundColor` #123456. Tabs are filled with #eef0f2. Radius: tabs 4px, chips 8px. Radius: tabs 8px on phones. Tabs: #eef0f2 background, #123456 line. Tabs, chips: 8px radius."
      )),
    // States, cases, parts, and what is one of several.
    RuleExample(
      page: document(
        "**`tab`** — one of several\n- Hover: background `{colors.primary}`, text `{colors.soft}`.\n- Background `{colors.primary}` on dark bands, text `{colors.soft}` or white, icon rounded `{rounded.md}`.\n- On mobile, height 48px; no background `{colors.primary}`."
      )),
    RuleExample(
      page: document(
        "**`tab`** + **`tab-active`** — a pair. Background `{colors.primary}`.\n\n**Bar** — what holds them. Background `{colors.primary}`.\n\n- Background `{colors.primary}`"
      )),
  ]

  package static let asksOfEveryPage = true

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    reportParts(page, into: &diagnostics)
    defer { reportHeights(page, told: Set(page.statements.map(\.range)), into: &diagnostics) }
    guard !page.subject.components.isEmpty else { return }
    var reported: Set<ByteRange> = []
    func report(_ clause: ComponentClauses.Clause, of component: TokenPath, in node: Int) {
      let range = page.document.range(ofPlain: clause.range, in: node)
      guard let drift = Drift(clause, component, page.subject), reported.insert(range).inserted else { return }
      let span = page.document.file.span(range)
      diagnostics.report(
        rule, "\(drift.name) is \(drift.own), not \(drift.said(span.text))", at: span,
        why: "the document and the component say different things, and people follow either", fix: Fix(drift.advice),
        related: [Diagnostic.Related("\(drift.name) has its value here", at: drift.place)])
    }
    clauses(on: page) { clause, component, node in report(clause, of: component, in: node) }
    // What is said of a property by its own name is another rule's finding.
    reported.formUnion(page.statements.map(\.range))
    for claim in KindClaims(page).all() {
      for component in claim.components { report(claim.clause, of: component, in: claim.node) }
    }
    for (component, clause, node) in ReferredComponents(page).all()
    where !Drift.isOneSide(clause, component, page.subject) { report(clause, of: component, in: node) }
    for found in ComponentSentences(page).all() { report(found.clause, of: found.component, in: found.node) }
  }

  /// What is said of components where they are the subject.
  private static func clauses(
    on page: AuditedPage, _ found: (ComponentClauses.Clause, _ component: TokenPath, _ node: Int) -> Void
  ) {
    var subjects = ComponentSubjects(page)
    for subject in subjects.all() {
      let said = subject.text.mentions.filter { subject.part.contains($0.range.lowerBound) }.map(\.path)
      let clauses =
        ComponentClauses(subject.text, page.subject.names).all(in: subject.part)
        + ComponentSentences.clauses(of: subject)
      // Of a property that is stated as it is, another value is that of a part.
      let agreed = clauses.filter { Drift.agrees($0, subject.component, page.subject) }.map(\.property)
      for clause in clauses
      where !agreed.contains(clause.property)
        && !Drift.isOfPart(clause, of: subject.component, besides: said, page.subject)
      {
        found(clause, subject.component, subject.text.node)
      }
    }
  }

  /// The values that are told of by this rule where they are those of a component's property.
  static func told(on page: AuditedPage) -> Set<ByteRange> {
    if page.subject.components.isEmpty { return [] }
    var ranges: Set<ByteRange> = []
    clauses(on: page) { clause, component, node in
      if Drift(clause, component, page.subject) != nil {
        ranges.insert(page.document.range(ofPlain: clause.range, in: node))
      }
    }
    return ranges
  }

  /// The values in brackets that are the component's: the reference before them is wrong.
  static func agreedRemarks(on page: AuditedPage) -> [ByteRange] {
    guard !page.subject.components.isEmpty else { return [] }
    var subjects = ComponentSubjects(page)
    return subjects.all().flatMap { subject in
      ComponentClauses(subject.text, page.subject.names).all(in: subject.part).compactMap { clause in
        guard let range = clause.remarkRange, Drift(clause, subject.component, page.subject)?.isAgreed == true else {
          return nil
        }
        return page.document.range(ofPlain: range, in: subject.text.node)
      }
    }
  }
}

/// A property with another value than a clause gives it.
private struct Drift {
  /// The path of the property.
  let name: String
  /// Its value, as its author writes it.
  let own: String
  let place: Span
  /// Whether the brackets behind say what the component has.
  let isAgreed: Bool
  /// The value that is to stand behind the reference to it.
  private let repeated: String?
  /// The reference that has another value than the brackets behind it, with its value: `{spacing.lg} is 16px`.
  private let reference: String?

  init?(_ clause: ComponentClauses.Clause, _ component: TokenPath, _ subject: AuditedSystem) {
    let property = Property(clause.property, of: component, subject.system.tokens)
    guard let property, property.matches(clause, subject) == false else { return nil }
    (name, own, place) = (property.path.description, property.text, property.place)
    isAgreed = !clause.remark.isEmpty && property.matches(clause.remarked, subject) == true
    repeated = clause.isRepeated && property.isReference ? property.plain : nil
    reference = clause.values.count == 1 ? Self.reference(clause.values[0], subject) : nil
  }

  /// Whether a clause says what the component has.
  static func agrees(
    _ clause: ComponentClauses.Clause, _ component: TokenPath, _ subject: AuditedSystem
  ) -> Bool {
    Property(clause.property, of: component, subject.system.tokens)?.matches(clause, subject) == true
  }

  /// Whether a clause gives one length of a padding of two: `16px padding` of `8px 16px`.
  static func isOneSide(_ clause: ComponentClauses.Clause, _ component: TokenPath, _ subject: AuditedSystem) -> Bool {
    let own = Property(.padding, of: component, subject.system.tokens)?.sides ?? []
    return clause.property == .padding && clause.values.count == 1
      && Property.pixels(clause.values[0], subject).map(own.contains) ?? false
  }

  /// Whether a clause gives the style of one part of a component, and the component's own is named beside it:
  /// `figure in {typography.title}, label in {typography.label}`.
  static func isOfPart(
    _ clause: ComponentClauses.Clause, of component: TokenPath, besides said: [TokenPath], _ subject: AuditedSystem
  ) -> Bool {
    guard clause.property == .type, let property = Property(.type, of: component, subject.system.tokens),
      property.tokens.count == 1
    else { return false }
    return said.contains { Property.matches(.token($0), property.tokens[0].token, subject) == true }
  }

  private static func reference(_ value: ComponentClauses.Value, _ subject: AuditedSystem) -> String? {
    guard case .token(let path) = value, let token = subject.system.tokens[path] else { return nil }
    return Comparison.text(token.value, .whole).map { "{\(path)} is \($0)" }
  }

  var advice: String {
    if isAgreed {
      let why = reference.map { "\($0), and the brackets and the component have \(own): " } ?? ""
      return why + "write \(own) alone, or refer to what has that value"
    }
    return "write \(own) here\(repeated.map { ", with \($0) behind it" } ?? ""), or change the component"
  }

  /// The values of a clause, without the marks of code around and between them.
  func said(_ text: String) -> String { text.replacing("`", with: "") }
}

/// A property of a component: one token, or one for each side.
private struct Property {
  let path: TokenPath
  let tokens: [(side: String, token: Token)]

  init?(_ property: ComponentProperty, of component: TokenPath, _ set: TokenSet) {
    for name in property.names {
      let path = component.appending(name)
      let sides = ["", "block", "inline", "top", "right", "bottom", "left"]
      let tokens = sides.compactMap { side in
        set[side.isEmpty ? path : path.appending(side)].map { (side: side, token: $0) }
      }
      if !tokens.isEmpty {
        (self.path, self.tokens) = (path, tokens)
        return
      }
    }
    return nil
  }

  var place: Span { tokens[0].token.valueSpan }

  /// The value as it is written: a reference, or the value.
  var text: String {
    let parts = tokens.map { _, token in
      token.aliases.first.map { "{\($0)}" } ?? Comparison.text(token.value, .whole) ?? token.valueSpan.text
    }
    return parts.joined(separator: " ")
  }

  var isReference: Bool { tokens.contains { !$0.token.aliases.isEmpty } }

  /// The value without its reference.
  var plain: String? { tokens.count == 1 ? Comparison.text(tokens[0].token.value, .whole) : nil }

  /// Whether a clause says what the property is; nil where one says nothing of the other.
  func matches(_ clause: ComponentClauses.Clause, _ subject: AuditedSystem) -> Bool? {
    switch clause.property {
    case .background, .text, .type, .radius, .height, .width, .size, .borderWidth:
      guard tokens.count == 1, clause.values.count == 1 else { return nil }
      return Self.matches(clause.values[0], tokens[0].token, subject)
    case .padding, .blockPadding, .inlinePadding: return matchesSides(clause, subject)
    }
  }

  static func matches(_ value: ComponentClauses.Value, _ token: Token, _ subject: AuditedSystem) -> Bool? {
    switch value {
    case .written(let written): return Comparison.matches(written, .whole, token.value)
    case .token(let path):
      if token.path == path || token.aliases.contains(path) { return true }
      guard let said = subject.system.tokens[path]?.value, said.type == token.value.type else { return nil }
      return said == token.value
    }
  }

  /// Lengths for the four sides, in the order of CSS; in words, which of two is meant first is not certain.
  private func matchesSides(_ clause: ComponentClauses.Clause, _ subject: AuditedSystem) -> Bool? {
    let said = clause.values.compactMap { Self.pixels($0, subject) }
    guard said.count == clause.values.count, let own = sides else { return nil }
    switch clause.property {
    case .blockPadding: return said.count == 1 ? own[0] == said[0] && own[2] == said[0] : nil
    case .inlinePadding: return said.count == 1 ? own[1] == said[0] && own[3] == said[0] : nil
    case .padding, .background, .text, .type, .radius, .height, .width, .size, .borderWidth:
      guard let wanted = Self.fourSides(said) else { return nil }
      // `24px padding` of `24px 0` is that of the sides that have any.
      if said.count == 1, own.contains(0), own.allSatisfy({ $0 == 0 || $0 == said[0] }), said[0] > 0 { return nil }
      return wanted == own || said.count == 2 && Self.fourSides(said.reversed()) == own
    }
  }

  fileprivate var sides: [Double]? {
    var sides = [Double?](repeating: nil, count: 4)
    for (side, token) in tokens {
      guard case .dimension(let length) = token.value, length.unit.isAbsolute || length.unit == .rem else { return nil }
      let places: [Int] =
        switch side {
        case "block": [0, 2]
        case "inline": [1, 3]
        case "top": [0]
        case "right": [1]
        case "bottom": [2]
        case "left": [3]
        default: [0, 1, 2, 3]
        }
      for place in places { sides[place] = length.pixels }
    }
    let whole = sides.compactMap(\.self)
    return whole.count == 4 ? whole : nil
  }

  private static func fourSides(_ lengths: [Double]) -> [Double]? {
    switch lengths.count {
    case 1: [lengths[0], lengths[0], lengths[0], lengths[0]]
    case 2: [lengths[0], lengths[1], lengths[0], lengths[1]]
    case 3: [lengths[0], lengths[1], lengths[2], lengths[1]]
    case 4: lengths
    default: nil
    }
  }

  fileprivate static func pixels(_ value: ComponentClauses.Value, _ subject: AuditedSystem) -> Double? {
    switch value {
    case .token(let path):
      guard case .dimension(let length)? = subject.system.tokens[path]?.value else { return nil }
      return length.unit.isAbsolute || length.unit == .rem ? length.pixels : nil
    case .written(.quantity(let quantity)):
      return quantity.unit == nil && quantity.low == 0 ? 0 : quantity.pixels
    case .written: return nil
    }
  }
}
