import Colorimetry
package import Diagnostics
import Files
import Guide
package import Statements
import Syntax
import Tokens
import Wording

/// A colour that no token has, in a system whose colours come from its palette only.
package enum OffPalette: AuditRule {
  package static let rule = Rule(
    "off-palette", .warning, "A document writes a colour that no token has, where the system allows its palette only.",
    why: "Whoever builds from the document brings in a colour that the system does not know.",
    example: "With `require: { palette: only }`, `#123456` has to be a token's colour.")

  package static let flags = [
    RuleExample(tokens: "color.brand: #0066cc", page: "Links are `↓#cc0000`.", settings: "require: { palette: only }")
  ]

  package static let passes = [
    RuleExample(
      tokens: "color.brand: #0066cc\ncolor.veil: #00000080",
      page:
        "Links are `#0066CC`, veils #000000, never #cc0000.\n\n# Changelog\n\nIt is #cc0000.\n\n# Links\n\n~~#cc0000~~",
      settings: "require: { palette: only }"),
    RuleExample(tokens: "color.brand: #0066cc", page: "Links are `#cc0000`."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.subject.system.settings.requirements.paletteOnly else { return }
    let stated = Set(page.statements.map(\.range))
    for text in page.texts where !page.isAside(text) {
      for found in HexColors.find(in: text.bytes[...]) where !text.isStruck(found.range.lowerBound) {
        let range = page.document.range(ofPlain: found.range, in: text.node)
        // What is bound to a token, or nearly one's colour, is another rule's finding.
        guard !page.subject.palette.contains(found.color.opaqueHex), !stated.contains(range),
          !text.isDenied(around: found.range), NearMiss.near(found.color, page.subject).isEmpty
        else { continue }
        let span = page.document.file.span(range)
        diagnostics.report(
          rule, "\(span.text) is no token's colour", at: span, why: "the system requires its palette only",
          fix: "take a colour of the palette, or add this one to it")
      }
    }
  }
}
