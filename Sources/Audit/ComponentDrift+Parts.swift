import Claims
import Diagnostics
import Files
import Guide
import Statements
import Syntax
import Tokens

extension ComponentDrift {
  /// Reports what a component's page says of its parts and their tokens do not.
  static func reportParts(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for clause in PartClauses(page).all() {
      guard !page.statements.contains(where: { $0.range == clause.range }),
        Comparison.matches(clause.value, clause.field, clause.token.value) == false,
        let own = Comparison.text(clause.token.value, clause.field)
      else { continue }
      let span = page.document.file.span(clause.range)
      diagnostics.report(
        rule, "\(clause.token.path) is \(own), not \(span.text)", at: span,
        why: "the document and the component say different things, and people follow either",
        fix: "write \(own) here, or change the component",
        related: [Diagnostic.Related("\(clause.token.path) has its value here", at: clause.token.valueSpan)])
    }
  }
}
