import ArgumentParser
import Comparison
import Diagnostics
import Differences
import Files
import Guide
import Pipeline
import Printing
import Reviews

/// `specimen diff`: what changed between two versions, how far it goes and what it touches.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two versions of a guide.",
    discussion: """
      A version is a git revision, a folder or a document. Without a second one, the base is compared with the project \
      as it is on the disk, including uncommitted work. If the branches have diverged, their merge base is compared. The \
      repository and its work tree are only read.

        specimen diff main
        specimen diff v1.2 v2.0 --format markdown
        specimen diff old/ new/ --format html --output review
        specimen diff main --fail-on unapproved
        specimen diff --log

      Decisions are read from approvals.txt in the project: one per line, a change's key and `approved` or `rejected`. The \
      HTML review writes such lines.
      """)

  @Argument(help: ArgumentHelp("A revision (also a..b), a folder or a document.", valueName: "base"))
  var base: String?

  @Argument(help: ArgumentHelp("The same; by default the project as it is now.", valueName: "head"))
  var head: String?

  @Option(help: "How changes are written: text, json, markdown or html.")
  var format = ChangesFormat.text

  @Option(
    name: .shortAndLong,
    help:
      "A folder to write the result to: changes.txt, .json, .md or .html; log.txt with --log. Otherwise standard output."
  )
  var output: String?

  @Option(
    name: .customLong("fail-on"),
    help: "Exit with 1 on breaking, visible or any changes, or on visible ones that nobody approved.")
  var failOn: ChangesLimit?

  @Option(name: .customLong("project"), help: "The project's folder or document, for revisions.")
  var project = "."

  @Option(name: .customLong("approvals"), help: "The file of decisions; by default approvals.txt in the project.")
  var approvals: String?

  @Flag(name: .customLong("exact"), help: "Compare with the base itself, not with the merge base.")
  var isExact = false

  @Option(
    name: .customLong("threshold"),
    help: ArgumentHelp(
      "Up to what a change counts as invisible: color (ΔE2000), length (px), time (ms), overshoot or easing (shares).",
      valueName: "name=value"))
  var limits: [String] = []

  @Option(name: .customLong("link"), help: "The address of the HTML review, for the Markdown comment.")
  var link: String?

  @Flag(
    name: .customLong("log"),
    help:
      "List what changed from release to release (tags, or commits if there are none); base is then the oldest one.")
  var isLog = false

  @Option(name: .customLong("by"), help: "With --log, what counts as a release: tags or commits.")
  var source: ChangesSource?

  @Option(help: "With --log, how many releases are compared with the ones before them.")
  var most = HistoryLoader.usual

  func validate() throws {
    _ = try thresholds()
    guard isLog else {
      if base == nil {
        throw ValidationError("a base is missing: a revision, a folder or a document; or ask for --log")
      }
      if source != nil { throw ValidationError("--by goes with --log") }
      return
    }
    if failOn != nil { throw ValidationError("--fail-on asks about one comparison, and --log tells of many") }
    if !(1...1_000).contains(most) { throw ValidationError("--most takes a number from 1 to 1000") }
  }

  private func thresholds() throws -> Thresholds {
    var thresholds = Thresholds()
    for limit in limits {
      let parts = limit.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let value = Double(parts[1]), thresholds.set(String(parts[0]), to: value) else {
        throw ValidationError(
          "--threshold takes \(Thresholds.names.joined(separator: ", ")) with a number, as color=2, and not \(limit)")
      }
    }
    return thresholds
  }

  func run() async throws {
    if isLog { return try await tellHistory() }
    try await ExitStatus.translatingErrors {
      let jobs = Terminal.processors
      let versions = try await ComparedVersions(
        base: base ?? "HEAD", head: head, project: project, isExact: isExact, skipsWhatIsSame: true, jobs: jobs)
      let approvals = try await ApprovalsFile.read(approvals, project: project)
      let unreadable = versions.unreadable
      var style = TextStyle(color: Terminal.standardError.hasColor)
      try Terminal.standardError.write(style.text(unreadable))
      let changes = await Review.changes(versions, try thresholds(), counts: format == .json, jobs: jobs)
      for file in changes.unread { Terminal.standardError.show("specimen: \(file.sentence)\n") }
      try write(text(of: changes, approvals), named: "changes")
      if failOn?.isReached(by: changes, approvals) == true { throw ExitCode(1) }
    }
  }

  private func tellHistory() async throws {
    try await ExitStatus.translatingErrors {
      let loader = try await HistoryLoader(project, jobs: Terminal.processors)
      let history = try await loader.history(
        from: base, to: head, by: source ?? .automatic, most: most, try thresholds())
      let text =
        switch format {
        case .text: HistoryText.text(history)
        case .json: HistoryJSON.text(history)
        case .markdown: HistoryMarkdown.text(history)
        case .html: HistoryHTML.text(history)
        }
      try write(text, named: "log")
    }
  }

  private func write(_ text: String, named name: String) throws {
    if let output {
      try ReviewFile.write(text, to: output, name: "\(name).\(format.fileExtension)")
    } else {
      try Terminal.standardOutput.write(text)
    }
  }

  private func text(of changes: Changes, _ approvals: Approvals) -> String {
    switch format {
    case .text: ChangesText.text(changes, approvals)
    case .json: ChangesJSON.text(changes, approvals)
    case .markdown: ChangesMarkdown.text(changes, approvals, link: link)
    case .html: ChangesHTML.text(changes, approvals)
    }
  }
}

/// The values of `diff --format`.
enum ChangesFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown, html

  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .markdown: "md"
    case .html: "html"
    }
  }
}

extension ChangesSource: ExpressibleByArgument {
  package static var allValueStrings: [String] { [Self.tags, .commits].map(\.rawValue) }

  package init?(argument: String) {
    guard argument != Self.automatic.rawValue else { return nil }
    self.init(rawValue: argument)
  }
}

/// The values of `diff --fail-on`.
enum ChangesLimit: String, ExpressibleByArgument, CaseIterable {
  case breaking, visible, any, unapproved

  func isReached(by changes: Changes, _ approvals: Approvals) -> Bool {
    switch self {
    case .breaking: changes.count(.breaking) > 0
    case .visible: changes.all.contains { $0.severity >= .visible }
    case .any: !changes.isEmpty
    case .unapproved: !changes.unapproved(approvals).isEmpty
    }
  }
}
