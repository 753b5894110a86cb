import ArgumentParser
import Diagnostics

/// `specimen explain`: what a rule says, why, and how it looks.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule.",
    discussion: """
      Findings name their rule in square brackets. Without a rule, every rule is listed.

        specimen explain dangling-alias
      """)

  @Argument(help: ArgumentHelp("The id of a rule.", valueName: "rule"))
  var rule: String?

  func run() async throws {
    try await ExitStatus.translatingErrors { try Terminal.standardOutput.write(try text()) }
  }

  private func text() throws -> String {
    let rules = Rule.all
    guard let rule else { return Self.list(rules) }
    guard let found = rules.first(where: { $0.id == rule }) else {
      let near = Suggestion.nearest(to: rule, in: rules.map(\.id)).map { "; did you mean \($0)?" }
      throw UsageError("\(rule) is no rule" + (near ?? ""), in: "explain", "[<rule>]")
    }
    return Self.explanation(found)
  }

  private static func list(_ rules: [Rule]) -> String {
    rules.sorted { $0.id < $1.id }.map { "\($0.id) (\($0.severity.rawValue)): \($0.summary)\n" }.joined()
  }

  private static func explanation(_ rule: Rule) -> String {
    "\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.summary)\n\(rule.why)\n\n\(rule.example)\n"
  }
}
