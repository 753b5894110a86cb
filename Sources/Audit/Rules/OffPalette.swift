package import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A colour that no token has, in a system whose colours come from its palette only.
package enum OffPalette: AuditRule {
  package static let rule = Rule(
    "off-palette", .warning,
    "A document writes a colour that no token has, where all others are tokens’ or the system allows its palette only.",
    why: "Whoever builds from the document brings in a colour that the system does not know.",
    example: "With `require: { palette: only }`, `#123456` has to be a token’s colour.")

  package static let flags = [
    RuleExample(tokens: "color.brand: #0066cc", page: "Links are `↓#cc0000`.", settings: "require: { palette: only }"),
    // The one that is no token's.
    RuleExample(
      tokens: palette,
      page:
        "Links are `#0066cc`, text is `#111827` on `#fdfcfa`, errors are `#b3261e`.\n\n| Name | Hex |\n|---|---|\n| Honey | #f5b400 |\n| Plum | ↓#7a1e90 |\n| Good | #1e7a3c |"
    ),
  ]

  private static let palette =
    "color.brand: #0066cc\ncolor.ink: #111827\ncolor.paper: #fdfcfa\ncolor.bad: #b3261e\ncolor.warm: #f5b400\ncolor.good: #1e7a3c"

  package static let passes = [
    // Several that are no token's, or one that is another theme's, a state's, past or of something else.
    RuleExample(
      tokens: palette,
      page: "`#0066cc`, `#111827`, `#fdfcfa`, `#b3261e` and `#f5b400`; `#7a1e90` and `#7a1e10`."),
    RuleExample(tokens: palette, page: "`#0066cc`, `#111827`, `#fdfcfa` and `#b3261e`; `#7a1e90`."),
    RuleExample(
      tokens: palette,
      page:
        "`#0066cc`, `#111827`, `#fdfcfa`, `#b3261e` and `#f5b400`. In dark mode the ground is `#7a1e90`.\n\n# Changelog\n\nIt was `#7a1e10`."
    ),
    RuleExample(
      tokens: palette,
      page: "`#0066cc`, `#111827`, `#fdfcfa`, `#b3261e` and `#f5b400`, on hover `#7a1e90`, never `#7a1e10`."),

    RuleExample(
      tokens: "color.brand: #0066cc\ncolor.veil: #00000080",
      page:
        "Links are `#0066CC`, veils #000000, never #cc0000.\n\n# Changelog\n\nIt is #cc0000.\n\n# Links\n\n~~#cc0000~~",
      settings: "require: { palette: only }"),
    RuleExample(tokens: "color.brand: #0066cc", page: "Links are `#cc0000`."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.subject.system.settings.requirements.paletteOnly else { return reportOdd(page, into: &diagnostics) }
    let stated = Set(page.statements.map(\.range))
    for text in page.texts where !page.isAside(text) {
      for found in HexColors.find(in: text.bytes[...]) where !text.isStruck(found.range.lowerBound) {
        let range = page.document.range(ofPlain: found.range, in: text.node)
        // What is bound to a token, or nearly one's colour, is another rule's finding.
        guard !page.subject.palette.contains(found.color.opaqueHex), !stated.contains(range),
          !page.subject.writtenColors.contains(found.color.opaqueHex),
          !text.isDenied(around: found.range), NearMiss.near(found.color, page.subject).isEmpty
        else { continue }
        let span = page.document.file.span(range)
        diagnostics.report(
          rule, "\(span.text) is not the colour of a token", at: span, why: "the system requires its palette only",
          fix: "take a colour of the palette, or add this one to it")
      }
    }
  }

  /// Reports the one colour of a page that no token has, where it writes several others and all of them are tokens'.
  private static func reportOdd(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let system = page.subject
    guard system.opaqueColors.count >= leastColors else { return }
    var own: Set<String> = []
    var odd: (hex: String, text: PageText, found: HexColors.Found)?
    for text in page.texts where !page.isAside(text) {
      for found in HexColors.find(in: text.bytes[...]) where !text.isStruck(found.range.lowerBound) {
        let hex = found.color.opaqueHex
        if system.opaqueColors[hex] != nil {
          own.insert(hex)
        } else if !["#ffffff", "#000000"].contains(hex), !system.palette.contains(hex) {
          // Two are no slip, and neither is one beside another that is a part of a value.
          guard odd == nil, !system.writtenColors.contains(hex) else { return }
          odd = (hex, text, found)
        }
      }
    }
    guard own.count >= leastOwn, let (hex, text, found) = odd, found.color.opacity == 1,
      !text.isDenied(around: found.range), NearMiss.near(found.color, system).isEmpty,
      !NearMiss.isOfOther(found.range, in: text, page), !WrittenPalette(page).slips.contains(where: { $0.hex == hex })
    else { return }
    let range = page.document.range(ofPlain: found.range, in: text.node)
    // What is bound to a token is another rule's finding; what another page or a stylesheet has is none of this page alone.
    guard !page.statements.contains(where: { $0.range == range }), !system.hasColor(hex, besides: page.page) else {
      return
    }
    let span = page.document.file.span(range)
    // That all others are tokens' tells that it is likely one too; only the system's own word makes it sure.
    diagnostics.report(
      rule, by: .likely, "\(span.text) is not the colour of a token, and the other \(own.count) of the document are",
      at: span,
      fix: "take a colour of the palette, or add this one to it")
  }

  /// Fewer colours are no palette, and fewer on a page say nothing of one more.
  private static let (leastColors, leastOwn) = (6, 5)
}
