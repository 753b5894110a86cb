import Colorimetry
package import Diagnostics
import Files
import Printing
import Recognition
import Syntax
import Tokens

/// A contrast that a document states and two colours do not have.
package enum ContrastClaim: AuditRule {
  package static let rule = Rule(
    "contrast-claim", .warning, "A document states a contrast that its two colours do not have.",
    why: "Whoever relies on the statement sets text that people cannot read.",
    example: "The words `#9ca3af on #ffffff is 4.5:1` are wrong: it is 2.53.")

  package static let flags = [
    RuleExample(page: "#9ca3af on #ffffff has a contrast of ↓4.5:1."),
    RuleExample(
      tokens: "color.text.muted: #9ca3af\ncolor.surface.card: #ffffff",
      page: "`color.text.muted` on `color.surface.card` meets ↓AA."),
    RuleExample(
      tokens: "color.text.muted: #6b7280 | #6b7280\ncolor.surface.card: #ffffff | #000000",
      page: "In dark mode, `color.text.muted` on `color.surface.card` is ↓4.83:1."),
    RuleExample(page: "| Text | Surface | Contrast |\n|---|---|---|\n| #6b7280 | #ffffff | ↓5.2:1 |"),
  ]

  package static let passes = [
    RuleExample(page: "#6b7280 on #ffffff is 4.83:1, so it meets AA. #000 on #fff is 21:1."),
    RuleExample(
      page: "#9ca3af on #ffffff does not reach 4.5:1. Text needs 4.5:1. #9ca3af on #fff meets AA for large text? No."),
    RuleExample(page: "#6b7280 on #ffffff and on #f9fafb is at least 4.5:1; #111, #222 and #333 on #fff: 7:1."),
    RuleExample(page: "| Text | Surface | Contrast |\n|---|---|---|\n| #6b7280 | #ffffff | 4.8:1 |"),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for text in page.texts where text.kind != .cell {
      let colors = ColorPair.colors(in: text, page)
      guard colors.count > 1 else { continue }
      for (first, second) in zip(colors, colors.dropFirst()) {
        guard let pair = ColorPair(first, second, in: text),
          let claim = ClaimedContrast.first(in: text, after: second.range.upperBound, of: pair),
          let fault = fault(claim, pair, themes(around: first.range.lowerBound, text, page), page)
        else { continue }
        report(fault, page.document.range(ofPlain: claim.range, in: text.node), page, into: &diagnostics)
      }
    }
    for row in ContrastRows.all(page) {
      guard let fault = fault(row.claim, row.pair, row.themes, page) else { continue }
      report(fault, row.range, page, into: &diagnostics)
    }
  }

  private static func report(
    _ fault: Message, _ range: ByteRange, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      rule, fault, at: page.document.file.span(range), why: "whoever relies on it sets text that people cannot read",
      fix: "write the contrast that there is, or change a colour")
  }

  private static func themes(around offset: Int, _ text: PageText, _ page: AuditedPage) -> [String] {
    ThemeWords.named(inSentence: NameWords(text.sentence(around: offset)).words, page.subject.names)
  }

  /// What is wrong with a claim; nil if it holds in one of the themes it may speak of.
  private static func fault(
    _ claim: ClaimedContrast, _ pair: ColorPair, _ themes: [String], _ page: AuditedPage
  ) -> Message? {
    let all = page.subject.names.allThemes
    var first: Message?
    for theme in themes.isEmpty ? all : themes {
      guard let a = pair.text.color(in: theme, page.subject), let b = pair.surface.color(in: theme, page.subject) else {
        continue
      }
      let ratio = Contrast.wcag(foreground: a, background: b)
      if claim.holds(for: ratio) { return nil }
      let place: Message = all.count > 1 && (pair.text.isToken || pair.surface.isToken) ? " in \(theme)" : ""
      first =
        first
        ?? "\(pair.text.name) on \(pair.surface.name) has a contrast of \(Contrast.floored(ratio))\(place), not \(claim.text)"
    }
    return first
  }
}
