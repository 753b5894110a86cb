import TestSupport

/// The help of every command, as the program prints it.
enum CommandParts {
  static func all() async throws -> [String: String] {
    var sections: [String] = []
    for path in try await commands(below: []) where !path.isEmpty {
      let help = try await help(path)
      sections.append(
        "## \((["specimen"] + path).joined(separator: " "))\n\n```text\n\(help.trimmingSuffix(of: "\n"))\n```")
    }
    return ["commands": sections.joined(separator: "\n\n")]
  }

  /// Each command, a group of commands before its own.
  private static func commands(below path: [String]) async throws -> [[String]] {
    var found = [path]
    for name in subcommands(in: try await help(path)) { found += try await commands(below: path + [name]) }
    return found
  }

  private static func help(_ path: [String]) async throws -> String {
    try await Program.run(path + ["--help"], environment: ["COLUMNS": "80"]).output
  }

  private static func subcommands(in help: String) -> [String] {
    guard let start = help.firstRange(of: "SUBCOMMANDS:\n") else { return [] }
    let lines = help[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.isEmpty }.compactMap { line in
      line.firstMatch(of: /^  (\S+)/).map { String($0.1) }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(of character: Character) -> Substring {
    var text = self[...]
    while text.last == character { text.removeLast() }
    return text
  }
}
