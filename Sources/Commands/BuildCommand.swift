import ArgumentParser
import Audit
import Diagnostics
import Files
import Guide
import Pipeline

/// `specimen build`: builds a site from sources.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the site.",
    discussion: """
      Give it a project's folder, any folder of Markdown, or one document. The new site is built beside the old one and \
      takes its place at the end, so a failed build changes nothing. Files in the output folder that Specimen did not \
      write are kept.

        specimen build NOTES.md --output /tmp/notes
        specimen build --only okta-mobile --strict

      What a build has read and found is kept in .specimen-cache in the project's folder: the next build returns at once \
      if nothing has changed, and otherwise repeats only what an edit affects. The folder can be deleted at any time and \
      never changes the result.
      """)

  @Argument(help: ArgumentHelp("A project's folder, or one document.", valueName: "dir|doc.md"))
  var input = "."

  @Option(name: .shortAndLong, help: "Where the site goes; by default `public` in the project's folder.")
  var output: String?

  @Option(
    name: .customLong("base-url"),
    help: "The site's public address, for its sitemap, canonical links, link previews and 404 page.")
  var baseURL: String?

  @Option(
    help: ArgumentHelp(
      "Build only one system, named by its folder; the rest of an existing site is left as it is.",
      valueName: "system"))
  var only: String?

  @Flag(help: "Exit with 1 on warnings too.")
  var strict = false

  @Option(help: "How many tasks run at once; by default, one for each processor. The site is the same for any number.")
  var jobs: Int?

  @Flag(
    name: .customLong("fingerprint"),
    help: ArgumentHelp(
      "Name the styles and scripts that every page loads by what is in them, so that browsers may keep these for good; "
        + "the parts of the search and a page's own preview styles keep their names."))
  var isFingerprinted = false

  @Flag(help: "Print which files were written or removed, and why.")
  var changed = false

  @Flag(name: .customLong("no-cache"), help: "Build everything, and write no cache.")
  var hasNoCache = false

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256") }
    if output?.isEmpty == true { throw ValidationError("--output takes the name of a folder") }
    guard let baseURL else { return }
    if !GuideSettings.isWebAddress(baseURL) {
      throw ValidationError("--base-url takes an address that begins with https:// or http://")
    }
    if baseURL.contains("?") || baseURL.contains("#") {
      throw ValidationError("--base-url takes the address of a folder, without a query or a fragment")
    }
  }

  func run() async throws {
    let start = ContinuousClock.now
    let terminal = Terminal.standardError
    let jobs = jobs ?? Terminal.processors
    try await ExitStatus.translatingErrors {
      let input = SourceLoader.project(at: input)
      let target = output ?? SourceLoader.defaultOutput(for: input)
      let loader = try SourceLoader(input, output: target)
      let writer = try SiteWriter(target, root: loader.root)
      let options = BuildOptions(
        only: only, isPart: only.map(writer.hasOthers) ?? false, baseURL: baseURL, jobs: jobs,
        isFingerprinted: isFingerprinted)
      let last = hasNoCache ? nil : LastBuild(loader, options, writer)
      let (known, changes) = await last?.compare(jobs: jobs) ?? (nil, BuildChanges(.first))
      if let known {
        try tell(known, SiteWriter.Report(unchanged: known.files), since: start, in: target)
        Terminal.endProgram(known.hasFailed(strict) ? 1 : 0)
      }
      let progress = ProgressLine(terminal, since: start)
      let cache = await last?.cache(jobs: jobs)
      let (sources, unreadable) = await loader.load(jobs: jobs)
      let readHistory: HistoryReader = { source throws(FileSystemError) in
        try await HistoryLoader(input, jobs: jobs).history(by: source)
      }
      let plan = await Build.plan(
        sources, options, BuildNeeds(beside: last?.beside ?? loader.beside, readHistory: readHistory, cache: cache)
      ) { stage, count in
        progress.show("\(stage.rawValue) \(count)")
      }
      try reportUnknownSystem(in: plan)
      if plan.guide.isEmpty {
        progress.clear()
        var found = unreadable
        found.append(plan.policy.judged(plan.diagnostics))
        let outcome = await Summary.outcome(plan, found, only: nil)
        try show(outcome)
        throw FileSystemError(.input, "\(input) gives nothing to show, so \(target) is left as it was")
      }
      progress.show("rendering and writing \(plan.files.count)")
      // What is read from git has no file of the project.
      let former = plan.guide.settings.changes == nil ? cache.flatMap { last?.former($0) } : nil
      let (report, drawn, left) = try await writer.write(plan.files, only: only, jobs: jobs, keeping: former)
      progress.clear()
      var found = plan.diagnostics
      found.append(drawn)
      var diagnostics = unreadable
      diagnostics.append(plan.policy.judged(found))
      found.append(unreadable)
      let part = options.isPart ? only : nil
      let outcome = await Summary.outcome(plan, diagnostics, only: part)
      last?.keep(sources, found, left, outcome, cache, after: changes)
      if changed {
        for line in changes.lines(report, plan.files) { try Terminal.standardOutput.write(line + "\n") }
      }
      try tell(outcome, report, since: start, in: target)
      // The process ends without freeing memory, because freeing a large site piece by piece takes time for nothing.
      withExtendedLifetime((sources, plan)) { Terminal.endProgram(outcome.hasFailed(strict) ? 1 : 0) }
    }
  }

  /// Prints the findings.
  private func show(_ outcome: BuildOutcome) throws(FileSystemError) {
    let terminal = Terminal.standardError
    try terminal.write(
      terminal.hasColor
        ? outcome.coloured : terminal.isInteractive ? TextStyle.withoutColors(outcome.coloured) : outcome.plain)
  }

  /// Prints the findings, and what the build came to.
  private func tell(
    _ outcome: BuildOutcome, _ report: SiteWriter.Report, since start: ContinuousClock.Instant, in target: String
  ) throws(FileSystemError) {
    try show(outcome)
    let time = start.duration(to: .now)
    try Terminal.standardOutput.write(Summary.text(outcome, report, time, output: target) + "\n")
  }

  /// Ends a build of a system that the guide does not have.
  private func reportUnknownSystem(in plan: BuildPlan) throws {
    guard let only, !plan.guide.systems.contains(where: { $0.slug == only }) else { return }
    let near = Suggestion.nearest(to: only, in: plan.slugs.filter { !$0.isEmpty }).map { "; did you mean \($0)?" }
    throw UsageError(
      "\(only) is not a system of this guide" + (near ?? ""), in: "build", "[<dir|doc.md>] [<options>]")
  }
}

extension BuildOutcome {
  /// Whether it has findings that a build fails by.
  fileprivate func hasFailed(_ isStrict: Bool) -> Bool { errors > 0 || isStrict && warnings > 0 }
}
