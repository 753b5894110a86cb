package import Diagnostics
import Syntax

/// A picture without a text for those who do not see it.
package enum MissingAlternative: AuditRule {
  package static let rule = Rule(
    "missing-alternative", .warning, "A picture has no text in its place.",
    why: "People who do not see it, and search, know nothing of it.",
    example: "Instead of `![](grid.png)`, write `![The grid, four columns](grid.png)`.")

  package static let flags = [RuleExample(page: "↓![](https://example.org/grid.png)")]
  package static let passes = [RuleExample(page: "![The grid](https://example.org/grid.png)")]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let document = page.document
    for node in 0..<document.nodes.count where document[node].kind == .image && isSilent(node, in: document) {
      diagnostics.report(
        rule, "the picture \(document.url(of: node)) has no text in its place", at: document.span(of: node),
        why: "people who do not see it know nothing of it", fix: "say between the brackets what it shows")
    }
  }

  private static func isSilent(_ node: Int, in document: MarkdownDocument) -> Bool {
    var text: [UInt8] = []
    document.appendPlainText(of: node, to: &text)
    return text.allSatisfy { $0 == UInt8(ascii: " ") }
  }
}
