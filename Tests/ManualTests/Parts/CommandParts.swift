import Foundation
import TestSupport

/// What every command takes, laid out from the program's own description of it, in the order of `--help`.
enum CommandParts {
  static func all() async throws -> [String: String] {
    let run = try await Program.run(["--experimental-dump-help"])
    let program = try JSONDecoder().decode(Description.self, from: Data(run.output.utf8)).command
    var sections: [String] = []
    for (path, command) in commands(of: program, path: []) {
      sections.append(section(path.joined(separator: " "), command, usage: try await usage(path)))
    }
    return ["commands": sections.joined(separator: "\n\n")]
  }

  // MARK: What the program says of itself

  /// The shape of `--experimental-dump-help`, as far as it is needed.
  private struct Description: Decodable {
    let command: Command
  }

  private struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  private struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String

      var written: String { (kind == "short" ? "-" : "--") + name }
    }

    let kind: String
    let abstract: String?
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let allValues: [String]?
    let shouldDisplay: Bool

    /// `-o, --output <output>`, or `<dir>` for what has no name.
    var term: String {
      let value = "<\(valueName ?? "value")>"
      guard let names, kind != "positional" else { return value }
      let written = names.sorted { $0.kind == "short" && $1.kind != "short" }.map(\.written).joined(separator: ", ")
      return kind == "flag" ? written : "\(written) \(value)"
    }
  }

  /// Each command below another, a group of commands before its own; help itself is told of once.
  private static func commands(of command: Command, path: [String]) -> [(path: [String], command: Command)] {
    let shown = (command.subcommands ?? []).filter { $0.commandName != "help" }
    return shown.flatMap { command in
      let path = path + [command.commandName]
      return [(path, command)] + commands(of: command, path: path)
    }
  }

  /// `specimen serve [<dir|doc.md>] [--port <port>]`.
  private static func usage(_ path: [String]) async throws -> String {
    let help = try await Program.run(path + ["--help"], environment: ["COLUMNS": "4000"]).output
    return wrapped(help.firstMatch(of: /(?m)^USAGE: (.+)$/).map { String($0.1) } ?? "")
  }

  /// In lines that fit a page, broken between arguments.
  private static func wrapped(_ usage: String) -> String {
    var lines = [""]
    for part in usage.replacing(" [", with: "\n[").split(separator: "\n") {
      if lines[lines.count - 1].count + part.count > widest { lines.append(" ") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + part
    }
    return lines.joined(separator: "\n")
  }

  private static let widest = 88

  // MARK: Markdown

  private static func section(_ name: String, _ command: Command, usage: String) -> String {
    var parts = ["## specimen \(name)", text(command.abstract ?? ""), fence(usage)]
    parts += discussion(command.discussion ?? "")
    let all = (command.arguments ?? []).filter { $0.shouldDisplay && !["version", "help"].contains($0.valueName) }
    // Arguments, which have no name, before options.
    let items = (all.filter { $0.kind == "positional" } + all.filter { $0.kind != "positional" }).map(item)
    if !items.isEmpty { parts.append(items.joined(separator: "\n")) }
    let shown = (command.subcommands ?? []).filter { $0.commandName != "help" }
    if !shown.isEmpty {
      let items = shown.map {
        "- [`\($0.commandName)`](#specimen-\(name)-\($0.commandName))\\\n  \(text($0.abstract ?? ""))"
      }
      parts.append(items.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  /// The term on a line of its own, then the sentence.
  private static func item(_ argument: Argument) -> String {
    var words = text(argument.abstract ?? "")
    if let values = argument.allValues { words += " One of \(values.map { "`\($0)`" }.joined(separator: ", "))." }
    if let value = argument.defaultValue { words += " By default `\(value)`." }
    return "- `\(argument.term)`\\\n  \(words)"
  }

  /// Paragraphs, and what is indented in them as code.
  private static func discussion(_ discussion: String) -> [String] {
    discussion.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { paragraph in
      let lines = paragraph.split(separator: "\n")
      guard lines.allSatisfy({ $0.hasPrefix("  ") }) else { return text(paragraph) }
      return fence(lines.map { $0.dropFirst(2) }.joined(separator: "\n"))
    }
  }

  private static func fence(_ code: String) -> String { "```text\n\(code)\n```" }

  /// A sentence in which names of options are code, and nothing else has a meaning in Markdown.
  private static func text(_ words: String) -> String {
    let parts = words.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      if index % 2 == 1 { return "`\(part)`" }
      return String(part).replacing(/[<*_\[\]]/) { "\\\($0.output)" }
        .replacing(/(?<before>^|[\s(])(?<name>--?[a-z][a-z-]*)/) { "\($0.output.before)`\($0.output.name)`" }
    }.joined()
  }
}
