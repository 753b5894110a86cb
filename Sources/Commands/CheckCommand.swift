import ArgumentParser
import Diagnostics
import Files
import Pipeline

/// `specimen check`: reports everything that is wrong, without writing a site.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is wrong with a project, or with some of its files.",
    discussion: """
      Parses every file, resolves every token, follows every link and checks every block, and reports each fault with \
      its path:line:column, the reason and a fix. No site is written. A token or resolver file can be checked on its own.

        specimen check
        specimen check brand.tokens.json themes.resolver.json --format json
      """)

  @Argument(help: ArgumentHelp("Projects, documents or token files.", valueName: "dir|file"))
  var inputs = ["."]

  @Option(help: "The format of the findings.")
  var format = OutputFormat.text

  @Option(name: .customLong("fail-on"), help: "Exit with 1 on findings of this severity or above.")
  var failOn = Severity.error

  func run() async throws {
    try await ExitStatus.translatingErrors {
      var diagnostics = Diagnostics()
      for input in inputs {
        let loader = try SourceLoader(input, output: SourceLoader.defaultOutput(for: input))
        let (sources, unreadable) = await loader.load(jobs: Terminal.processors)
        diagnostics.append(unreadable)
        let options = BuildOptions(jobs: Terminal.processors)
        diagnostics.append(await Build.findings(sources, options, beside: loader.beside))
      }
      switch format {
      case .text:
        let terminal = Terminal.standardOutput
        var style = TextStyle(color: terminal.hasColor)
        try terminal.write(style.text(diagnostics))
        try terminal.write(Summary.findings(diagnostics) + "\n")
      case .json: try Terminal.standardOutput.write(JSONStyle.text(diagnostics))
      }
      if diagnostics.reach(failOn) { throw ExitCode(1) }
    }
  }
}

/// The values of `--format`.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension Severity: ExpressibleByArgument {}
