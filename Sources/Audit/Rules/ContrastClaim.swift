import Colorimetry
package import Diagnostics
import Files
import Guide
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
    RuleExample(page: badge("#9ca3af", "All text meets WCAG ↓AA.")),
    RuleExample(
      tokens: "color.text.muted: #9ca3af\ncolor.surface.card: #ffffff",
      page: "Every text pair reaches at least ↓4.5:1.",
      settings: "text: [color.text.*]\nsurfaces: [color.surface.*]"),
    RuleExample(page: "| Text | Surface | Contrast |\n|---|---|---|\n| #6b7280 | #ffffff | ↓5.2:1 |"),
  ]

  private static func badge(_ color: String, _ text: String) -> String {
    "---\ncomponents:\n  badge:\n    backgroundColor: \"#ffffff\"\n    textColor: \"\(color)\"\n---\n\n## Overview\n\n\(text)"
  }

  package static let passes = [
    RuleExample(page: badge("#767676", "All text meets WCAG AA.")),
    RuleExample(
      page: badge(
        "#9ca3af",
        "All body text meets AA. All text should meet AA. Not all text meets AA. All buttons meet AA.\n\n- [ ] All text meets AA."
      )
    ),
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
    reportWhole(page, into: &diagnostics)
    for row in ContrastRows.all(page) {
      guard let fault = fault(row.claim, row.pair, row.themes, page) else { continue }
      report(fault, row.range, page, into: &diagnostics)
    }
  }

  /// Reports what is said of all text, where some text has less.
  private static func reportWhole(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    // What the system requires is held against each text, where its colour is; a checklist says what is to be done.
    guard page.subject.hasTokens, page.subject.system.settings.requirements.text == nil else { return }
    for text in page.texts where text.kind != .heading && !page.isAside(text) && !isTask(text, page) {
      guard let claim = WholeContrastClaim(text)?.claim else { continue }
      let pairs = ShownText.all(in: page.subject, looks: ComponentLook.all(on: page))
      let low = pairs.filter { $0.ratio < claim.least(for: $0.least) }
      guard let worst = low.min(by: { $0.ratio < $1.ratio }) else { continue }
      let others: Message = low.count > 1 ? ", and \(low.count - 1) more of \(pairs.count) have too little" : ""
      report(
        "\(worst.name) has a contrast of \(Contrast.floored(worst.ratio)) on \(worst.ground)\(others)",
        page.document.range(ofPlain: claim.range, in: text.node), page,
        fix: "change the colours that have less, or name them as exceptions", into: &diagnostics)
    }
  }

  private static func isTask(_ text: PageText, _ page: AuditedPage) -> Bool {
    page.document.parent(of: text.node).map { page.document[$0].task != .none } ?? false
  }

  private static func report(
    _ fault: Message, _ range: ByteRange, _ page: AuditedPage,
    fix: Fix = "write the contrast that there is, or change a colour", into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      rule, fault, at: page.document.file.span(range), why: "whoever relies on it sets text that people cannot read",
      fix: fix)
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
