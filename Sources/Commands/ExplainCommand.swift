import ArgumentParser
import Audit
import Claims
import Diagnostics
import Printing

/// `specimen explain`: what a rule says, why, and how it looks.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule.",
    discussion: """
      Findings name their rule in square brackets. Without a rule, every rule is listed.

        specimen explain dangling-alias
      """)

  @Flag(name: .customLong("all"), help: "Every example of the rule, and not only a few.")
  var isComplete = false

  @Argument(help: ArgumentHelp("The id of a rule.", valueName: "rule"))
  var rule: String?

  func run() async throws {
    try await ExitStatus.translatingErrors { try Terminal.standardOutput.write(try text()) }
  }

  private func text() throws -> String {
    let rules = Rule.everyRule
    guard let rule else { return Self.list(rules) }
    guard let found = rules.first(where: { $0.id == rule.lowercased() }) else {
      let near = Suggestion.nearest(to: rule, in: rules.map(\.id)).map { "; did you mean \($0)?" }
      throw UsageError("\(rule) is not a rule" + (near ?? ""), in: "explain", "[<rule>]")
    }
    return explanation(found)
  }

  private static func list(_ rules: [Rule]) -> String {
    rules.sorted { $0.id < $1.id }.map { "\($0.id) (\($0.severity.rawValue)): \($0.summary)\n" }.joined()
  }

  private func explanation(_ rule: Rule) -> String {
    var text = "\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.summary)\n\(rule.why)\n\n\(rule.example)\n"
    guard let audit = AuditRules.all.first(where: { $0.rule == rule }) else { return text }
    var hidden = 0
    for (title, examples) in [("Flagged", audit.flags), ("Passes", audit.passes)] {
      let shown = isComplete ? examples : Array(examples.prefix(Self.mostExamples))
      for example in shown { text += "\n\(title):\n\n" + Self.lines(example) }
      hidden += examples.count - shown.count
    }
    if hidden > 0 { text += "\n\(hidden.counted("more example")): specimen explain \(rule.id) --all\n" }
    text +=
      "\nIn system.yml or guide.yml, `rules: { \(rule.id): off }` turns it off; error, warning and note say how bad it\n"
    return text + "is. `<!-- specimen-allow \(rule.id): the reason -->` above a block allows it there.\n"
  }

  /// So many examples of each side are shown unless all are asked for.
  private static let mostExamples = 2

  /// What an example holds, indented.
  private static func lines(_ example: RuleExample) -> String {
    let parts = [example.tokens, example.settings, example.page.replacing("↓", with: "")].filter { !$0.isEmpty }
    let lines = parts.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
