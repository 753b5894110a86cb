package import Claims
package import Diagnostics
import Files
import Printing
import Statements
import Syntax
import Wording

/// A section that stands on a page twice.
package enum RepeatedSection: AuditRule {
  package static let rule = Rule(
    "repeated-section", .warning, "A page has two sections of the same title.",
    why: "Links and readers arrive at the first, and what the second says is missed.",
    example: "The heading `## Colors` stands on the page twice.")

  package static let flags = [
    RuleExample(page: "## Colors\n\nText.\n\n## Shapes\n\nText.\n\n↓## Colors\n\nMore.")
  ]

  package static let passes = [
    RuleExample(page: "## Button\n\n### States\n\nText.\n\n## Card\n\n### States\n\nText."),
    // What a page calls its parts may stand in the text between them.
    RuleExample(
      page: "## Variants\n\n**Filter chip**\n\n#### Default\n\nText.\n\n**Input chip**\n\n#### Default\n\nText."),
    // The form of a record, in which each title comes again and again.
    RuleExample(
      page:
        "## Ada\n\nHi.\n\n## Bo\n\nYes?\n\n## Ada\n\nNo.\n\n## Bo\n\nOh.\n\n## Ada\n\nSo.\n\n## Bo\n\nIt is.\n\n## Ada\n\nA.\n\n## Bo\n\nB."
    ),
    RuleExample(page: "# One\n\n## Added\n\n- a\n\n# Two\n\n## Added\n\n- b"),
    // Calls of a program.
    RuleExample(page: "# API\n\n## update\n\na\n\n## update\n\nb"),
  ]

  /// Whether a section is one of a numbered row, such as a release or a chapter, which are never joined.
  private static func isNumbered(_ heading: Heading) -> Bool {
    let words = NameWords(heading.text).words
    return words.contains { $0.utf8.allSatisfy(\.isDigit) } || words.first == "chapter"
  }

  /// Whether a section is about a call of a program, which several things have: `update`.
  private static func isOfProgram(_ heading: Heading) -> Bool {
    let text = heading.text.utf8
    return text.first.map { $0.isLetter && !$0.isUppercase } ?? false
      && text.allSatisfy { $0.isLetter || $0.isDigit || $0.isOne(of: "_-().") }
  }

  /// Titles that stand on a page more often than this are its form.
  private static let most = 3

  /// The titles that stand so often below a heading of the first level, by its node; one without a letter is a slip.
  private static func forms(of document: MarkdownDocument) -> [Int: Set<String>] {
    var counts: [Int: [String: Int]] = [:]
    var part = 0
    for heading in document.headings where document.parent(of: heading.node) == 0 {
      if heading.level == 1 { part = heading.node }
      guard heading.level == 2, heading.text.contains(where: \.isLetter) else { continue }
      counts[part, default: [:]][heading.text.lowercased(), default: 0] += 1
    }
    return counts.mapValues { Set($0.filter { $0.value > most }.keys) }
  }

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let document = page.document
    // Each release of a log has the same sections.
    if Denial.isHistory(document.file.path) { return }
    var seen: [String: Heading] = [:]
    let forms = forms(of: document)
    var part = 0
    for heading in document.headings where document.parent(of: heading.node) == 0 && heading.level <= 2 {
      if heading.level == 1 {
        seen = [:]
        part = heading.node
      }
      guard heading.level == 2, heading.text.contains(where: \.isLetter) else { continue }
      guard let first = seen[heading.text.lowercased()] else {
        seen[heading.text.lowercased()] = heading
        continue
      }
      if forms[part, default: []].contains(heading.text.lowercased()) || isOfProgram(heading) { continue }
      diagnostics.report(
        rule, "\(heading.text) has a section already", at: document.file.span(heading.range),
        why: "links and readers arrive at the first",
        fix: isNumbered(heading) ? "give one of them another title" : "join the two, or give one another title",
        related: [Diagnostic.Related("the first is here", at: document.file.span(first.range))])
    }
  }
}
