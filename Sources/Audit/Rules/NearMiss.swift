package import Claims
import Colorimetry
package import Diagnostics
import Files
import Printing
import Statements
import Syntax
import Tokens
import Wording

/// A colour that no token has, so near to a token's that nobody can tell them apart.
package enum NearMiss: AuditRule {
  package static let rule = Rule(
    "near-miss", .warning, "A colour is nearly, and not quite, one that a token or a list of the document has.",
    why: "It differs in one digit alone, so it is likely a slip, and it spreads as one more colour.",
    example: "The colour `#0067cc` is probably meant to be the token’s `#0066cc`.")

  package static let flags = [
    RuleExample(tokens: "color.brand: #0066cc\ncolor.ink: #111827", page: "Links are set in `↓#0067cc`."),
    RuleExample(tokens: "color.brand: #0066cc", page: "| Part | Colour |\n|---|---|\n| Link | ↓#0067CC |"),
    // Of a token, however far off it looks.
    RuleExample(tokens: "color.mint: #19d9c4\ncolor.ink: #111827", page: "Links are set in `↓#19d9a4`."),
    RuleExample(
      tokens: "color.mint: #19d9c4\ncolor.ink: #111827",
      page: "```issues\n- minor | Links are in mint | `↓#19d9a4` -> ../colour.md#mint | text is `↓#111828`\n```"),
    // Of the document's own colours, however far off it looks, in its text and in its code.
    RuleExample(page: "- Mint: #19d9c4\n\nLinks are `↓#19d9a4`. Borders are `#19d9c4`."),
    RuleExample(page: "Mint is `#19d9c4`.\n\n```css\na { color: ↓#91d9c4 }\n```\n\n`#19d9c4` stands for calm."),
    // Two digits with one between them, two colours of the same state, and one beside the same colour as the other.
    RuleExample(
      page:
        "| Primary | #4b2e2b |\n|---|---|\n| Ink | #1b4a73 |\n\nThe border is `↓#4b2b2e`.\n\n- Light blue: `#eaf3ff`\n- Lagoon, light: `#e213ff`\n- Lagoon, light: `↓#e213f8`\n\n```css\na:hover { background: linear-gradient(#6f00ff, #00f3dd) }\nb:hover { background: linear-gradient(↓#6600ff, #00f3dd) }\ni { color: #6f00ff }\n```"
    ),
    RuleExample(page: "| Gold | #c8973a |\n|---|---|\n| Ink | #1b4a73 |\n\nThe line above is gold (`↓#c8793a`)."),
    RuleExample(
      page:
        "# Guide\n\n## Palette\n\n- Mint: #19d9c4\n- Ink: #1b2a33\n- Paper: #fbf7ee\n\n## Use\n\nThe brand is electric (`↓#19d9a4`), and text is `#1b2a33`."
    ),
    RuleExample(
      page:
        "| Role | Hex |\n|---|---|\n| Background | #fbf7ee |\n| Gold accent | #c8973a |\n| Text | #1b4a73 |\n\nThe line above a heading is in capitals, gold `↓#C8773A`.\n- Our ink `↓#1b4a83` appears in text"
    ),
  ]

  package static let passes = [
    // Colours that anybody can tell apart, and values of names of their own.
    RuleExample(
      page:
        "```ts\nconst gradients = {\n  close: { default: 'linear-gradient(180deg, #ff8080 0%, #e02020 100%)' },\n  minimize: { default: 'linear-gradient(180deg, #ffe080 0%, #e0a020 100%)' },\n  brandGreen: '#00704a',\n  successGreen: '#00754a',\n}\n```\n\nButtons are `#00704a`, pressed `#00704a`."
    ),
    RuleExample(
      page:
        "```css\nprimary-80:   oklch(0.292 0.09 255)   # #052b57\nprimary-90:   oklch(0.252 0.086 258)  # #03204a\nsecondary-80: oklch(0.244 0.07 254)   # #032041\n```"
    ),
    // Figures that are rounded from those of the hex.
    RuleExample(
      page:
        "---\ncolors:\n  violet: oklch(0.439 0.240 296)\n  ink: \"#111111\"\n---\n\n## Overview\n\nThe violet of the brand is said to be `#6500c3` in print."
    ),
    // More than one digit is no slip; nor is a colour of a state, of another theme, or one that is only written out.
    RuleExample(
      tokens: "color.brand: #0066cc\npreview.1: #ffffff",
      page:
        "Links are `#0167cc`, tiles `#fffffe`.\n\nOn hover, links are `#0067cc`. Change it → `#0067cc`.\n\n- **`#0067cc`** — links\n\n## Dark mode\n\nLinks are `#0067cc`."
    ),
    RuleExample(tokens: "color.brand: #0066cc", page: "Links are `#0066CC`, errors `#cc0000`, and it was `#0067cc`."),
    // Two tokens are as near: which of them is meant is not known.
    RuleExample(tokens: "color.a: #0066cc\ncolor.b: #0068cc", page: "Links are `#0067cc`."),
    RuleExample(tokens: "color.veil: #0066cc80", page: "Links are `#0067cc`."),
    // Of a document's own colours, those that stand in it twice, are of a state, of a gradient, grey or simple.
    RuleExample(
      page:
        "- Mint: #19d9c4\n- Red: #ff0000\n- Stone: #e5e3e0\n- Mint soft: #19d9f4\n\n`#19d9a4`, `#19d9a4`, `#ff8000` and `#e5e3e4`. On hover `#19d9b4`. From `#19d9e4` → `#1b2a33`."
    ),
    RuleExample(page: "- Mint: #19d9c4\n\nLinks are `#19d9a4`, on the site's panel `#19d9c4`."),
    // A state in a row beside the same colour, two names, and what was.
    RuleExample(
      page:
        "| Part | Ground | Line |\n|---|---|---|\n| Button | `#6f00ff` | `#00f3dd` |\n| Button on hover | `#6600ff` | `#00f3dd` |\n| Lagoon | `#e213f8` | `#1b4a73` |\n| Orchid | `#e213ff` | `#1b4a73` |\n\n## Changelog\n\n- Lines were `#1b4a37`."
    ),
    // White and black are nobody's slip.
    RuleExample(
      tokens: "color.paper: #fcfdff\ncolor.ink: #010102", page: "Or `#ffffff` on `#000000`, where it is rare."),
    RuleExample(
      tokens: "color.brand: #0066cc",
      page: "The source of the difference `#0067cc / #0066cc`: `#0067cc` vs `#0066cc`.\n\n曾见 `#0067cc`，代码为 `#0066cc`。"),
    // What has a name of its own, or is someone else's, is meant as it is.
    RuleExample(
      tokens: "color.brand: #0066cc",
      page:
        "| Name | Light | Dark |\n|---|---|---|\n| `border-plain` | #dddddd | #0067cc |\n| Link | #eeeeee | #0067cc |\n\n- **Lagoon**: #0067cc\n\nWarmer than the admin panel's `#0067cc`, an alternative to `#0067cc`. The class `.wp-button` has `#0067cc`."
    ),
  ]

  /// *Source:* about one just noticeable difference of CIEDE2000 is 1; two colours of a palette differ by far more.
  static let nearest = 2.0

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let known = page.subject.opaqueColors
    defer { reportSlips(page, into: &diagnostics) }
    guard !known.isEmpty else { return }
    let stated = Set(page.statements.map(\.range))
    let named = Set(page.named.map(\.span.range))
    for text in page.texts {
      for found in HexColors.find(in: text.bytes[...]) where !text.isStruck(found.range.lowerBound) {
        let range = page.document.range(ofPlain: found.range, in: text.node)
        guard found.color.opacity == 1, !stated.contains(range),
          text.kind == .cell || !named.contains(range), known[found.color.opaqueHex] == nil,
          !isExtreme(found.color), !text.isDenied(around: found.range), !isElsewhere(found.range, in: text),
          !isNamed(text, page), !isOfItsOwn(found.range, in: text, page)
        else { continue }
        let near = near(found.color, page.subject)
        // A text that names both colours speaks of their difference.
        guard near.count == 1, let token = near.first, isSlip(found.color, for: token),
          !HexColors.find(in: text.bytes[...]).contains(where: { $0.color.opaqueHex == token.color.opaqueHex }),
          !isRounded(token, from: found.color, page.subject),
          !page.subject.hasColor(found.color.opaqueHex, besides: page.page)
        else { continue }
        report(token, found, page.document.file.span(range), into: &diagnostics)
      }
    }
  }

  /// Whether a colour is that of a token but for one digit.
  private static func isSlip(_ color: Color, for token: AuditedSystem.NamedColor) -> Bool {
    let root = token.path.segments.first.flatMap { NameWords($0).words.first } ?? ""
    return ["color", "palette", "brand"].contains(root)
      && zip(color.opaqueHex.utf8, token.color.opaqueHex.utf8).count { $0 != $1 } == 1
  }

  /// Whether a token's own figures, as those of `oklch(…)`, are rounded from those of a colour.
  private static func isRounded(
    _ near: AuditedSystem.NamedColor, from color: Color, _ subject: AuditedSystem
  ) -> Bool {
    guard Color.difference(near.color, color) < mostRounded else { return false }
    return subject.names.tokens(near.path).contains { _, token in
      let text = token.valueSpan.text
      return text.contains("(") && !text.contains("rgb") && !text.contains("#")
    }
  }

  /// What three figures behind the point of a lightness and a chroma, and whole degrees, leave open.
  private static let mostRounded = 1.0

  /// Whether a colour begins its text, stands beside an arrow, or is that of a state or of a theme.
  private static func isOfItsOwn(_ range: Range<Int>, in text: PageText, _ page: AuditedPage) -> Bool {
    let sentence = text.sentence(around: range.lowerBound)
    return text.kind != .cell && range.lowerBound == 0 || page.mode(of: sentence, in: text) != nil
      || !WrittenPalette.states.isDisjoint(with: NameWords(sentence).words) || hasArrow(sentence)
  }

  /// Whether a text has an arrow that leads from something to something else, and not to a page: `-> ../colour.md`.
  static func hasArrow(_ text: ArraySlice<UInt8>) -> Bool {
    if text.firstPlace(of: "→") != nil { return true }
    var rest = text
    while let arrow = rest.firstPlace(of: "->") {
      rest = rest[arrow.upperBound...].drop { $0 == UInt8(ascii: " ") }
      let next = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
      if !next.starts(with: "../".utf8), next.firstPlace(of: ".md") == nil { return true }
    }
    return false
  }

  /// Whether a colour is said to be of another theme, of a state or of someone else.
  static func isOfOther(_ range: Range<Int>, in text: PageText, _ page: AuditedPage) -> Bool {
    let sentence = text.sentence(around: range.lowerBound)
    return page.mode(of: sentence, in: text) != nil
      || !WrittenPalette.states.isDisjoint(with: NameWords(sentence).words)
      || isElsewhere(range, in: text)
  }

  /// Pure white and pure black are written on purpose.
  private static func isExtreme(_ color: Color) -> Bool { ["#ffffff", "#000000"].contains(color.opaqueHex) }

  /// Whether a colour is said to be someone else's, or what the system's own is compared with.
  static func isElsewhere(_ range: Range<Int>, in text: PageText) -> Bool {
    let sentence = text.sentence(around: range.lowerBound)
    guard range.lowerBound >= sentence.startIndex else { return false }
    let before = sentence[..<range.lowerBound]
    let end = before.last == UInt8(ascii: " ") ? before.dropLast() : before
    let possessives = ["'s", "\u{2019}s"]
    if possessives.contains(where: { end.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return true }
    return !comparing.isDisjoint(with: NameWords(before).words) || hasSelector(before.indices, in: text)
  }

  /// Whether a part of a text names a class or an element's id of a stylesheet, which has colours of its own.
  private static func hasSelector(_ part: Range<Int>, in text: PageText) -> Bool {
    text.code.contains { code in
      guard code.lowerBound >= part.lowerBound, code.upperBound <= part.upperBound, code.count > 2 else { return false }
      let first = text.bytes[code.lowerBound]
      return first == UInt8(ascii: ".") && text.bytes[code.lowerBound + 1].isLetter
    }
  }

  static let comparing: Set<String> = [
    "than", "alternative", "unlike", "vs", "versus", "like", "similar", "near", "nearly", "almost", "close", "closest",
    "approximately", "approximate", "approximated", "around", "about", "rare", "competitor", "competitors", "original",
    "originally",
  ]

  /// Whether a cell is in a row that has a name of its own for the colour, or several colours.
  static func isNamed(_ text: PageText, _ page: AuditedPage) -> Bool {
    guard text.kind == .cell, let row = page.document.parent(of: text.node) else { return false }
    let cells = page.document.children(of: row).lazy.compactMap { page.cells[$0] }
    if let first = cells.first(where: { _ in true }), first.isWholeCode { return true }
    // A wide row of colours is not read again for each of them.
    return Array(cells.filter { !HexColors.find(in: $0.bytes[...]).isEmpty }.prefix(2)).count > 1
  }

  /// The colours of tokens that nobody can tell from a colour.
  static func near(_ color: Color, _ subject: AuditedSystem) -> [AuditedSystem.NamedColor] {
    subject.colors(near: color).filter { Color.difference($0.color, color) < nearest }
  }

  /// A colour in capitals where another one is.
  static func cased(_ hex: String, as written: String) -> String {
    written.utf8.contains { $0.isUppercase } ? hex.uppercased() : hex
  }

  private static func report(
    _ near: AuditedSystem.NamedColor, _ found: HexColors.Found, _ span: Span, into diagnostics: inout Diagnostics
  ) {
    let written = span.text
    let own = cased(near.color.opaqueHex, as: written)
    let difference = Color.difference(near.color, found.color).fixed(1)
    diagnostics.report(
      rule, "\(written) is not a token’s colour, and \(near.path) is \(own)", at: span,
      why: "they differ by ΔE \(difference), which nobody can see",
      fix: Fix("write \(own)", replacing: span, with: own))
  }
}

extension Color {
  static func difference(_ a: Color, _ b: Color) -> Double { ColorDifference.e2000(a, b) }
}
