package import Claims
package import Diagnostics
import Files
import Guide
package import Statements
import Tokens

/// A figure that an open point, a caption or another remark tells again and nothing gives.
package enum UnbackedFigure: AuditRule {
  package static let rule = Rule(
    "unbacked-figure", .warning, "A remark quotes a figure that nothing it refers to has.",
    why: "Readers who follow it find another figure and cannot tell which one is right.",
    example: "A line of `issues` says that labels are 18 px, and the page and its tokens have 16 px.")

  private static let page =
    "---\nkind: component\n---\n\n# Chip\n\nThe chip uses `chip.height`, 8 px of padding and `#0066cc`, at weight 600.\n\n"

  package static let flags = [
    RuleExample(
      tokens: "chip.height: 32px\nchip.text: #111827",
      page: page
        + "```issues\n- minor | engineers | Height is ↓30 px, padding ↓9 px, `↓#0066cd` | Drawn at weight ↓500 | -\n```"
    ),
    RuleExample(
      tokens: "chip.height: 32px",
      page: page
        + "```disagreements\n- “8 px” | Part 1 | “↓12 px” | Part 2 | 8 px\n```\n\n```not-given\nGap | Drawn with 8 px, 32 px and ↓6 px.\n```"
    ),
    RuleExample(
      tokens: "chip.ink: #777777\nchip.ground: #ffffff",
      page:
        "# Chip\n\n```checks\n- pair: chip.ink on chip.ground | text | Label\n```\n\nThe label reaches 4.48 on the chip, 4.48 on a row and ↓4.84 on a card."
    ),
  ]

  package static let passes = [
    RuleExample(
      tokens: "chip.height: 32px\nchip.ink: #777777\nchip.ground: #ffffff\nchip.fade: 200ms",
      page: page
        + "See `chip.ink`, `chip.ground` and `chip.fade`.\n\n```issues\n- minor | engineers | Height is 32 px, padding 8 px, `#0066CC`, 0.2 s | Drawn at weight 600 (5.10) | -\n- grave | everyone | The label reaches 4.48 | - | -\n```"
    ),
    // Other blocks, an example in a longer fence, and a sentence on a page that measures nothing.
    RuleExample(
      tokens: "chip.height: 32px",
      page: page
        + "```text\n- minor | engineers | 9 px | - | -\n```\n\n````text\n```issues\n- minor | a | 9 px | - | -\n```\n````\n\nThe label reaches 4.84."
    ),
    // What is measured in colours that the page does not name.
    RuleExample(
      tokens: "chip.ink: #777777\nchip.ground: #ffffff",
      page:
        "# Chip\n\n```checks\n- pair: chip.ink on chip.ground | text | Label\n```\n\nThe label reaches 4.84 on a card."),
  ]

  package static func audit(
    _ system: AuditedSystem, _ pages: [PageEvidence], into diagnostics: inout Diagnostics
  ) {
    guard system.hasTokens, system.system.pages.count == pages.count else { return }
    var reading = FigureReading(system, pages)
    for own in pages.indices where PageFigures.mayRetell(reading.all[own]) {
      let told = reading.figures(own).retold
      let unbacked = told.filter { reading.isUnbacked($0, on: own) }
      // Where much is from elsewhere, what a sentence or a caption says may be too.
      let isElsewhere = unbacked.count * 3 > told.count || told.count - unbacked.count < leastBacked
      for figure in unbacked where !isElsewhere || figure.isOfPlace {
        let span = reading.all[own].source.span(figure.range)
        let linked = reading.linked(figure).filter { $0 != own }.map { reading.all[$0].title }
        let other: Message = linked.isEmpty ? "" : ", nor is it on \(Sentence.list(linked))"
        diagnostics.report(
          rule, "\(span.text) appears nowhere else on this page and is not the value of a token it names\(other)",
          at: span,
          why: "nobody can find the figure that this is about", fix: "write the figure that there is")
      }
    }
  }

  private static let leastBacked = 2
}
