import Files
import Printing

/// Diagnostics as one comment on a pull request.
///
/// The first line is a comment that a reader does not see, by which a workflow finds the comment it wrote before and
/// writes over it. What would make the text too long for a comment is counted instead.
package enum MarkdownStyle {
  /// The first line of every comment.
  package static let marker = "<!-- specimen check -->"

  /// The most bytes of a comment. GitHub takes 65,536 characters; the rest is room for what a workflow adds.
  private static let longest = 60_000

  /// - Parameter summary: how many findings there are.
  package static func text(_ diagnostics: Diagnostics, summary: String) -> String {
    var out = marker + "\n### Specimen: " + summary + "\n"
    var positions = Positions()
    var left = 0
    for group in FindingGroup.all(of: diagnostics.sorted) {
      let title =
        "\n#### `\(group.rule.id)` · \(group.count)\n\n\(MarkdownText.comment(group.rule.summary))\n\n"
      var items = ""
      var count = 0
      for finding in group.findings {
        let item = item(finding, &positions)
        guard out.utf8.count + title.utf8.count + items.utf8.count + item.utf8.count < longest else { continue }
        items += item
        count += 1
      }
      if !items.isEmpty { out += title + items }
      left += group.count - count
    }
    if left > 0 { out += "\n… and \(left) more; `specimen check --all` shows them.\n" }
    return out
  }

  private static func item(_ finding: Diagnostic, _ positions: inout Positions) -> String {
    var line = "- **\(finding.severity.rawValue)** "
    if let span = finding.span {
      let start = positions.start(of: span)
      line += MarkdownText.code("\(span.file.place):\(start.line):\(start.column)") + " "
    }
    line += MarkdownText.comment(finding.message)
    if let fix = finding.fix { line += "; fix: " + MarkdownText.comment(fix.sentence) }
    return line + "\n"
  }
}
