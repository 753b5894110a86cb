package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// A component page that does not show a state which the system requires.
package enum MissingState: AuditRule {
  package static let rule = Rule(
    "missing-state", .warning, "A component’s page says nothing of a state that the system requires.",
    why: "Whoever builds the component invents the state.",
    example: "With `require: { states: [default, pressed, disabled] }`, a button’s page has to show it disabled.")

  private static let front = "---\nkind: component\n---\n\n"

  package static let flags = [
    RuleExample(
      page: "↓" + front + "## States\n\n- **Default**: blue\n- **Pressed**: darker",
      settings: "require: { states: [default, pressed, disabled] }"),
    RuleExample(
      page: "↓" + front + "Text.", settings: "require:\n  states: { index.md: [loading], components: [default] }"),
  ]

  package static let passes = [
    RuleExample(
      page: front
        + "| State | Look |\n|---|---|\n| Default | blue |\n| Pressed | darker |\n\n### Loading and disabled\n\nGrey.",
      settings: "require: { states: [default, pressed, disabled, loading] }"),
    RuleExample(page: "A page, no component.", settings: "require: { states: [default] }"),
    RuleExample(page: front + "Text.", settings: "require:\n  states: { components: [default] }"),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let system = page.subject.system
    guard page.page.kind == .component, !system.settings.requirements.states.isEmpty else { return }
    let path = page.page.path
    let own = system.ownPath(of: path)
    let required = system.settings.requirements.states.filter { $0.pattern?.matches(own) ?? true }
    guard !required.isEmpty else { return }
    let shown = states(of: page)
    for list in required {
      let missing = list.names.filter { !shown.contains($0.lowercased()) }
      guard !missing.isEmpty else { continue }
      diagnostics.report(
        rule, "\(page.page.title) does not show \(Sentence.list(missing, joint: "or"))", at: page.opening,
        why: "the system requires \(Sentence.list(list.names)) of its components",
        fix: "show \(missing.count == 1 ? "it" : "them") in a states block, or say that there is none",
        related: [Diagnostic.Related("required here", at: list.span)])
    }
  }

  /// The words with which a page may speak of a state: in a heading, at the beginning of an item, in a table, in a block.
  private static func states(of page: AuditedPage) -> Set<String> {
    var words: Set<String> = []
    for text in page.texts {
      switch text.kind {
      case .heading, .cell: words.formUnion(NameWords(text.bytes).words)
      case .item, .paragraph: words.formUnion(NameWords(text.bytes.prefix(40)).words)
      }
    }
    let document = page.document
    for node in document.nodes.indices where document[node].kind == .codeBlock {
      guard document.info(of: node).prefix(while: { $0 != " " }) == "states" else { continue }
      let head = document.string(of: node).split(separator: "\n").prefix { $0 != "---" }
      for line in head { words.formUnion(NameWords(String(line)).words) }
    }
    return words
  }
}
