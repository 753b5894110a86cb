import TestSupport
import Testing

struct HelpTests {
  /// Every subcommand, found by asking the program itself.
  private func commands(below path: [String]) async throws -> [[String]] {
    let help = try await Program.run(["help"] + path, environment: ["COLUMNS": "80"])
    var found = [path]
    guard let start = help.output.firstRange(of: "SUBCOMMANDS:\n") else { return found }
    for line in help.output[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false) {
      guard !line.isEmpty else { break }
      let name = line.dropFirst(2).prefix { $0 != " " }
      if line.hasPrefix("  "), !name.isEmpty { found += try await commands(below: path + [String(name)]) }
    }
    return found
  }

  @Test func teachesEverySubcommandAsItsGoldenDoes() async throws {
    let all = try await commands(below: [])
    #expect(all.contains(["build"]) && all.contains(["check"]) && all.contains(["inspect", "token"]))
    for path in all {
      let help = try await Program.run(path + ["--help"], environment: ["COLUMNS": "80"])
      #expect(help.status == 0)
      #expect(throws: Never.self) {
        try Golden.expect(help.output, named: (["help"] + path).joined(separator: "-") + ".txt")
      }
    }
  }

  @Test func saysTheSameForHelpAndTheHelpOption() async throws {
    let asked = try await Program.run(["help", "build"], environment: ["COLUMNS": "80"])
    let optional = try await Program.run(["build", "--help"], environment: ["COLUMNS": "80"])
    #expect(asked.status == 0)
    #expect(asked.output == optional.output)
  }

  @Test func saysItsVersion() async throws {
    let run = try await Program.run(["--version"])
    #expect(run.status == 0)
    #expect(run.output.split(separator: ".").count == 3)
  }
}
