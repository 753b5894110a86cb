import ArgumentParser
import Diagnostics
import Files
import Guide
import Pipeline
import Printing

/// `specimen check`: reports everything that is wrong, without writing a site.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is wrong with a project, or with some of its files.",
    discussion: """
      Parses every file, resolves every token, follows every link, checks every block and compares what the documents \
      say with the tokens. Reports each fault with its path:line:column, the reason and a fix. No site is written. A \
      token or resolver file can be checked on its own; documents and the token files given with them are one project.

        specimen check
        specimen check brand.tokens.json themes.resolver.json --format json
        specimen check brand.md brand.tokens.json
        specimen check --fix --dry-run
        specimen check --write-baseline known.json
        specimen check --baseline known.json --fail-on warning
      """)

  @Argument(help: ArgumentHelp("Projects, documents, token files or stylesheets.", valueName: "dir|file"))
  var inputs = ["."]

  @Option(help: "The format of the findings.")
  var format = ReportFormat.text

  @Option(name: .customLong("fail-on"), help: "Exit with 1 on findings of this severity or above.")
  var failOn = Severity.error

  @Option(help: ArgumentHelp("Leave out the findings that this file lists.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp("Write the current findings to this file, to be left out from now on.", valueName: "file"))
  var newBaseline: String?

  @Flag(help: "Make the edits that findings offer, then report what is left.")
  var fix = false

  @Flag(name: .customLong("dry-run"), help: "With --fix: write nothing, and show the edits as a patch.")
  var dryRun = false

  @Flag(help: "In text, show every place of each finding.")
  var all = false

  func validate() throws {
    if dryRun && !fix { throw ValidationError("--dry-run shows what --fix would change: give both") }
    if baseline?.isEmpty == true || newBaseline?.isEmpty == true {
      throw ValidationError("a baseline takes the name of a file")
    }
  }

  func run() async throws {
    try await ExitStatus.translatingErrors {
      // A baseline that is missing is an error, whatever is found.
      let known = try baseline.map { path throws(FileSystemError) in try Baseline(readFrom: path) }
      let found = try await fix ? mended() : findings()
      if let newBaseline { return try write(found, to: newBaseline) }
      let compared = known?.compared(with: found)
      let shown = compared?.new ?? found
      try report(shown, of: found.compared, known: compared.map { (count: $0.known, gone: $0.gone) })
      if shown.reach(failOn) { throw ExitCode(1) }
    }
  }

  // MARK: Looking

  private func findings() async throws -> Diagnostics {
    var diagnostics = Diagnostics()
    for project in projects {
      let (loader, sources, options) = try await read(project, into: &diagnostics)
      diagnostics.append(await Build.findings(sources, options, beside: loader.beside))
    }
    return diagnostics
  }

  /// The inputs by project: documents and the tokens that are given with them are one, all else is one by itself.
  private var projects: [[String]] {
    let files = inputs.filter(SourceLoader.isFile)
    guard files.contains(where: ProjectLayout.isPage), !files.allSatisfy(ProjectLayout.isPage) else {
      return inputs.map { [$0] }
    }
    let others = inputs.filter { !files.contains($0) }.map { [$0] }
    return [files] + others
  }

  private func read(
    _ inputs: [String], into diagnostics: inout Diagnostics
  ) async throws -> (loader: SourceLoader, sources: Sources, options: BuildOptions) {
    let loader: SourceLoader
    if inputs.count > 1 {
      loader = try SourceLoader(files: inputs)
    } else {
      let input = SourceLoader.project(at: inputs[0])
      loader = try SourceLoader(input, output: SourceLoader.defaultOutput(for: input))
    }
    let (sources, unreadable) = await loader.load(jobs: Terminal.processors)
    diagnostics.append(unreadable)
    if sources.files.contains(where: { !$0.bytes.allSatisfy(\.isSpace) }) { diagnostics.compared.hasContents = true }
    return (loader, sources, BuildOptions(jobs: Terminal.processors, surroundings: loader.around))
  }

  /// What is left once the edits are made, on the disk or only in a patch.
  private func mended() async throws -> Diagnostics {
    var diagnostics = Diagnostics()
    var (edits, files) = (0, 0)
    for project in projects {
      let (loader, sources, options) = try await read(project, into: &diagnostics)
      let mending = await Mending(sources, options, beside: loader.beside)
      if dryRun {
        for (before, after) in mending.changes { try Terminal.standardOutput.write(Patch.text(before, after)) }
      } else {
        try loader.write(mending.changes)
      }
      edits += mending.count
      files += mending.changes.count
      diagnostics.append(mending.diagnostics)
    }
    let verb = dryRun ? "would mend" : "mended"
    let what = "\(edits.counted("finding")) in \(files.counted("file"))"
    Terminal.standardError.show("\(verb) \(what)\n")
    return diagnostics
  }

  // MARK: Saying

  private func report(_ diagnostics: Diagnostics, of looked: Compared, known: (count: Int, gone: Int)?) throws {
    let terminal = Terminal.standardOutput
    // To people, what asks nothing of them is told only if they ask for everything, or where it is all there is.
    let asking = diagnostics.keeping { !$0.asksNothing }
    let isMore = !asking.all.isEmpty || looked.text != nil
    var diagnostics = isMore && !all && [.text, .github, .markdown].contains(format) ? asking : diagnostics
    diagnostics.compared = looked
    let isEmpty = diagnostics.all.isEmpty && !looked.hasContents
    var summary = isEmpty ? "nothing to check: every file is empty" : Summary.findings(diagnostics)
    if let known {
      summary += known.count > 0 ? "; \(known.count) more in the baseline" : ""
      summary += known.gone > 0 ? "; \(known.gone) of the baseline no longer found" : ""
    }
    if let looked = looked.text { summary += "; " + looked }
    // The patch has standard output to itself.
    if dryRun, format == .text { return Terminal.standardError.show(summary + "\n") }
    switch format {
    case .text:
      var style = TextStyle(color: terminal.hasColor)
      try terminal.write(style.grouped(diagnostics, all: all))
      try terminal.write(summary + "\n")
    case .json: try terminal.write(JSONStyle.text(diagnostics))
    case .sarif: try terminal.write(SARIFStyle.text(diagnostics))
    case .junit: try terminal.write(JUnitStyle.text(diagnostics, failing: failOn))
    case .github: try terminal.write(GitHubStyle.text(diagnostics))
    case .markdown: try terminal.write(MarkdownStyle.text(diagnostics, summary: summary))
    }
  }

  /// Writes a baseline, and says what it accepts that was not accepted before.
  private func write(_ found: Diagnostics, to path: String) throws {
    let new = Baseline(of: found)
    var accepted = found
    var gone = 0
    if Baseline.exists(at: path) {
      let compared = try Baseline(readFrom: path).compared(with: found)
      (accepted, gone) = (compared.new, compared.gone)
    }
    try new.write(to: path)
    let terminal = Terminal.standardOutput
    var style = TextStyle(color: terminal.hasColor)
    try terminal.write(style.grouped(accepted, all: all))
    let newly = Summary.findings(accepted)
    let gonePart = gone > 0 ? "; \(gone) no longer found" : ""
    try terminal.write("\(path) lists \(Summary.findings(found)); newly accepted: \(newly)\(gonePart)\n")
  }
}

extension Diagnostic {
  /// Whether it only says how something was read, and that nothing is to be done.
  fileprivate var asksNothing: Bool { severity == .note && fix?.sentence.hasPrefix("nothing") == true }
}

/// How findings are written: the values of `check --format`.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, junit, github, markdown
}

/// How answers are written: the values of `inspect --format`.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension Severity: ExpressibleByArgument {}
